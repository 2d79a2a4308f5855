//! The connection to the database of saved games. It is opened once, and again after the browser has closed it: as its data were
//! cleared, or as another tab deletes the database or brings it to a newer version.

use crate::state::saved_games::storage_state::{Failure, report_cleared, set_storage_state};
use crate::state::storage;
use idb::event::VersionChangeEvent;
use idb::{Database, DatabaseEvent, Error, Factory, ObjectStoreParams, Transaction, TransactionMode};
use leptos::prelude::set_timeout;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

const NAME: &str = "notabene";
/// The version of the stores.
const VERSION: u32 = 1;
/// Summaries, by their ids.
pub const SUMMARIES: &str = "summaries";
/// Games as `session::save_game` writes them, by the same ids.
pub const TEXTS: &str = "texts";
/// Store of corrupt entries, by their ids.
pub const CORRUPT: &str = "damaged";
/// Files of games that tabs have open, by ids of their own, and the changes in their games.
pub const FILES: &str = "files";
/// Opening that takes longer is held up by another tab, which does not close its connection.
const PATIENCE: Duration = Duration::from_secs(3);

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        // An exception of the browser is written with its name first; Safari names a lost connection only in words.
        let text = error.to_string();
        let is_any_of = |names: &[&str]| names.iter().any(|name| text.contains(name));
        if is_any_of(&["VersionError"]) {
            Failure::Newer
        } else if is_any_of(&["InvalidStateError", "AbortError", "NotFoundError", "server lost"]) {
            Failure::Closed
        } else {
            Failure::Full
        }
    }
}

/// An open connection; closed when the last handle is dropped.
struct Connection {
    number: u32,
    database: Database,
}

impl Drop for Connection {
    fn drop(&mut self) {
        // Transactions under way come to their end.
        self.database.close();
    }
}

thread_local! {
    static OPENED: RefCell<Option<Result<Rc<Connection>, Failure>>> = const { RefCell::new(None) };
    /// Number of the latest connection.
    static LATEST: Cell<u32> = const { Cell::new(0) };
    /// Called when the connection was lost, or the database is new.
    static ON_LOST: RefCell<Option<Rc<dyn Fn()>>> = const { RefCell::new(None) };
}

/// Sets what is done when the connection was lost, or the database is new: to save again what is still known.
pub fn set_lost_callback(save_again: Option<Rc<dyn Fn()>>) {
    ON_LOST.set(save_again);
}

fn save_again() {
    if let Some(save_again) = ON_LOST.with_borrow(Clone::clone) {
        save_again();
    }
}

/// The connection, opened if there is none.
async fn connection() -> Result<Rc<Connection>, Failure> {
    if let Some(known) = OPENED.with_borrow(Clone::clone) {
        return known;
    }
    let opened = match storage::is_disabled() {
        true => Err(Failure::Unavailable),
        false => open().await.map(Rc::new),
    };
    match opened {
        // It may be there again at any time.
        Err(Failure::Newer) => Err(Failure::Newer),
        opened => OPENED.with_borrow_mut(|known| known.get_or_insert(opened).clone()),
    }
}

async fn open() -> Result<Connection, Failure> {
    let open = || Factory::new()?.open(NAME, Some(VERSION));
    let mut request = open().map_err(|_| Failure::Unavailable)?;
    let is_new = Rc::new(Cell::new(false));
    let found_new = is_new.clone();
    request.on_upgrade_needed(move |event| {
        found_new.set(event.old_version() == Ok(0));
        if let Ok(database) = event.database() {
            upgrade(&database);
        }
    });
    let waiting = set_timeout(|| set_storage_state(Err(Failure::Blocked)), PATIENCE);
    let opened = request.await;
    if let Ok(waiting) = waiting {
        waiting.clear();
    }
    let mut database = opened.map_err(|error| match Failure::from(error) {
        Failure::Newer => Failure::Newer,
        _ => Failure::Unavailable,
    })?;
    LATEST.set(LATEST.get().wrapping_add(1));
    let number = LATEST.get();
    database.on_close(move |_| {
        if lose(number) {
            save_again();
        }
    });
    database.on_version_change(move |event| {
        let change = VersionChangeEvent::try_from(wasm_bindgen::JsValue::from(event));
        let is_deleted = change.is_ok_and(|change| change.new_version() == Ok(None));
        match lose(number) {
            true if is_deleted => {
                report_cleared();
                save_again();
            }
            true => set_storage_state(Err(Failure::Newer)),
            false => {}
        }
    });
    set_storage_state(Ok(()));
    if is_new.get() {
        if number > 1 {
            report_cleared();
        }
        save_again();
    }
    Ok(Connection { number, database })
}

/// Creates the stores that a database of an older version, or a new one, has not.
fn upgrade(database: &Database) {
    let existing = database.store_names();
    for store in [SUMMARIES, TEXTS, CORRUPT, FILES] {
        if !existing.iter().any(|name| name == store) {
            // Without its stores the database refuses every call, which is then reported.
            drop(database.create_object_store(store, ObjectStoreParams::new()));
        }
    }
}

/// Lets go of a connection, so that it holds up no other tab; the next one that is needed is opened. `false` if it was
/// let go before.
fn lose(number: u32) -> bool {
    let lost = OPENED.with_borrow_mut(|opened| {
        opened.take_if(|opened| opened.as_ref().is_ok_and(|connection| connection.number == number))
    });
    if let Some(Ok(connection)) = &lost {
        // Its handles may be held by transactions.
        connection.database.close();
    }
    lost.is_some()
}

/// Runs a transaction: committed as a whole, or not at all. If the connection was closed meanwhile it is tried once more on a
/// new one.
pub async fn transact<T>(
    stores: &[&str],
    mode: TransactionMode,
    work: impl AsyncFn(&Transaction) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let connected = connection().await?;
    match attempt(&connected, stores, mode, &work).await {
        Err(Failure::Closed) => {
            lose(connected.number);
            attempt(&*connection().await?, stores, mode, &work).await
        }
        other => other,
    }
}

async fn attempt<T>(
    connection: &Connection,
    stores: &[&str],
    mode: TransactionMode,
    work: &impl AsyncFn(&Transaction) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let transaction = connection.database.transaction(stores, mode)?;
    match work(&transaction).await {
        Ok(result) => committed(transaction, stores).await.map(|()| result),
        Err(failure) => {
            // It may have been aborted by what failed.
            drop(transaction.abort());
            Err(failure)
        }
    }
}

async fn committed(transaction: Transaction, stores: &[&str]) -> Result<(), Failure> {
    // The transaction is gone when its end is known, but a store still knows it.
    let store = transaction.object_store(stores.first().copied().unwrap_or_default())?;
    if transaction.await?.is_committed() {
        return Ok(());
    }
    Err(store.transaction().error().map_or(Failure::Full, |error| Error::DomException(error).into()))
}
