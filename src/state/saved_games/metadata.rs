//! Metadata of the game on the board: where it came from, and what of it is saved.

use crate::state::saved_games::journal::JournalLine;
use crate::state::saved_games::{random_id, writer_id};
use notabene_core::exchange::library::{self, GameSummary};
use notabene_core::game::Game;

/// Origin of a game on the board.
#[derive(Clone, PartialEq, Debug)]
pub enum Arrival {
    /// Begun here: a new game, or a position that was set up.
    New,
    /// Made elsewhere: a file, a link, a pasted text.
    Imported,
    /// The next game of a collection: an unchanged game needs no way back.
    NextInFile,
    /// Opened from the saved games.
    Saved(GameSummary),
}

/// Metadata of the game on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct CurrentMetadata {
    pub journal_line: JournalLine,
    /// Hash of the game as saved last; empty if never saved.
    pub saved_hash: String,
    pub is_imported: bool,
    /// Hash of the game when it came to the board.
    pub arrival_hash: String,
}

impl CurrentMetadata {
    /// Metadata of a game that was never saved.
    pub fn new(id: String) -> CurrentMetadata {
        let line = JournalLine { id, base_revision: 0, writer: writer_id(), is_saved: false };
        CurrentMetadata {
            journal_line: line,
            saved_hash: String::new(),
            is_imported: false,
            arrival_hash: String::new(),
        }
    }

    /// Metadata of a game that comes to the board.
    pub fn arriving(arrival: &Arrival, game: &Game) -> CurrentMetadata {
        let mut current = CurrentMetadata::new(random_id());
        current.arrival_hash = library::content(game);
        match arrival {
            Arrival::New => {}
            Arrival::Imported | Arrival::NextInFile => current.is_imported = true,
            Arrival::Saved(summary) => {
                current.journal_line.id.clone_from(&summary.id);
                (current.journal_line.base_revision, current.journal_line.is_saved) =
                    (summary.revision, true);
                current.saved_hash.clone_from(&summary.content);
            }
        }
        current
    }

    /// The id of the game.
    pub fn id(&self) -> &str {
        &self.journal_line.id
    }

    /// Updates the metadata after a save that ended when the game had left the board.
    pub fn update_after_save(&mut self, summary: &GameSummary) {
        self.journal_line.id.clone_from(&summary.id);
        (self.journal_line.base_revision, self.journal_line.is_saved) = (summary.revision, true);
        self.saved_hash.clone_from(&summary.content);
    }
}
