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
