//! Options of a game, agreed before it starts, as text: the value of the tag `Rules`. Each family lists its
//! options and their meaning.

use crate::digits::number;

/// A parse error of an options text: its place and cause.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct OptionError {
    /// Byte offset of the error.
    pub at: usize,
    /// Cause of the error.
    pub fault: OptionFault,
}

/// Causes of an option error.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum OptionFault {
    /// Unknown option name.
    Name,
    /// Invalid value for this option.
    Value(&'static RuleOption),
}

/// A rule option.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct RuleOption {
    /// Name of the option.
    pub name: &'static str,
    /// Default value, never written.
    pub usual: &'static str,
    /// Permitted values.
    pub values: Values,
    /// True if it applies to one game of the family only.
    pub special: bool,
}

/// Permitted values of an option.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Values {
    /// One of two names, the default first.
    Names([&'static str; 2]),
    /// A number from 1 up to this.
    UpTo(u8),
}

impl RuleOption {
    /// An option with two values, the default first.
    pub const fn names(name: &'static str, values: [&'static str; 2], special: bool) -> RuleOption {
        RuleOption { name, usual: values[0], values: Values::Names(values), special }
    }

    /// Parses a value: the number itself, or for names 0 for the default and 1 for the other.
    fn value(&self, text: &str) -> Option<u8> {
        match self.values {
            Values::Names(values) => values.iter().position(|v| *v == text).map(|n| n as u8),
            Values::UpTo(most) => number(text).filter(|n| (1..=u32::from(most)).contains(n)).map(|n| n as u8),
        }
    }
}

/// Parses `support=count, misses=5` and calls back with the index of each option and its value: a number,
/// or for names 0 for the default and 1 for the other. Order and blanks are ignored; the last value of a
/// repeated option wins.
///
/// # Errors
///
/// [`OptionError`] at the first unknown name or invalid value.
pub fn read(
    all: &'static [RuleOption],
    text: &str,
    agree: &mut dyn FnMut(usize, u8),
) -> Result<(), OptionError> {
    let mut start = 0;
    for part in text.split(',') {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        if !part.trim_ascii().is_empty() {
            let found = all.iter().enumerate().find(|(_, option)| option.name == name.trim_ascii());
            let error = |place: usize, fault| OptionError { at: start + place.min(part.len()), fault };
            let (n, option) = found.ok_or_else(|| error(blanks(part), OptionFault::Name))?;
            let place = name.len() + 1 + blanks(value);
            let known = option.value(value.trim_ascii());
            agree(n, known.ok_or_else(|| error(place, OptionFault::Value(option)))?);
        }
        start += part.len() + 1;
    }
    Ok(())
}

/// Serialises the options that differ from the default; empty if none does. `None` is the default.
pub fn write(all: &[RuleOption], values: &[Option<u8>]) -> String {
    let mut text = String::new();
    for (option, value) in all.iter().zip(values) {
        let Some(value) = value else { continue };
        if !text.is_empty() {
            text.push_str(", ");
        }
        text.push_str(option.name);
        text.push('=');
        match option.values {
            Values::Names([_, other]) => text.push_str(other),
            Values::UpTo(_) => text.push_str(&value.to_string()),
        }
    }
    text
}

/// Number of leading blanks.
fn blanks(word: &str) -> usize {
    word.len() - word.trim_ascii_start().len()
}
