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
mod game_sheet;
mod generated;
mod ink;
mod keys;
mod lesson;
mod lesson_board;
mod lesson_end;
mod lesson_head;
mod lesson_reader;
mod list;
mod missing_course;
mod mistakes;
mod next_step;
mod own_courses;
mod preview;
mod print_button;
mod reading;
mod room;
mod scroll;
mod set_up;
mod sheet_figure;
mod sheet_input;
mod stars;
mod summary;
mod tasks_of_today;
mod write;

pub use crate::pages::learn::board_options::{BoardOption, option_scene};
pub use crate::pages::learn::course_link::{
    can_compress as can_be_sent, compressed_fragment, open_course_link,
};
use crate::pages::learn::courses::CourseEntry;
pub use crate::pages::learn::courses::{
    BUILT_IN, Course, can_change, course_by_key as course, course_text, course_titles, has_all, is_own,
    key_of_stars, own_course, own_course_texts, own_storage_key as course_storage_key, save_new_course,
};
use crate::pages::learn::diploma::DiplomaPage;
pub use crate::pages::learn::diplomas::{class_diplomas_address, diploma_address};
use crate::pages::learn::lesson::LESSON;
use crate::pages::learn::lesson_head::LessonText;
use crate::pages::learn::list::CourseList;
use crate::pages::learn::missing_course::StatusNote;
use crate::pages::learn::mistakes::{MISTAKES_ROUTE, MistakesPage};
pub use crate::pages::learn::mistakes::{drill_name, mistake_text};
pub use crate::pages::learn::preview::ExercisePreview;
use crate::pages::learn::set_up::SetUpBoard;
pub use crate::pages::learn::stars::{StarRow, saved_progress};
pub use crate::pages::learn::tasks_of_today::fresh_address;
use crate::state::address;
use crate::state::board_contexts::BoardContexts;
use crate::state::current_game::CurrentGame;
use crate::state::modal::Modal;
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use crate::views::answer::AnswerInput;
use crate::views::focus_visible;
use crate::views::lazy_content::LazyContent;
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::{Label, Language, Part};
use notabene_core::notation::{Letters, MoveFinder};
use notabene_study::schedule::Planned;
use notabene_study::{Diagram, Localized, Progress};
use std::sync::Arc;

/// Name of the page in the address.
pub const PAGE_NAME: &str = "learn";

/// Course, shared by its readers.
pub type SharedCourse = Arc<notabene_study::Course>;

/// Address of a lesson, or of an exercise in it.
pub fn lesson_address(course: &str, lesson: &str, exercise: &str) -> String {
    let slash = if exercise.is_empty() { "" } else { "/" };
    format!("#learn/{course}/{lesson}{slash}{exercise}")
}

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <LearnPage/> }.into_any()
}

/// The pages of the lessons, by the address.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Content {
    Courses,
    Mistakes,
    Diploma,
    /// A lesson or an exercise, in the classroom.
    Lesson,
}

impl Content {
    fn of(place: &LessonAddress) -> Content {
        match place {
            place if place.is_diploma() => Content::Diploma,
            place if !place.lesson.is_empty() => Content::Lesson,
            place if place.course == MISTAKES_ROUTE => Content::Mistakes,
            _ => Content::Courses,
        }
    }
}

#[component]
fn LearnPage() -> impl IntoView {
    let cx = LearnState::open();
    provide_context(cx);
    // The dialog with the summary belongs to this board.
    let modal = Modal::here();
    Effect::new(move || modal.shown.set(modal.open.get()));
    let content = Memo::new(move |_| cx.address.with(Content::of));
    // A lesson fetches its own course only.
    Effect::new(move || match content.get() {
        Content::Lesson => {}
        Content::Diploma => courses::fetch_missing(cx, Some(&cx.address.get().lesson), cx.language()),
        Content::Mistakes | Content::Courses => courses::fetch_missing(cx, None, cx.language()),
    });
    focus_visible::follow_input_kind();
    // The classroom stays once it is there: its board is used again.
    let has_lesson =
        Memo::new(move |was: Option<&bool>| was == Some(&true) || content.get() == Content::Lesson);
    let list = move || match content.get() {
        Content::Lesson => ().into_any(),
        Content::Mistakes => view! { <MistakesPage/> }.into_any(),
        Content::Diploma => view! { <DiplomaPage/> }.into_any(),
        Content::Courses => view! { <CourseList/> }.into_any(),
    };
    view! {
        <div class="courses stack unless-empty">{list}</div>
        <LazyContent part=Part::School is_wanted=has_lesson code=&LESSON waiting=lesson_is_fetched/>
        <div class="for-ears" aria-live="polite">{cx.live_text}</div>
    }
}

/// Shown until the code of the lessons is there.
fn lesson_is_fetched() -> AnyView {
    view! { <LessonText><StatusNote label=Label::TextsLoading/></LessonText> }.into_any()
}

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

/// Shared state of the page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct LearnState {
    pub prefs: Preferences,
    /// Windows of the app; the board of the lessons has its own.
    pub app_modal: Modal,
    /// Game on the board of the lessons.
    pub own: CurrentGame,
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
    pub set_up: RwSignal<Option<SetUpBoard>, LocalStorage>,
    /// Input level of answers.
    pub answer_input: RwSignal<AnswerInput>,
    /// Count of the attempts at an exercise that its author tries out: nothing of it is saved. `None` for pupils.
    pub trial: Option<RwSignal<u32>>,
}

impl LearnState {
    /// State of the page.
    fn open() -> LearnState {
        let navigation = Navigation::here();
        let address = Memo::new(move |_| {
            let address = navigation.address.get();
            if address::page_name(&address) == PAGE_NAME {
                LessonAddress::parse(&address)
            } else {
                LessonAddress::default()
            }
        });
        let cx = LearnState::at(address);
        cx.courses.set(courses::known_courses());
        cx.progress.set(stars::saved_progress());
        cx
    }

    /// State of the page, inside a component.
    pub fn here() -> LearnState {
        expect_context()
    }

    /// State without courses. Provides its board to the components below.
    fn at(address: Memo<LessonAddress>) -> LearnState {
        let (prefs, app_modal) = (Preferences::here(), Modal::here());
        let board = BoardContexts::own(registry::chess());
        board.provide();
        LearnState {
            prefs,
            app_modal,
            own: board.current,
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
        self.prefs.with(|p| p.language)
    }
    /// Language of the screen; untracked. A course may arrive after its page has gone: then it is the default.
    pub fn language_now(&self) -> Language {
        self.prefs.try_with_untracked(|p| p.language).unwrap_or_default()
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
    /// A text of a course in the language of the screen.
    pub fn localized(self, text: &Localized) -> Signal<String> {
        let text = text.clone();
        Signal::derive(move || text.in_language(self.language()).into())
    }
    /// Title of a lesson in the language of the screen; empty if there is none.
    pub fn lesson_title(self, course: &Course, lesson: usize) -> Signal<String> {
        let title = course.lessons.get(lesson).map(|lesson| lesson.title.clone()).unwrap_or_default();
        self.localized(&title)
    }
    /// Course in the address, if it is loaded; untracked.
    pub fn course_now(&self) -> Option<Course> {
        untrack(|| self.course())
    }
    /// Course in the address, if it is loaded; tracked.
    pub fn course(&self) -> Option<Course> {
        let key = self.address.with(|place| place.course.clone());
        self.courses.with(|all| all.iter().find(|entry| entry.key == key)?.course())
    }
}
