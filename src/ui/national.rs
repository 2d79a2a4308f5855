//! Table of the national draughts games, from the records of their rules.

use super::notes::{Article, RenderSections};
use super::prefs::Preferences;
use leptos::prelude::*;
use notabene_core::game::decisions::Page;
use notabene_core::game::national::{self, National, TOPICS};
use notabene_core::i18n::{Block, Label, Section};

/// Name of the text with the words of all rules.
pub const TEXT: &str = "national";

/// The words of a key: column 1 is short, for a table; column 2 is a sentence.
pub fn word(all: &[Section], key: &str, column: usize) -> String {
    for block in all.iter().flat_map(|section| &section.blocks) {
        if let Block::Row(cells) = block
            && cells.first().is_some_and(|cell| cell == key)
        {
            return cells.get(column).cloned().unwrap_or_default();
        }
    }
    String::new()
}

/// Card with the games of a page side by side. On a narrow screen each row is shown as a card.
#[component]
pub fn NationalGames(page: &'static Page) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let render: RenderSections = Box::new(move |all| games_table(prefs, page, all).into_any());
    view! {
        <section class="card" data-card="games">
            <h2>{prefs.words(Label::GamesTitle)}</h2>
            <Article name=TEXT render/>
        </section>
    }
}

fn games_table(prefs: Preferences, page: &'static Page, all: &[Section]) -> impl IntoView + use<> {
    let topics = TOPICS.map(|topic| word(all, topic, 1));
    let heads = topics.clone().map(|topic| view! { <th scope="col">{topic}</th> });
    let rows = page.games().into_iter().filter_map(|begin| {
        let cells = game_cells(national::of_game(begin.game)?, &topics, all);
        let name = prefs.label(begin.label);
        Some(view! { <tr data-game=begin.game><th scope="row">{name}</th>{cells}</tr> })
    });
    view! {
        <table class="national">
            <thead><tr><td></td>{heads}</tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// The cells of a game. The first one also has its board and its men: `8 × 8, 2 × 12, ...`.
fn game_cells(game: National, topics: &[String], all: &[Section]) -> impl IntoView + use<> {
    let cells = topics.iter().zip(game.keys).enumerate().map(|(n, (topic, key))| {
        let words = word(all, key, 1);
        let text = match n {
            0 => format!("{size} × {size}, 2 × {men}, {words}", size = game.size, men = game.men),
            _ => words,
        };
        view! { <td data-topic=topic.clone()>{text}</td> }
    });
    cells.collect_view()
}
