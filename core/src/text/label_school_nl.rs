//! The words of lessons, drills, score sheets and clocks in Dutch: the last part of those in `label_nl.rs`.

/// Adds these words to those it is given, and picks the one that is asked for.
macro_rules! school_nl {
    ($label:ident { $($known:tt)* }) => {
        match $label {
            $($known)*
            SchoolTitle => "Lessen",
            ClockTitle => "Klok",
            ClockLead => "Een klok voor twee spelers. Druk na je zet op je eigen helft of op de spatiebalk: dan loopt de tijd van de ander.",
            ClockStart => "Start",
            ClockPause => "Zet de klok stil",
            ClockGoOn => "Ga verder",
            ClockReset => "Zet de klok opnieuw",
            ClockResetSure => "Echt opnieuw zetten?",
            ClockRuns => "loopt",
            ClockWaits => "aan zet",
            ClockFlagFell => "vlag",
            ClockClaim => "De vlag is gevallen",
            ClockNoMate => "De winnaar kon nooit mat geven",
            ClockTimes => "Hoeveel tijd?",
            ClockOwn => "Je eigen tijd",
            ClockHint => "Minuten, dan + en seconden per zet: 15+10. Delen met een eigen tijd: 40/90+30, 30+30. Met d in plaats van + wacht de klok: 5d3.",
            ClockTake => "Neem deze tijd",
            ClockRules => "Spelregels",
            ClockBeside => "Klok naast het bord",
            ClockAuto => "Een zet op het bord drukt de klok in",
            ClockWrite => "Schrijf de tijd naast de zet",
            ClockTurned => "Draai de bovenste helft om, voor een telefoon tussen jullie in",
            ClockSide => "Zwart kiest: de klok staat",
            ClockLeft => "links",
            ClockRight => "rechts",
            TouchRule => "Aanraken is zetten",
            Adoube => "J’adoube",
            ClockArbiter => "Scheidsrechter: tijd verbeteren",
            ClockMore => "een minuut meer",
            ClockLess => "een minuut minder",
            DutyTitle => "Wie moet noteren?",
            DutyDone => "Het blad is compleet",
            HandsTitle => "Wie speelt met wit?",
            HandsLead => "Eén pion is wit, de andere zwart. De ander kiest een hand.",
            HandLeft => "Linkerhand",
            HandRight => "Rechterhand",
            HandsAgain => "Verstop ze opnieuw",
        }
    };
}

pub(super) use school_nl;
