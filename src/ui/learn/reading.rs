//! Reading a lesson: paragraph and board in step, both ways.

use super::beside::{LessonHead, LessonText};
use super::courses::Course;
use super::exercises::ExerciseRow;
use super::list::lesson_title;
use super::onward::Onward;
use super::points::{focus_point, point_on_line, scroll_to_point};
use super::show::{PACE, StepButtons};
use super::{LessonState, focus_soon};
use crate::components::Button;
use crate::ui::glide::is_still;
use leptos::prelude::*;
use notabene_core::game::{Game, Go};
use notabene_core::i18n::Label;
use notabene_core::study::{Diagram, Localized, Point};
use std::rc::Rc;

/// Time for which scrolling is that of the page itself after it scrolled to a paragraph, in milliseconds.
const OWN_SCROLLING: f64 = 800.0;

/// The diagram on the board, and its moves.
#[derive(Default)]
struct Film {
    /// Number of the paragraph whose diagram it is.
    of: Option<usize>,
    /// The diagram as a game; `None` for pieces alone.
    game: Option<Game>,
    /// Count of events: a film stops as soon as something else happens.
    turn: u32,
}

impl Film {
    fn has_more(&self) -> bool {
        self.game.as_ref().is_some_and(|game| !game.status().at_end)
    }

    fn has_begun(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.status().can_undo)
    }
}

/// Context: a lesson being read. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct LessonReading {
    page: LessonState,
    course: StoredValue<Course>,
    /// Number of the lesson in its course.
    lesson: usize,
    /// Number of the paragraph being read.
    at: RwSignal<usize>,
    /// Count of the veiled paragraphs that are shown.
    unveiled: RwSignal<usize>,
    film: RwSignal<Film>,
    /// Time until which scrolling is that of the page itself, in milliseconds since 1970.
    scrolls_until: RwSignal<f64>,
}

/// Arrival of a diagram on the board.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Arrival {
    /// Its moves are played one by one.
    Playing,
    /// After its moves.
    Played,
}

/// The steps under the board, and the text beside it.
#[component]
pub fn LessonView(course: Course, lesson: usize) -> impl IntoView {
    let reading = LessonReading::new(course.clone(), lesson);
    provide_context(reading);
    reading.take_board();
    reading.follow_scrolling();
    focus_soon(".lesson-text h1");
    let title = lesson_title(reading.page, &course, lesson);
    let goal = course.lessons.get(lesson).map(|lesson| reading.text(lesson.goal.clone()));
    let points = points_where(course.points(lesson), |point| !point.veiled);
    let points = points.into_iter().map(|n| view! { <Paragraph n/> });
    view! {
        <StepButtons class="steps along"/>
        <LessonText>
            <LessonHead has_summary=!course.summary.is_empty()/>
            <h1 tabindex="-1">{title}</h1>
            <p class="goal">{goal}</p>
            <ol class="points">{points.collect_view()}</ol>
            <Question/>
            <LessonExercises/>
        </LessonText>
    }
}

/// Numbers of the paragraphs that fit.
fn points_where(points: &[Point], fits: fn(&Point) -> bool) -> Vec<usize> {
    points.iter().enumerate().filter(|(_, point)| fits(point)).map(|(n, _)| n).collect()
}

/// Number of the paragraph with the diagram for a paragraph: its own, or the one left there by those before.
fn diagram_point(points: &[Point], n: usize) -> Option<usize> {
    let shows = |n: &usize| points.get(*n).is_some_and(|point| point.show.is_some());
    (0..=n).rev().find(shows).or_else(|| (0..points.len()).find(shows))
}

fn diagram(points: &[Point], n: usize) -> Option<&Diagram> {
    points.get(n)?.show.as_ref()
}

/// True if two diagrams begin with the same position.
fn same_start(one: &Diagram, other: &Diagram) -> bool {
    (&one.game, &one.position, one.pieces_only) == (&other.game, &other.position, other.pieces_only)
}

/// Count of moves that two diagrams have in common.
fn common_moves(one: &Diagram, other: &Diagram) -> usize {
    one.moves.iter().zip(&other.moves).take_while(|(one, other)| one == other).count()
}

impl LessonReading {
    fn new(course: Course, lesson: usize) -> LessonReading {
        LessonReading {
            page: LessonState::here(),
            course: StoredValue::new(course),
            lesson,
            at: RwSignal::new(0),
            unveiled: RwSignal::new(0),
            film: RwSignal::new(Film::default()),
            scrolls_until: RwSignal::new(0.0),
        }
    }

    fn here() -> LessonReading {
        expect_context()
    }

    fn course(self) -> Course {
        self.course.get_value()
    }

    /// A text of the course in the language of the screen.
    fn text(self, text: Localized) -> Signal<String> {
        Signal::derive(move || text.in_language(self.page.language()).to_string())
    }

    /// Takes the board of the page, and brings the first diagram.
    fn take_board(self) {
        self.page.take_board(None, Some(Rc::new(move |go| self.step_to(go))));
        self.bring(0, Arrival::Playing, true);
    }

    /// Makes a paragraph the one being read.
    fn read(self, n: usize, arrival: Arrival) {
        self.at.set(n);
        self.bring(n, arrival, false);
    }

    /// Brings the diagram of a paragraph on the board.
    fn bring(self, n: usize, arrival: Arrival, is_first: bool) {
        let course = self.course();
        let points = course.points(self.lesson);
        let Some(of) = diagram_point(points, n) else { return };
        let Some(board) = diagram(points, of) else { return };
        let old = self.film.with_untracked(|film| film.of);
        if old == Some(of) && !is_first && arrival == Arrival::Playing && of != n {
            return;
        }
        let before = old.and_then(|old| diagram(points, old)).filter(|old| same_start(old, board));
        // Moves played already stay on the board, unless the film is asked for once more.
        let played = before.filter(|_| old != Some(of)).map_or(0, |before| common_moves(before, board));
        self.page.turn_board(board, before.is_none());
        self.film.update(|film| {
            film.of = Some(of);
            film.game = opened(board, arrival, played);
            film.turn = film.turn.wrapping_add(1);
        });
        self.draw();
        match arrival {
            Arrival::Playing if is_still() => self.go(Go::Last),
            Arrival::Playing => self.play_on(),
            Arrival::Played => {}
        }
    }

    /// Shows the film on the board; highlighted fields belong to the end of the moves.
    fn draw(self) {
        let course = self.course();
        let of = self.film.with_untracked(|film| film.of);
        let Some(board) = of.and_then(|of| diagram(course.points(self.lesson), of)) else { return };
        let scene = self.film.with_untracked(|film| match &film.game {
            None => board.picture().ok(),
            Some(game) => {
                let mut scene = game.scene();
                if game.status().at_end {
                    scene.shapes.extend(board.lit.iter().copied());
                }
                Some(scene)
            }
        });
        self.page.board.overrides.scene.set(scene);
    }

    /// Plays on, move by move, until something else happens.
    fn play_on(self) {
        let turn = self.film.with_untracked(|film| film.turn);
        let play = move || {
            let goes_on = |film: &mut Film| film.turn == turn && film.has_more();
            // The page may be gone.
            if self.film.try_update_untracked(goes_on) == Some(true) {
                self.forward();
                self.play_on();
            }
        };
        let _ = set_timeout(play, PACE);
    }

    fn forward(self) {
        self.film.try_update_untracked(|film| film.game.as_mut().map(|game| game.go(Go::Forward)));
        self.draw();
    }

    /// Goes through the moves on the board by hand.
    fn go(self, go: Go) {
        self.film.try_update_untracked(|film| {
            film.turn = film.turn.wrapping_add(1);
            film.game.as_mut().map(|game| game.go(go))
        });
        self.draw();
    }

    /// Takes a step on the board, which leads from paragraph to paragraph.
    fn step_to(self, go: Go) {
        let n = self.at.get_untracked();
        let (more, begun) = self.film.with_untracked(|film| match film.of == Some(n) {
            true => (film.has_more(), film.has_begun()),
            false => (false, false),
        });
        if (go == Go::Forward && more) || (go == Go::Back && begun) {
            return self.go(go);
        }
        if let Some((n, arrival)) = self.next_point(n, go) {
            self.read(n, arrival);
            self.scrolls_until.set(js_sys::Date::now() + OWN_SCROLLING);
            scroll_to_point(n);
        }
    }

    /// The paragraph to which a step leads.
    fn next_point(self, n: usize, go: Go) -> Option<(usize, Arrival)> {
        let seen = self.seen_points();
        let (to, arrival) = match go {
            Go::Forward => (seen.iter().find(|to| **to > n), Arrival::Playing),
            Go::Back => (seen.iter().rfind(|to| **to < n), Arrival::Played),
            Go::First => (seen.first(), Arrival::Playing),
            _ => (seen.last(), Arrival::Played),
        };
        to.map(|to| (*to, arrival))
    }

    /// Numbers of the paragraphs that can be read: veiled ones as far as they are shown.
    fn seen_points(self) -> Vec<usize> {
        let mut veiled = self.unveiled.get_untracked();
        let mut is_seen = |point: &Point| {
            if point.veiled && veiled == 0 {
                return false;
            }
            veiled -= usize::from(point.veiled);
            true
        };
        let course = self.course();
        let points = course.points(self.lesson).iter().enumerate();
        points.filter(|(_, point)| is_seen(point)).map(|(n, _)| n).collect()
    }

    /// Follows scrolling: the paragraph on the reading line brings its diagram.
    fn follow_scrolling(self) {
        let listener = window_event_listener(leptos::ev::scroll, move |_| {
            let until = self.scrolls_until.try_get_untracked();
            if until.is_none_or(|until| js_sys::Date::now() < until) {
                return;
            }
            if let Some(n) = point_on_line().filter(|n| *n != self.at.get_untracked()) {
                self.read(n, Arrival::Playing);
            }
        });
        on_cleanup(move || listener.remove());
    }
}

/// A diagram as a game, at its end or with some moves played; `None` for pieces alone.
fn opened(board: &Diagram, arrival: Arrival, played: usize) -> Option<Game> {
    let mut game = if board.pieces_only { None } else { board.table().ok() }?;
    if arrival == Arrival::Playing {
        game.go(Go::First);
        (0..played).for_each(|_| game.go(Go::Forward));
    }
    Some(game)
}

/// A paragraph, which is also a button: it brings its diagram.
#[component]
fn Paragraph(n: usize) -> impl IntoView {
    let reading = LessonReading::here();
    let point = reading.course().points(reading.lesson).get(n).map(|point| reading.text(point.text.clone()));
    let focus = move |_| {
        if reading.at.get_untracked() != n {
            reading.read(n, Arrival::Playing);
        }
    };
    view! {
        <li>
            <button
                type="button"
                class="point"
                data-point=n.to_string()
                aria-current=move || if reading.at.get() == n { "step" } else { "false" }
                on:click=move |_| reading.read(n, Arrival::Playing)
                on:focus=focus
            >
                {point}
            </button>
        </li>
    }
}

/// The question that this lesson leaves open, or the one it answers: hint first.
#[component]
fn Question() -> impl IntoView {
    let reading = LessonReading::here();
    let prefs = reading.page.prefs;
    let course = reading.course();
    let lesson = course.lessons.get(reading.lesson)?;
    let questions = course.lessons.iter().filter_map(|lesson| lesson.question.as_ref());
    let answered = || questions.into_iter().find(|question| question.answered == lesson.id);
    let is_open = lesson.question.is_some();
    let text = reading.text(lesson.question.as_ref().or_else(answered)?.text.clone());
    let rest = match is_open {
        true => view! { <p class="hint">{prefs.words(Label::LearnQuestionLater)}</p> }.into_any(),
        false => view! { <VeiledPoints/> }.into_any(),
    };
    Some(view! {
        <section class="card question">
            <h2>{prefs.words(Label::LearnQuestion)}</h2>
            <p>{text}</p>
            {rest}
        </section>
    })
}

/// The veiled paragraphs, shown one by one.
#[component]
fn VeiledPoints() -> impl IntoView {
    let reading = LessonReading::here();
    let (prefs, unveiled) = (reading.page.prefs, reading.unveiled);
    let veiled = points_where(reading.course().points(reading.lesson), |point| point.veiled);
    let count = veiled.len();
    let veiled = StoredValue::new(veiled);
    let shown =
        move || veiled.with_value(|veiled| veiled.iter().take(unveiled.get()).copied().collect::<Vec<_>>());
    let words = Signal::derive(move || {
        let label = if unveiled.get() + 1 == count { Label::LearnAnswer } else { Label::LearnHint };
        prefs.label(label).to_string()
    });
    let unveil = move |()| {
        let next = veiled.with_value(|veiled| veiled.get(unveiled.get_untracked()).copied());
        let Some(next) = next else { return };
        unveiled.update(|n| *n += 1);
        reading.read(next, Arrival::Playing);
        focus_point(next);
    };
    view! {
        <div class="veiled">
            <ol class="points"><For each=shown key=|n| *n children=|n| view! { <Paragraph n/> }/></ol>
            <Show when=move || unveiled.get() < count>
                <Button text=words name="unveil" on_click=unveil/>
            </Show>
        </div>
    }
}

/// The exercises with their stars, and the way on.
#[component]
fn LessonExercises() -> impl IntoView {
    let reading = LessonReading::here();
    let (course, lesson) = (reading.course(), reading.lesson);
    let has_some = course.lessons.get(lesson).is_some_and(|lesson| !lesson.exercises.is_empty());
    let title = reading.page.prefs.words(Label::LearnExercises);
    let exercises = has_some.then(|| {
        view! { <h2>{title}</h2> <ExerciseRow course=course.clone() lesson current=None/> }
    });
    view! { {exercises} <Onward course lesson exercise=None/> }
}
