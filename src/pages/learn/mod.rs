//! The lessons: a list of courses, lessons with a board in step with their paragraphs, exercises.
//!
//! Addresses: `#learn`, `#learn/notation/L05`, `#learn/notation/L05/L05-2`, `#learn/mistakes` for parents and
//! teachers, `#learn/diploma/notation` for the diploma of a course. One board is reused for all lessons and
//! exercises; its content belongs to the open part.

mod card;
mod courses;
mod diploma;
mod diplomas;
mod doing;
mod end;
mod exercise;
mod forget;
mod fresh;
mod keys;
mod list;
mod move_on_board;
mod next_step;
mod own;
mod paper;
mod reading;
mod report;
mod sent;
mod show;
mod stars;
mod verdict;
mod write;

use crate::components::child::Child;
use crate::components::effect::{flag, later};
use crate::components::element::mark;
use crate::components::element::{El, el};
use crate::components::icon::Icon;
use crate::components::query::element;
pub use crate::pages::learn::card::body as summary;
use crate::pages::learn::courses::{Course, Entry, State};
pub use crate::pages::learn::courses::{has_all, is_own, one as course};
pub use crate::pages::learn::exercise::shuffled;
pub use crate::pages::learn::fresh::fresh_address;
pub use crate::pages::learn::sent::{arrive, is_possible as can_be_sent, packed};
pub use crate::pages::learn::stars::row as stars_row;
use crate::state::context::{AppContext, ModalKind};
use crate::state::{address, practice};
use crate::views::answer::Level;
use crate::views::{board, focus_visible, projector_link, token_events};
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::{Label, Language};
use notabene_core::notation::{Letters, MoveFinder};
use notabene_core::study::schedule::Planned;
use notabene_core::study::{Diagram, Progress};
use std::sync::Arc;

/// Route: a course, a lesson of it, an exercise of that. Empty strings: the list.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Place {
    pub course: String,
    pub lesson: String,
    pub exercise: String,
}

impl Place {
    fn read(address: &str) -> Place {
        let mut words = address.split('/').skip(1).map(String::from);
        let mut next = || words.next().unwrap_or_default();
        Place { course: next(), lesson: next(), exercise: next() }
    }
    /// True for the diploma of a course; the lesson then holds the course.
    fn is_diploma(&self) -> bool {
        self.course == diplomas::NAME && !self.lesson.is_empty()
    }
}

/// Address of a lesson, or of an exercise in it.
pub fn address(course: &str, lesson: &str, exercise: &str) -> String {
    let slash = if exercise.is_empty() { "" } else { "/" };
    format!("#learn/{course}/{lesson}{slash}{exercise}")
}

/// Shared state of the page. Leaked: closures hold a reference.
pub struct School {
    pub app: AppContext,
    /// Board of the lessons.
    pub own: AppContext,
    pub courses: RwSignal<Vec<Entry>>,
    pub progress: RwSignal<Progress>,
    /// Today's tasks, once they are opened.
    pub fresh: RwSignal<Vec<Planned>>,
    pub place: Memo<Place>,
    /// Count of started exercises, so that options are not always in one order.
    pub begun: RwSignal<u32>,
    /// Text of the live region, for screen readers.
    pub told: RwSignal<String>,
    /// Handler of steps through the moves on the board.
    pub walk: RwSignal<Option<show::Walk>, LocalStorage>,
    /// Input level of answers.
    pub level: RwSignal<Level>,
}

pub type PageContext = &'static School;

impl School {
    fn open(app: AppContext) -> PageContext {
        let own = app.beside(registry::chess());
        Box::leak(Box::new(School {
            app,
            own,
            courses: RwSignal::new(courses::known()),
            progress: RwSignal::new(stars::kept()),
            fresh: RwSignal::new(Vec::new()),
            place: Memo::new(move |_| {
                let address = app.navigation.address.get();
                if address::name(&address) == NAME { Place::read(&address) } else { Place::default() }
            }),
            begun: RwSignal::new(0),
            told: RwSignal::new(String::new()),
            walk: RwSignal::new_local(None),
            level: RwSignal::new(Level::kept()),
        }))
    }

    /// Language of the screen; tracked.
    pub fn language(&self) -> Language {
        self.app.prefs.with(|p| p.language)
    }
    /// Language of the screen; untracked.
    pub fn language_now(&self) -> Language {
        self.app.prefs.with_untracked(|p| p.language)
    }
    /// Language in which the open course is taught; tracked: its author's if it has no text in the language
    /// of the screen. Determines the piece letters.
    pub fn taught(&self) -> Language {
        let screen = self.language();
        self.course().map_or(screen, |course| course.language(screen))
    }
    /// Language in which the open course is taught; untracked.
    pub fn taught_now(&self) -> Language {
        untrack(|| self.taught())
    }
    /// Finder of written moves in texts of the course, about a diagram.
    pub fn move_finder(&self, of: Option<&Diagram>) -> MoveFinder<'static> {
        let letters = Letters::find(self.taught().code()).unwrap_or_else(Letters::english);
        MoveFinder { letters, numbered: of.is_some_and(Diagram::is_numbered), known_moves: &[] }
    }
    /// Course in the address, if it is loaded.
    pub fn course(&self) -> Option<Course> {
        let key = self.place.with(|place| place.course.clone());
        self.courses.with(|all| all.iter().find(|entry| entry.key == key)?.course())
    }
}

/// Name of the page in the address.
pub const NAME: &str = "learn";

/// Content of the page.
pub fn page(app: AppContext) -> Vec<El> {
    let cx = School::open(app);
    provide_context(cx);
    cx.own.provide();
    // The dialog with the summary belongs to this board.
    later(Box::new(move || cx.own.modal.shown.set(cx.own.modal.open.get())));
    // A lesson waits for its own course only.
    later(Box::new(move || {
        let place = cx.place.get();
        let course = if place.is_diploma() { &place.lesson } else { &place.course };
        let one = Some(course.as_str()).filter(|_| !place.lesson.is_empty());
        match one {
            Some(courses::FRESH) => fresh::fetch(cx, cx.language()),
            one => courses::fetch(cx, one, cx.language()),
        }
    }));
    keys::listen(cx);
    focus_visible::follow();
    let reads = Memo::new(move |_| cx.place.with(|place| !place.lesson.is_empty() && !place.is_diploma()));
    let asks = Memo::new(move |_| cx.place.with(|place| place.course == report::NAME));
    let ends = Memo::new(move |_| cx.place.with(Place::is_diploma));
    let list = el("div", "courses").each(move || match (reads.get(), asks.get()) {
        (true, _) => Vec::new(),
        (_, true) => report::page(cx),
        _ if ends.get() => diploma::page(cx),
        _ => list::list(cx),
    });
    let told = el("div", "for-ears").attr("aria-live", "polite").says(move || cx.told.get());
    vec![list, room(cx, reads), card::window(), told]
}

/// Classroom with the board; the panel beside it follows the address.
fn room(cx: PageContext, reads: Memo<bool>) -> El {
    let room = el("div", "classroom");
    mark(&room, crate::components::element::Mark::Class, "hidden", flag(move || !reads.get()).into());
    let board = el("div", "stand").with([board::Board()]);
    let room = room.attr(token_events::OWN_BOARD, "").with([board]);
    cx.own.overrides.home.set(Some(room.0.clone()));
    token_events::listen(cx.own, &room.0, &token_events::READING);
    // Arrival of another course changes nothing here. A lesson is rendered again when its course arrives with
    // more languages; an exercise is updated.
    let asked = Memo::new(move |_| {
        let place = cx.place.get();
        let (state, languages) = cx.courses.with(|all| {
            let entry = all.iter().find(|entry| entry.key == place.course);
            let course = entry.and_then(Entry::course).filter(|_| place.exercise.is_empty());
            let languages = course.map_or_else(Vec::new, |course| course.languages.clone());
            (entry.map_or(State::Missing, Entry::state), languages)
        });
        (place, state, languages)
    });
    let shown = move || {
        let (place, state, _) = asked.get();
        untrack(|| beside(cx, &place, state))
    };
    shown.put_in(&room);
    room
}

/// Panel beside the board.
fn beside(cx: PageContext, place: &Place, state: State) -> Vec<El> {
    if place.lesson.is_empty() || place.is_diploma() {
        return Vec::new();
    }
    let course = match (state, cx.course()) {
        (State::Here, Some(course)) => course,
        (State::Waiting, _) => return vec![text(vec![note(cx, Label::TextsLoading)])],
        _ => return vec![text(courses::missing(cx, &place.course))],
    };
    let Some(n) = course.lessons.iter().position(|lesson| lesson.id == place.lesson) else {
        return vec![text(vec![note(cx, Label::LearnGone), home(cx)])];
    };
    let exercise = course
        .lessons
        .get(n)
        .and_then(|lesson| lesson.exercises.iter().position(|exercise| exercise.id == place.exercise));
    window().scroll_to_with_x_and_y(0.0, 0.0);
    match exercise {
        Some(exercise) => exercise::view(cx, &course, (n, exercise)),
        None if fresh::is_fresh(&course) => vec![text(vec![fresh::home(cx, Label::TodayTitle)])],
        None => reading::view(cx, &course, n),
    }
}

/// Text beside the board.
pub fn text(inside: Vec<El>) -> El {
    el("section", "lesson-text").with(inside)
}

/// Sentence with the role `status`.
fn note(cx: PageContext, label: Label) -> El {
    el("p", "note").attr("role", "status").label(cx.app, label)
}

/// Link back to the list.
fn home(cx: PageContext) -> El {
    let link = el("a", "button").attr("href", "#learn").label(cx.app, Label::SchoolTitle);
    el("p", "").with([link])
}

/// Head of a lesson or exercise: back link, position, summary, sharing, projector.
pub fn head(cx: PageContext, course: &Course, middle: Option<El>) -> El {
    let app = cx.app;
    let words = |label: Label| el("span", "").label(app, label);
    let (to, label) = match fresh::is_fresh(course) {
        true => (practice::PAGE, Label::TodayTitle),
        false => (NAME, Label::SchoolTitle),
    };
    let back = el("a", "quiet button").attr("href", &format!("#{to}"));
    let back = back.with([Icon("prev"), words(label)]);
    let tool = |action: &str, icon: &str, label: Label| {
        let button = el("button", "quiet").attr("type", "button").attr("data-do", action);
        button.with([Icon(icon), words(label)])
    };
    let mut tools = Vec::new();
    if !course.summary.is_empty() {
        let card = tool("card", "paper", Label::LearnCard);
        tools.push(card.click(move || cx.own.modal.open.set(ModalKind::Card)));
    }
    // Today's tasks are personal: there is nothing to share.
    if !fresh::is_fresh(course) {
        tools.push(
            tool("share", "share", Label::ShareTitle).click(move || app.modal.open.set(ModalKind::Share)),
        );
        tools.push(projector_link::link(app, move || app.navigation.address.get()));
    }
    let tools = el("div", "lesson-tools").with(tools);
    el("nav", "lesson-head")
        .live("aria-label", move || app.label(Label::SchoolTitle).into())
        .with([back].into_iter().chain(middle).chain([tools]))
}

/// Scrolls an element into view if its bottom is below the window.
pub fn reveal(css: &'static str) {
    let _ = request_animation_frame(move || {
        let Some(element) = element(css) else { return };
        let height = window().inner_height().ok().and_then(|h| h.as_f64()).unwrap_or_default();
        if element.get_bounding_client_rect().bottom() > height {
            element.scroll_into_view_with_bool(false);
        }
    });
}

/// Course, shared by its readers.
pub type Shared = Arc<notabene_core::study::Course>;
