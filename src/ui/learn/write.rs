//! What helps to write in an exercise: rows to circle in, letters and words to tap.

use super::doing::Task;
use super::paper;
use crate::ui::answer::{self, Level};
use crate::ui::dom::{El, el};
use crate::ui::pad;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::study::circle::Taught;
use notabene_core::study::{Cell, Input, circle as rows};
use std::rc::Rc;

/// The choice of a level, and what helps to write on it.
pub fn helps(task: Task) -> El {
    // A line of moves is too long to be circled, and so are many rows of signs in a small window: there the letters
    // stand for both.
    let long =
        task.input() == Input::WriteLine || (answer::is_small_window() && signs_to_circle(task) > MOST_SIGNS);
    let levels = answer::levels(task.hall.desk, task.hall.level, long, move || {
        task.picked.set(Vec::new());
        super::focus_soon(".cell.active");
    });
    let keys = move || {
        let level = task.hall.level.get();
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

/// Rows with more signs do not fit into a small window beside the board.
const MOST_SIGNS: usize = 34;

/// How many signs the rows of an exercise have.
fn signs_to_circle(task: Task) -> usize {
    let scene = task.hall.own.scene.get_untracked();
    let (language, step) = (task.hall.language_now(), task.step.get_untracked());
    let all = rows::rows(&task.course(), (task.place.0, &task.exercise()), step, &scene, language);
    all.iter().map(|row| row.signs.len()).sum()
}

/// Whether the place that is being written is none for a move.
fn no_move(task: Task) -> bool {
    let cell = task.wanted().get(task.active.get()).map(|(cell, _)| *cell);
    task.input() == Input::SheetHead || cell == Some(Cell::Result)
}

/// Whole words for the place that is being written.
fn words(task: Task) -> Vec<String> {
    let wanted = task.wanted();
    let Some((cell, _)) = wanted.get(task.active.get()) else { return Vec::new() };
    let (exercise, turn) = (task.exercise(), task.hall.begun.get_untracked());
    let here = (task.place.0, &*exercise);
    rows::whole_words(&task.course(), here, (*cell, &wanted), task.hall.taught(), turn)
}

/// Words that fill a place at one tap.
fn whole(task: Task, words: Vec<String>) -> Vec<El> {
    let key = |word: String| {
        let button = el("button", "").attr("type", "button").attr("data-word", &word).text(&word);
        button.click(move || {
            paper::put(task, task.active.get_untracked(), word.clone());
            paper::forward(task);
        })
    };
    let hint = el("p", "hint").label(task.hall.desk, Label::LearnRowWords);
    vec![hint, el("div", "sign-keys words").with(words.into_iter().map(key))]
}

/// The signs that are of use here, in the letters of the language.
fn signs(task: Task) -> Vec<String> {
    let style = notabene_core::study::style(task.hall.taught());
    let scene = task.hall.own.scene.get_untracked();
    let all = pad::names(&style, &scene).into_iter().filter(|key| ![pad::PLAY, "@"].contains(key));
    let mut all: Vec<String> = all.map(String::from).collect();
    if task.input() == Input::WriteField {
        let of_name = |key: &String| {
            key == pad::ERASE
                || key.bytes().all(|b| b.is_ascii_digit() || scene.board.naming.files.as_bytes().contains(&b))
        };
        all.retain(of_name);
    }
    // Numbers before moves and what else is asked for now and then: as soon as the course has told of it.
    let taught = match task.input() {
        Input::WriteField => Taught::default(),
        _ => Taught::until(&task.course(), task.place.0),
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
    answer::letters(task.hall.desk, signs(task), move |key| paper::press(task, key))
}

/// The rows in which the place that is written is circled.
fn circles(task: Task) -> Vec<El> {
    let hall = task.hall;
    let scene = hall.own.scene.get_untracked();
    let (language, step) = (hall.taught(), task.step.get());
    let all = rows::rows(&task.course(), (task.place.0, &task.exercise()), step, &scene, language);
    // Another language writes the same move with other letters.
    let picked = task.picked.get_untracked();
    let put = move |text| paper::put(task, task.active.get_untracked(), text);
    if picked.iter().any(Option::is_some) {
        put(rows::text(&all, &picked));
    }
    answer::circles(hall.own, all, task.picked, Rc::new(move |text, _| put(text)))
}
