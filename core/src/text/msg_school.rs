//! The messages of lessons, drills, score sheets and clocks, as data: the last part of the list in `msg.rs`.
//! They are said on pages of their own, and fetched with the first of these.

/// Adds these messages to those it is given: the first of them begins the file `school`.
macro_rules! school_messages {
    ($($known:tt)*) => {
        messages! {
            $($known)*
            @feature "screen" {
                /// How many stars of a course are won, and how many there are.
                StarsOf = "stars_of" { stars: u32, most: u32 };
            }
        }
    };
}

pub(super) use school_messages;
