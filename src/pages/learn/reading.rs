//! Lesson view: paragraphs and board in step, both ways.

use crate::components::element::{El, button, el};
use crate::components::move_text::running_text;
use crate::components::query::focus_soon;
use crate::pages::learn::courses::Course;
use crate::pages::learn::head;
use crate::pages::learn::show::{self, PACE};
use crate::pages::learn::{PageContext, address, end, fresh, move_on_board, next_step, stars};
use crate::views::board::animation::is_still;
use leptos::prelude::*;
use notabene_core::game::{Game, Go, registry};
use notabene_core::i18n::Label;
use notabene_core::notation::MoveFinder;
use notabene_core::study::{Diagram, Lesson, Point, style_on};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// State of the board: diagram of a paragraph, and progress of its moves.
struct Film {
    of: Option<usize>,
    table: Option<Game>,
    /// Counts events, so that a running animation stops at the next one.
    turn: u32,
}

/// Open lesson. Clones are handles to shared signals.
#[derive(Clone)]
struct Reading {
    cx: PageContext,
    course: Course,
    lesson: usize,
    /// Index of the current paragraph.
    at: RwSignal<usize>,
    /// Number of hidden paragraphs revealed so far.
    unveiled: RwSignal<usize>,
    film: RwSignal<Film>,
    /// Time until which scrolling comes from the page itself, in milliseconds since 1970.
    scrolls: RwSignal<f64>,
}

/// Way of showing a diagram.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Come {
    /// Plays its moves one by one.
    Playing,
    /// Shows the position after its moves.
    Played,
}

/// Step buttons under the board, and the text beside it.
pub fn view(cx: PageContext, course: &Course, n: usize) -> Vec<El> {
    let film = RwSignal::new(Film { of: None, table: None, turn: 0 });
    let (at, unveiled, scrolls) = (RwSignal::new(0), RwSignal::new(0), RwSignal::new(0.0));
    let reading = Reading { cx, course: course.clone(), lesson: n, at, unveiled, film, scrolls };
    let walker = reading.clone();
    show::take(cx, None, Some(Rc::new(move |go| walker.walk(go))));
    reading.bring(0, Come::Playing, true);
    reading.follow_scrolling();
    let Some(lesson) = course.lessons.get(n) else { return Vec::new() };
    let title = el("h1", "").attr("tabindex", "-1").says(next_step::lesson_title(cx, course, n));
    let goal = el("p", "goal").says(reading.words(|lesson| &lesson.goal));
    let points = lesson.points.iter().enumerate().filter(|(_, point)| !point.veiled);
    let points = el("ol", "points").with(points.map(|(n, _)| reading.paragraph(n)));
    let mut parts = vec![head(cx, course, None), title, goal, points, move_on_board::explained(cx, lesson)];
    parts.extend(reading.question(lesson));
    parts.extend(reading.exercises(lesson));
    focus_soon(".lesson-text h1");
    vec![show::steps(cx, "steps along"), crate::pages::learn::text(parts)]
}

impl Reading {
    fn points(&self) -> &[Point] {
        self.course.shared.lessons.get(self.lesson).map(|lesson| &lesson.points[..]).unwrap_or_default()
    }

    /// Paragraph, also a button that shows its diagram.
    fn paragraph(&self, n: usize) -> El {
        let (is, course, lesson, cx) = (self.at, self.course.clone(), self.lesson, self.cx);
        let words = move || {
            let point = course.shared.lessons.get(lesson).and_then(|lesson| lesson.points.get(n));
            let Some(point) = point else { return String::new() };
            let show = point.show.as_ref();
            let known = show.map_or_else(Vec::new, |show| show.written(cx.taught()));
            let finder = MoveFinder { known_moves: &known, ..cx.move_finder(show) };
            running_text(point.text.in_language(cx.language()), finder)
        };
        let current = move || if is.get() == n { "step" } else { "false" }.to_string();
        let (tapped, focused) = (self.clone(), self.clone());
        let point = el("button", "point").attr("type", "button").attr("data-point", &n.to_string());
        let point = point.live("aria-current", current).live_inside(words);
        let point = point.click(move || tapped.read(n, Come::Playing));
        el("li", "").with([point.on("focus", move |_| {
            if focused.at.get_untracked() != n {
                focused.read(n, Come::Playing);
            }
        })])
    }

    /// Makes a paragraph current and shows its diagram.
    fn read(&self, n: usize, come: Come) {
        self.at.set(n);
        self.bring(n, come, false);
    }

    /// Shows the diagram of a paragraph: its own, or the last one before it.
    fn bring(&self, n: usize, come: Come, anew: bool) {
        let points = self.points();
        let shows = |n: &usize| points.get(*n).is_some_and(|point| point.show.is_some());
        let Some(of) = (0..=n).rev().find(shows).or_else(|| (0..points.len()).find(shows)) else { return };
        let Some(board) = points.get(of).and_then(|point| point.show.as_ref()) else { return };
        let old = self.film.with_untracked(|film| film.of);
        if old == Some(of) && !anew && come == Come::Playing && of != n {
            return;
        }
        let old = old.and_then(|old| points.get(old)).and_then(|point| point.show.as_ref());
        let same = old.is_some_and(|old| {
            (&old.game, &old.position, old.pieces_only) == (&board.game, &board.position, board.pieces_only)
        });
        let mut table = if board.pieces_only { None } else { board.table().ok() };
        if let Some(table) = table.as_mut().filter(|_| come == Come::Playing) {
            table.go(Go::First);
            // Moves that are on the board already stay, unless the animation is repeated.
            let again = self.film.with_untracked(|film| film.of) == Some(of);
            let both = old.filter(|_| same && !again).map_or(0, |old| {
                old.moves.iter().zip(&board.moves).take_while(|(one, other)| one == other).count()
            });
            (0..both).for_each(|_| table.go(Go::Forward));
        }
        show::turn(self.cx, board, !same);
        self.film.update(|film| {
            film.of = Some(of);
            film.table = table;
            film.turn = film.turn.wrapping_add(1);
        });
        self.draw();
        if come == Come::Playing {
            match is_still() {
                true => self.step(Go::Last),
                false => self.run(),
            }
        }
    }

    fn diagram(&self) -> Option<&Diagram> {
        let of = self.film.with_untracked(|film| film.of)?;
        self.points().get(of)?.show.as_ref()
    }

    /// Draws the board; highlights belong to the end of the moves.
    fn draw(&self) {
        let Some(board) = self.diagram() else { return };
        let scene = self.film.with_untracked(|film| match &film.table {
            None => board.picture().ok(),
            Some(table) => {
                let mut scene = table.scene();
                if table.status().at_end {
                    scene.shapes.extend(board.highlighted.iter().copied());
                }
                Some(scene)
            }
        });
        let own = self.cx.own;
        own.overrides.scene.set(scene);
        let game = self.film.with_untracked(|film| film.table.clone()).unwrap_or_else(registry::chess);
        own.overrides.style.set(Some(style_on(&game, self.cx.taught_now())));
        own.inspector.clear();
        own.game.set(game);
    }

    /// Plays move by move until the next event.
    fn run(&self) {
        let turn = self.film.with_untracked(|film| film.turn);
        let reading = self.clone();
        let _ = set_timeout(
            move || {
                // The page may be gone.
                let goes_on = reading.film.try_update_untracked(|film| film.turn == turn && has_more(film))
                    == Some(true);
                if goes_on {
                    reading.forward();
                    reading.run();
                }
            },
            PACE,
        );
    }

    fn forward(&self) {
        self.film.try_update_untracked(|film| film.table.as_mut().map(|table| table.go(Go::Forward)));
        self.draw();
    }

    /// Steps through the moves on the board manually.
    fn step(&self, go: Go) {
        self.film.try_update_untracked(|film| {
            film.turn = film.turn.wrapping_add(1);
            film.table.as_mut().map(|table| table.go(go))
        });
        self.draw();
    }

    /// Steps from paragraph to paragraph.
    fn walk(&self, go: Go) {
        let n = self.at.get_untracked();
        let seen = |n: &usize| self.is_seen(*n);
        let (last, before) = (self.points().len(), (0..n).rev().find(seen));
        let after = (n + 1..last).find(seen);
        let [more, begun] = self.film.with_untracked(|film| [has_more(film), has_begun(film)]);
        let to = match go {
            Go::Forward if more && self.is_shown(n) => return self.step(Go::Forward),
            Go::Back if begun && self.is_shown(n) => return self.step(Go::Back),
            Go::Forward => after.map(|n| (n, Come::Playing)),
            Go::Back => before.map(|n| (n, Come::Played)),
            Go::First => (0..last).find(seen).map(|n| (n, Come::Playing)),
            _ => (0..last).rev().find(seen).map(|n| (n, Come::Played)),
        };
        if let Some((n, come)) = to {
            self.read(n, come);
            self.scroll_to(n);
        }
    }

    /// True if a paragraph is visible.
    fn is_seen(&self, n: usize) -> bool {
        let veiled = |point: &&Point| point.veiled;
        let before = self.points().iter().take(n + 1).filter(veiled).count();
        self.points().get(n).is_some_and(|point| !point.veiled || before <= self.unveiled.get_untracked())
    }

    /// True if the board shows the diagram of this paragraph itself.
    fn is_shown(&self, n: usize) -> bool {
        self.film.with_untracked(|film| film.of == Some(n))
    }

    /// Scrolls a paragraph into view.
    fn scroll_to(&self, n: usize) {
        self.scrolls.set(js_sys::Date::now() + 800.0);
        let css = format!("[data-point='{n}']");
        let Some(point) = document().query_selector(&css).ok().flatten() else { return };
        let frame = point.get_bounding_client_rect();
        let (top, bottom) = (reach(), height());
        if frame.top() < top || frame.bottom() > bottom {
            window().scroll_by_with_x_and_y(0.0, frame.top() - top - 8.0);
        }
    }

    /// Scroll listener: the paragraph on the reading line becomes current. The line moves from the top of the
    /// text to its bottom as the page scrolls.
    fn follow_scrolling(&self) {
        let reading = self.clone();
        let listener = window_event_listener(leptos::ev::scroll, move |_| {
            let own = reading.scrolls.try_get_untracked().is_none_or(|until| js_sys::Date::now() < until);
            let n = if own { None } else { on_line() };
            if let Some(n) = n.filter(|n| *n != reading.at.get_untracked()) {
                reading.read(n, Come::Playing);
            }
        });
        on_cleanup(move || listener.remove());
    }

    /// Open question of this lesson, or the one it answers; the hint comes first.
    fn question(&self, lesson: &Lesson) -> Option<El> {
        let app = self.cx.app;
        let (cx, all) = (self.cx, &self.course.lessons);
        let asks = all
            .iter()
            .find(|other| other.question.as_ref().is_some_and(|question| question.answered == lesson.id));
        let asked = lesson.question.as_ref().or_else(|| asks?.question.as_ref())?.text.clone();
        let title = el("h2", "").label(app, Label::LearnQuestion);
        let words = el("p", "").says(move || asked.in_language(cx.language()).into());
        let card = el("section", "card question").with([title, words]);
        if lesson.question.is_some() {
            return Some(card.with([el("p", "hint").label(app, Label::LearnQuestionLater)]));
        }
        let veiled: Vec<usize> =
            lesson.points.iter().enumerate().filter(|(_, point)| point.veiled).map(|(n, _)| n).collect();
        let reading = self.clone();
        Some(card.with([el("div", "veiled").each(move || {
            let open = reading.unveiled.get();
            let mut parts: Vec<El> =
                vec![el("ol", "points").with(veiled.iter().take(open).map(|n| reading.paragraph(*n)))];
            if let Some(next) = veiled.get(open).copied() {
                let label = if open + 1 == veiled.len() { Label::LearnAnswer } else { Label::LearnHint };
                let opener = reading.clone();
                parts.push(button(app, label, "unveil", move || {
                    opener.unveiled.update(|n| *n += 1);
                    opener.read(next, Come::Playing);
                    focus_point(next);
                }));
            }
            parts
        })]))
    }

    /// Exercises with their stars.
    fn exercises(&self, lesson: &Lesson) -> Vec<El> {
        let words = el("span", "").label(self.cx.app, Label::LearnExercises);
        let title = el("h2", "to-do").with([words, end::count(self.cx, &self.course, self.lesson)]);
        let next = next_step::next_link(self.cx, &self.course, (self.lesson, None));
        match lesson.exercises.is_empty() {
            true => next.into_iter().collect(),
            false => [title, row(self.cx, &self.course, self.lesson, None)].into_iter().chain(next).collect(),
        }
    }

    fn words(&self, of: fn(&Lesson) -> Words<'_>) -> impl Fn() -> String + use<> {
        let reading = self.clone();
        move || {
            let lesson = reading.course.shared.lessons.get(reading.lesson);
            lesson.map(|lesson| of(lesson).in_language(reading.cx.language()).into()).unwrap_or_default()
        }
    }
}

type Words<'l> = &'l notabene_core::study::Localized;

/// Exercises of a lesson in a row, each with its stars.
pub fn row(cx: PageContext, course: &Course, n: usize, current: Option<usize>) -> El {
    let Some(lesson) = course.lessons.get(n) else { return el("ol", "") };
    let key = course.key.clone();
    let item = |(n, it): (usize, &notabene_core::study::Exercise)| {
        let (course, id) = (course.clone(), it.id.clone());
        let link = el("a", "").attr("href", &address(&key, &lesson.id, &it.id)).attr("data-exercise", &it.id);
        let link = if current == Some(n) { link.attr("aria-current", "page") } else { link };
        let number = el("b", "").text(&(n + 1).to_string());
        let won =
            el("span", "won").each(move || vec![stars::row(cx.app.prefs, fresh::best(cx, &course, &id))]);
        el("li", "").with([link.with([number, won])])
    };
    el("ol", "exercises").with(lesson.exercises.iter().enumerate().map(item))
}

fn has_more(film: &Film) -> bool {
    film.table.as_ref().is_some_and(|table| !table.status().at_end)
}

fn has_begun(film: &Film) -> bool {
    film.table.as_ref().is_some_and(|table| table.status().can_undo)
}

/// Top of the visible text, in CSS pixels: on a phone the board covers it.
fn reach() -> f64 {
    let board = document().query_selector(".classroom .stand").ok().flatten();
    let text = document().query_selector(".lesson-text").ok().flatten();
    let [Some(board), Some(text)] = [board, text] else { return 0.0 };
    let (board, text) = (board.get_bounding_client_rect(), text.get_bounding_client_rect());
    let beside = text.left() >= board.right() || text.right() <= board.left();
    if beside { 0.0 } else { board.bottom().max(0.0) }
}

fn height() -> f64 {
    window().inner_height().ok().and_then(|h| h.as_f64()).unwrap_or_default()
}

/// Index of the paragraph on the reading line.
fn on_line() -> Option<usize> {
    let root = document().document_element()?;
    let all = document().query_selector_all(".point").ok()?;
    let points: Vec<Element> = (0..all.length()).filter_map(|n| all.item(n)?.dyn_into().ok()).collect();
    let room = f64::from(root.scroll_height()) - height();
    let part =
        if room > 0.0 { (window().scroll_y().unwrap_or_default() / room).clamp(0.0, 1.0) } else { 0.0 };
    let line = reach() + (height() - reach()) * part;
    let mut best: Option<(f64, &Element)> = None;
    for point in &points {
        let frame = point.get_bounding_client_rect();
        let away = (frame.top() - line).max(line - frame.bottom()).max(0.0);
        if best.is_none_or(|(other, _)| away < other) {
            best = Some((away, point));
        }
    }
    notabene_core::digits::number(&best?.1.get_attribute("data-point")?).map(|n| n as usize)
}

/// Focuses a paragraph after the next frame.
fn focus_point(n: usize) {
    let _ = request_animation_frame(move || {
        let css = format!("[data-point='{n}']");
        let point = document().query_selector(&css).ok().flatten();
        if let Some(point) = point.and_then(|point| point.dyn_into::<HtmlElement>().ok()) {
            // Without the focus nothing else fails.
            let _ = point.focus();
        }
    });
}
