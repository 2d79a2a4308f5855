//! State of the page of the lessons: its address, its courses, its board.

use crate::pages::learn::courses::{self, Course, CourseEntry};
use crate::pages::learn::set_up::SetUpBoard;
use crate::pages::learn::{PAGE_NAME, diplomas, lesson_board, stars};
use crate::state::address;
use crate::state::context::AppContext;
use crate::views::answer::AnswerInput;
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::Language;
use notabene_core::notation::{Letters, MoveFinder};
use notabene_core::study::schedule::Planned;
use notabene_core::study::{Diagram, Localized, Progress};

/// Route: a course, a lesson of it, an exercise of that. Empty strings: the list.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct LessonAddress {
    pub course: String,
    pub lesson: String,
    pub exercise: String,
}

impl LessonAddress {
    pub(super) fn parse(address: &str) -> LessonAddress {
        let mut words = address.split('/').skip(1).map(String::from);
        let mut next = || words.next().unwrap_or_default();
        LessonAddress { course: next(), lesson: next(), exercise: next() }
    }
    /// True for the diploma of a course; the lesson then holds the course.
    pub(super) fn is_diploma(&self) -> bool {
        self.course == diplomas::DIPLOMA_ROUTE && !self.lesson.is_empty()
    }
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
    pub set_up: RwSignal<Option<SetUpBoard>, LocalStorage>,
    /// Input level of answers.
    pub answer_input: RwSignal<AnswerInput>,
    /// Count of the attempts at an exercise that its author tries out: nothing of it is saved. `None` for pupils.
    pub trial: Option<RwSignal<u32>>,
}

impl LearnState {
    /// State of the page.
    pub(super) fn open(app: AppContext) -> LearnState {
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

    /// State of the page, inside a component.
    pub fn here() -> LearnState {
        expect_context()
    }

    /// State without courses.
    pub(super) fn at(app: AppContext, address: Memo<LessonAddress>) -> LearnState {
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
