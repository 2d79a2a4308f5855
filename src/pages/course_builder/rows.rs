//! Rows of lessons and of their parts: link, order, removal.

use crate::components::Icon;
use crate::pages::course_builder::state::CourseState;
use leptos::prelude::*;
use notabene_core::i18n::{Msg, head};
use notabene_core::msg;

/// Row of a lesson or part: its block, address, number, and name.
#[component]
pub fn BlockRow(
    course: CourseState,
    block: usize,
    address: String,
    number: usize,
    name: String,
    has_problems: bool,
) -> impl IntoView {
    let prefs = course.prefs;
    let (number, text) = (number as u32 + 1, head(&name, 70));
    let shown = prefs.message_text(&msg!(BuildPart { number, text: text.clone() }));
    let button = move |icon: &'static str, name: &'static str, words: Msg, act: Callback<()>| {
        let words = prefs.message_text(&words);
        view! {
            <button type="button" data-do=name aria-label=words.clone() title=words on:click=move |_| act.run(())>
                <Icon name=icon/>
            </button>
        }
    };
    let shift = move |is_up: bool| {
        Callback::new(move |()| {
            course.edit("", |document| document.move_block(block, is_up));
        })
    };
    let remove = Callback::new(move |()| course.edit("", |document| document.remove_with_hints(block)));
    view! {
        <li>
            <a class="button" href=address class:unfinished=has_problems>{shown}</a>
            {button("up", "up", msg!(BuildUpOf { text: text.clone() }), shift(true))}
            {button("down", "down", msg!(BuildDownOf { text: text.clone() }), shift(false))}
            {button("bin", "remove", msg!(BuildRemoveOf { text }), remove)}
        </li>
    }
}
