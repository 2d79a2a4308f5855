//! Input helps of an exercise: rows to circle in, letters and words to tap, a pad to write on by hand.

use crate::components::element::{El, el};
use crate::components::query::focus_after_render;
use crate::pages::learn::exercise_state::TaskContext;
use crate::pages::learn::{ink, sheet_input};
use crate::views::answer::{self, AnswerInput};
use crate::views::move_keyboard;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::circle::TaughtSigns;
use notabene_study::{Input, SheetCell, circle as rows};
use std::rc::Rc;

/// Choice of the input level, and the helps of that level.
pub fn writing_helps(task: TaskContext) -> El {
    // A line of moves is too long to be circled, and so are many rows in a small window: letters replace the rows.
    let long =
        task.input() == Input::WriteLine || (answer::is_small_window() && signs_to_circle(task) > MAX_SIGNS);
    let pads = ink::pads(task);
    let ways = (long, !pads.is_empty());
    let levels = answer::answer_input_choice(task.cx.app, task.cx.answer_input, ways, move || {
        task.circled_signs.set(Vec::new());
        focus_after_render(".cell.active");
    });
    let keys = move || {
        let level = task.cx.answer_input.get().possible(ways.0, ways.1);
        if task.done.get() || level == AnswerInput::Type {
            return Vec::new();
        }
        let words = whole_words(task);
        let signs = match level {
            _ if takes_no_move(task) => Vec::new(),
            AnswerInput::Circle => circle_rows(task),
            AnswerInput::Ink => ink::pad_of_active_cell(task, &pads).into_iter().collect(),
            AnswerInput::Pad | AnswerInput::Type => vec![letter_keys(task)],
        };
        let words = if words.is_empty() { Vec::new() } else { word_buttons(task, words) };
        signs.into_iter().chain(words).collect()
    };
    let class = move || if task.done.get() { "hidden" } else { "helps" };
    el("div", "").live_class(class).with([levels, el("div", "tools").live_children(keys)])
}

/// Maximum number of signs in rows that fit into a small window beside the board.
const MAX_SIGNS: usize = 34;

/// Number of signs in the rows of an exercise.
fn signs_to_circle(task: TaskContext) -> usize {
    let scene = task.cx.own.scene.get_untracked();
    let (language, step) = (task.cx.language_now(), task.step.get_untracked());
    let all = rows::rows(&task.course(), (task.location.0, &task.exercise()), step, &scene, language);
    all.iter().map(|row| row.signs.len()).sum()
}

/// True if the active input field takes no move.
fn takes_no_move(task: TaskContext) -> bool {
    let cell = task.expected_texts().get(task.active.get()).map(|(cell, _)| *cell);
    task.input() == Input::SheetHead || cell == Some(SheetCell::Result)
}

/// Whole words for the active input field.
fn whole_words(task: TaskContext) -> Vec<String> {
    let wanted = task.expected_texts();
    let Some((cell, _)) = wanted.get(task.active.get()) else { return Vec::new() };
    let (exercise, turn) = (task.exercise(), task.cx.exercises_started.get_untracked());
    let here = (task.location.0, &*exercise);
    rows::whole_words(&task.course(), here, (*cell, &wanted), task.cx.course_language(), turn)
}

/// Buttons of words that fill an input field at one tap.
fn word_buttons(task: TaskContext, words: Vec<String>) -> Vec<El> {
    let key = |word: String| {
        let button = el("button", "").attr("type", "button").attr("data-word", &word).text(&word);
        button.click(move || {
            sheet_input::write_into_cell(task, task.active.get_untracked(), word.clone());
            sheet_input::activate_next_empty(task);
        })
    };
    let hint = el("p", "hint").label(task.cx.app, Label::LearnRowWords);
    vec![hint, el("div", "sign-keys words").with(words.into_iter().map(key))]
}

/// Characters of use here, in the letters of the language.
fn useful_characters(task: TaskContext) -> Vec<String> {
    let style = notabene_study::style(task.cx.course_language());
    let scene = task.cx.own.scene.get_untracked();
    let all = move_keyboard::key_names(&style, &scene)
        .into_iter()
        .filter(|key| ![move_keyboard::PLAY_KEY, "@"].contains(key));
    let mut all: Vec<String> = all.map(String::from).collect();
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

fn letter_keys(task: TaskContext) -> El {
    answer::letter_keys(task.cx.app, useful_characters(task), move |key| {
        sheet_input::insert_character(task, key)
    })
}

/// Rows in which the text of the active input field is circled.
fn circle_rows(task: TaskContext) -> Vec<El> {
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
    answer::circle_rows(cx.own, all, task.circled_signs, Rc::new(move |text, _| put(text)))
}
