//! Parsing and validating positions: one file for each family.

pub(super) mod chess;
pub(super) mod draughts;
pub(super) mod scharten;

use super::Problem;
use crate::i18n::head;
use crate::options::{OptionError, OptionFault, RuleOption, Values};

/// The problem of an invalid options text.
fn not_agreed(error: OptionError, agreed: &str) -> Problem {
    let rest = agreed.get(error.at..).unwrap_or_default();
    let bad = head(rest.split(',').next().unwrap_or_default().trim(), 40);
    let message = match error.fault {
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
    Problem { message, at: error.at }
}

/// The start of a game.
#[derive(Copy, Clone, Default)]
pub(crate) struct Start<'a> {
    /// The position as text; none for the usual one.
    pub position: Option<&'a str>,
    /// The agreed options, as in the tag `Rules`; empty for the default rules.
    pub rules: &'a str,
}
