//! The hand of the person at this device: lines copied from known texts, saved with everything else.

use crate::state::ink::worker::{self, CopiedSign, CopyError, InkReading};
use crate::state::{corrupt_storage, storage};
use notabene_ink::Hand;
use notabene_study::storage_key::StorageKey;

/// The saved hand; empty without one.
pub fn own_hand() -> String {
    let valid = |text: &str| Hand::from_text(text).ok().map(|_| text.to_string());
    corrupt_storage::load_valid(StorageKey::Handwriting, valid).unwrap_or_default()
}

/// Number of copied lines in the saved hand.
pub fn line_count() -> usize {
    // Each line has a text and its strokes, with a semicolon before both.
    own_hand().matches(';').count() / 2
}

/// Reads a move of the position at the end of a line, in the style of a code, by the hand of this device.
pub async fn read_ink(line: &str, style: &str, ink: &str) -> InkReading {
    worker::read(line, style, ink, &own_hand()).await
}

/// The signs of a copied text, each with the sign that it looks like.
///
/// # Errors
///
/// [`CopyError`]: the ink cannot be that text, or nothing can be read here.
pub async fn compare_copy(ink: &str, text: &str) -> Result<Vec<CopiedSign>, CopyError> {
    worker::compare(ink, text, &own_hand()).await
}

/// Learns a copied line.
///
/// # Errors
///
/// [`CopyError`]: the ink cannot be that text, or nothing can be read here.
pub async fn learn_line(ink: &str, text: &str) -> Result<(), CopyError> {
    loop {
        let before = own_hand();
        let hand = worker::learn(&before, ink, text).await?;
        // Another line may have been learnt meanwhile, or all forgotten.
        if own_hand() == before {
            storage::save(StorageKey::Handwriting, &hand);
            return Ok(());
        }
    }
}

/// Forgets all copied lines. Returns them, so that they can be restored.
pub fn forget_hand() -> String {
    let old = own_hand();
    storage::delete(StorageKey::Handwriting);
    old
}

/// Restores a hand that was forgotten.
pub fn restore_hand(hand: &str) {
    storage::save(StorageKey::Handwriting, hand);
}
