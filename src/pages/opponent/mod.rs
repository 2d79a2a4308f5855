//! Choice of an opponent, and the opponent beside the board.

mod choice;
mod strip;
mod window;

pub use choice::{OpponentChoice, level_label, player_choice};
pub use strip::{OpponentPanel, opponent_panel};
pub use window::OpponentDialog;
