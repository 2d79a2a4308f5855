//! Shared games: the content of a link is shown on the board; the game before is saved.

use crate::state::current_game::CurrentGame;
use crate::state::modal::Modal;
use crate::state::saved_games;
use leptos::prelude::*;
use notabene_core::exchange::share::{BoardView, OpenedLink};
use notabene_core::msg;
use notabene_core::position::Side;

/// Shows the content of a link on the board.
pub fn show_link_content(current: CurrentGame, modal: Modal, OpenedLink { table, view }: OpenedLink) {
    // A link without view options leaves the preferences of the reader alone.
    if view != BoardView::default() {
        current.prefs.update(|prefs| {
            if let Some(side) = view.orientation {
                prefs.flipped = side == Side::Black;
            }
            if let Some(letters) = view.letters {
                prefs.set("letters", letters.code);
            }
        });
    }
    current.open(table);
    modal.close();
    if saved_games::is_offered() {
        current.notice.set(Some(msg!(LinkOpened)));
    }
}
