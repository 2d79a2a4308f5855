//! Texts in the languages of the screen.

use notabene_core::i18n::Language;

/// A text in some languages of the screen; the first stands in for those that are missing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Localized(pub(super) Vec<(Language, String)>);

impl Localized {
    /// One text for every language.
    pub fn same(text: &str) -> Localized {
        Localized(vec![(Language::default(), text.into())])
    }
    /// A text of its own for every language; none if one of them fails.
    pub(super) fn each(text: impl Fn(Language) -> Option<String>) -> Option<Localized> {
        let texts = Language::ALL.into_iter().map(|language| Some((language, text(language)?)));
        texts.collect::<Option<Vec<_>>>().map(Localized)
    }
    /// The text in a language.
    pub fn in_language(&self, language: Language) -> &str {
        let own = self.0.iter().find(|(known, _)| *known == language);
        own.or(self.0.first()).map_or("", |(_, text)| text)
    }
    /// True if there is no text at all.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|(_, text)| text.is_empty())
    }
}
