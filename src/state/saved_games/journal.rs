//! The game on the board, saved at once at every change: in `localStorage` for the next visit, and in `sessionStorage`,
//! so that two tabs have one each.
//!
//! Beside the game is one line about it: `id base writer saved hash`.

use crate::state::storage;
use notabene_core::exchange::library;
use notabene_study::storage_key::StorageKey;

/// Metadata of the game on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalLine {
    /// Id among the saved games.
    pub id: String,
    /// Revision on which it is based; 0 if it was never saved.
    pub base_revision: u32,
    /// Id of the page load that wrote the line.
    pub writer: String,
    /// True if the saved games have this state of the game.
    pub is_saved: bool,
}

impl JournalLine {
    fn to_text(&self, game: &str) -> String {
        let (base, saved) = (self.base_revision.to_string(), if self.is_saved { "1" } else { "0" });
        [&self.id, &base, &self.writer, saved, &library::fingerprint(game)].join(" ")
    }

    /// Parses the line, if it is about this game.
    fn read(text: &str, game: &str) -> Option<JournalLine> {
        let mut words = text.split(' ');
        let id = words.next().filter(|id| library::is_id(id))?;
        let base = words.next()?.parse().ok()?;
        let writer = words.next().filter(|writer| library::is_id(writer))?;
        let saved = words.next()? == "1";
        let fits = words.next()? == library::fingerprint(game);
        fits.then(|| JournalLine {
            id: id.into(),
            base_revision: base,
            writer: writer.into(),
            is_saved: saved,
        })
    }
}

/// Returns the writer: the last word but two of a line.
fn writer_of_line(line: &str) -> &str {
    line.split(' ').nth(2).unwrap_or_default()
}

/// Returns the game that this tab is to show, and its metadata; `None` if none is saved.
pub fn load_journal() -> Option<(String, Option<JournalLine>)> {
    let mut game = storage::load(StorageKey::Game)?;
    let mut line = storage::load(StorageKey::GameEntry).unwrap_or_default();
    if let (Some(own), Some(own_line)) =
        (storage::load_in_tab(StorageKey::Game), storage::load_in_tab(StorageKey::GameEntry))
        && !writer_of_line(&line).is_empty()
        && writer_of_line(&own_line) != writer_of_line(&line)
    {
        // Another tab was the last to save its game.
        (game, line) = (own, own_line);
    }
    let line = JournalLine::read(&line, &game);
    Some((game, line))
}

/// Saves the game on the board.
pub fn save_journal(game: &str, line: &JournalLine) {
    let text = line.to_text(game);
    storage::save(StorageKey::Game, game);
    storage::save(StorageKey::GameEntry, &text);
    // Without room the tab begins with the game saved last in any tab.
    let _ =
        storage::save_in_tab(StorageKey::Game, game) && storage::save_in_tab(StorageKey::GameEntry, &text);
}

/// Saves the metadata of the game, unless another tab has saved its own since.
pub fn save_line(game: &str, line: &JournalLine) {
    let text = line.to_text(game);
    // As above.
    let _ = storage::save_in_tab(StorageKey::GameEntry, &text);
    if storage::load(StorageKey::GameEntry).is_some_and(|saved| writer_of_line(&saved) == line.writer) {
        storage::save(StorageKey::GameEntry, &text);
    }
}

/// Deletes the data of this tab, so that it begins with those of the device, whoever is learning.
pub fn clear_tab() {
    storage::delete_in_tab_of_all(StorageKey::Game);
    storage::delete_in_tab_of_all(StorageKey::GameEntry);
}
