//! Comparison of the national draughts games, from their rule records.

use crate::components::Card;
use crate::state::preferences::Preferences;
use crate::views::article::{Article, RenderSections};
use leptos::prelude::*;
use notabene_core::game::decisions::{RulesPage, StartButton};
use notabene_core::game::national::{self, TOPICS};
use notabene_core::i18n::{Label, Section, text_of_row};

/// Name of the text about all rules: column 1 of a row is short, for a table; 2 is a sentence.
pub const TEXT_NAME: &str = "national";

/// Table of the games; a card for each on a narrow screen.
#[component]
pub fn GamesTable(page: &'static RulesPage) -> impl IntoView {
    let prefs = Preferences::here();
    let render: RenderSections = Box::new(move |all| games_table(prefs, page, all).into_any());
    view! {
        <Card title=prefs.label_signal(Label::GamesTitle) name="games">
            <Article name=TEXT_NAME render/>
        </Card>
    }
}

fn games_table(prefs: Preferences, page: &'static RulesPage, all: &[Section]) -> impl IntoView + use<> {
    let topics = TOPICS.map(|topic| text_of_row(all, topic, 1));
    let heads = topics.clone().map(|topic| view! { <th scope="col">{topic}</th> });
    let rows = page.games().into_iter().filter_map(|StartButton { game, label }| {
        let rules = national::of_game(game)?;
        let cells = topics.iter().zip(rules.keys).enumerate().map(|(n, (topic, key))| {
            let mut text = text_of_row(all, key, 1);
            if n == 0 {
                // Its board and its men.
                let (size, men) = (rules.size, rules.men);
                text = format!("{size} × {size}, 2 × {men}, {text}");
            }
            view! { <td data-topic=topic.clone()>{text}</td> }
        });
        Some(view! {
            <tr data-game=game>
                <th scope="row">{prefs.label(label)}</th>
                {cells.collect_view()}
            </tr>
        })
    });
    view! {
        <table class="national fill">
            <thead><tr><td></td>{heads.collect_view()}</tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}
