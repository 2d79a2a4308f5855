//! Whether games can be kept in a list, as far as it is known.

use super::database::Failure;
use crate::ui::store;
use leptos::prelude::*;
use std::cell::Cell;

/// The name under which a full database is noted.
const DATABASE: &str = "database";

type State = RwSignal<Result<(), Failure>>;

thread_local! {
    static STATE: Cell<Option<State>> = const { Cell::new(None) };
}

/// It is followed from now on.
pub fn begin() {
    STATE.set(Some(RwSignal::new(Ok(()))));
    on_cleanup(|| STATE.set(None));
}

/// Notes what came of the last try. A full storage is told at once.
pub fn set(now: Result<(), Failure>) {
    store::had_room(DATABASE, now != Err(Failure::Refused));
    if let Some(state) = STATE.get().filter(|state| state.try_get_untracked().is_some_and(|was| was != now)) {
        state.set(now);
    }
}

/// How it is, followed.
pub fn get() -> Result<(), Failure> {
    STATE.get().map_or(Ok(()), |state| state.get())
}
