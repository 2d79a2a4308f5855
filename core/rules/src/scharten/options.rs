//! What was agreed before a game, as text: the value of the tag `Rules` (rules, section 9).

use super::{Diagonal, Rules, Support};
use crate::digits::{number, push_number};

/// Where and why a text does not say what was agreed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct OptionError {
    /// Bytes before the place.
    pub at: usize,
    /// What is wrong there.
    pub fault: OptionFault,
}

/// What is wrong with an option.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum OptionFault {
    /// There is no option of this name.
    Name,
    /// The option cannot be this.
    Value(&'static RuleOption),
}

/// Something that can be agreed on.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct RuleOption {
    /// Its name.
    pub name: &'static str,
    /// The usual value, which is never written.
    pub usual: &'static str,
    /// What it can be.
    pub values: Values,
    /// Whether it matters in loud games only.
    pub loud: bool,
}

/// What an option can be.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Values {
    /// One of these, the usual first.
    Names([&'static str; 2]),
    /// A number from 1 up to this.
    UpTo(u8),
}

const fn names(name: &'static str, values: [&'static str; 2], loud: bool) -> RuleOption {
    RuleOption { name, usual: values[0], values: Values::Names(values), loud }
}

/// The options in the order in which they are written.
pub const OPTIONS: [RuleOption; 4] = [
    names("support", ["value", "count"], false),
    names("unmoved", ["plain", "protected"], true),
    names("diagonal", ["straight", "turning"], false),
    // More lost darts in a row are not agreed on.
    RuleOption { name: "misses", usual: "3", values: Values::UpTo(99), loud: true },
];
static ALL: [RuleOption; 4] = OPTIONS;

impl Rules {
    /// These rules with the options of a text: `support=count, misses=5`. Order and blanks do not matter; of
    /// an option named twice the last one counts. A quiet game may name options of a loud one.
    #[inline]
    pub fn with_options(self, text: &str) -> Result<Rules, OptionError> {
        let mut rules = self;
        let mut start = 0;
        for part in text.split(',') {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            if !part.trim_ascii().is_empty()
                && let Err(fault) = rules.agree(name.trim_ascii(), value.trim_ascii())
            {
                let place = match fault {
                    OptionFault::Name => blanks(part),
                    OptionFault::Value(_) => name.len() + 1 + blanks(value),
                };
                return Err(OptionError { at: start + place.min(part.len()), fault });
            }
            start += part.len() + 1;
        }
        Ok(rules)
    }

    #[inline]
    fn agree(&mut self, name: &str, value: &str) -> Result<(), OptionFault> {
        let option = ALL.iter().position(|option| option.name == name).ok_or(OptionFault::Name)?;
        let fault = || OptionFault::Value(&ALL[option & 3]);
        let values = match ALL[option & 3].values {
            Values::Names(values) => values,
            Values::UpTo(most) => {
                let known = number(value).filter(|n| (1..=u32::from(most)).contains(n));
                self.misses = known.ok_or_else(fault)? as u8;
                return Ok(());
            }
        };
        let other = values.iter().position(|v| *v == value).ok_or_else(fault)? == 1;
        match option {
            0 => self.support = if other { Support::Count } else { Support::Value },
            1 => self.protect_unmoved = other,
            _ => self.diagonal = if other { Diagonal::Turning } else { Diagonal::Straight },
        }
        Ok(())
    }

    /// The options that differ from the usual ones, as text; empty if none does.
    #[inline]
    pub fn options(&self) -> String {
        let differs = [
            self.support == Support::Count,
            self.protect_unmoved,
            self.diagonal == Diagonal::Turning,
            self.misses != Rules::QUIET.misses,
        ];
        let mut text = String::new();
        for (_, option) in ALL.iter().enumerate().filter(|(i, _)| differs[i & 3]) {
            if !text.is_empty() {
                text.push_str(", ");
            }
            text.push_str(option.name);
            text.push('=');
            match option.values {
                Values::Names([_, value]) => text.push_str(value),
                Values::UpTo(_) => push_number(&mut text, u32::from(self.misses)),
            }
        }
        text
    }
}

/// How many blanks a word begins with.
#[inline]
fn blanks(word: &str) -> usize {
    word.len() - word.trim_ascii_start().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_written_and_read() {
        for text in ["", "support=count", "unmoved=protected, misses=5", "support=count, diagonal=turning"] {
            assert_eq!(Rules::LOUD.with_options(text).unwrap().options(), text);
        }
        let all = " misses = 5,diagonal=turning ,\tunmoved=protected,support=count";
        let rules = Rules::LOUD.with_options(all).unwrap();
        assert_eq!(rules.options(), "support=count, unmoved=protected, diagonal=turning, misses=5");
        let usual = "support=value, unmoved=plain, diagonal=straight, misses=3";
        assert_eq!(rules.with_options(usual), Ok(Rules::LOUD));
        assert_eq!(Rules::QUIET.with_options(" , "), Ok(Rules::QUIET));
    }

    #[test]
    fn a_bad_option_is_answered_with_place_and_reason() {
        for (text, at, option) in [
            ("supper=count", 0, None),
            ("support=count, é=1", 15, None),
            ("support=many", 8, Some(0)),
            ("support", 7, Some(0)),
            ("misses=3,  unmoved =  no", 22, Some(1)),
            ("misses=0", 7, Some(3)),
            ("misses=100", 7, Some(3)),
            ("misses=", 7, Some(3)),
            ("=", 0, None),
        ] {
            let fault = option.map_or(OptionFault::Name, |i: usize| OptionFault::Value(&ALL[i]));
            assert_eq!(Rules::LOUD.with_options(text), Err(OptionError { at, fault }), "{text}");
        }
    }
}
