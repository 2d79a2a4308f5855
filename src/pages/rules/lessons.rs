//! Positions with a line of moves: diagrams, explanations, and buttons to open them on the board.

use crate::components::element::{El, el};
use crate::components::move_text::Markup;
use crate::components::query::attribute;
use crate::pages::compare::picture;
use crate::state::context::AppContext;
use crate::views::article::{arranged, finder_of, put_block};
use leptos::prelude::*;
use notabene_core::exchange::import::{self, ImportTarget};
use notabene_core::game::Game;
use notabene_core::i18n::{Block, Label, Section};
use notabene_core::notation::Style;
use notabene_core::record;

/// Name of the text. The first row of each section holds a name for tests, and the record.
const TEXT: &str = "strokes";

/// Template of a position: title twice, picture, text, and start of its button.
const LESSON: &str = "<summary><h3>$</h3></summary><div class=\"lesson\">\
    <img class=\"diagram\" alt=\"$\" src=\"$\"><div class=\"words\">$\
    <button type=\"button\" class=\"main\" data-do=\"$\"";

/// All positions.
pub fn lessons(app: AppContext) -> El {
    let made = move |all: &[Section]| {
        let mut made = Vec::new();
        all.iter().for_each(|section| made.extend(lesson(app, section)));
        made
    };
    el("section", "card lessons")
        .attr("data-card", "lessons")
        .with([el("h2", "").label(app, Label::LessonsTitle), arranged(TEXT, "", Box::new(made))])
        .on("click", move |e| {
            if let Some(table) = attribute(&e, "data-record").and_then(|text| opened(&text, &Style::pgn())) {
                app.put(table);
                // The address of the game is empty.
                drop(window().location().set_hash(""));
            }
        })
}

/// A position, collapsible to its title.
fn lesson(app: AppContext, section: &Section) -> Option<El> {
    let Some((Block::Row(cells), words)) = section.blocks.split_first() else { return None };
    let [name, record] = &cells[..] else { return None };
    let table = opened(record, &Style::pgn())?;
    let picture = picture(app, &table.scene(), "", &section.title);
    let (mut text, finder) = (Markup::default(), finder_of(app.prefs, TEXT));
    words.iter().for_each(|block| put_block(block, finder, &mut text));
    let mut out = Markup::default();
    let label = app.label(Label::LessonOpen);
    out.fill(LESSON, &[&section.title, &section.title, &picture, &text.done(), name]);
    // Tags of a record contain quotes.
    out.attribute("data-record", record);
    out.fill(">$</button></div></div>", &[label]);
    Some(el("details", "").attr("data-lesson", name).attr("open", "").inside(&out.done()))
}

/// Opens a record as a game. None if it contains no valid game.
pub fn opened(text: &str, style: &Style) -> Option<Game> {
    import::import(text, record::next_game(text, 0)?, style, ImportTarget::Game).table?.ok()
}
