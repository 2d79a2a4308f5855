//! The viewer: a part of the program that a board fetches only when its options, its game or its reader ask for it.

use crate::components::element::El;
use crate::embed::embedded_board::EmbeddedBoard;
use crate::state::current_game::needs_more_than_chess;
use crate::state::fetch::fetch_text;
use crate::state::i18n_loader;
use js_sys::{Array, Promise};
use notabene_core::exchange::embed::Options;
use notabene_core::game::{Game, MoveCell};
use notabene_core::i18n::{Language, Part};
use notabene_core::notation::Style;
use notabene_core::record::Tags;
use std::sync::OnceLock;
use wasm_bindgen_futures::JsFuture;

/// Elements of a board that the viewer fills.
pub struct ViewerPlaces {
    /// Before the board.
    pub above: El,
    /// Behind the board.
    pub below: El,
    /// Among the buttons.
    pub buttons: El,
    /// Below the buttons.
    pub tools: El,
    /// In place of the list of moves.
    pub moves: El,
    /// Below the explanations.
    pub writing: El,
}

/// Functions of the viewer.
pub struct Viewer {
    /// Fills the places of a board; the flag opens its menu.
    pub open: fn(EmbeddedBoard, ViewerPlaces, bool),
    /// Applies other options to a board; with the first flag another game, with the second unknown names are errors.
    pub apply: fn(EmbeddedBoard, &Array, bool, bool),
}

/// Options with a meaning only for the viewer.
const OPTIONS: [&str; 9] = [
    "show-header",
    "show-clocks",
    "show-evals",
    "show-menu",
    "comments",
    "autoplay",
    "puzzle",
    "write-box",
    "own-moves",
];

static LOADER: OnceLock<fn() -> Promise> = OnceLock::new();
static VIEWER: OnceLock<&'static Viewer> = OnceLock::new();
static STYLES: OnceLock<String> = OnceLock::new();

/// Lets the viewer be loaded by a function, which calls [`set_viewer`].
pub fn set_loader(load: fn() -> Promise) {
    LOADER.get_or_init(|| load);
}

/// Provides the loaded viewer.
pub fn set_viewer(viewer: &'static Viewer) {
    VIEWER.get_or_init(|| viewer);
}

/// The viewer; `None` until it is loaded.
pub fn viewer() -> Option<&'static Viewer> {
    VIEWER.get().copied()
}

/// The style sheet of the viewer; empty until it is loaded.
pub fn styles() -> &'static str {
    STYLES.get().map_or("", String::as_str)
}

/// Fetches the code of the viewer.
pub fn load_code() -> Option<Promise> {
    LOADER.get().filter(|_| viewer().is_none()).map(|load| load())
}

/// Fetches the viewer with its styles and sentences; `false` if something is missing.
pub async fn load(language: Language) -> bool {
    let code = load_code();
    if STYLES.get().is_none()
        && let Some(sheet) = fetch_text(&i18n_loader::asset_url(&["style/embed.viewer.css"])).await
    {
        STYLES.get_or_init(|| sheet);
    }
    let speaks = i18n_loader::load_messages(language, Part::Viewer).await;
    if let Some(code) = code {
        // It never rejects: the table tells if the code is there.
        drop(JsFuture::from(code).await);
    }
    speaks && viewer().is_some() && STYLES.get().is_some()
}

/// True if a tag says something about a game.
fn is_known(tags: &Tags, name: &str) -> bool {
    tags.get(name).is_some_and(|value| !matches!(value.trim(), "" | "?" | "-"))
}

/// True if tags name the players or the event.
pub fn has_header(tags: &Tags) -> bool {
    ["White", "Black", "Event"].iter().any(|name| is_known(tags, name))
}

/// True if the options or the game need the viewer.
pub fn is_wanted(options: &Options, game: &Game) -> bool {
    let has_time = |cell: &&MoveCell| cell.note.clock.is_some() || cell.note.evaluation().is_some();
    let sheet = || game.sheet(&Style::pgn());
    OPTIONS.iter().any(|name| !options.get(name).is_empty())
        || needs_more_than_chess(game)
        || Some(sheet()).is_some_and(|sheet| has_header(&sheet.tags) || sheet.cells().iter().any(has_time))
}
