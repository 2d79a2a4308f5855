//! An answer of a course file and its place, for the checks of its kind of exercise.

use super::Exercise;
use crate::{Answer, Localized, Quality};
use notabene_core::game::Problem;
use notabene_core::geometry::Board;
use notabene_core::i18n::{Language, Msg, head};
use notabene_core::msg;

/// Position of an answer in the file.
#[derive(Clone, Debug, Default)]
pub(crate) struct Origin {
    /// The word before it.
    pub at: usize,
    /// Its value on the line of the word.
    pub value: usize,
    /// Its texts on lines of their own.
    pub places: Vec<(Language, usize)>,
}

impl Origin {
    /// The languages in which the author wrote the answer: all, if it is on the line of its word.
    fn languages(&self) -> Vec<Language> {
        match self.places.is_empty() {
            true => Language::ALL.into(),
            false => self.places.iter().map(|(language, _)| *language).collect(),
        }
    }
    /// The place of the text in a language.
    fn text_offset(&self, language: Language) -> usize {
        let own = self.places.iter().find(|(known, _)| *known == language);
        own.map_or(self.value, |(_, at)| *at)
    }
}

/// An answer of a course file and its place, for the checks of its kind of exercise.
pub struct AnswerCheck<'c> {
    /// The exercise.
    pub(crate) exercise: &'c mut Exercise,
    /// The empty board.
    pub(crate) board: Board,
    /// Its place among the answers of the exercise.
    pub(crate) n: usize,
    /// The answer as in the file.
    pub(crate) answer: Answer,
    /// Its place in the file.
    pub(crate) origin: Origin,
    /// The problems so far.
    pub(crate) problems: &'c mut Vec<Problem>,
}

impl AnswerCheck<'_> {
    /// True if the answer has a quality.
    pub(super) fn is(&self, quality: Quality) -> bool {
        self.answer.quality == quality
    }
    /// The answer in a language.
    pub(super) fn text(&self, language: Language) -> String {
        self.answer.text.in_language(language).into()
    }
    /// The step that it belongs to, from 0.
    pub(super) fn step(&self) -> usize {
        self.answer.step
    }
    /// The languages in which the author wrote it.
    pub(super) fn languages(&self) -> Vec<Language> {
        self.origin.languages()
    }
    /// Another text in its place.
    pub(super) fn replace(&mut self, text: Localized) {
        if let Some(answer) = self.exercise.answers.get_mut(self.n) {
            answer.text = text;
        }
    }
    /// Reports a problem at a byte offset in the answer.
    pub(super) fn report(&mut self, message: Msg, at: usize) {
        self.problems.push(Problem { message, at: self.origin.text_offset(Language::default()) + at });
    }
    /// Reports that the answer is not of the expected kind.
    pub(super) fn report_wrong_kind(&mut self, language: Language) {
        let text = head(self.answer.text.in_language(language), 30);
        self.problems
            .push(Problem { message: msg!(CourseNotSo { text }), at: self.origin.text_offset(language) });
    }
}
