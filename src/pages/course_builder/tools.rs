//! Head of the pages of a course: way back, undo, preview, state of saving.

use crate::components::{Button, Icon};
use crate::pages::course_builder::state::{BuilderAddress, CourseState};
use crate::pages::learn::lesson_address;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Way back, undo and redo, preview.
#[component]
pub fn Tools(course: CourseState, place: Memo<BuilderAddress>) -> impl IntoView {
    let prefs = course.prefs;
    let back = move || {
        let place = place.get();
        let (to, label) = match (place.lesson, place.part) {
            (Some(lesson), Some(_)) => (course.address(Some(lesson), None), Label::BuildToLesson),
            (Some(_), None) => (course.address(None, None), Label::BuildToCourse),
            _ => ("#courses".into(), Label::BuildTitle),
        };
        view! { <a class="button" data-do="back" href=to><Icon name="prev"/>{prefs.label_signal(label)}</a> }
    };
    let saved =
        move || prefs.label(if course.is_saved.get() { Label::BuildSaved } else { Label::BuildUnsaved });
    let disabled = move |can: bool| (!can).to_string();
    view! {
        <nav class="row tools inline" aria-label=prefs.label_signal(Label::BuildTitle)>
            {back}
            <button
                type="button" data-do="undo" on:click=move |_| course.undo()
                aria-disabled=move || disabled(course.draft.with(|draft| draft.can_undo()))
            >
                <Icon name="undo"/>{prefs.label_signal(Label::EditUndo)}
            </button>
            <button
                type="button" data-do="redo" on:click=move |_| course.redo()
                aria-disabled=move || disabled(course.draft.with(|draft| draft.can_redo()))
            >
                <Icon name="redo"/>{prefs.label_signal(Label::BuildRedo)}
            </button>
            <PreviewLink course place/>
            <span class="saved faint" role="status">{saved}</span>
        </nav>
    }
}

/// Link to the pages of pupils: the lesson or exercise that is being built.
#[component]
fn PreviewLink(course: CourseState, place: Memo<BuilderAddress>) -> impl IntoView {
    let to = move || {
        let BuilderAddress { lesson, part, .. } = place.get();
        course.with(|document| {
            let name = |block: Option<usize>| {
                let block = block.and_then(|block| document.block(block));
                block.map(|block| block.name().to_string()).unwrap_or_default()
            };
            let in_lesson = lesson.unwrap_or_default();
            let part = part.and_then(|part| document.parts(in_lesson).get(part).copied());
            let exercise =
                part.filter(|part| document.block(*part).is_some_and(|block| !block.keyword().is_empty()));
            lesson_address(&course.key.get_value(), &name(document.lesson(in_lesson)), &name(exercise))
        })
    };
    view! { <a class="button main" data-do="preview" href=to>{course.prefs.label_signal(Label::BuildPreview)}</a> }
}

/// Button that asks once more before it acts.
#[component]
pub fn SureButton(
    course: CourseState,
    label: Label,
    name: &'static str,
    #[prop(into)] on_sure: Callback<()>,
) -> impl IntoView {
    let is_asked = RwSignal::new(false);
    let words = move || course.prefs.label(if is_asked.get() { Label::BuildSure } else { label }).to_string();
    let act = move |()| if is_asked.get_untracked() { on_sure.run(()) } else { is_asked.set(true) };
    view! { <Button text=Signal::derive(words) name on_click=act/> }
}
