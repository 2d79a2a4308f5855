//! Input helps of an exercise: rows to circle in, letters and words to tap.

use crate::components::element::{El, el};
use crate::components::query::focus_soon;
use crate::pages::learn::doing::Task;
use crate::pages::learn::paper;
use crate::views::answer::{self, Level};
use crate::views::move_keyboard;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::study::circle::TaughtSigns;
use notabene_core::study::{Input, SheetCell, circle as rows};
use std::rc::Rc;

/// Choice of the input level, and the helps of that level.
pub fn helps(task: Task) -> El {
    // A line of moves is too long to be circled, and so are many rows in a small window: letters replace the rows.
    let long =
        task.input() == Input::WriteLine || (answer::is_small_window() && signs_to_circle(task) > MOST_SIGNS);
    let levels = answer::levels(task.cx.app, task.cx.level, long, move || {
        task.picked.set(Vec::new());
        focus_soon(".cell.active");
    });
    let keys = move || {
        let level = task.cx.level.get();
        if task.done.get() || level == Level::Type {
            return Vec::new();
        }
        let words = words(task);
        let signs = match level {
            _ if no_move(task) => Vec::new(),
            Level::Circle if !long => circles(task),
            _ => vec![letters(task)],
        };
        let words = if words.is_empty() { Vec::new() } else { whole(task, words) };
        signs.into_iter().chain(words).collect()
    };
    let class = move || if task.done.get() { "hidden" } else { "helps" };
    el("div", "").class(class).with([levels, el("div", "tools").each(keys)])
}

/// Maximum number of signs in rows that fit into a small window beside the board.
const MOST_SIGNS: usize = 34;

/// Number of signs in the rows of an exercise.
fn signs_to_circle(task: Task) -> usize {
    let scene = task.cx.own.scene.get_untracked();
    let (language, step) = (task.cx.language_now(), task.step.get_untracked());
    let all = rows::rows(&task.course(), (task.place.0, &task.exercise()), step, &scene, language);
    all.iter().map(|row| row.signs.len()).sum()
}

/// True if the active input field takes no move.
fn no_move(task: Task) -> bool {
    let cell = task.wanted().get(task.active.get()).map(|(cell, _)| *cell);
    task.input() == Input::SheetHead || cell == Some(SheetCell::Result)
}

/// Whole words for the active input field.
fn words(task: Task) -> Vec<String> {
    let wanted = task.wanted();
    let Some((cell, _)) = wanted.get(task.active.get()) else { return Vec::new() };
    let (exercise, turn) = (task.exercise(), task.cx.begun.get_untracked());
    let here = (task.place.0, &*exercise);
    rows::whole_words(&task.course(), here, (*cell, &wanted), task.cx.taught(), turn)
}

/// Buttons of words that fill an input field at one tap.
fn whole(task: Task, words: Vec<String>) -> Vec<El> {
    let key = |word: String| {
        let button = el("button", "").attr("type", "button").attr("data-word", &word).text(&word);
        button.click(move || {
            paper::put(task, task.active.get_untracked(), word.clone());
            paper::forward(task);
        })
    };
    let hint = el("p", "hint").label(task.cx.app, Label::LearnRowWords);
    vec![hint, el("div", "sign-keys words").with(words.into_iter().map(key))]
}

/// Characters of use here, in the letters of the language.
fn signs(task: Task) -> Vec<String> {
    let style = notabene_core::study::style(task.cx.taught());
    let scene = task.cx.own.scene.get_untracked();
    let all = move_keyboard::names(&style, &scene)
        .into_iter()
        .filter(|key| ![move_keyboard::PLAY, "@"].contains(key));
    let mut all: Vec<String> = all.map(String::from).collect();
    if task.input() == Input::WriteField {
        let of_name = |key: &String| {
            key == move_keyboard::ERASE
                || key.bytes().all(|b| b.is_ascii_digit() || scene.board.naming.files.as_bytes().contains(&b))
        };
        all.retain(of_name);
    }
    // Move numbers and other rare signs: once the course has taught them.
    let taught = match task.input() {
        Input::WriteField => TaughtSigns::default(),
        _ => TaughtSigns::up_to_lesson(&task.course(), task.place.0),
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

fn letters(task: Task) -> El {
    answer::letters(task.cx.app, signs(task), move |key| paper::press(task, key))
}

/// Rows in which the text of the active input field is circled.
fn circles(task: Task) -> Vec<El> {
    let cx = task.cx;
    let scene = cx.own.scene.get_untracked();
    let (language, step) = (cx.taught(), task.step.get());
    let all = rows::rows(&task.course(), (task.place.0, &task.exercise()), step, &scene, language);
    // Another language writes the move with other letters.
    let picked = task.picked.get_untracked();
    let put = move |text| paper::put(task, task.active.get_untracked(), text);
    if picked.iter().any(Option::is_some) {
        put(rows::text(&all, &picked));
    }
    answer::circles(cx.own, all, task.picked, Rc::new(move |text, _| put(text)))
}
