//! Games by link: beginning one, opening the link that comes back, and what stands beside the board.

mod form;
mod open;
mod panel;

pub use form::{LinkGameForm, NameInputs};
pub use open::open_link_game;
pub use panel::LinkGamePanel;
