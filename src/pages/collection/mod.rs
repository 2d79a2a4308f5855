//! Games of an opened file: their list, and the buttons beside the board.

pub mod list;
pub mod strip;
