//! The words of lessons, drills, score sheets and clocks in English: the last part of those in `label_en.rs`.

/// Adds these words to those it is given, and picks the one that is asked for.
macro_rules! school_en {
    ($label:ident { $($known:tt)* }) => {
        match $label {
            $($known)*
            SchoolTitle => "Lessons",
        }
    };
}

pub(super) use school_en;
