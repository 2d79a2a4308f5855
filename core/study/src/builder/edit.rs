//! Changes of a course file: each rewrites the lines that it is about, and no others.

use super::document::{Block, BlockKind, CourseDocument};
use notabene_core::i18n::Language;
use std::ops::Range;

/// The order in which the entries of a block are written. Where an author has another, it stays.
const ORDER: [&[&str]; 5] = [
    &["notabene", "course", "game", "title", "lead", "card", "example"],
    &["lesson", "title", "goal", "question"],
    &["point", "game", "board", "pieces", "moves", "lit", "view", "edge", "sheet", "explain"],
    &[
        "exercise", "prompt", "game", "board", "pieces", "moves", "lit", "view", "edge", "number", "given",
        "result", "right", "also", "note", "wrong", "help",
    ],
    &["hint"],
];

/// A text as it can stand on one line: without breaks and without blanks around it.
pub fn one_line(text: &str) -> String {
    let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    text.trim().trim_matches('\u{feff}').trim().into()
}

impl CourseDocument {
    /// Sets the text of an entry in a language, by its place in the block. An empty one takes the line away.
    pub fn set_text(&mut self, block: usize, entry: usize, language: Language, text: &str) {
        let text = one_line(text);
        let Some(found) = self.block(block).and_then(|block| block.entries.get(entry)) else { return };
        let at = found.texts.iter().position(|(known, _)| *known == language);
        let line = at.and_then(|at| found.text_lines.get(at).copied());
        let new = format!("  {} {text}", language.code());
        match line {
            Some(_) if found.text(language) == text => {}
            Some(line) if text.is_empty() => {
                self.replace_lines(line..line + 1, "");
                // A second text in that language came into its place.
                self.set_text(block, entry, language, "");
            }
            Some(line) => self.replace_lines(line..line + 1, &new),
            None if text.is_empty() => {}
            None => {
                let line = found.last_line() + 1;
                self.replace_lines(line..line, &new);
            }
        }
    }

    /// Sets the text of the first entry with a word, which is added if it is missing.
    pub fn set_word_text(&mut self, block: usize, word: &str, language: Language, text: &str) {
        if one_line(text).is_empty() && self.place(block, word).is_none() {
            return;
        }
        let place = self.place(block, word).or_else(|| self.add_entry(block, word, ""));
        if let Some(place) = place {
            self.set_text(block, place, language, text);
        }
        // An entry without anything in it would be a problem of its own.
        let is_bare = |block: &Block| {
            place.and_then(|place| block.entries.get(place)).is_some_and(|entry| {
                entry.texts.is_empty() && entry.value.is_empty() && matches!(word, "given" | "prompt")
            })
        };
        if let Some(place) = place.filter(|_| self.block(block).is_some_and(is_bare)) {
            self.remove_entry(block, place);
        }
    }

    /// Sets the value of an entry, by its place in the block. Its texts stay.
    pub fn set_entry_value(&mut self, block: usize, entry: usize, value: &str) {
        let value = one_line(value);
        let Some(found) = self.block(block).and_then(|block| block.entries.get(entry)) else { return };
        if found.value != value {
            let (line, word) = (found.line, found.word.clone());
            let indent: String =
                self.line_text(line).chars().take_while(|c| matches!(c, ' ' | '\t')).collect();
            self.replace_lines(line..line + 1, format!("{indent}{word} {value}").trim_end());
        }
    }

    /// Sets the value of the only entry with a word; further ones are taken away. An empty value takes away all.
    pub fn set_value(&mut self, block: usize, word: &str, value: &str) {
        let value = one_line(value);
        let places = self.places(block, word);
        for place in places.iter().skip(usize::from(!value.is_empty())).rev() {
            self.remove_entry(block, *place);
        }
        match places.first() {
            _ if value.is_empty() => {}
            Some(place) => self.set_entry_value(block, *place, &value),
            None => drop(self.add_entry(block, word, &value)),
        }
    }

    /// Adds an entry at its place in the order of the block; returns that place. Hints have no entries beside their own.
    pub fn add_entry(&mut self, block: usize, word: &str, value: &str) -> Option<usize> {
        let here = self.block(block).filter(|block| block.kind != BlockKind::Hint)?;
        let rank =
            |word: &str| order(here.kind).iter().position(|other| *other == word).unwrap_or(usize::MAX);
        let own = rank(word);
        // Answers behind `move` belong to a later step.
        let steps = here.entries.iter().position(|entry| entry.word == "move").unwrap_or(here.entries.len());
        let before = here.entries.iter().take(steps).rposition(|entry| rank(&entry.word) <= own);
        let line = match before.and_then(|before| here.entries.get(before)) {
            Some(entry) => entry.last_line() + 1,
            // Behind texts without an entry: they would become its own.
            None => match here.entries.first() {
                Some(entry) => entry.line,
                None => self.lines_of(block).last().map_or(0, |line| line + 1),
            },
        };
        let place = before.map_or(0, |before| before + 1);
        self.replace_lines(line..line, format!("{word} {}", one_line(value)).trim_end());
        Some(place)
    }

    /// Adds an entry right behind another; returns its place.
    pub(super) fn insert_entry(
        &mut self,
        block: usize,
        behind: usize,
        word: &str,
        value: &str,
    ) -> Option<usize> {
        let line = self.block(block)?.entries.get(behind)?.last_line() + 1;
        self.replace_lines(line..line, format!("{word} {}", one_line(value)).trim_end());
        Some(behind + 1)
    }

    /// Takes an entry away, with its texts.
    pub fn remove_entry(&mut self, block: usize, entry: usize) {
        let Some(found) = self.block(block).and_then(|block| block.entries.get(entry)) else { return };
        self.remove_lines(found.all_lines().collect());
    }

    /// The place of the first entry with a word.
    pub fn place(&self, block: usize, word: &str) -> Option<usize> {
        self.block(block)?.entries.iter().position(|entry| entry.word == word)
    }
    /// The places of all entries with a word.
    pub fn places(&self, block: usize, word: &str) -> Vec<usize> {
        let Some(block) = self.block(block) else { return Vec::new() };
        let is = |n: &usize| block.entries.get(*n).is_some_and(|entry| entry.word == word);
        (0..block.entries.len()).filter(is).collect()
    }

    /// Replaces all lines of a block by a text, which may hold more blocks.
    pub fn set_block_text(&mut self, block: usize, text: &str) {
        let lines = self.lines_of(block);
        if text == self.block_text(block) {
            return;
        }
        let Some(first) = lines.first().copied() else { return self.replace_lines(0..0, text) };
        self.remove_lines(lines);
        self.replace_lines(first..first, text);
    }

    /// Adds a block behind another, with an empty line before it.
    pub fn add_block(&mut self, behind: usize, text: &str) {
        let line = self.lines_of(behind).last().map_or(self.lines.len(), |line| line + 1);
        let is_apart = line == 0 || self.line_text(line - 1).trim().is_empty();
        let gap = if is_apart { "" } else { "\n" };
        let after = if line < self.lines.len() && !text.ends_with("\n\n") { "\n\n" } else { "" };
        self.replace_lines(line..line, &format!("{gap}{}{after}", text.trim_end_matches('\n')));
    }

    /// Takes a block away; a lesson with all its parts.
    pub fn remove_block(&mut self, block: usize) {
        self.remove_blocks(&[block]);
    }

    /// Takes blocks away at once.
    pub(super) fn remove_blocks(&mut self, blocks: &[usize]) {
        let is_lesson = |block: &&Block| block.kind == BlockKind::Lesson;
        let found = blocks.iter().filter_map(|block| self.block(*block)).filter(is_lesson);
        let lessons: Vec<Option<usize>> = found.map(|block| block.lesson).collect();
        let is_gone = |(n, block): (usize, &Block)| blocks.contains(&n) || lessons.contains(&block.lesson);
        let gone: Vec<bool> = self.blocks().iter().enumerate().map(is_gone).collect();
        let all = self.lines.iter().enumerate();
        let lines = all.filter(|(_, line)| gone.get(line.block) == Some(&true)).map(|(n, _)| n).collect();
        self.remove_lines(lines);
    }

    /// Moves a paragraph or exercise among those of its lesson, or a lesson with all its parts, by one place. `false` at
    /// the end.
    pub fn move_block(&mut self, block: usize, is_up: bool) -> bool {
        let Some(other) = self.neighbour(block, is_up) else { return false };
        // The one behind goes before the other.
        let (first, second) = if is_up { (other, block) } else { (block, other) };
        let lines = self.lines_with_parts(second);
        let text: String = lines.iter().map(|line| self.whole_line(*line)).collect();
        let Some(target) = self.lines_with_parts(first).first().copied() else { return false };
        self.remove_lines(lines);
        self.replace_lines(target..target, &text);
        true
    }

    /// The block with which another changes places.
    fn neighbour(&self, block: usize, is_up: bool) -> Option<usize> {
        let here = self.block(block)?;
        let all = match here.kind {
            BlockKind::Lesson => (0..self.lessons()).filter_map(|lesson| self.lesson(lesson)).collect(),
            kind if kind.is_part() => self.parts(here.lesson?),
            _ => return None,
        };
        let at = all.iter().position(|other| *other == block)?;
        all.get(if is_up { at.checked_sub(1)? } else { at + 1 }).copied()
    }

    /// The lines of a block; those of a lesson with its parts.
    pub(super) fn lines_with_parts(&self, block: usize) -> Vec<usize> {
        let Some(here) = self.block(block) else { return Vec::new() };
        let (is_lesson, lesson) = (here.kind == BlockKind::Lesson, here.lesson);
        let is_own = |other: usize| {
            other == block || is_lesson && self.block(other).is_some_and(|other| other.lesson == lesson)
        };
        let all = self.lines.iter().enumerate();
        all.filter(|(_, line)| is_own(line.block)).map(|(n, _)| n).collect()
    }

    /// A line with its end, which the last of a file may lack.
    fn whole_line(&self, line: usize) -> String {
        let text = self.line_text(line);
        if text.ends_with('\n') { text.into() } else { [text, self.line_end()].concat() }
    }

    /// The ends of the lines of this file.
    fn line_end(&self) -> &'static str {
        if self.text().contains("\r\n") { "\r\n" } else { "\n" }
    }

    fn remove_lines(&mut self, mut lines: Vec<usize>) {
        lines.sort_unstable();
        lines.dedup();
        let mut text = String::with_capacity(self.text().len());
        let mut at = 0;
        for span in lines.into_iter().filter_map(|line| self.lines.get(line)).map(|line| line.span.clone()) {
            text.push_str(self.text().get(at..span.start).unwrap_or_default());
            at = span.end;
        }
        text.push_str(self.text().get(at..).unwrap_or_default());
        *self = CourseDocument::new(&text);
    }

    /// Replaces lines by others, which are given without the end of the last.
    pub(super) fn replace_lines(&mut self, lines: Range<usize>, new: &str) {
        let place = |line: usize| self.lines.get(line).map_or(self.text().len(), |line| line.span.start);
        let (start, end) = (place(lines.start), place(lines.end));
        let (before, after) =
            (self.text().get(..start).unwrap_or_default(), self.text().get(end..).unwrap_or_default());
        let mut out = String::from(before);
        if !new.is_empty() {
            if !before.is_empty() && !before.ends_with('\n') {
                out.push_str(self.line_end());
            }
            for line in new.split_inclusive('\n') {
                out.push_str(line.trim_end_matches(['\n', '\r']));
                out.push_str(self.line_end());
            }
        }
        out.push_str(after);
        *self = CourseDocument::new(&out);
    }
}

fn order(kind: BlockKind) -> &'static [&'static str] {
    match kind {
        BlockKind::Course => ORDER[0],
        BlockKind::Lesson => ORDER[1],
        BlockKind::Point => ORDER[2],
        BlockKind::Exercise => ORDER[3],
        BlockKind::Hint => ORDER[4],
    }
}
