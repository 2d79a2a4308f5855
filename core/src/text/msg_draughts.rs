//! The messages of draughts, as data: the second half of the list in `msg.rs`.

/// Adds the messages of draughts to those it is given, and hands all of them on.
macro_rules! draughts_messages {
    ($with:ident { $($known:tt)* }) => {
        $with! {
            $($known)*
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
            }
        }
    };
}

pub(super) use draughts_messages;
