//! Search, order and import; selection of games, and actions on them.

use crate::components::{Button, FileButton, Select, SelectOption};
use crate::pages::games::files;
use crate::pages::games::list::{GameList, delete_games};
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::exchange::library::SortOrder;
use notabene_core::i18n::Label;
use notabene_core::msg;
use std::collections::BTreeSet;
use web_sys::File;

/// Labels of all orders.
const ORDER_LABELS: [Label; 4] =
    [Label::GamesByChanged, Label::GamesByName, Label::GamesByGame, Label::GamesByLength];

/// Search, order, import.
#[component]
pub fn ListTools(list: GameList) -> impl IntoView {
    let prefs = Preferences::here();
    let option = |(order, label): (SortOrder, Label)| SelectOption {
        value: order.name().into(),
        text: prefs.label_signal(label),
    };
    let sort = move |name: String| {
        if let Some(order) = SortOrder::ALL.into_iter().find(|order| order.name() == name) {
            list.order.set(order);
        }
    };
    let import = move |chosen: Vec<File>| files::import_files(list, chosen);
    // Nothing can be searched among no games.
    view! {
        <div class=move || if list.is_empty() { "games-tools names-beside inline without-games" } else { "games-tools names-beside inline" }>
            <input
                type="search"
                name="search"
                autocomplete="off"
                placeholder=prefs.label_signal(Label::GamesSearch)
                aria-label=prefs.label_signal(Label::GamesSearch)
                on:input=move |e| list.search_text.set(event_target_value(&e))
            />
            <Select
                text=prefs.label_signal(Label::GamesSort)
                name="order"
                options=SortOrder::ALL.into_iter().zip(ORDER_LABELS).map(option).collect()
                value=Signal::derive(move || list.order.get().name().to_string())
                on_change=sort
            />
            <FileButton
                text=prefs.label_signal(Label::GamesImport)
                name="games-file"
                accept=".pgn,.pdn,.txt,text/plain"
                multiple=true
                on_choose=import
            />
            // A sheet on paper is a game, too.
            <a class="button" href="#sheet/repair/photo">{prefs.label_signal(Label::PhotoButton)}</a>
        </div>
    }
}

/// Selection, and its actions; hidden without games.
#[component]
pub fn SelectionActions(list: GameList) -> impl IntoView {
    let prefs = Preferences::here();
    let is_empty = move || list.rows.with(|rows| rows.as_ref().is_none_or(|rows| rows.is_empty()));
    let has_selection = move || list.selected.with(|selected| !selected.is_empty());
    let export_label = move || if has_selection() { Label::GamesExport } else { Label::GamesExportAll };
    let export = move |()| {
        let selected = list.selected.get_untracked();
        // In the order of the list.
        let ids = list.listed_ids().into_iter().filter(|id| selected.is_empty() || selected.contains(id));
        files::export_games(list, ids.collect());
    };
    let delete = move |_| delete_games(list, list.selected.get_untracked().into_iter().collect());
    view! {
        <div class=move || if is_empty() { "hidden" } else { "inline" }>
            <SelectAll list/>
            <p class="count grow" role="status">{move || count_text(prefs, list)}</p>
            <Button
                text=Signal::derive(move || prefs.label(export_label()).to_string())
                name="games-save"
                on_click=export
            />
            <button
                type="button"
                data-do="games-delete"
                class=move || if has_selection() { "" } else { "hidden" }
                on:click=delete
            >
                {prefs.label_signal(Label::GamesDelete)}
            </button>
        </div>
    }
}

/// Switch that selects all listed games, or none.
#[component]
fn SelectAll(list: GameList) -> impl IntoView {
    let prefs = Preferences::here();
    let is_all = move || {
        list.rows.track();
        let is_empty = list.shown.with(Vec::is_empty);
        let selected = list.selected.get();
        !is_empty && list.listed_ids().iter().all(|id| selected.contains(id))
    };
    let toggle = move |_| {
        let all: BTreeSet<String> = list.listed_ids().into_iter().collect();
        list.selected
            .update(|selected| *selected = if all.is_subset(selected) { BTreeSet::new() } else { all });
    };
    view! {
        <label class="choose-all switch">
            <input type="checkbox" name="all" prop:checked=is_all on:change=toggle/>
            <span>{prefs.label_signal(Label::GamesChooseAll)}</span>
        </label>
    }
}

/// Number of games, of those that are listed, and of those that are selected; tracked.
fn count_text(prefs: Preferences, list: GameList) -> String {
    let games = list.rows.with(|rows| rows.as_ref().map_or(0, |rows| rows.len())) as u32;
    let found = list.shown.with(Vec::len) as u32;
    let count = match found == games {
        true => prefs.message_text(&msg!(GamesKept { games })),
        false => prefs.message_text(&msg!(GamesMatching { found, games })),
    };
    match list.selected.with(BTreeSet::len) as u32 {
        0 => count,
        games => [count, prefs.message_text(&msg!(GamesChosen { games }))].join(" · "),
    }
}
