//! Positions from their texts, and why they cannot be played: one file for each family.

pub(super) mod chess;
#[cfg(feature = "families")]
pub(super) mod draughts;
#[cfg(feature = "families")]
pub(super) mod scharten;

#[cfg(feature = "families")]
use super::Problem;
#[cfg(feature = "families")]
use crate::notation::signs::from;
#[cfg(feature = "families")]
use crate::options::{OptionError, OptionFault, RuleOption, Values};
#[cfg(feature = "families")]
use crate::text::{Msg, head};

/// Why a text does not say what was agreed.
#[cfg(feature = "families")]
fn not_agreed(error: OptionError, agreed: &str) -> Problem {
    let bad = head(from(agreed, error.at).split(',').next().unwrap_or_default().trim(), 40);
    let says = match error.fault {
        OptionFault::Name => Msg::NoSuchOption { name: bad },
        OptionFault::Value(RuleOption { name, values: Values::Names(values), .. }) => {
            let mut can_be = Vec::new();
            values.iter().for_each(|value| can_be.push((*value).into()));
            Msg::OptionValue { name: (*name).into(), value: bad, can_be }
        }
        OptionFault::Value(RuleOption { name, values: Values::UpTo(most), .. }) => {
            Msg::OptionNumber { name: (*name).into(), value: bad, most: u32::from(*most) }
        }
    };
    Problem { says, at: error.at }
}

/// What a game begins with.
#[derive(Copy, Clone, Default)]
pub(super) struct Start<'a> {
    /// The position as text; none for the usual one.
    pub position: Option<&'a str>,
    /// What was agreed, as the tag `Rules` has it; empty for the usual rules.
    #[cfg_attr(not(feature = "families"), allow(dead_code))]
    pub rules: &'a str,
}
