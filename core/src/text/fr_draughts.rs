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
            // Written moves.
            @feature "families" {
                StartNamed => "{The piece} en {field} joue. Ici, les pièces n’ont pas de lettre : la case dit laquelle joue.",
                TakesSeveral => "Prise de {count} pièces, en {and fields}.",
                TakesWithKings => "Prise de {count} pièces, en {and fields}. Il y a une dame en {and kings}.",
                StopsOn => "En chemin, la pièce se pose en {field}.",
                StopTells => "De {from} à {to}, il y a {count} prises différentes. On écrit donc le chemin : celle-ci passe par {field}.",
                CrownedThere => "Le pion arrive en {field}, sur la dernière rangée, et devient une dame. Cela ne s’écrit pas.",
                CrownedOnTheWay => "En {via}, le pion est devenu une dame, et c’est une dame qui va en {field}.",
                StaysMan => "Le pion va en {field}. Il a touché la dernière rangée en {via}, mais il devait continuer : il reste un pion.",
                BracketsOfBlack => "Les coups des Noirs sont entre parenthèses.",
                Huffs => "Avant le coup, on souffle {the piece} en {field} : cette pièce devait prendre.",
                GoesBy => "Prend {count}, par {and fields}",
                NoSuchField => "« {text} » n’est pas une case. Ici, elles vont de {first} à {last}.",
                LightField => "On ne joue pas en {text} : seules les cases foncées comptent.",
                HalfMove => "Il faut deux cases : le départ et l’arrivée. Avec {field}, tu peux écrire {or right}.",
                HalfMoveAlone => "Il faut deux cases : le départ et l’arrivée. Aucun de tes coups ne part de {field} ou n’y arrive.",
                DashTakes => "Il y a prise : écris le signe de prise, {right}.",
                BracketsWrong => "Les parenthèses sont pour les coups des Noirs, et seulement pour eux : {right}.",
                FieldsCalled => "Compris. Ici, les cases ont d’autres noms : {right}.",
                WholeWay => "Compris. Ici, on écrit tout le chemin : {right}.",
                WhichWay => "Par où ? {count} prises vont de {from} à {to}. Écris {or right}.",
            }
        }
    };
}

pub(super) use fr_draughts;
