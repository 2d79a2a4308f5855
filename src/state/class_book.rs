//! The results that a teacher collected on this device.

use crate::state::storage;
use notabene_core::study::class::ClassBook;

/// Storage key of the results.
const CLASS_KEY: &str = "class";

/// The saved results. None if nothing is saved.
pub fn saved() -> Option<ClassBook> {
    storage::load(CLASS_KEY).map(|text| ClassBook::read(&text))
}

/// Saves the results; false if the device has no room.
pub fn save(book: &ClassBook) -> bool {
    storage::try_save(CLASS_KEY, &book.text())
}
