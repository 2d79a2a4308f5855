//! Draughts in French: the second half of the sentences in `fr.rs`.

/// Adds the sentences of draughts to those it is given, and hands all of them on.
macro_rules! fr_draughts {
    ($with:ident { $($known:tt)* }) => {
        $with! {
            $($known)*
            // Records (PDN).
            @feature "families" {
                PdnSetUp => "Aucun coup ne mène à cette position ; la suite est gardée comme commentaire.",
            }
            // How games end.
            @feature "families" {
                WonByBlock => "L’adversaire ne peut plus jouer. {Winner} gagnent.",
                WonWithoutMoves => "Ici, qui ne peut plus jouer gagne. {Winner} gagnent.",
                WonByKing => "La première dame décide. {Winner} gagnent.",
                DrawQuiet => "Trop de coups sans prise ni coup de pion. Partie nulle.",
                DrawFewPieces => "Avec si peu de pièces, le nombre de coups est épuisé. Partie nulle.",
            }
        }
    };
}

pub(super) use fr_draughts;
