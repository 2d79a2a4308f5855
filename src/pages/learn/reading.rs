//! Lesson view: paragraphs and board in step, both ways.

use crate::components::element::{El, button, el};
use crate::components::move_text::running_text;
use crate::components::query::focus_after_render;
use crate::pages::learn::courses::Course;
use crate::pages::learn::lesson_board::{self, MOVE_DELAY};
use crate::pages::learn::{PageContext, lesson_end, lesson_head, move_on_board, next_step, window_height};
use crate::views::board::animation::prefers_reduced_motion;
use leptos::prelude::*;
use notabene_core::game::{Game, Go, registry};
use notabene_core::i18n::Label;
use notabene_core::notation::MoveFinder;
use notabene_study::{Diagram, Lesson, Point, style_on};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// State of the board: diagram of a paragraph, and progress of its moves.
struct DiagramPlayback {
    paragraph: Option<usize>,
    game: Option<Game>,
    /// Counts events, so that a running animation stops at the next one.
    events: u32,
}

/// Open lesson. Clones are handles to shared signals.
#[derive(Clone)]
struct LessonReader {
    cx: PageContext,
    course: Course,
    lesson: usize,
    /// Index of the current paragraph.
    current: RwSignal<usize>,
    /// Number of hidden paragraphs revealed so far.
    revealed: RwSignal<usize>,
    playback: RwSignal<DiagramPlayback>,
    /// Time until which scrolling comes from the page itself, in milliseconds since 1970.
    own_scroll_until: RwSignal<f64>,
}

/// Way of showing a diagram.
#[derive(Copy, Clone, PartialEq, Eq)]
enum PlaybackStart {
    /// Plays its moves one by one.
    Animated,
    /// Shows the position after its moves.
    AtEnd,
}

/// Step buttons under the board, and the text beside it.
pub fn lesson_view(cx: PageContext, course: &Course, n: usize) -> Vec<El> {
    let film = RwSignal::new(DiagramPlayback { paragraph: None, game: None, events: 0 });
    let (at, unveiled, scrolls) = (RwSignal::new(0), RwSignal::new(0), RwSignal::new(0.0));
    let reading = LessonReader {
        cx,
        course: course.clone(),
        lesson: n,
        current: at,
        revealed: unveiled,
        playback: film,
        own_scroll_until: scrolls,
    };
    let walker = reading.clone();
    lesson_board::prepare_board(cx, None, Some(Rc::new(move |go| walker.step_to_paragraph(go))));
    reading.show_diagram(0, PlaybackStart::Animated, true);
    reading.follow_scrolling();
    let Some(lesson) = course.lessons.get(n) else { return Vec::new() };
    let title = el("h1", "").attr("tabindex", "-1").live_text(next_step::lesson_title(cx, course, n));
    let goal = el("p", "goal").live_text(reading.lesson_words(|lesson| &lesson.goal));
    let points = lesson.points.iter().enumerate().filter(|(_, point)| !point.veiled);
    let points = el("ol", "points").with(points.map(|(n, _)| reading.paragraph(n)));
    let mut parts =
        vec![lesson_head(cx, course, None), title, goal, points, move_on_board::explained_move(cx, lesson)];
    parts.extend(reading.question(lesson));
    parts.extend(reading.exercises(lesson));
    focus_after_render(".lesson-text h1");
    vec![lesson_board::step_buttons(cx, "steps along"), crate::pages::learn::lesson_text(parts)]
}

impl LessonReader {
    fn points(&self) -> &[Point] {
        self.course.shared.lessons.get(self.lesson).map(|lesson| &lesson.points[..]).unwrap_or_default()
    }

    /// Paragraph, also a button that shows its diagram.
    fn paragraph(&self, n: usize) -> El {
        let (is, course, lesson, cx) = (self.current, self.course.clone(), self.lesson, self.cx);
        let words = move || {
            let point = course.shared.lessons.get(lesson).and_then(|lesson| lesson.points.get(n));
            let Some(point) = point else { return String::new() };
            let show = point.show.as_ref();
            let known = show.map_or_else(Vec::new, |show| show.written(cx.course_language()));
            let finder = MoveFinder { known_moves: &known, ..cx.move_finder(show) };
            running_text(point.text.in_language(cx.language()), finder)
        };
        let current = move || if is.get() == n { "step" } else { "false" }.to_string();
        let (tapped, focused) = (self.clone(), self.clone());
        let point = el("button", "point").attr("type", "button").attr("data-point", &n.to_string());
        let point = point.live_attr("aria-current", current).live_html(words);
        let point = point.click(move || tapped.show_paragraph(n, PlaybackStart::Animated));
        el("li", "").with([point.on("focus", move |_| {
            if focused.current.get_untracked() != n {
                focused.show_paragraph(n, PlaybackStart::Animated);
            }
        })])
    }

    /// Makes a paragraph current and shows its diagram.
    fn show_paragraph(&self, n: usize, come: PlaybackStart) {
        self.current.set(n);
        self.show_diagram(n, come, false);
    }

    /// Shows the diagram of a paragraph: its own, or the last one before it.
    fn show_diagram(&self, n: usize, come: PlaybackStart, anew: bool) {
        let points = self.points();
        let shows = |n: &usize| points.get(*n).is_some_and(|point| point.show.is_some());
        let Some(of) = (0..=n).rev().find(shows).or_else(|| (0..points.len()).find(shows)) else { return };
        let Some(board) = points.get(of).and_then(|point| point.show.as_ref()) else { return };
        let old = self.playback.with_untracked(|film| film.paragraph);
        if old == Some(of) && !anew && come == PlaybackStart::Animated && of != n {
            return;
        }
        let old = old.and_then(|old| points.get(old)).and_then(|point| point.show.as_ref());
        let same = old.is_some_and(|old| {
            (&old.game, &old.position, old.pieces_only) == (&board.game, &board.position, board.pieces_only)
        });
        let mut game = if board.pieces_only { None } else { board.table().ok() };
        if let Some(game) = game.as_mut().filter(|_| come == PlaybackStart::Animated) {
            game.go(Go::First);
            // Moves that are on the board already stay, unless the animation is repeated.
            let again = self.playback.with_untracked(|film| film.paragraph) == Some(of);
            let both = old.filter(|_| same && !again).map_or(0, |old| {
                old.moves.iter().zip(&board.moves).take_while(|(one, other)| one == other).count()
            });
            (0..both).for_each(|_| game.go(Go::Forward));
        }
        lesson_board::orient_board(self.cx, board, !same);
        self.playback.update(|film| {
            film.paragraph = Some(of);
            film.game = game;
            film.events = film.events.wrapping_add(1);
        });
        self.draw_board();
        if come == PlaybackStart::Animated {
            match prefers_reduced_motion() {
                true => self.step_manually(Go::Last),
                false => self.play_moves(),
            }
        }
    }

    fn diagram(&self) -> Option<&Diagram> {
        let of = self.playback.with_untracked(|film| film.paragraph)?;
        self.points().get(of)?.show.as_ref()
    }

    /// Draws the board; highlights belong to the end of the moves.
    fn draw_board(&self) {
        let Some(board) = self.diagram() else { return };
        let scene = self.playback.with_untracked(|film| match &film.game {
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
        let game = self.playback.with_untracked(|film| film.game.clone()).unwrap_or_else(registry::chess);
        own.overrides.style.set(Some(style_on(&game, self.cx.course_language_now())));
        own.inspector.clear();
        own.game.set(game);
    }

    /// Plays move by move until the next event.
    fn play_moves(&self) {
        let turn = self.playback.with_untracked(|film| film.events);
        let reading = self.clone();
        let _ = set_timeout(
            move || {
                // The page may be gone.
                let goes_on =
                    reading.playback.try_update_untracked(|film| film.events == turn && has_next_move(film))
                        == Some(true);
                if goes_on {
                    reading.forward();
                    reading.play_moves();
                }
            },
            MOVE_DELAY,
        );
    }

    fn forward(&self) {
        self.playback.try_update_untracked(|film| film.game.as_mut().map(|game| game.go(Go::Forward)));
        self.draw_board();
    }

    /// Steps through the moves on the board manually.
    fn step_manually(&self, go: Go) {
        self.playback.try_update_untracked(|film| {
            film.events = film.events.wrapping_add(1);
            film.game.as_mut().map(|game| game.go(go))
        });
        self.draw_board();
    }

    /// Steps from paragraph to paragraph.
    fn step_to_paragraph(&self, go: Go) {
        let n = self.current.get_untracked();
        let seen = |n: &usize| self.is_visible(*n);
        let (last, before) = (self.points().len(), (0..n).rev().find(seen));
        let after = (n + 1..last).find(seen);
        let [more, begun] =
            self.playback.with_untracked(|film| [has_next_move(film), has_previous_move(film)]);
        let to = match go {
            Go::Forward if more && self.is_shown(n) => return self.step_manually(Go::Forward),
            Go::Back if begun && self.is_shown(n) => return self.step_manually(Go::Back),
            Go::Forward => after.map(|n| (n, PlaybackStart::Animated)),
            Go::Back => before.map(|n| (n, PlaybackStart::AtEnd)),
            Go::First => (0..last).find(seen).map(|n| (n, PlaybackStart::Animated)),
            _ => (0..last).rev().find(seen).map(|n| (n, PlaybackStart::AtEnd)),
        };
        if let Some((n, come)) = to {
            self.show_paragraph(n, come);
            self.scroll_to(n);
        }
    }

    /// True if a paragraph is visible.
    fn is_visible(&self, n: usize) -> bool {
        let veiled = |point: &&Point| point.veiled;
        let before = self.points().iter().take(n + 1).filter(veiled).count();
        self.points().get(n).is_some_and(|point| !point.veiled || before <= self.revealed.get_untracked())
    }

    /// True if the board shows the diagram of this paragraph itself.
    fn is_shown(&self, n: usize) -> bool {
        self.playback.with_untracked(|film| film.paragraph == Some(n))
    }

    /// Scrolls a paragraph into view.
    fn scroll_to(&self, n: usize) {
        self.own_scroll_until.set(js_sys::Date::now() + 800.0);
        let css = format!("[data-point='{n}']");
        let Some(point) = document().query_selector(&css).ok().flatten() else { return };
        let frame = point.get_bounding_client_rect();
        let (top, bottom) = (visible_top(), window_height());
        if frame.top() < top || frame.bottom() > bottom {
            window().scroll_by_with_x_and_y(0.0, frame.top() - top - 8.0);
        }
    }

    /// Scroll listener: the paragraph on the reading line becomes current. The line moves from the top of the
    /// text to its bottom as the page scrolls.
    fn follow_scrolling(&self) {
        let reading = self.clone();
        let listener = window_event_listener(leptos::ev::scroll, move |_| {
            let own =
                reading.own_scroll_until.try_get_untracked().is_none_or(|until| js_sys::Date::now() < until);
            let n = if own { None } else { paragraph_on_reading_line() };
            if let Some(n) = n.filter(|n| *n != reading.current.get_untracked()) {
                reading.show_paragraph(n, PlaybackStart::Animated);
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
        let words = el("p", "").live_text(move || asked.in_language(cx.language()).into());
        let card = el("section", "card question").with([title, words]);
        if lesson.question.is_some() {
            return Some(card.with([el("p", "hint").label(app, Label::LearnQuestionLater)]));
        }
        let veiled: Vec<usize> =
            lesson.points.iter().enumerate().filter(|(_, point)| point.veiled).map(|(n, _)| n).collect();
        let reading = self.clone();
        Some(card.with([el("div", "veiled").live_children(move || {
            let open = reading.revealed.get();
            let mut parts: Vec<El> =
                vec![el("ol", "points").with(veiled.iter().take(open).map(|n| reading.paragraph(*n)))];
            if let Some(next) = veiled.get(open).copied() {
                let label = if open + 1 == veiled.len() { Label::LearnAnswer } else { Label::LearnHint };
                let opener = reading.clone();
                parts.push(button(app, label, "unveil", move || {
                    opener.revealed.update(|n| *n += 1);
                    opener.show_paragraph(next, PlaybackStart::Animated);
                    focus_paragraph(next);
                }));
            }
            parts
        })]))
    }

    /// Exercises with their stars.
    fn exercises(&self, lesson: &Lesson) -> Vec<El> {
        let words = el("span", "").label(self.cx.app, Label::LearnExercises);
        let title =
            el("h2", "to-do").with([words, lesson_end::lesson_stars(self.cx, &self.course, self.lesson)]);
        let next = next_step::next_link(self.cx, &self.course, (self.lesson, None));
        let next = next.into_iter().chain(lesson_end::hand_in_lesson(self.cx, &self.course, self.lesson));
        match lesson.exercises.is_empty() {
            true => next.collect(),
            false => [title, lesson_end::exercise_row(self.cx, &self.course, self.lesson, None)]
                .into_iter()
                .chain(next)
                .collect(),
        }
    }

    fn lesson_words(&self, of: fn(&Lesson) -> Words<'_>) -> impl Fn() -> String + use<> {
        let reading = self.clone();
        move || {
            let lesson = reading.course.shared.lessons.get(reading.lesson);
            lesson.map(|lesson| of(lesson).in_language(reading.cx.language()).into()).unwrap_or_default()
        }
    }
}

type Words<'l> = &'l notabene_study::Localized;

fn has_next_move(film: &DiagramPlayback) -> bool {
    film.game.as_ref().is_some_and(|game| !game.status().at_end)
}

fn has_previous_move(film: &DiagramPlayback) -> bool {
    film.game.as_ref().is_some_and(|game| game.status().can_undo)
}

/// Top of the visible text, in CSS pixels: on a phone the board covers it.
fn visible_top() -> f64 {
    let board = document().query_selector(".classroom .stand").ok().flatten();
    let text = document().query_selector(".lesson-text").ok().flatten();
    let [Some(board), Some(text)] = [board, text] else { return 0.0 };
    let (board, text) = (board.get_bounding_client_rect(), text.get_bounding_client_rect());
    let beside = text.left() >= board.right() || text.right() <= board.left();
    if beside { 0.0 } else { board.bottom().max(0.0) }
}

/// Index of the paragraph on the reading line.
fn paragraph_on_reading_line() -> Option<usize> {
    let root = document().document_element()?;
    let all = document().query_selector_all(".point").ok()?;
    let points: Vec<Element> = (0..all.length()).filter_map(|n| all.item(n)?.dyn_into().ok()).collect();
    let room = f64::from(root.scroll_height()) - window_height();
    let part =
        if room > 0.0 { (window().scroll_y().unwrap_or_default() / room).clamp(0.0, 1.0) } else { 0.0 };
    let line = visible_top() + (window_height() - visible_top()) * part;
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
fn focus_paragraph(n: usize) {
    let _ = request_animation_frame(move || {
        let css = format!("[data-point='{n}']");
        let point = document().query_selector(&css).ok().flatten();
        if let Some(point) = point.and_then(|point| point.dyn_into::<HtmlElement>().ok()) {
            // Without the focus nothing else fails.
            let _ = point.focus();
        }
    });
}
