//! The lines of a course file: words, values, and texts in the languages of the screen.

use notabene_core::game::Problem;
use notabene_core::i18n::Language;
use notabene_core::msg;
use notabene_core::work;

/// A piece of the file and its place in bytes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct TextPiece<'t> {
    /// The text.
    pub text: &'t str,
    /// The bytes before it.
    pub at: usize,
}

impl<'t> TextPiece<'t> {
    /// The piece without blanks around it.
    fn trimmed(self) -> TextPiece<'t> {
        let start = self.text.trim_start();
        TextPiece { text: start.trim_end(), at: self.at + self.text.len() - start.len() }
    }
    /// The first word, and what follows it.
    pub fn word(self) -> (TextPiece<'t>, TextPiece<'t>) {
        let TextPiece { text, at } = self.trimmed();
        let end = text.bytes().position(|b| b.is_ascii_whitespace()).unwrap_or(text.len());
        let (word, rest) = text.split_at_checked(end).unwrap_or((text, ""));
        (TextPiece { text: word, at }, TextPiece { text: rest, at: at + end }.trimmed())
    }
    /// The parts before and after the last sign between blanks, if there is one: an answer and the key of its hint.
    pub fn parted(self, sign: char) -> (TextPiece<'t>, Option<TextPiece<'t>>) {
        let Some(place) = self.text.rfind(sign) else { return (self, None) };
        let (before, after) = self.text.split_at_checked(place).unwrap_or((self.text, ""));
        let rest = after.strip_prefix(sign).unwrap_or_default();
        let behind = TextPiece { text: rest, at: self.at + place + sign.len_utf8() };
        (TextPiece { text: before, at: self.at }.trimmed(), Some(behind.trimmed()))
    }
}

/// A word with its value, and the texts that follow it on lines of their own.
#[derive(Clone, Debug, Default)]
pub(super) struct CourseEntry<'t> {
    /// The word.
    pub word: TextPiece<'t>,
    /// The rest of its line.
    pub value: TextPiece<'t>,
    /// The texts, each language once.
    pub texts: Vec<(Language, TextPiece<'t>)>,
}

impl<'t> CourseEntry<'t> {
    /// The text in a language, if its line has one.
    pub fn text(&self, language: Language) -> Option<TextPiece<'t>> {
        let found = self.texts.iter().find(|(known, _)| *known == language);
        found.map(|(_, piece)| *piece).filter(|piece| !piece.text.is_empty())
    }
}

/// The language whose line begins with a word.
pub(super) fn language(word: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|language| language.code() == word)
}

/// The entries of a file, whose first byte is counted as a number. Empty lines and lines that begin with `#` are for
/// people.
pub(super) fn entries<'t>(text: &'t str, start: usize, problems: &mut Vec<Problem>) -> Vec<CourseEntry<'t>> {
    let mut all: Vec<CourseEntry> = Vec::new();
    let mut at = start;
    for line in text.split_inclusive('\n') {
        let (word, value) = TextPiece { text: line.trim_start_matches('\u{feff}'), at }.word();
        // The mark at the start of a file is three bytes that no line has.
        let skipped = line.len() - line.trim_start_matches('\u{feff}').len();
        let (word, value) =
            (TextPiece { at: word.at + skipped, ..word }, TextPiece { at: value.at + skipped, ..value });
        at += line.len();
        work::count(line.len());
        if word.text.is_empty() || word.text.starts_with('#') {
            continue;
        }
        let Some(language) = language(word.text) else {
            all.push(CourseEntry { word, value, texts: Vec::new() });
            continue;
        };
        match all.last_mut().map(|entry| &mut entry.texts) {
            Some(texts) if texts.iter().any(|(known, _)| *known == language) => {
                problems.push(Problem { message: msg!(CourseTwice { id: word.text.into() }), at: word.at })
            }
            Some(texts) => texts.push((language, value)),
            None => problems.push(Problem { message: msg!(CourseStart), at: word.at }),
        }
    }
    all
}
