//! My courses: lessons and exercises made by playing on the board, in files as `docs/courses.md` describes them.
//!
//! Addresses: `#courses`, `#courses/own1`, `#courses/own1/1` for a lesson, `#courses/own1/1/2` for a paragraph or exercise.

mod answer_list;
mod answers;
mod board_follow;
mod card_form;
mod copy_lesson;
mod course_page;
mod field;
mod from_game;
mod lesson_page;
mod list_page;
mod part_page;
mod part_state;
mod pieces;
mod problems;
mod question_form;
mod rows;
mod stage;
mod state;
mod tools;
mod trial;

use crate::pages::course_builder::course_page::CoursePage;
use crate::pages::course_builder::lesson_page::LessonPage;
use crate::pages::course_builder::list_page::ListPage;
use crate::pages::course_builder::part_page::PartPage;
use crate::pages::course_builder::state::{BuilderAddress, CourseState};
use crate::pages::course_builder::tools::Tools;
use crate::state::address;
use crate::state::board_contexts::BoardContexts;
use crate::state::current_game::CurrentGame;
use crate::state::modal::Modal;
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::Label;

/// Elements of the page.
pub fn page() -> AnyView {
    let (app_game, app_modal) = (CurrentGame::here(), Modal::here());
    BoardContexts::own(registry::chess()).provide();
    view! { <BuilderPage app_game app_modal/> }.into_any()
}

#[component]
fn BuilderPage(app_game: CurrentGame, app_modal: Modal) -> impl IntoView {
    let address = Navigation::here().address;
    let place = Memo::new(move |last: Option<&BuilderAddress>| {
        let shown = address.get();
        match (address::page_name(&shown) == address::COURSE_BUILDER, last) {
            (false, Some(last)) => last.clone(),
            _ => BuilderAddress::read(&shown),
        }
    });
    let key = Memo::new(move |_| place.with(|place| place.course.clone()));
    let content = move || {
        let key = key.get();
        match key.is_empty() {
            true => view! { <ListPage/> }.into_any(),
            false => view! { <CourseRooms app_game app_modal key place/> }.into_any(),
        }
    };
    view! { <div class="builder stack loose">{content}</div> }
}

/// The pages of one course.
#[component]
fn CourseRooms(
    app_game: CurrentGame,
    app_modal: Modal,
    key: String,
    place: Memo<BuilderAddress>,
) -> impl IntoView {
    let prefs = Preferences::here();
    let Some(course) = CourseState::open(app_game, app_modal, &key) else {
        return view! {
            <h1>{prefs.label_signal(Label::BuildTitle)}</h1>
            <p role="status">{prefs.label_signal(Label::BuildGone)}</p>
            <p><a class="button main" href="#courses">{prefs.label_signal(Label::BuildTitle)}</a></p>
        }
        .into_any();
    };
    course.load_language();
    course.follow_other_tabs();
    course.listen_for_undo();
    let inside = Memo::new(move |_| place.with(|place| (place.lesson, place.part)));
    let content = move || match inside.get() {
        (Some(lesson), Some(part)) => view! { <PartPage course lesson part/> }.into_any(),
        (Some(lesson), None) => view! { <LessonPage course lesson/> }.into_any(),
        _ => view! { <CoursePage course/> }.into_any(),
    };
    view! {
        <Tools course place/>
        {content}
    }
    .into_any()
}
