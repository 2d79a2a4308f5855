//! Lessons, drills, score sheets and clocks in French: the last part of the sentences in `fr.rs`.

/// Adds these sentences to those it is given.
macro_rules! fr_school {
    ($($known:tt)*) => {
        sentences! {
            $($known)*
            @feature "screen" {
                StarsOf => "{stars} étoiles sur {most}.",
            }
            // Course files, and what is said of answers in lessons.
            @feature "screen" {
                CourseStart => "Un fichier de cours commence par la ligne « notabene course 1 ».",
                CourseLong => "Ce fichier est trop grand pour un cours.",
                CourseWord => "« {word} » n’a pas sa place ici.",
                CourseMissing => "Ici, il manque « {word} », ou ce qui suit ne convient pas.",
                CourseTongue => "« {word} » doit avoir son texte dans chaque langue. Ajoute les lignes qui commencent par {and languages}.",
                CourseTwice => "« {id} » est là deux fois.",
                CourseNoHint => "Aucune aide de ce cours ne s’appelle « {key} ».",
                CourseField => "« {text} » n’est pas une case de ce plateau.",
                CourseThree => "Un choix a trois réponses : une « right » et deux « wrong ».",
                CourseNotSo => "« {text} » ne va pas avec ce que montre le plateau.",
                GoodParts => "Déjà juste : {and parts}.",
                GoodLetter => "La lettre {letter} est juste.",
                GoodNumber => "Le chiffre {number} est juste.",
                GoodBoxes => "Cases du formulaire déjà justes : {right} sur {all}.",
                ThatIs => "Ce que tu as choisi, c’est {field}. Cherche l’autre.",
                NameLooksLike => "Ce n’est pas encore un nom de case. Les noms vont de {first} à {last}.",
                LookPiece => "Ce coup est possible, mais c’est une autre pièce qui a bougé. Quelle est sa lettre ?",
                LookTo => "Regarde où la pièce s’est posée. Comment s’appelle cette case ?",
                LookFrom => "Regarde d’où la pièce est partie.",
                LookSigns => "Compare le reste, signe par signe.",
                LookCastling => "Regarde encore : le roi a-t-il roqué, et de quel côté ?",
                LookMove => "Jusque-là, c’est juste. Mais {text} n’a pas été joué : regarde le plateau.",
                LookNumber => "Les coups sont justes. Regarde le numéro devant {text}.",
                LookBox => "Regarde encore la case marquée.",
                LookResult => "Qui a gagné ? 1-0 : les Blancs, 0-1 : les Noirs, ½-½ : personne.",
                LookTask => "Relis la question : que faut-il faire ?",
                YouPlayed => "Tu as joué {text}. Compare avec le coup écrit, signe par signe.",
                HelpBegins => "Cela commence par {text}.",
                HelpFind => "Cherche d’abord la lettre {letter}. Puis compte jusqu’à {number}.",
                HelpRow => "Compte les rangées depuis le haut : la case est dans la rangée {row}.",
                HelpFrom => "C’est la pièce en {field} qui bouge.",
                HelpNot => "Ce n’est pas celle-ci : {text}",
                HelpAnswer => "Voici la réponse : {right}. À toi de le faire.",
            }
        }
    };
}

pub(super) use fr_school;
