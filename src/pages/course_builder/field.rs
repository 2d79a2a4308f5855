//! Text fields with their words before them.

use crate::pages::course_builder::state::CourseState;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// A text: on one line, or in an area with this number of rows.
#[component]
pub fn TextField(
    #[prop(into)] text: Signal<String>,
    name: &'static str,
    #[prop(optional)] rows: Option<u32>,
    #[prop(into)] value: Signal<String>,
    #[prop(optional)] placeholder: Option<Signal<String>>,
    #[prop(into)] on_input: Callback<String>,
) -> impl IntoView {
    // Written into the field only after it has changed: a blank at its end, which no file keeps, stays while one goes on
    // typing.
    let value = Memo::new(move |_| value.get());
    let placeholder = move || placeholder.map(|text| text.get()).unwrap_or_default();
    let shown = move || value.get();
    let input = move |e| on_input.run(event_target_value(&e));
    let control = match rows {
        Some(rows) => view! {
            <textarea name=name placeholder=placeholder rows=rows.to_string() prop:value=shown on:input=input></textarea>
        }
        .into_any(),
        None => view! {
            <input
                type="text" name=name placeholder=placeholder autocomplete="off" maxlength="1000"
                prop:value=shown on:input=input
            />
        }
        .into_any(),
    };
    view! { <label class="field"><span>{text}</span>{control}</label> }
}

/// A text of a block on one line.
#[component]
pub fn BlockText(course: CourseState, block: Memo<usize>, word: &'static str, label: Label) -> impl IntoView {
    let value = move || {
        course
            .with_block(block.get(), |block| block.text(word, course.language.get()).to_string())
            .unwrap_or_default()
    };
    let write = move |text: String| {
        let (block, language) = (block.get_untracked(), course.language.get_untracked());
        course.edit(&format!("{block} {word}"), |document| {
            document.set_word_text(block, word, language, &text)
        });
    };
    view! { <TextField text=course.prefs.label_signal(label) name=word value=Signal::derive(value) placeholder=course.other_text(block, word) on_input=write/> }
}
