//! The words of lessons, drills, score sheets and clocks in Dutch: the last part of those in `label_nl.rs`.

/// Adds these words to those it is given, and picks the one that is asked for.
macro_rules! school_nl {
    ($label:ident { $($known:tt)* }) => {
        match $label {
            $($known)*
            SchoolTitle => "Lessen",
            // Drills.
            DrillTitle => "Oefenen",
            DrillLead => "Korte opdrachten, zoveel je wilt. Je kunt niets verliezen.",
            DrillKindName => "Noem het veld",
            DrillKindFind => "Zoek het veld",
            DrillKindPlay => "Speel wat er staat",
            DrillKindWrite => "Schrijf wat er gespeeld is",
            DrillWhat => "Wat wil je oefenen?",
            DrillMoves => "Welke zetten?",
            DrillWhere => "Waar op het bord?",
            DrillWhole => "Hele bord",
            DrillFiles => "Lijnen",
            DrillRanks => "Rijen",
            DrillRings => "Ringen",
            DrillSide => "Wie zit er onder?",
            DrillNames => "Toon de namen aan de rand",
            DrillBegin => "Beginnen",
            DrillStop => "Stoppen",
            DrillNext => "Volgende",
            DrillHelp => "Hulp",
            DrillCheck => "Kijk na",
            DrillAgain => "Toon de zet nog eens",
            DrillCount => "Tel één minuut",
            DrillCounting => "Ik tel …",
            DrillStars => "Je sterren",
            DrillInput => "Hoe wil je schrijven?",
            DrillCircle => "Omcirkelen",
            DrillPad => "Lettertoetsen",
            DrillType => "Toetsenbord",
            DrillPawn => "Pionzet",
            DrillPiece => "Zet met een stuk",
            DrillByFile => "Twee stukken: de letter beslist",
            DrillByRank => "Twee stukken: het cijfer beslist",
            DrillCentre => "Over het midden",
            DrillSupport => "Slaan met steun",
            DrillDart => "Gegooid stuk",
            DrillStep => "Zet",
            DrillJump => "Slag van één stuk",
            DrillJumps => "Slag van meer stukken",
            DrillCrowned => "Een dam, of een schijf die dam wordt",
        }
    };
}

pub(super) use school_nl;
