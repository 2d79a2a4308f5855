//! State of an exercise on the screen: answers, feedback, and content of the board.

mod animation;
mod attempt_moves;
mod course_update;
mod progress;

use crate::components::query::focus_after_render;
use crate::pages::learn::courses::{self, Course};
use crate::pages::learn::exercise_state::attempt_moves::AttemptMoves;
use crate::pages::learn::lesson_board;
use crate::pages::learn::scroll::scroll_into_view;
use crate::pages::learn::set_up::SetUpBoard;
use crate::pages::learn::{LearnState, SharedCourse, stars, tasks_of_today};
use crate::state::board_overrides::HighlightTone;
use crate::state::sound::{self, Sound};
use leptos::prelude::*;
use notabene_core::game::{Go, Tap};
use notabene_core::geometry::Field;
use notabene_study::{
    AnswerGrade, Attempt, Exercise, GivenAnswer, Help, Input, SheetCell, TapOutcome, Verdict,
};
use std::ops::Deref;
use std::rc::Rc;

/// Verdict on an answer, with the answer itself and the right one.
#[derive(Clone)]
pub struct AnswerFeedback {
    pub verdict: Verdict,
    pub typed: String,
    pub right: String,
}

/// Number of mistakes after which the hint is shown automatically.
const MISTAKES_BEFORE_HINT: u32 = 2;

/// Exercise on the screen. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct ExerciseState {
    pub cx: LearnState,
    /// Disposed when the exercise is left.
    course: RwSignal<Course>,
    pub location: (usize, usize),
    pub attempt: RwSignal<Attempt>,
    pub feedback: RwSignal<Option<AnswerFeedback>>,
    pub help: RwSignal<Option<Help>>,
    /// Texts of the input fields, in order.
    pub cells: RwSignal<Vec<String>>,
    /// Index of the active input field.
    pub active: RwSignal<usize>,
    /// Circled sign of each row.
    pub circled_signs: RwSignal<Vec<Option<usize>>>,
    /// Options tried so far.
    pub tried_options: RwSignal<Vec<usize>>,
    pub done: RwSignal<bool>,
    /// Index of the move of a game that is asked for.
    pub step: RwSignal<usize>,
    /// Board on which a position is set up.
    pub set_up: Option<SetUpBoard>,
    /// True while the right position is seen.
    pub is_looking: RwSignal<bool>,
    mistakes: RwSignal<u32>,
    /// True from the reply of the program until the pupil moves.
    is_replying: RwSignal<bool>,
    /// Counts events on the board, so that a running animation stops at the next one.
    board_events: RwSignal<u32>,
}

/// Exercise with a handle to its course.
pub struct ExerciseRef {
    course: SharedCourse,
    place: (usize, usize),
}

impl Deref for ExerciseRef {
    type Target = Exercise;
    fn deref(&self) -> &Exercise {
        &self.course.lessons[self.place.0].exercises[self.place.1]
    }
}

impl ExerciseState {
    /// Starts an exercise. None if there is none at this place.
    pub fn open(cx: LearnState, course: &Course, place: (usize, usize)) -> Option<ExerciseState> {
        let mut attempt = Attempt::new(course.shared.clone(), place.0, place.1)?;
        if !cx.is_trial() {
            let progress = stars::saved_progress();
            attempt.resume(progress.saved_place(&course.stars_key(), &attempt.exercise().id));
        }
        let step = attempt.step().0;
        let set_up = SetUpBoard::open(cx, attempt.exercise());
        let places = attempt.exercise().right_cells(0, cx.course_language_now()).len();
        let begun = cx.exercises_started.try_get_untracked().unwrap_or_default().wrapping_add(1);
        cx.exercises_started.set(begun);
        let task = ExerciseState {
            cx,
            course: RwSignal::new(course.clone()),
            location: place,
            attempt: RwSignal::new(attempt),
            feedback: RwSignal::new(None),
            help: RwSignal::new(None),
            cells: RwSignal::new(vec![String::new(); places.max(1)]),
            active: RwSignal::new(0),
            circled_signs: RwSignal::new(Vec::new()),
            tried_options: RwSignal::new(Vec::new()),
            done: RwSignal::new(false),
            step: RwSignal::new(step),
            set_up,
            is_looking: RwSignal::new(false),
            mistakes: RwSignal::new(0),
            is_replying: RwSignal::new(false),
            board_events: RwSignal::new(0),
        };
        let walks = task.input() != Input::PlayMove && task.moves() > 0;
        let walk: Option<lesson_board::StepHandler> =
            if walks { Some(Rc::new(move |go| task.step_through_moves(go))) } else { None };
        // The course may arrive with more languages.
        Effect::new(move || {
            let course = cx.course();
            untrack(|| course.into_iter().for_each(|course| task.replace_course(course)));
        });
        lesson_board::prepare_board(cx, Some(Rc::new(AttemptMoves(task))), walk);
        lesson_board::orient_board(cx, &task.exercise().board, true);
        task.play_animation();
        task.begin_set_up();
        if !task.exercise().asked_fields().is_empty() {
            task.highlight_answer(false, Vec::new());
        }
        Some(task)
    }

    /// Course of the exercise.
    pub fn course(&self) -> Course {
        self.course.get_untracked()
    }
    pub fn exercise(&self) -> ExerciseRef {
        ExerciseRef { course: self.course().shared, place: self.location }
    }
    /// Input of the exercise.
    pub fn input(&self) -> Input {
        self.exercise().kind.input()
    }
    /// True if every move of a game is asked for.
    pub fn is_game(&self) -> bool {
        self.exercise().kind.is_game()
    }
    pub fn moves(&self) -> usize {
        self.exercise().board.moves.len()
    }
    /// True if the answer is written.
    pub fn is_written(&self) -> bool {
        self.input().is_written()
    }

    /// Expected text of each input field, in the language of the screen; tracked.
    pub fn expected_texts(&self) -> Vec<(SheetCell, String)> {
        self.exercise().right_cells(self.step.get(), self.cx.course_language())
    }

    /// Draws the current board.
    pub fn draw_board(&self) {
        let mut scene = self.attempt.with_untracked(Attempt::scene);
        // A square whose name is asked for has its own highlight.
        if let Some(scene) = scene.as_mut().filter(|_| !self.exercise().asked_fields().is_empty()) {
            scene.shapes.clear();
        }
        self.cx.own.overrides.scene.set(scene);
    }

    /// Highlights the squares of an answer: right and wrong ones never look alike.
    fn highlight_answer(&self, counts: bool, fields: Vec<Field>) {
        let own = self.cx.own;
        let asked = self.exercise().asked_fields();
        own.inspector.show_refused_fields(if counts { Vec::new() } else { fields.clone() });
        match counts {
            true if asked.is_empty() => own.overrides.highlight(fields, HighlightTone::Right),
            true => own.overrides.highlight(asked, HighlightTone::Right),
            false => own.overrides.highlight(asked, HighlightTone::Asked),
        }
    }

    /// Counts an event on the board and returns its number.
    pub fn count_board_event(&self) -> u32 {
        let turn = self.board_events.try_get_untracked().unwrap_or_default().wrapping_add(1);
        self.board_events.set(turn);
        turn
    }

    /// True if nothing has happened on the board since an event, and the page is still there.
    pub fn is_board_event(&self, turn: u32) -> bool {
        self.board_events.try_get_untracked() == Some(turn)
    }

    /// Goes to a move of the board.
    pub fn go(&self, go: Go) {
        self.attempt.try_update_untracked(|attempt| attempt.table_mut().map(|game| game.go(go)));
        self.draw_board();
    }

    /// Steps through the moves on the board. Moves of a game that are still asked for are not shown.
    fn step_through_moves(&self, go: Go) {
        self.count_board_event();
        let Some(most) = self.attempt.with_untracked(Attempt::visible_moves) else { return self.go(go) };
        self.attempt.try_update_untracked(|attempt| {
            let Some(game) = attempt.table_mut() else { return };
            let style = notabene_study::style(self.cx.course_language_now());
            let sheet = game.sheet(&style);
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
            game.go(Go::First);
            (0..to).for_each(|_| game.go(Go::Forward));
        });
        self.draw_board();
    }

    /// Checks the written answer.
    pub fn check_answer(&self) {
        let language = self.cx.course_language_now();
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
            self.show_verdict(verdict, if one { typed.clone() } else { String::new() }, right);
        }
    }

    /// Answers with an option.
    pub fn choose_option(&self, n: usize) {
        let mut verdict = None;
        self.attempt.update(|attempt| {
            verdict = Some(attempt.answer(GivenAnswer::Option(n), self.cx.course_language_now()))
        });
        self.tried_options.update(|tried| tried.push(n));
        if let Some(verdict) = verdict {
            self.show_verdict(verdict, String::new(), String::new());
        }
    }

    /// Shows the verdict on an answer, and moves on.
    pub fn show_verdict(&self, verdict: Verdict, typed: String, right: String) {
        self.count_board_event();
        self.help.set(None);
        self.cx.own.notice.set(None);
        let (counts, done) = (verdict.counts(), verdict.done);
        self.highlight_answer(counts, verdict.fields.clone());
        let unanswered = verdict.grade == AnswerGrade::Unanswered;
        if !unanswered {
            self.count_mistake(&verdict);
        }
        // The focus stays in the field of an empty answer, and no mistake is counted.
        match (unanswered, counts) {
            (true, _) => {}
            (false, true) => self.go_to_next_step(done),
            (false, false) => self.go_to_wrong_cell(&verdict),
        }
        self.feedback.set(Some(AnswerFeedback { verdict, typed, right }));
        self.draw_board();
        if counts {
            let is_end = done && courses::is_end_reached(self.cx, &self.course(), self.location);
            sound::play_sound(self.cx.prefs, if is_end { Sound::Finished } else { Sound::Right });
        }
        if !counts
            && !unanswered
            && self.mistakes.get_untracked() >= MISTAKES_BEFORE_HINT
            && !self.is_hinted()
        {
            self.show_help();
        }
        if counts && !done && self.input() == Input::PlayMove && self.has_animation() {
            self.play_animation();
        }
        if done {
            self.finish();
        } else if self.is_written() {
            focus_after_render(".cell.active");
        }
        scroll_into_view(".said");
    }

    /// After a right answer: empty fields for the next step, if there is one.
    fn go_to_next_step(&self, done: bool) {
        self.mistakes.set(0);
        let step = self.attempt.with_untracked(|attempt| attempt.step().0);
        let steps = step != self.step.get_untracked();
        self.step.set(step);
        if steps && !done {
            self.cells.set(vec![String::new()]);
            self.circled_signs.set(Vec::new());
        }
    }

    /// After a wrong answer: the first wrong field becomes active.
    fn go_to_wrong_cell(&self, verdict: &Verdict) {
        self.mistakes.update(|n| *n += 1);
        let cells = self.exercise().cells();
        if let Some(n) = cells.iter().position(|cell| verdict.cells.contains(cell))
            && n != self.active.get_untracked()
        {
            self.circled_signs.set(Vec::new());
            self.active.set(n);
        }
    }

    /// True if the hint for the current question was shown.
    pub fn is_hinted(&self) -> bool {
        self.attempt.with(|attempt| attempt.is_hinted())
    }

    fn finish(&self) {
        let stars = self.attempt.with_untracked(Attempt::stars).unwrap_or_default();
        match tasks_of_today::is_planned(&self.course()) {
            true => tasks_of_today::save_task_stars(self.cx, &self.exercise().id, stars),
            false => stars::save_stars(self.cx, &self.course().stars_key(), &self.exercise().id, stars),
        }
        self.done.set(true);
        self.finish_set_up();
        self.show_line(stars);
        focus_after_render(if self.cx.is_trial() { "[data-do=try-again]" } else { "[data-do=next]" });
    }

    /// Shows help: first a hint, then the answer.
    pub fn show_help(&self) {
        let mut help = None;
        self.attempt.update(|attempt| help = Some(attempt.help(self.cx.course_language_now())));
        if let Some(help) = help {
            // A square whose name is asked for stays highlighted.
            if self.exercise().asked_fields().is_empty() {
                self.cx.own.overrides.highlight(help.fields.clone(), HighlightTone::Shown);
            }
            let looks_again = help.is_answer || self.exercise().look().is_some();
            self.help.set(Some(help));
            self.save_place();
            if looks_again {
                self.look();
            }
            scroll_into_view(".said");
        }
    }

    /// Applies an action on the board to the attempt.
    fn apply_to_attempt(&self, act: &mut dyn FnMut(&mut Attempt) -> TapOutcome) -> Tap {
        self.complete_animation();
        let mut touched = None;
        self.attempt.update(|attempt| touched = Some(act(attempt)));
        match touched {
            Some(TapOutcome::Board(tap)) => {
                self.draw_board();
                tap
            }
            Some(TapOutcome::Judged(verdict)) => {
                self.show_verdict(verdict, String::new(), String::new());
                Tap::Released
            }
            None => Tap::Nothing,
        }
    }
}
