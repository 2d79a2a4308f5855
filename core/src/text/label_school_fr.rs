//! The words of lessons, drills, score sheets and clocks in French: the last part of those in `label_fr.rs`.

/// Adds these words to those it is given, and picks the one that is asked for.
macro_rules! school_fr {
    ($label:ident { $($known:tt)* }) => {
        match $label {
            $($known)*
            SchoolTitle => "Leçons",
            // Score sheets.
            TableNumber => "Table",
            WhiteClub => "Club des Blancs",
            BlackClub => "Club des Noirs",
            LeafOriginal => "Original",
            LeafCopy => "Double",
            ResignedWord => "abandon",
            StepResult => "Noter le résultat dans les deux cadres",
            StepCircle => "Entourer le nom du gagnant, ou les deux noms après une nulle",
            StepSignOwn => "Signer sa feuille",
            StepSignTheirs => "Signer la feuille de l’autre joueur",
            StepDetach => "Détacher l’original de son double",
            StepHandIn => "Remettre l’original à l’arbitre",
            StepKeepCopy => "Garder le double",
            DeedWriteTheirs => "Noter le coup de l’autre",
            DeedPlay => "Jouer",
            DeedPress => "Appuyer sur la pendule",
            DeedWriteOwn => "Noter son coup",
            SlipField => "Une mauvaise case",
            SlipTurned => "Deux choses inversées",
            SlipWhich => "Laquelle des deux pièces ?",
            SlipPawn => "Un pion qui prend",
            SlipCross => "Le signe de la prise",
            SlipLetter => "Une mauvaise lettre",
            SlipCastling => "Le roque",
            SlipCheck => "Échec et mat",
            SlipPromotion => "Une promotion",
            SlipColumns => "Colonnes inversées",
            SlipLeftOut => "Un coup oublié",
            SlipTwo => "Deux coups à la même place",
            SlipOther => "Un autre coup (difficile)",
            // End of score sheets.
            // Drills.
            DrillTitle => "S’entraîner",
            DrillLead => "De petits exercices, autant que tu veux. On ne peut rien perdre.",
            DrillKindName => "Nommer la case",
            DrillKindFind => "Trouver la case",
            DrillKindPlay => "Jouer ce qui est écrit",
            DrillKindWrite => "Écrire ce qui est joué",
            DrillWhat => "Que veux-tu travailler ?",
            DrillMoves => "Quels coups ?",
            DrillWhere => "Où sur le plateau ?",
            DrillWhole => "Tout le plateau",
            DrillFiles => "Colonnes",
            DrillRanks => "Rangées",
            DrillRings => "Anneaux",
            DrillSide => "Qui est en bas ?",
            DrillNames => "Montrer les noms au bord",
            DrillBegin => "Commencer",
            DrillStop => "Arrêter",
            DrillNext => "Suivant",
            DrillHelp => "Aide",
            DrillCheck => "Vérifier",
            DrillAgain => "Revoir le coup",
            DrillCount => "Compter une minute",
            DrillCounting => "Je compte…",
            DrillStars => "Tes étoiles",
            DrillInput => "Comment veux-tu écrire ?",
            DrillCircle => "Entourer",
            DrillPad => "Touches",
            DrillType => "Clavier",
            DrillPawn => "Coup de pion",
            DrillPiece => "Coup de pièce",
            DrillByFile => "Deux pièces : la lettre décide",
            DrillByRank => "Deux pièces : le chiffre décide",
            DrillCentre => "Par le centre",
            DrillSupport => "Prise avec soutien",
            DrillDart => "Pièce lancée",
            DrillStep => "Déplacement",
            DrillJump => "Prise d’une pièce",
            DrillJumps => "Prise de plusieurs pièces",
            DrillCrowned => "Avec une dame",
            ClockTitle => "Pendule",
            ClockLead => "Une pendule pour deux joueurs. Après ton coup, appuie sur ta moitié ou sur la barre d’espace\u{a0}: le temps de l’autre se met à tourner.",
            ClockStart => "Démarrer",
            ClockPause => "Arrêter la pendule",
            ClockGoOn => "Continuer",
            ClockReset => "Remettre la pendule",
            ClockResetSure => "Vraiment la remettre\u{a0}?",
            ClockRuns => "tourne",
            ClockWaits => "au trait",
            ClockFlagFell => "drapeau",
            ClockClaim => "Son drapeau est tombé",
            ClockNoMate => "Le gagnant ne pouvait jamais mater",
            ClockTimes => "Combien de temps\u{a0}?",
            ClockOwn => "Ton propre temps",
            ClockHint => "Les minutes, puis + et les secondes par coup\u{a0}: 15+10. Plusieurs périodes\u{a0}: 40/90+30, 30+30. Avec d à la place de +, la pendule attend\u{a0}: 5d3.",
            ClockTake => "Choisir ce temps",
            ClockRules => "Règles de jeu",
            ClockBeside => "Pendule à côté de l’échiquier",
            ClockAuto => "Un coup sur l’échiquier appuie sur la pendule",
            ClockWrite => "Noter le temps à côté du coup",
            ClockTurned => "Retourner la moitié du haut, pour un téléphone posé entre vous",
            ClockSide => "Les Noirs choisissent\u{a0}: la pendule est",
            ClockLeft => "à gauche",
            ClockRight => "à droite",
            TouchRule => "Pièce touchée, pièce jouée",
            Adoube => "J’adoube",
            ClockArbiter => "Arbitre\u{a0}: corriger le temps",
            ClockMore => "une minute de plus",
            ClockLess => "une minute de moins",
            DutyTitle => "Qui doit noter\u{a0}?",
            DutyDone => "La feuille est complète",
            HandsTitle => "Qui a les Blancs\u{a0}?",
            HandsLead => "Un pion est blanc, l’autre est noir. L’autre joueur choisit une main.",
            HandLeft => "Main gauche",
            HandRight => "Main droite",
            HandsAgain => "Les cacher encore",
            DrillCrowned => "Une dame, ou un pion qui devient dame",
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
            // Print.
            PrintTitle => "Imprimer des feuilles de partie",
            PrintLead => {
                "Feuilles vierges pour le club, feuille de ta partie, feuilles avec une erreur à trouver, diagrammes. Plus bas, tu vois chaque page comme elle sera sur le papier."
            }
            PrintFormat => "Papier",
            PrintA4 => "A4",
            PrintA5 => "A5, pour les enfants",
            PrintLine => "Hauteur d’une ligne",
            PrintTimes => "Une colonne pour le temps",
            PrintSheets => "Feuilles",
            PrintBlank => "Feuilles vierges",
            PrintFilled => "La feuille de la partie sur l’échiquier",
            PrintCopies => "Chacune avec son double : l’original et le double, sur deux pages",
            PrintPlanted => "Feuilles de cette partie, avec une erreur chacune",
            PrintSow => "D’autres erreurs",
            PrintKey => "Réponses",
            PrintKeyOf => "Réponses aux feuilles avec une erreur",
            PrintBoards => "Diagrammes",
            PrintBoardsNone => "aucun",
            PrintBoardsHere => "la position sur l’échiquier",
            PrintBoardsEach => "après chaque coup de chaque joueur",
            PrintBoardsMove => "après chaque ligne de la feuille",
            PrintBoardsFive => "toutes les 5 lignes, et la fin",
            PrintBoardsTen => "toutes les 10 lignes, et la fin",
            PrintBoardsChosen => "les coups que je nomme",
            PrintNamedMoves => "Quels coups ? Par exemple : 5 12. 12... 20-24",
            PrintPreview => "Les pages",
            PrintGo => "Imprimer",
            PrintNothing => "Rien n’est choisi : choisis une feuille ou des diagrammes ci-dessus.",
            PrintSheet => "Feuille de partie",
            PrintSlipSheet => "Trouve l’erreur",
            PrintSlipName => "Nom",
            PrintSlipAt => "L’erreur est au coup",
            PrintSlipRight => "Il faut écrire",
            PrintSign => "Signature",
            PrintTime => "Temps",
            PrintStart => "Début",
            PrintWhiteMoves => "Trait aux Blancs",
            PrintBlackMoves => "Trait aux Noirs",
            PrintArray => "Position n°",
            // End of print.
        }
    };
}

pub(super) use school_fr;
