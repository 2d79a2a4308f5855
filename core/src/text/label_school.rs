//! The words of lessons, drills, score sheets and clocks: the last part of the list in `label.rs`.
//! They stand on pages of their own, and are fetched with the first of these.

/// Adds these labels to those it is given: the first of them begins the file `school`.
macro_rules! school_labels {
    ($($known:tt)*) => {
        labels! {
            $($known)*
            SchoolTitle,
            // One move in all systems.
            SystemShort,
            SystemShortNote,
            SystemFigurine,
            SystemFigurineNote,
            SystemLong,
            SystemLongNote,
            SystemCoordinate,
            SystemCoordinateNote,
            SystemIccf,
            SystemIccfNote,
            SystemSmith,
            SystemSmithNote,
            SystemEnglish,
            SystemEnglishNote,
            SystemFrench,
            SystemFrenchNote,
            SystemKoch,
            SystemKochNote,
            SystemStamma,
            SystemStammaNote,
            SystemPdn,
            SystemPdnNote,
            SystemManoury,
            SystemManouryNote,
            SystemWay,
            SystemWayNote,
            SystemAlgebraic,
            SystemAlgebraicNote,
            SystemsLead,
            SystemsStart,
            SystemsTry,
            SystemsCheck,
            SystemsRight,
            SystemsLetters,
            SayAloud,
            NoVoice,
        }
    };
}

pub(super) use school_labels;
