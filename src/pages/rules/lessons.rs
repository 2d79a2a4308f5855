//! Positions with a line of moves: diagrams, explanations, and buttons to open them on the board.

use crate::components::element::{El, el};
use crate::components::icon::Icon;
use crate::components::move_text::Markup;
use crate::components::query::closest_attribute;
use crate::pages::compare::picture_with_paths;
use crate::state::context::AppContext;
use crate::views::article::{article_of_elements, finder_of, push_block};
use leptos::prelude::*;
use notabene_core::exchange::import::{self, ImportTarget};
use notabene_core::game::Game;
use notabene_core::i18n::{Block, Label, Section};
use notabene_core::notation::Style;
use notabene_core::record;

/// Name of the text. The first row of each section holds a name for tests, and the record.
const TEXT_NAME: &str = "strokes";

/// Template of a position: title twice, picture, text, and start of its button.
const LESSON_TEMPLATE: &str = "<summary><h3>$</h3></summary><div class=\"lesson\">\
    <img class=\"diagram\" alt=\"$\" src=\"$\"><div class=\"words\">$\
    <button type=\"button\" class=\"main\" data-do=\"$\"";

/// All positions.
pub fn lesson_list(app: AppContext) -> El {
    let content = move |all: &[Section]| {
        let mut lessons = Vec::new();
        all.iter().for_each(|section| lessons.extend(lesson_details(app, section)));
        lessons
    };
    el("section", "card lessons")
        .attr("data-card", "lessons")
        .with([
            el("h2", "").label(app, Label::LessonsTitle),
            article_of_elements(TEXT_NAME, "", Box::new(content)),
            strokes_link(app),
        ])
        .on("click", move |e| {
            if let Some(game) =
                closest_attribute(&e, "data-record").and_then(|text| game_of_record(&text, &Style::pgn()))
            {
                app.open_game(game);
                // The address of the game is empty.
                drop(window().location().set_hash(""));
            }
        })
}

/// Link to the strokes to be found.
fn strokes_link(app: AppContext) -> El {
    let words = [el("b", "").label(app, Label::StrokesTitle), el("small", "").label(app, Label::StrokesLine)];
    el("a", "place-link").attr("href", "#strokes").with([Icon("men"), el("span", "").with(words)])
}

/// A position, collapsible to its title.
fn lesson_details(app: AppContext, section: &Section) -> Option<El> {
    let Some((Block::Row(cells), words)) = section.blocks.split_first() else { return None };
    let [name, record] = &cells[..] else { return None };
    let game = game_of_record(record, &Style::pgn())?;
    let picture = picture_with_paths(app.prefs, &game.scene(), "", &section.title);
    let (mut text, finder) = (Markup::default(), finder_of(app.prefs, TEXT_NAME));
    words.iter().for_each(|block| push_block(block, finder, &mut text));
    let mut out = Markup::default();
    let label = app.label(Label::LessonOpen);
    out.push_texts(LESSON_TEMPLATE, &[&section.title, &section.title, &picture, &text.into_string(), name]);
    // Tags of a record contain quotes.
    out.push_attribute("data-record", record);
    out.push_texts(">$</button></div></div>", &[label]);
    Some(el("details", "").attr("data-lesson", name).attr("open", "").html(&out.into_string()))
}

/// Opens a record as a game. None if it contains no valid game.
pub fn game_of_record(text: &str, style: &Style) -> Option<Game> {
    import::import(text, record::next_game(text, 0)?, style, ImportTarget::Game).table?.ok()
}
