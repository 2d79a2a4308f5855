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
