//! Draughts in French: the second half of the sentences in `fr.rs`.

/// Adds the sentences of draughts to those it is given, and hands all of them on.
macro_rules! fr_draughts {
    ($with:ident { $($known:tt)* }) => {
        $with! {
            $($known)*
            // How games end.
            @feature "families" {
                WonByBlock => "L’adversaire ne peut plus jouer. {Winner} gagnent.",
                WonWithoutMoves => "Ici, qui ne peut plus jouer gagne. {Winner} gagnent.",
                WonByKing => "La première dame décide. {Winner} gagnent.",
                DrawQuiet => "Trop de coups sans prise ni coup de pion. Partie nulle.",
                DrawFewPieces => "Avec si peu de pièces, le nombre de coups est épuisé. Partie nulle.",
            }
            // Positions as text, and setting up.
            @feature "families" {
                PdnSide => "Ici, on écrit W pour les Blancs ou B pour les Noirs (signe {place}).",
                PdnField => "Aucune case de ce damier ne porte ce nom (signe {place}).",
                PdnTwice => "Une autre pièce se trouve déjà sur cette case (signe {place}).",
                SetupMan => "Un pion en {field} serait déjà une dame.",
                SetupNobody => "Il n’y a aucune pièce sur le damier.",
                SetupTired => "En {field}, il n’y a pas de dame dont on puisse compter les coups.",
            }
        }
    };
}

pub(super) use fr_draughts;
