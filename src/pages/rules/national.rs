//! Comparison of the national draughts games, from their rule records.

use crate::components::element::{El, el};
use crate::components::move_text::Markup;
use crate::state::context::AppContext;
use crate::views::article::article_of_elements;
use notabene_core::game::decisions::RulesPage;
use notabene_core::game::national::{self, TOPICS};
use notabene_core::i18n::{Block, Label, Section};

/// Name of the text about all rules.
pub const TEXT_NAME: &str = "national";

/// Text of a key: column 1 is short, for a table; 2 is a sentence. Empty if missing.
pub fn text_of_key(all: &[Section], key: &str, column: usize) -> String {
    for block in all.iter().flat_map(|section| &section.blocks) {
        if let Block::Row(cells) = block
            && cells.first().is_some_and(|cell| cell == key)
        {
            return cells.get(column).cloned().unwrap_or_default();
        }
    }
    String::new()
}

/// First cell in the row of a game: its board and its men.
const BOARD_CELL: &str = "<td data-topic=\"$\">$ × $, 2 × $, $</td>";

/// Table of the games; a card for each on a narrow screen.
pub fn games_table(app: AppContext, page: &'static RulesPage) -> El {
    let content = move |all: &[Section]| vec![el("table", "national").html(&table_markup(app, page, all))];
    el("section", "card").attr("data-card", "games").with([
        el("h2", "").label(app, Label::GamesTitle),
        article_of_elements(TEXT_NAME, "", Box::new(content)),
    ])
}

fn table_markup(app: AppContext, page: &'static RulesPage, all: &[Section]) -> String {
    let mut out = Markup::default();
    let topics = TOPICS.map(|topic| text_of_key(all, topic, 1));
    out.push_markup(&["<thead><tr><td></td>"]);
    topics.iter().for_each(|topic| out.push_markup(&["<th scope=\"col\">", topic, "</th>"]));
    out.push_markup(&["</tr></thead><tbody>"]);
    for begin in page.games() {
        let Some(game) = national::of_game(begin.game) else { continue };
        out.push_texts("<tr data-game=\"$\"><th scope=\"row\">$</th>", &[begin.game, app.label(begin.label)]);
        let [size, men] = [game.size, game.men].map(|n| n.to_string());
        for (n, (topic, key)) in topics.iter().zip(game.keys).enumerate() {
            let words = text_of_key(all, key, 1);
            match n {
                0 => out.push_texts(BOARD_CELL, &[topic, &size, &size, &men, &words]),
                _ => out.push_texts("<td data-topic=\"$\">$</td>", &[topic, &words]),
            }
        }
        out.push_markup(&["</tr>"]);
    }
    out.push_markup(&["</tbody>"]);
    out.into_string()
}
