//! The task of a drill on the projector, with its state.

use super::ProjectorAction;
use crate::AnswerGrade;
use crate::drill::{self, Area, Drill, DrillAnswer, DrillKind, DrillQuestion, DrillTask, DrillVerdict};
use notabene_core::exchange::Export;
use notabene_core::game::{Game, Go, Scene, Tap, Touch};
use notabene_core::geometry::Field;
use notabene_core::i18n::Language;
use notabene_core::notation::Style;
use notabene_core::position::Side;

/// A task of a drill, with its state.
pub(super) struct TaskPage {
    /// The task.
    pub task: DrillTask,
    /// The game of a task with a move; `None` for tasks with fields.
    pub table: Option<Game>,
    /// The board without pieces.
    bare: Option<Box<Scene>>,
    verdict: Option<DrillVerdict>,
    helped: u32,
}

impl TaskPage {
    /// Opens the task of a seed; `None` if the game is unknown or has no such task.
    pub fn open(game: &str, kind: DrillKind, side: Side, seed: u32) -> Option<TaskPage> {
        let task = Drill::new(game, kind, Area::WHOLE, side).ok()?.next(seed)?;
        let mut page = TaskPage {
            table: task.table(),
            bare: drill::bare_board(game).map(Box::new),
            verdict: None,
            helped: 0,
            task,
        };
        if page.moves_to_show() > 0 {
            page.table.iter_mut().for_each(|table| table.go(Go::Back));
        }
        Some(page)
    }

    /// Number of moves shown on the board before the question.
    pub fn moves_to_show(&self) -> usize {
        usize::from(matches!(self.task.question(), DrillQuestion::Write(_)))
    }

    /// Applies an action; returns the result of a tap on the board.
    pub fn apply(&mut self, action: ProjectorAction, style: &Style) -> Tap {
        match action {
            ProjectorAction::Help => {
                self.helped += 1;
                self.verdict = Some(self.task.help(style));
                Tap::Nothing
            }
            _ if self.task.is_done() => Tap::Nothing,
            ProjectorAction::Tap(field) => self.touch(field, Touch::Tap, style),
            ProjectorAction::Drop(field) => self.touch(field, Touch::Drop, style),
            ProjectorAction::Choose(n) => {
                let Some(table) = &mut self.table else { return Tap::Nothing };
                let tap = table.choose(n.map(usize::from));
                self.after(tap, style)
            }
            ProjectorAction::Solve => {
                let text = self.task.answer_text(style);
                let (Some(table), DrillQuestion::Play(_)) = (&mut self.table, self.task.question()) else {
                    return Tap::Nothing;
                };
                match table.enter(&text, style) {
                    Ok(_) => {
                        let node = table.sheet(style).at;
                        self.after(Tap::Played(node), style)
                    }
                    Err(_) => Tap::Nothing,
                }
            }
            _ => Tap::Nothing,
        }
    }

    fn touch(&mut self, field: Field, touch: Touch, style: &Style) -> Tap {
        match (self.task.question(), &mut self.table) {
            (DrillQuestion::Find(_), _) => {
                self.verdict = Some(self.task.answer(DrillAnswer::Field(field), style));
                Tap::Released
            }
            (DrillQuestion::Play(_), Some(table)) if field.0 < table.scene().board.grid.len() => {
                let tap = table.tap(field, touch, style);
                self.after(tap, style)
            }
            _ => Tap::Nothing,
        }
    }

    /// Judges a move after a tap, and takes a wrong one back.
    fn after(&mut self, tap: Tap, style: &Style) -> Tap {
        let (Tap::Played(_), Some(table)) = (&tap, &mut self.table) else { return tap };
        let verdict = self.task.answer(DrillAnswer::Played(table), style);
        if verdict.grade == AnswerGrade::Wrong {
            table.go(Go::Undo);
        }
        self.verdict = Some(verdict);
        Tap::Released
    }

    /// The next action; `None` if all is shown.
    pub fn next(&self) -> Option<ProjectorAction> {
        match (self.helped, self.task.question()) {
            _ if self.task.is_done() => None,
            (0 | 1, _) => Some(ProjectorAction::Help),
            (_, DrillQuestion::Play(_)) => Some(ProjectorAction::Solve),
            _ => None,
        }
    }

    /// The drawn board.
    pub fn scene(&self) -> Option<Scene> {
        match &self.table {
            Some(table) => Some(table.scene()),
            None => self.bare.as_deref().cloned(),
        }
    }

    /// The highlighted fields: that of the question, and those of the answer.
    pub fn highlighted(&self) -> Vec<Field> {
        let right = self.verdict.iter().flat_map(|verdict| verdict.right.iter().copied());
        self.task.highlighted().into_iter().chain(right).collect()
    }

    /// The name of the field or the move; empty while it is the hidden answer.
    pub fn large_text(&self, style: &Style) -> String {
        match self.task.question() {
            DrillQuestion::Name(_) | DrillQuestion::Write(_) if self.helped < 2 && !self.task.is_done() => {
                String::new()
            }
            _ => self.task.answer_text(style),
        }
    }

    /// Feedback on the last answer, or help.
    pub fn feedback(&self, language: Language) -> Vec<String> {
        self.verdict
            .iter()
            .flat_map(|verdict| &verdict.messages)
            .map(|message| language.say(message))
            .collect()
    }

    /// Verdict on the last answer. Help is no answer.
    pub fn grade(&self) -> Option<AnswerGrade> {
        let is = self.verdict.as_ref().map(|verdict| verdict.grade);
        is.filter(|is| *is != AnswerGrade::Wrong || !self.task.is_done())
    }

    /// The game of the board and its position as texts.
    pub fn position(&self) -> (String, String) {
        let text = self.table.as_ref().map(|table| table.text(Export::Position)).unwrap_or_default();
        (self.task.game().into(), text)
    }
}
