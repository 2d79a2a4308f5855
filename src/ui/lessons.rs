//! Positions with a line to walk: what they show, and the way to put them on the board.

use super::compare::picture;
use super::dom::{El, el};
use super::markup::Markup;
use super::notes::{arranged, put_block};
use super::pointing::attribute;
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::exchange::import::{self, Want};
use notabene_core::game::Game;
use notabene_core::i18n::{Block, Label, Section};
use notabene_core::notation::Style;
use notabene_core::record;

/// The text with the positions: in the first row of each section its name for tests, and its record.
const TEXT: &str = "strokes";

/// A position: its title, twice, its picture, its words, and the beginning of its button.
const LESSON: &str = "<summary><h3>$</h3></summary><div class=\"lesson\">\
    <img class=\"diagram\" alt=\"$\" src=\"$\"><div class=\"words\">$\
    <button type=\"button\" class=\"main\" data-do=\"$\"";

/// All of them.
pub fn lessons(desk: Desk) -> El {
    let made = move |all: &[Section]| {
        let mut made = Vec::new();
        all.iter().for_each(|section| made.extend(lesson(desk, section)));
        made
    };
    el("section", "card lessons")
        .attr("data-card", "lessons")
        .with([el("h2", "").label(desk, Label::LessonsTitle), arranged(TEXT, "", Box::new(made))])
        .on("click", move |e| {
            if let Some(table) = attribute(&e, "data-record").and_then(|text| opened(&text, &Style::pgn())) {
                desk.put(table);
                // The address of the game is the plain one.
                drop(window().location().set_hash(""));
            }
        })
}

/// A position, folded but for its title.
fn lesson(desk: Desk, section: &Section) -> Option<El> {
    let Some((Block::Row(cells), words)) = section.blocks.split_first() else { return None };
    let [name, record] = &cells[..] else { return None };
    let table = opened(record, &Style::pgn())?;
    let picture = picture(desk, &table.scene(), "", &section.title);
    let mut text = Markup::default();
    words.iter().for_each(|block| put_block(block, &mut text));
    let mut out = Markup::default();
    let label = desk.label(Label::LessonOpen);
    out.fill(LESSON, &[&section.title, &section.title, &picture, &text.done(), name]);
    // The tags of a record have quotes.
    out.attribute("data-record", record);
    out.fill(">$</button></div></div>", &[label]);
    Some(el("details", "").attr("data-lesson", name).inside(&out.done()))
}

/// A record on a table; none if there is no game in it that can be opened.
pub fn opened(text: &str, style: &Style) -> Option<Game> {
    import::import(text, record::next_game(text, 0)?, style, Want::Game).table?.ok()
}
