//! Games of an opened file: their list, and the buttons beside the board.

pub mod file_buttons;
pub mod list;
