//! Longer texts of the languages, for tests.

use notabene_core::i18n::Language;
use std::path::PathBuf;

/// The folder of a language with its texts or courses.
pub fn folder(language: Language, kind: &str) -> PathBuf {
    super::root().join("core/locales").join(language.code()).join(kind)
}

/// A text of a language, if it exists.
pub fn own(kind: &str, name: &str, language: Language) -> Option<String> {
    std::fs::read_to_string(folder(language, kind).join(name).with_extension("txt")).ok()
}

/// True if a language must be complete: `complete=yes` in the list of languages.
pub fn is_complete(language: Language) -> bool {
    let list = std::fs::read_to_string(super::root().join("core/locales/languages.txt")).unwrap();
    let own = |line: &&str| line.split(" | ").next() == Some(language.code());
    list.lines().find(own).is_some_and(|line| line.contains("complete=yes"))
}

/// The languages that have a text.
pub fn languages(name: &str) -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(move |language| own("texts", name, *language).is_some())
}

/// A text of a language.
pub fn text(name: &str, language: Language) -> String {
    own("texts", name, language).unwrap_or_else(|| panic!("no {name} in {}", language.code()))
}
