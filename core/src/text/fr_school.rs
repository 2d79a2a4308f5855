//! Lessons, drills, score sheets and clocks in French: the last part of the sentences in `fr.rs`.

/// Adds these sentences to those it is given.
macro_rules! fr_school {
    ($($known:tt)*) => {
        sentences! {
            $($known)*
            @feature "screen" {
                StarsOf => "{stars} étoiles sur {most}.",
                // Drills.
                DrillName => "Comment s’appelle la case allumée ?",
                DrillFind => "Où est {field} ? Touche la case.",
                DrillPlayWhite => "Les Blancs jouent {text}. Joue ce coup sur le plateau.",
                DrillPlayBlack => "Les Noirs jouent {text}. Joue ce coup sur le plateau.",
                DrillWriteWhite => "Les Blancs viennent de jouer. Écris leur coup.",
                DrillWriteBlack => "Les Noirs viennent de jouer. Écris leur coup.",
                DrillRight => "Oui, c’est {text} !",
                DrillAnswer => "La réponse est {text}. À toi.",
                DrillThat => "Ça, c’est {field}.",
                DrillNoField => "Aucune case ne s’appelle « {text} » ici. Un nom ressemble à {like}.",
                DrillNothing => "Écris d’abord un nom.",
                DrillGoodSign => "Le {sign} est bon !",
                DrillGoodRow => "C’est la bonne rangée !",
                DrillLookFile => "Regarde la lettre : glisse tout droit le long de la colonne jusqu’au bord.",
                DrillLookRank => "Regarde le chiffre : glisse de côté le long de la rangée jusqu’au bord.",
                DrillLookLine => "Regarde la lettre : glisse du centre vers l’extérieur, elle est au bord.",
                DrillLookRing => "Regarde l’anneau : compte depuis le bord des Blancs vers le centre, de 1 à 4, puis vers l’autre bord, de 5 à 8.",
                DrillLookTurned => "Tu vois le plateau du côté des Noirs : a est à droite et 1 est en haut.",
                DrillLookRow => "Regarde d’abord la rangée : par quel numéro commence-t-elle ?",
                DrillLookAlong => "Compte le long de la rangée, case après case.",
                DrillRow => "Les numéros de cette rangée vont de {first} à {last}.",
                DrillCountFiles => "Compte les lettres avec ton doigt : {signs}.",
                DrillCountRanks => "Compte les chiffres avec ton doigt : {signs}.",
                DrillSoFar => "« {text} », c’est bon jusque-là !",
                DrillGoodPiece => "Tu as la bonne pièce !",
                DrillGoodTarget => "Tu as la bonne case d’arrivée !",
                DrillGoodLetter => "C’est la bonne sorte de pièce !",
                DrillLookPiece => "Regarde le début : une majuscule, c’est une pièce ; sans majuscule, c’est un pion.",
                DrillLookFrom => "Regarde d’où part le coup : plusieurs pièces peuvent aller là.",
                DrillLookTo => "Regarde où le coup se termine.",
                DrillLookEnd => "Le départ et l’arrivée sont bons. Regarde ce qui se passe en chemin ou à la fin.",
                DrillLookCastles => "Ici, le roi et la tour bougent ensemble.",
                DrillLookRook => "C’est bien un roque ! Regarde quelle tour bouge avec le roi.",
                DrillAtOnce => "Réussis du premier coup à la suite : {count}. Ta plus longue suite : {best}.",
                DrillMinute => "Une minute est passée. Exercices réussis : {count}.",
                DrillNoMove => "Aucun coup de cette sorte n’est venu cette fois. Réessaie, ou choisis une autre sorte.",
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
