//! The games that are kept on the device: each by itself as it is played, opened or changed (`current`), in a database
//! (`database`), with the way back when another comes to the board (`replaced`), and all of them as a page (`page`).

mod current;
mod database;
mod files;
mod journal;
mod old;
mod page;
mod replaced;
mod row;
mod state;

pub use current::{Arrival, id, kept_text, replace};
pub use database::{Failure, Stored, all, clear, file, forget_file, keep_edits, keep_file};
pub use journal::forget_tab;
pub use page::page;
pub use replaced::is_offered;

use super::state::Desk;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BroadcastChannel, MessageEvent};

/// The channel on which tabs tell each other that the kept games have changed.
const CHANNEL: &str = "notabene.games";

thread_local! {
    /// Counts the changes of the kept games, in any tab.
    static CHANGES: Cell<Option<RwSignal<u32>>> = const { Cell::new(None) };
    static OTHERS: RefCell<Option<BroadcastChannel>> = const { RefCell::new(None) };
}

/// Keeps the games of the app from now on.
pub fn begin(desk: Desk) {
    state::begin();
    let changes = RwSignal::new(0_u32);
    CHANGES.set(Some(changes));
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |_| changes.update(|n| *n = n.wrapping_add(1)));
    // Without channels a list shows what other tabs did when it is opened again.
    let channel = BroadcastChannel::new(CHANNEL).ok();
    if let Some(channel) = &channel {
        channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    }
    OTHERS.set(channel);
    StoredValue::new_local(heard);
    on_cleanup(move || {
        if let Some(channel) = OTHERS.take() {
            channel.set_onmessage(None);
            channel.close();
        }
        CHANGES.set(None);
    });
    current::follow(desk);
    old::take_over(desk);
}

/// Adds games of a backup to the kept ones: all of them, or none.
pub async fn merge(games: &[Stored]) -> Result<(), Failure> {
    database::merge(games, random_id).await?;
    announce();
    Ok(())
}

/// Tells all tabs that the kept games have changed.
fn announce() {
    if let Some(changes) = CHANGES.get() {
        changes.update(|n| *n = n.wrapping_add(1));
    }
    OTHERS.with_borrow(|channel| {
        if let Some(channel) = channel {
            // A closed channel is that of a page that is left.
            let _ = channel.post_message(&"changed".into());
        }
    });
}

/// Follows the changes of the kept games.
fn track_changes() {
    if let Some(changes) = CHANGES.get() {
        changes.track();
    }
}

/// What time it is, in milliseconds since 1970.
fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// A word that nobody else has: the time and chance, in small letters and digits.
pub fn random_id() -> String {
    const DIGITS: &[u8; 32] = b"0123456789abcdefghijklmnopqrstuv";
    let chance = (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    let bits = now() << 20 ^ chance << 7 ^ (js_sys::Math::random() * 1024.0) as u64;
    (0..12).map(|n| char::from(DIGITS[(bits >> (5 * (11 - n)) & 31) as usize])).collect()
}
