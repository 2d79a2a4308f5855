//! The lessons: a list of courses, lessons with a board in step with their paragraphs, exercises.
//!
//! Addresses: `#learn`, `#learn/notation/L05`, `#learn/notation/L05/L05-2`, `#learn/mistakes` for parents and
//! teachers, `#learn/diploma/notation` for the diploma of a course. One board is reused for all lessons and
//! exercises; its content belongs to the open part.

mod board_options;
mod class_diplomas;
mod course_link;
mod courses;
mod delete_progress;
mod diploma;
mod diploma_sheet;
mod diplomas;
mod exercise;
mod exercise_state;
mod feedback;
mod generated;
mod ink;
mod keys;
mod lesson_board;
mod lesson_end;
mod list;
mod mistakes;
mod move_on_board;
mod next_step;
mod own_courses;
mod preview;
mod reading;
mod set_up;
mod sheet_input;
mod stars;
mod summary;
mod tasks_of_today;
mod write;

use crate::components::child::Child;
use crate::components::effect::{effect_after_render, flag};
use crate::components::element::set_flag;
use crate::components::element::{El, el};
use crate::components::icon::Icon;
use crate::components::query::find_element;
pub use crate::pages::learn::board_options::board_button;
pub use crate::pages::learn::course_link::{
    can_compress as can_be_sent, compressed_fragment, open_course_link,
};
pub use crate::pages::learn::courses::{
    BUILT_IN, can_change, course_by_key as course, course_text, course_titles, has_all, is_own, key_of_stars,
    own_course, own_course_texts, own_storage_key as course_storage_key, save_new_course,
};
use crate::pages::learn::courses::{Course, CourseEntry, LoadState};
pub use crate::pages::learn::diplomas::{class_diplomas_address, diploma_address};
pub use crate::pages::learn::exercise::shuffled;
pub use crate::pages::learn::mistakes::{drill_name, mistake_text};
pub use crate::pages::learn::preview::ExercisePreview;
pub use crate::pages::learn::stars::{saved_progress, star_row as stars_row};
pub use crate::pages::learn::tasks_of_today::fresh_address;
use crate::state::address;
use crate::state::context::{AppContext, ModalKind};
use crate::views::answer::AnswerInput;
use crate::views::{board, focus_visible, projector_link, token_events};
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::{Label, Language};
use notabene_core::notation::{Letters, MoveFinder};
use notabene_study::schedule::Planned;
use notabene_study::{Diagram, Progress};
use std::sync::Arc;

/// Route: a course, a lesson of it, an exercise of that. Empty strings: the list.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct LessonAddress {
    pub course: String,
    pub lesson: String,
    pub exercise: String,
}

impl LessonAddress {
    fn parse(address: &str) -> LessonAddress {
        let mut words = address.split('/').skip(1).map(String::from);
        let mut next = || words.next().unwrap_or_default();
        LessonAddress { course: next(), lesson: next(), exercise: next() }
    }
    /// True for the diploma of a course; the lesson then holds the course.
    fn is_diploma(&self) -> bool {
        self.course == diplomas::DIPLOMA_ROUTE && !self.lesson.is_empty()
    }
}

/// Address of a lesson, or of an exercise in it.
pub fn lesson_address(course: &str, lesson: &str, exercise: &str) -> String {
    let slash = if exercise.is_empty() { "" } else { "/" };
    format!("#learn/{course}/{lesson}{slash}{exercise}")
}

/// Shared state of the page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct LearnState {
    pub app: AppContext,
    /// Board of the lessons.
    pub own: AppContext,
    pub courses: RwSignal<Vec<CourseEntry>>,
    pub progress: RwSignal<Progress>,
    /// Today's tasks, once they are opened.
    pub tasks_of_today: RwSignal<Vec<Planned>>,
    pub address: Memo<LessonAddress>,
    /// Count of started exercises, so that options are not always in one order.
    pub exercises_started: RwSignal<u32>,
    /// Text of the live region, for screen readers.
    pub live_text: RwSignal<String>,
    /// Handler of steps through the moves on the board.
    pub step_handler: RwSignal<Option<lesson_board::StepHandler>, LocalStorage>,
    /// Board on which a position is set up, in place of that of the lessons.
    pub set_up: RwSignal<Option<set_up::SetUpBoard>, LocalStorage>,
    /// Input level of answers.
    pub answer_input: RwSignal<AnswerInput>,
    /// Count of the attempts at an exercise that its author tries out: nothing of it is saved. `None` for pupils.
    pub trial: Option<RwSignal<u32>>,
}

pub type PageContext = LearnState;

impl LearnState {
    fn open(app: AppContext) -> PageContext {
        let address = Memo::new(move |_| {
            let address = app.navigation.address.get();
            if address::page_name(&address) == PAGE_NAME {
                LessonAddress::parse(&address)
            } else {
                LessonAddress::default()
            }
        });
        let cx = LearnState::at(app, address);
        cx.courses.set(courses::known_courses());
        cx.progress.set(stars::saved_progress());
        cx
    }

    /// State without courses.
    fn at(app: AppContext, address: Memo<LessonAddress>) -> PageContext {
        LearnState {
            app,
            own: app.with_own_board(registry::chess()),
            courses: RwSignal::new(Vec::new()),
            progress: RwSignal::new(Progress::default()),
            tasks_of_today: RwSignal::new(Vec::new()),
            address,
            exercises_started: RwSignal::new(0),
            live_text: RwSignal::new(String::new()),
            step_handler: RwSignal::new_local(None),
            set_up: RwSignal::new_local(None),
            answer_input: RwSignal::new(AnswerInput::saved()),
            trial: None,
        }
    }

    /// True if an author tries out an exercise.
    pub fn is_trial(&self) -> bool {
        self.trial.is_some()
    }

    /// Language of the screen; tracked.
    pub fn language(&self) -> Language {
        self.app.prefs.with(|p| p.language)
    }
    /// Language of the screen; untracked. A course may arrive after its page has gone: then it is the default.
    pub fn language_now(&self) -> Language {
        self.app.prefs.try_with_untracked(|p| p.language).unwrap_or_default()
    }
    /// Language in which the open course is taught; tracked: its author's if it has no text in the language
    /// of the screen. Determines the piece letters.
    pub fn course_language(&self) -> Language {
        let screen = self.language();
        self.course().map_or(screen, |course| course.language(screen))
    }
    /// Language in which the open course is taught; untracked.
    pub fn course_language_now(&self) -> Language {
        untrack(|| self.course_language())
    }
    /// Finder of written moves in texts of the course, about a diagram.
    pub fn move_finder(&self, of: Option<&Diagram>) -> MoveFinder<'static> {
        let letters = Letters::find(self.course_language().code()).unwrap_or_else(Letters::english);
        MoveFinder { letters, numbered: of.is_some_and(Diagram::is_numbered), known_moves: &[] }
    }
    /// Course in the address, if it is loaded.
    pub fn course(&self) -> Option<Course> {
        let key = self.address.with(|place| place.course.clone());
        self.courses.with(|all| all.iter().find(|entry| entry.key == key)?.course())
    }
}

/// Name of the page in the address.
pub const PAGE_NAME: &str = "learn";

/// Content of the page.
pub fn page(app: AppContext) -> Vec<El> {
    let cx = LearnState::open(app);
    provide_context(cx);
    cx.own.provide();
    // The dialog with the summary belongs to this board.
    effect_after_render(Box::new(move || cx.own.modal.shown.set(cx.own.modal.open.get())));
    // A lesson waits for its own course only.
    effect_after_render(Box::new(move || {
        let place = cx.address.get();
        let course = if place.is_diploma() { &place.lesson } else { &place.course };
        let one = Some(course.as_str()).filter(|_| !place.lesson.is_empty());
        if !one.is_some_and(|key| generated::generate(cx, key, cx.language())) {
            courses::fetch_missing(cx, one, cx.language());
        }
    }));
    keys::listen(cx);
    focus_visible::follow_input_kind();
    let reads = Memo::new(move |_| cx.address.with(|place| !place.lesson.is_empty() && !place.is_diploma()));
    let asks = Memo::new(move |_| cx.address.with(|place| place.course == mistakes::MISTAKES_ROUTE));
    let ends = Memo::new(move |_| cx.address.with(LessonAddress::is_diploma));
    let list = el("div", "courses").live_children(move || match (reads.get(), asks.get()) {
        (true, _) => Vec::new(),
        (_, true) => mistakes::mistakes_page(cx),
        _ if ends.get() => diploma::diploma_page(cx),
        _ => list::course_list(cx),
    });
    let live_region = el("div", "for-ears").attr("aria-live", "polite").live_text(move || cx.live_text.get());
    vec![list, classroom(cx, reads), summary::summary_dialog(), live_region]
}

/// Classroom with the board; the panel beside it follows the address.
fn classroom(cx: PageContext, reads: Memo<bool>) -> El {
    let room = el("div", "classroom");
    set_flag(
        &room,
        crate::components::element::FlagTarget::Class,
        "hidden",
        flag(move || !reads.get()).into(),
    );
    // The list opens without the board: it is drawn with the first lesson.
    let seen = Memo::new(move |was: Option<&bool>| was == Some(&true) || reads.get());
    let room = with_board(cx, room, seen);
    // Arrival of another course changes nothing here. A lesson is rendered again when its course arrives with
    // more languages; an exercise is updated.
    let asked = Memo::new(move |_| {
        let place = cx.address.get();
        let (state, languages) = cx.courses.with(|all| {
            let entry = all.iter().find(|entry| entry.key == place.course);
            let course = entry.and_then(CourseEntry::course).filter(|_| place.exercise.is_empty());
            let languages = course.map_or_else(Vec::new, |course| course.languages.clone());
            (entry.map_or(LoadState::Missing, CourseEntry::state), languages)
        });
        (place, state, languages)
    });
    let shown = move || {
        let (place, state, _) = asked.get();
        untrack(|| side_panel(cx, &place, state))
    };
    shown.append_to(&room);
    room
}

/// Puts the board of the lessons into a room, once it is seen.
fn with_board(cx: PageContext, room: El, seen: Memo<bool>) -> El {
    let stand = el("div", "stand");
    (move || seen.get().then(|| untrack(board::Board))).append_to(&stand);
    set_up::board_in_stand(cx).append_to(&stand);
    set_up::listen(&room, cx);
    let room = room.attr(token_events::OWN_BOARD, "").with([stand]);
    cx.own.overrides.board_root.set(Some(room.0.clone()));
    token_events::listen_for_tokens(cx.own, &room.0, &token_events::READING_EVENTS);
    room
}

/// Panel beside the board.
fn side_panel(cx: PageContext, place: &LessonAddress, state: LoadState) -> Vec<El> {
    if place.lesson.is_empty() || place.is_diploma() {
        return Vec::new();
    }
    let course = match (state, cx.course()) {
        (LoadState::Loaded, Some(course)) => course,
        (LoadState::Loading, _) => return vec![lesson_text(vec![status_note(cx, Label::TextsLoading)])],
        _ => return vec![lesson_text(courses::missing_message(cx, &place.course))],
    };
    let Some(n) = course.lessons.iter().position(|lesson| lesson.id == place.lesson) else {
        return vec![lesson_text(vec![status_note(cx, Label::LearnGone), back_to_list(cx)])];
    };
    let exercise = course
        .lessons
        .get(n)
        .and_then(|lesson| lesson.exercises.iter().position(|exercise| exercise.id == place.exercise));
    window().scroll_to_with_x_and_y(0.0, 0.0);
    match exercise {
        Some(exercise) => exercise::exercise_view(cx, &course, (n, exercise)),
        None if courses::is_generated(&course.key) => {
            let (to, label) = generated::home(&course);
            vec![lesson_text(vec![el("a", "button main").attr("href", &to).label(cx.app, label)])]
        }
        None => reading::lesson_view(cx, &course, n),
    }
}

/// Text beside the board.
pub fn lesson_text(inside: Vec<El>) -> El {
    el("section", "lesson-text").with(inside)
}

/// Sentence with the role `status`.
fn status_note(cx: PageContext, label: Label) -> El {
    el("p", "note").attr("role", "status").label(cx.app, label)
}

/// Link back to the list.
fn back_to_list(cx: PageContext) -> El {
    let link = el("a", "button").attr("href", "#learn").label(cx.app, Label::SchoolTitle);
    el("p", "").with([link])
}

/// Head of a lesson or exercise: back link, position, summary, sharing, projector.
pub fn lesson_head(cx: PageContext, course: &Course, middle: Option<El>) -> El {
    let app = cx.app;
    let words = |label: Label| el("span", "").label(app, label);
    let (to, label) = generated::home(course);
    let back = el("a", "quiet button").attr("href", &to);
    let back = back.with([Icon("prev"), words(label)]);
    let tool = |action: &str, icon: &str, label: Label| {
        let button = el("button", "quiet").attr("type", "button").attr("data-do", action);
        button.with([Icon(icon), words(label)])
    };
    let mut tools = Vec::new();
    if courses::can_change(&course.key) {
        let link = el("a", "quiet button").attr("href", &address::course_builder_address(&course.key));
        tools.push(link.attr("data-do", "build").with([Icon("pencil"), words(Label::BuildChange)]));
    }
    if !course.summary.is_empty() {
        let card = tool("card", "paper", Label::LearnCard);
        tools.push(card.click(move || cx.own.modal.open.set(ModalKind::CourseSummary)));
    }
    // The projector knows courses of files only, and today's tasks are personal.
    if !courses::is_generated(&course.key) {
        tools.push(
            tool("share", "share", Label::ShareTitle).click(move || app.modal.open.set(ModalKind::Share)),
        );
        tools.push(projector_link::projector_link(app, move || app.navigation.address.get()));
    }
    let tools = el("div", "lesson-tools").with(tools);
    el("nav", "lesson-head")
        .live_attr("aria-label", move || app.label(Label::SchoolTitle).into())
        .with([back].into_iter().chain(middle).chain([tools]))
}

/// Scrolls an element into view if its bottom is below the window.
pub fn scroll_into_view(css: &'static str) {
    let _ = request_animation_frame(move || {
        let Some(element) = find_element(css) else { return };
        if element.get_bounding_client_rect().bottom() > window_height() {
            element.scroll_into_view_with_bool(false);
        }
    });
}

/// Height of the window in CSS pixels.
fn window_height() -> f64 {
    window().inner_height().ok().and_then(|h| h.as_f64()).unwrap_or_default()
}

/// Course, shared by its readers.
pub type SharedCourse = Arc<notabene_study::Course>;
