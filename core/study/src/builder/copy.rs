//! Lessons of other courses, copied with their hints.

use super::document::{BlockKind, CourseDocument};

impl CourseDocument {
    /// The titles of the lessons, by their numbers.
    pub fn lesson_titles(&self) -> Vec<String> {
        let title = |lesson: usize| {
            let block = self.lesson(lesson).and_then(|block| self.block(block))?;
            let title = block.entry("title").and_then(|entry| entry.texts.first());
            Some(title.map_or_else(|| block.name().into(), |(_, text)| text.clone()))
        };
        (0..self.lessons()).map(|lesson| title(lesson).unwrap_or_default()).collect()
    }

    /// Adds a copy of a lesson of another course at the end, with its hints. Names that are taken get others.
    pub fn copy_lesson(&mut self, from: &CourseDocument, lesson: usize) -> Option<usize> {
        let mut copy = from.only_lesson(lesson)?;
        copy.name_game(&self.game(0));
        let lesson = self.lessons();
        for block in 0..copy.blocks().len() {
            let kind = copy.block(block)?.kind;
            if kind != BlockKind::Course {
                copy.rename(block, self);
            }
        }
        let hints: Vec<usize> = copy.blocks_of(BlockKind::Hint);
        let first = copy.lesson(0)?;
        let text: String =
            copy.lines_with_parts(first).into_iter().map(|line| copy.line_text(line)).collect();
        self.append(&text);
        for hint in hints {
            let text = copy.block_text(hint);
            self.append(text.trim_end());
        }
        Some(lesson)
    }

    fn blocks_of(&self, kind: BlockKind) -> Vec<usize> {
        let is = |n: &usize| self.block(*n).is_some_and(|block| block.kind == kind);
        (0..self.blocks().len()).filter(is).collect()
    }

    /// The course with one lesson and its hints. A question that another lesson answers is left out.
    fn only_lesson(&self, lesson: usize) -> Option<CourseDocument> {
        let block = self.lesson(lesson)?;
        let mut out = self.clone();
        let mut others: Vec<usize> = (0..self.lessons()).filter(|n| *n != lesson).collect();
        others.reverse();
        let place = self.place(block, "question");
        if let Some(place) = place {
            out.remove_entry(block, place);
        }
        for other in others {
            let other = out.lesson(other)?;
            out.remove_block(other);
        }
        let used: Vec<String> = out.parts(0).into_iter().flat_map(|part| out.keys_of(part)).collect();
        for hint in out.blocks_of(BlockKind::Hint).into_iter().rev() {
            let is_used = out.block(hint).is_some_and(|hint| used.iter().any(|key| key == hint.name()));
            if !is_used {
                out.remove_block(hint);
            }
        }
        Some(out)
    }

    /// Names the game of all boards, unless it is that of the other course.
    fn name_game(&mut self, other: &str) {
        let own = self.game(0);
        for part in if own == other { Vec::new() } else { self.parts(0) } {
            let is_named = self.block(part).is_some_and(|block| block.entry("game").is_some());
            let is_exercise = self.block(part).is_some_and(|block| block.kind == BlockKind::Exercise);
            if !is_named && (is_exercise || self.has_board(part)) {
                self.set_value(part, "game", &own);
            }
        }
    }

    /// Gives a block a name that is free in another course, and here as well.
    fn rename(&mut self, block: usize, other: &CourseDocument) {
        let Some(here) = self.block(block).filter(|block| block.kind != BlockKind::Point) else { return };
        let (kind, old, rest) = (here.kind, here.name().to_string(), here.keyword().to_string());
        let is_taken = |name: &str| other.blocks().iter().any(|block| block.name() == name);
        if !is_taken(&old) {
            return;
        }
        let is_free =
            |name: &String| !is_taken(name) && self.blocks().iter().all(|block| block.name() != name);
        let Some(new) = (2..).map(|n| format!("{}-{n}", notabene_core::i18n::head(&old, 56))).find(is_free)
        else {
            return;
        };
        self.set_entry_value(block, 0, format!("{new} {rest}").trim_end());
        if kind == BlockKind::Hint {
            self.rename_hint(&old, &new);
        }
    }

    fn rename_hint(&mut self, old: &str, new: &str) {
        for part in self.parts(0) {
            for answer in self.answers_of_all_steps(part) {
                if answer.hint == old {
                    self.set_answer(
                        part,
                        &super::BlockAnswer { hint: new.into(), ..answer.clone() },
                        &answer.value,
                    );
                }
            }
            if let Some(place) = self.place(part, "help").filter(|_| self.values(part, "help") == old) {
                self.set_entry_value(part, place, new);
            }
        }
    }
}
