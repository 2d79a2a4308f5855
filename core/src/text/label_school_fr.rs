//! The words of lessons, drills, score sheets and clocks in French: the last part of those in `label_fr.rs`.

/// Adds these words to those it is given, and picks the one that is asked for.
macro_rules! school_fr {
    ($label:ident { $($known:tt)* }) => {
        match $label {
            $($known)*
            SchoolTitle => "Leçons",
            // One move in all systems.
            SystemShort => "Abrégée",
            SystemShortNote => {
                "La façon d’aujourd’hui, dans le monde entier : sur les feuilles de partie, dans les livres et les journaux."
            }
            SystemFigurine => "Figurines",
            SystemFigurineNote => {
                "Des dessins à la place des lettres. Un livre avec des figurines se lit dans tous les pays."
            }
            SystemLong => "Intégrale",
            SystemLongNote => {
                "Elle dit aussi d’où vient la pièce. Beaucoup de livres du dix-neuvième siècle étaient imprimés ainsi, et tu peux toujours l’écrire."
            }
            SystemCoordinate => "Cases seules",
            SystemCoordinateNote => {
                "D’où et vers où, sans lettre de pièce. Au dix-neuvième siècle, cela suffisait à certains auteurs."
            }
            SystemIccf => "Chiffres par la poste (ICCF)",
            SystemIccfNote => {
                "Pour les parties par lettre entre deux pays : les chiffres n’ont pas besoin d’être traduits. Le premier est la colonne, le deuxième la rangée."
            }
            SystemSmith => "Smith",
            SystemSmithNote => {
                "Warren Smith l’a inventée pour les ordinateurs. Une lettre à la fin dit ce qui est pris : le programme peut ainsi reprendre le coup."
            }
            SystemEnglish => "Descriptive anglaise",
            SystemEnglishNote => {
                "Dans les livres anglais jusque vers 1980. Les colonnes portent le nom des pièces du départ, et chaque joueur compte les rangées de son côté."
            }
            SystemFrench => "Descriptive française",
            SystemFrenchNote => {
                "La forme française : d’abord le chiffre, puis la colonne. Les règles de 1930 permettaient deux systèmes, celui-ci et celui d’aujourd’hui ; depuis 1981, seul le nôtre compte."
            }
            SystemKoch => "Koch",
            SystemKochNote => {
                "Un vieux système où des chiffres désignent les cases. Nous en connaissons l’idée mais pas l’imprimé : tu vois donc les chiffres des parties par la poste."
            }
            SystemStamma => "Stamma",
            SystemStammaNote => {
                "En 1737, dans un livre, Philippe Stamma a donné un nom à chaque case. Il désignait une pièce par la colonne où elle commence la partie, et un pion par p."
            }
            SystemPdn => "Numéros (PDN)",
            SystemPdnNote => "La façon dont les programmes écrivent et gardent les parties de dames.",
            SystemManoury => "Manoury",
            SystemManouryNote => {
                "Manoury, qui tenait un café à Paris, a numéroté les cases dans un livre de 1770. Imprimés, les coups des Noirs sont entre parenthèses."
            }
            SystemWay => "Tout le chemin",
            SystemWayNote => {
                "Toutes les cases où la pièce se pose. Il le faut quand le départ et l’arrivée peuvent désigner deux rafles."
            }
            SystemAlgebraic => "Lettres et chiffres",
            SystemAlgebraicNote => {
                "Comme aux échecs. En Russie et chez ses voisins, on note ainsi les dames."
            }
            SystemsLead => {
                "Le coup sur le plateau, écrit de toutes les façons d’hier et d’aujourd’hui. Touche un signe : il dit ce qu’il veut dire."
            }
            SystemsStart => "Joue un coup ou choisis-en un : il sera ici dans tous les systèmes.",
            SystemsTry => "Écris ce coup dans ce système",
            SystemsCheck => "Regarder",
            SystemsRight => "C’est exactement ça !",
            SystemsLetters => "Avec les lettres d’autres langues",
            SayAloud => "Dire à voix haute",
            NoVoice => {
                "Cet appareil n’a pas de voix à lui pour ta langue. Les voix d’internet enverraient les mots ailleurs : on ne les utilise pas."
            }
        }
    };
}

pub(super) use school_fr;
