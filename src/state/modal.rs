//! The window over the page.

use crate::state::current_game::CurrentGame;
use crate::state::i18n_loader;
use crate::state::lazy::LazyCode;
use leptos::prelude::*;
use notabene_core::i18n::Part;
use notabene_core::msg;

/// Modal dialog that is open over the page.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ModalKind {
    None,
    NewGame,
    Settings,
    Picture,
    Records,
    Annotations,
    Darts,
    CourseSummary, // the summary of a course
    Share,
    Collection, // the games of an open file
    Save,
    EndGame, // resignation, draw, claim
    Opponent,
}

/// Returns the part that a window needs beyond the first screen, and its code; `None` for a window of its page.
pub type NeedsOfWindow = fn(ModalKind) -> Option<(Part, &'static dyn LazyCode)>;

/// Context: the window over the page; a board beside the game has windows of its own. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct Modal {
    /// The requested window.
    pub open: RwSignal<ModalKind>,
    /// The shown window: the requested one, as soon as its parts are loaded.
    pub shown: RwSignal<ModalKind>,
}

impl Modal {
    /// No window.
    pub fn new() -> Modal {
        Modal { open: RwSignal::new(ModalKind::None), shown: RwSignal::new(ModalKind::None) }
    }

    /// The windows of the board in this place of the page.
    pub fn here() -> Modal {
        expect_context()
    }

    /// Asks for a window.
    pub fn show(self, window: ModalKind) {
        self.open.set(window);
    }

    /// Closes the open window.
    pub fn close(self) {
        self.open.set(ModalKind::None);
    }

    /// True while no window is open; untracked.
    pub fn is_closed(self) -> bool {
        self.open.get_untracked() == ModalKind::None
    }

    /// Shows the requested window once its parts are loaded, and reports failures on the board.
    pub fn follow(self, current: CurrentGame, needs: NeedsOfWindow) {
        Effect::new(move || {
            let window = self.open.get();
            let Some((part, code)) = needs(window) else { return self.shown.set(window) };
            let then = move |_| {
                if self.open.try_get_untracked() != Some(window) {
                    return;
                }
                // Sentences and styles may be missing, but not the window itself.
                if code.is_loaded() {
                    self.shown.set(window);
                } else {
                    self.close();
                    current.notice.set(Some(msg!(GameMissing)));
                }
            };
            i18n_loader::when_loaded(current.prefs, part, Some(code), Box::new(then));
        });
    }
}
