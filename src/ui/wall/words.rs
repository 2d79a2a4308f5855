//! What stands beside the board: the moves of a game; what a lesson tells or asks, and what is said of the answer.

use super::{Book, Hall, moves, play};
use crate::ui::dom::{El, el};
use crate::ui::learn;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::study::projector::{Deed, Show, Stage};
use notabene_core::study::{Input, Judged, below_title};

/// All that is told.
pub fn words(hall: Hall) -> El {
    let told = Memo::new(move |_| {
        let kind = hall.wall.with(|wall| matches!(wall.show, Show::Game { .. }));
        (kind, hall.wall.with(|wall| wall.free.is_some()), hall.unknown.get())
    });
    el("section", "wall-words").each(move || {
        let (game, free, unknown) = told.get();
        match (free, game) {
            (true, _) => Vec::new(),
            (_, true) if unknown => nothing_there(hall),
            (_, true) => {
                vec![el("div", "wall-game").each(move || moves::moves(hall)), notice(hall)]
            }
            _ => lesson(hall),
        }
    })
}

/// What is said where the address asked for a drill that is not there, and the ways on.
fn nothing_there(hall: Hall) -> Vec<El> {
    let link = |to: &str, label| el("a", "button").attr("href", to).label(hall.desk, label);
    let on = el("p", "row").with([link("#drill", Label::DrillTitle), link("#wall", Label::ThemeProjector)]);
    vec![el("p", "wall-asks short").attr("role", "alert").label(hall.desk, Label::WallUnknown), on]
}

/// Why a touch on the board came to nothing.
fn notice(hall: Hall) -> El {
    let says = move || hall.own.notice.with(|n| n.as_ref().map(|n| hall.desk.say(n)).unwrap_or_default());
    el("p", "wall-notice").attr("role", "alert").says(says)
}

/// What a lesson or a drill asks.
pub fn lesson(hall: Hall) -> Vec<El> {
    vec![
        el("div", "wall-asking").each(move || asking(hall)),
        el("div", "wall-saying").attr("role", "status").each(move || saying(hall)),
        notice(hall),
    ]
}

fn asking(hall: Hall) -> Vec<El> {
    let language = hall.language();
    hall.staged.with(|staged| {
        let Some(stage) = &staged.stage else { return vec![missing(hall)] };
        let style = hall.style_of(&staged.show);
        let (asks, word) = (stage.asks(language, &style), stage.word(language, &style));
        let mut all = vec![el("h1", length_of(&asks)).text(&asks)];
        if !word.is_empty() {
            let long = word.chars().count().max(2);
            all.push(el("p", "wall-word").style("--long", move || long.to_string()).text(&word));
        }
        all.extend(options(hall, stage));
        all
    })
}

/// Short sentences have larger letters.
fn length_of(text: &str) -> &'static str {
    match text.chars().count() {
        0..=60 => "wall-asks short",
        61..=150 => "wall-asks",
        _ => "wall-asks long",
    }
}

/// While a lesson is not there.
fn missing(hall: Hall) -> El {
    let lesson = hall.wall.with(|wall| matches!(wall.show, Show::Lesson { .. }));
    let waits = lesson && hall.book.with(|book| matches!(book, Book::Waiting));
    let label = if waits { Label::WallLoading } else { Label::WallMissing };
    el("p", "wall-asks").attr("role", "status").label(hall.desk, label)
}

/// The options of a question: in the same order in every window.
fn options(hall: Hall, stage: &Stage) -> Vec<El> {
    let Some(exercise) = stage.exercise().filter(|exercise| exercise.kind.input() == Input::Choose) else {
        return Vec::new();
    };
    let seed = exercise.id.bytes().fold(7, |sum: u32, b| sum.wrapping_mul(31).wrapping_add(u32::from(b)));
    let right = stage.judged() == Some(Judged::Right);
    let option = |n: usize| {
        let words = exercise.answers.get(n).map(|answer| answer.text.in_language(hall.language()));
        let tried = stage.tried().iter().any(|old| usize::from(*old) == n);
        let last = stage.tried().last().is_some_and(|old| usize::from(*old) == n);
        let class = match (right && last, tried) {
            (true, _) => "wall-option right",
            (_, true) => "wall-option tried",
            _ => "wall-option",
        };
        let made = el("button", class).attr("type", "button").attr("data-option", &n.to_string());
        made.text(words.unwrap_or_default())
            .click(move || drop(play::act(hall, Deed::Option(u8::try_from(n).unwrap_or(u8::MAX)))))
    };
    learn::shuffled(exercise.answers.len(), seed).into_iter().map(option).collect()
}

/// What is said of the answer, and help.
fn saying(hall: Hall) -> Vec<El> {
    let language = hall.language();
    hall.staged.with(|staged| {
        let Some(stage) = &staged.stage else { return Vec::new() };
        let says = stage.says(language);
        let done = stage.judged() == Some(Judged::Right) || stage.judged() == Some(Judged::Noted);
        let mut all = Vec::new();
        if done {
            all.push(el("p", "wall-right").label(hall.desk, Label::LearnRight));
        }
        let title = if done { hall.words(Label::LearnRight) } else { String::new() };
        let says = says.iter().map(|says| below_title(&title, says));
        all.extend(says.map(|says| el("p", length_of(&says)).text(&says)));
        all
    })
}
