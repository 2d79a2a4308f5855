//! The words of lessons, drills, score sheets and clocks in French: the last part of those in `label_fr.rs`.

/// Adds these words to those it is given, and picks the one that is asked for.
macro_rules! school_fr {
    ($label:ident { $($known:tt)* }) => {
        match $label {
            $($known)*
            SchoolTitle => "Leçons",
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
        }
    };
}

pub(super) use school_fr;
