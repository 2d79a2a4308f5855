//! The kept games in IndexedDB: summaries apart from the games themselves, so that thousands are listed at once.
//! Every change is one transaction, so that tabs never see half of it.

use crate::ui::store;
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
/// Games as `session::save` writes them, by the same ids.
const TEXTS: &str = "texts";
/// What could not be read, by the same ids.
const DAMAGED: &str = "damaged";
/// Files of games that tabs have open, by ids of their own, and what was changed in their games.
const FILES: &str = "files";
/// How many files are kept; of more the oldest goes.
const MOST_FILES: usize = 4;

/// Why nothing was kept or found.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// There is no database here: a private window, or the browser forbids it.
    Missing,
    /// It took nothing: mostly there is no room.
    Refused,
}

impl From<Error> for Failure {
    fn from(_: Error) -> Failure {
        Failure::Refused
    }
}

/// A game as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Stored {
    pub summary: GameSummary,
    /// The game as `session::save` writes it.
    pub text: String,
}

/// What became of a game that was to be kept.
#[derive(Clone, PartialEq, Debug)]
pub enum Saved {
    /// It is kept so.
    As(GameSummary),
    /// Another tab had changed it meanwhile: it is a game of its own now.
    Apart(GameSummary),
    /// Only its place was to be kept, and it is no longer there, or another.
    Nothing,
}

/// What is to be kept, and how.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    pub game: Stored,
    /// The revision on which the change was made; none of a game that was never kept.
    pub base: u32,
    /// Another writer whose revisions are known: the same tab before it was loaded again.
    pub known_writer: String,
    /// Whether only the place of the board has changed.
    pub only_place: bool,
    /// Whether the game came as a whole: then it is kept once, however often it comes.
    pub came_whole: bool,
}

thread_local! {
    static OPENED: RefCell<Option<Result<Rc<Database>, Failure>>> = const { RefCell::new(None) };
}

/// The database; opened once.
async fn database() -> Result<Rc<Database>, Failure> {
    if let Some(known) = OPENED.with_borrow(Clone::clone) {
        return known;
    }
    let opened = match store::is_shut() {
        true => Err(Failure::Missing),
        false => open().await.map(Rc::new).map_err(|_| Failure::Missing),
    };
    OPENED.with_borrow_mut(|known| known.get_or_insert(opened).clone())
}

async fn open() -> Result<Database, Error> {
    let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        let Ok(database) = event.database() else { return };
        for store in [SUMMARIES, TEXTS, DAMAGED, FILES] {
            // Without its stores the database refuses everything, which is told then.
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
    let transaction = database().await?.transaction(&[SUMMARIES, TEXTS, DAMAGED], mode)?;
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

    async fn all(&self) -> Result<Vec<String>, Failure> {
        let all = self.summaries.get_all(None, None)?.await?;
        Ok(all.into_iter().map(|value| value.as_string().unwrap_or_default()).collect())
    }

    /// Asks for it; whether it was taken is known when the transaction ends.
    fn put(&self, game: &Stored) -> Result<(), Failure> {
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

    /// Ends the transaction: all of it was taken, or nothing.
    async fn finish(self) -> Result<(), Failure> {
        committed(self.transaction).await
    }
}

async fn committed(transaction: Transaction) -> Result<(), Failure> {
    match transaction.await?.is_committed() {
        true => Ok(()),
        false => Err(Failure::Refused),
    }
}

/// Keeps a game.
///
/// # Errors
///
/// Nothing is kept then.
pub async fn save(change: Change, new_id: &str) -> Result<Saved, Failure> {
    let stores = stores(TransactionMode::ReadWrite).await?;
    let Change { mut game, base, known_writer, only_place, came_whole } = change;
    let mut existing = stores.summary(&game.summary.id).await?;
    if existing.is_none() && came_whole {
        let same =
            |text: &String| GameSummary::read(text).filter(|other| other.content == game.summary.content);
        existing = stores.all().await?.iter().find_map(same);
    }
    let Some(old) = existing else {
        if only_place {
            return Ok(Saved::Nothing);
        }
        game.summary.revision = base + 1;
        stores.put(&game)?;
        stores.finish().await?;
        return Ok(Saved::As(game.summary));
    };
    if old.content == game.summary.content {
        stores.texts.put(&game.text.as_str().into(), Some(&JsValue::from(&old.id)))?;
        stores.finish().await?;
        return Ok(Saved::As(old));
    }
    if only_place {
        return Ok(Saved::Nothing);
    }
    let ours = old.writer == game.summary.writer || old.writer == known_writer || old.revision == base;
    game.summary.name = old.name;
    match ours {
        true => (game.summary.created, game.summary.revision) = (old.created, old.revision + 1),
        false => (game.summary.id, game.summary.revision) = (new_id.into(), 1),
    }
    stores.put(&game)?;
    stores.finish().await?;
    Ok(if ours { Saved::As(game.summary) } else { Saved::Apart(game.summary) })
}

/// All summaries, and how many more could not be read; the games of these are put aside.
pub async fn list() -> Result<(Vec<GameSummary>, usize), Failure> {
    let reading = stores(TransactionMode::ReadOnly).await?;
    let all = reading.all().await?;
    let sound: Vec<GameSummary> = all.iter().filter_map(|text| GameSummary::read(text)).collect();
    let lost = all.len() - sound.len();
    if lost > 0 {
        // Where that fails they stay where they are.
        let _ = put_damaged_aside().await;
    }
    Ok((sound, lost))
}

/// Puts aside all whose summary cannot be read.
async fn put_damaged_aside() -> Result<(), Failure> {
    let stores = stores(TransactionMode::ReadWrite).await?;
    let damaged = stores.transaction.object_store(DAMAGED)?;
    for key in stores.summaries.get_all_keys(None, None)?.await? {
        let summary = stores.summaries.get(key.clone())?.await?;
        let words = summary.as_ref().and_then(JsValue::as_string).unwrap_or_default();
        if GameSummary::read(&words).is_some_and(|sound| key.as_string().is_some_and(|key| key == sound.id)) {
            continue;
        }
        let text =
            stores.texts.get(key.clone())?.await?.and_then(|text| text.as_string()).unwrap_or_default();
        damaged.put(&[words.as_str(), "\n\n", &text].concat().into(), Some(&key))?;
        stores.summaries.delete(key.clone())?;
        stores.texts.delete(key)?;
    }
    stores.finish().await
}

/// A kept game as `session::save` wrote it, with its summary; none if it is not there.
pub async fn find(id: &str) -> Result<Option<Stored>, Failure> {
    let stores = stores(TransactionMode::ReadOnly).await?;
    let (summary, text) = (stores.summary(id).await?, stores.text(id).await?);
    Ok(summary.zip(text).map(|(summary, text)| Stored { summary, text }))
}

/// All kept games with these ids, in their order; with none all games.
pub async fn all(ids: &[String]) -> Result<Vec<Stored>, Failure> {
    let stores = stores(TransactionMode::ReadOnly).await?;
    let ids = match ids {
        [] => stores.all().await?.iter().filter_map(|text| Some(GameSummary::read(text)?.id)).collect(),
        ids => ids.to_vec(),
    };
    let mut games = Vec::with_capacity(ids.len());
    for id in ids {
        if let Some((summary, text)) = stores.summary(&id).await?.zip(stores.text(&id).await?) {
            games.push(Stored { summary, text });
        }
    }
    Ok(games)
}

/// Keeps games as they are.
pub async fn put(games: &[Stored]) -> Result<(), Failure> {
    let stores = stores(TransactionMode::ReadWrite).await?;
    games.iter().try_for_each(|game| stores.put(game))?;
    stores.finish().await
}

/// Adds games that come from elsewhere with ids of their own: all of them, or none if there is no room for one.
/// A kept game with the id of another one moves to a new id.
pub async fn merge(games: &[Stored], new_id: impl Fn() -> String) -> Result<(), Failure> {
    let stores = stores(TransactionMode::ReadWrite).await?;
    for game in games {
        let id = &game.summary.id;
        if let Some((mut summary, text)) = stores.summary(id).await?.zip(stores.text(id).await?) {
            if summary.content == game.summary.content {
                continue;
            }
            summary.id = new_id();
            stores.put(&Stored { summary, text })?;
        }
        stores.put(game)?;
    }
    stores.finish().await
}

/// Takes games away, and gives them back.
pub async fn remove(ids: &[String]) -> Result<Vec<Stored>, Failure> {
    let stores = stores(TransactionMode::ReadWrite).await?;
    let mut games = Vec::with_capacity(ids.len());
    for id in ids {
        if let Some((summary, text)) = stores.summary(id).await?.zip(stores.text(id).await?) {
            games.push(Stored { summary, text });
        }
        stores.delete(id)?;
    }
    stores.finish().await?;
    Ok(games)
}

/// Gives a game another name.
pub async fn rename(id: &str, name: &str) -> Result<(), Failure> {
    let stores = stores(TransactionMode::ReadWrite).await?;
    if let Some(mut summary) = stores.summary(id).await? {
        summary.rename(name);
        stores.summaries.put(&summary.to_text().into(), Some(&JsValue::from(id)))?;
    }
    stores.finish().await
}

/// The stores of a transaction about open files only, so that a long file holds up no game.
async fn files(mode: TransactionMode) -> Result<(Transaction, ObjectStore), Failure> {
    let transaction = database().await?.transaction(&[FILES], mode)?;
    let files = transaction.object_store(FILES)?;
    Ok((transaction, files))
}

/// The id under which the changes in the games of a file are kept.
fn edits_of(id: &str) -> String {
    [id, ".edits"].concat()
}

/// Keeps the text of an open file. Ids are in the order of time: beyond [`MOST_FILES`] the oldest file goes.
pub async fn keep_file(id: &str, text: &str) -> Result<(), Failure> {
    let (transaction, files) = files(TransactionMode::ReadWrite).await?;
    let keys = files.get_all_keys(None, None)?.await?;
    let mut ids: Vec<String> =
        keys.iter().filter_map(JsValue::as_string).filter(|key| library::is_id(key)).collect();
    ids.sort();
    for old in ids.iter().take((ids.len() + 1).saturating_sub(MOST_FILES)) {
        files.delete(JsValue::from(old))?;
        files.delete(JsValue::from(edits_of(old)))?;
    }
    files.put(&text.into(), Some(&JsValue::from(id)))?;
    committed(transaction).await
}

/// Keeps what was changed in the games of an open file.
pub async fn keep_edits(id: &str, edits: &str) -> Result<(), Failure> {
    let (transaction, files) = files(TransactionMode::ReadWrite).await?;
    files.put(&edits.into(), Some(&JsValue::from(edits_of(id))))?;
    committed(transaction).await
}

/// The text of a kept file, and what was changed in its games.
pub async fn file(id: &str) -> Result<Option<(String, String)>, Failure> {
    let (_transaction, files) = files(TransactionMode::ReadOnly).await?;
    let text = files.get(JsValue::from(id))?.await?.and_then(|text| text.as_string());
    let edits = files.get(JsValue::from(edits_of(id)))?.await?.and_then(|edits| edits.as_string());
    Ok(text.map(|text| (text, edits.unwrap_or_default())))
}

/// Forgets a file that was closed.
pub async fn forget_file(id: &str) -> Result<(), Failure> {
    let (transaction, files) = files(TransactionMode::ReadWrite).await?;
    files.delete(JsValue::from(id))?;
    files.delete(JsValue::from(edits_of(id)))?;
    committed(transaction).await
}

/// Forgets everything, also what was put aside and the files that are open.
pub async fn clear() -> Result<(), Failure> {
    let (transaction, files) = files(TransactionMode::ReadWrite).await?;
    files.clear()?;
    committed(transaction).await?;
    let stores = stores(TransactionMode::ReadWrite).await?;
    stores.summaries.clear()?;
    stores.texts.clear()?;
    stores.transaction.object_store(DAMAGED)?.clear()?;
    stores.finish().await
}
