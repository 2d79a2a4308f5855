//! Messages above the list: warnings about the storage, the last action, games that could not be listed.

use crate::components::Button;
use crate::components::query::focus_after_render;
use crate::pages::games::list::GameList;
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use crate::state::saved_games::database::{self, Failure};
use crate::state::saved_games::{Arrival, announce_change, migration, storage_state};
use leptos::prelude::*;
use notabene_core::exchange::library::GameSummary;
use notabene_core::exchange::{Export, save};
use notabene_core::game::registry;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// True if the device stores no list of games; tracked.
fn is_storage_missing() -> bool {
    storage_state::storage_state() == Err(Failure::Unavailable)
}

/// Warnings about missing storage and unreadable games.
#[component]
pub fn StorageWarnings(list: GameList) -> impl IntoView {
    let prefs = Preferences::here();
    let warning = |text: String| view! { <p class="callout" role="alert">{text}</p> };
    move || {
        let missing = is_storage_missing().then(|| prefs.label(Label::GamesMissing).to_string());
        let lost = Some(list.corrupt_count.get() as u32).filter(|lost| *lost > 0);
        let lost = lost.map(|games| prefs.message_text(&msg!(GamesUnreadable { games })));
        missing.into_iter().chain(lost).map(warning).collect_view()
    }
}

/// Message about the last action, with undo of a deletion.
#[component]
pub fn ActionMessage(list: GameList) -> impl IntoView {
    let prefs = Preferences::here();
    let line = move |message: Msg| {
        let can_undo = list.deleted.with(|deleted| !deleted.is_empty());
        let undo = can_undo.then(|| {
            let undo = move |()| undo_deletion(list);
            view! { <Button text=prefs.label_signal(Label::GamesUndo) name="games-undo" on_click=undo/> }
        });
        view! {
            <div class="games-done callout inline">
                <p role="status">{move || prefs.message_text(&message)}</p>
                {undo}
            </div>
        }
    };
    move || list.action_message.get().map(line)
}

fn undo_deletion(list: GameList) {
    let deleted = list.deleted.get_untracked();
    spawn_local(async move {
        match database::put_games(&deleted).await {
            Ok(()) => {
                list.deleted.set(Rc::new(Vec::new()));
                list.action_message.set(None);
                announce_change();
                focus_after_render(".games-tools input");
            }
            Err(failure) => storage_state::set_storage_state(Err(failure)),
        }
    });
}

/// Last replaced games, where no list can be stored.
#[component]
pub fn ReplacedGames() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    move || {
        let texts = if is_storage_missing() { migration::replaced_games() } else { Vec::new() };
        let games = texts.into_iter().filter_map(|text| {
            let (title, facts) = title_and_facts(prefs, &text)?;
            let open = move |_| {
                if let Ok(game) = save::read(&text).0 {
                    current.replace(game, Arrival::Imported);
                    drop(window().location().set_hash(""));
                }
            };
            Some(view! {
                <li>
                    <div class="known grow">
                        <button type="button" class="name cut" data-do="games-open" on:click=open>{title}</button>
                        <p>{facts}</p>
                    </div>
                </li>
            })
        });
        let games: Vec<_> = games.collect();
        (!games.is_empty()).then(|| {
            view! {
                <h2>{prefs.label_signal(Label::GamesSetAside)}</h2>
                <ul class="kept-games bare">{games}</ul>
            }
        })
    }
}

/// Title and facts of a saved game; `None` if it is unreadable.
fn title_and_facts(prefs: Preferences, text: &str) -> Option<(String, String)> {
    let game = save::read(text).0.ok()?;
    let summary = GameSummary::of(&game);
    let (style, language) = prefs.with_untracked(|prefs| (prefs.style(), prefs.language));
    let begins = || game.text(Export::Moves(style)).chars().take(40).collect::<String>();
    let title = summary.title().unwrap_or_else(begins);
    let variant = registry::find(&summary.game).map_or("", |variant| language.label(variant.label));
    let moves = language.say(&msg!(GamesMoves { moves: summary.moves() }));
    Some((title, join_facts(&[variant, &moves, &summary.result])))
}

/// Facts about a game in a line; empty ones are left out.
pub fn join_facts(facts: &[&str]) -> String {
    facts.iter().filter(|fact| !fact.is_empty()).copied().collect::<Vec<_>>().join(" · ")
}
