//! The saved games in IndexedDB: summaries apart from the games themselves, so that thousands are listed at once. Every
//! change is one transaction, so that tabs never see half of it.

use crate::state::saved_games::connection::{CORRUPT, FILES, SUMMARIES, TEXTS, transact};
pub use crate::state::saved_games::storage_state::Failure;
use crate::state::storage;
use crate::state::time::TimeSlices;
use idb::{ObjectStore, Transaction, TransactionMode};
use notabene_core::exchange::library::{self, GameSummary};
use notabene_study::learners::LearnerId;
use wasm_bindgen::JsValue;

/// Maximum number of saved files; the oldest is deleted first.
const MOST_FILES: usize = 4;

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

/// The stores of a transaction.
struct Stores {
    summaries: ObjectStore,
    texts: ObjectStore,
    corrupt: ObjectStore,
}

/// Runs a transaction on the games.
async fn games<T>(
    mode: TransactionMode,
    work: impl AsyncFn(Stores) -> Result<T, Failure>,
) -> Result<T, Failure> {
    transact(&[SUMMARIES, TEXTS, CORRUPT], mode, async |transaction: &Transaction| {
        let store = |name| transaction.object_store(name);
        work(Stores { summaries: store(SUMMARIES)?, texts: store(TEXTS)?, corrupt: store(CORRUPT)? }).await
    })
    .await
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

    /// Saves a game, or a copy of it.
    async fn save(&self, change: PendingSave, new_id: &str) -> Result<SaveResult, Failure> {
        let PendingSave {
            mut game,
            base,
            known_writer,
            is_only_navigation: only_place,
            is_imported: came_whole,
        } = change;
        let mut existing = self.summary(&game.summary.id).await?;
        if existing.is_none() && came_whole {
            let is_same = |other: &GameSummary| {
                other.content == game.summary.content && other.learner == game.summary.learner
            };
            let same = |text: &String| GameSummary::read(text).filter(is_same);
            existing = self.all_texts().await?.iter().find_map(same);
        }
        let Some(old) = existing else {
            if only_place {
                return Ok(SaveResult::Nothing);
            }
            game.summary.revision = base + 1;
            self.put_game(&game)?;
            return Ok(SaveResult::Updated(game.summary));
        };
        if old.content == game.summary.content {
            self.texts.put(&game.text.as_str().into(), Some(&JsValue::from(&old.id)))?;
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
        self.put_game(&game)?;
        Ok(if ours { SaveResult::Updated(game.summary) } else { SaveResult::AsCopy(game.summary) })
    }

    /// The game of an id, with its summary.
    async fn game(&self, id: &str) -> Result<Option<StoredGame>, Failure> {
        let (summary, text) = (self.summary(id).await?, self.text(id).await?);
        Ok(summary.zip(text).map(|(summary, text)| StoredGame { summary, text }))
    }

    /// Moves all entries with corrupt summaries to their own store.
    async fn set_corrupt_aside(&self) -> Result<(), Failure> {
        for key in self.summaries.get_all_keys(None, None)?.await? {
            let summary = self.summaries.get(key.clone())?.await?;
            let words = summary.as_ref().and_then(JsValue::as_string).unwrap_or_default();
            if GameSummary::read(&words)
                .is_some_and(|sound| key.as_string().is_some_and(|key| key == sound.id))
            {
                continue;
            }
            let text =
                self.texts.get(key.clone())?.await?.and_then(|text| text.as_string()).unwrap_or_default();
            self.corrupt.put(&format!("{words}\n\n{text}").into(), Some(&key))?;
            self.summaries.delete(key.clone())?;
            self.texts.delete(key)?;
        }
        Ok(())
    }
}

/// Saves a game.
///
/// # Errors
///
/// Nothing is saved then.
pub async fn save_game(change: PendingSave, new_id: &str) -> Result<SaveResult, Failure> {
    games(TransactionMode::ReadWrite, async |stores| stores.save(change.clone(), new_id).await).await
}

/// Returns the summaries of the learner's games, and the number of corrupt ones; the games of these are moved to the store of
/// corrupt entries.
pub async fn list_summaries() -> Result<(Vec<GameSummary>, usize), Failure> {
    let all = games(TransactionMode::ReadOnly, async |stores| stores.all_texts().await).await?;
    let (mut own, mut lost, slices) = (Vec::with_capacity(all.len()), 0, TimeSlices::begin());
    let learners = storage::load_learners();
    for text in &all {
        match GameSummary::read(text) {
            Some(summary) => own.extend(Some(summary).filter(|summary| learners.has_game(&summary.learner))),
            None => lost += 1,
        }
        slices.pause_if_over().await;
    }
    if lost > 0 {
        // If this fails they stay in their stores.
        let _ = games(TransactionMode::ReadWrite, async |stores| stores.set_corrupt_aside().await).await;
    }
    Ok((own, lost))
}

/// Deletes all games and pictures of a learner.
pub async fn delete_games_of(learner: &LearnerId) -> Result<(), Failure> {
    let pictures = pictures_key(learner);
    files(TransactionMode::ReadWrite, async |files| {
        files.delete(JsValue::from(&pictures))?;
        Ok(())
    })
    .await?;
    games(TransactionMode::ReadWrite, async |stores| {
        let all = stores.all_texts().await?;
        let theirs =
            all.iter().filter_map(|text| GameSummary::read(text)).filter(|it| it.learner == learner.as_str());
        theirs.map(|summary| summary.id).try_for_each(|id| stores.delete(&id))
    })
    .await
}

/// Returns a saved game as `session::save_game` wrote it, with its summary; `None` if it does not exist.
pub async fn find_game(id: &str) -> Result<Option<StoredGame>, Failure> {
    games(TransactionMode::ReadOnly, async |stores| stores.game(id).await).await
}

/// Returns the saved games with these ids, in their order; all games if none are given.
pub async fn games_by_id(ids: &[String]) -> Result<Vec<StoredGame>, Failure> {
    games(TransactionMode::ReadOnly, async |stores| {
        let ids = match ids {
            [] => {
                let all = stores.all_texts().await?;
                all.iter().filter_map(|text| Some(GameSummary::read(text)?.id)).collect()
            }
            ids => ids.to_vec(),
        };
        let mut games = Vec::with_capacity(ids.len());
        for id in ids {
            games.extend(stores.game(&id).await?);
        }
        Ok(games)
    })
    .await
}

/// Saves games as they are.
pub async fn put_games(all: &[StoredGame]) -> Result<(), Failure> {
    games(TransactionMode::ReadWrite, async |stores| all.iter().try_for_each(|game| stores.put_game(game)))
        .await
}

/// Adds games with ids of their own: all of them, or none if there is no room for one. A saved game with the id of
/// another one moves to a new id.
pub async fn merge_games(all: &[StoredGame], new_id: impl Fn() -> String) -> Result<(), Failure> {
    games(TransactionMode::ReadWrite, async |stores| {
        for game in all {
            if let Some(StoredGame { mut summary, text }) = stores.game(&game.summary.id).await? {
                if summary.content == game.summary.content {
                    continue;
                }
                summary.id = new_id();
                stores.put_game(&StoredGame { summary, text })?;
            }
            stores.put_game(game)?;
        }
        Ok(())
    })
    .await
}

/// Deletes games, and returns them.
pub async fn remove_games(ids: &[String]) -> Result<Vec<StoredGame>, Failure> {
    games(TransactionMode::ReadWrite, async |stores| {
        let mut games = Vec::with_capacity(ids.len());
        for id in ids {
            games.extend(stores.game(id).await?);
            stores.delete(id)?;
        }
        Ok(games)
    })
    .await
}

/// Renames a game.
pub async fn rename_game(id: &str, name: &str) -> Result<(), Failure> {
    games(TransactionMode::ReadWrite, async |stores| {
        if let Some(mut summary) = stores.summary(id).await? {
            summary.rename(name);
            stores.summaries.put(&summary.to_text().into(), Some(&JsValue::from(id)))?;
        }
        Ok(())
    })
    .await
}

/// Runs a transaction on open files only, so that a long file delays no game.
async fn files<T>(
    mode: TransactionMode,
    work: impl AsyncFn(ObjectStore) -> Result<T, Failure>,
) -> Result<T, Failure> {
    transact(&[FILES], mode, async |transaction: &Transaction| work(transaction.object_store(FILES)?).await)
        .await
}

/// Returns the key of the changes in the games of a file.
fn edits_key(id: &str) -> String {
    format!("{id}.edits")
}

/// Saves the text of an open file. Ids are in the order of time: beyond [`MOST_FILES`] the oldest file is deleted.
pub async fn save_file(id: &str, text: &str) -> Result<(), Failure> {
    files(TransactionMode::ReadWrite, async |files| {
        let keys = files.get_all_keys(None, None)?.await?;
        let mut ids: Vec<String> =
            keys.iter().filter_map(JsValue::as_string).filter(|key| library::is_id(key)).collect();
        ids.sort_by(Ord::cmp);
        for old in ids.iter().take((ids.len() + 1).saturating_sub(MOST_FILES)) {
            files.delete(JsValue::from(old))?;
            files.delete(JsValue::from(edits_key(old)))?;
        }
        files.put(&text.into(), Some(&JsValue::from(id)))?;
        Ok(())
    })
    .await
}

/// Saves a value among the files.
async fn put_in_files(key: &str, value: &JsValue) -> Result<(), Failure> {
    files(TransactionMode::ReadWrite, async |files| {
        files.put(value, Some(&JsValue::from(key)))?;
        Ok(())
    })
    .await
}

/// Saves the changes in the games of an open file.
pub async fn save_edits(id: &str, edits: &str) -> Result<(), Failure> {
    put_in_files(&edits_key(id), &edits.into()).await
}

/// Returns the text of a saved file, and the changes in its games.
pub async fn load_file(id: &str) -> Result<Option<(String, String)>, Failure> {
    files(TransactionMode::ReadOnly, async |files| {
        let text = files.get(JsValue::from(id))?.await?.and_then(|text| text.as_string());
        let edits = files.get(JsValue::from(edits_key(id)))?.await?.and_then(|edits| edits.as_string());
        Ok(text.map(|text| (text, edits.unwrap_or_default())))
    })
    .await
}

/// Deletes a file that was closed.
pub async fn delete_file(id: &str) -> Result<(), Failure> {
    files(TransactionMode::ReadWrite, async |files| {
        files.delete(JsValue::from(id))?;
        files.delete(JsValue::from(edits_key(id)))?;
        Ok(())
    })
    .await
}

/// Key of a learner's pictures that are read, among the files: no id has a full stop.
fn pictures_key(learner: &LearnerId) -> String {
    format!("{}photo.pictures", learner.prefix())
}

/// Saves pictures as one value, in place of those before.
pub async fn save_pictures(pictures: &JsValue) -> Result<(), Failure> {
    put_in_files(&pictures_key(&storage::learner()), pictures).await
}

/// Returns the saved pictures.
pub async fn load_pictures() -> Result<Option<JsValue>, Failure> {
    files(TransactionMode::ReadOnly, async |files| {
        Ok(files.get(JsValue::from(pictures_key(&storage::learner())))?.await?)
    })
    .await
}

/// Deletes the saved pictures.
pub async fn delete_pictures() -> Result<(), Failure> {
    files(TransactionMode::ReadWrite, async |files| {
        files.delete(JsValue::from(pictures_key(&storage::learner())))?;
        Ok(())
    })
    .await
}

/// Deletes everything, including corrupt entries and open files.
pub async fn delete_everything() -> Result<(), Failure> {
    files(TransactionMode::ReadWrite, async |files| {
        files.clear()?;
        Ok(())
    })
    .await?;
    games(TransactionMode::ReadWrite, async |stores| {
        for store in [stores.summaries, stores.texts, stores.corrupt] {
            store.clear()?;
        }
        Ok(())
    })
    .await
}
