//! Names of the keys of a keyboard, as they are printed on it.

use super::Language;

impl Language {
    /// The name of a key on keyboards of the language, by its English name; letters and signs stay.
    pub fn key(self, name: &'static str) -> &'static str {
        match (self, name) {
            (Language::Fr, "Enter") => "Entrée",
            (Language::Fr, "Esc") => "Échap",
            (Language::Fr, "Shift") => "Maj",
            (Language::Fr, "Home") => "Début",
            (Language::Fr, "End") => "Fin",
            _ => name,
        }
    }
}
