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
                /// The field where the move begins is right.
                GoodStart = "good_start" { field: String };
                /// The letter of the field is right.
                GoodFile = "good_file" { file: char };
                /// The digit of the field is right.
                GoodRank = "good_rank" { rank: char };
                /// It is castling.
                GoodCastling = "good_castling";
                /// The text is another move.
                LookOther = "look_other" { text: String, fields: Vec<String> };
                /// The same of a move that changes nothing on the board.
                LookOtherPlain = "look_other_plain" { text: String };
                /// Two moves stand in one place.
                LookTwoMoves = "look_two_moves";
                /// The text is the move after this one.
                LookLater = "look_later" { number: u32, player: Player };
                /// The text is the move before this one.
                LookEarlier = "look_earlier" { number: u32, player: Player };
                /// The moves of a row stand in each other’s column.
                LookColumns = "look_columns" { number: u32 };
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
                /// A move is left out.
                DiffersLeftOut = "differs_left_out" { right: String };
                /// A move is written twice.
                DiffersTwice = "differs_twice" { text: String };
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
                /// A place where nothing can be read.
                MendUnread = "mend_unread" { text: String, right: Vec<String> };
                /// The same where so many moves are possible that none can be proposed.
                MendAny = "mend_any" { text: String, count: u32 };
                /// A correction of the form alone.
                MendForm = "mend_form" { text: String, right: String };
                /// A correction.
                MendColumns = "mend_columns" { number: u32 };
                /// A correction.
                MendMissing = "mend_missing" { right: Vec<String> };
                /// The same where so many moves are possible that none can be proposed.
                MendGap = "mend_gap" { count: u32 };
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
                /// Which exercise of a lesson.
                ExerciseOf = "exercise_of" { number: u32, most: u32 };
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
                /// A text that is missing in all languages.
                CourseTongue = "course_tongue" { word: String, languages: Vec<String> };
                /// Languages of the screen in which a course has no text.
                CourseSpeaks = "course_speaks" { missing: Vec<String>, from: String };
                /// Texts of a course that are missing in a language.
                CourseGaps = "course_gaps" { language: String, count: u32 };
                /// A name or an answer of a course that is there twice.
                CourseTwice = "course_twice" { id: String };
                CourseName = "course_name" { id: String, most: u32 };
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
                /// The name of another field than the lit one.
                NameLies = "name_lies" { field: String };
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
                // Hints at a slip of spelling that do not name the right form.
                /// A letter of another language.
                HintLanguage = "hint_language" { letter: String, language: String };
                /// Capital or small letters.
                HintCase = "hint_case";
                /// The parts stand in another order.
                HintOrder = "hint_order";
                /// What tells two pieces apart is missing.
                HintWhich = "hint_which";
                /// What a pawn becomes is missing.
                HintPromo = "hint_promo";
                /// A pawn has no letter.
                HintPawn = "hint_pawn";
                /// The file of a pawn that takes is missing.
                HintPawnFile = "hint_pawn_file";
                /// The letter of a piece is missing.
                HintLetter = "hint_letter";
                /// A sign is missing, too much, or another one.
                HintSign = "hint_sign";
                /// Castling, or not.
                LookCastling = "look_castling";
                /// A move on a line that was not played.
                LookMove = "look_move" { text: String };
                /// The number before a move is missing or wrong.
                LookNumber = "look_number" { text: String };
                /// A place of a score sheet.
                LookBox = "look_box";
                /// A line has more or fewer moves than were played.
                LookLine = "look_line" { given: u32, asked: u32 };
                /// A correction that corrects nothing.
                LookUnchanged = "look_unchanged";
                /// An answer without anything in it.
                AnswerEmpty = "answer_empty";
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
                /// A written text that has nothing of a move.
                LookNoMove = "look_no_move";
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
                /// The result of a series: tasks done, right at the first try, longest series so far.
                DrillResult = "drill_result" { count: u32, right: u32, best: u32 };
                /// No move of the kind came up.
                DrillNoMove = "drill_no_move";
                // Times and clocks.
                /// A number is missing in a time control.
                TimeMissing = "time_missing";
                /// Signs in a time control that mean nothing there.
                TimeSign = "time_sign" { text: String };
                /// A time that no clock has.
                TimeTooLong = "time_too_long";
                /// A number of moves that no period has.
                TimeMoves = "time_moves";
                /// A period after one that lasts for the rest of the game.
                TimeAfterRest = "time_after_rest";
                /// Too many periods.
                TimeTooMany = "time_too_many";
                /// How long a game is: at most ten minutes for sixty moves.
                PaceBlitz = "pace_blitz" { time: String };
                /// Less than an hour for sixty moves.
                PaceRapid = "pace_rapid" { time: String };
                /// An hour or more for sixty moves.
                PaceLong = "pace_long" { time: String };
                /// The clock is pressed while it stands.
                ClockStands = "clock_stands";
                /// The clock is pressed by the player who is not on move.
                ClockNotYours = "clock_not_yours" { player: Player };
                /// The clock is pressed before a move is played.
                ClockPlayFirst = "clock_play_first";
                /// The clock is pressed before the promotion is finished.
                ClockPromotion = "clock_promotion";
                /// A claim while the flag is up.
                FlagUp = "flag_up" { player: Player, time: String };
                /// A flag fell on a clock without a board.
                FlagAlone = "flag_alone" { player: Player, winner: Player };
                /// A flag has fallen, and nobody has claimed yet.
                FlagDown = "flag_down" { player: Player };
                /// How many moves a player has still to make in this period.
                MovesToGo = "moves_to_go" { moves: u32 };
                // Who has to write.
                /// The game is short.
                DutyFree = "duty_free" { player: Player };
                /// The game is long.
                DutyWrite = "duty_write" { player: Player };
                /// The time is short, but each move brings thirty seconds.
                DutyGoOn = "duty_go_on" { player: Player };
                /// The player was short of time.
                DutyMayStop = "duty_may_stop" { player: Player };
                /// A new period has begun, and moves may be missing.
                DutyUpdate = "duty_update" { player: Player };
                /// The same while on move: the other sheet may be asked for.
                DutyConsult = "duty_consult" { player: Player };
                /// A player may ask for the other sheet, which is of paper.
                ConsultAsk = "consult_ask" { player: Player };
                /// A player may ask for the other sheet only while on move.
                ConsultLater = "consult_later" { player: Player };
                // Touched pieces, and who plays White.
                /// Another piece than the touched one is to be played.
                TouchBound = "touch_bound" { piece: Piece, field: String };
                /// A touched piece of the other player has to be taken.
                TouchTake = "touch_take" { piece: Piece, field: String };
                /// A touched piece that cannot move binds nobody.
                TouchFree = "touch_free" { piece: Piece, field: String };
                /// A promotion cannot be given up any more.
                TouchPromotion = "touch_promotion";
                /// The next touch does not bind.
                Adjusting = "adjusting";
                /// Said after a piece was touched.
                AdjustLate = "adjust_late";
                /// What is in the chosen hand.
                HandIs = "hand_is" { player: Player };
                // Print.
                /// How many pages there are.
                PrintPages = "print_pages" { pages: u32 };
                /// No number of a move.
                PrintPick = "print_pick" { text: String };
                /// No move with this number.
                PrintNoMove = "print_no_move" { number: u32 };
                /// No move is named.
                PrintNamed = "print_named";
                /// More diagrams than can be printed.
                PrintTooMany = "print_too_many" { most: u32 };
                /// No slip can be planted.
                PrintNoPlace = "print_no_place";
                /// Fewer slips than asked for.
                PrintFewer = "print_fewer" { found: u32 };
                // End of print.
                // Pages of the score sheet.
                /// A place is written right.
                WroteRight = "wrote_right" { text: String };
                /// There is no game to dictate.
                NoGameToTell = "no_game_to_tell";
                /// No game has a place for such a mistake.
                NoPlaceForSlip = "no_place_for_slip";
                // Rows, letters and clock of the score sheet.
                /// Both flags are down.
                BothFlagsDown = "both_flags_down";
                // End of pages of the score sheet.
                // What the device keeps.
                /// A file that is no backup.
                BackupForeign = "backup_foreign";
                /// A backup of a version that is not known here.
                BackupVersion = "backup_version" { text: String };
                /// A backup that ends too early.
                BackupCut = "backup_cut";
                /// A backup whose last line does not fit the lines before it.
                BackupChanged = "backup_changed";
                /// A line of a backup that begins otherwise than all do.
                BackupLine = "backup_line" { text: String };
                /// A name that no entry of a backup has.
                BackupName = "backup_name" { text: String };
                /// The same entry twice.
                BackupTwice = "backup_twice" { text: String };
                /// A backslash before a sign that it does not change.
                BackupSign = "backup_sign";
                /// Something behind the end of a backup.
                BackupMore = "backup_more";
                /// A backup that is longer than any device keeps.
                BackupLong = "backup_long";
                /// What was kept cannot be read; it was put aside under a name.
                KeptDamaged = "kept_damaged" { text: String };
                // End of what the device keeps.
                // Boards on other pages.
                /// There is no such option.
                EmbedUnknown = "embed_unknown" { name: String };
                /// An option is given something else than it may be.
                EmbedValue = "embed_value" { name: String, text: String, words: Vec<String> };
                /// An option is longer than any game.
                EmbedTooLong = "embed_too_long" { name: String };
                // End of boards on other pages.
                // Links.
                /// A link of a later version.
                LinkNewer = "link_newer";
                /// An address that means nothing here.
                LinkForeign = "link_foreign" { text: String };
                /// A game came with a link, and the own one is kept.
                LinkOpened = "link_opened";
                /// A course came with a link, and there is no room for it.
                LinkNoRoom = "link_no_room";
                // End of links.
                // My games.
                /// How many games are kept.
                GamesKept = "games_kept" { games: u32 };
                /// How many of them fit what is searched for.
                GamesMatching = "games_matching" { found: u32, games: u32 };
                /// How many of them are chosen.
                GamesChosen = "games_chosen" { games: u32 };
                /// How many were deleted just now.
                GamesDeleted = "games_deleted" { games: u32 };
                /// How many came from a file, and how many of a file were there before.
                GamesAdded = "games_added" { games: u32, known: u32 };
                /// How many were saved in a file.
                GamesWritten = "games_written" { games: u32 };
                /// How many kept games cannot be read.
                GamesUnreadable = "games_unreadable" { games: u32 };
                /// How many moves a kept game has.
                GamesMoves = "games_moves" { moves: u32 };
                /// The name of a game without players.
                GamesOfDate = "games_of_date" { date: String };
                /// The name of a copy.
                GamesCopyOf = "games_copy_of" { name: String };
                /// A button of a row, for those who cannot see the row.
                GamesNamed = "games_named" { act: String, name: String };
                /// The same game was changed in another tab.
                GamesApart = "games_apart";
                // End of my games.
            }
        }
    };
}

pub(super) use school_messages;
