//! The words of lessons, drills, score sheets and clocks in Dutch: the last part of those in `label_nl.rs`.

/// Adds these words to those it is given, and picks the one that is asked for.
macro_rules! school_nl {
    ($label:ident { $($known:tt)* }) => {
        match $label {
            $($known)*
            SchoolTitle => "Lessen",
            // Score sheets.
            TableNumber => "Tafel",
            WhiteClub => "Club van wit",
            BlackClub => "Club van zwart",
            LeafOriginal => "Origineel",
            LeafCopy => "Kopie",
            ResignedWord => "geeft op",
            StepResult => "Schrijf de uitslag in beide vakken",
            StepCircle => "Omcirkel de naam van de winnaar, of beide namen bij remise",
            StepSignOwn => "Zet je handtekening op je eigen formulier",
            StepSignTheirs => "Zet je handtekening op het formulier van de ander",
            StepDetach => "Maak het origineel los van de kopie",
            StepHandIn => "Geef het origineel aan de arbiter",
            StepKeepCopy => "Bewaar de kopie",
            DeedWriteTheirs => "De zet van de ander opschrijven",
            DeedPlay => "Spelen",
            DeedPress => "Op de klok drukken",
            DeedWriteOwn => "Je eigen zet opschrijven",
            SlipField => "Een verkeerd veld",
            SlipTurned => "Twee dingen verwisseld",
            SlipWhich => "Welk van de twee stukken?",
            SlipPawn => "Een pion die slaat",
            SlipCross => "Het teken voor slaan",
            SlipLetter => "Een verkeerde letter",
            SlipCastling => "De rokade",
            SlipCheck => "Schaak en mat",
            SlipPromotion => "Een promotie",
            SlipColumns => "Kolommen verwisseld",
            SlipLeftOut => "Een vergeten zet",
            SlipTwo => "Twee zetten op één plek",
            SlipOther => "Een andere zet (moeilijk)",
            // End of score sheets.
        }
    };
}

pub(super) use school_nl;
