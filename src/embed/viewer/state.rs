//! State of the viewer on one board.

use crate::embed::embedded_board::EmbeddedBoard;
use crate::state::current_game::CurrentGame;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::record::NodeId;

/// State of the viewer. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct ViewerState {
    pub here: EmbeddedBoard,
    pub current: CurrentGame,
    /// True while the moves play themselves.
    pub is_playing: RwSignal<bool>,
    /// The move that was shown by the last step of playing.
    pub played: StoredValue<Option<NodeId>>,
    pub is_menu_open: RwSignal<bool>,
}

impl ViewerState {
    pub fn new(here: EmbeddedBoard) -> ViewerState {
        ViewerState {
            here,
            current: here.current,
            is_playing: RwSignal::new(false),
            played: StoredValue::new(None),
            is_menu_open: RwSignal::new(false),
        }
    }

    /// The text of a label, tracked.
    pub fn label(self, label: Label) -> Signal<String> {
        self.current.label_signal(label)
    }

    /// The value of an option; empty if it is not set. Tracked.
    pub fn option(self, name: &str) -> String {
        self.here.with_options(|options| options.get(name).to_string())
    }

    /// Visibility of a part by its option, tracked.
    pub fn shows(self, name: &str, auto: bool) -> bool {
        self.here.with_options(|options| options.shows(name, auto))
    }

    /// Focuses an element of the board, once it is rendered.
    pub fn focus(self, css: &'static str) {
        let current = self.current;
        let _ = request_animation_frame(move || _ = current.focus_element(css));
    }
}
