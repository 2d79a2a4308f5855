//! The texts of a course file: a language each, and remarks on those that are missing.

use super::CourseReader;
use crate::Localized;
use crate::diagram::{lettered, relettered};
use crate::lines::{CourseEntry, TextPiece};
use notabene_core::game::Problem;
use notabene_core::i18n::{Language, head};
use notabene_core::msg;

impl CourseReader<'_> {
    /// The texts of an entry, which must be there in one language at least. The author's takes the place of those that
    /// are missing, else any; moves are `written` in the letters of the language all the same.
    fn localized_entry(&mut self, entry: &CourseEntry, written: bool) -> Localized {
        let text = |language| entry.text(language).map(|piece| piece.text);
        let found = self.course.languages.iter().find_map(|language| Some((*language, text(*language)?)));
        let Some((source, theirs)) = found else {
            let languages = Language::ALL.map(|language| language.code().into()).into();
            self.problem(msg!(CourseTongue { word: entry.word.text.into(), languages }), entry.word.at);
            return Localized::default();
        };
        let mut all = Localized(vec![(source, theirs.into())]);
        for language in Language::ALL.into_iter().filter(|language| *language != source) {
            match text(language) {
                Some(own) => all.0.push((language, own.into())),
                None => {
                    self.gaps.push((language, entry.word.at));
                    if written {
                        all.0.push((language, relettered(theirs, source, language)));
                    }
                }
            }
        }
        all
    }

    /// Remarks on texts that are missing in a language of the screen.
    pub(super) fn remark_gaps(&mut self) {
        let Some(author) = self.course.languages.first().copied() else { return };
        let missing: Vec<Language> =
            Language::ALL.into_iter().filter(|l| !self.course.languages.contains(l)).collect();
        if !missing.is_empty() {
            let missing = missing.iter().map(|language| language.name().into()).collect();
            let message = msg!(CourseSpeaks { missing, from: author.name().into() });
            self.course.remarks.push(Problem { message, at: 0 });
        }
        for language in self.course.languages.clone() {
            let mut gaps = self.gaps.iter().filter(|(missing, _)| *missing == language);
            if let Some((_, at)) = gaps.next().copied() {
                let count = gaps.count() as u32 + 1;
                let message = msg!(CourseGaps { language: language.name().into(), count });
                self.course.remarks.push(Problem { message, at });
            }
        }
    }

    /// The texts of an entry that are sentences.
    pub(super) fn prose(&mut self, entry: &CourseEntry) -> Localized {
        bound(self.localized_entry(entry, false), entry)
    }

    /// The value of an entry, the same in every language, or else its texts. English piece letters in the value
    /// stand for those of each language where moves are `written`.
    pub(super) fn value(&mut self, value: TextPiece, entry: &CourseEntry, written: bool) -> Localized {
        if value.text.is_empty() {
            return self.localized_entry(entry, written);
        }
        if let Some((_, text)) = entry.texts.first() {
            self.problem(msg!(CourseWord { word: head(text.text, 20) }), text.at);
        }
        match written {
            false => Localized::same(value.text),
            true => Localized::each(|l| Some(lettered(value.text, l))).unwrap_or_default(),
        }
    }
}

/// The languages of a file, that of its first text first.
pub(super) fn spoken(all: &[CourseEntry]) -> Vec<Language> {
    let mut found: Vec<(usize, Language)> = Vec::new();
    for language in Language::ALL {
        let first = all.iter().find_map(|entry| entry.text(language));
        found.extend(first.map(|piece| (piece.at, language)));
    }
    found.sort_by_key(|(at, _)| *at);
    found.into_iter().map(|(_, language)| language).collect()
}

/// Texts with the blanks of their languages. Whoever writes a course types plain ones.
pub(super) fn bound(texts: Localized, entry: &CourseEntry) -> Localized {
    let set = |(language, text): (Language, String)| (language, language.set_blanks(&text));
    match entry.texts.is_empty() {
        // One text for all: each language sets it in its own way.
        true => {
            let own = Language::ALL.into_iter().filter(|language| language.sets_signs_apart());
            let own = own.map(|language| set((language, texts.in_language(language).into())));
            Localized(texts.0.iter().cloned().chain(own).collect())
        }
        false => Localized(texts.0.into_iter().map(set).collect()),
    }
}
