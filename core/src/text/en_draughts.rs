//! Draughts in English: the second half of the sentences in `en.rs`.

/// Adds the sentences of draughts to those it is given, and hands all of them on.
macro_rules! en_draughts {
    ($with:ident { $($known:tt)* }) => {
        $with! {
            $($known)*
            // Records (PDN).
            @feature "families" {
                PdnSetUp => "No move leads to this position; what follows is kept as a comment.",
            }
            // How games end.
            @feature "families" {
                WonByBlock => "The other side has no move left. {Winner} wins.",
                WonWithoutMoves => "Whoever has no move left wins here. {Winner} wins.",
                WonByKing => "The first king decides. {Winner} wins.",
                DrawQuiet => "For too long nothing was taken and no man was moved. A draw.",
                DrawFewPieces => "With so few pieces left the moves are used up. A draw.",
            }
        }
    };
}

pub(super) use en_draughts;
