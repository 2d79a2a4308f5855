//! Positions with a line to walk: what they show, and the way to put them on the board.

use super::compare::picture;
use super::dom::{El, Live, button, el};
use super::notes::{arranged, block};
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::notation::Style;
use notabene_core::record;
use notabene_core::session::import::{self, Want};
use notabene_core::text::{Block, Label, Msg, Section};

/// The text with the positions: in the first row of each section its name for tests, and its record.
const TEXT: &str = "strokes";

/// All of them.
pub fn lessons(desk: &'static Desk) -> El {
    let made = move |all: Vec<Section>| all.into_iter().map(|section| lesson(desk, section)).collect();
    el("section", "card lessons")
        .attr("data-card", "lessons")
        .with([el("h2", "").label(desk, Label::LessonsTitle), arranged(desk, TEXT, Box::new(made))])
}

fn lesson(desk: &'static Desk, section: Section) -> El {
    let mut blocks = section.blocks.into_iter();
    let cells = match blocks.next() {
        Some(Block::Row(cells)) => cells,
        _ => Vec::new(),
    };
    let cell = |n: usize| cells.get(n).cloned().unwrap_or_default();
    let (name, text) = (cell(0), cell(1));
    let wrong = Live::new(None::<Msg>);
    let image = opened(&text).ok().map(|table| {
        let picture = picture(desk, &*table, &[], &section.title);
        el("img", "diagram").attr("src", &picture).attr("alt", &section.title)
    });
    let act = move || match opened(&text) {
        Ok(table) => {
            desk.put(table);
            // The address of the game is the plain one.
            drop(window().location().set_hash(""));
        }
        Err(msg) => wrong.set(msg),
    };
    let problem = el("p", "wrong").attr("role", "alert");
    let words = el("div", "words")
        .with(blocks.map(block))
        .with([button(desk, Label::LessonOpen, &name, act).attr("class", "main")])
        .with([problem.says(move || wrong.get().map(|m| desk.say(&m)).unwrap_or_default())]);
    let title = el("summary", "").with([el("h3", "").text(&section.title)]);
    el("details", "")
        .attr("data-lesson", &name)
        .with([title])
        .with([el("div", "lesson").with(image).with([words])])
}

/// A record on a table, or why it cannot be there.
fn opened(text: &str) -> Result<Box<dyn notabene_core::session::Table>, Option<Msg>> {
    let found = record::next_game(text, 0).ok_or(None)?;
    let imported = import::import(text, found, &Style::pgn(), Want::Table);
    let first = imported.faults.into_iter().next().map(|problem| problem.says);
    match imported.table {
        Some(Ok(table)) if first.is_none() => Ok(table),
        Some(Err(problem)) => Err(Some(problem.says)),
        _ => Err(first),
    }
}
