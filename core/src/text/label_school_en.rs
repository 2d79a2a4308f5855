//! The words of lessons, drills, score sheets and clocks in English: the last part of those in `label_en.rs`.

/// Adds these words to those it is given, and picks the one that is asked for.
macro_rules! school_en {
    ($label:ident { $($known:tt)* }) => {
        match $label {
            $($known)*
            SchoolTitle => "Lessons",
            ClockTitle => "Clock",
            ClockLead => "A clock for two players. Press your own half after your move, or the space bar: then the time of the other one runs.",
            ClockStart => "Start",
            ClockPause => "Stop the clock",
            ClockGoOn => "Go on",
            ClockReset => "Set the clock again",
            ClockResetSure => "Really set it again?",
            ClockRuns => "runs",
            ClockWaits => "on move",
            ClockFlagFell => "flag",
            ClockClaim => "Their flag has fallen",
            ClockNoMate => "The winner could never mate",
            ClockTimes => "How much time?",
            ClockOwn => "Your own time",
            ClockHint => "Minutes, then + and seconds for each move: 15+10. Parts with their own time: 40/90+30, 30+30. A d in place of + makes the clock wait: 5d3.",
            ClockTake => "Use this time",
            ClockRules => "Rules of play",
            ClockBeside => "Clock beside the board",
            ClockAuto => "A move on the board presses the clock",
            ClockWrite => "Write the time beside the move",
            ClockTurned => "Turn the upper half round, for a phone between you",
            ClockSide => "Black chooses: the clock stands",
            ClockLeft => "left",
            ClockRight => "right",
            TouchRule => "Touched is moved",
            Adoube => "J’adoube",
            ClockArbiter => "Arbiter: correct the time",
            ClockMore => "one minute more",
            ClockLess => "one minute less",
            DutyTitle => "Who must write?",
            DutyDone => "The sheet is complete",
            HandsTitle => "Who plays White?",
            HandsLead => "One pawn is white, the other black. The other player picks a hand.",
            HandLeft => "Left hand",
            HandRight => "Right hand",
            HandsAgain => "Hide them again",
        }
    };
}

pub(super) use school_en;
