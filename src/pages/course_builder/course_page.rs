//! A course: its title, its lessons, what is still missing, and the ways to hand it on.

use crate::components::download::save_text;
use crate::components::{Button, Card, Select, SelectOption};
use crate::pages::course_builder::card_form::CardForm;
use crate::pages::course_builder::copy_lesson::CopyLesson;
use crate::pages::course_builder::field::TextField;
use crate::pages::course_builder::list_page::{delete, first_lesson};
use crate::pages::course_builder::problems::CourseProblems;
use crate::pages::course_builder::rows::BlockRow;
use crate::pages::course_builder::state::CourseState;
use crate::pages::course_builder::tools::SureButton;
use crate::state::address::COURSE_BUILDER;
use crate::state::modal::ModalKind;
use crate::state::router::open_page;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Language};
use notabene_study::builder::CourseDocument;

/// A course.
#[component]
pub fn CoursePage(course: CourseState) -> impl IntoView {
    let prefs = course.prefs;
    let title = move || {
        let own = course.with_block(0, |block| block.text("title", course.language.get()).to_string());
        own.filter(|title| !title.is_empty()).unwrap_or_else(|| prefs.label(Label::BuildUnnamed).into())
    };
    view! {
        <h1>{title}</h1>
        <section class="card">
            <LanguageSelect course/>
            <CourseText course word="title" label=Label::BuildCourseTitle/>
            <CourseText course word="lead" label=Label::BuildCourseLead/>
        </section>
        <LessonList course/>
        <CardForm course/>
        <section class="card">
            <CourseProblems course/>
            <HandOn course/>
        </section>
        <WholeText course/>
    }
}

/// Language in which the author writes.
#[component]
pub fn LanguageSelect(course: CourseState) -> impl IntoView {
    let option = |language: Language| SelectOption {
        value: language.code().into(),
        text: Signal::derive(move || language.name().to_string()),
    };
    let choose = move |code: String| {
        Language::from_code(&code).into_iter().for_each(|language| course.language.set(language))
    };
    view! {
        <Select
            text=course.prefs.label_signal(Label::BuildLanguage) name="course-language"
            options=Language::ALL.into_iter().map(option).collect()
            value=Signal::derive(move || course.language.get().code().to_string()) on_change=choose
        />
    }
}

/// A text of the course.
#[component]
fn CourseText(course: CourseState, word: &'static str, label: Label) -> impl IntoView {
    let value = move || course.with_block(0, |block| block.text(word, course.language.get()).to_string());
    let write = move |text: String| {
        let language = course.language.get_untracked();
        course.edit(word, |document| document.set_word_text(0, word, language, &text));
    };
    view! {
        <TextField
            text=course.prefs.label_signal(label) name=word placeholder=course.other_text(Memo::new(|_| 0), word)
            value=Signal::derive(move || value().unwrap_or_default()) on_input=write
        />
    }
}

/// The lessons, with the buttons that add one.
#[component]
fn LessonList(course: CourseState) -> impl IntoView {
    let prefs = course.prefs;
    let lessons = Memo::new(move |_| {
        course.with(|document| {
            let titles = document.lesson_titles().into_iter().enumerate();
            titles.map(|(n, title)| (document.lesson(n).unwrap_or_default(), title)).collect::<Vec<_>>()
        })
    });
    let row = move |(number, (block, name)): (usize, (usize, String))| {
        let has_problems = course.problems.with(|all| {
            let lesson = |problem: usize| course.with_now(|document| document.block(problem)?.lesson);
            all.iter().any(|problem| lesson(problem.block) == Some(number))
        });
        view! { <BlockRow course block address=course.address(Some(number), None) number name has_problems/> }
    };
    let add = move |()| {
        let language = course.language.get_untracked();
        let texts = first_lesson(&|label| course.words(label).into());
        let lesson = course.edit("", |document| document.add_lesson(language, &texts));
        open_page(course.address(Some(lesson), None).trim_start_matches('#'));
    };
    view! {
        <Card title=prefs.label_signal(Label::BuildLessons)>
            <ol class="build-list stack bare">{move || lessons.get().into_iter().enumerate().map(row).collect_view()}</ol>
            <div class="row">
                <Button text=prefs.label_signal(Label::BuildNewLesson) name="new-lesson" class="main" on_click=add/>
            </div>
            <CopyLesson course/>
        </Card>
    }
}

/// Sharing, saving as a file, deleting.
#[component]
fn HandOn(course: CourseState) -> impl IntoView {
    let prefs = course.prefs;
    let is_complete = move || course.problems.with(Vec::is_empty);
    let is_asked = RwSignal::new(false);
    let share = move |()| {
        is_asked.set(true);
        if course.problems.with_untracked(Vec::is_empty) {
            course.app_modal.show(ModalKind::Share);
        }
    };
    let save = move |()| {
        let (text, name) = course.with_now(|document| {
            let name = document.block(0).map_or("", |block| block.value("course")).to_string();
            (document.text().to_string(), name)
        });
        let plain: String =
            name.chars().filter(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')).collect();
        let name = if plain.is_empty() { "course".into() } else { plain };
        // Browsers that do not save files still have the text below.
        drop(save_text(&text, "text/plain", &[&name, ".txt"].concat()));
    };
    let later = move || (is_asked.get() && !is_complete()).then(|| prefs.label(Label::BuildShareLater));
    let remove = move |()| {
        delete(&course.key.get_value());
        open_page(COURSE_BUILDER);
    };
    view! {
        <div class="row">
            <Button text=prefs.label_signal(Label::ShareTitle) name="share-course" on_click=share/>
            <Button text=prefs.label_signal(Label::BuildSaveFile) name="save-course" on_click=save/>
            <SureButton course label=Label::BuildDelete name="delete-course" on_sure=remove/>
        </div>
        <p class="note" role="status">{later}</p>
    }
}

/// The file itself, for those who write it by hand.
#[component]
fn WholeText(course: CourseState) -> impl IntoView {
    let prefs = course.prefs;
    let write = move |text: String| course.edit("lines", |document| *document = CourseDocument::new(&text));
    view! {
        <details class="card">
            <summary><h2>{prefs.label_signal(Label::BuildLines)}</h2></summary>
            <p class="hint"><a href="#learn">{prefs.label_signal(Label::BuildHow)}</a></p>
            <TextField
                text=prefs.label_signal(Label::BuildLines) name="course-lines" rows=16
                value=Signal::derive(move || course.with(|document| document.text().to_string())) on_input=write
            />
        </details>
    }
}
