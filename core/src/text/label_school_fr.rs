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
        }
    };
}

pub(super) use school_fr;
