//! Attempt at one exercise.

mod game_sheet;
mod help;
mod so_far;

pub use game_sheet::{GameCell, GameSheet, SheetResult};

use super::exercise::{StepContext, played};
use super::{AnswerGrade, Course, Exercise, Feedback, GivenAnswer, Input, Verdict, diagram, judge};
use notabene_core::game::{Game, Mark, Scene, Tap, Touch};
use notabene_core::geometry::Field;
use notabene_core::i18n::Language;
use notabene_core::msg;
use std::sync::Arc;

/// The outcome of a tap.
#[derive(Clone, PartialEq, Debug)]
pub enum TapOutcome {
    /// Nothing to judge yet: as on any board. A refusal has its reason.
    Board(Tap),
    /// An answer. A wrong move is taken back.
    Judged(Verdict),
}

/// Attempt at one exercise. Counts the help and decides on the stars; right moves of a game are never lost.
pub struct Attempt {
    course: Arc<Course>,
    indices: (usize, usize),
    table: Option<Game>,
    step: usize,
    /// True after a mistake or a hint.
    helped: bool,
    /// True once the answer was shown.
    shown: bool,
    /// True once the hint for this step was given.
    hinted: bool,
    /// True after a wrong answer in this step.
    tried: bool,
    done: bool,
}

/// Returns the feedback at the first try: without the right form.
fn without_right_form(look: Feedback) -> Feedback {
    match look {
        Feedback::Msg(message) => Feedback::Msg(judge::hint(&message).unwrap_or(message)),
        text => text,
    }
}

impl Attempt {
    /// Starts an attempt at an exercise by the places of its lesson and itself; `None` if it does not exist.
    pub fn new(course: Arc<Course>, lesson: usize, exercise: usize) -> Option<Attempt> {
        let it = course.lessons.get(lesson)?.exercises.get(exercise)?;
        let table = if it.board.pieces_only { None } else { it.kind.open_game(&it.board, 0) };
        Some(Attempt {
            course,
            indices: (lesson, exercise),
            table,
            step: 0,
            helped: false,
            shown: false,
            hinted: false,
            tried: false,
            done: false,
        })
    }

    /// Replaces the course by the same one read with more languages.
    pub fn replace_course(&mut self, course: Arc<Course>) {
        self.course = course;
    }

    /// The exercise.
    pub fn exercise(&self) -> &Exercise {
        &self.course.lessons[self.indices.0].exercises[self.indices.1]
    }
    /// The table, to show it and to navigate in its moves; `None` in exercises with pieces only.
    pub fn table(&self) -> Option<&Game> {
        self.table.as_ref()
    }
    /// The table, to navigate in its moves. Taps go to [`Attempt::tap`].
    pub fn table_mut(&mut self) -> Option<&mut Game> {
        self.table.as_mut()
    }
    /// The board as it is drawn, with the lit fields as shapes.
    pub fn scene(&self) -> Option<Scene> {
        let board = &self.exercise().board;
        let Some(table) = &self.table else { return board.picture().ok() };
        let mut scene = table.scene();
        scene.shapes.extend(board.highlighted.iter().copied());
        Some(scene)
    }
    /// The index of the current move of a game, and the number of moves; `(0, 1)` in the other kinds. After the last
    /// move of a written game its result is asked for: then both are equal.
    pub fn step(&self) -> (usize, usize) {
        (self.step, self.exercise().moves_asked())
    }
    /// The moves that are shown before they are written: the first of them, and their number.
    pub fn preview_moves(&self) -> Option<(usize, usize)> {
        let it = self.exercise();
        it.kind.preview_moves(it, self.step)
    }
    /// The number of moves of the board that are visible; `None` if all are.
    pub fn visible_moves(&self) -> Option<usize> {
        let it = self.exercise();
        let visible = it.kind.visible_moves(it, self.step).or(it.board.is_blind.then_some(0));
        visible.filter(|_| !self.done)
    }
    /// True if the moves are followed in the head: they are shown once the exercise is done.
    pub fn is_blind(&self) -> bool {
        let it = self.exercise();
        it.board.is_blind || it.kind.visible_moves(it, 0) == Some(0)
    }
    /// True if the result of the game is asked for.
    pub fn asks_result(&self) -> bool {
        let (step, most) = self.step();
        step == most && !self.done && self.exercise().kind.asks_result(self.exercise())
    }
    /// The kind of a mistake, by its name: that of the typical mistake in the course, otherwise that of the exercise.
    pub fn mistake_kind(&self, verdict: &Verdict) -> &str {
        let known = match &verdict.remark {
            Some(Feedback::Text(text)) => self.course.hints.iter().find(|hint| hint.text == *text),
            _ => None,
        };
        known.map_or(self.exercise().kind.keyword(), |hint| &hint.key)
    }
    /// The cause of a mistake, by its name: that of the typical mistake in the course, otherwise the message that names
    /// it, otherwise the kind of the exercise. Schedules count by it.
    pub fn cause(&self, verdict: &Verdict) -> &str {
        match &verdict.remark {
            Some(Feedback::Msg(msg)) => msg.id(),
            _ => self.mistake_kind(verdict),
        }
    }
    /// True if the hint for this step was given: the next help is the answer.
    pub const fn is_hinted(&self) -> bool {
        self.hinted
    }
    /// True once the exercise is done.
    pub const fn is_done(&self) -> bool {
        self.done
    }
    /// The stars, once it is done: three at once, two after a mistake or a hint, one after the answer was shown.
    pub const fn stars(&self) -> Option<u32> {
        match (self.done, self.shown, self.helped) {
            (false, ..) => None,
            (_, true, _) => Some(1),
            (_, _, true) => Some(2),
            _ => Some(3),
        }
    }

    /// The exercise and its step, as its kind sees them.
    fn context(&mut self, language: Language) -> StepContext<'_> {
        let exercise = &self.course.lessons[self.indices.0].exercises[self.indices.1];
        StepContext {
            hints: &self.course.hints,
            exercise,
            table: self.table.as_mut(),
            step: self.step,
            language,
        }
    }

    /// Taps a field, or drops a piece on it. Does nothing in exercises without taps.
    pub fn tap(&mut self, at: Field, touch: Touch, language: Language) -> TapOutcome {
        match self.exercise().kind.input() {
            _ if !self.has(at) => TapOutcome::Board(Tap::Nothing),
            Input::TapField => TapOutcome::Judged(self.answer(GivenAnswer::Field(at), language)),
            Input::PlayMove if !self.done => self.touch(at, touch, language),
            _ => TapOutcome::Board(Tap::Nothing),
        }
    }

    /// True if the board has a field.
    fn has(&self, at: Field) -> bool {
        self.exercise().board.board().is_ok_and(|board| at.0 < board.grid.len())
    }

    /// Picks one of the moves offered by the last tap.
    pub fn choose(&mut self, n: Option<usize>, language: Language) -> TapOutcome {
        let mut step = self.context(language);
        let known = played::known(&step);
        let Some(table) = &mut step.table else { return TapOutcome::Board(Tap::Nothing) };
        match table.choose(n) {
            Tap::Played(node) => {
                let verdict = played::played(&mut step, node, &known);
                TapOutcome::Judged(self.count(verdict))
            }
            other => TapOutcome::Board(other),
        }
    }

    fn touch(&mut self, at: Field, touch: Touch, language: Language) -> TapOutcome {
        let mut step = self.context(language);
        let known = played::known(&step);
        let Some(table) = &mut step.table else { return TapOutcome::Board(Tap::Nothing) };
        let held = table.scene().marks.into_iter().find(|(_, mark)| *mark == Mark::Held);
        match table.tap(at, touch, &diagram::style_on(table, language)) {
            Tap::Played(node) => {
                let verdict = played::played(&mut step, node, &known);
                TapOutcome::Judged(self.count(verdict))
            }
            // A typical mistake need not be a legal move.
            Tap::Refused(why) => match held.and_then(|(from, _)| played::illegal(&step, from, at)) {
                Some(verdict) => TapOutcome::Judged(self.count(verdict)),
                None => TapOutcome::Board(Tap::Refused(why)),
            },
            other => TapOutcome::Board(other),
        }
    }

    /// Takes an answer.
    pub fn answer(&mut self, given: GivenAnswer, language: Language) -> Verdict {
        let (kind, empty) = (self.exercise().kind, given.is_empty() && !self.done);
        let input = kind.input();
        if empty && !input.is_sheet() {
            return Verdict::unanswered();
        }
        // A played move changes the board: after the last one none is accepted.
        let is_over = self.done && input == Input::PlayMove;
        let judged = if is_over { None } else { kind.judge(&mut self.context(language), &given) };
        match judged {
            // Some places of a sheet may stay empty, but not all of them.
            Some(verdict) if empty && !verdict.counts() => Verdict::unanswered(),
            Some(verdict) if verdict.grade == AnswerGrade::Unanswered => verdict,
            Some(verdict) => self.count(verdict),
            // The exercise is done: the answer changes nothing.
            None if self.done => Verdict { done: true, ..Verdict::right() },
            None => Verdict::wrong(msg!(LookTask)),
        }
    }

    /// Counts an answer, and advances in a game.
    fn count(&mut self, mut verdict: Verdict) -> Verdict {
        if self.done {
            verdict.done = verdict.counts();
            return verdict;
        }
        if !verdict.counts() {
            self.helped = true;
            // The right form is shown at the second try, or after a hint.
            if !std::mem::replace(&mut self.tried, true) && !self.hinted {
                verdict.remark = verdict.remark.map(without_right_form);
            }
            return verdict;
        }
        (self.hinted, self.tried) = (false, false);
        self.step += 1;
        self.done = self.step >= self.exercise().steps();
        let exercise = &self.course.lessons[self.indices.0].exercises[self.indices.1];
        self.table.iter_mut().for_each(|table| exercise.kind.advance(table, exercise, self.step));
        verdict.done = self.done;
        verdict
    }
}
