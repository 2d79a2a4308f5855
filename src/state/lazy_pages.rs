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
    pub page_content: fn(usize, AppContext) -> Vec<El>,
    /// The page on which positions are set up.
    pub position_editor: fn() -> El,
    /// Content of a dialog.
    pub window_content: fn(ModalKind) -> El,
    /// Opens the part of a shared address.
    pub open_link: fn(AppContext, &str),
    /// Loads the saved clock, and follows the game and the time.
    pub start_clock: fn(Timer),
    /// The clock beside the board.
    pub clock_panel: fn(Timer) -> Vec<El>,
    /// The buttons of an open file beside the board.
    pub file_buttons: fn(AppContext) -> Vec<El>,
    /// Opens the next or the previous game of an open file on the board.
    pub step_in_file: fn(AppContext, bool),
    /// Saves the open file on the device.
    pub save_open_file: fn(AppContext),
    /// Reopens the saved file of a line, if the board still has the game with which the page was loaded.
    pub restore_file: fn(AppContext, &str, u32),
    /// Lets the opponent follow the game.
    pub start_opponent: fn(OpponentState),
    /// The opponent beside the board.
    pub opponent_panel: fn(AppContext, OpponentState) -> Vec<El>,
    /// A game by link beside the board.
    pub link_game_panel: fn(AppContext) -> Vec<El>,
    /// The line under a board with hidden pieces.
    pub blindfold_line: fn(AppContext) -> Vec<El>,
    /// The pad of the write box, to write a move by hand.
    pub move_pad: fn(AppContext) -> Vec<El>,
    /// Plays the sounds of moves.
    pub follow_sounds: fn(AppContext),
    /// The line that announces a newer version.
    pub update_notice: fn(AppContext, RwSignal<bool>) -> El,
}

/// The lazy pages, once they are loaded.
static PAGES: OnceLock<&'static LazyPages> = OnceLock::new();

/// Provides the loaded pages.
pub fn set_lazy_pages(pages: &'static LazyPages) {
    PAGES.get_or_init(|| pages);
    lazy::set_loaded();
}

/// The lazy pages; `None` until they are loaded.
pub fn lazy_pages() -> Option<&'static LazyPages> {
    PAGES.get().copied()
}
