//! A paragraph or an exercise: its board, its words, its answers.

use crate::components::{Button, Select, SelectOption};
use crate::pages::course_builder::answers::Answers;
use crate::pages::course_builder::course_page::LanguageSelect;
use crate::pages::course_builder::field::TextField;
use crate::pages::course_builder::lesson_page::AddParts;
use crate::pages::course_builder::part_state::PartState;
use crate::pages::course_builder::problems::BlockProblems;
use crate::pages::course_builder::stage::Stage;
use crate::pages::course_builder::state::CourseState;
use crate::pages::course_builder::trial::{PaneChoice, Panes, Trial};
use crate::state::router::open_page;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Language};
use notabene_study::builder::{CourseDocument, KIND_LABELS, kind_labels, moves_to_here};

/// A part of a lesson, by their numbers from 0.
#[component]
pub fn PartPage(course: CourseState, lesson: usize, part: usize) -> impl IntoView {
    let prefs = course.prefs;
    let is_there = Memo::new(move |_| course.with(|document| part < document.parts(lesson).len()));
    let content = move || match is_there.get() {
        true => view! { <Part course lesson number=part/> }.into_any(),
        false => view! { <p role="status">{prefs.label_signal(Label::BuildGone)}</p> }.into_any(),
    };
    view! { {content} }
}

#[component]
fn Part(course: CourseState, lesson: usize, number: usize) -> impl IntoView {
    let part = PartState::open(course, lesson, number);
    let is_exercise = Memo::new(move |_| part.keyword.with(|keyword| !keyword.is_empty()));
    let content = move || match is_exercise.get() {
        true => view! { <ExercisePart part/> }.into_any(),
        false => view! { <PointPart part/> }.into_any(),
    };
    view! { {content} }
}

/// A paragraph, with its board if it has one.
#[component]
fn PointPart(part: PartState) -> impl IntoView {
    let prefs = part.course.prefs;
    let has_board = Memo::new(move |_| part.course.with(|document| document.has_board(part.block.get())));
    let add = move |()| part.edit("", |document, block| document.set_value(block, "board", "start"));
    let board = move || {
        match has_board.get() {
        true => view! { <Stage part/> }.into_any(),
        false => view! {
            <div class="stand stack"><Button text=prefs.label_signal(Label::BuildAddBoard) name="add-board" on_click=add/></div>
        }
        .into_any(),
    }
    };
    view! {
        <h1>{prefs.label_signal(Label::BuildText)}</h1>
        <div class="build-room stack at-start">
            {board}
            <div class="words stack">
                <LanguageSelect course=part.course/>
                <PartText part word="point" label=Label::BuildText/>
                <Veiled part/>
                <BlockProblems course=part.course block=part.block/>
                <MakeExercise part/>
                <PartLines part/>
                <AddParts course=part.course lesson=part.lesson/>
            </div>
        </div>
    }
}

/// Choice of showing a paragraph only as the answer to a question.
#[component]
fn Veiled(part: PartState) -> impl IntoView {
    let is_veiled = move || part.course.with(|document| document.is_veiled(part.block.get()));
    let choose = move |e| {
        let is_veiled = event_target_checked(&e);
        part.edit("", |document, block| document.set_veiled(block, is_veiled));
    };
    view! {
        <label class="switch">
            <input type="checkbox" name="veiled" prop:checked=is_veiled on:change=choose/>
            <span>{part.course.prefs.label_signal(Label::BuildVeiled)}</span>
        </label>
    }
}

/// An exercise.
#[component]
fn ExercisePart(part: PartState) -> impl IntoView {
    let prefs = part.course.prefs;
    let name = move || {
        let kind = part.keyword.with(|keyword| kind_labels(keyword));
        kind.map_or_else(|| part.keyword.get(), |kind| prefs.label(kind.name).into())
    };
    let panes = Panes::follow();
    view! {
        <h1>{name}</h1>
        <PaneChoice part panes/>
        <div class="build-room with-pupil stack at-start">
            <div class="edit-pane stack at-start" class:hidden=move || !panes.has_form()>
            <Stage part/>
            <div class="words stack">
                <KindSelect part/>
                <PartText part word="prompt" label=Label::BuildPrompt/>
                <PromptNote part/>
                <BlockProblems course=part.course block=part.block/>
                <Answers part/>
                <MakeExercise part/>
                <LanguageSelect course=part.course/>
                <PartLines part/>
                <AddParts course=part.course lesson=part.lesson/>
            </div>
            </div>
            <Trial part panes/>
        </div>
    }
}

/// The words of a part, in the language of the author.
#[component]
fn PartText(part: PartState, word: &'static str, label: Label) -> impl IntoView {
    let course = part.course;
    let value = move || {
        course
            .with_block(part.block.get(), |block| block.text(word, course.language.get()).to_string())
            .unwrap_or_default()
    };
    let write = move |text: String| {
        let language = course.language.get_untracked();
        part.edit(word, |document, block| document.set_word_text(block, word, language, &text));
    };
    view! { <TextField rows=3 text=course.prefs.label_signal(label) name=word value=Signal::derive(value) placeholder=course.other_text(part.block, word) on_input=write/> }
}

/// Says that the task is still the one with which every exercise of the kind begins: pupils and paper would show it.
#[component]
fn PromptNote(part: PartState) -> impl IntoView {
    let course = part.course;
    let is_first = move || {
        let prompt = course
            .with_block(part.block.get(), |block| block.text("prompt", course.language.get()).to_string());
        let kind = part.keyword.with(|keyword| kind_labels(keyword));
        kind.is_some_and(|kind| prompt.as_deref() == Some(course.words(kind.task)))
    };
    move || {
        is_first().then(
            || view! { <p class="hint own-prompt">{course.prefs.label_signal(Label::BuildOwnPrompt)}</p> },
        )
    }
}

/// Choice of the kind of an exercise.
#[component]
fn KindSelect(part: PartState) -> impl IntoView {
    let prefs = part.course.prefs;
    let options = KIND_LABELS
        .iter()
        .map(|kind| SelectOption { value: kind.keyword.into(), text: prefs.label_signal(kind.name) })
        .collect();
    let choose = move |keyword: String| {
        let language = part.course.language.get_untracked();
        let task = |keyword: &str| kind_labels(keyword).map_or("", |kind| part.course.words(kind.task));
        part.edit("", |document, block| change_kind(document, block, &keyword, language, &task));
        part.begin_kind(&keyword);
    };
    view! {
        <Select
            text=prefs.label_signal(Label::BuildKind) name="kind" options
            value=Signal::derive(move || part.keyword.get()) on_change=choose
        />
    }
}

/// Sets the kind. A task that the author did not change becomes that of the new kind.
fn change_kind(
    document: &mut CourseDocument,
    block: usize,
    keyword: &str,
    language: Language,
    task: &dyn Fn(&str) -> &'static str,
) {
    let old = document
        .block(block)
        .map(|block| (task(block.keyword()), block.text("prompt", language).to_string()));
    document.set_kind(block, keyword);
    if old.is_some_and(|(task, prompt)| prompt.is_empty() || prompt == task) {
        document.set_word_text(block, "prompt", language, task(keyword));
    }
}

/// Makes an exercise of the position on the board, right behind this part.
#[component]
fn MakeExercise(part: PartState) -> impl IntoView {
    let course = part.course;
    let make = move |()| {
        let ply = course.own.game.with_untracked(|game| moves_to_here(game).len());
        let language = course.language.get_untracked();
        let task = kind_labels("play").map_or("", |kind| course.words(kind.task));
        let made = part.edit("", |document, block| {
            let made = document.add_exercise_of(block, ply, "play")?;
            document.set_word_text(made, "prompt", language, task);
            Some(made)
        });
        if made.is_some() {
            open_page(course.address(Some(part.lesson), Some(part.number + 1)).trim_start_matches('#'));
        }
    };
    view! { <div class="row"><Button text=course.prefs.label_signal(Label::BuildExerciseOf) name="make-exercise" on_click=make/></div> }
}

/// The lines of the part in the file: every word of every kind can be written here.
#[component]
fn PartLines(part: PartState) -> impl IntoView {
    let prefs = part.course.prefs;
    let value = move || part.course.with(|document| document.block_text(part.block.get()));
    let write =
        move |text: String| part.edit("lines", |document, block| document.set_block_text(block, &text));
    view! {
        <details class="card">
            <summary>{prefs.label_signal(Label::BuildLines)}</summary>
            <p class="hint"><a href="#learn">{prefs.label_signal(Label::BuildHow)}</a></p>
            <TextField text=prefs.label_signal(Label::BuildLines) name="lines" rows=10 value=Signal::derive(value) on_input=write/>
        </details>
    }
}
