//! Lessons, drills, score sheets and clocks in French: the last part of the sentences in `fr.rs`.

/// Adds these sentences to those it is given.
macro_rules! fr_school {
    ($($known:tt)*) => {
        sentences! {
            $($known)*
            @feature "screen" {
                StarsOf => "{stars} étoiles sur {most}.",
            }
        }
    };
}

pub(super) use fr_school;
