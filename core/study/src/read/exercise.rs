//! The lines of an exercise in a course file.

use super::{CourseReader, OpenBlock, text::bound};
use crate::check::UncheckedExercise;
use crate::exercise::{Origin, by_keyword};
use crate::lines::CourseEntry;
use crate::{Answer, Input, Quality};
use notabene_core::i18n::head;
use notabene_core::msg;

impl<'t> CourseReader<'t> {
    /// Begins an exercise.
    pub(super) fn exercise(&mut self, entry: &CourseEntry<'t>) {
        self.close();
        let (name, kind) = entry.value.word();
        let (kind, later) = kind.word();
        let id = self.own_name(entry, name);
        self.unchecked = UncheckedExercise::new(entry.word.at, &self.game);
        match by_keyword(kind.text) {
            Some(kind) => self.unchecked.exercise.kind = kind,
            None => {
                self.problem(msg!(CourseWord { word: head(kind.text, 20) }), kind.at);
                self.unchecked.damaged = true;
            }
        }
        self.unchecked.exercise.is_later = later.text == "later";
        if !later.text.is_empty() && !self.unchecked.exercise.is_later {
            self.problem(msg!(CourseWord { word: head(later.text, 20) }), later.at);
        }
        self.unchecked.exercise.id = id;
        self.open = OpenBlock::Exercise;
    }

    /// Words of an exercise beside its board.
    pub(super) fn of_exercise(&mut self, entry: &CourseEntry<'t>) -> bool {
        let CourseEntry { word, value, .. } = entry;
        let written = self.unchecked.exercise.kind.input().writes_moves();
        match word.text {
            "prompt" => self.unchecked.exercise.prompt = self.prose(entry),
            "given" => self.unchecked.exercise.given = self.value(*value, entry, written),
            "result" => {
                self.unchecked.exercise.result = value.text.into();
                self.unchecked.result = *value;
            }
            "help" => self.unchecked.exercise.help = self.hint(*value),
            "number" | "move" => {
                match notabene_core::digits::number(value.text).filter(|n| (1..=9999).contains(n)) {
                    Some(n) if word.text == "number" => self.unchecked.exercise.number = n,
                    Some(n) => self.unchecked.step = n as usize - 1,
                    None => self.problem(msg!(CourseMissing { word: word.text.into() }), word.at),
                }
            }
            _ => match is_answer(word.text) {
                Some(is) => self.answer(entry, is, written),
                None => return false,
            },
        }
        true
    }

    /// An answer, with the key of its hint behind `>`.
    fn answer(&mut self, entry: &CourseEntry<'t>, is: Quality, written: bool) {
        let hinted = matches!(is, Quality::Noted | Quality::Wrong);
        // Right answers need no hint: the sign may stand in them.
        let (value, key) = if hinted { entry.value.parted('>') } else { (entry.value, None) };
        let hint = key.and_then(|key| self.hint(key));
        if hinted && key.is_none() {
            self.problem(msg!(CourseMissing { word: "> …".into() }), entry.word.at);
        }
        let text = self.value(value, entry, written);
        let is_prose = self.unchecked.exercise.kind.input() == Input::Choose;
        let text = if is_prose { bound(text, entry) } else { text };
        // Texts taken from another language are checked there.
        let places = entry.texts.iter().map(|(language, piece)| (*language, piece.at)).collect();
        self.unchecked.origins.push(Origin { at: entry.word.at, value: value.at, places });
        let step = self.unchecked.step;
        self.unchecked.exercise.answers.push(Answer { quality: is, text, hint, step });
    }
}

/// The quality of answers that a word tells of.
pub(crate) fn is_answer(word: &str) -> Option<Quality> {
    Some(match word {
        "right" => Quality::Right,
        "also" => Quality::Also,
        "note" => Quality::Noted,
        "wrong" => Quality::Wrong,
        _ => return None,
    })
}
