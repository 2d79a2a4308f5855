//! A lesson: its title and goal, and its paragraphs and exercises in their order.

use crate::components::{Button, Card};
use crate::pages::course_builder::course_page::LanguageSelect;
use crate::pages::course_builder::field::BlockText;
use crate::pages::course_builder::problems::BlockProblems;
use crate::pages::course_builder::question_form::QuestionForm;
use crate::pages::course_builder::rows::BlockRow;
use crate::pages::course_builder::state::CourseState;
use crate::state::router::open_page;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Language};
use notabene_core::msg;
use notabene_study::builder::{Block, BlockKind, kind_labels};

/// A lesson, by its number from 0.
#[component]
pub fn LessonPage(course: CourseState, lesson: usize) -> impl IntoView {
    let prefs = course.prefs;
    let block = Memo::new(move |_| course.with(|document| document.lesson(lesson)));
    let content = move || match block.get() {
        Some(_) => view! { <Lesson course lesson/> }.into_any(),
        None => view! { <p role="status">{prefs.label_signal(Label::BuildGone)}</p> }.into_any(),
    };
    view! { {content} }
}

#[component]
fn Lesson(course: CourseState, lesson: usize) -> impl IntoView {
    let prefs = course.prefs;
    let block = Memo::new(move |_| course.with(|document| document.lesson(lesson)).unwrap_or_default());
    let title =
        move || course.with(|document| document.lesson_titles().get(lesson).cloned()).unwrap_or_default();
    view! {
        <h1>{title}</h1>
        <section class="card">
            <LanguageSelect course/>
            <BlockText course block word="title" label=Label::BuildLessonTitle/>
            <BlockText course block word="goal" label=Label::BuildGoal/>
            <QuestionForm course block/>
            <BlockProblems course block/>
        </section>
        <Card title=prefs.label_signal(Label::BuildParts)>
            <PartList course lesson/>
            <AddParts course lesson/>
        </Card>
    }
}

/// Name of a part: its kind, and how it begins.
fn part_name(block: &Block, language: Language, screen: Language) -> String {
    let words_of = |word: &str| {
        let own = block.text(word, language);
        let any = || block.entry(word).and_then(|entry| entry.texts.first()).map_or("", |(_, text)| text);
        String::from(if own.is_empty() { any() } else { own })
    };
    match block.kind {
        BlockKind::Exercise => {
            let kind = kind_labels(block.keyword()).map_or(block.keyword(), |kind| screen.label(kind.name));
            let prompt = words_of("prompt");
            if prompt.is_empty() {
                kind.into()
            } else {
                screen.say(&msg!(WithName { name: kind.into(), text: prompt }))
            }
        }
        _ => words_of("point"),
    }
}

/// The paragraphs and exercises.
#[component]
fn PartList(course: CourseState, lesson: usize) -> impl IntoView {
    let screen = move || course.prefs.with(|prefs| prefs.language);
    let parts = Memo::new(move |_| {
        let (language, screen) = (course.language.get(), screen());
        course.with(|document| {
            let name = |block: usize| {
                let name = document.block(block).map(|block| part_name(block, language, screen));
                (block, name.unwrap_or_default())
            };
            document.parts(lesson).into_iter().map(name).collect::<Vec<_>>()
        })
    });
    let row = move |(number, (block, name)): (usize, (usize, String))| {
        let has_problems = course.problems.with(|all| all.iter().any(|problem| problem.block == block));
        view! { <BlockRow course block address=course.address(Some(lesson), Some(number)) number name has_problems/> }
    };
    view! { <ol class="build-list stack bare">{move || parts.get().into_iter().enumerate().map(row).collect_view()}</ol> }
}

/// Buttons that add a paragraph or an exercise, and open it.
#[component]
pub fn AddParts(course: CourseState, lesson: usize) -> impl IntoView {
    let prefs = course.prefs;
    let open = move |block: Option<usize>| {
        let number =
            course.with_now(|document| document.parts(lesson).iter().position(|part| Some(*part) == block));
        if number.is_some() {
            open_page(course.address(Some(lesson), number).trim_start_matches('#'));
        }
    };
    let add_text = move |()| {
        let language = course.language.get_untracked();
        let text = course.words(Label::BuildFirstPoint);
        open(course.edit("", |document| document.add_point(lesson, language, text)));
    };
    let add_exercise = move |()| {
        let language = course.language.get_untracked();
        let Some(kind) = kind_labels("play") else { return };
        open(course.edit("", |document| {
            let block = document.add_exercise(lesson, kind.keyword)?;
            document.set_word_text(block, "prompt", language, course.words(kind.task));
            Some(block)
        }));
    };
    view! {
        <div class="row">
            <Button text=prefs.label_signal(Label::BuildNewText) name="new-text" on_click=add_text/>
            <Button text=prefs.label_signal(Label::BuildNewExercise) name="new-exercise" class="main" on_click=add_exercise/>
        </div>
    }
}
