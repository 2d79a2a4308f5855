//! Availability of the list of saved games, as far as it is known.

use crate::state::saved_games::database::Failure;
use crate::state::storage;
use leptos::prelude::*;
use notabene_study::storage_key::StorageKey;
use std::cell::Cell;

type StorageSignal = RwSignal<Result<(), Failure>>;

thread_local! {
    static STORAGE_STATE: Cell<Option<StorageSignal>> = const { Cell::new(None) };
}

/// Creates the signal.
pub fn create_storage_state() {
    STORAGE_STATE.set(Some(RwSignal::new(Ok(()))));
    on_cleanup(|| STORAGE_STATE.set(None));
}

/// Sets the result of the last access. A full storage is reported at once.
pub fn set_storage_state(now: Result<(), Failure>) {
    storage::record_room(StorageKey::Database, now != Err(Failure::Full));
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
