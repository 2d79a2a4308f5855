//! The messages of draughts, as data: the second half of the list in `msg.rs`.

/// Adds the messages of draughts to those it is given, and hands all of them on.
macro_rules! draughts_messages {
    ($with:ident { $($known:tt)* }) => {
        $with! {
            $($known)*
            // Records (PDN).
            @feature "screen" {
                /// A record that does not say which game it is.
                PdnGuessed = "pdn_guessed" { game: String };
            }
            @feature "families" {
                /// A set-up in a record that no move leads to.
                PdnSetUp = "pdn_set_up";
                /// The tag and the end of the moves have different results.
                PdnResults = "pdn_results" { other: String };
            }
            // How games end.
            @feature "families" {
                /// The side to move has no move, and has lost.
                WonByBlock = "won_by_block" { winner: Player };
                /// The side to move has no move, and has won (antidraughts).
                WonWithoutMoves = "won_without_moves" { winner: Player };
                /// The first king wins (breakthrough).
                WonByKing = "won_by_king" { winner: Player };
                /// Nothing was taken and no man moved for so long.
                DrawQuiet = "draw_quiet";
                /// Few pieces are left, and nothing happened for so long.
                DrawFewPieces = "draw_few_pieces";
                // Playing: how it stands.
                /// The loser has no pieces left.
                WonByTaking = "won_by_taking" { winner: Player };
                /// The same position came up too often.
                DrawRepeated = "draw_repeated";
                /// Both sides have kings, and nothing was taken or crowned for so long (Russian).
                DrawBalance = "draw_balance";
            }
            // Playing: duties, counts and what may be done about a slip.
            @feature "screen" {
                /// Whose turn it is, with a capture to make.
                ToMoveMust = "to_move_must" { player: Player };
                /// The same where something else may be played, too, by agreement.
                ToMoveMay = "to_move_may" { player: Player };
                /// What a capture takes.
                CaptureTakes = "capture_takes" { pieces: u32 };
                /// The same with kings among it.
                CaptureTakesKings = "capture_takes_kings" { pieces: u32, kings: u32 };
                /// How often the position has come up.
                CountRepetition = "count_repetition" { times: u32, most: u32 };
                /// Moves of each side in which nothing was taken and no man moved.
                CountQuiet = "count_quiet" { moves: u32, most: u32 };
                /// Moves of each side in which nothing was taken and no man was crowned.
                CountBalance = "count_balance" { moves: u32, most: u32 };
                /// Moves of each side since so few pieces are left.
                CountFew = "count_few" { moves: u32, most: u32 };
                /// Moves of one king in a row.
                CountKing = "count_king" { player: Player, field: String, moves: u32, most: u32 };
                /// A claim without ground.
                ClaimNothing = "claim_nothing";
                /// The last move broke the duty to capture, and the other side may have it taken back.
                MayForce = "may_force" { player: Player };
                /// A piece should have captured, and may be taken off.
                MayHuff = "may_huff" { field: String };
            }
            // Written moves.
            @feature "families" {
                /// The field where a move starts, where pieces have no letters.
                StartNamed = "start_named" { piece: Piece, field: String };
                /// The sign of a capture of several pieces.
                TakesSeveral = "takes_several" { count: u32, fields: Vec<String> };
                /// ... with kings among them.
                TakesWithKings = "takes_with_kings" { count: u32, fields: Vec<String>, kings: Vec<String> };
                /// A field on the way of a capture.
                StopsOn = "stops_on" { field: String };
                /// ... that is written because start and end do not tell the move.
                StopTells = "stop_tells" { count: u32, from: String, to: String, field: String };
                /// The end of a move that makes a king.
                CrownedThere = "crowned_there" { field: String };
                /// ... in passing.
                CrownedOnTheWay = "crowned_on_the_way" { field: String, via: String };
                /// The end of a capture that only touched the last row.
                StaysMan = "stays_man" { field: String, via: String };
                /// The brackets of Manoury.
                BracketsOfBlack = "brackets_of_black";
                /// A piece is taken off because it should have captured.
                Huffs = "huffs" { piece: Piece, field: String };
                /// One of several ways to the same end.
                GoesBy = "goes_by" { fields: Vec<String>, count: u32 };
                /// No field has this name.
                NoSuchField = "no_such_field" { text: String, first: String, last: String };
                /// Nobody plays on this field.
                LightField = "light_field" { text: String };
                /// A field alone.
                HalfMove = "half_move" { field: String, right: Vec<String> };
                /// ... that no move knows.
                HalfMoveAlone = "half_move_alone" { field: String };
                /// A dash for a capture.
                DashTakes = "dash_takes" { right: String };
                /// Brackets around the wrong side.
                BracketsWrong = "brackets_wrong" { right: String };
                /// Numbers for letters, or letters for numbers.
                FieldsCalled = "fields_called" { right: String };
                /// Stops were left out.
                WholeWay = "whole_way" { right: String };
                /// Several captures share start and end.
                WhichWay = "which_way" { count: u32, from: String, to: String, right: Vec<String> };
                // Why a text is no legal move.
                /// The ends of a capture that does not come by these fields.
                OtherWay = "other_way";
                /// The piece to be taken instead of the field behind it.
                JumpsOver = "jumps_over" { field: String };
                /// A man backwards.
                OnlyForward = "only_forward";
                /// Too far.
                OneField = "one_field" { piece: Piece };
                /// No room behind a piece.
                NoRoom = "no_room" { field: String, behind: String };
                /// A step of a capture over nothing.
                TakesNothing = "takes_nothing";
                /// A man takes a king where it may not.
                ManTakesKing = "man_takes_king" { field: String };
                /// A piece is jumped twice.
                JumpedTwice = "jumped_twice" { field: String };
                /// A taken piece is in the way.
                StillStands = "still_stands" { field: String };
                /// A turn straight back.
                TurnsBack = "turns_back";
                /// A man goes on after the last row.
                EndsOnLastRow = "ends_on_last_row";
                /// A king comes down too far.
                LandsBehind = "lands_behind" { field: String };
                /// A king comes down where it cannot take on.
                LandsToTake = "lands_to_take" { fields: Vec<String> };
                /// A capture ends too soon.
                MustGoOn = "must_go_on" { fields: Vec<String> };
                /// A quiet move where a capture is compulsory.
                MustTake = "must_take" { right: Vec<String> };
                /// Another capture takes more.
                TakesMore = "takes_more" { takes: u32, right: Vec<String>, most: u32 };
                /// ... more kings.
                TakesMoreKings = "takes_more_kings" { takes: u32, right: Vec<String>, most: u32 };
                /// A king has to capture.
                KingTakesFirst = "king_takes_first" { right: Vec<String> };
                /// Another capture meets kings earlier.
                MeetsKingSooner = "meets_king_sooner" { right: Vec<String> };
                /// Another capture is worth more.
                WorthMore = "worth_more" { right: Vec<String> };
                /// A king has moved too often in a row.
                KingTired = "king_tired" { count: u8 };
            }
            // Positions as text, and setting up.
            @feature "families" {
                /// Who moves or whose pieces follow, in a position text.
                PdnSide = "pdn_side" { place: u32 };
                /// A field in a position text.
                PdnField = "pdn_field" { place: u32 };
                /// Two pieces on one field in a position text.
                PdnTwice = "pdn_twice" { place: u32 };
                /// A man on its last row.
                SetupMan = "setup_man" { field: String };
                /// A board without pieces.
                SetupNobody = "setup_nobody";
                /// No king stands where one is said to have moved several times in a row.
                SetupTired = "setup_tired" { field: String };
            }
        }
    };
}

pub(super) use draughts_messages;
