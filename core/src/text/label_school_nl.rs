//! The words of lessons, drills, score sheets and clocks in Dutch: the last part of those in `label_nl.rs`.

/// Adds these words to those it is given, and picks the one that is asked for.
macro_rules! school_nl {
    ($label:ident { $($known:tt)* }) => {
        match $label {
            $($known)*
            SchoolTitle => "Lessen",
        }
    };
}

pub(super) use school_nl;
