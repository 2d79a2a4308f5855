//! An exercise on the screen: the answers, their verdicts, and the board.

mod board;
mod retell;

use super::courses::Course;
use super::{LessonState, Shared, stars};
use crate::ui::state::Tone;
use leptos::prelude::*;
use notabene_core::geometry::Field;
use notabene_core::study::{Attempt, Cell, Exercise, Given, Help, Input, Judged, Verdict};
use std::ops::Deref;

/// The verdict on an answer, and the answer itself beside the right one.
pub struct Answered {
    pub verdict: Verdict,
    /// The answer as it was written; empty if it is not compared.
    pub typed: String,
    pub right: String,
}

/// Mistakes after which the hint comes by itself.
const PATIENCE: u32 = 2;

/// Context: an exercise on the screen. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct ExerciseState {
    pub page: LessonState,
    course: RwSignal<Course>,
    /// Numbers of the lesson in the course, and of the exercise in the lesson.
    pub place: (usize, usize),
    pub attempt: RwSignal<Attempt>,
    pub answered: RwSignal<Option<Answered>>,
    pub help: RwSignal<Option<Help>>,
    /// Texts of the places to be filled in, in their order.
    pub cells: RwSignal<Vec<String>>,
    /// Number of the place being written.
    pub active: RwSignal<usize>,
    /// The circled sign of each row.
    pub circled: RwSignal<Vec<Option<usize>>>,
    /// Numbers of the options that were tried.
    pub tried: RwSignal<Vec<usize>>,
    pub done: RwSignal<bool>,
    /// Number of the move of a game that is asked for.
    pub step: RwSignal<usize>,
    mistakes: RwSignal<u32>,
    /// Count of events on the board: a film stops as soon as something else happens.
    turn: RwSignal<u32>,
}

/// An exercise, with its course held as long as it is used.
pub struct ExerciseRef {
    course: Shared,
    place: (usize, usize),
}

impl Deref for ExerciseRef {
    type Target = Exercise;
    fn deref(&self) -> &Exercise {
        &self.course.lessons[self.place.0].exercises[self.place.1]
    }
}

impl ExerciseState {
    /// Begins an exercise; `None` if there is none at this place.
    pub fn begin(course: &Course, place: (usize, usize)) -> Option<ExerciseState> {
        let task = ExerciseState::new(course, place)?;
        // The course may come with more languages.
        Effect::new(move |_| {
            let course = task.page.course();
            untrack(|| course.into_iter().for_each(|course| task.retell(course)));
        });
        task.set_up_board();
        Some(task)
    }

    fn new(course: &Course, place: (usize, usize)) -> Option<ExerciseState> {
        let page = LessonState::here();
        let mut attempt = Attempt::new(course.shared.clone(), place.0, place.1)?;
        attempt.take_up(stars::saved().stayed(&course.stars(), &attempt.exercise().id));
        let step = attempt.step().0;
        let places = attempt.exercise().wanted(0, page.taught_now()).len();
        page.begun.update(|n| *n = n.wrapping_add(1));
        Some(ExerciseState {
            page,
            course: RwSignal::new(course.clone()),
            place,
            attempt: RwSignal::new(attempt),
            answered: RwSignal::new(None),
            help: RwSignal::new(None),
            cells: RwSignal::new(vec![String::new(); places.max(1)]),
            active: RwSignal::new(0),
            circled: RwSignal::new(Vec::new()),
            tried: RwSignal::new(Vec::new()),
            done: RwSignal::new(false),
            step: RwSignal::new(step),
            mistakes: RwSignal::new(0),
            turn: RwSignal::new(0),
        })
    }

    /// The exercise of this place on the page, inside a component.
    pub fn here() -> ExerciseState {
        expect_context()
    }

    /// The course of the exercise, untracked.
    pub fn course(self) -> Course {
        self.course.get_untracked()
    }

    /// The exercise, untracked.
    pub fn exercise(self) -> ExerciseRef {
        ExerciseRef { course: self.course().shared, place: self.place }
    }

    /// Input of the exercise.
    pub fn input(self) -> Input {
        self.exercise().kind.input()
    }

    /// True if each move of a game is asked for.
    pub fn is_game(self) -> bool {
        self.exercise().kind.is_game()
    }

    /// True if something is to be written.
    pub fn is_written(self) -> bool {
        self.input().is_written()
    }

    /// Right texts of the places to be filled in, in the language of the course; tracks step and language.
    pub fn wanted(self) -> Vec<(Cell, String)> {
        self.exercise().wanted(self.step.get(), self.page.taught())
    }

    /// Highlights the fields of an answer: right ones and mistakes never look alike.
    fn light(self, counts: bool, fields: Vec<Field>) {
        let (inspector, overrides) = (self.page.board.inspector, self.page.board.overrides);
        let asked = self.exercise().asked_fields();
        inspector.blame(if counts { Vec::new() } else { fields.clone() });
        match counts {
            true if asked.is_empty() => overrides.light(fields, Tone::Right),
            true => overrides.light(asked, Tone::Right),
            false => overrides.light(asked, Tone::Asked),
        }
    }

    /// Takes the written answer.
    pub fn check(self) {
        let language = self.page.taught_now();
        let wanted = self.exercise().wanted(self.step.get_untracked(), language);
        let cells = self.cells.get_untracked();
        let typed = cells.first().cloned().unwrap_or_default();
        let places: Vec<(Cell, &str)> =
            wanted.iter().zip(&cells).map(|((cell, _), text)| (*cell, text.as_str())).collect();
        let given = if self.input().is_sheet() { Given::Cells(&places) } else { Given::Text(&typed) };
        let Some(verdict) = self.judge(given) else { return };
        // A single place is compared with the right text.
        let right = wanted.first().filter(|_| places.len() < 2).map(|(_, text)| text.clone());
        let typed = if places.len() < 2 { typed.clone() } else { String::new() };
        self.take_verdict(verdict, typed, right.unwrap_or_default());
    }

    /// Takes an option.
    pub fn choose(self, n: usize) {
        let verdict = self.judge(Given::Option(n));
        self.tried.update(|tried| tried.push(n));
        if let Some(verdict) = verdict {
            self.take_verdict(verdict, String::new(), String::new());
        }
    }

    fn judge(self, given: Given) -> Option<Verdict> {
        let language = self.page.taught_now();
        let mut verdict = None;
        self.attempt.update(|attempt| verdict = Some(attempt.answer(given, language)));
        verdict
    }

    /// Shows the verdict on an answer, and goes on.
    fn take_verdict(self, verdict: Verdict, typed: String, right: String) {
        self.next_turn();
        self.help.set(None);
        self.page.board.notice.set(None);
        let (is, counts, done) = (verdict.is, verdict.counts(), verdict.done);
        self.light(counts, verdict.fields.clone());
        match is {
            // The place to write keeps the focus, and no mistake is counted.
            Judged::Unanswered => {}
            _ if counts => self.take_success(&verdict),
            _ => self.take_mistake(&verdict),
        }
        self.answered.set(Some(Answered { verdict, typed, right }));
        self.draw();
        let is_mistake = !counts && is != Judged::Unanswered;
        if is_mistake && self.mistakes.get_untracked() >= PATIENCE && !untrack(|| self.is_hinted()) {
            self.ask_help();
        }
        match done {
            true => self.finish(),
            false if self.is_written() => super::focus_soon(".cell.active"),
            false => {}
        }
        super::reveal(".said");
    }

    /// Goes on to the next step after a right answer.
    fn take_success(self, verdict: &Verdict) {
        self.save_place();
        self.mistakes.set(0);
        let step = self.attempt.with_untracked(|attempt| attempt.step().0);
        let is_next = step != self.step.get_untracked();
        self.step.set(step);
        if is_next && !verdict.done {
            self.cells.set(vec![String::new()]);
            self.circled.set(Vec::new());
        }
    }

    /// Counts a mistake; the first place that is still to be put right is written next.
    fn take_mistake(self, verdict: &Verdict) {
        self.count_mistake(verdict);
        self.save_place();
        self.mistakes.update(|n| *n += 1);
        let cells = self.exercise().cells();
        if let Some(n) = cells.iter().position(|cell| verdict.cells.contains(cell))
            && n != self.active.get_untracked()
        {
            self.circled.set(Vec::new());
            self.active.set(n);
        }
    }

    /// True if the hint for the current step was given, tracked.
    pub fn is_hinted(self) -> bool {
        self.attempt.with(|attempt| attempt.is_hinted())
    }

    fn finish(self) {
        let stars = self.attempt.with_untracked(Attempt::stars).unwrap_or_default();
        stars::save(self.page, &self.course().stars(), &self.exercise().id, stars);
        self.done.set(true);
        super::focus_soon("[data-do=next]");
    }

    /// Gives help: first a hint, then the answer.
    pub fn ask_help(self) {
        let language = self.page.taught_now();
        let mut help = None;
        self.attempt.update(|attempt| help = Some(attempt.help(language)));
        let Some(help) = help else { return };
        // A field whose name is asked for stays marked.
        if self.exercise().asked_fields().is_empty() {
            self.page.board.overrides.light(help.fields.clone(), Tone::Shown);
        }
        self.help.set(Some(help));
        self.save_place();
        super::reveal(".said");
    }

    /// Counts a mistake for parents and teachers.
    fn count_mistake(self, verdict: &Verdict) {
        let course = self.course();
        let kind = self.attempt.with_untracked(|attempt| attempt.slip(verdict).to_string());
        stars::count_mistake(self.page, &course.stars(), course.lesson_id(self.place.0), &kind);
    }

    /// Saves how far a game is.
    fn save_place(self) {
        let place = self.attempt.with_untracked(Attempt::so_far);
        stars::save_place(self.page, &self.course().stars(), &self.exercise().id, place);
    }
}
