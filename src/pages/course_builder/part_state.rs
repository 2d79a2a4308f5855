//! A paragraph or an exercise that is open, and what a tap on its board does.

use crate::components::query::focus_after_render;
use crate::pages::course_builder::state::CourseState;
use leptos::prelude::*;
use notabene_core::geometry::Field;
use notabene_core::record::{Ink, Shape};
use notabene_study::builder::BlockKind;
use notabene_study::{Diagram, Quality};

/// Meaning of a tap on the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BoardMode {
    /// Moves of the board are played.
    Moves,
    /// The answer of the exercise is shown.
    Answer,
    /// Fields are marked.
    Draw,
    /// Pieces are set up.
    Pieces,
}

/// A part of a lesson. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct PartState {
    pub course: CourseState,
    pub lesson: usize,
    /// Its number among the parts, from 0.
    pub number: usize,
    pub block: Memo<usize>,
    pub diagram: Memo<Diagram>,
    /// Word of the kind; empty for a paragraph.
    pub keyword: Memo<String>,
    pub mode: RwSignal<BoardMode>,
    /// Quality of the answer that is shown on the board.
    pub role: RwSignal<Quality>,
}

impl PartState {
    pub fn open(course: CourseState, lesson: usize, number: usize) -> PartState {
        let block = Memo::new(move |last: Option<&usize>| {
            let found = course.with(|document| document.parts(lesson).get(number).copied());
            found.or(last.copied()).unwrap_or_default()
        });
        let keyword = Memo::new(move |_| {
            let word = course.with_block(block.get(), |block| match block.kind {
                BlockKind::Exercise => block.keyword().to_string(),
                _ => String::new(),
            });
            word.unwrap_or_default()
        });
        let mode = keyword.with_untracked(|keyword| first_mode(keyword));
        PartState {
            course,
            lesson,
            number,
            block,
            diagram: Memo::new(move |_| course.with(|document| document.diagram(block.get()))),
            keyword,
            mode: RwSignal::new(mode),
            role: RwSignal::new(Quality::Right),
        }
    }

    /// True for kinds whose answer is shown on the board.
    pub fn is_answered_on_board(self) -> bool {
        self.keyword.with(|keyword| has_answer_mode(keyword))
    }

    /// Begins with the mode of another kind.
    pub fn begin_kind(self, keyword: &str) {
        self.mode.set(first_mode(keyword));
        self.role.set(Quality::Right);
    }

    /// Changes the block, as one step with equal changes before it.
    pub fn edit<T>(
        self,
        name: &str,
        change: impl FnOnce(&mut notabene_study::builder::CourseDocument, usize) -> T,
    ) -> T {
        let block = self.block.get_untracked();
        let name = if name.is_empty() { String::new() } else { format!("{block} {name}") };
        self.course.edit(&name, |document| change(document, block))
    }

    /// Handles a field that was tapped as an answer or as a mark.
    pub fn tap(self, field: Field) {
        let shape = Shape { from: field, to: None, ink: Ink::Green };
        match self.mode.get_untracked() {
            BoardMode::Answer if self.keyword.with_untracked(|keyword| keyword == "name") => {
                self.edit("", |document, block| document.set_highlighted(block, &[shape]));
            }
            BoardMode::Answer => {
                let name = self
                    .diagram
                    .with_untracked(Diagram::board)
                    .map(|board| board.naming.name(&board.grid, field));
                name.into_iter().for_each(|name| self.add_answer(&name));
            }
            _ => self.edit("", |document, block| document.toggle_highlight(block, shape)),
        }
    }

    /// Adds an answer with the quality that is chosen; a right one takes the place of the one before.
    pub fn add_answer(self, value: &str) {
        let role = self.role.get_untracked();
        self.edit("", |document, block| match role {
            Quality::Right => document.set_right(block, value),
            _ => drop(document.add_answer(block, role, value)),
        });
        if matches!(role, Quality::Wrong | Quality::Noted) {
            focus_after_render(".answers li:last-child [name=hint]");
        }
    }
}

fn has_answer_mode(keyword: &str) -> bool {
    matches!(keyword, "find" | "name" | "play")
}

fn first_mode(keyword: &str) -> BoardMode {
    if has_answer_mode(keyword) { BoardMode::Answer } else { BoardMode::Moves }
}
