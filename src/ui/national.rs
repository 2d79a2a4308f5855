//! The national games side by side, from the records of their rules.

use super::dom::{El, el};
use super::notes::arranged;
use super::state::Desk;
use notabene_core::session::decisions::Page;
use notabene_core::session::national::{self, National, TOPICS};
use notabene_core::text::{Block, Label, Section};

/// The text with the words of all rules.
pub const TEXT: &str = "national";

/// The words for a key: 1 is short, for a table; 2 is a sentence.
pub fn word(all: &[Section], key: &str, column: usize) -> String {
    let rows = all.iter().flat_map(|section| &section.blocks);
    let own = |block: &Block| match block {
        Block::Row(cells) if cells.first().is_some_and(|cell| cell == key) => cells.get(column).cloned(),
        _ => None,
    };
    rows.filter_map(own).next().unwrap_or_default()
}

/// A table: on a narrow screen each game is a card.
pub fn games(desk: &'static Desk, page: &'static Page) -> El {
    let made = move |all: Vec<Section>| {
        let head = TOPICS.iter().map(|topic| el("th", "").attr("scope", "col").text(&word(&all, topic, 1)));
        let head = el("tr", "").with([el("td", "")]).with(head);
        let rows = page.games.iter().filter_map(|begin| {
            let name = el("th", "").attr("scope", "row").label(desk, begin.label);
            let cells = cells(&all, &national::of_game(begin.game)?);
            Some(el("tr", "").attr("data-game", begin.game).with([name]).with(cells))
        });
        let table = el("table", "national");
        vec![table.with([el("thead", "").with([head]), el("tbody", "").with(rows)])]
    };
    el("section", "card")
        .attr("data-card", "games")
        .with([el("h2", "").label(desk, Label::GamesTitle), arranged(desk, TEXT, Box::new(made))])
}

/// What stands in the row of a game.
fn cells(all: &[Section], game: &National) -> Vec<El> {
    let cell = |(topic, key): (&&str, &&str)| {
        let mut words = word(all, key, 1);
        if *topic == "board" {
            let [size, men] = [game.size, game.men].map(|n| n.to_string());
            words = [&size, " × ", &size, ", 2 × ", &men, ", ", &words].concat();
        }
        el("td", "").attr("data-topic", &word(all, topic, 1)).text(&words)
    };
    TOPICS.iter().zip(&game.keys).map(cell).collect()
}
