//! Open lesson: its paragraphs and the board in step.

use crate::components::query::on_window;
use crate::pages::learn::LearnState;
use crate::pages::learn::courses::Course;
use crate::pages::learn::lesson_board::{self, MOVE_DELAY};
use crate::pages::learn::scroll::window_height;
use crate::state::inspector::{TokenPlace, TokenRef};
use crate::views::board::animation::prefers_reduced_motion;
use leptos::prelude::*;
use notabene_core::game::{Go, registry};
use notabene_study::{DiagramFilm, FilmStep, Lesson, Point, style_on};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Delay before a field is lit or an arrow comes, and while a part of a move shines.
const SHAPE_DELAY: Duration = Duration::from_millis(500);
const PART_DELAY: Duration = Duration::from_millis(1400);

/// State of the board: diagram of a paragraph, and how far it has played.
struct DiagramPlayback {
    paragraph: Option<usize>,
    film: Option<DiagramFilm>,
    /// Counts events, so that a running animation stops at the next one.
    events: u32,
}

/// Open lesson. Clones are handles to shared signals.
#[derive(Clone)]
pub struct LessonReader {
    pub cx: LearnState,
    pub course: Course,
    /// Index of the lesson in its course.
    pub lesson: usize,
    /// Index of the current paragraph.
    pub current: RwSignal<usize>,
    /// Number of hidden paragraphs revealed so far.
    pub revealed: RwSignal<usize>,
    /// Index of the paragraph whose diagram is shown, and the number of its moves that were played.
    pub played: RwSignal<(Option<usize>, usize)>,
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

impl LessonReader {
    /// Opens a lesson: its first diagram is shown, and arrow keys and scrolling change the paragraph.
    pub fn open(cx: LearnState, course: Course, lesson: usize) -> LessonReader {
        let reader = LessonReader {
            cx,
            course,
            lesson,
            current: RwSignal::new(0),
            revealed: RwSignal::new(0),
            played: RwSignal::new((None, 0)),
            playback: RwSignal::new(DiagramPlayback { paragraph: None, film: None, events: 0 }),
            own_scroll_until: RwSignal::new(0.0),
        };
        let walker = reader.clone();
        lesson_board::prepare_board(cx, None, Some(Rc::new(move |go| walker.step_to_paragraph(go))));
        reader.show_diagram(0, PlaybackStart::Animated, true);
        reader.follow_scrolling();
        reader
    }

    /// The lesson; `None` if the course has none at this place.
    pub fn lesson(&self) -> Option<&Lesson> {
        self.course.shared.lessons.get(self.lesson)
    }

    /// The paragraphs.
    pub fn points(&self) -> &[Point] {
        self.lesson().map(|lesson| &lesson.points[..]).unwrap_or_default()
    }

    /// Shows a paragraph, and plays the moves of its diagram.
    pub fn play_paragraph(&self, n: usize) {
        self.show_paragraph(n, PlaybackStart::Animated);
    }

    /// Reveals the next hidden paragraph and shows it.
    pub fn reveal(&self, n: usize) {
        self.revealed.update(|count| *count += 1);
        self.play_paragraph(n);
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
        let Some((point, board)) = points.get(of).and_then(|point| Some((point, point.show.as_ref()?)))
        else {
            return;
        };
        let old = self.playback.with_untracked(|playback| playback.paragraph);
        if old == Some(of) && !anew && come == PlaybackStart::Animated && of != n {
            return;
        }
        let old = old.and_then(|old| points.get(old)).and_then(|point| point.show.as_ref());
        let same = old.is_some_and(|old| {
            (&old.game, &old.position, old.pieces_only) == (&board.game, &board.position, board.pieces_only)
        });
        // Moves that are on the board already stay, unless the animation is repeated.
        let again = self.playback.with_untracked(|playback| playback.paragraph) == Some(of);
        let both = old.filter(|_| same && !again).map_or(0, |old| {
            old.moves.iter().zip(&board.moves).take_while(|(one, other)| one == other).count()
        });
        let is_animated = come == PlaybackStart::Animated && !prefers_reduced_motion();
        let film = if is_animated { DiagramFilm::at_start(point, both) } else { DiagramFilm::at_end(point) };
        lesson_board::orient_board(self.cx, board, !same);
        self.playback.update(|playback| {
            playback.paragraph = Some(of);
            playback.film = film;
            playback.events = playback.events.wrapping_add(1);
        });
        self.draw_board();
        self.play_on();
    }

    /// Draws the board.
    fn draw_board(&self) {
        let drawn = |playback: &DiagramPlayback| {
            let film = playback.film.as_ref()?;
            Some((film.scene(), film.game().cloned(), (playback.paragraph, film.plies())))
        };
        let Some((scene, game, played)) = self.playback.try_with_untracked(drawn).flatten() else { return };
        let own = self.cx.own;
        own.overrides.scene.set(scene);
        let game = game.unwrap_or_else(registry::chess);
        own.overrides.style.set(Some(style_on(&game, self.cx.course_language_now())));
        own.inspector.clear();
        own.game.set(game);
        self.played.set(played);
    }

    /// Plays step by step until the next event.
    fn play_on(&self) {
        let state = |playback: &DiagramPlayback| Some((playback.film.as_ref()?.next()?, playback.events));
        let Some((step, turn)) = self.playback.try_with_untracked(state).flatten() else { return };
        let delay = match step {
            FilmStep::Move => MOVE_DELAY,
            FilmStep::Shape => SHAPE_DELAY,
            FilmStep::Part(_) | FilmStep::PartsEnd => PART_DELAY,
        };
        let reading = self.clone();
        let play = move || {
            // The page may be gone.
            if reading.playback.try_with_untracked(|playback| playback.events) == Some(turn) {
                reading.advance();
                reading.play_on();
            }
        };
        let _ = set_timeout(play, delay);
    }

    /// Plays one step.
    fn advance(&self) {
        let advance = |playback: &mut DiagramPlayback| {
            let before = playback.film.as_ref()?.part();
            Some((before, playback.film.as_mut()?.advance()?))
        };
        let Some((before, step)) = self.playback.try_update_untracked(advance).flatten() else { return };
        let (FilmStep::Part(_) | FilmStep::PartsEnd) = step else { return self.draw_board() };
        // A part that was selected meanwhile is read on.
        let inspector = self.cx.own.inspector;
        if inspector.selection_now().and_then(|spot| spot.token) != before {
            return self.playback.update(|playback| playback.events = playback.events.wrapping_add(1));
        }
        let place = TokenPlace::Move(self.cx.own.sheet.with_untracked(|sheet| sheet.at));
        inspector.select(match step {
            FilmStep::Part(n) => Some(TokenRef { place, token: Some(n) }),
            _ => None,
        });
    }

    /// Steps through the moves on the board manually.
    fn step_manually(&self, go: Go) {
        self.playback.try_update_untracked(|playback| {
            playback.events = playback.events.wrapping_add(1);
            playback.film.iter_mut().for_each(|film| film.go(go));
        });
        self.draw_board();
    }

    /// Steps from paragraph to paragraph.
    fn step_to_paragraph(&self, go: Go) {
        let n = self.current.get_untracked();
        let seen = |n: &usize| self.is_visible(*n);
        let (last, before) = (self.points().len(), (0..n).rev().find(seen));
        let after = (n + 1..last).find(seen);
        let [more, begun] = self.playback.with_untracked(|playback| {
            let film = playback.film.as_ref();
            [DiagramFilm::has_next_move, DiagramFilm::has_previous_move].map(|has| film.is_some_and(has))
        });
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
        on_window(leptos::ev::scroll, move |_| {
            let own =
                reading.own_scroll_until.try_get_untracked().is_none_or(|until| js_sys::Date::now() < until);
            let n = if own { None } else { paragraph_on_reading_line() };
            if let Some(n) = n.filter(|n| *n != reading.current.get_untracked()) {
                reading.show_paragraph(n, PlaybackStart::Animated);
            }
        });
    }
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
