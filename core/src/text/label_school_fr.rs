//! The words of lessons, drills, score sheets and clocks in French: the last part of those in `label_fr.rs`.

/// Adds these words to those it is given, and picks the one that is asked for.
macro_rules! school_fr {
    ($label:ident { $($known:tt)* }) => {
        match $label {
            $($known)*
            SchoolTitle => "Leçons",
        }
    };
}

pub(super) use school_fr;
