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
            // Lessons.
            LearnLead => "Apprends à noter tes parties, pas à pas. Tu ne peux rien perdre\u{a0}: essaie autant que tu veux.",
            LearnMore => "Pour continuer",
            LearnSheet => "Feuille de partie",
            LearnSheetNote => "Joue et remplis une vraie feuille de partie.",
            LearnClock => "Pendule",
            LearnClockNote => "Une pendule pour deux joueurs devant un écran.",
            LearnOwn => "Pour les professeurs\u{a0}: ton propre cours",
            LearnOwnHint => "Un cours est un simple fichier de texte. Choisis-le, dépose-le ici ou colle-le. Il reste sur cet appareil.",
            LearnOwnPaste => "Colle ici le texte d’un cours",
            LearnOwnRead => "Ajouter le cours",
            LearnOwnRemove => "Retirer ce cours",
            LearnOwnSure => "Vraiment le retirer\u{a0}? Touche encore une fois.",
            LearnOwnAdded => "Le cours est là. Tu le trouves plus haut.",
            LearnOwnPassing => "Le cours est dans la liste, mais seulement jusqu’à ce que tu fermes la page\u{a0}: ton appareil ne peut pas le garder.",
            LearnOwnFull => "Il y a déjà neuf cours à toi. Enlèves-en un, puis relis celui-ci.",
            LearnOwnProblems => "Ce cours n’est pas encore prêt. Regarde ici\u{a0}:",
            LearnForget => "Tout oublier",
            LearnForgetAsk => "Toutes tes étoiles vont disparaître. Vraiment tout oublier\u{a0}?",
            LearnForgetYes => "Oui, tout oublier",
            LearnForgetDone => "Tout est oublié. Tu peux recommencer.",
            LearnMissing => "Le cours n’a pas pu être chargé. As-tu une connexion\u{a0}?",
            LearnRetry => "Réessayer",
            LearnGone => "Cette leçon n’est pas ici.",
            LearnCard => "En résumé",
            LearnExercises => "Exercices",
            LearnNext => "Exercice suivant",
            LearnNextLesson => "Leçon suivante",
            LearnFinished => "Tu as fait tout le cours. Bravo\u{a0}!",
            LearnToLesson => "Lire la leçon",
            LearnPlay => "Joue-le sur le plateau.",
            LearnHint => "Un indice",
            LearnAnswer => "Voir la réponse",
            LearnQuestion => "Une question à garder",
            LearnQuestionLater => "La réponse vient à la fin du cours.",
            LearnRight => "Juste\u{a0}!",
            LearnNoted => "Juste\u{a0}! Encore une chose\u{a0}:",
            LearnAlmost => "Bien essayé. Regarde une chose\u{a0}:",
            LearnGoOn => "Continue\u{a0}!",
            LearnRowPiece => "Quelle pièce\u{a0}?",
            LearnRowFrom => "D’où\u{a0}?",
            LearnRowTakes => "Prise\u{a0}?",
            LearnRowLetter => "Lettre",
            LearnRowDigit => "Chiffre",
            LearnRowSign => "Signe",
            LearnRowEnd => "À la fin",
            LearnRowWords => "Touche ce qui va dans la case marquée.",
            LearnPawn => "Pion\u{a0}: pas de lettre",
            LearnSpace => "Espace",
            LearnYours => "Ta réponse",
            // End of lessons.
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
            PrintCopies => "Chacune avec son double\u{a0}: l’original et le double, sur deux pages",
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
            PrintNamedMoves => "Quels coups\u{a0}? Par exemple\u{a0}: 5 12. 12... 20-24",
            PrintPreview => "Les pages",
            PrintGo => "Imprimer",
            PrintNothing => "Rien n’est choisi\u{a0}: choisis une feuille ou des diagrammes ci-dessus.",
            PrintSlipSheet => "Trouve l’erreur",
            PrintSlipName => "Nom",
            PrintSlipAt => "L’erreur est au coup",
            PrintSlipRight => "Il faut écrire",
            PrintStart => "Début",
            PrintWhiteMoves => "Trait aux Blancs",
            PrintBlackMoves => "Trait aux Noirs",
            PrintArray => "Position n°",
            // End of print.
            // Pages of the score sheet.
            ModeAuto => "Elle se remplit",
            HintAuto => "La feuille de la partie sur l’échiquier. Remplis le haut avant de commencer. Touche un coup pour le voir sur l’échiquier.",
            ModeWrite => "À moi d’écrire",
            HintWrite => "Joue un coup sur l’échiquier, puis écris-le sur la feuille. Tu vois tout de suite ce qui est juste. La touche / mène à ton stylo.",
            ModeDictation => "Dictée",
            HintDictation => "Tu vois ou tu entends une partie coup par coup, et tu l’écris. À la fin, ta feuille est comparée à la partie.",
            ModeOrder => "Le bon ordre",
            HintOrder => "Note le coup de l’autre, joue, appuie sur la pendule, note ton coup. À chaque tour dans cet ordre.",
            ModePair => "À deux",
            HintPair => "Deux joueurs, un échiquier, deux feuilles. Chacun écrit avec ses lettres. À la fin, vous comparez.",
            ModeSlip => "Trouve l’erreur",
            HintSlip => "Il y a une erreur sur cette feuille. Touche la case où tu crois qu’elle se cache.",
            ModeRepair => "Réparer une feuille",
            HintRepair => "Une feuille ne colle plus à la partie\u{a0}? Recopie-la ici. Tu vois où elle coince, et les plus petites corrections qui aident.",
            SheetSure => "Ce qui s’y trouve sera effacé. Touche encore une fois.",
            ModeArbiter => "Pour l’arbitre",
            HintArbiter => "Les deux feuilles des joueurs, en lecture seule.",
            TimeHead => "Temps",
            Signature => "Signature\u{a0}:",
            EmptyPlace => "vide",
            CloseTitle => "Quand la partie est finie",
            CloseFirst => "Avant cela\u{a0}:",
            WriteThis => "Écrire",
            NothingToWrite => "Rien à écrire pour l’instant",
            AskRight => "Montre la bonne forme",
            RightForm => "On écrit\u{a0}:",
            WhoWrites => "J’écris",
            WriteBoth => "les deux colonnes",
            WriteWhite => "la colonne des Blancs",
            WriteBlack => "la colonne des Noirs",
            CompareSheet => "Comparer avec la partie",
            GoOnPlaying => "Retour à la fin de la partie",
            ArrowPlayed => "a été joué",
            ArrowWritten => "a été écrit",
            SheetToDesk => "Ouvrir sur le grand échiquier",
            ExampleMate => "Une partie courte avec mat",
            ExampleCastling => "Neuf coups calmes, avec le roque",
            ExampleSpecial => "Tous les coups spéciaux",
            DictateWhich => "Quelle partie\u{a0}?",
            DictateDesk => "La partie sur l’échiquier",
            DictateOther => "Une autre partie…",
            DictateBegin => "Commencer la dictée",
            DictateNext => "Coup suivant",
            DictateAgain => "Encore une fois",
            DictateShow => "Montrer les coups sur l’échiquier",
            DictateSpeak => "Dire les coups à voix haute",
            OrderSide => "Je joue",
            OrderHelps => "Montrer l’étape suivante",
            OrderClaim => "Demander la nulle avec le coup que j’écris",
            OrderClaimGame => "S’entraîner à demander la nulle",
            PairWhite => "La feuille des Blancs",
            PairBlack => "La feuille des Noirs",
            CompareSheets => "Comparer les feuilles",
            SheetsAgree => "Les deux feuilles racontent la même partie.",
            SheetsClash => "Là où les feuilles diffèrent",
            ClaimsHere => "Ce qu’on peut demander maintenant",
            ClaimThird => "La nulle\u{a0}: trois fois la même position",
            ClaimFifty => "La nulle\u{a0}: cinquante coups sans prise ni coup de pion",
            ClaimNone => "Rien.",
            SlipKind => "Type d’erreur",
            SlipAny => "n’importe laquelle",
            SlipAgain => "Une autre feuille",
            SlipTell => "Dis-le-moi",
            RepairHere => "Les coups tels qu’ils sont sur la feuille",
            RepairLook => "Vérifier la feuille",
            RepairExample => "Montrer un exemple",
            RepairTake => "Corriger ainsi",
            RepairNone => "Aucune petite correction n’aide ici. Demande aux joueurs ce qui s’est passé sur l’échiquier.",
            // End of pages of the score sheet.
        }
    };
}

pub(super) use school_fr;
