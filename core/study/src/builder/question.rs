//! The question of a lesson, and the paragraphs of another that answer it when the pupil asks.

use super::document::{BlockKind, CourseDocument};

impl CourseDocument {
    /// The names of the lessons with their titles.
    pub fn lesson_names(&self) -> Vec<(String, String)> {
        let name = |lesson: usize| {
            self.lesson(lesson).and_then(|n| self.block(n)).map_or("", |block| block.name()).to_string()
        };
        self.lesson_titles().into_iter().enumerate().map(|(n, title)| (name(n), title)).collect()
    }

    /// The name of the lesson that answers the question of a lesson; `None` without a question.
    pub fn question(&self, lesson: usize) -> Option<&str> {
        self.block(lesson)?.entry("question").map(|entry| &*entry.value)
    }

    /// Sets the lesson that answers the question of a lesson; empty: there is no question, and its texts go.
    pub fn set_question(&mut self, lesson: usize, answered: &str) {
        self.set_value(lesson, "question", answered);
    }

    /// True for a paragraph that is shown only when the pupil asks.
    pub fn is_veiled(&self, point: usize) -> bool {
        self.block(point).is_some_and(|block| block.value("point") == "veiled")
    }

    /// Sets if a paragraph is shown only when the pupil asks.
    pub fn set_veiled(&mut self, point: usize, is_veiled: bool) {
        if self.block(point).is_some_and(|block| block.kind == BlockKind::Point) {
            self.set_entry_value(point, 0, if is_veiled { "veiled" } else { "" });
        }
    }
}
