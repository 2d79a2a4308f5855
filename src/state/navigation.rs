//! The current page.

use leptos::prelude::*;

/// Context: the current page. Copies are handles to the same signal.
#[derive(Copy, Clone)]
pub struct Navigation {
    /// Address of the page, after `#`; empty for the game.
    pub address: RwSignal<String>,
    /// True if pages are shown large, for a class.
    pub is_on_wall: RwSignal<bool>,
}

impl Navigation {
    /// The page of the game.
    pub fn new() -> Navigation {
        Navigation { address: RwSignal::new(String::new()), is_on_wall: RwSignal::new(false) }
    }

    /// The page of the app.
    pub fn here() -> Navigation {
        expect_context()
    }

    /// True on the page of the game; untracked.
    pub fn is_game(self) -> bool {
        self.address.with_untracked(String::is_empty)
    }
}
