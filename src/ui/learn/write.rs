//! Help with writing in an exercise: rows to circle in, letters and words to tap.

use super::doing::ExerciseState;
use super::focus_soon;
use crate::ui::answer::{self, Level};
use crate::ui::interop::{Nodes, nodes};
use crate::ui::pad;
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::i18n::Label;
use notabene_core::study::circle::{self, Row, Taught};
use notabene_core::study::{Cell, Input};
use std::rc::Rc;

/// Rows with more signs do not fit into a small window beside the board.
const MOST_SIGNS: usize = 34;

/// The choice of a level, and the signs to write with on it.
#[component]
pub fn WritingHelp() -> impl IntoView {
    let task = ExerciseState::here();
    let level = task.page.level;
    // A line of moves is too long to be circled, and so are many rows of signs in a small window: there the letters
    // stand for both.
    let long =
        task.input() == Input::WriteLine || (answer::is_small_window() && signs_to_circle(task) > MOST_SIGNS);
    let restart = move || {
        task.circled.set(Vec::new());
        focus_soon(".cell.active");
    };
    let is_open = move || !task.done.get() && level.get() != Level::Type;
    let signs = move || match level.get() {
        _ if is_no_move(task) => None,
        Level::Circle if !long => circles(task),
        _ => Some(letters(task)),
    };
    view! {
        <div class=move || if task.done.get() { "hidden" } else { "helps" }>
            {answer::levels(task.page.board, level, long, restart).view()}
            <div class="tools">
                <Show when=is_open>{signs}<WholeWords/></Show>
            </div>
        </div>
    }
}

/// Rows of signs of the current step, in a language.
fn sign_rows(task: ExerciseState, step: usize, language: notabene_core::i18n::Language) -> Vec<Row> {
    let scene = task.page.board.scene.get_untracked();
    circle::rows(&task.course(), (task.place.0, &task.exercise()), step, &scene, language)
}

/// Count of the signs in the rows of an exercise.
fn signs_to_circle(task: ExerciseState) -> usize {
    let rows = sign_rows(task, task.step.get_untracked(), task.page.language_now());
    rows.iter().map(|row| row.signs.len()).sum()
}

/// True if the place being written is none for a move, tracked.
fn is_no_move(task: ExerciseState) -> bool {
    let cell = task.wanted().get(task.active.get()).map(|(cell, _)| *cell);
    task.input() == Input::SheetHead || cell == Some(Cell::Result)
}

/// Whole words for the place being written, tracked.
fn words(task: ExerciseState) -> Vec<String> {
    let wanted = task.wanted();
    let Some((cell, _)) = wanted.get(task.active.get()) else { return Vec::new() };
    let (exercise, turn) = (task.exercise(), task.page.begun.get_untracked());
    let here = (task.place.0, &*exercise);
    circle::whole_words(&task.course(), here, (*cell, &wanted), task.page.taught(), turn)
}

/// Words that fill a place at one tap.
#[component]
fn WholeWords() -> impl IntoView {
    let task = ExerciseState::here();
    let words = Memo::new(move |_| words(task));
    let keys = move || words.get().into_iter().map(|word| view! { <WordKey word/> }).collect_view();
    view! {
        <Show when=move || words.with(|words| !words.is_empty())>
            <p class="hint">{task.page.prefs.words(Label::LearnRowWords)}</p>
            <div class="sign-keys words">{keys}</div>
        </Show>
    }
}

#[component]
fn WordKey(word: String) -> impl IntoView {
    let task = ExerciseState::here();
    let (text, written) = (word.clone(), word.clone());
    let write = move |_| {
        task.write_active(written.clone());
        task.next_place();
    };
    view! { <button type="button" data-word=word on:click=write>{text}</button> }
}

/// The signs of use here, in the letters of the language.
fn signs(task: ExerciseState) -> Vec<String> {
    let style = notabene_core::study::style(task.page.taught());
    let scene = task.page.board.scene.get_untracked();
    let keys = pad::names(&style, &scene).into_iter().filter(|key| ![pad::PLAY, "@"].contains(key));
    let mut all: Vec<String> = keys.map(String::from).collect();
    if task.input() == Input::WriteField {
        all.retain(|key| is_of_field_name(key, &scene));
    }
    for key in taught_signs(task) {
        if !all.iter().any(|other| other == key) {
            all.push(key.into());
        }
    }
    all
}

fn is_of_field_name(key: &str, scene: &Scene) -> bool {
    let files = scene.board.naming.files.as_bytes();
    key == pad::ERASE || key.bytes().all(|b| b.is_ascii_digit() || files.contains(&b))
}

/// Numbers before moves and other rare signs, as soon as the course has taught them.
fn taught_signs(task: ExerciseState) -> Vec<&'static str> {
    let taught = match task.input() {
        Input::WriteField => Taught::default(),
        _ => Taught::until(&task.course(), task.place.0),
    };
    let numbers = if taught.number { &["9", "0", ".", "…", " "][..] } else { &[] };
    numbers.iter().copied().chain(taught.passing.then_some(" e.p.")).collect()
}

fn letters(task: ExerciseState) -> Nodes {
    nodes(answer::letters(task.page.board, signs(task), move |key| task.press(key)))
}

/// The rows in which the place being written is circled.
fn circles(task: ExerciseState) -> Option<Nodes> {
    let rows = sign_rows(task, task.step.get(), task.page.taught());
    // Another language writes the same move with other letters.
    let circled = task.circled.get_untracked();
    if circled.iter().any(Option::is_some) {
        task.write_active(circle::text(&rows, &circled));
    }
    let put = move |text, _| task.write_active(text);
    let made = answer::circles(task.page.board, rows, task.circled, Rc::new(put));
    (!made.is_empty()).then(|| nodes(made))
}
