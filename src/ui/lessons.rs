//! Positions with a line to walk: what they show, and the way to put them on the board.

use super::compare::picture;
use super::dom::{El, el};
use super::markup::Markup;
use super::notes::{arranged, put_block};
use super::pointing::attribute;
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::notation::Style;
use notabene_core::record;
use notabene_core::session::Table;
use notabene_core::session::import::{self, Want};
use notabene_core::text::{Block, Label, Section};

/// The text with the positions: in the first row of each section its name for tests, and its record.
const TEXT: &str = "strokes";

/// All of them.
pub fn lessons(desk: &'static Desk) -> El {
    let made = move |all: &[Section]| {
        let mut made = Vec::new();
        all.iter().for_each(|section| made.extend(lesson(desk, section)));
        made
    };
    el("section", "card lessons")
        .attr("data-card", "lessons")
        .with([el("h2", "").label(desk, Label::LessonsTitle), arranged(desk, TEXT, Box::new(made))])
        .on("click", move |e| {
            if let Some(table) = attribute(&e, "data-record").and_then(|text| opened(&text)) {
                desk.put(table);
                // The address of the game is the plain one.
                drop(window().location().set_hash(""));
            }
        })
}

/// A position, folded but for its title.
fn lesson(desk: &'static Desk, section: &Section) -> Option<El> {
    let Some((Block::Row(cells), words)) = section.blocks.split_first() else { return None };
    let [name, record] = &cells[..] else { return None };
    let table = opened(record)?;
    let mut out = Markup::default();
    out.put(&["<summary><h3>", &section.title]);
    out.put(&["</h3></summary><div class=\"lesson\"><img class=\"diagram\""]);
    out.attribute("alt", &section.title);
    out.attribute("src", &picture(desk, &table.scene(), "", &section.title));
    out.put(&["><div class=\"words\">"]);
    words.iter().for_each(|block| put_block(block, &mut out));
    out.button("class=\"main\"");
    out.attribute("data-do", name);
    out.attribute("data-record", record);
    out.put(&[">", desk.label(Label::LessonOpen), "</button></div></div>"]);
    Some(el("details", "").attr("data-lesson", name).inside(&out.done()))
}

/// A record on a table. All of them are read in the tests.
fn opened(text: &str) -> Option<Box<dyn Table>> {
    let imported = import::import(text, record::next_game(text, 0)?, &Style::pgn(), Want::Table);
    imported.table?.ok()
}
