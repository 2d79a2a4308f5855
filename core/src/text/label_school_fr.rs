//! The words of lessons, drills, score sheets and clocks in French: the last part of those in `label_fr.rs`.

/// Adds these words to those it is given, and picks the one that is asked for.
macro_rules! school_fr {
    ($label:ident { $($known:tt)* }) => {
        match $label {
            $($known)*
            SchoolTitle => "Leçons",
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
            DrillCrowned => "Une dame, ou un pion qui devient dame",
        }
    };
}

pub(super) use school_fr;
