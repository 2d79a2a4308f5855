//! Pages by the part of the address after `#`: works in any folder of any site, without server rules.

use leptos::prelude::*;

/// The part after `#`, as it changes.
pub fn hash() -> ReadSignal<String> {
    let read = || window().location().hash().unwrap_or_default().trim_start_matches('#').to_string();
    let (hash, set) = signal(read());
    let listener = window_event_listener(leptos::ev::hashchange, move |_| set.set(read()));
    on_cleanup(move || listener.remove());
    hash
}
