//! Options agreed before a game, as text: the value of the tag `Rules` (rules, section 9).

use super::{Diagonal, Rules, Support};
use crate::options::{self, OptionError, RuleOption, Values};

/// The options in the order of serialisation.
pub const OPTIONS: [RuleOption; 4] = [
    RuleOption::names("support", ["value", "count"], false),
    RuleOption::names("unmoved", ["plain", "protected"], true),
    RuleOption::names("diagonal", ["straight", "turning"], false),
    // Upper limit of lost darts in a row.
    RuleOption { name: "misses", usual: "3", values: Values::UpTo(99), special: true },
];
static ALL: [RuleOption; 4] = OPTIONS;

impl Rules {
    /// Applies the options of a text to these rules: `support=count, misses=5`. Order and blanks are ignored; the last
    /// value of a repeated option wins. A quiet game accepts options of a loud one.
    ///
    /// # Errors
    ///
    /// [`OptionError`] at the first invalid option.
    #[inline]
    pub fn with_options(self, text: &str) -> Result<Rules, OptionError> {
        let mut rules = self;
        options::read(&ALL, text, &mut |option, value| match option {
            0 => rules.support = if value == 1 { Support::Count } else { Support::Value },
            1 => rules.protect_unmoved = value == 1,
            2 => rules.diagonal = if value == 1 { Diagonal::Turning } else { Diagonal::Straight },
            _ => rules.misses = value,
        })?;
        Ok(rules)
    }

    /// Serialises the options that differ from the default; empty if none does.
    #[inline]
    pub fn options(&self) -> String {
        let other = |differs: bool| differs.then_some(1);
        options::write(
            &ALL,
            &[
                other(self.support == Support::Count),
                other(self.protect_unmoved),
                other(self.diagonal == Diagonal::Turning),
                Some(self.misses).filter(|misses| *misses != Rules::QUIET.misses),
            ],
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::OptionFault;

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
