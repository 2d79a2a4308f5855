//! Page of the saved games and files.

mod files;
mod list;
mod page;
mod row;

pub use page::page;
