//! Names of keyboard keys as printed on the keys.

use super::{Label, Language};

impl Language {
    /// The name of a key on keyboards of the language, by its English name; letters and signs are unchanged.
    pub fn key(self, name: &'static str) -> &'static str {
        match name {
            "Enter" => self.label(Label::NameOfEnter),
            "Esc" => self.label(Label::NameOfEscape),
            "Shift" => self.label(Label::NameOfShift),
            "Home" => self.label(Label::NameOfHome),
            "End" => self.label(Label::NameOfEnd),
            _ => name,
        }
    }
}
