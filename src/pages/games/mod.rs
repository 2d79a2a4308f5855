//! Page of the saved games and files.

mod files;
mod list;
mod notices;
mod page;
mod row;
mod tabs;
mod tools;

pub use page::page;
pub use tabs::GamesTabs;
