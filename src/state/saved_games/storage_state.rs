//! Availability of the list of saved games, as far as it is known.

use crate::state::{corrupt_storage, storage};
use leptos::prelude::*;
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_study::storage_key::StorageKey;
use std::cell::Cell;

/// Reason why nothing was saved or found.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// There is no database: a private window, or one forbidden by the browser.
    Unavailable,
    /// Write refused by the database: mostly the storage is full.
    Full,
    /// The browser has closed the connection, mostly as its data were cleared.
    Closed,
    /// Another tab does not let go of the database, so that it cannot be opened yet.
    Blocked,
    /// A newer version of Notabene has changed the database.
    Newer,
}

type StorageSignal = RwSignal<Result<(), Failure>>;

thread_local! {
    static STORAGE_STATE: Cell<Option<StorageSignal>> = const { Cell::new(None) };
}

/// Creates the signal.
pub fn create_storage_state() {
    STORAGE_STATE.set(Some(RwSignal::new(Ok(()))));
    on_cleanup(|| STORAGE_STATE.set(None));
}

/// Actions of the user after a failure of the storage.
fn failure_message(failure: Failure) -> Option<Msg> {
    match failure {
        Failure::Blocked => Some(msg!(GamesBlocked)),
        Failure::Newer => Some(msg!(GamesNewer)),
        Failure::Unavailable | Failure::Full | Failure::Closed => None,
    }
}

/// Says that the games were deleted in the browser.
pub fn report_cleared() {
    corrupt_storage::report(msg!(GamesCleared));
}

/// Sets the result of the last access. What people can do about a failure is said at once.
pub fn set_storage_state(now: Result<(), Failure>) {
    storage::record_room(StorageKey::Database, now != Err(Failure::Full));
    match now {
        Err(failure) => failure_message(failure).into_iter().for_each(corrupt_storage::report),
        Ok(()) => [msg!(GamesBlocked), msg!(GamesNewer)].iter().for_each(corrupt_storage::withdraw),
    }
    if let Some(state) =
        STORAGE_STATE.get().filter(|state| state.try_get_untracked().is_some_and(|was| was != now))
    {
        state.set(now);
    }
}

/// Returns the current state, tracked.
pub fn storage_state() -> Result<(), Failure> {
    STORAGE_STATE.get().map_or(Ok(()), |state| state.get())
}
