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
        }
    };
}

pub(super) use en_school;
