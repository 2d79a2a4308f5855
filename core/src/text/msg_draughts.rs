//! The messages of draughts, as data: the second half of the list in `msg.rs`.

/// Adds the messages of draughts to those it is given, and hands all of them on.
macro_rules! draughts_messages {
    ($with:ident { $($known:tt)* }) => {
        $with! {
            $($known)*
            // Records (PDN).
            @feature "families" {
                /// A set-up in a record that no move leads to.
                PdnSetUp = "pdn_set_up";
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
            }
        }
    };
}

pub(super) use draughts_messages;
