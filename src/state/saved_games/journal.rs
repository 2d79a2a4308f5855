//! The game on the board, saved at once at every change: in `localStorage` for the next visit, and in `sessionStorage`,
//! so that two tabs have one each.
//!
//! Beside the game is one line about it: `id base writer saved hash`.

use crate::state::storage;
use notabene_core::exchange::library;

/// Storage key of the game, unchanged since the first version.
pub const GAME: &str = "game";
/// Storage key of the line about it.
const LINE: &str = "game.row";

/// Metadata of the game on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Id among the saved games.
    pub id: String,
    /// Revision on which it is based; 0 if it was never saved.
    pub base: u32,
    /// Id of the page load that wrote the line.
    pub writer: String,
    /// True if the saved games have this state of the game.
    pub saved: bool,
}

impl Line {
    fn to_text(&self, game: &str) -> String {
        let (base, saved) = (self.base.to_string(), if self.saved { "1" } else { "0" });
        [&self.id, &base, &self.writer, saved, &library::fingerprint(game)].join(" ")
    }

    /// Parses the line, if it is about this game.
    fn read(text: &str, game: &str) -> Option<Line> {
        let mut words = text.split(' ');
        let id = words.next().filter(|id| library::is_id(id))?;
        let base = words.next()?.parse().ok()?;
        let writer = words.next().filter(|writer| library::is_id(writer))?;
        let saved = words.next()? == "1";
        let fits = words.next()? == library::fingerprint(game);
        fits.then(|| Line { id: id.into(), base, writer: writer.into(), saved })
    }
}

/// Returns the writer: the last word but two of a line.
fn writer(line: &str) -> &str {
    line.split(' ').nth(2).unwrap_or_default()
}

/// Returns the game that this tab is to show, and its metadata; `None` if none is saved.
pub fn load() -> Option<(String, Option<Line>)> {
    let mut game = storage::load(GAME)?;
    let mut line = storage::load(LINE).unwrap_or_default();
    if let (Some(own), Some(own_line)) = (storage::load_in_tab(GAME), storage::load_in_tab(LINE))
        && !writer(&line).is_empty()
        && writer(&own_line) != writer(&line)
    {
        // Another tab was the last to save its game.
        (game, line) = (own, own_line);
    }
    let line = Line::read(&line, &game);
    Some((game, line))
}

/// Saves the game on the board.
pub fn keep(game: &str, line: &Line) {
    let text = line.to_text(game);
    storage::keep(GAME, game);
    storage::keep(LINE, &text);
    // Without room the tab begins with the game saved last in any tab.
    let _ = storage::keep_in_tab(GAME, game) && storage::keep_in_tab(LINE, &text);
}

/// Saves the metadata of the game, unless another tab has saved its own since.
pub fn keep_line(game: &str, line: &Line) {
    let text = line.to_text(game);
    // As above.
    let _ = storage::keep_in_tab(LINE, &text);
    if storage::load(LINE).is_some_and(|kept| writer(&kept) == line.writer) {
        storage::keep(LINE, &text);
    }
}

/// Deletes the data of this tab, so that it begins with those of the device.
pub fn forget_tab() {
    storage::forget_in_tab(GAME);
    storage::forget_in_tab(LINE);
}
