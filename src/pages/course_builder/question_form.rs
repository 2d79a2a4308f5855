//! The question of a lesson, and the lesson that answers it.

use crate::components::{Select, SelectOption};
use crate::pages::course_builder::field::BlockText;
use crate::pages::course_builder::state::CourseState;
use leptos::prelude::*;
use notabene_core::i18n::{Label, head};

/// The question of a lesson, by the block of the lesson.
#[component]
pub fn QuestionForm(course: CourseState, block: Memo<usize>) -> impl IntoView {
    let prefs = course.prefs;
    let answered = Memo::new(move |_| {
        course.with(|document| document.question(block.get()).unwrap_or_default().to_string())
    });
    let lessons = Memo::new(move |_| course.with(|document| document.lesson_names()));
    let choose = move |name: String| {
        let block = block.get_untracked();
        course.edit("", |document| document.set_question(block, &name));
    };
    let select = move || {
        let none = SelectOption { value: String::new(), text: prefs.label_signal(Label::BuildNoQuestion) };
        let option = |(n, (name, title)): (usize, (String, String))| SelectOption {
            value: name,
            text: Signal::stored(format!("{}. {}", n + 1, head(&title, 60))),
        };
        let options = [none].into_iter().chain(lessons.get().into_iter().enumerate().map(option)).collect();
        view! {
            <Select
                text=prefs.label_signal(Label::BuildQuestion) name="question-answer" options
                value=Signal::derive(move || answered.get()) on_change=choose
            />
        }
    };
    let is_asked = Memo::new(move |_| !answered.with(String::is_empty));
    let text = move || {
        is_asked
            .get()
            .then(|| view! { <BlockText course block word="question" label=Label::BuildQuestionText/> })
    };
    view! {
        {select}
        {text}
    }
}
