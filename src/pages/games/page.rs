//! Page of all saved games: search, order, selection, and actions.

use crate::components::child::Child;
use crate::components::effect::flag;
use crate::components::effect::{effect_after_render, render_effect};
use crate::components::element::set_flag;
use crate::components::element::{El, back_link, button, el, labelled_select};
use crate::components::keyed_list::Each;
use crate::components::query::focus_after_render;
use crate::pages::games::list::{GameList, delete_games, load_list};
use crate::pages::games::{files, row};
use crate::state::context::AppContext;
use crate::state::saved_games::database::{self, Failure};
use crate::state::saved_games::{Arrival, announce_change, current, migration, storage_state, track_changes};
use leptos::prelude::*;
use notabene_core::exchange::library::{GameSummary, SortOrder, search_and_sort};
use notabene_core::exchange::{Export, save};
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::msg;
use std::collections::BTreeSet;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlInputElement};

/// Number of rows rendered above and below the visible ones.
const SPARE_ROWS: usize = 4;
/// Height of a row before one can be measured, in pixels.
const DEFAULT_ROW_HEIGHT: f64 = 100.0;

/// Content of the page.
pub fn page(app: AppContext) -> Vec<El> {
    let cx = GameList {
        app,
        rows: RwSignal::new_local(None),
        shown: RwSignal::new_local(Rc::new(Vec::new())),
        visible_range: RwSignal::new((0, 0)),
        search_text: RwSignal::new(String::new()),
        order: RwSignal::new(SortOrder::Changed),
        selected: RwSignal::new(BTreeSet::new()),
        renaming: RwSignal::new(None),
        action_message: RwSignal::new(None),
        deleted: RwSignal::new_local(Rc::new(Vec::new())),
        corrupt_count: RwSignal::new(0),
        load_count: StoredValue::new(0),
    };
    spawn_local(current::check_database());
    render_effect(Box::new(move || {
        track_changes();
        spawn_local(load_list(cx));
    }));
    render_effect(Box::new(move || filter_and_sort(cx)));
    let list = visible_rows(cx);
    let element = list.0.clone();
    effect_after_render(Box::new(move || {
        cx.shown.track();
        measure_visible_rows(cx, &element);
    }));
    let element = list.0.clone();
    for event in ["scroll", "resize"] {
        let element = element.clone();
        let listener = window_event_listener_untyped(event, move |_| measure_visible_rows(cx, &element));
        on_cleanup(move || listener.remove());
    }
    vec![
        el("h1", "").label(app, Label::MyGames),
        el("p", "lead").label(app, Label::GamesLead),
        el("p", "").with([el("a", "button").attr("href", "#famous").label(app, Label::FamousTitle)]),
        el("div", "").live_children(move || warnings(cx)),
        list_tools(cx),
        selection_actions(cx),
        el("div", "").live_children(move || action_message_line(cx)),
        el("div", "").live_children(move || replaced_games(cx)),
        list,
        el("p", "none").attr("role", "status").live_text(move || empty_list_message(cx)),
        back_link(app),
    ]
}

/// Filters and sorts the games.
fn filter_and_sort(cx: GameList) {
    let (wanted, order) = (cx.search_text.get(), cx.order.get());
    let found = cx.rows.with(|rows| rows.as_ref().map(|rows| search_and_sort(rows, &wanted, order)));
    cx.shown.set(Rc::new(found.unwrap_or_default()));
}

/// Computes the range of rows near the visible ones, and sets padding for the others.
fn measure_visible_rows(cx: GameList, list: &Element) {
    let Some(all) = cx.shown.try_get_untracked().map(|shown| shown.len()) else { return };
    let height = list.first_element_child().map(|row| row.get_bounding_client_rect().height());
    let height = height.filter(|height| *height > 1.0).unwrap_or(DEFAULT_ROW_HEIGHT);
    let visible = leptos::prelude::window().inner_height().ok().and_then(|h| h.as_f64()).unwrap_or(1_000.0);
    let above = (-list.get_bounding_client_rect().top() / height).max(0.0) as usize;
    let first = above.saturating_sub(SPARE_ROWS).min(all.saturating_sub(1));
    let end = (above + (visible / height) as usize + 2 + SPARE_ROWS).min(all);
    let style = list.unchecked_ref::<web_sys::HtmlElement>().style();
    for (name, rows) in [("padding-top", first), ("padding-bottom", all - end.max(first))] {
        // Setting a valid property does not fail.
        let _ = style.set_property(name, &format!("{}px", rows as f64 * height));
    }
    if cx.visible_range.try_get_untracked() != Some((first, end)) {
        cx.visible_range.set((first, end));
    }
}

/// Rows near the visible ones.
fn visible_rows(cx: GameList) -> El {
    let rows = move || {
        let (first, end) = cx.visible_range.get();
        let renaming = cx.renaming.get();
        let board = current::current_id();
        let (all, shown) = (cx.rows.get(), cx.shown.get());
        let Some(all) = all else { return Vec::new() };
        let near = shown.get(first..end.min(shown.len())).unwrap_or_default();
        let mut keyed: Vec<(String, Box<dyn FnOnce() -> El>)> = Vec::with_capacity(near.len());
        for (n, place) in near.iter().enumerate() {
            let Some(listed) = all.get(*place).cloned() else { continue };
            let summary = &listed.summary;
            let renames = renaming.as_deref() == Some(summary.id.as_str());
            let on_board = board.as_deref() == Some(summary.id.as_str());
            let at = [first + n + 1, shown.len()];
            let revision = summary.revision.to_string();
            let marks = format!("{}{}", if renames { "r" } else { "" }, if on_board { "b" } else { "" });
            let place = at.map(|n| n.to_string()).join("/");
            let key = [&summary.id, &revision, &listed.title, &listed.game, &marks, &place]
                .map(String::as_str)
                .join("\n");
            keyed.push((key, Box::new(move || row::game_row(cx, listed, at, renames, on_board))));
        }
        keyed
    };
    let list = el("ul", "kept-games");
    Each(Box::new(rows)).append_to(&list);
    list.on("keydown", |e| row::move_focus(&e))
}

/// Warnings.
fn warnings(cx: GameList) -> Vec<El> {
    let alert = |text: String| el("p", "warning").attr("role", "alert").text(&text);
    let mut all = Vec::new();
    if storage_state::storage_state() == Err(Failure::Unavailable) {
        all.push(alert(cx.app.label(Label::GamesMissing).into()));
    }
    let lost = cx.corrupt_count.get();
    if lost > 0 {
        all.push(alert(cx.app.message_text(&msg!(GamesUnreadable { games: lost as u32 }))));
    }
    all
}

/// Last replaced games, where no list can be stored.
fn replaced_games(cx: GameList) -> Vec<El> {
    if storage_state::storage_state() != Err(Failure::Unavailable) {
        return Vec::new();
    }
    let games: Vec<El> =
        migration::replaced_games().into_iter().filter_map(|text| replaced_game_row(cx, text)).collect();
    if games.is_empty() {
        return games;
    }
    let title = el("h2", "").label(cx.app, Label::GamesSetAside);
    vec![title, el("ul", "kept-games").with(games)]
}

/// Row of a replaced game. None if it is unreadable.
fn replaced_game_row(cx: GameList, text: String) -> Option<El> {
    let app = cx.app;
    let table = save::read(&text).0.ok()?;
    let summary = GameSummary::of(&table);
    let style = app.prefs.with_untracked(|prefs| prefs.style());
    let begins = || table.text(Export::Moves(style)).chars().take(40).collect::<String>();
    let title = summary.title().unwrap_or_else(begins);
    let game = registry::find(&summary.game).map_or("", |game| app.label(game.label)).to_string();
    let facts = [game, app.message_text(&msg!(GamesMoves { moves: summary.moves() })), summary.result];
    let facts = facts.iter().filter(|fact| !fact.is_empty()).cloned().collect::<Vec<_>>().join(" · ");
    let open = el("button", "name").attr("type", "button").attr("data-do", "games-open").text(&title);
    let open = open.click(move || {
        if let Ok(table) = save::read(&text).0 {
            app.replace(table, Arrival::Imported);
            drop(leptos::prelude::window().location().set_hash(""));
        }
    });
    Some(el("li", "").with([el("div", "known").with([open, el("p", "").text(&facts)])]))
}

/// Search, order, import.
fn list_tools(cx: GameList) -> El {
    let app = cx.app;
    let input = el("input", "").attr("type", "search").attr("name", "search").attr("autocomplete", "off");
    let input = input.live_attr("placeholder", move || app.label(Label::GamesSearch).into());
    let input = input.live_attr("aria-label", move || app.label(Label::GamesSearch).into());
    let input = input.on("input", move |e| cx.search_text.set(event_target_value(&e)));
    const ORDER_LABELS: [Label; 4] =
        [Label::GamesByChanged, Label::GamesByName, Label::GamesByGame, Label::GamesByLength];
    let options = SortOrder::ALL.iter().zip(ORDER_LABELS);
    let options =
        options.map(|(order, label)| el("option", "").attr("value", order.name()).label(app, label));
    let sort = labelled_select(app, Label::GamesSort, "order", options.collect(), move |value| {
        if let Some(order) = SortOrder::ALL.into_iter().find(|order| order.name() == value) {
            cx.order.set(order);
        }
    });
    let file = el("input", "").attr("type", "file").attr("accept", ".pgn,.pdn,.txt,text/plain");
    let file = file.attr("name", "games-file").attr("multiple", "").on("change", move |e| {
        let Some(input) = e.target().and_then(|t| t.dyn_into::<HtmlInputElement>().ok()) else { return };
        if let Some(list) = input.files() {
            files::import_files(cx, (0..list.length()).filter_map(|n| list.get(n)).collect());
        }
        // The file may be chosen again.
        input.set_value("");
    });
    let add = el("label", "button").with([el("span", "").label(app, Label::GamesImport), file]);
    // A sheet on paper is a game, too.
    let photo = el("a", "button").attr("href", "#sheet/repair/photo").label(app, Label::PhotoButton);
    el("div", "games-tools").with([input, sort, add, photo])
}

/// Ids of the listed games.
fn listed_ids(cx: GameList) -> Vec<String> {
    let Some(all) = cx.rows.get_untracked() else { return Vec::new() };
    cx.shown.with_untracked(|shown| shown.iter().map(|n| all[*n].summary.id.clone()).collect())
}

/// Selection, and its actions.
fn selection_actions(cx: GameList) -> El {
    let app = cx.app;
    let boxed = el("input", "").attr("type", "checkbox").attr("name", "all");
    let is_all = move || {
        let (shown, chosen) = (cx.shown.get(), cx.selected.get());
        !shown.is_empty() && listed_ids(cx).iter().all(|id| chosen.contains(id))
    };
    set_flag(&boxed, crate::components::element::FlagTarget::Property, "checked", flag(is_all).into());
    let boxed = boxed.on("change", move |_| {
        let all: BTreeSet<String> = listed_ids(cx).into_iter().collect();
        cx.selected.update(|chosen| *chosen = if all.is_subset(chosen) { BTreeSet::new() } else { all });
    });
    let choose = el("label", "choose-all").with([boxed, el("span", "").label(app, Label::GamesChooseAll)]);
    let count = move || {
        let all = cx.rows.with(|rows| rows.as_ref().map_or(0, |rows| rows.len())) as u32;
        let (found, chosen) =
            (cx.shown.with(|shown| shown.len()) as u32, cx.selected.with(BTreeSet::len) as u32);
        let count_text = match found == all {
            true => app.message_text(&msg!(GamesKept { games: all })),
            false => app.message_text(&msg!(GamesMatching { found, games: all })),
        };
        match chosen {
            0 => count_text,
            games => [count_text, app.message_text(&msg!(GamesChosen { games }))].join(" · "),
        }
    };
    let count = el("p", "count").attr("role", "status").live_text(count);
    let words = move || {
        let none = cx.selected.with(BTreeSet::is_empty);
        app.label(if none { Label::GamesExportAll } else { Label::GamesExport }).to_string()
    };
    let save = el("button", "").attr("type", "button").attr("data-do", "games-save").live_text(words);
    let save = save.click(move || {
        let chosen: Vec<String> = cx.selected.with_untracked(|chosen| chosen.iter().cloned().collect());
        // In the order of the list.
        let ids = listed_ids(cx).into_iter().filter(|id| chosen.is_empty() || chosen.contains(id));
        files::export_games(cx, ids.collect());
    });
    let remove = button(app, Label::GamesDelete, "games-delete", move || {
        delete_games(cx, cx.selected.with_untracked(|chosen| chosen.iter().cloned().collect()));
    });
    let remove = remove.live_class(move || if cx.selected.with(BTreeSet::is_empty) { "hidden" } else { "" });
    let none = move || {
        if cx.rows.with(|rows| rows.as_ref().is_none_or(|rows| rows.is_empty())) {
            "games-actions hidden"
        } else {
            "games-actions"
        }
    };
    el("div", "").live_class(none).with([choose, count, save, remove])
}

/// Message about the last action, with undo of a deletion.
fn action_message_line(cx: GameList) -> Vec<El> {
    let Some(done) = cx.action_message.get() else { return Vec::new() };
    let app = cx.app;
    let said = el("p", "").attr("role", "status").live_text(move || app.message_text(&done));
    let mut parts = vec![said];
    if cx.deleted.with(|deleted| !deleted.is_empty()) {
        parts.push(button(app, Label::GamesUndo, "games-undo", move || {
            let deleted = cx.deleted.get_untracked();
            spawn_local(async move {
                match database::put_games(&deleted).await {
                    Ok(()) => {
                        cx.deleted.set(Rc::new(Vec::new()));
                        cx.action_message.set(None);
                        announce_change();
                        focus_after_render(".games-tools input");
                    }
                    Err(failure) => storage_state::set_storage_state(Err(failure)),
                }
            });
        }));
    }
    vec![el("div", "games-done").with(parts)]
}

/// Message for an empty list.
fn empty_list_message(cx: GameList) -> String {
    let app = cx.app;
    let label = cx.rows.with(|rows| match rows {
        None => Some(Label::GamesLoading),
        Some(rows) if rows.is_empty() => {
            // Missing storage has a warning already, and games that cannot be reached are there.
            storage_state::storage_state().is_ok().then_some(Label::GamesNone)
        }
        Some(_) if cx.shown.with(|shown| shown.is_empty()) => Some(Label::GamesNoneFound),
        Some(_) => None,
    });
    label.map(|label| app.label(label).to_string()).unwrap_or_default()
}
