//! Lazy part of the page: lessons and exercises. The list of courses opens without it.

use crate::pages::learn::room::Classroom;
use crate::pages::learn::summary::SummaryDialog;
use crate::pages::learn::{Content, LearnState, courses, generated, keys};
use crate::state::lazy::{Lazy, lazy};
use crate::views::lazy_content::Fill;
use leptos::prelude::*;

/// The classroom. `www/boot.js` fetches it along with the page for addresses that go on after its name.
pub static LESSON: Lazy<Fill> = lazy!(learn_more: Fill = || view! { <Lessons/> }.into_any());

/// Classroom, and the dialog that belongs to its board.
#[component]
fn Lessons() -> impl IntoView {
    let cx = LearnState::here();
    let is_open = Memo::new(move |_| cx.address.with(Content::of) == Content::Lesson);
    // A lesson waits for its own course only.
    Effect::new(move || {
        let course = cx.address.get().course;
        if is_open.get() && !generated::generate(cx, &course, cx.language()) {
            courses::fetch_missing(cx, Some(&course), cx.language());
        }
    });
    keys::listen(cx);
    view! { <Classroom is_open/> <SummaryDialog/> }
}
