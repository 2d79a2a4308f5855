//! Lessons, drills, score sheets and clocks in English: the last part of the sentences in `en.rs`.

/// Adds these sentences to those it is given.
macro_rules! en_school {
    ($($known:tt)*) => {
        sentences! {
            $($known)*
            @feature "screen" {
                StarsOf => "{stars} of {most} stars.",
                // Drills.
                DrillName => "What is the lit field called?",
                DrillFind => "Where is {field}? Tap it.",
                DrillPlayWhite => "White plays {text}. Play it on the board.",
                DrillPlayBlack => "Black plays {text}. Play it on the board.",
                DrillWriteWhite => "White has just moved. Write that move.",
                DrillWriteBlack => "Black has just moved. Write that move.",
                DrillRight => "Yes, that is {text}!",
                DrillAnswer => "The answer is {text}. Now you.",
                DrillThat => "That is {field}.",
                DrillNoField => "No field here is called “{text}”. Names look like {like}.",
                DrillNothing => "Write a name first.",
                DrillGoodSign => "The {sign} is right!",
                DrillGoodRow => "That is the right row!",
                DrillLookFile => "Look at the letter: slide straight along the column to the edge.",
                DrillLookRank => "Look at the number: slide sideways along the row to the edge.",
                DrillLookLine => "Look at the letter: slide from the centre outwards, it stands at the edge.",
                DrillLookRing => "Look at the ring: count from White’s edge inwards, 1 to 4, and over the centre outwards, 5 to 8.",
                DrillLookTurned => "You see the board from Black’s side: a is on the right, and 1 is at the top.",
                DrillLookRow => "Look at the row first: which number does it begin with?",
                DrillLookAlong => "Count along the row, one field after the other.",
                DrillRow => "The numbers of this row go from {first} to {last}.",
                DrillCountFiles => "Count the letters with your finger: {signs}.",
                DrillCountRanks => "Count the numbers with your finger: {signs}.",
                DrillSoFar => "“{text}” is right so far!",
                DrillGoodPiece => "You have the right piece!",
                DrillGoodTarget => "You have the right field at the end!",
                DrillGoodLetter => "That is the right kind of piece!",
                DrillLookPiece => "Look at the beginning: a capital letter is a piece, and without one a pawn moves.",
                DrillLookFrom => "Look at where the move begins: more than one piece can go there.",
                DrillLookTo => "Look at where the move ends.",
                DrillLookEnd => "Start and end are right. Look at what happens on the way or at the end.",
                DrillLookCastles => "Here king and rook move together.",
                DrillLookRook => "Castling is right! Look at which rook comes along.",
                DrillAtOnce => "Right at once in a row: {count}. Your longest row: {best}.",
                DrillMinute => "One minute has passed. Tasks done: {count}.",
                DrillNoMove => "No such move came up this time. Try again, or choose another kind.",
            }
            // Course files, and what is said of answers in lessons.
            @feature "screen" {
                CourseStart => "A course file begins with the line “notabene course 1”.",
                CourseLong => "This file is too large for a course.",
                CourseWord => "“{word}” does not belong here.",
                CourseMissing => "Here “{word}” is missing, or what stands after it cannot be used.",
                CourseTongue => "“{word}” needs its text in every language. Add lines that begin with {and languages}.",
                CourseTwice => "“{id}” is there twice.",
                CourseNoHint => "No hint of this course is called “{key}”.",
                CourseField => "“{text}” is not a field of this board.",
                CourseThree => "A choice needs three options: one “right” and two “wrong”.",
                CourseNotSo => "“{text}” does not fit what the board shows.",
                GoodParts => "Already right: {and parts}.",
                GoodLetter => "The letter {letter} is right.",
                GoodNumber => "The number {number} is right.",
                GoodBoxes => "{right} of {all} boxes are right.",
                ThatIs => "What you chose is {field}. Look for the other one.",
                NameLooksLike => "That is not the name of a field yet. Names go from {first} to {last}.",
                LookPiece => "That move is possible, but another piece moved. What is its letter?",
                LookTo => "Look where the piece came down. What is that field called?",
                LookFrom => "Look where the piece started from.",
                LookSigns => "Compare the rest, sign by sign.",
                LookCastling => "Look again: did the king castle, and to which side?",
                LookMove => "Up to there it is right. But {text} was not played: look at the board.",
                LookNumber => "The moves are right. Look at the number before {text}.",
                LookBox => "Look at the marked box again.",
                LookResult => "Who won? 1-0 means White, 0-1 means Black, ½-½ means nobody.",
                LookTask => "Read the task once more: what is asked for?",
                YouPlayed => "You played {text}. Compare it with the written move, sign by sign.",
                HelpBegins => "It begins with {text}.",
                HelpFind => "Look for the letter {letter} first. Then count up to {number}.",
                HelpRow => "Count the rows from the top: it lies in row {row}.",
                HelpFrom => "The piece on {field} moves.",
                HelpNot => "It is not this one: {text}",
                HelpAnswer => "This is the answer: {right}. Now do it yourself.",
            }
        }
    };
}

pub(super) use en_school;
