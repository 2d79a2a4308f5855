//! The lessons: a list of courses, lessons with a board that keeps step with their paragraphs, exercises.
//!
//! The address says what is shown: `#learn`, `#learn/notation/L05`, `#learn/notation/L05/L05-2`, and
//! `#learn/mistakes` for parents and teachers, `#learn/diploma/notation` for the diploma of a course. One board stays
//! while one walks from lesson to exercise and back; what is on it belongs to the part that is open.

mod card;
mod courses;
mod diploma;
mod doing;
mod end;
mod exercise;
mod forget;
mod fresh;
mod keys;
mod list;
mod own;
mod paper;
mod reading;
mod report;
mod sent;
mod show;
mod stars;
mod verdict;
mod write;

use super::answer::Level;
use super::dom::{Child, El, el, later};
use super::pointing::{element, focus_on};
use super::sprite::Icon;
use super::state::{Desk, Over, flag};
use super::{board, keyed, practise, route, wall};
pub use card::body as summary;
use courses::{Course, Entry, State};
pub use courses::{has_all, is_own, one as course};
pub use exercise::shuffled;
pub use fresh::fresh_address;
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::{Label, Language};
use notabene_core::study::Progress;
use notabene_core::study::schedule::Planned;
pub use sent::{arrive, is_possible as can_be_sent, packed};
pub use stars::row as stars_row;
use std::sync::Arc;

/// What the address asks for: a course, a lesson of it, an exercise of that. Empty words: the list.
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
    /// True if the diploma of a course is asked for, which stands in the place of a lesson.
    fn is_diploma(&self) -> bool {
        self.course == diploma::NAME && !self.lesson.is_empty()
    }
}

/// The address of a lesson, or of an exercise in it.
pub fn address(course: &str, lesson: &str, exercise: &str) -> String {
    let slash = if exercise.is_empty() { "" } else { "/" };
    ["#learn/", course, "/", lesson, slash, exercise].concat()
}

/// What the parts of the page share: lent for good, so that closures carry a reference only.
pub struct School {
    pub desk: Desk,
    /// The board of the lessons.
    pub own: Desk,
    pub courses: RwSignal<Vec<Entry>>,
    pub progress: RwSignal<Progress>,
    /// The tasks of today, once they are opened.
    pub fresh: RwSignal<Vec<Planned>>,
    pub place: Memo<Place>,
    /// Counts the exercises begun, so that options do not always stand in the same order.
    pub begun: RwSignal<u32>,
    /// What is told once, for ears.
    pub told: RwSignal<String>,
    /// The way through what the board shows.
    pub walk: RwSignal<Option<show::Walk>, LocalStorage>,
    /// How answers are written.
    pub level: RwSignal<Level>,
}

pub type Hall = &'static School;

impl School {
    fn open(desk: Desk) -> Hall {
        let own = desk.beside(registry::chess());
        Box::leak(Box::new(School {
            desk,
            own,
            courses: RwSignal::new(courses::known()),
            progress: RwSignal::new(stars::kept()),
            fresh: RwSignal::new(Vec::new()),
            place: Memo::new(move |_| {
                let address = desk.navigation.address.get();
                if route::name(&address) == NAME { Place::read(&address) } else { Place::default() }
            }),
            begun: RwSignal::new(0),
            told: RwSignal::new(String::new()),
            walk: RwSignal::new_local(None),
            level: RwSignal::new(Level::kept()),
        }))
    }

    /// The language of the screen, followed.
    pub fn language(&self) -> Language {
        self.desk.prefs.with(|p| p.language)
    }
    /// The same as it is now.
    pub fn language_now(&self) -> Language {
        self.desk.prefs.with_untracked(|p| p.language)
    }
    /// The language in which the course that is open is taught here, followed: that of its author where it has no text
    /// in the language of the screen. Pieces have its letters.
    pub fn taught(&self) -> Language {
        let screen = self.language();
        self.course().map_or(screen, |course| course.language(screen))
    }
    /// The same as it is now.
    pub fn taught_now(&self) -> Language {
        untrack(|| self.taught())
    }
    /// The course that the address asks for, if it is there.
    pub fn course(&self) -> Option<Course> {
        let key = self.place.with(|place| place.course.clone());
        self.courses.with(|all| all.iter().find(|entry| entry.key == key)?.course())
    }
}

/// The name of the page in the address.
pub const NAME: &str = "learn";

/// What stands on the page.
pub fn page(desk: Desk) -> Vec<El> {
    let hall = School::open(desk);
    provide_context(hall);
    hall.own.provide();
    // The window with the summary belongs to this desk.
    later(Box::new(move || hall.own.modal.shown.set(hall.own.modal.open.get())));
    // Who opens a lesson waits for its course alone.
    later(Box::new(move || {
        let place = hall.place.get();
        let course = if place.is_diploma() { &place.lesson } else { &place.course };
        let one = Some(course.as_str()).filter(|_| !place.lesson.is_empty());
        match one {
            Some(fresh::KEY) => fresh::fetch(hall, hall.language()),
            one => courses::fetch(hall, one, hall.language()),
        }
    }));
    keys::listen(hall);
    keyed::follow();
    let reads = Memo::new(move |_| hall.place.with(|place| !place.lesson.is_empty() && !place.is_diploma()));
    let asks = Memo::new(move |_| hall.place.with(|place| place.course == report::NAME));
    let ends = Memo::new(move |_| hall.place.with(Place::is_diploma));
    let list = el("div", "courses").each(move || match (reads.get(), asks.get()) {
        (true, _) => Vec::new(),
        (_, true) => report::page(hall),
        _ if ends.get() => diploma::page(hall),
        _ => list::list(hall),
    });
    let told = el("div", "for-ears").attr("aria-live", "polite").says(move || hall.told.get());
    vec![list, room(hall, reads), card::window(), told]
}

/// The room with the board: what is beside it follows the address.
fn room(hall: Hall, reads: Memo<bool>) -> El {
    let room = el("div", "classroom");
    super::dom::mark(&room, super::dom::Mark::Class, "hidden", flag(move || !reads.get()).into());
    let board = el("div", "stand").with([board::Board()]);
    let room = room.with([board]);
    // A course that comes while another is read changes nothing here. A lesson is shown anew when its course comes with
    // more languages; an exercise goes on with them.
    let asked = Memo::new(move |_| {
        let place = hall.place.get();
        let (state, languages) = hall.courses.with(|all| {
            let entry = all.iter().find(|entry| entry.key == place.course);
            let course = entry.and_then(Entry::course).filter(|_| place.exercise.is_empty());
            let languages = course.map_or_else(Vec::new, |course| course.languages.clone());
            (entry.map_or(State::Missing, Entry::state), languages)
        });
        (place, state, languages)
    });
    let shown = move || {
        let (place, state, _) = asked.get();
        untrack(|| beside(hall, &place, state))
    };
    shown.put_in(&room);
    room
}

/// What stands beside the board.
fn beside(hall: Hall, place: &Place, state: State) -> Vec<El> {
    if place.lesson.is_empty() || place.is_diploma() {
        return Vec::new();
    }
    let course = match (state, hall.course()) {
        (State::Here, Some(course)) => course,
        (State::Waiting, _) => return vec![text(vec![note(hall, Label::TextsLoading)])],
        _ => return vec![text(courses::missing(hall, &place.course))],
    };
    let Some(n) = course.lessons.iter().position(|lesson| lesson.id == place.lesson) else {
        return vec![text(vec![note(hall, Label::LearnGone), home(hall)])];
    };
    let exercise = course
        .lessons
        .get(n)
        .and_then(|lesson| lesson.exercises.iter().position(|exercise| exercise.id == place.exercise));
    window().scroll_to_with_x_and_y(0.0, 0.0);
    match exercise {
        Some(exercise) => exercise::view(hall, &course, (n, exercise)),
        None if fresh::is_fresh(&course) => vec![text(vec![fresh::home(hall, Label::TodayTitle)])],
        None => reading::view(hall, &course, n),
    }
}

/// The text beside the board.
pub fn text(inside: Vec<El>) -> El {
    el("section", "lesson-text").with(inside)
}

/// A sentence that is told.
fn note(hall: Hall, label: Label) -> El {
    el("p", "note").attr("role", "status").label(hall.desk, label)
}

/// The way back to the list.
fn home(hall: Hall) -> El {
    let link = el("a", "button").attr("href", "#learn").label(hall.desk, Label::SchoolTitle);
    el("p", "").with([link])
}

/// The head of a lesson or exercise: the way back, where one is, the summary, passing it on, the projector.
pub fn head(hall: Hall, course: &Course, middle: Option<El>) -> El {
    let desk = hall.desk;
    let words = |label: Label| el("span", "").label(desk, label);
    let (to, label) = match fresh::is_fresh(course) {
        true => (practise::NAME, Label::TodayTitle),
        false => (NAME, Label::SchoolTitle),
    };
    let back = el("a", "quiet button").attr("href", &["#", to].concat());
    let back = back.with([Icon("prev"), words(label)]);
    let tool = |action: &str, icon: &str, label: Label| {
        let button = el("button", "quiet").attr("type", "button").attr("data-do", action);
        button.with([Icon(icon), words(label)])
    };
    let mut tools = Vec::new();
    if !course.summary.is_empty() {
        let card = tool("card", "paper", Label::LearnCard);
        tools.push(card.click(move || hall.own.modal.open.set(Over::Card)));
    }
    // Everybody has tasks of his own: there is nothing to share.
    if !fresh::is_fresh(course) {
        tools.push(tool("share", "share", Label::ShareTitle).click(move || desk.modal.open.set(Over::Share)));
        tools.push(wall::link(desk, move || desk.navigation.address.get()));
    }
    let tools = el("div", "lesson-tools").with(tools);
    el("nav", "lesson-head")
        .live("aria-label", move || desk.label(Label::SchoolTitle).into())
        .with([back].into_iter().chain(middle).chain([tools]))
}

/// Gives the focus to an element as soon as it is there.
pub fn focus_soon(css: &'static str) {
    let _ = request_animation_frame(move || focus_on(css));
}

/// Scrolls an element up into view, if it ends below.
pub fn reveal(css: &'static str) {
    let _ = request_animation_frame(move || {
        let Some(element) = element(css) else { return };
        let height = window().inner_height().ok().and_then(|h| h.as_f64()).unwrap_or_default();
        if element.get_bounding_client_rect().bottom() > height {
            element.scroll_into_view_with_bool(false);
        }
    });
}

/// A course that is shared by those who read it.
pub type Shared = Arc<notabene_core::study::Course>;
