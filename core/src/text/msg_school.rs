//! The messages of lessons, drills, score sheets and clocks, as data: the last part of the list in `msg.rs`.
//! They are said on pages of their own, and fetched with the first of these.

/// Adds these messages to those it is given: the first of them begins the file `school`.
macro_rules! school_messages {
    ($($known:tt)*) => {
        messages! {
            $($known)*
            @feature "screen" {
                /// How many stars of a course are won, and how many there are.
                StarsOf = "stars_of" { stars: u32, most: u32 };
                // Drills.
                /// Asks for the name of the lit field.
                DrillName = "drill_name";
                /// Asks for a field.
                DrillFind = "drill_find" { field: String };
                /// Asks to play a written move.
                DrillPlayWhite = "drill_play_white" { text: String };
                /// The same for Black.
                DrillPlayBlack = "drill_play_black" { text: String };
                /// Asks to write a played move.
                DrillWriteWhite = "drill_write_white";
                /// The same for Black.
                DrillWriteBlack = "drill_write_black";
                /// An answer is right.
                DrillRight = "drill_right" { text: String };
                /// The answer.
                DrillAnswer = "drill_answer" { text: String };
                /// The field that was tapped.
                DrillThat = "drill_that" { field: String };
                /// No name of a field.
                DrillNoField = "drill_no_field" { text: String, like: String };
                /// No name was written.
                DrillNothing = "drill_nothing";
                /// A letter or digit of a name is right.
                DrillGoodSign = "drill_good_sign" { sign: String };
                /// The row of a numbered field is right.
                DrillGoodRow = "drill_good_row";
                /// Look at the letter.
                DrillLookFile = "drill_look_file";
                /// Look at the number.
                DrillLookRank = "drill_look_rank";
                /// Look at the letter of a round board.
                DrillLookLine = "drill_look_line";
                /// Look at the ring of a round board.
                DrillLookRing = "drill_look_ring";
                /// The board is seen from Black.
                DrillLookTurned = "drill_look_turned";
                /// Look at the row of a numbered field.
                DrillLookRow = "drill_look_row";
                /// Count along the row.
                DrillLookAlong = "drill_look_along";
                /// The numbers of a row.
                DrillRow = "drill_row" { first: String, last: String };
                /// Count the letters.
                DrillCountFiles = "drill_count_files" { signs: String };
                /// Count the numbers.
                DrillCountRanks = "drill_count_ranks" { signs: String };
                /// The beginning of a written move is right.
                DrillSoFar = "drill_so_far" { text: String };
                /// The right piece moves.
                DrillGoodPiece = "drill_good_piece";
                /// The move ends on the right field.
                DrillGoodTarget = "drill_good_target";
                /// A piece of the right kind moves.
                DrillGoodLetter = "drill_good_letter";
                /// Look at what moves.
                DrillLookPiece = "drill_look_piece";
                /// Look at where the move begins.
                DrillLookFrom = "drill_look_from";
                /// Look at where the move ends.
                DrillLookTo = "drill_look_to";
                /// Look at the end of the text, or at the way.
                DrillLookEnd = "drill_look_end";
                /// Castling.
                DrillLookCastles = "drill_look_castles";
                /// Castling on the other side.
                DrillLookRook = "drill_look_rook";
                /// How long the series is.
                DrillAtOnce = "drill_at_once" { count: u32, best: u32 };
                /// How many tasks were done in a minute.
                DrillMinute = "drill_minute" { count: u32 };
                /// No move of the kind came up.
                DrillNoMove = "drill_no_move";
            }
            // Course files, and what is said of answers in lessons.
            @feature "screen" {
                /// A course file does not begin with its header.
                CourseStart = "course_start";
                /// A course file is too large.
                CourseLong = "course_long";
                /// A word of a course file that is not known, or not here.
                CourseWord = "course_word" { word: String };
                /// A part of a course that is missing or empty.
                CourseMissing = "course_missing" { word: String };
                /// A text that is missing in some languages.
                CourseTongue = "course_tongue" { word: String, languages: Vec<String> };
                /// A name or an answer of a course that is there twice.
                CourseTwice = "course_twice" { id: String };
                /// A hint of a course that is not there.
                CourseNoHint = "course_no_hint" { key: String };
                /// A field in a course that the board does not have.
                CourseField = "course_field" { text: String };
                /// A choice of a course that has not three options.
                CourseThree = "course_three";
                /// An answer of a course that does not fit its board.
                CourseNotSo = "course_not_so" { text: String };
                /// What of a written move is right already.
                GoodParts = "good_parts" { parts: Vec<String> };
                /// The letter of a field is right.
                GoodLetter = "good_letter" { letter: String };
                /// The number of a field is right.
                GoodNumber = "good_number" { number: String };
                /// How much of a score sheet is right.
                GoodBoxes = "good_boxes" { right: u32, all: u32 };
                /// The name of a field that was not asked for.
                ThatIs = "that_is" { field: String };
                /// A text that is no name of a field.
                NameLooksLike = "name_looks_like" { first: String, last: String };
                /// Another piece moved.
                LookPiece = "look_piece";
                /// The piece went elsewhere.
                LookTo = "look_to";
                /// A piece from elsewhere moved.
                LookFrom = "look_from";
                /// The signs of a move differ.
                LookSigns = "look_signs";
                /// Castling, or not.
                LookCastling = "look_castling";
                /// A move on a line that was not played.
                LookMove = "look_move" { text: String };
                /// The number before a move is missing or wrong.
                LookNumber = "look_number" { text: String };
                /// A place of a score sheet.
                LookBox = "look_box";
                /// The result of a game.
                LookResult = "look_result";
                /// An answer of another kind than is asked for.
                LookTask = "look_task";
                /// A move that was played instead of the written one.
                YouPlayed = "you_played" { text: String };
                /// A hint: how the answer begins.
                HelpBegins = "help_begins" { text: String };
                /// A hint: where a field lies.
                HelpFind = "help_find" { letter: String, number: String };
                /// A hint: in which row a field lies.
                HelpRow = "help_row" { row: u32 };
                /// A hint: which piece moves.
                HelpFrom = "help_from" { field: String };
                /// A hint: what the answer is not.
                HelpNot = "help_not" { text: String };
                /// The answer.
                HelpAnswer = "help_answer" { right: String };
            }
        }
    };
}

pub(super) use school_messages;
