//! State of an exercise on the screen: answers, feedback, and content of the board.

mod player;
mod retell;

use crate::components::effect::later;
use crate::components::query::focus_soon;
use crate::pages::learn::courses::{self, Course};
use crate::pages::learn::doing::player::Player;
use crate::pages::learn::reveal;
use crate::pages::learn::show::{self, PACE};
use crate::pages::learn::{PageContext, Shared, fresh, stars};
use crate::state::board_overrides::Tone;
use crate::state::sound::{self, Sound};
use crate::views::board::animation::is_still;
use leptos::prelude::*;
use notabene_core::game::{Go, Tap};
use notabene_core::geometry::Field;
use notabene_core::study::{
    AnswerGrade, Attempt, Exercise, GivenAnswer, Help, Input, SheetCell, TapOutcome, Verdict,
};
use std::ops::Deref;
use std::rc::Rc;

/// Verdict on an answer, with the answer itself and the right one.
pub struct Said {
    pub verdict: Verdict,
    pub typed: String,
    pub right: String,
}

/// Number of mistakes after which the hint is shown automatically.
const PATIENCE: u32 = 2;

/// Exercise on the screen. Leaked: closures hold a reference.
pub struct Doing {
    pub cx: PageContext,
    /// Disposed when the exercise is left.
    course: RwSignal<Course>,
    pub place: (usize, usize),
    pub attempt: RwSignal<Attempt>,
    pub said: RwSignal<Option<Said>>,
    pub help: RwSignal<Option<Help>>,
    /// Texts of the input fields, in order.
    pub cells: RwSignal<Vec<String>>,
    /// Index of the active input field.
    pub active: RwSignal<usize>,
    /// Circled sign of each row.
    pub picked: RwSignal<Vec<Option<usize>>>,
    /// Options tried so far.
    pub tried: RwSignal<Vec<usize>>,
    pub done: RwSignal<bool>,
    /// Index of the move of a game that is asked for.
    pub step: RwSignal<usize>,
    mistakes: RwSignal<u32>,
    /// Counts events on the board, so that a running animation stops at the next one.
    turn: RwSignal<u32>,
}

pub type Task = &'static Doing;

/// Exercise with a handle to its course.
pub struct Held {
    course: Shared,
    place: (usize, usize),
}

impl Deref for Held {
    type Target = Exercise;
    fn deref(&self) -> &Exercise {
        &self.course.lessons[self.place.0].exercises[self.place.1]
    }
}

impl Doing {
    /// Starts an exercise. None if there is none at this place.
    pub fn open(cx: PageContext, course: &Course, place: (usize, usize)) -> Option<Task> {
        let mut attempt = Attempt::new(course.shared.clone(), place.0, place.1)?;
        attempt.resume(stars::kept().saved_place(&course.stars(), &attempt.exercise().id));
        let step = attempt.step().0;
        let places = attempt.exercise().right_cells(0, cx.taught_now()).len();
        let begun = cx.begun.try_get_untracked().unwrap_or_default().wrapping_add(1);
        cx.begun.set(begun);
        let task: Task = Box::leak(Box::new(Doing {
            cx,
            course: RwSignal::new(course.clone()),
            place,
            attempt: RwSignal::new(attempt),
            said: RwSignal::new(None),
            help: RwSignal::new(None),
            cells: RwSignal::new(vec![String::new(); places.max(1)]),
            active: RwSignal::new(0),
            picked: RwSignal::new(Vec::new()),
            tried: RwSignal::new(Vec::new()),
            done: RwSignal::new(false),
            step: RwSignal::new(step),
            mistakes: RwSignal::new(0),
            turn: RwSignal::new(0),
        }));
        let walks = task.input() != Input::PlayMove && task.moves() > 0;
        let walk: Option<show::Walk> = if walks { Some(Rc::new(move |go| task.walk(go))) } else { None };
        // The course may arrive with more languages.
        later(Box::new(move || {
            let course = cx.course();
            untrack(|| course.into_iter().for_each(|course| task.retell(course)));
        }));
        show::take(cx, Some(Rc::new(Player(task))), walk);
        show::turn(cx, &task.exercise().board, true);
        task.watch();
        if !task.exercise().asked_fields().is_empty() {
            task.point(false, Vec::new());
        }
        Some(task)
    }

    /// Course of the exercise.
    pub fn course(&self) -> Course {
        self.course.get_untracked()
    }
    pub fn exercise(&self) -> Held {
        Held { course: self.course().shared, place: self.place }
    }
    /// Input of the exercise.
    pub fn input(&self) -> Input {
        self.exercise().kind.input()
    }
    /// True if every move of a game is asked for.
    pub fn is_game(&self) -> bool {
        self.exercise().kind.is_game()
    }
    fn moves(&self) -> usize {
        self.exercise().board.moves.len()
    }
    /// True if the answer is written.
    pub fn is_written(&self) -> bool {
        self.input().is_written()
    }

    /// Expected text of each input field, in the language of the screen; tracked.
    pub fn wanted(&self) -> Vec<(SheetCell, String)> {
        self.exercise().right_cells(self.step.get(), self.cx.taught())
    }

    /// Draws the current board.
    pub fn draw(&self) {
        let mut scene = self.attempt.with_untracked(Attempt::scene);
        // A square whose name is asked for has its own highlight.
        if let Some(scene) = scene.as_mut().filter(|_| !self.exercise().asked_fields().is_empty()) {
            scene.shapes.clear();
        }
        self.cx.own.overrides.scene.set(scene);
    }

    /// Highlights the squares of an answer: right and wrong ones never look alike.
    fn point(&self, counts: bool, fields: Vec<Field>) {
        let own = self.cx.own;
        let asked = self.exercise().asked_fields();
        own.inspector.blame(if counts { Vec::new() } else { fields.clone() });
        match counts {
            true if asked.is_empty() => own.overrides.light(fields, Tone::Right),
            true => own.overrides.light(asked, Tone::Right),
            false => own.overrides.light(asked, Tone::Asked),
        }
    }

    /// Moves of the animation: index of the first, and count.
    fn film(&self) -> Option<(usize, usize)> {
        self.attempt.with_untracked(Attempt::preview_moves)
    }

    /// True if there are moves to watch.
    pub fn has_film(&self) -> bool {
        self.film().is_some()
    }

    /// Plays the moves to be written, one after the other.
    pub fn watch(&'static self) {
        let film = self.film();
        self.attempt.try_update_untracked(|attempt| {
            if let (Some(table), Some((first, count))) = (attempt.table_mut(), film) {
                table.go(Go::First);
                let shown = if is_still() { first + count } else { first };
                (0..shown).for_each(|_| table.go(Go::Forward));
            }
        });
        let turn = self.stir();
        self.draw();
        if let Some((_, count)) = film.filter(|_| !is_still()) {
            self.play(turn, count);
        }
    }

    fn play(&'static self, turn: u32, count: usize) {
        let _ = set_timeout(
            move || {
                // The page may be gone, or another event may have come first.
                if self.turn.try_get_untracked() == Some(turn) && count > 0 {
                    self.go(Go::Forward);
                    self.play(turn, count - 1);
                }
            },
            PACE,
        );
    }

    /// Counts an event on the board and returns its number.
    fn stir(&self) -> u32 {
        let turn = self.turn.try_get_untracked().unwrap_or_default().wrapping_add(1);
        self.turn.set(turn);
        turn
    }

    fn go(&self, go: Go) {
        self.attempt.try_update_untracked(|attempt| attempt.table_mut().map(|table| table.go(go)));
        self.draw();
    }

    /// Steps through the moves on the board. Moves of a game that are still asked for are not shown.
    fn walk(&self, go: Go) {
        self.stir();
        let Some(most) = self.attempt.with_untracked(Attempt::visible_moves) else { return self.go(go) };
        self.attempt.try_update_untracked(|attempt| {
            let Some(table) = attempt.table_mut() else { return };
            let style = notabene_core::study::style(self.cx.taught_now());
            let sheet = table.sheet(&style);
            let cells = sheet.rows.iter().flat_map(|row| row.first.iter().chain(&row.second));
            let here = cells
                .take_while(|_| sheet.at.0 > 0)
                .position(|cell| cell.node == sheet.at)
                .map_or(0, |n| n + 1);
            let to = match go {
                Go::First => 0,
                Go::Back => here.saturating_sub(1),
                Go::Forward => (here + 1).min(most),
                _ => most,
            };
            table.go(Go::First);
            (0..to).for_each(|_| table.go(Go::Forward));
        });
        self.draw();
    }

    /// Checks the written answer.
    pub fn check(&'static self) {
        let language = self.cx.taught_now();
        let wanted = self.exercise().right_cells(self.step.get_untracked(), language);
        let cells = self.cells.get_untracked();
        let typed = cells.first().cloned().unwrap_or_default();
        let places: Vec<(SheetCell, &str)> =
            wanted.iter().zip(&cells).map(|((cell, _), text)| (*cell, text.as_str())).collect();
        let given =
            if self.input().is_sheet() { GivenAnswer::Cells(&places) } else { GivenAnswer::Text(&typed) };
        let mut verdict = None;
        self.attempt.update(|attempt| verdict = Some(attempt.answer(given, language)));
        if let Some(verdict) = verdict {
            let one = places.len() < 2;
            let right = wanted.into_iter().next().filter(|_| one).map(|(_, text)| text).unwrap_or_default();
            self.judged(verdict, if one { typed.clone() } else { String::new() }, right);
        }
    }

    /// Answers with an option.
    pub fn choose(&'static self, n: usize) {
        let mut verdict = None;
        self.attempt
            .update(|attempt| verdict = Some(attempt.answer(GivenAnswer::Option(n), self.cx.taught_now())));
        self.tried.update(|tried| tried.push(n));
        if let Some(verdict) = verdict {
            self.judged(verdict, String::new(), String::new());
        }
    }

    /// Shows the verdict on an answer, and moves on.
    fn judged(&'static self, verdict: Verdict, typed: String, right: String) {
        self.stir();
        self.help.set(None);
        self.cx.own.notice.set(None);
        let (counts, done) = (verdict.counts(), verdict.done);
        self.point(counts, verdict.fields.clone());
        let unanswered = verdict.grade == AnswerGrade::Unanswered;
        if !unanswered {
            self.note(&verdict);
        }
        if unanswered {
            // The focus stays in the input field, and no mistake is counted.
        } else if counts {
            self.mistakes.set(0);
            let step = self.attempt.with_untracked(|attempt| attempt.step().0);
            let steps = step != self.step.get_untracked();
            self.step.set(step);
            if steps && !done {
                self.cells.set(vec![String::new()]);
                self.picked.set(Vec::new());
            }
        } else {
            self.mistakes.update(|n| *n += 1);
            // The first wrong input field becomes active.
            let cells = self.exercise().cells();
            if let Some(n) = cells.iter().position(|cell| verdict.cells.contains(cell))
                && n != self.active.get_untracked()
            {
                self.picked.set(Vec::new());
                self.active.set(n);
            }
        }
        self.said.set(Some(Said { verdict, typed, right }));
        self.draw();
        if counts {
            let is_end = done && courses::is_end_reached(self.cx, &self.course(), self.place);
            sound::play(self.cx.app, if is_end { Sound::Finished } else { Sound::Right });
        }
        if !counts && !unanswered && self.mistakes.get_untracked() >= PATIENCE && !self.hinted() {
            self.ask();
        }
        if done {
            self.finish();
        } else if self.is_written() {
            focus_soon(".cell.active");
        }
        reveal(".said");
    }

    /// True if the hint for the current question was shown.
    pub fn hinted(&self) -> bool {
        self.attempt.with(|attempt| attempt.is_hinted())
    }

    fn finish(&'static self) {
        let stars = self.attempt.with_untracked(Attempt::stars).unwrap_or_default();
        match fresh::is_fresh(&self.course()) {
            true => fresh::done(self.cx, &self.exercise().id, stars),
            false => stars::keep(self.cx, &self.course().stars(), &self.exercise().id, stars),
        }
        self.done.set(true);
        focus_soon("[data-do=next]");
    }

    /// Shows help: first a hint, then the answer.
    pub fn ask(&'static self) {
        let mut help = None;
        self.attempt.update(|attempt| help = Some(attempt.help(self.cx.taught_now())));
        if let Some(help) = help {
            // A square whose name is asked for stays highlighted.
            if self.exercise().asked_fields().is_empty() {
                self.cx.own.overrides.light(help.fields.clone(), Tone::Shown);
            }
            self.help.set(Some(help));
            self.keep_place();
            reveal(".said");
        }
    }

    /// Counts a mistake for parents and teachers, and saves the progress in a game.
    fn note(&self, verdict: &Verdict) {
        if fresh::is_fresh(&self.course()) {
            if !verdict.counts() {
                let cause = self.attempt.with_untracked(|attempt| attempt.cause(verdict).to_string());
                fresh::miss(self.cx, &self.exercise().id, &cause);
            }
            return;
        }
        if !verdict.counts() {
            let course = self.course();
            let lesson = course.lessons.get(self.place.0).map(|lesson| lesson.id.as_str());
            let kind = self.attempt.with_untracked(|attempt| attempt.mistake_kind(verdict).to_string());
            stars::miss(self.cx, &course.stars(), lesson.unwrap_or_default(), &kind);
        }
        self.keep_place();
    }

    /// Saves the progress in a game.
    fn keep_place(&self) {
        if fresh::is_fresh(&self.course()) {
            return;
        }
        let place = self.attempt.with_untracked(Attempt::resume_point);
        stars::stay(self.cx, &self.course().stars(), &self.exercise().id, place);
    }

    /// Applies an action on the board to the attempt.
    fn board(&'static self, act: &mut dyn FnMut(&mut Attempt) -> TapOutcome) -> Tap {
        let mut touched = None;
        self.attempt.update(|attempt| touched = Some(act(attempt)));
        match touched {
            Some(TapOutcome::Board(tap)) => {
                self.draw();
                tap
            }
            Some(TapOutcome::Judged(verdict)) => {
                self.judged(verdict, String::new(), String::new());
                Tap::Released
            }
            None => Tap::Nothing,
        }
    }
}
