//! Table of the lazy pages, see [`crate::state::lazy`].

use crate::components::element::El;
use crate::state::clock::Timer;
use crate::state::context::{AppContext, ModalKind};
use crate::state::lazy;
use crate::state::opponent::OpponentState;
use leptos::prelude::*;
use std::sync::OnceLock;

/// Functions of the lazy pages. Their loading is no signal: callers follow something else, and request the pages first.
pub struct LazyPages {
    /// Content of a page beside the game, by its index in the list of all.
    pub page: fn(usize, AppContext) -> Vec<El>,
    /// The page on which positions are set up.
    pub setup: fn() -> El,
    /// Content of a dialog.
    pub window: fn(ModalKind) -> El,
    /// Opens the part of a shared address.
    pub arrive: fn(AppContext, &str),
    /// Loads the saved clock, and follows the game and the time.
    pub attend: fn(Timer),
    /// The clock beside the board.
    pub strip: fn(Timer) -> Vec<El>,
    /// The buttons of an open file beside the board.
    pub strip_of_file: fn(AppContext) -> Vec<El>,
    /// Opens the next or the previous game of an open file on the board.
    pub step_in_file: fn(AppContext, bool),
    /// Saves the open file on the device.
    pub keep_file: fn(AppContext),
    /// Reopens the saved file of a line, if the board still has the game with which the page was loaded.
    pub restore_file: fn(AppContext, &str, u32),
    /// Lets the opponent follow the game.
    pub oppose: fn(OpponentState),
    /// The opponent beside the board.
    pub opponent_strip: fn(AppContext, OpponentState) -> Vec<El>,
    /// Plays the sounds of moves.
    pub sound: fn(AppContext),
    /// The line that announces a newer version.
    pub newer: fn(AppContext, RwSignal<bool>) -> El,
}

/// The lazy pages, once they are loaded.
static PAGES: OnceLock<&'static LazyPages> = OnceLock::new();

/// Provides the loaded pages.
pub fn provide(pages: &'static LazyPages) {
    PAGES.get_or_init(|| pages);
    lazy::set_loaded();
}

/// The lazy pages; `None` until they are loaded.
pub fn here() -> Option<&'static LazyPages> {
    PAGES.get().copied()
}
