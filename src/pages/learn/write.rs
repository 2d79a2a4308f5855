//! Input helps of an exercise: rows to circle in, letters and words to tap, a pad to write on by hand.

use crate::components::query::focus_after_render;
use crate::pages::learn::LearnState;
use crate::pages::learn::exercise_state::ExerciseState;
use crate::pages::learn::ink::{self, PadInk, PadOfActiveCell};
use crate::pages::learn::sheet_input;
use crate::state::preferences::Preferences;
use crate::views::answer::{self, AnswerInput, AnswerInputChoice, CircleRows, LetterKeys};
use crate::views::move_keyboard;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::circle::TaughtSigns;
use notabene_study::{Input, SheetCell, circle as rows};

/// Choice of the input level, and the helps of that level.
#[component]
pub fn WritingHelps(task: ExerciseState) -> impl IntoView {
    let cx = LearnState::here();
    // A line of moves is too long to be circled, and so are many rows in a small window: letters replace the rows.
    let is_long =
        task.input() == Input::WriteLine || (answer::is_small_window() && signs_to_circle(task) > MAX_SIGNS);
    let pads = ink::pads(task);
    let takes_ink = !pads.is_empty();
    let change = move |()| {
        task.circled_signs.set(Vec::new());
        focus_after_render(".cell.active");
    };
    let tools = move || {
        let level = cx.answer_input.get().possible(is_long, takes_ink);
        (!task.done.get() && level != AnswerInput::Type)
            .then(|| view! { <Tools task level pads=pads.clone()/> })
    };
    view! {
        <div class=move || if task.done.get() { "hidden" } else { "helps" }>
            <div class="tools stack tight unless-empty">{tools}</div>
            <AnswerInputChoice level=cx.answer_input is_long takes_ink on_change=change/>
        </div>
    }
}

/// Helps of a level: for a move, and for a word.
#[component]
fn Tools(task: ExerciseState, level: AnswerInput, pads: Vec<PadInk>) -> impl IntoView {
    let takes_move = Memo::new(move |_| takes_move(task));
    let signs = move || match level {
        _ if !takes_move.get() => ().into_any(),
        AnswerInput::Circle => circle_rows(task).into_any(),
        AnswerInput::Ink => view! { <PadOfActiveCell task pads=pads.clone()/> }.into_any(),
        AnswerInput::Pad | AnswerInput::Type => {
            let signs = useful_characters(task);
            view! { <LetterKeys signs on_press=move |key: String| sheet_input::insert_character(task, &key)/> }.into_any()
        }
    };
    let words = move || {
        let words = whole_words(task);
        (!words.is_empty()).then(|| view! { <WordButtons task words/> })
    };
    view! { {signs} {words} }
}

/// Maximum number of signs in rows that fit into a small window beside the board.
const MAX_SIGNS: usize = 34;

/// Number of signs in the rows of an exercise.
fn signs_to_circle(task: ExerciseState) -> usize {
    let scene = task.cx.own.scene.get_untracked();
    let (language, step) = (task.cx.language_now(), task.step.get_untracked());
    let all = rows::rows(&task.course(), (task.location.0, &task.exercise()), step, &scene, language);
    all.iter().map(|row| row.signs.len()).sum()
}

/// True if the active input field takes a move.
fn takes_move(task: ExerciseState) -> bool {
    let cell = task.expected_texts().get(task.active.get()).map(|(cell, _)| *cell);
    task.input() != Input::SheetHead && cell != Some(SheetCell::Result)
}

/// Whole words for the active input field.
fn whole_words(task: ExerciseState) -> Vec<String> {
    let wanted = task.expected_texts();
    let Some((cell, _)) = wanted.get(task.active.get()) else { return Vec::new() };
    let (exercise, turn) = (task.exercise(), task.cx.exercises_started.get_untracked());
    let here = (task.location.0, &*exercise);
    rows::whole_words(&task.course(), here, (*cell, &wanted), task.cx.course_language(), turn)
}

/// Buttons of words that fill an input field at one tap.
#[component]
fn WordButtons(task: ExerciseState, words: Vec<String>) -> impl IntoView {
    let prefs = Preferences::here();
    let button = |word: String| {
        let (name, text) = (word.clone(), word.clone());
        let write = move |_| {
            sheet_input::write_into_cell(task, task.active.get_untracked(), word.clone());
            sheet_input::activate_next_empty(task);
        };
        view! { <button type="button" data-word=name on:click=write>{text}</button> }
    };
    view! {
        <p class="hint">{prefs.label_signal(Label::LearnRowWords)}</p>
        <div class="sign-keys words">{words.into_iter().map(button).collect_view()}</div>
    }
}

/// Characters of use here, in the letters of the language.
fn useful_characters(task: ExerciseState) -> Vec<String> {
    let style = notabene_study::style(task.cx.course_language());
    let scene = task.cx.own.scene.get_untracked();
    let mut all = move_keyboard::key_names(&style, &scene);
    all.retain(|key| ![move_keyboard::PLAY_KEY, "@"].contains(&key.as_str()));
    if task.input() == Input::WriteField {
        let of_name = |key: &String| {
            key == move_keyboard::ERASE_KEY
                || key.bytes().all(|b| b.is_ascii_digit() || scene.board.naming.files.as_bytes().contains(&b))
        };
        all.retain(of_name);
    }
    // Move numbers and other rare signs: once the course has taught them.
    let taught = match task.input() {
        Input::WriteField => TaughtSigns::default(),
        _ => TaughtSigns::up_to_lesson(&task.course(), task.location.0),
    };
    let more = if taught.number { &["9", "0", ".", "…", " "][..] } else { &[] };
    let passing = taught.passing.then_some(" e.p.");
    for key in more.iter().copied().chain(passing) {
        if !all.iter().any(|other| other == key) {
            all.push(key.into());
        }
    }
    all
}

/// Rows in which the text of the active input field is circled; tracked.
fn circle_rows(task: ExerciseState) -> impl IntoView {
    let cx = task.cx;
    let scene = cx.own.scene.get_untracked();
    let (language, step) = (cx.course_language(), task.step.get());
    let all = rows::rows(&task.course(), (task.location.0, &task.exercise()), step, &scene, language);
    // Another language writes the move with other letters.
    let picked = task.circled_signs.get_untracked();
    let put = move |text| sheet_input::write_into_cell(task, task.active.get_untracked(), text);
    if picked.iter().any(Option::is_some) {
        put(rows::text(&all, &picked));
    }
    view! { <CircleRows rows=all picked=task.circled_signs on_change=move |(text, _)| put(text)/> }
}
