//! The page with all saved games: search, order, choice, and what is done with one or several of them.

use super::actions::leave;
use super::database::Failure;
use super::list::GameList;
use super::row::{GameRow, RowFacts, on_key};
use super::{Arrival, current, files, old, state};
use crate::components::{BackLink, Button, Select, SelectOption};
use crate::ui::dom::El;
use crate::ui::interop;
use crate::ui::state::{CurrentGame, Desk};
use leptos::prelude::*;
use notabene_core::exchange::library::{GameSummary, Order};
use notabene_core::exchange::{Export, save};
use notabene_core::game::{Game, registry};
use notabene_core::i18n::Label;
use notabene_core::msg;
use std::collections::BTreeSet;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, HtmlInputElement};

/// The page, as elements.
pub fn page(_: Desk) -> Vec<El> {
    vec![interop::element(view! { <GamesPage/> })]
}

#[component]
fn GamesPage() -> impl IntoView {
    let list = GameList::new(expect_context::<CurrentGame>());
    spawn_local(current::probe());
    list.follow();
    let words = move |label| list.current.words(label);
    view! {
        <h1>{words(Label::MyGames)}</h1>
        <p class="lead">{words(Label::GamesLead)}</p>
        <div>{move || alerts(list)}</div>
        <Tools list/>
        <Actions list/>
        <div>{move || last_action(list)}</div>
        <div>{move || set_aside(list.current)}</div>
        <Rows list/>
        <p class="none" role="status">{move || empty_text(list)}</p>
        <BackLink text=words(Label::BackToGame)/>
    }
}

/// The rows near those that are seen.
#[component]
fn Rows(list: GameList) -> impl IntoView {
    let space = move |part: fn((f64, f64)) -> f64| {
        Signal::derive(move || [&part(list.space.get()).to_string(), "px"].concat())
    };
    view! {
        <ul
            node_ref=list.element
            class="kept-games"
            style:padding-top=space(|space| space.0)
            style:padding-bottom=space(|space| space.1)
            on:keydown=move |e| on_key(&e)
        >
            <For
                each=move || rows(list)
                key=RowFacts::key
                children=move |facts| view! { <GameRow list facts/> }
            />
        </ul>
    }
}

fn rows(list: GameList) -> Vec<RowFacts> {
    let (first, end) = list.window.get();
    let (renaming, on_board) = (list.renaming.get(), current::id());
    let (all, listed) = (list.games.get(), list.listed.get());
    let Some(all) = all else { return Vec::new() };
    let near = listed.get(first..end.min(listed.len())).unwrap_or_default();
    let row = |(n, place): (usize, &usize)| {
        let game = all.get(*place)?.clone();
        let is = |id: &Option<String>| id.as_ref() == Some(&game.summary.id);
        let (is_renamed, is_on_board) = (is(&renaming), is(&on_board));
        Some(RowFacts { game, place: first + n + 1, count: listed.len(), is_renamed, is_on_board })
    };
    near.iter().enumerate().filter_map(row).collect()
}

/// What is wrong, if anything is.
fn alerts(list: GameList) -> impl IntoView {
    let missing =
        (state::get() == Err(Failure::Missing)).then(|| list.current.label(Label::GamesMissing).to_string());
    let unreadable = Some(list.unreadable.get())
        .filter(|games| *games > 0)
        .map(|games| list.current.say(&msg!(GamesUnreadable { games: games as u32 })));
    let alert = |text| view! { <p class="warning" role="alert">{text}</p> };
    missing.into_iter().chain(unreadable).map(alert).collect_view()
}

/// Where no list can be saved: the last games that made way for others.
fn set_aside(current: CurrentGame) -> Option<impl IntoView> {
    if state::get() != Err(Failure::Missing) {
        return None;
    }
    let games = old::all().into_iter().filter_map(|text| {
        let game = save::read(&text).0.ok()?;
        Some(view! { <OldGame current text game/> })
    });
    let games: Vec<_> = games.collect();
    (!games.is_empty()).then(|| {
        view! {
            <h2>{current.words(Label::GamesSetAside)}</h2>
            <ul class="kept-games">{games}</ul>
        }
    })
}

/// A game that made way for another one, as a row.
#[component]
fn OldGame(current: CurrentGame, text: String, game: Game) -> impl IntoView {
    let summary = GameSummary::of(&game);
    let style = current.prefs.with_untracked(|prefs| prefs.style());
    let begins = || game.text(Export::Moves(style)).chars().take(40).collect::<String>();
    let title = summary.title().unwrap_or_else(begins);
    let label = registry::find(&summary.game).map_or("", |game| current.label(game.label)).to_string();
    let facts = [label, current.say(&msg!(GamesMoves { moves: summary.moves() })), summary.result];
    let facts = facts.into_iter().filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join(" · ");
    let open = move |_| {
        if let Ok(game) = save::read(&text).0 {
            current.replace(game, Arrival::Whole);
            leave();
        }
    };
    view! {
        <li>
            <div class="known">
                <button class="name" type="button" data-do="games-open" on:click=open>{title}</button>
                <p>{facts}</p>
            </div>
        </li>
    }
}

/// The words of [`Order::ALL`].
const ORDERS: [Label; 4] =
    [Label::GamesByChanged, Label::GamesByName, Label::GamesByGame, Label::GamesByLength];

/// Search, order, files.
#[component]
fn Tools(list: GameList) -> impl IntoView {
    let words = move |label| list.current.words(label);
    let option =
        |(order, label): (Order, Label)| SelectOption { value: order.name().into(), text: words(label) };
    let change = move |value: String| {
        if let Some(order) = Order::ALL.into_iter().find(|order| order.name() == value) {
            list.order.set(order);
        }
    };
    view! {
        <div class="games-tools">
            <input
                type="search"
                name="search"
                autocomplete="off"
                placeholder=words(Label::GamesSearch)
                aria-label=words(Label::GamesSearch)
                on:input=move |e| list.search.set(event_target_value(&e))
            />
            <Select
                text=words(Label::GamesSort)
                name="order"
                options=Order::ALL.into_iter().zip(ORDERS).map(option).collect()
                value=Signal::derive(move || list.order.get().name().to_string())
                on_change=change
            />
            <label class="button">
                <span>{words(Label::GamesImport)}</span>
                <input
                    type="file"
                    accept=".pgn,.pdn,.txt,text/plain"
                    name="games-file"
                    multiple=""
                    on:change=move |e| add_files(list, &e)
                />
            </label>
        </div>
    }
}

/// Adds the games of the chosen files.
fn add_files(list: GameList, e: &Event) {
    let Some(input) = e.target().and_then(|t| t.dyn_into::<HtmlInputElement>().ok()) else { return };
    if let Some(chosen) = input.files() {
        files::add(list, (0..chosen.length()).filter_map(|n| chosen.get(n)).collect());
    }
    // So that the file can be chosen again.
    input.set_value("");
}

/// The choice, and what is done with it.
#[component]
fn Actions(list: GameList) -> impl IntoView {
    let none_chosen = move || list.chosen.with(BTreeSet::is_empty);
    let words = Signal::derive(move || {
        list.current.label(if none_chosen() { Label::GamesExportAll } else { Label::GamesExport }).to_string()
    });
    let delete = move |_| list.delete(list.chosen.with_untracked(|chosen| chosen.iter().cloned().collect()));
    view! {
        <div class=move || if list.is_empty() { "games-actions hidden" } else { "games-actions" }>
            <ChooseAll list/>
            <p class="count" role="status">{move || count(list)}</p>
            <Button text=words name="games-save" on_click=move |()| export(list)/>
            <button type="button" data-do="games-delete" class:hidden=none_chosen on:click=delete>
                {list.current.words(Label::GamesDelete)}
            </button>
        </div>
    }
}

/// Saves the chosen games in files, or all; in the order of the list.
fn export(list: GameList) {
    let chosen = list.chosen.get_untracked();
    let ids = list.listed_ids().into_iter().filter(|id| chosen.is_empty() || chosen.contains(id));
    files::write(list, ids.collect());
}

#[component]
fn ChooseAll(list: GameList) -> impl IntoView {
    let is_all = move || {
        let (listed, chosen) = (list.listed.get(), list.chosen.get());
        !listed.is_empty() && list.listed_ids().iter().all(|id| chosen.contains(id))
    };
    let change = move |_| {
        let all: BTreeSet<String> = list.listed_ids().into_iter().collect();
        list.chosen.update(|chosen| *chosen = if all.is_subset(chosen) { BTreeSet::new() } else { all });
    };
    view! {
        <label class="choose-all">
            <input type="checkbox" name="all" prop:checked=is_all on:change=change/>
            <span>{list.current.words(Label::GamesChooseAll)}</span>
        </label>
    }
}

/// How many games there are, are found and are chosen.
fn count(list: GameList) -> String {
    let current = list.current;
    let all = list.games.with(|games| games.as_ref().map_or(0, |games| games.len())) as u32;
    let found = list.listed.with(|listed| listed.len()) as u32;
    let saved = match found == all {
        true => current.say(&msg!(GamesKept { games: all })),
        false => current.say(&msg!(GamesMatching { found, games: all })),
    };
    match list.chosen.with(BTreeSet::len) as u32 {
        0 => saved,
        games => [saved, current.say(&msg!(GamesChosen { games }))].join(" · "),
    }
}

/// The result of the last action, and the way back from deleting.
fn last_action(list: GameList) -> Option<impl IntoView> {
    let (done, current) = (list.done.get()?, list.current);
    let undo = list.deleted.with(|deleted| !deleted.is_empty()).then(|| {
        let undo = move |()| list.undelete();
        view! { <Button text=current.words(Label::GamesUndo) name="games-undo" on_click=undo/> }
    });
    Some(view! {
        <div class="games-done">
            <p role="status">{move || current.say(&done)}</p>
            {undo}
        </div>
    })
}

/// The text where there is no row.
fn empty_text(list: GameList) -> &'static str {
    let label = list.games.with(|games| match games {
        None => Some(Label::GamesLoading),
        Some(games) if games.is_empty() => {
            // Where no list can be saved an alert says so.
            (state::get() != Err(Failure::Missing)).then_some(Label::GamesNone)
        }
        Some(_) if list.listed.with(|listed| listed.is_empty()) => Some(Label::GamesNoneFound),
        Some(_) => None,
    });
    label.map_or("", |label| list.current.label(label))
}
