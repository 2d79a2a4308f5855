//! Ink on the device: the reader in its worker, the hand of the reader's owner, ink of the cells of sheets.

mod own_hand;
mod worker;

pub use own_hand::{
    compare_copy, confirmed_moves, consent, forget_confirmed, forget_hand, learn_confirmed, learn_line,
    line_count, own_hand, read_ink, restore_hand, save_consent,
};
pub use worker::{CopyError, InkReading};

use crate::state::{corrupt_storage, storage};
use leptos::prelude::*;
use notabene_study::score_sheet::ink_cells::InkCells;
use notabene_study::storage_key::StorageKey;

/// Returns the saved ink of a sheet.
pub fn load_cells(name: &str) -> InkCells {
    corrupt_storage::load_valid(StorageKey::InkCells.of(name), InkCells::restore).unwrap_or_default()
}

/// Saves the ink of a sheet.
pub fn save_cells(name: &str, cells: &InkCells) {
    let key = StorageKey::InkCells.of(name);
    if cells.is_empty() { storage::delete(&key) } else { storage::save(&key, &cells.save()) }
}

/// Records if the ink of a sheet had room, so that its writer is told.
pub fn report_room(name: &str, has_room: bool) {
    storage::record_room(StorageKey::InkCells.of(&format!("{name}.room")), has_room);
}

/// A signal of the choice to write with ink, which is saved.
pub fn pad_choice() -> RwSignal<bool> {
    let is_open = RwSignal::new(storage::load(StorageKey::InkPad).is_some_and(|saved| saved == "true"));
    Effect::new(move |_| {
        let now = if is_open.get() { "true" } else { "false" };
        if storage::load(StorageKey::InkPad).as_deref().unwrap_or("false") != now {
            storage::save(StorageKey::InkPad, now);
        }
    });
    is_open
}
