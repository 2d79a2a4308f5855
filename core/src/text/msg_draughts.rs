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
                // Playing: how it stands.
                /// The loser has no pieces left.
                WonByTaking = "won_by_taking" { winner: Player };
                /// The same position came up too often.
                DrawRepeated = "draw_repeated";
                /// A claim is possible: nothing has happened for too long.
                MayClaimQuiet = "may_claim_quiet";
            }
            // Playing: duties, counts and what may be done about a slip.
            @feature "screen" {
                /// Whose turn it is, with a capture to make.
                ToMoveMust = "to_move_must" { player: Player };
                /// What a capture takes.
                CaptureTakes = "capture_takes" { pieces: u32 };
                /// The same with kings among it.
                CaptureTakesKings = "capture_takes_kings" { pieces: u32, kings: u32 };
                /// How often the position has come up.
                CountRepetition = "count_repetition" { times: u32, most: u32 };
                /// Moves of each side in which nothing was taken and no man moved.
                CountQuiet = "count_quiet" { moves: u32, most: u32 };
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
        }
    };
}

pub(super) use draughts_messages;
