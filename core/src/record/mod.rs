//! Games on paper: the tree of moves, and the history a position has.

mod history;
mod tree;

pub use history::{claims, outcome, times};
pub use tree::{NodeId, Tree};
