//! Availability of the list of saved games, as far as it is known.

use crate::state::saved_games::database::Failure;
use crate::state::storage;
use leptos::prelude::*;
use std::cell::Cell;

/// Key under which a full database is noted.
const DATABASE: &str = "database";

type State = RwSignal<Result<(), Failure>>;

thread_local! {
    static STATE: Cell<Option<State>> = const { Cell::new(None) };
}

/// Creates the signal.
pub fn begin() {
    STATE.set(Some(RwSignal::new(Ok(()))));
    on_cleanup(|| STATE.set(None));
}

/// Sets the result of the last access. A full storage is reported at once.
pub fn set(now: Result<(), Failure>) {
    storage::had_room(DATABASE, now != Err(Failure::Refused));
    if let Some(state) = STATE.get().filter(|state| state.try_get_untracked().is_some_and(|was| was != now)) {
        state.set(now);
    }
}

/// Returns the current state, tracked.
pub fn get() -> Result<(), Failure> {
    STATE.get().map_or(Ok(()), |state| state.get())
}
