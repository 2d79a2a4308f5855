//! Choice of an opponent, and the opponent beside the board.

mod choice;
mod strip;
mod window;

pub use choice::{OpponentChoice, level_label, who_plays};
pub use strip::{Strip, strip};
pub use window::Window;
