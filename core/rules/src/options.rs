//! What players may agree on before a game, as text: the value of the tag `Rules`. Each family lists its
//! options and says what they do.

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
    /// Whether it matters in one game of the family only.
    pub special: bool,
}

/// What an option can be.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Values {
    /// One of these, the usual first.
    Names([&'static str; 2]),
    /// A number from 1 up to this.
    UpTo(u8),
}

impl RuleOption {
    /// An option with two values, the usual first.
    pub const fn names(name: &'static str, values: [&'static str; 2], special: bool) -> RuleOption {
        RuleOption { name, usual: values[0], values: Values::Names(values), special }
    }

    /// The value that a text names: its number, or for names 0 for the usual and 1 for the other.
    fn value(&self, text: &str) -> Option<u8> {
        match self.values {
            Values::Names(values) => values.iter().position(|v| *v == text).map(|n| n as u8),
            Values::UpTo(most) => number(text).filter(|n| (1..=u32::from(most)).contains(n)).map(|n| n as u8),
        }
    }
}

/// Reads `support=count, misses=5` and hands on the place of each option in the list with its value: a number,
/// or for names 0 for the usual and 1 for the other. Order and blanks do not matter; of an option named twice
/// the last one counts.
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

/// The options that differ from the usual ones, as text; empty if none does. A value is none while it is usual.
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
            Values::UpTo(_) => push_number(&mut text, u32::from(*value)),
        }
    }
    text
}

/// How many blanks a word begins with.
fn blanks(word: &str) -> usize {
    word.len() - word.trim_ascii_start().len()
}
