//! The games saved on the device: each as it is played, opened or changed (`current`, `metadata`), in a database (`database`), with
//! the way back to a replaced game (`replaced`).

mod connection;
pub mod current;
pub mod database;
mod journal;
mod metadata;
pub mod migration;
pub mod recent;
mod replaced;
pub mod storage_state;

use crate::state::current_game::CurrentGame;
pub use crate::state::saved_games::current::{current_id, replace_game, saved_text};
pub use crate::state::saved_games::database::{
    Failure, StoredGame, delete_everything, delete_file, delete_games_of, games_by_id, load_file, save_edits,
    save_file,
};
pub use crate::state::saved_games::journal::clear_tab;
pub use crate::state::saved_games::metadata::Arrival;
pub use crate::state::saved_games::replaced::is_offered;
use crate::state::time::milliseconds;

use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BroadcastChannel, MessageEvent};

/// Broadcast channel on which tabs announce changes of the saved games.
const CHANNEL: &str = "notabene.games";

thread_local! {
    /// Id of this page among all that save games.
    static WRITER: String = random_id();
    /// Number of changes of the saved games, in any tab.
    static CHANGES: Cell<Option<RwSignal<u32>>> = const { Cell::new(None) };
    static CHANNEL_TO_TABS: RefCell<Option<BroadcastChannel>> = const { RefCell::new(None) };
}

/// Saves the games of the app from now on.
pub fn start_saving(board: CurrentGame) {
    storage_state::create_storage_state();
    let changes = RwSignal::new(0_u32);
    CHANGES.set(Some(changes));
    let is_spoken = Closure::<dyn Fn(MessageEvent)>::new(move |_| changes.update(|n| *n = n.wrapping_add(1)));
    // Without broadcast channels a list shows the changes of other tabs when it is opened again.
    let channel = BroadcastChannel::new(CHANNEL).ok();
    if let Some(channel) = &channel {
        channel.set_onmessage(Some(is_spoken.as_ref().unchecked_ref()));
    }
    CHANNEL_TO_TABS.set(channel);
    StoredValue::new_local(is_spoken);
    on_cleanup(move || {
        if let Some(channel) = CHANNEL_TO_TABS.take() {
            channel.set_onmessage(None);
            channel.close();
        }
        CHANGES.set(None);
    });
    connection::set_lost_callback(Some(Rc::new(move || current::save_again(board))));
    on_cleanup(|| connection::set_lost_callback(None));
    current::follow_game(board);
    migration::move_to_database(board.prefs);
}

/// Returns the id of this page among all that save games.
pub fn writer_id() -> String {
    WRITER.with(Clone::clone)
}

/// Adds games of a backup to the saved ones: all of them, or none.
pub async fn merge_backup(games: &[StoredGame]) -> Result<(), Failure> {
    database::merge_games(games, random_id).await?;
    announce_change();
    Ok(())
}

/// Announces to all tabs that the saved games have changed.
pub fn announce_change() {
    if let Some(changes) = CHANGES.get() {
        changes.update(|n| *n = n.wrapping_add(1));
    }
    CHANNEL_TO_TABS.with_borrow(|channel| {
        if let Some(channel) = channel {
            // A closed channel is that of a page that is left.
            let _ = channel.post_message(&"changed".into());
        }
    });
}

/// Tracks the changes of the saved games.
pub fn track_changes() {
    if let Some(changes) = CHANGES.get() {
        changes.track();
    }
}

/// Returns a unique id from time and random bits, in lower-case letters and digits.
pub fn random_id() -> String {
    const DIGITS: &[u8; 32] = b"0123456789abcdefghijklmnopqrstuv";
    let chance = (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    let bits = milliseconds() << 20 ^ chance << 7 ^ (js_sys::Math::random() * 1024.0) as u64;
    (0..12).map(|n| char::from(DIGITS[(bits >> (5 * (11 - n)) & 31) as usize])).collect()
}
