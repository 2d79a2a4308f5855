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
mod sheet_input;
mod stars;
mod state;
mod summary;
mod tasks_of_today;
mod write;

use crate::components::effect::effect_after_render;
use crate::components::element::El;
use crate::components::leptos_view;
pub use crate::pages::learn::board_options::{BoardOption, option_scene};
pub use crate::pages::learn::course_link::{
    can_compress as can_be_sent, compressed_fragment, open_course_link,
};
pub use crate::pages::learn::courses::{
    BUILT_IN, can_change, course_by_key as course, course_text, course_titles, has_all, is_own, key_of_stars,
    own_course, own_course_texts, own_storage_key as course_storage_key, save_new_course,
};
use crate::pages::learn::diploma::DiplomaPage;
pub use crate::pages::learn::diplomas::{class_diplomas_address, diploma_address};
use crate::pages::learn::list::CourseList;
use crate::pages::learn::mistakes::{MISTAKES_ROUTE, MistakesPage};
pub use crate::pages::learn::mistakes::{drill_name, mistake_text};
pub use crate::pages::learn::preview::ExercisePreview;
use crate::pages::learn::room::Classroom;
pub use crate::pages::learn::stars::{StarRow, saved_progress};
pub use crate::pages::learn::state::LearnState;
use crate::pages::learn::state::LessonAddress;
pub use crate::pages::learn::tasks_of_today::fresh_address;
use crate::state::context::AppContext;
use crate::views::focus_visible;
use leptos::prelude::*;
use std::sync::Arc;

/// Name of the page in the address.
pub const PAGE_NAME: &str = "learn";

/// Course, shared by its readers.
pub type SharedCourse = Arc<notabene_core::study::Course>;

/// Address of a lesson, or of an exercise in it.
pub fn lesson_address(course: &str, lesson: &str, exercise: &str) -> String {
    let slash = if exercise.is_empty() { "" } else { "/" };
    format!("#learn/{course}/{lesson}{slash}{exercise}")
}

/// Elements of the page.
pub fn page(app: AppContext) -> Vec<El> {
    vec![leptos_view::element(view! { <LearnPage app/> }), summary::summary_dialog()]
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
fn LearnPage(app: AppContext) -> impl IntoView {
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
    let content = Memo::new(move |_| cx.address.with(Content::of));
    let list = move || match content.get() {
        Content::Lesson => ().into_any(),
        Content::Mistakes => view! { <MistakesPage/> }.into_any(),
        Content::Diploma => view! { <DiplomaPage/> }.into_any(),
        Content::Courses => view! { <CourseList/> }.into_any(),
    };
    view! {
        <div class="courses">{list}</div>
        <Classroom is_open=Memo::new(move |_| content.get() == Content::Lesson)/>
        <div class="for-ears" aria-live="polite">{cx.live_text}</div>
    }
}
