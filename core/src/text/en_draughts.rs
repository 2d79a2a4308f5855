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
            }
            // Positions as text, and setting up.
            @feature "families" {
                PdnSide => "Here stands W for White or B for Black (character {place}).",
                PdnField => "No square of this board has this name (character {place}).",
                PdnTwice => "Another piece stands on this square already (character {place}).",
                SetupMan => "A man on {field} would already be a king.",
                SetupNobody => "No piece stands on the board.",
                SetupTired => "On {field} stands no king whose moves could be counted.",
            }
        }
    };
}

pub(super) use en_draughts;
