//! The hand of the person at this device: lines copied from known texts, saved with everything else.

use crate::state::ink::worker::{self, CopyError, InkReading};
use crate::state::{corrupt_storage, storage};
use notabene_ink::learning::Consent;
use notabene_ink::{CopiedSign, Hand};
use notabene_study::storage_key::StorageKey;

/// The saved hand; empty without one.
pub fn own_hand() -> String {
    let valid = |text: &str| Hand::from_text(text).ok().map(|_| text.to_string());
    corrupt_storage::load_valid(StorageKey::Handwriting, valid).unwrap_or_default()
}

fn saved_hand() -> Hand {
    Hand::from_text(&own_hand()).unwrap_or_default()
}

/// Number of copied lines in the saved hand.
pub fn line_count() -> usize {
    let hand = saved_hand();
    hand.len() - hand.confirmed().count()
}

/// The moves that were confirmed and remembered, with the text of their ink.
pub fn confirmed_moves() -> Vec<(String, String)> {
    saved_hand().confirmed().map(|(text, ink)| (text.to_string(), ink.to_text())).collect()
}

/// Forgets one of the moves that were confirmed, by its number.
pub fn forget_confirmed(n: usize) {
    let mut hand = saved_hand();
    hand.forget_confirmed(n);
    storage::save(StorageKey::Handwriting, &hand.to_text());
}

/// If moves that are confirmed may be remembered.
pub fn consent() -> Consent {
    Consent::from_text(&storage::load(StorageKey::InkConsent).unwrap_or_default())
}

/// Saves if moves that are confirmed may be remembered.
pub fn save_consent(consent: Consent) {
    storage::save(StorageKey::InkConsent, consent.to_text());
}

/// Learns a move that its writer confirmed; one that teaches nothing changes nothing.
pub async fn learn_confirmed(ink: &str, text: &str, was_asked: bool) {
    loop {
        let before = own_hand();
        let Ok(hand) = worker::learn_confirmed(&before, ink, text, was_asked).await else { return };
        // Another line may have been learnt meanwhile, or all forgotten.
        if own_hand() == before {
            return storage::save(StorageKey::Handwriting, &hand);
        }
    }
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
