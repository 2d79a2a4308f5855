//! Choice of an opponent, and the opponent beside the board.

mod choice;
mod dialog;
mod ended;
mod faces;
mod panel;

pub use choice::{OpponentChoice, PlayerChoice};
pub use dialog::OpponentDialog;
pub use faces::{LevelButtons, level_label};
pub use panel::{OPPONENT, OpponentPanel};
