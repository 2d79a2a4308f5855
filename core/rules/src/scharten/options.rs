//! What players agreed, as text: the value of the tag `Rules` (section 9).

use super::{Diagonal, Rules, Support};
use crate::digits::{number, push_number};

impl Rules {
    /// What differs from the usual rules, in one order: `support=count, unmoved=protected,
    /// diagonal=turning, misses=5`. Empty if nothing does. Whether the game is loud is not told: that is
    /// another game.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let mut add = |option: &str| {
            out.push_str(if out.is_empty() { "" } else { ", " });
            out.push_str(option);
        };
        if self.support == Support::Count {
            add("support=count");
        }
        if self.protect_unmoved {
            add("unmoved=protected");
        }
        if self.diagonal == Diagonal::Turning {
            add("diagonal=turning");
        }
        if self.misses != Rules::QUIET.misses {
            add("misses=");
            push_number(&mut out, u32::from(self.misses));
        }
        out
    }

    /// These rules with what a text says of them.
    ///
    /// # Errors
    /// The part that is no option, or no value of one.
    pub fn agreed(mut self, text: &str) -> Result<Rules, &str> {
        for part in text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').ok_or(part)?;
            self.set(name.trim(), value.trim()).ok_or(part)?;
        }
        Ok(self)
    }

    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        let is = |word: &str| value.eq_ignore_ascii_case(word);
        let one_of = |no: &str, yes: &str| if is(yes) { Some(true) } else { is(no).then_some(false) };
        match name.to_ascii_lowercase().as_str() {
            "support" => {
                let count = one_of("value", "count")?;
                self.support = if count { Support::Count } else { Support::Value };
            }
            "unmoved" => self.protect_unmoved = one_of("unprotected", "protected")?,
            "diagonal" => {
                let turning = one_of("straight", "turning")?;
                self.diagonal = if turning { Diagonal::Turning } else { Diagonal::Straight };
            }
            "misses" => self.misses = number(value).and_then(|n| u8::try_from(n).ok()).filter(|n| *n > 0)?,
            _ => return None,
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_as_they_are_written() {
        let all = "support=count, unmoved=protected, diagonal=turning, misses=5";
        let rules = Rules::LOUD.agreed(all).unwrap();
        assert_eq!(rules.text(), all);
        assert!(rules.loud && rules.protect_unmoved && rules.misses == 5);
        assert_eq!(Rules::QUIET.agreed(" Support = VALUE ;,").unwrap(), Rules::QUIET);
        assert_eq!(Rules::QUIET.text(), "");
    }

    #[test]
    fn what_is_no_option_is_named() {
        for part in ["support", "support=much", "misses=0", "misses=256", "misses=", "noise=1"] {
            assert_eq!(Rules::LOUD.agreed(&format!("diagonal=turning, {part}")), Err(part));
        }
    }
}
