//! The exercise and the step that is asked for, as a kind of exercise sees them.

use super::Exercise;
use crate::{Answer, Feedback, Hint, Quality, Verdict, diagram, paper};
use notabene_core::game::Game;
use notabene_core::geometry::{Board, Field};
use notabene_core::i18n::Language;

/// An exercise at the step that is asked for.
pub struct StepContext<'a> {
    /// The words of the course on mistakes.
    pub hints: &'a [Hint],
    /// The exercise.
    pub exercise: &'a Exercise,
    /// The game on the board; none where there are only pieces.
    pub table: Option<&'a mut Game>,
    /// The step, from 0.
    pub step: usize,
    /// The language in which moves are written.
    pub language: Language,
}

impl<'a> StepContext<'a> {
    /// The words of the course on a mistake, by their place.
    pub fn hint(&self, n: usize) -> Feedback {
        Feedback::Text(Hint::words(self.hints, n))
    }

    /// The verdict of the course on an answer that it knows.
    pub fn verdict(&self, answer: &Answer) -> Verdict {
        match (answer.quality, answer.hint) {
            (Quality::Noted, Some(n)) => Verdict::noted(self.hint(n)),
            (Quality::Wrong, Some(n)) => Verdict::wrong(self.hint(n)),
            _ => Verdict::right(),
        }
    }

    /// The answers that the course knows in this step.
    pub fn answers(&self) -> impl Iterator<Item = &'a Answer> + use<'a> {
        let step = self.step;
        self.exercise.answers.iter().filter(move |answer| answer.step == step)
    }

    /// The answer that the course knows with a text, in a language.
    pub fn known_answer(&self, text: &str, language: Language) -> Option<&'a Answer> {
        self.answers().find(|answer| paper::is_same_text(answer.text.in_language(language), text))
    }

    /// The right answer; empty where the result is asked for.
    pub fn right_text(&self) -> &'a str {
        self.exercise
            .right_answer(self.step)
            .map(|answer| answer.text.in_language(self.language))
            .unwrap_or_default()
    }

    /// The right answer, or the result where that is asked for.
    pub fn answer_text(&self) -> &'a str {
        let right =
            self.exercise.right_answer(self.step).map(|answer| answer.text.in_language(self.language));
        right.unwrap_or(&self.exercise.result)
    }

    /// The empty board.
    pub fn board(&self) -> Option<Board> {
        self.exercise.board.board().ok()
    }

    /// The fields that a text names, in their order.
    pub fn path(&self, text: &str) -> Vec<Field> {
        self.board().and_then(|board| diagram::path(&board, text)).unwrap_or_default()
    }
}
