//! Metadata of the game on the board: where it came from, and what of it is saved.

use crate::state::saved_games::journal::Line;
use crate::state::saved_games::{random_id, writer};
use notabene_core::exchange::library::{self, GameSummary};
use notabene_core::game::Game;

/// Origin of a game on the board.
#[derive(Clone, PartialEq, Debug)]
pub enum Arrival {
    /// Begun here: a new game, or a position that was set up.
    New,
    /// Made elsewhere: a file, a link, a pasted text.
    Whole,
    /// The next game of a collection: an unchanged game needs no way back.
    Step,
    /// Opened from the saved games.
    Kept(GameSummary),
}

/// Metadata of the game on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Current {
    pub line: Line,
    /// Hash of the game as saved last; empty if never saved.
    pub content: String,
    pub came_whole: bool,
    /// Hash of the game when it came to the board.
    pub arrived: String,
}

impl Current {
    /// Metadata of a game that was never saved.
    pub fn new(id: String) -> Current {
        let line = Line { id, base: 0, writer: writer(), saved: false };
        Current { line, content: String::new(), came_whole: false, arrived: String::new() }
    }

    /// Metadata of a game that comes to the board.
    pub fn arriving(arrival: &Arrival, table: &Game) -> Current {
        let mut current = Current::new(random_id());
        current.arrived = library::content(table);
        match arrival {
            Arrival::New => {}
            Arrival::Whole | Arrival::Step => current.came_whole = true,
            Arrival::Kept(summary) => {
                current.line.id.clone_from(&summary.id);
                (current.line.base, current.line.saved) = (summary.revision, true);
                current.content.clone_from(&summary.content);
            }
        }
        current
    }

    /// The id of the game.
    pub fn id(&self) -> &str {
        &self.line.id
    }

    /// Updates the metadata after a save that ended when the game had left the board.
    pub fn kept_as(&mut self, summary: &GameSummary) {
        self.line.id.clone_from(&summary.id);
        (self.line.base, self.line.saved) = (summary.revision, true);
        self.content.clone_from(&summary.content);
    }
}
