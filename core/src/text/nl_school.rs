//! Lessons, drills, score sheets and clocks in Dutch: the last part of the sentences in `nl.rs`.

/// Adds these sentences to those it is given.
macro_rules! nl_school {
    ($($known:tt)*) => {
        sentences! {
            $($known)*
            @feature "screen" {
                StarsOf => "{stars} van de {most} sterren.",
            }
        }
    };
}

pub(super) use nl_school;
