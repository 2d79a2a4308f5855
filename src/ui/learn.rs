//! The lessons: a list of courses, lessons with a board that keeps step with their paragraphs, exercises.
//!
//! The address says what is shown: `#learn`, `#learn/notation/L05`, `#learn/notation/L05/L05-2`, and
//! `#learn/mistakes` for parents and teachers. One board stays
//! while one walks from lesson to exercise and back; what is on it belongs to the part that is open.

mod beside;
mod card;
mod courses;
mod doing;
mod exercise;
mod exercises;
mod forget;
mod keys;
mod list;
mod onward;
mod own;
mod paper;
mod points;
mod reading;
mod remake;
mod report;
mod sent;
mod sheet;
mod show;
mod stars;
mod verdict;
mod write;

use super::answer::Level;
use super::dom::El;
use super::interop;
use super::pointing::{element, focus_on};
use super::prefs::Preferences;
use super::state::{Desk, Modal, Navigation};
use super::{board, keyed, route};
use beside::LessonSide;
pub use card::body as summary;
use courses::{Course, Entry};
pub use courses::{has_all, is_own, one as course};
pub use exercise::shuffled;
use leptos::prelude::*;
use list::CourseList;
use notabene_core::game::registry;
use notabene_core::i18n::Language;
use notabene_core::study::Progress;
use report::MistakeReport;
pub use sent::{arrive, is_possible as can_be_sent, packed};
use std::sync::Arc;

/// The name of the page in the address.
pub const NAME: &str = "learn";

/// A course, shared by those who read it.
pub type Shared = Arc<notabene_core::study::Course>;

/// Place that the address asks for: a course, a lesson of it, an exercise of that. Empty words: the list.
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

    /// The place in the address of the app, tracked; the list while another page is open.
    fn of(navigation: Navigation) -> Place {
        let address = navigation.address.get();
        if route::name(&address) == NAME { Place::read(&address) } else { Place::default() }
    }
}

/// The address of a lesson, or of an exercise in it.
pub fn address(course: &str, lesson: &str, exercise: &str) -> String {
    let slash = if exercise.is_empty() { "" } else { "/" };
    ["#learn/", course, "/", lesson, slash, exercise].concat()
}

/// Context: courses, progress and place of the lessons. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct LessonState {
    /// The board of the lessons.
    pub board: Desk,
    pub prefs: Preferences,
    pub modal: Modal,
    pub navigation: Navigation,
    pub courses: RwSignal<Vec<Entry>>,
    pub progress: RwSignal<Progress>,
    pub place: Memo<Place>,
    /// Count of exercises begun, so that options do not always stand in the same order.
    pub begun: RwSignal<u32>,
    /// Text spoken once by screen readers.
    pub announcement: RwSignal<String>,
    /// Handler of steps through the moves on the board.
    pub step_handler: RwSignal<Option<show::StepHandler>, LocalStorage>,
    /// Way in which answers are written.
    pub level: RwSignal<Level>,
}

impl LessonState {
    fn new() -> LessonState {
        let desk = Desk::here();
        LessonState {
            board: desk.beside(registry::chess()),
            prefs: desk.prefs,
            modal: desk.modal,
            navigation: desk.navigation,
            courses: RwSignal::new(courses::known()),
            progress: RwSignal::new(stars::saved()),
            place: Memo::new(move |_| Place::of(desk.navigation)),
            begun: RwSignal::new(0),
            announcement: RwSignal::new(String::new()),
            step_handler: RwSignal::new_local(None),
            level: RwSignal::new(Level::kept()),
        }
    }

    /// The state of the lessons, inside a component.
    pub fn here() -> LessonState {
        expect_context()
    }

    /// Language of the screen, tracked.
    pub fn language(self) -> Language {
        self.prefs.language()
    }

    /// Language of the screen, untracked.
    pub fn language_now(self) -> Language {
        untrack(|| self.language())
    }

    /// Language in which the open course is taught, tracked: that of its author where it has no text in the language
    /// of the screen. Pieces have its letters.
    pub fn taught(self) -> Language {
        let screen = self.language();
        self.course().map_or(screen, |course| course.language(screen))
    }

    /// Language in which the open course is taught, untracked.
    pub fn taught_now(self) -> Language {
        untrack(|| self.taught())
    }

    /// The course that the address asks for, tracked; `None` if it is not there.
    pub fn course(self) -> Option<Course> {
        let key = self.place.with(|place| place.course.clone());
        self.courses.with(|all| all.iter().find(|entry| entry.key == key)?.course())
    }

    /// Provides the state, and its board.
    fn provide(self) {
        provide_context(self);
        self.board.provide();
    }

    /// Shows the window that is asked for: the window with the summary belongs to this page.
    fn show_windows(self) {
        let Modal { open, shown } = self.modal;
        Effect::new(move |_| shown.set(open.get()));
    }

    /// Fetches the course of the open lesson, or all courses for the list.
    fn fetch_courses(self) {
        Effect::new(move |_| {
            let place = self.place.get();
            let only = Some(place.course.as_str()).filter(|_| !place.lesson.is_empty());
            courses::fetch(self, only, self.language());
        });
    }
}

/// Content of the page.
pub fn page(_: Desk) -> Vec<El> {
    vec![interop::element(view! { <LessonPage/> })]
}

#[component]
fn LessonPage() -> impl IntoView {
    let state = LessonState::new();
    state.provide();
    state.show_windows();
    state.fetch_courses();
    keys::listen(state);
    keyed::follow();
    let reads = Memo::new(move |_| state.place.with(|place| !place.lesson.is_empty()));
    let reports = Memo::new(move |_| state.place.with(|place| place.course == report::NAME));
    view! {
        <div class="courses">
            <Show when=move || !reads.get() && reports.get()><MistakeReport/></Show>
            <Show when=move || !reads.get() && !reports.get()><CourseList/></Show>
        </div>
        <div class="classroom" class:hidden=move || !reads.get()>
            <div class="stand">{board::Board().view()}</div>
            <LessonSide/>
        </div>
        {card::window().view()}
        <div class="for-ears" aria-live="polite">{state.announcement}</div>
    }
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
