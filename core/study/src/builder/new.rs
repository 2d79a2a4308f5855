//! New courses, lessons, paragraphs and exercises.

use super::document::{BlockKind, CourseDocument};
use super::edit::one_line;
use crate::exercise::by_keyword;
use crate::{Diagram, Input, Quality};
use notabene_core::i18n::Language;

/// Texts with which something new begins, in the language of its author.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct NewTexts {
    /// The title of a course or a lesson.
    pub title: String,
    /// Subject of a course, or goal of a lesson.
    pub goal: String,
    /// The first paragraph of a lesson.
    pub point: String,
}

/// A text that is not empty: a word without a text is a problem.
fn filled(text: &str) -> String {
    let text = one_line(text);
    if text.is_empty() { "…".into() } else { text }
}

impl CourseDocument {
    /// A course without lessons yet.
    pub fn create(id: &str, game: &str, language: Language, texts: &NewTexts) -> CourseDocument {
        let code = language.code();
        let (title, lead) = (filled(&texts.title), filled(&texts.goal));
        let text = format!(
            "notabene course 1\n\ncourse {id}\ngame {game}\ntitle\n  {code} {title}\nlead\n  {code} {lead}\n"
        );
        CourseDocument::new(&text)
    }

    /// Adds a lesson at the end; returns its number, from 0.
    pub fn add_lesson(&mut self, language: Language, texts: &NewTexts) -> usize {
        let (code, id) = (language.code(), self.free_name("L"));
        let (title, goal, point) = (filled(&texts.title), filled(&texts.goal), filled(&texts.point));
        let text = format!(
            "lesson {id}\ntitle\n  {code} {title}\ngoal\n  {code} {goal}\n\npoint\n  {code} {point}\nboard start"
        );
        let lesson = self.lessons();
        self.add_block(self.end_of_lessons(), &text);
        lesson
    }

    /// Adds a paragraph at the end of a lesson; returns its block.
    pub fn add_point(&mut self, lesson: usize, language: Language, text: &str) -> Option<usize> {
        self.add_part(lesson, &format!("point\n  {} {}", language.code(), filled(text)))
    }

    /// Adds an exercise of a kind at the end of a lesson; returns its block.
    pub fn add_exercise(&mut self, lesson: usize, keyword: &str) -> Option<usize> {
        let id = self.free_name("E");
        self.add_part(lesson, &format!("exercise {id} {keyword}\nboard start"))
    }

    /// Adds an exercise behind a paragraph or exercise, with the position of that after some of its moves; returns its
    /// block.
    pub fn add_exercise_of(&mut self, block: usize, ply: usize, keyword: &str) -> Option<usize> {
        let board = super::board_after(&self.diagram(block), ply)?;
        let lesson = self.block(block)?.lesson?;
        let place = self.parts(lesson).iter().position(|part| *part == block)?;
        let id = self.free_name("E");
        self.add_block(block, &format!("exercise {id} {keyword}\nboard start"));
        let new = self.parts(lesson).get(place + 1).copied()?;
        self.set_board(new, &Diagram { moves: Vec::new(), ..board.clone() });
        self.set_value(new, "view", if board.black_below { "black" } else { "" });
        Some(new)
    }

    fn add_part(&mut self, lesson: usize, text: &str) -> Option<usize> {
        let last = self.parts(lesson).last().copied().or_else(|| self.lesson(lesson))?;
        self.add_block(last, text);
        self.parts(lesson).last().copied()
    }

    /// Sets the kind of an exercise. Answers of another sort are taken away, as they cannot be given there.
    pub fn set_kind(&mut self, block: usize, keyword: &str) {
        let Some(here) = self.block(block).filter(|block| block.kind == BlockKind::Exercise) else { return };
        let input = |word: &str| by_keyword(word).map(|kind| kind.input());
        // Answers of a game belong to its moves.
        let sort = |word: &str| by_keyword(word).map(|kind| (kind.input(), kind.is_game()));
        let is_other = sort(here.keyword()) != sort(keyword);
        let value = format!("{} {keyword}", here.name());
        if is_other {
            for answer in self.answers(block).into_iter().rev() {
                self.remove_answer(block, &answer);
            }
            self.set_value(block, "given", "");
        }
        self.set_entry_value(block, 0, &value);
        if input(keyword) == Some(Input::Choose) && self.answers(block).is_empty() {
            for quality in [Quality::Right, Quality::Wrong, Quality::Wrong] {
                self.add_answer(block, quality, "");
            }
        }
    }

    /// A name that no lesson, exercise or hint has.
    pub fn free_name(&self, prefix: &str) -> String {
        let is_free = |name: &String| self.blocks().iter().all(|block| block.name() != name);
        let numbers = 1..=self.blocks().len() + 1;
        numbers.map(|n| format!("{prefix}{n}")).find(is_free).unwrap_or_default()
    }

    /// The last block of the last lesson, or the course.
    fn end_of_lessons(&self) -> usize {
        self.blocks().iter().rposition(|block| block.kind != BlockKind::Hint).unwrap_or_default()
    }

    /// Adds a block at the end of the file.
    pub(super) fn append(&mut self, text: &str) {
        let end = self.lines.len();
        let is_apart = end == 0 || self.line_text(end - 1).trim().is_empty();
        let is_hint = |line: &super::document::Line| {
            self.block(line.block).is_some_and(|block| block.kind == BlockKind::Hint)
        };
        let follows_hint = text.starts_with("hint ") && self.lines.last().is_some_and(is_hint);
        let gap = if is_apart || follows_hint { "" } else { "\n" };
        self.replace_lines(end..end, &format!("{gap}{text}"));
    }
}
