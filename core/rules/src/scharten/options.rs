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
    Value,
}

/// More lost darts in a row are not agreed on.
const MOST_MISSES: u32 = 99;

/// The options in the order in which they are written.
static NAMES: [&str; 4] = ["support", "unmoved", "diagonal", "misses"];
/// What they can be, the usual first; misses are a number.
static VALUES: [[&str; 2]; 3] = [["value", "count"], ["plain", "protected"], ["straight", "turning"]];

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
                    OptionFault::Value => name.len() + 1 + blanks(value),
                };
                return Err(OptionError { at: start + place.min(part.len()), fault });
            }
            start += part.len() + 1;
        }
        Ok(rules)
    }

    #[inline]
    fn agree(&mut self, name: &str, value: &str) -> Result<(), OptionFault> {
        let option = NAMES.iter().position(|n| *n == name).ok_or(OptionFault::Name)?;
        let Some(values) = VALUES.get(option) else {
            let misses = number(value).filter(|n| (1..=MOST_MISSES).contains(n));
            self.misses = misses.ok_or(OptionFault::Value)? as u8;
            return Ok(());
        };
        let other = match values.iter().position(|v| *v == value) {
            Some(i) => i == 1,
            None => return Err(OptionFault::Value),
        };
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
        for (i, name) in NAMES.iter().enumerate().filter(|(i, _)| differs[i & 3]) {
            if !text.is_empty() {
                text.push_str(", ");
            }
            text.push_str(name);
            text.push('=');
            match VALUES.get(i) {
                Some([_, value]) => text.push_str(value),
                None => push_number(&mut text, u32::from(self.misses)),
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
        use OptionFault::*;
        for (text, at, fault) in [
            ("supper=count", 0, Name),
            ("support=count, é=1", 15, Name),
            ("support=many", 8, Value),
            ("support", 7, Value),
            ("misses=3,  unmoved =  no", 22, Value),
            ("misses=0", 7, Value),
            ("misses=100", 7, Value),
            ("misses=", 7, Value),
            ("=", 0, Name),
        ] {
            assert_eq!(Rules::LOUD.with_options(text), Err(OptionError { at, fault }), "{text}");
        }
    }
}
