//! Lessons, drills, score sheets and clocks in English: the last part of the sentences in `en.rs`.

/// Adds these sentences to those it is given.
macro_rules! en_school {
    ($($known:tt)*) => {
        sentences! {
            $($known)*
            @feature "screen" {
                StarsOf => "{stars} of {most} stars.",
            }
        }
    };
}

pub(super) use en_school;
