//! The saved games in IndexedDB: summaries apart from the games themselves, so that thousands are listed at once. Every
//! change is one transaction, so that tabs never see half of it.

use crate::state::storage;
use idb::{
    Database, DatabaseEvent, Error, Factory, ObjectStore, ObjectStoreParams, Transaction, TransactionMode,
};
use notabene_core::exchange::library::{self, GameSummary};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsValue;

const NAME: &str = "notabene";
/// The version of the stores.
const VERSION: u32 = 1;
/// Summaries, by their ids.
const SUMMARIES: &str = "summaries";
/// Games as `session::save_game` writes them, by the same ids.
const TEXTS: &str = "texts";
/// Store of corrupt entries, by their ids.
const CORRUPT: &str = "damaged";
/// Files of games that tabs have open, by ids of their own, and the changes in their games.
const FILES: &str = "files";
/// Maximum number of saved files; the oldest is deleted first.
const MOST_FILES: usize = 4;

/// Reason why nothing was saved or found.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// There is no database: a private window, or one forbidden by the browser.
    Unavailable,
    /// Write refused by the database: mostly the storage is full.
    Full,
}

impl From<Error> for Failure {
    fn from(_: Error) -> Failure {
        Failure::Full
    }
}

/// A saved game with its summary.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredGame {
    pub summary: GameSummary,
    /// The game as `session::save_game` writes it.
    pub text: String,
}

/// Result of saving a game.
#[derive(Clone, PartialEq, Debug)]
pub enum SaveResult {
    /// Saved with this summary.
    Updated(GameSummary),
    /// Saved as a game of its own: another tab had changed it meanwhile.
    AsCopy(GameSummary),
    /// Nothing saved: only the place of the board had changed, in a game that is deleted or has changed.
    Nothing,
}

/// A game to save, with the conditions.
#[derive(Clone, PartialEq, Debug)]
pub struct PendingSave {
    pub game: StoredGame,
    /// Revision on which the change was made; 0 for a game that was never saved.
    pub base: u32,
    /// Another writer whose revisions are known: this tab before a reload.
    pub known_writer: String,
    /// True if only the place of the board has changed.
    pub is_only_navigation: bool,
    /// True if the game came as a whole: then it is saved once, however often it comes.
    pub is_imported: bool,
}

thread_local! {
    static OPENED: RefCell<Option<Result<Rc<Database>, Failure>>> = const { RefCell::new(None) };
}

/// The database; opened once.
async fn database() -> Result<Rc<Database>, Failure> {
    if let Some(known) = OPENED.with_borrow(Clone::clone) {
        return known;
    }
    let opened = match storage::is_disabled() {
        true => Err(Failure::Unavailable),
        false => open().await.map(Rc::new).map_err(|_| Failure::Unavailable),
    };
    OPENED.with_borrow_mut(|known| known.get_or_insert(opened).clone())
}

async fn open() -> Result<Database, Error> {
    let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        let Ok(database) = event.database() else { return };
        for store in [SUMMARIES, TEXTS, CORRUPT, FILES] {
            // Without its stores the database refuses every call, which is then reported.
            drop(database.create_object_store(store, ObjectStoreParams::new()));
        }
    });
    request.await
}

/// The stores of a transaction.
struct Stores {
    transaction: Transaction,
    summaries: ObjectStore,
    texts: ObjectStore,
}

async fn stores(mode: TransactionMode) -> Result<Stores, Failure> {
    let transaction = database().await?.transaction(&[SUMMARIES, TEXTS, CORRUPT], mode)?;
    let (summaries, texts) = (transaction.object_store(SUMMARIES)?, transaction.object_store(TEXTS)?);
    Ok(Stores { transaction, summaries, texts })
}

impl Stores {
    async fn summary(&self, id: &str) -> Result<Option<GameSummary>, Failure> {
        let found = self.summaries.get(JsValue::from(id))?.await?;
        Ok(found.and_then(|value| GameSummary::read(&value.as_string()?)))
    }

    async fn text(&self, id: &str) -> Result<Option<String>, Failure> {
        Ok(self.texts.get(JsValue::from(id))?.await?.and_then(|value| value.as_string()))
    }

    async fn all_texts(&self) -> Result<Vec<String>, Failure> {
        let all = self.summaries.get_all(None, None)?.await?;
        Ok(all.into_iter().map(|value| value.as_string().unwrap_or_default()).collect())
    }

    /// Requests a write; the result is known when the transaction ends.
    fn put_game(&self, game: &StoredGame) -> Result<(), Failure> {
        let id = JsValue::from(&game.summary.id);
        self.summaries.put(&game.summary.to_text().into(), Some(&id))?;
        self.texts.put(&game.text.as_str().into(), Some(&id))?;
        Ok(())
    }

    fn delete(&self, id: &str) -> Result<(), Failure> {
        self.summaries.delete(JsValue::from(id))?;
        self.texts.delete(JsValue::from(id))?;
        Ok(())
    }

    /// Ends the transaction: it is committed as a whole, or not at all.
    async fn finish(self) -> Result<(), Failure> {
        committed(self.transaction).await
    }
}

async fn committed(transaction: Transaction) -> Result<(), Failure> {
    match transaction.await?.is_committed() {
        true => Ok(()),
        false => Err(Failure::Full),
    }
}

/// Saves a game.
///
/// # Errors
///
/// Nothing is saved then.
pub async fn save_game(change: PendingSave, new_id: &str) -> Result<SaveResult, Failure> {
    let stores = stores(TransactionMode::ReadWrite).await?;
    let PendingSave { mut game, base, known_writer, is_only_navigation: only_place, is_imported: came_whole } =
        change;
    let mut existing = stores.summary(&game.summary.id).await?;
    if existing.is_none() && came_whole {
        let same =
            |text: &String| GameSummary::read(text).filter(|other| other.content == game.summary.content);
        existing = stores.all_texts().await?.iter().find_map(same);
    }
    let Some(old) = existing else {
        if only_place {
            return Ok(SaveResult::Nothing);
        }
        game.summary.revision = base + 1;
        stores.put_game(&game)?;
        stores.finish().await?;
        return Ok(SaveResult::Updated(game.summary));
    };
    if old.content == game.summary.content {
        stores.texts.put(&game.text.as_str().into(), Some(&JsValue::from(&old.id)))?;
        stores.finish().await?;
        return Ok(SaveResult::Updated(old));
    }
    if only_place {
        return Ok(SaveResult::Nothing);
    }
    let ours = old.writer == game.summary.writer || old.writer == known_writer || old.revision == base;
    game.summary.name = old.name;
    match ours {
        true => (game.summary.created, game.summary.revision) = (old.created, old.revision + 1),
        false => (game.summary.id, game.summary.revision) = (new_id.into(), 1),
    }
    stores.put_game(&game)?;
    stores.finish().await?;
    Ok(if ours { SaveResult::Updated(game.summary) } else { SaveResult::AsCopy(game.summary) })
}

/// Returns all summaries, and the number of corrupt ones; the games of these are moved to the store of corrupt entries.
pub async fn list_summaries() -> Result<(Vec<GameSummary>, usize), Failure> {
    let reading = stores(TransactionMode::ReadOnly).await?;
    let all = reading.all_texts().await?;
    let sound: Vec<GameSummary> = all.iter().filter_map(|text| GameSummary::read(text)).collect();
    let lost = all.len() - sound.len();
    if lost > 0 {
        // If this fails they stay in their stores.
        let _ = set_corrupt_aside().await;
    }
    Ok((sound, lost))
}

/// Moves all entries with corrupt summaries to their own store.
async fn set_corrupt_aside() -> Result<(), Failure> {
    let stores = stores(TransactionMode::ReadWrite).await?;
    let damaged = stores.transaction.object_store(CORRUPT)?;
    for key in stores.summaries.get_all_keys(None, None)?.await? {
        let summary = stores.summaries.get(key.clone())?.await?;
        let words = summary.as_ref().and_then(JsValue::as_string).unwrap_or_default();
        if GameSummary::read(&words).is_some_and(|sound| key.as_string().is_some_and(|key| key == sound.id)) {
            continue;
        }
        let text =
            stores.texts.get(key.clone())?.await?.and_then(|text| text.as_string()).unwrap_or_default();
        damaged.put(&format!("{words}\n\n{text}").into(), Some(&key))?;
        stores.summaries.delete(key.clone())?;
        stores.texts.delete(key)?;
    }
    stores.finish().await
}

/// Returns a saved game as `session::save_game` wrote it, with its summary; `None` if it does not exist.
pub async fn find_game(id: &str) -> Result<Option<StoredGame>, Failure> {
    let stores = stores(TransactionMode::ReadOnly).await?;
    let (summary, text) = (stores.summary(id).await?, stores.text(id).await?);
    Ok(summary.zip(text).map(|(summary, text)| StoredGame { summary, text }))
}

/// Returns the saved games with these ids, in their order; all games if none are given.
pub async fn games_by_id(ids: &[String]) -> Result<Vec<StoredGame>, Failure> {
    let stores = stores(TransactionMode::ReadOnly).await?;
    let ids = match ids {
        [] => stores.all_texts().await?.iter().filter_map(|text| Some(GameSummary::read(text)?.id)).collect(),
        ids => ids.to_vec(),
    };
    let mut games = Vec::with_capacity(ids.len());
    for id in ids {
        if let Some((summary, text)) = stores.summary(&id).await?.zip(stores.text(&id).await?) {
            games.push(StoredGame { summary, text });
        }
    }
    Ok(games)
}

/// Saves games as they are.
pub async fn put_games(games: &[StoredGame]) -> Result<(), Failure> {
    let stores = stores(TransactionMode::ReadWrite).await?;
    games.iter().try_for_each(|game| stores.put_game(game))?;
    stores.finish().await
}

/// Adds games with ids of their own: all of them, or none if there is no room for one. A saved game with the id of
/// another one moves to a new id.
pub async fn merge_games(games: &[StoredGame], new_id: impl Fn() -> String) -> Result<(), Failure> {
    let stores = stores(TransactionMode::ReadWrite).await?;
    for game in games {
        let id = &game.summary.id;
        if let Some((mut summary, text)) = stores.summary(id).await?.zip(stores.text(id).await?) {
            if summary.content == game.summary.content {
                continue;
            }
            summary.id = new_id();
            stores.put_game(&StoredGame { summary, text })?;
        }
        stores.put_game(game)?;
    }
    stores.finish().await
}

/// Deletes games, and returns them.
pub async fn remove_games(ids: &[String]) -> Result<Vec<StoredGame>, Failure> {
    let stores = stores(TransactionMode::ReadWrite).await?;
    let mut games = Vec::with_capacity(ids.len());
    for id in ids {
        if let Some((summary, text)) = stores.summary(id).await?.zip(stores.text(id).await?) {
            games.push(StoredGame { summary, text });
        }
        stores.delete(id)?;
    }
    stores.finish().await?;
    Ok(games)
}

/// Renames a game.
pub async fn rename_game(id: &str, name: &str) -> Result<(), Failure> {
    let stores = stores(TransactionMode::ReadWrite).await?;
    if let Some(mut summary) = stores.summary(id).await? {
        summary.rename(name);
        stores.summaries.put(&summary.to_text().into(), Some(&JsValue::from(id)))?;
    }
    stores.finish().await
}

/// Opens a transaction for open files only, so that a long file delays no game.
async fn files_transaction(mode: TransactionMode) -> Result<(Transaction, ObjectStore), Failure> {
    let transaction = database().await?.transaction(&[FILES], mode)?;
    let files = transaction.object_store(FILES)?;
    Ok((transaction, files))
}

/// Returns the key of the changes in the games of a file.
fn edits_key(id: &str) -> String {
    format!("{id}.edits")
}

/// Saves the text of an open file. Ids are in the order of time: beyond [`MOST_FILES`] the oldest file is deleted.
pub async fn save_file(id: &str, text: &str) -> Result<(), Failure> {
    let (transaction, files_transaction) = files_transaction(TransactionMode::ReadWrite).await?;
    let keys = files_transaction.get_all_keys(None, None)?.await?;
    let mut ids: Vec<String> =
        keys.iter().filter_map(JsValue::as_string).filter(|key| library::is_id(key)).collect();
    ids.sort_by(Ord::cmp);
    for old in ids.iter().take((ids.len() + 1).saturating_sub(MOST_FILES)) {
        files_transaction.delete(JsValue::from(old))?;
        files_transaction.delete(JsValue::from(edits_key(old)))?;
    }
    files_transaction.put(&text.into(), Some(&JsValue::from(id)))?;
    committed(transaction).await
}

/// Saves the changes in the games of an open file.
pub async fn save_edits(id: &str, edits: &str) -> Result<(), Failure> {
    let (transaction, files_transaction) = files_transaction(TransactionMode::ReadWrite).await?;
    files_transaction.put(&edits.into(), Some(&JsValue::from(edits_key(id))))?;
    committed(transaction).await
}

/// Returns the text of a saved file, and the changes in its games.
pub async fn load_file(id: &str) -> Result<Option<(String, String)>, Failure> {
    let (_transaction, files_transaction) = files_transaction(TransactionMode::ReadOnly).await?;
    let text = files_transaction.get(JsValue::from(id))?.await?.and_then(|text| text.as_string());
    let edits =
        files_transaction.get(JsValue::from(edits_key(id)))?.await?.and_then(|edits| edits.as_string());
    Ok(text.map(|text| (text, edits.unwrap_or_default())))
}

/// Deletes a file that was closed.
pub async fn delete_file(id: &str) -> Result<(), Failure> {
    let (transaction, files_transaction) = files_transaction(TransactionMode::ReadWrite).await?;
    files_transaction.delete(JsValue::from(id))?;
    files_transaction.delete(JsValue::from(edits_key(id)))?;
    committed(transaction).await
}

/// Key of pictures that are read, among the files: no id has a full stop.
const PICTURES_KEY: &str = "photo.pictures";

/// Saves pictures as one value, in place of those before.
pub async fn save_pictures(pictures: &JsValue) -> Result<(), Failure> {
    let (transaction, files) = files_transaction(TransactionMode::ReadWrite).await?;
    files.put(pictures, Some(&JsValue::from(PICTURES_KEY)))?;
    committed(transaction).await
}

/// Returns the saved pictures.
pub async fn load_pictures() -> Result<Option<JsValue>, Failure> {
    let (_transaction, files) = files_transaction(TransactionMode::ReadOnly).await?;
    Ok(files.get(JsValue::from(PICTURES_KEY))?.await?)
}

/// Deletes the saved pictures.
pub async fn delete_pictures() -> Result<(), Failure> {
    let (transaction, files) = files_transaction(TransactionMode::ReadWrite).await?;
    files.delete(JsValue::from(PICTURES_KEY))?;
    committed(transaction).await
}

/// Deletes everything, including corrupt entries and open files.
pub async fn delete_everything() -> Result<(), Failure> {
    let (transaction, files_transaction) = files_transaction(TransactionMode::ReadWrite).await?;
    files_transaction.clear()?;
    committed(transaction).await?;
    let stores = stores(TransactionMode::ReadWrite).await?;
    stores.summaries.clear()?;
    stores.texts.clear()?;
    stores.transaction.object_store(CORRUPT)?.clear()?;
    stores.finish().await
}
