//! The results that a teacher collected on this device.

use crate::state::storage;
use notabene_study::class::ClassBook;
use notabene_study::storage_key::StorageKey;

/// The saved results. None if nothing is saved.
pub fn saved() -> Option<ClassBook> {
    storage::load(StorageKey::Class).map(|text| ClassBook::read(&text))
}

/// Saves the results; false if the device has no room.
pub fn save(book: &ClassBook) -> bool {
    storage::try_save(StorageKey::Class, &book.text())
}
