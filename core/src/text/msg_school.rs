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
                // Score sheets.
                /// The move is right, only its text is not.
                GoodMove = "good_move";
                /// The piece is right.
                GoodPiece = "good_piece" { piece: Piece };
                /// The field is right.
                GoodField = "good_field" { field: String };
                /// Both are right.
                GoodPieceField = "good_piece_field" { piece: Piece, field: String };
                /// The letter of the field is right.
                GoodFile = "good_file" { file: char };
                /// The digit of the field is right.
                GoodRank = "good_rank" { rank: char };
                /// It is castling.
                GoodCastling = "good_castling";
                /// The text is another move.
                LookOther = "look_other" { text: String, fields: Vec<String> };
                /// Two moves stand in one place.
                LookTwoMoves = "look_two_moves";
                /// The text is the move after this one.
                LookLater = "look_later" { number: u32, player: Player };
                /// The text is the move before this one.
                LookEarlier = "look_earlier" { number: u32, player: Player };
                /// Marks that judge a move are not allowed on the original.
                LookMarks = "look_marks";
                /// Nothing was played any more.
                LookTooMany = "look_too_many";
                /// An offer of a draw is missing.
                NoteOffer = "note_offer";
                /// An offer of a draw is too much.
                NoteNoOffer = "note_no_offer";
                /// A move that was played is not written.
                StillToWrite = "still_to_write" { number: u32, player: Player };
                /// A sheet beside its game: no difference.
                ComparedAllRight = "compared_all_right" { moves: u32 };
                /// The same with differences.
                Compared = "compared" { right: u32, moves: u32 };
                /// One difference.
                Differs = "differs" { text: String, right: String };
                /// Nothing is written.
                DiffersEmpty = "differs_empty" { right: String };
                /// More is written than was played.
                DiffersBehind = "differs_behind" { text: String };
                /// A move by its number.
                MoveOf = "move_of" { number: u32, player: Player };
                /// Two sheets differ.
                SheetsDiffer = "sheets_differ" { white: String, black: String };
                /// Only one sheet has the move.
                OnlyWhiteWrote = "only_white_wrote" { text: String };
                /// The same of the other.
                OnlyBlackWrote = "only_black_wrote" { text: String };
                /// Moves of the turn before are missing on the sheet.
                OrderBehind = "order_behind";
                /// The move of the other is noted already.
                OrderTheirsThere = "order_theirs_there";
                /// The own move is played already.
                OrderPlayed = "order_played";
                /// An immediate answer is tolerated.
                OrderAtOnce = "order_at_once";
                /// The clock before the move.
                OrderPressLater = "order_press_later";
                /// The clock twice.
                OrderPressed = "order_pressed";
                /// The move of the other comes first.
                OrderTheirsFirst = "order_theirs_first";
                /// The own move is noted already.
                OrderOwnThere = "order_own_there";
                /// The own move is written before it is played.
                OrderPlayFirst = "order_play_first";
                /// The clock is not pressed.
                OrderPressFirst = "order_press_first";
                /// A claim after the move.
                OrderClaimLate = "order_claim_late";
                /// A claim was not right.
                OrderClaimFails = "order_claim_fails" { right: String };
                /// How a game ended, as it stands on the sheet.
                RemarkResigns = "remark_resigns" { player: Player };
                /// The same.
                RemarkAgreed = "remark_agreed";
                /// The same.
                RemarkRepetition = "remark_repetition";
                /// The same.
                RemarkFifty = "remark_fifty";
                /// The same.
                RemarkTime = "remark_time" { player: Player };
                /// The same.
                RemarkTimeDraw = "remark_time_draw";
                /// A planted mistake, told.
                PlantedField = "planted_field" { text: String, right: String };
                /// The same.
                PlantedTurned = "planted_turned" { text: String, right: String };
                /// The same.
                PlantedWhich = "planted_which" { text: String, right: String };
                /// The same.
                PlantedPawn = "planted_pawn" { text: String, right: String };
                /// The same.
                PlantedCross = "planted_cross" { text: String, right: String };
                /// The same.
                PlantedLetter = "planted_letter" { text: String, right: String };
                /// The same.
                PlantedCastling = "planted_castling" { text: String, right: String };
                /// The same.
                PlantedCheck = "planted_check" { text: String, right: String };
                /// The same.
                PlantedPromotion = "planted_promotion" { text: String, right: String };
                /// The same.
                PlantedColumns = "planted_columns" { number: u32 };
                /// The same.
                PlantedLeftOut = "planted_left_out" { number: u32, player: Player, right: String };
                /// The same.
                PlantedTwo = "planted_two" { number: u32 };
                /// The same.
                PlantedOther = "planted_other" { text: String, right: String };
                /// A place that was suspected is right.
                HuntRight = "hunt_right" { text: String };
                /// The same of an empty place.
                HuntEmpty = "hunt_empty";
                /// A correction.
                MendReading = "mend_reading" { text: String, right: String };
                /// A correction of the form alone.
                MendForm = "mend_form" { text: String, right: String };
                /// A correction.
                MendColumns = "mend_columns" { number: u32 };
                /// A correction.
                MendMissing = "mend_missing" { right: Vec<String> };
                /// A correction.
                MendTwo = "mend_two" { text: String };
                /// A correction.
                MendTwice = "mend_twice" { text: String };
                /// What a correction brings.
                MendWhole = "mend_whole";
                /// The same.
                MendReach = "mend_reach" { number: u32, player: Player };
                /// Nothing to correct.
                MendNothing = "mend_nothing";
                /// Where a sheet stops making sense.
                MendStuck = "mend_stuck" { number: u32, player: Player, text: String };
                /// The same at an empty place.
                MendStuckEmpty = "mend_stuck_empty" { number: u32, player: Player };
                // End of score sheets.
                // Pages of the score sheet.
                /// A place is written right.
                WroteRight = "wrote_right" { text: String };
                /// There is no game to dictate.
                NoGameToTell = "no_game_to_tell";
                /// No game has a place for such a mistake.
                NoPlaceForSlip = "no_place_for_slip";
                // End of pages of the score sheet.
            }
        }
    };
}

pub(super) use school_messages;
