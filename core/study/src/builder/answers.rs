//! The answers of an exercise in a course file, and the words on mistakes.

use super::document::{BlockKind, CourseDocument};
use super::edit::one_line;
use crate::Quality;
use crate::read::is_answer;
use notabene_core::i18n::Language;

/// An answer of an exercise.
#[derive(Clone, PartialEq, Debug)]
pub struct BlockAnswer {
    /// Its entry in the block.
    pub entry: usize,
    /// Its quality.
    pub quality: Quality,
    /// The answer on the line of its word, without its hint; empty if it has texts in languages.
    pub value: String,
    /// The name of its hint; empty without one.
    pub hint: String,
    /// The move of a game to which it belongs, from 0.
    pub step: usize,
}

/// The word of a quality in course files.
const fn word(quality: Quality) -> &'static str {
    match quality {
        Quality::Right => "right",
        Quality::Also => "also",
        Quality::Noted => "note",
        Quality::Wrong => "wrong",
    }
}

const fn is_hinted(quality: Quality) -> bool {
    matches!(quality, Quality::Noted | Quality::Wrong)
}

/// A value and the name of its hint.
fn parted(value: &str, quality: Quality) -> (String, String) {
    match value.rsplit_once('>').filter(|_| is_hinted(quality)) {
        Some((value, hint)) => (value.trim().into(), hint.trim().into()),
        None => (value.into(), String::new()),
    }
}

/// The move that an entry names, from 0; `None` for other entries.
fn step_of(entry: &super::BlockEntry) -> Option<usize> {
    let number = notabene_core::digits::number(&entry.value).filter(|_| entry.word == "move")?;
    (number as usize).checked_sub(1)
}

fn joined(value: &str, hint: &str) -> String {
    let parts = [value, if hint.is_empty() { "" } else { ">" }, hint];
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

impl CourseDocument {
    /// The answers of a block in the order of the file. Those of later steps of a game are left out.
    pub fn answers(&self, block: usize) -> Vec<BlockAnswer> {
        let steps = self.place(block, "move").unwrap_or(usize::MAX);
        let mut all = self.answers_of_all_steps(block);
        all.retain(|answer| answer.entry < steps);
        all
    }

    /// All answers of a block in the order of the file.
    pub fn answers_of_all_steps(&self, block: usize) -> Vec<BlockAnswer> {
        let Some(block) = self.block(block) else { return Vec::new() };
        let mut step = 0;
        let answer = |(n, entry): (usize, &super::BlockEntry)| {
            step = step_of(entry).unwrap_or(step);
            let quality = is_answer(&entry.word)?;
            let (value, hint) = parted(&entry.value, quality);
            Some(BlockAnswer { entry: n, quality, value, hint, step })
        };
        block.entries.iter().enumerate().filter_map(answer).collect()
    }

    /// Adds an answer; returns its entry.
    pub fn add_answer(&mut self, block: usize, quality: Quality, value: &str) -> Option<usize> {
        self.add_entry(block, word(quality), value)
    }

    /// Adds an answer to a move of a game, from 0; returns its entry. Moves stay in their order.
    pub fn add_answer_to_step(
        &mut self,
        block: usize,
        step: usize,
        quality: Quality,
        value: &str,
    ) -> Option<usize> {
        if step == 0 {
            return self.add_answer(block, quality, value);
        }
        let (mut here, mut last) = (0, None);
        for (n, entry) in self.block(block)?.entries.iter().enumerate() {
            here = step_of(entry).unwrap_or(here);
            let is_of_steps = entry.word == "move" || is_answer(&entry.word).is_some();
            if is_of_steps && here <= step {
                last = Some((n, here));
            }
        }
        let place = match last {
            Some((n, here)) if here == step => n,
            Some((n, _)) => self.insert_entry(block, n, "move", &(step + 1).to_string())?,
            None => self.add_entry(block, "move", &(step + 1).to_string())?,
        };
        self.insert_entry(block, place, word(quality), value)
    }

    /// Sets the answer on the line of its word; its hint stays.
    pub fn set_answer(&mut self, block: usize, answer: &BlockAnswer, value: &str) {
        self.set_entry_value(block, answer.entry, &joined(&one_line(value), &answer.hint));
    }

    /// Sets the only right answer of an exercise.
    pub fn set_right(&mut self, block: usize, value: &str) {
        self.set_value(block, word(Quality::Right), value);
    }

    /// Takes an answer away, with its hint if nothing else has it.
    pub fn remove_answer(&mut self, block: usize, answer: &BlockAnswer) {
        self.remove_entry(block, answer.entry);
        self.remove_empty_step(block, answer.entry);
        self.remove_hint_if_unused(&answer.hint);
    }

    /// Takes the line of a move away if no answer is left between it and an entry.
    fn remove_empty_step(&mut self, block: usize, entry: usize) {
        let Some(entries) = self.block(block).map(|block| &block.entries) else { return };
        let before = entry.checked_sub(1).filter(|n| entries.get(*n).is_some_and(|it| it.word == "move"));
        let is_left = entries.get(entry).is_some_and(|it| is_answer(&it.word).is_some());
        if let Some(before) = before.filter(|_| !is_left) {
            self.remove_entry(block, before);
        }
    }

    /// Takes a block away, with the hints that only it has.
    pub fn remove_with_hints(&mut self, block: usize) {
        let Some(here) = self.block(block) else { return };
        let lesson = here.lesson.filter(|_| here.kind == BlockKind::Lesson);
        let mut blocks = vec![block];
        blocks.extend(lesson.map(|lesson| self.parts(lesson)).into_iter().flatten());
        let keys: Vec<String> = blocks.iter().flat_map(|block| self.keys_of(*block)).collect();
        self.remove_block(block);
        keys.iter().for_each(|key| self.remove_hint_if_unused(key));
    }

    /// The names of the hints of a block.
    pub(super) fn keys_of(&self, block: usize) -> Vec<String> {
        let Some(block) = self.block(block) else { return Vec::new() };
        let key = |entry: &super::BlockEntry| match is_answer(&entry.word) {
            Some(quality) => parted(&entry.value, quality).1,
            None if entry.word == "help" => entry.value.clone(),
            None => String::new(),
        };
        block.entries.iter().map(key).filter(|key| !key.is_empty()).collect()
    }

    fn uses(&self, key: &str) -> usize {
        (0..self.blocks().len()).flat_map(|block| self.keys_of(block)).filter(|other| other == key).count()
    }

    fn remove_hint_if_unused(&mut self, key: &str) {
        if !key.is_empty()
            && self.uses(key) == 0
            && let Some(hint) = self.hint(key)
        {
            self.remove_block(hint);
        }
    }

    /// The words of a hint in a language; empty if there are none.
    pub fn hint_text(&self, key: &str, language: Language) -> &str {
        let hint = self.hint(key).and_then(|hint| self.block(hint));
        hint.and_then(|hint| hint.entries.first()).map_or("", |entry| entry.text(language))
    }

    /// Sets the words on a mistake. An answer without a hint, or with one that others have as well, gets one of its own.
    pub fn set_hint_text(&mut self, block: usize, answer: &BlockAnswer, language: Language, text: &str) {
        self.set_words(&answer.hint, language, text, |document, key| {
            document.set_entry_value(block, answer.entry, &joined(&answer.value, key));
        });
    }

    /// The words that help before the answer is shown; empty if there are none.
    pub fn help_text(&self, block: usize, language: Language) -> &str {
        self.hint_text(self.block(block).map_or("", |block| block.value("help")), language)
    }

    /// Sets the words that help before the answer is shown, as [`CourseDocument::set_hint_text`] does.
    pub fn set_help_text(&mut self, block: usize, language: Language, text: &str) {
        let key = self.block(block).map_or("", |block| block.value("help")).to_string();
        self.set_words(&key, language, text, |document, key| document.set_value(block, "help", key));
    }

    /// Sets the words of a hint; `name` gives its name to those who refer to it, an empty one if it is gone.
    fn set_words(
        &mut self,
        old: &str,
        language: Language,
        text: &str,
        name: impl Fn(&mut CourseDocument, &str),
    ) {
        let text = one_line(text);
        if self.hint_text(old, language) == text {
            return;
        }
        let is_own = self.hint(old).is_some() && self.uses(old) < 2;
        let key = if is_own { old.to_string() } else { self.add_hint(old) };
        if !is_own {
            name(self, &key);
        }
        if let Some(hint) = self.hint(&key) {
            self.set_text(hint, 0, language, &text);
        }
        let is_empty = |document: &CourseDocument| {
            let hint = document.hint(&key).and_then(|hint| document.block(hint));
            hint.and_then(|hint| hint.entries.first()).is_some_and(|entry| entry.texts.is_empty())
        };
        if is_empty(self) {
            name(self, "");
            self.remove_hint_if_unused(&key);
        }
    }

    /// Adds a hint at the end with the texts of another; returns its name.
    fn add_hint(&mut self, like: &str) -> String {
        let hint = self.hint(like).and_then(|hint| self.block(hint)).and_then(|hint| hint.entries.first());
        let mut text = String::new();
        for (language, words) in hint.map(|entry| entry.texts.clone()).unwrap_or_default() {
            text.push_str(&format!("\n  {} {words}", language.code()));
        }
        let key = self.free_name("H");
        self.append(&format!("hint {key}{text}"));
        key
    }
}
