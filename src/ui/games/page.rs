//! The page with all kept games: search, order, choice, and what is done with one or several of them.

use super::database::{self, Failure, Stored};
use super::{Arrival, announce, current, files, now, old, random_id, row, state, track_changes};
use crate::ui::dom::{Child, Each, El, back, button, el, later, picked};
use crate::ui::learn::focus_soon;
use crate::ui::live::follow;
use crate::ui::state::Desk;
use leptos::prelude::*;
use notabene_core::exchange::library::{GameSummary, Listed, Order, arranged};
use notabene_core::exchange::{Export, save};
use notabene_core::game::registry;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use std::collections::BTreeSet;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlInputElement};

/// How many rows stand ready above and below those that are seen.
const SPARE: usize = 4;
/// The height of a row before one can be measured, in pixels.
const USUAL_HEIGHT: f64 = 100.0;

/// The state of the page. Copies are handles to the same.
#[derive(Copy, Clone)]
pub struct Hall {
    pub desk: Desk,
    /// All games; none while they are on their way.
    rows: RwSignal<Option<Rc<Vec<Listed>>>, LocalStorage>,
    /// The places of those that are listed, in order.
    shown: RwSignal<Rc<Vec<usize>>, LocalStorage>,
    /// The rows that stand on the page: the first, and the one after the last.
    window: RwSignal<(usize, usize)>,
    wanted: RwSignal<String>,
    order: RwSignal<Order>,
    /// The ids of the chosen games.
    pub chosen: RwSignal<BTreeSet<String>>,
    /// The id of the game that gets another name.
    pub renaming: RwSignal<Option<String>>,
    /// What was done last.
    pub done: RwSignal<Option<Msg>>,
    /// What was deleted last, so that it can be put back.
    deleted: RwSignal<Rc<Vec<Stored>>, LocalStorage>,
    /// How many games could not be read.
    lost: RwSignal<usize>,
}

/// What stands on the page.
pub fn page(desk: Desk) -> Vec<El> {
    let hall = Hall {
        desk,
        rows: RwSignal::new_local(None),
        shown: RwSignal::new_local(Rc::new(Vec::new())),
        window: RwSignal::new((0, 0)),
        wanted: RwSignal::new(String::new()),
        order: RwSignal::new(Order::Changed),
        chosen: RwSignal::new(BTreeSet::new()),
        renaming: RwSignal::new(None),
        done: RwSignal::new(None),
        deleted: RwSignal::new_local(Rc::new(Vec::new())),
        lost: RwSignal::new(0),
    };
    spawn_local(current::probe());
    follow(Box::new(move || {
        track_changes();
        spawn_local(load(hall));
    }));
    follow(Box::new(move || arrange(hall)));
    let list = list(hall);
    let element = list.0.clone();
    later(Box::new(move || {
        hall.shown.track();
        measure(hall, &element);
    }));
    let element = list.0.clone();
    for event in ["scroll", "resize"] {
        let element = element.clone();
        let listener = window_event_listener_untyped(event, move |_| measure(hall, &element));
        on_cleanup(move || listener.remove());
    }
    vec![
        el("h1", "").label(desk, Label::MyGames),
        el("p", "lead").label(desk, Label::GamesLead),
        el("div", "").each(move || alerts(hall)),
        tools(hall),
        actions(hall),
        el("div", "").each(move || undoing(hall)),
        el("div", "").each(move || set_aside(hall)),
        list,
        el("p", "none").attr("role", "status").says(move || empty(hall)),
        back(desk),
    ]
}

/// Fetches the list.
async fn load(hall: Hall) {
    match database::list().await {
        Ok((all, lost)) => {
            if lost > 0 {
                hall.lost.set(lost);
            }
            // None when the page is gone.
            let Some(prefs) = hall.desk.prefs.try_get_untracked() else { return };
            let language = prefs.language;
            let label = |id: &str| {
                registry::find(id).map_or_else(|_| id.into(), |game| language.label(game.label).to_string())
            };
            let row = |summary: GameSummary| {
                let (title, game) =
                    (language.say(&msg!(GamesOfDate { date: day(summary.created) })), label(&summary.game));
                Listed::new(summary, &title, &game)
            };
            hall.rows.set(Some(Rc::new(all.into_iter().map(row).collect())));
        }
        Err(failure) => {
            state::set(Err(failure));
            hall.rows.set(Some(Rc::new(Vec::new())));
        }
    }
}

/// A day as people of this language write it.
pub fn day(milliseconds: u64) -> String {
    let date = js_sys::Date::new(&(milliseconds as f64).into());
    let code = document().document_element().and_then(|root| root.get_attribute("lang")).unwrap_or_default();
    date.to_locale_date_string(&code, &js_sys::Object::new()).into()
}

/// Finds the games that are to be listed, in their order.
fn arrange(hall: Hall) {
    let (wanted, order) = (hall.wanted.get(), hall.order.get());
    let found = hall.rows.with(|rows| rows.as_ref().map(|rows| arranged(rows, &wanted, order)));
    hall.shown.set(Rc::new(found.unwrap_or_default()));
}

/// Finds the rows that are near those that are seen, and keeps room for the others.
fn measure(hall: Hall, list: &Element) {
    let Some(all) = hall.shown.try_get_untracked().map(|shown| shown.len()) else { return };
    let height = list.first_element_child().map(|row| row.get_bounding_client_rect().height());
    let height = height.filter(|height| *height > 1.0).unwrap_or(USUAL_HEIGHT);
    let visible = leptos::prelude::window().inner_height().ok().and_then(|h| h.as_f64()).unwrap_or(1_000.0);
    let above = (-list.get_bounding_client_rect().top() / height).max(0.0) as usize;
    let first = above.saturating_sub(SPARE).min(all.saturating_sub(1));
    let end = (above + (visible / height) as usize + 2 + SPARE).min(all);
    let style = list.unchecked_ref::<web_sys::HtmlElement>().style();
    for (name, rows) in [("padding-top", first), ("padding-bottom", all - end.max(first))] {
        // Properties of our own names are always taken.
        let _ = style.set_property(name, &[&(rows as f64 * height).to_string(), "px"].concat());
    }
    if hall.window.try_get_untracked() != Some((first, end)) {
        hall.window.set((first, end));
    }
}

/// The rows that are near those that are seen.
fn list(hall: Hall) -> El {
    let rows = move || {
        let (first, end) = hall.window.get();
        let renaming = hall.renaming.get();
        let board = current::id();
        let (all, shown) = (hall.rows.get(), hall.shown.get());
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
            let marks = [if renames { "r" } else { "" }, if on_board { "b" } else { "" }].concat();
            let place = at.map(|n| n.to_string()).join("/");
            let key = [&summary.id, &revision, &listed.title, &listed.game, &marks, &place]
                .map(String::as_str)
                .join("\n");
            keyed.push((key, Box::new(move || row::row(hall, listed, at, renames, on_board))));
        }
        keyed
    };
    let list = el("ul", "kept-games");
    Each(Box::new(rows)).put_in(&list);
    list.on("keydown", |e| row::walk(&e))
}

/// What is wrong, if anything is.
fn alerts(hall: Hall) -> Vec<El> {
    let alert = |text: String| el("p", "warning").attr("role", "alert").text(&text);
    let mut all = Vec::new();
    if state::get() == Err(Failure::Missing) {
        all.push(alert(hall.desk.label(Label::GamesMissing).into()));
    }
    let lost = hall.lost.get();
    if lost > 0 {
        all.push(alert(hall.desk.say(&msg!(GamesUnreadable { games: lost as u32 }))));
    }
    all
}

/// Where no list can be kept: the last games that made way for others.
fn set_aside(hall: Hall) -> Vec<El> {
    if state::get() != Err(Failure::Missing) {
        return Vec::new();
    }
    let games: Vec<El> = old::all().into_iter().filter_map(|text| before(hall, text)).collect();
    if games.is_empty() {
        return games;
    }
    let title = el("h2", "").label(hall.desk, Label::GamesSetAside);
    vec![title, el("ul", "kept-games").with(games)]
}

/// A game that made way for another one, as a row; none if it cannot be read.
fn before(hall: Hall, text: String) -> Option<El> {
    let desk = hall.desk;
    let table = save::read(&text).0.ok()?;
    let summary = GameSummary::of(&table);
    let style = desk.prefs.with_untracked(|prefs| prefs.style());
    let begins = || table.text(Export::Moves(style)).chars().take(40).collect::<String>();
    let title = summary.title().unwrap_or_else(begins);
    let game = registry::find(&summary.game).map_or("", |game| desk.label(game.label)).to_string();
    let facts = [game, desk.say(&msg!(GamesMoves { moves: summary.moves() })), summary.result];
    let facts = facts.iter().filter(|fact| !fact.is_empty()).cloned().collect::<Vec<_>>().join(" · ");
    let open = el("button", "name").attr("type", "button").attr("data-do", "games-open").text(&title);
    let open = open.click(move || {
        if let Ok(table) = save::read(&text).0 {
            desk.replace(table, Arrival::Whole);
            drop(leptos::prelude::window().location().set_hash(""));
        }
    });
    Some(el("li", "").with([el("div", "known").with([open, el("p", "").text(&facts)])]))
}

/// Search, order, files.
fn tools(hall: Hall) -> El {
    let desk = hall.desk;
    let input = el("input", "").attr("type", "search").attr("name", "search").attr("autocomplete", "off");
    let input = input.live("placeholder", move || desk.label(Label::GamesSearch).into());
    let input = input.live("aria-label", move || desk.label(Label::GamesSearch).into());
    let input = input.on("input", move |e| hall.wanted.set(event_target_value(&e)));
    const WORDS: [Label; 4] =
        [Label::GamesByChanged, Label::GamesByName, Label::GamesByGame, Label::GamesByLength];
    let options = Order::ALL.iter().zip(WORDS);
    let options =
        options.map(|(order, label)| el("option", "").attr("value", order.name()).label(desk, label));
    let sort = picked(desk, Label::GamesSort, "order", options.collect(), move |value| {
        if let Some(order) = Order::ALL.into_iter().find(|order| order.name() == value) {
            hall.order.set(order);
        }
    });
    let file = el("input", "").attr("type", "file").attr("accept", ".pgn,.pdn,.txt,text/plain");
    let file = file.attr("name", "games-file").attr("multiple", "").on("change", move |e| {
        let Some(input) = e.target().and_then(|t| t.dyn_into::<HtmlInputElement>().ok()) else { return };
        if let Some(list) = input.files() {
            files::add(hall, (0..list.length()).filter_map(|n| list.get(n)).collect());
        }
        // The same file may be chosen again.
        input.set_value("");
    });
    let add = el("label", "button").with([el("span", "").label(desk, Label::GamesImport), file]);
    el("div", "games-tools").with([input, sort, add])
}

/// The ids of the listed games.
fn listed_ids(hall: Hall) -> Vec<String> {
    let Some(all) = hall.rows.get_untracked() else { return Vec::new() };
    hall.shown.with_untracked(|shown| shown.iter().map(|n| all[*n].summary.id.clone()).collect())
}

/// The choice, and what is done with it.
fn actions(hall: Hall) -> El {
    let desk = hall.desk;
    let boxed = el("input", "").attr("type", "checkbox").attr("name", "all");
    let is_all = move || {
        let (shown, chosen) = (hall.shown.get(), hall.chosen.get());
        !shown.is_empty() && listed_ids(hall).iter().all(|id| chosen.contains(id))
    };
    crate::ui::dom::mark(
        &boxed,
        crate::ui::dom::Mark::Property,
        "checked",
        crate::ui::state::flag(is_all).into(),
    );
    let boxed = boxed.on("change", move |_| {
        let all: BTreeSet<String> = listed_ids(hall).into_iter().collect();
        hall.chosen.update(|chosen| *chosen = if all.is_subset(chosen) { BTreeSet::new() } else { all });
    });
    let choose = el("label", "choose-all").with([boxed, el("span", "").label(desk, Label::GamesChooseAll)]);
    let count = move || {
        let all = hall.rows.with(|rows| rows.as_ref().map_or(0, |rows| rows.len())) as u32;
        let (found, chosen) =
            (hall.shown.with(|shown| shown.len()) as u32, hall.chosen.with(BTreeSet::len) as u32);
        let kept = match found == all {
            true => desk.say(&msg!(GamesKept { games: all })),
            false => desk.say(&msg!(GamesMatching { found, games: all })),
        };
        match chosen {
            0 => kept,
            games => [kept, desk.say(&msg!(GamesChosen { games }))].join(" · "),
        }
    };
    let count = el("p", "count").attr("role", "status").says(count);
    let words = move || {
        let none = hall.chosen.with(BTreeSet::is_empty);
        desk.label(if none { Label::GamesExportAll } else { Label::GamesExport }).to_string()
    };
    let save = el("button", "").attr("type", "button").attr("data-do", "games-save").says(words);
    let save = save.click(move || {
        let chosen: Vec<String> = hall.chosen.with_untracked(|chosen| chosen.iter().cloned().collect());
        // In the order of the list.
        let ids = listed_ids(hall).into_iter().filter(|id| chosen.is_empty() || chosen.contains(id));
        files::write(hall, ids.collect());
    });
    let remove = button(desk, Label::GamesDelete, "games-delete", move || {
        delete(hall, hall.chosen.with_untracked(|chosen| chosen.iter().cloned().collect()));
    });
    let remove = remove.class(move || if hall.chosen.with(BTreeSet::is_empty) { "hidden" } else { "" });
    let none = move || {
        if hall.rows.with(|rows| rows.as_ref().is_none_or(|rows| rows.is_empty())) {
            "games-actions hidden"
        } else {
            "games-actions"
        }
    };
    el("div", "").class(none).with([choose, count, save, remove])
}

/// What was done last, and the way back from deleting.
fn undoing(hall: Hall) -> Vec<El> {
    let Some(done) = hall.done.get() else { return Vec::new() };
    let desk = hall.desk;
    let said = el("p", "").attr("role", "status").says(move || desk.say(&done));
    let mut parts = vec![said];
    if hall.deleted.with(|deleted| !deleted.is_empty()) {
        parts.push(button(desk, Label::GamesUndo, "games-undo", move || {
            let deleted = hall.deleted.get_untracked();
            spawn_local(async move {
                match database::put(&deleted).await {
                    Ok(()) => {
                        hall.deleted.set(Rc::new(Vec::new()));
                        hall.done.set(None);
                        announce();
                        focus_soon(".games-tools input");
                    }
                    Err(failure) => state::set(Err(failure)),
                }
            });
        }));
    }
    vec![el("div", "games-done").with(parts)]
}

/// What is said where there is no row.
fn empty(hall: Hall) -> String {
    let desk = hall.desk;
    let label = hall.rows.with(|rows| match rows {
        None => Some(Label::GamesLoading),
        Some(rows) if rows.is_empty() => {
            // Where no list can be kept that is said already.
            (state::get() != Err(Failure::Missing)).then_some(Label::GamesNone)
        }
        Some(_) if hall.shown.with(|shown| shown.is_empty()) => Some(Label::GamesNoneFound),
        Some(_) => None,
    });
    label.map(|label| desk.label(label).to_string()).unwrap_or_default()
}

/// Takes games away, with the way back.
pub fn delete(hall: Hall, ids: Vec<String>) {
    spawn_local(async move {
        match database::remove(&ids).await {
            Ok(games) => {
                current::forget(&ids);
                hall.done.set(Some(msg!(GamesDeleted { games: games.len() as u32 })));
                hall.deleted.set(Rc::new(games));
                hall.chosen.update(|chosen| chosen.retain(|id| !ids.contains(id)));
                announce();
                focus_soon("[data-do=games-undo]");
            }
            Err(failure) => state::set(Err(failure)),
        }
    });
}

/// Puts a game on the board.
pub fn open_game(hall: Hall, id: String) {
    let desk = hall.desk;
    let leave = || drop(leptos::prelude::window().location().set_hash(""));
    if current::id().as_ref() == Some(&id) {
        return leave();
    }
    spawn_local(async move {
        let found = database::find(&id).await.ok().flatten();
        let opened = found.map(|found| (save::read(&found.text), found.summary));
        match opened {
            Some(((Ok(table), damage), summary)) => {
                desk.replace(table, Arrival::Kept(summary));
                desk.notice.set(damage.map(|problem| problem.says));
                leave();
            }
            Some(((Err(problem), _), _)) => hall.done.set(Some(problem.says)),
            None => hall.done.set(Some(msg!(GamesUnreadable { games: 1 }))),
        }
    });
}

/// Gives a game another name.
pub fn rename(hall: Hall, id: String, name: String) {
    hall.renaming.set(None);
    spawn_local(async move {
        match database::rename(&id, &name).await {
            Ok(()) => announce(),
            Err(failure) => state::set(Err(failure)),
        }
    });
}

/// Keeps a game once more, as a game of its own.
pub fn duplicate(hall: Hall, id: String, title: String) {
    let desk = hall.desk;
    spawn_local(async move {
        let Ok(Some(mut game)) = database::find(&id).await else { return };
        game.summary.rename(&desk.say(&msg!(GamesCopyOf { name: title })));
        game.summary.id = random_id();
        (game.summary.created, game.summary.changed) = (now(), now());
        match database::put(&[game]).await {
            Ok(()) => announce(),
            Err(failure) => state::set(Err(failure)),
        }
    });
}
