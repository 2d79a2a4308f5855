//! Board of a part taken from a game: the one on the board, one of My games, or a famous one.

use crate::components::{Button, Select, SelectOption};
use crate::pages::course_builder::part_state::{BoardMode, PartState};
use crate::pages::famous::{load_game, load_list};
use crate::state::saved_games::database;
use leptos::prelude::*;
use notabene_core::exchange::save;
use notabene_core::game::Game;
use notabene_core::i18n::{Label, head};
use notabene_study::Diagram;
use notabene_study::builder::board_of_game;
use notabene_study::famous::{FAMILIES, FamousGame};
use wasm_bindgen_futures::spawn_local;

/// Name of the game on the board among the games.
const ON_BOARD: &str = "";
/// Maximum number of offered games, the newest first.
const MOST: usize = 60;

/// Choice of a game.
#[component]
pub fn FromGame(part: PartState) -> impl IntoView {
    let prefs = part.course.prefs;
    let is_open = RwSignal::new(false);
    let games = RwSignal::new(Vec::<(String, String)>::new());
    let famous = RwSignal::new(Vec::<FamousGame>::new());
    let chosen = RwSignal::new(String::from(ON_BOARD));
    let open = move |_| {
        if !is_open.get_untracked() {
            is_open.set(true);
            spawn_local(async move {
                let found = list(part).await;
                let _ = games.try_set(found);
                let language = part.course.prefs.with_untracked(|prefs| prefs.language);
                let found = load_list(language).await.unwrap_or_default();
                let _ = famous.try_set(found);
            });
        }
    };
    let options = move || {
        let on_board = SelectOption { value: ON_BOARD.into(), text: prefs.label_signal(Label::DictateDesk) };
        let option = |(id, name): (String, String)| SelectOption { value: id, text: Signal::stored(name) };
        [on_board].into_iter().chain(games.get().into_iter().map(option)).collect::<Vec<_>>()
    };
    let select = move || {
        view! {
            <Select
                text=prefs.label_signal(Label::MyGames) name="game" options=options()
                value=Signal::derive(move || chosen.get()) on_change=move |id| chosen.set(id)
            />
        }
    };
    view! {
        <details class="from-game" on:toggle=open>
            <summary>{prefs.label_signal(Label::BuildFromGame)}</summary>
            <div class="row">
                {select}
                <Button text=prefs.label_signal(Label::BuildTake) name="take-game" on_click=move |()| take(part, chosen.get_untracked())/>
            </div>
            {move || (!famous.with(Vec::is_empty)).then(|| view! { <FromFamous part games=famous/> })}
        </details>
    }
}

/// Choice of a famous game.
#[component]
fn FromFamous(part: PartState, games: RwSignal<Vec<FamousGame>>) -> impl IntoView {
    let prefs = part.course.prefs;
    let chosen = RwSignal::new(0);
    let name = |game: &FamousGame| {
        let facts = [&game.title, &game.players, &game.year];
        let facts: Vec<&str> =
            facts.into_iter().map(String::as_str).filter(|fact| !fact.is_empty()).collect();
        head(&facts.join(" · "), 80)
    };
    let option = |(n, game): (usize, &FamousGame)| SelectOption {
        value: n.to_string(),
        text: Signal::stored(name(game)),
    };
    let options = games.with_untracked(|all| all.iter().enumerate().map(option).collect::<Vec<_>>());
    let take = move |()| {
        let game = games.with_untracked(|all| all.get(chosen.get_untracked()).cloned());
        spawn_local(async move {
            if let Some(game) = fetch(game).await.filter(|_| !part.mode.is_disposed()) {
                show(part, &board_of_game(&game));
            }
        });
    };
    view! {
        <div class="row">
            <Select
                text=prefs.label_signal(Label::FamousTitle) name="famous-game" options
                value=Signal::derive(move || chosen.get().to_string())
                on_change=move |n: String| chosen.set(n.parse().unwrap_or_default())
            />
            <Button text=prefs.label_signal(Label::BuildTakeFamous) name="take-famous" on_click=take/>
        </div>
    }
}

/// Fetches a famous game.
async fn fetch(chosen: Option<FamousGame>) -> Option<Game> {
    let chosen = chosen?;
    let family = FAMILIES.iter().find(|family| family.name == chosen.family)?;
    load_game(family, &chosen.id).await
}

/// Ids and names of the saved games, the newest first.
async fn list(part: PartState) -> Vec<(String, String)> {
    // Without a database there are no games to choose.
    let (mut all, _) = database::list_summaries().await.unwrap_or_default();
    all.sort_by_key(|summary| std::cmp::Reverse(summary.changed));
    let name = |summary: notabene_core::exchange::library::GameSummary| {
        let title = summary.title().unwrap_or_else(|| part.course.prefs.label(Label::BuildUnnamed).into());
        (summary.id, title)
    };
    all.into_iter().take(MOST).map(name).collect()
}

/// Takes the board of a game.
fn take(part: PartState, id: String) {
    if id == ON_BOARD {
        let board = part.course.app_game.game.with_untracked(board_of_game);
        return show(part, &board);
    }
    spawn_local(async move {
        let found = database::games_by_id(&[id]).await.unwrap_or_default();
        let game = found.first().and_then(|stored| save::read(&stored.text).0.ok());
        if let Some(game) = game.filter(|_| !part.mode.is_disposed()) {
            show(part, &board_of_game(&game));
        }
    });
}

fn show(part: PartState, board: &Diagram) {
    part.mode.set(BoardMode::Moves);
    part.edit("", |document, block| document.set_board(block, board));
}
