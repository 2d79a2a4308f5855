//! Draughts in English: the second half of the sentences in `en.rs`.

/// Adds the sentences of draughts to those it is given, and hands all of them on.
macro_rules! en_draughts {
    ($with:ident { $($known:tt)* }) => {
        $with! {
            $($known)*
            // How games end.
            @feature "families" {
                WonByBlock => "The other side has no move left. {Winner} wins.",
                WonWithoutMoves => "Whoever has no move left wins here. {Winner} wins.",
                WonByKing => "The first king decides. {Winner} wins.",
                DrawQuiet => "For too long nothing was taken and no man was moved. A draw.",
                DrawFewPieces => "With so few pieces left the moves are used up. A draw.",
                // Playing: how it stands.
                WonByTaking => "All pieces of the other side are taken. {Winner} wins.",
                DrawRepeated => "The same position has come up too often. A draw.",
                MayClaimQuiet => "For long enough nothing was taken and no man was moved: a draw may be claimed.",
            }
            // Playing: duties, counts and what may be done about a slip.
            @feature "screen" {
                ToMoveMust => "{player} to move, and has to capture",
                CaptureTakes => "takes {pieces}",
                CaptureTakesKings => "takes {pieces}, kings among them: {kings}",
                CountRepetition => "This position: {times} of {most} times",
                CountQuiet => "Nothing taken, no man moved: {moves} of {most} moves each",
                CountFew => "Only few pieces left: {moves} of {most} moves each",
                CountKing => "{Player}, king on {field}: {moves} of {most} moves in a row",
                ClaimNothing => "Nothing to claim yet: the counters beside the board show how far it is.",
                MayForce => "The last move left a capture undone. {Player} may have it taken back, or let it stand by playing on.",
                MayHuff => "The piece on {field} should have captured. It may be blown off: play your move, and choose the one that also takes {field} off.",
            }
        }
    };
}

pub(super) use en_draughts;
