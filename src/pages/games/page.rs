//! Page of all saved games: search, order, selection, and actions.

use crate::components::query::on_window;
use crate::components::{BackLink, NothingYet};
use crate::pages::games::GamesTabs;
use crate::pages::games::list::{GameList, load_list};
use crate::pages::games::notices::{ActionMessage, ReplacedGames, StorageWarnings};
use crate::pages::games::row::{GameRow, move_focus};
use crate::pages::games::tools::{ListTools, SelectionActions};
use crate::state::i18n_loader::art_url;
use crate::state::preferences::Preferences;
use crate::state::saved_games::{current, storage_state, track_changes};
use leptos::html::Ul;
use leptos::prelude::*;
use notabene_core::exchange::library::Listed;
use notabene_core::i18n::Label;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;

/// Number of rows rendered above and below the visible ones.
const SPARE_ROWS: usize = 4;
/// Height of a row before one can be measured, in pixels.
const DEFAULT_ROW_HEIGHT: f64 = 100.0;

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <GamesPage/> }.into_any()
}

#[component]
fn GamesPage() -> impl IntoView {
    let prefs = Preferences::here();
    let list = GameList::new();
    spawn_local(current::check_database());
    Effect::new(move |_| {
        track_changes();
        spawn_local(load_list(list));
    });
    view! {
        <h1>{prefs.label_signal(Label::MyGames)}</h1>
        <p class="lead">{prefs.label_signal(Label::GamesLead)}</p>
        <GamesTabs here="games/mine"/>
        <div><StorageWarnings list/></div>
        <ListTools list/>
        <SelectionActions list/>
        <div><ActionMessage list/></div>
        <div><ReplacedGames/></div>
        <GameRows list/>
        <EmptyList list/>
        <BackLink text=prefs.label_signal(Label::BackToGame)/>
    }
}

/// Computes the range of rows near the visible ones, and sets padding for the others.
fn measure_visible_rows(list: GameList, element: &HtmlElement) {
    let Some(all) = list.shown.try_with_untracked(Vec::len) else { return };
    let height = element.first_element_child().map(|row| row.get_bounding_client_rect().height());
    let height = height.filter(|height| *height > 1.0).unwrap_or(DEFAULT_ROW_HEIGHT);
    let visible = window().inner_height().ok().and_then(|h| h.as_f64()).unwrap_or(1_000.0);
    let above = (-element.get_bounding_client_rect().top() / height).max(0.0) as usize;
    let first = above.saturating_sub(SPARE_ROWS).min(all.saturating_sub(1));
    let end = (above + (visible / height) as usize + 2 + SPARE_ROWS).min(all);
    for (name, rows) in [("padding-top", first), ("padding-bottom", all - end.max(first))] {
        // Setting a valid property does not fail.
        let _ = element.style().set_property(name, &format!("{}px", rows as f64 * height));
    }
    if list.visible_range.try_get_untracked() != Some((first, end)) {
        list.visible_range.set((first, end));
    }
}

/// A row near the visible ones.
#[derive(Clone)]
struct VisibleRow {
    listed: Listed,
    /// Its number among all listed games, and their number.
    place: [usize; 2],
    is_renamed: bool,
    is_on_board: bool,
}

impl VisibleRow {
    /// A row is rendered again when its key changes.
    fn key(&self) -> (String, u32, [String; 2], [usize; 2], [bool; 2]) {
        let Listed { summary, title, game, .. } = &self.listed;
        let texts = [title.clone(), game.clone()];
        (summary.id.clone(), summary.revision, texts, self.place, [self.is_renamed, self.is_on_board])
    }
}

/// The rows near the visible ones; tracked.
fn visible_rows(list: GameList) -> Vec<VisibleRow> {
    let (first, end) = list.visible_range.get();
    let (renaming, on_board) = (list.renaming.get(), current::current_id());
    let (all, shown) = (list.rows.get(), list.shown.read());
    let Some(all) = all else { return Vec::new() };
    let near = shown.get(first..end.min(shown.len())).unwrap_or_default();
    let row = |(n, at): (usize, &usize)| {
        let listed = all.get(*at)?.clone();
        let is = |id: &Option<String>| id.as_ref() == Some(&listed.summary.id);
        let (is_renamed, is_on_board) = (is(&renaming), is(&on_board));
        Some(VisibleRow { listed, place: [first + n + 1, shown.len()], is_renamed, is_on_board })
    };
    near.iter().enumerate().filter_map(row).collect()
}

#[component]
fn GameRows(list: GameList) -> impl IntoView {
    let element = NodeRef::<Ul>::new();
    let measure = move || {
        if let Some(element) = element.try_get_untracked().flatten() {
            measure_visible_rows(list, &element);
        }
    };
    Effect::new(move |_| {
        list.shown.track();
        measure();
    });
    on_window(leptos::ev::scroll, move |_| measure());
    on_window(leptos::ev::resize, move |_| measure());
    view! {
        <ul class="kept-games bare" node_ref=element on:keydown=|e| move_focus(&e)>
            <For each=move || visible_rows(list) key=VisibleRow::key let(row)>
                <GameRow
                    list
                    listed=row.listed
                    place=row.place
                    is_renamed=row.is_renamed
                    is_on_board=row.is_on_board
                />
            </For>
        </ul>
    }
}

/// An empty list in words; before the first game with a drawing, and a button that leads to the board.
#[component]
fn EmptyList(list: GameList) -> impl IntoView {
    let prefs = Preferences::here();
    let label = Memo::new(move |_| empty_list_label(list));
    let content = move || match label.get()? {
        none @ Label::GamesNone => Some(
            view! {
                <NothingYet picture=art_url("start-play") text=prefs.label_signal(none)>
                    <a class="button main" href="#">{prefs.label_signal(Label::StartPlay)}</a>
                </NothingYet>
            }
            .into_any(),
        ),
        label => Some(view! { <p>{prefs.label_signal(label)}</p> }.into_any()),
    };
    view! { <div class="none" role="status">{content}</div> }
}

/// Message for an empty list; tracked.
fn empty_list_label(list: GameList) -> Option<Label> {
    list.rows.with(|rows| match rows {
        None => Some(Label::GamesLoading),
        // Missing storage has a warning already, and games that cannot be reached are there.
        Some(rows) if rows.is_empty() => storage_state::storage_state().is_ok().then_some(Label::GamesNone),
        Some(_) => list.shown.with(Vec::is_empty).then_some(Label::GamesNoneFound),
    })
}
