//! Three ways to write: circling what is right, tapping letters, typing. The choice is kept.

use super::doing::Task;
use super::{circle, paper};
use crate::ui::dom::{El, choice, el};
use crate::ui::pad;
use crate::ui::sprite::Icon;
use crate::ui::store;
use notabene_core::lesson::circle::{self as circles, Taught};
use notabene_core::lesson::{Cell, Kind};
use notabene_core::text::Label;

/// How answers are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Level {
    Circle,
    Pad,
    Type,
}

const LEVELS: [(Level, &str, Label); 3] = [
    (Level::Circle, "circle", Label::DrillCircle),
    (Level::Pad, "pad", Label::DrillPad),
    (Level::Type, "type", Label::DrillType),
];

/// Where the choice is kept.
const KEY: &str = "writing";

impl Level {
    /// The choice that was made before.
    pub fn kept() -> Level {
        let kept = store::load(KEY).unwrap_or_default();
        LEVELS.iter().find(|(_, name, _)| *name == kept).map_or(Level::Circle, |(level, ..)| *level)
    }
}

/// The choice of a level, and what helps to write on it.
pub fn helps(task: Task) -> El {
    // A line of moves is too long to be circled: there the letters stand for both.
    let long = task.kind() == Kind::Line;
    let offered = LEVELS.into_iter().filter(|(level, ..)| !long || *level != Level::Circle);
    let choices = offered.map(|(level, name, label)| {
        let is = move || match task.hall.level.get() {
            Level::Circle if long => level == Level::Pad,
            chosen => chosen == level,
        };
        let take = move || {
            task.hall.level.set(level);
            task.picked.set(Vec::new());
            store::keep(KEY, name);
            super::focus_soon(".cell.active");
        };
        choice("data-level", name, is, take).label(task.hall.desk, label)
    });
    let named = move || task.hall.desk.label(Label::DrillInput).into();
    let levels = el("div", "levels").attr("role", "group").live("aria-label", named).with(choices);
    let keys = move || {
        let level = task.hall.level.get();
        if task.done.get() || level == Level::Type {
            return Vec::new();
        }
        let words = words(task);
        let signs = match level {
            _ if no_move(task) => Vec::new(),
            Level::Circle if !long => circle::rows(task),
            _ => vec![letters(task)],
        };
        let words = if words.is_empty() { Vec::new() } else { whole(task, words) };
        signs.into_iter().chain(words).collect()
    };
    let class = move || if task.done.get() { "hidden" } else { "helps" };
    el("div", "").class(class).with([levels, el("div", "tools").each(keys)])
}

/// Whether the place that is being written is none for a move.
fn no_move(task: Task) -> bool {
    let cell = task.wanted().get(task.active.get()).map(|(cell, _)| *cell);
    task.kind() == Kind::Head || cell == Some(Cell::Result)
}

/// Whole words for the place that is being written, beside the rows of moves: results, names, what belongs on a
/// head. Where a move may stand, they are offered as soon as the course has told of them, in any exercise.
fn words(task: Task) -> Vec<String> {
    let wanted = task.wanted();
    let Some((cell, _)) = wanted.get(task.active.get()) else { return Vec::new() };
    if *cell == Cell::Result {
        return ["1-0", "½-½", "0-1"].map(String::from).into();
    }
    if task.kind() != Kind::Head {
        let turn = task.hall.begun.get_untracked();
        return circles::words(&task.course(), task.place.0, task.hall.language(), turn);
    }
    // Each of them once, and not in the order of the places.
    let mut all: Vec<String> = Vec::new();
    for (_, text) in wanted {
        if !text.is_empty() && !all.contains(&text) {
            all.insert(all.len() / 2, text);
        }
    }
    all
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
    let style = notabene_core::lesson::style(task.hall.language());
    let scene = task.hall.own.scene.get_untracked();
    let all = pad::names(&style, &scene).into_iter().filter(|key| ![pad::PLAY, "@"].contains(key));
    let mut all: Vec<String> = all.map(String::from).collect();
    if task.kind() == Kind::Name {
        let of_name = |key: &String| {
            key == pad::ERASE
                || key.bytes().all(|b| b.is_ascii_digit() || scene.board.naming.files.as_bytes().contains(&b))
        };
        all.retain(of_name);
    }
    // Numbers before moves and what else is asked for now and then: as soon as the course has told of it.
    let taught = match task.kind() {
        Kind::Name => Taught::default(),
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
    let key = |key: String| {
        let erase = key == pad::ERASE;
        let button = el("button", if (key.len() > 3 && !erase) || key == " " { "wide" } else { "" });
        let button = button.attr("type", "button").attr("data-sign", &key);
        let button = match key.as_str() {
            pad::ERASE => button
                .live("aria-label", move || task.hall.desk.label(Label::Erase).into())
                .with([Icon("erase")]),
            " " => button.label(task.hall.desk, Label::LearnSpace),
            sign => button.text(sign),
        };
        // The caret stays where it is.
        button.on("mousedown", |e| e.prevent_default()).click(move || paper::press(task, &key))
    };
    let pad = el("div", "sign-keys").attr("role", "group");
    let pad = pad.live("aria-label", move || task.hall.desk.label(Label::LetterPad).into());
    pad.with(signs(task).into_iter().map(key))
}
