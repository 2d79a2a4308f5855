//! Choice of an opponent, and the opponent beside the board.

mod choice;
mod dialog;
mod ended;
mod panel;

pub use choice::{OpponentChoice, level_label, player_choice};
pub use dialog::OpponentDialog;
pub use panel::{OPPONENT, OpponentPanelElement};
