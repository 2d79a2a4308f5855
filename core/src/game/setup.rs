//! Positions from their texts, and why they cannot be played: one file for each family.

pub(super) mod chess;
pub(super) mod draughts;
pub(super) mod scharten;

use super::Problem;
use crate::i18n::head;
use crate::notation::signs::from;
use crate::options::{OptionError, OptionFault, RuleOption, Values};

/// Why a text does not say what was agreed.
fn not_agreed(error: OptionError, agreed: &str) -> Problem {
    let bad = head(from(agreed, error.at).split(',').next().unwrap_or_default().trim(), 40);
    let says = match error.fault {
        OptionFault::Name => msg!(NoSuchOption { name: bad }),
        OptionFault::Value(RuleOption { name, values: Values::Names(values), .. }) => {
            let mut can_be = Vec::new();
            values.iter().for_each(|value| can_be.push((*value).into()));
            msg!(OptionValue { name: (*name).into(), value: bad, can_be })
        }
        OptionFault::Value(RuleOption { name, values: Values::UpTo(most), .. }) => {
            msg!(OptionNumber { name: (*name).into(), value: bad, most: u32::from(*most) })
        }
    };
    Problem { says, at: error.at }
}

/// What a game begins with.
#[derive(Copy, Clone, Default)]
pub(crate) struct Start<'a> {
    /// The position as text; none for the usual one.
    pub position: Option<&'a str>,
    /// What was agreed, as the tag `Rules` has it; empty for the usual rules.
    pub rules: &'a str,
}
