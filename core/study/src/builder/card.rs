//! The summary of a course: its steps, each with an example.

use super::document::CourseDocument;
use super::edit::one_line;
use notabene_core::i18n::Language;

/// Block of the course, which has the summary.
const COURSE: usize = 0;

/// A step of the summary, by its entries in the block of the course.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct CardStep {
    /// The text.
    pub card: usize,
    /// The example; `None` without one.
    pub example: Option<usize>,
}

impl CardStep {
    fn last(self) -> usize {
        self.example.unwrap_or(self.card)
    }
}

impl CourseDocument {
    /// The steps of the summary, in their order.
    pub fn card_steps(&self) -> Vec<CardStep> {
        let mut steps: Vec<CardStep> = Vec::new();
        let entries = self.block(COURSE).map(|course| &course.entries[..]).unwrap_or_default();
        for (n, entry) in entries.iter().enumerate() {
            match (&*entry.word, steps.last_mut()) {
                ("card", _) => steps.push(CardStep { card: n, example: None }),
                // Of several examples of a step the last one counts.
                ("example", Some(step)) => step.example = Some(n),
                _ => {}
            }
        }
        steps
    }

    /// Adds a step behind the last one, with its text.
    pub fn add_card_step(&mut self, language: Language, text: &str) {
        let added = match self.card_steps().last() {
            Some(last) => self.insert_entry(COURSE, last.last(), "card", ""),
            None => self.add_entry(COURSE, "card", ""),
        };
        if let Some(added) = added {
            self.set_text(COURSE, added, language, text);
        }
    }

    /// Takes a step away, with its examples.
    pub fn remove_card_step(&mut self, step: CardStep) {
        let is_of_step = |n: &usize| {
            let entry = self.block(COURSE).and_then(|course| course.entries.get(*n));
            *n == step.card || entry.is_some_and(|entry| entry.word == "example")
        };
        let gone: Vec<usize> = (step.card..=step.last()).rev().filter(is_of_step).collect();
        gone.into_iter().for_each(|n| self.remove_entry(COURSE, n));
    }

    /// The example of a step in a language; empty if there is none.
    pub fn card_example(&self, step: CardStep, language: Language) -> &str {
        let entry = step.example.and_then(|n| self.block(COURSE)?.entries.get(n));
        entry.map_or("", |entry| if entry.value.is_empty() { entry.text(language) } else { &entry.value })
    }

    /// Sets the example of a step: for all languages, unless it has texts of its own. An empty one is taken away.
    pub fn set_card_example(&mut self, step: CardStep, language: Language, text: &str) {
        let text = one_line(text);
        let Some(n) = step.example else {
            if !text.is_empty() {
                self.insert_entry(COURSE, step.card, "example", &text);
            }
            return;
        };
        let has_texts = |document: &CourseDocument| {
            let entry = document.block(COURSE).and_then(|course| course.entries.get(n));
            entry.is_some_and(|entry| !entry.texts.is_empty())
        };
        match has_texts(self) {
            true => self.set_text(COURSE, n, language, &text),
            false => self.set_entry_value(COURSE, n, &text),
        }
        if text.is_empty() && !has_texts(self) {
            self.remove_entry(COURSE, n);
        }
    }
}
