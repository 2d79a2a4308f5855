//! Games of an opened file: their list, and the buttons beside the board.

use crate::state::collection::{OpenCollection, saved_file};
use crate::state::lazy::{Lazy, lazy};
use leptos::prelude::*;

/// Functions of an open file.
pub struct FileCode {
    /// Its buttons beside the board.
    pub buttons: fn() -> AnyView,
    /// Opens its next or previous game on the board.
    pub step: fn(OpenCollection, bool),
    /// Saves it on the device.
    pub save: fn(OpenCollection),
    /// Reopens the saved file of a line, if the board still has the game with which the page was loaded.
    pub restore: fn(OpenCollection, &str, u32),
}

/// The open file, loaded once there is one.
pub static FILE: Lazy<&FileCode> = lazy!(collection: &'static FileCode = &FileCode {
    buttons: || view! { <file_buttons::FileButtons/> }.into_any(),
    step: OpenCollection::open_neighbour,
    save: saved_file::save_open_file,
    restore: saved_file::restore_file,
});

pub mod file_buttons;
pub mod list;
