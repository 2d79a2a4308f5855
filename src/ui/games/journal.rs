//! The game on the board as it is kept at every change, at once: in the storage of the device for whoever comes next,
//! and in that of the tab, so that two tabs have each its own.
//!
//! Beside the game stands one line about it: `id base writer saved hash`.

use crate::ui::store;
use notabene_core::exchange::library;

/// Where the game is kept; the storage of the device has known this name from the first version on.
pub const GAME: &str = "game";
/// Where the line about it is kept.
const LINE: &str = "game.row";

/// What is known of the game on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its id among the kept games.
    pub id: String,
    /// The revision on which it is based; 0 if it was never kept.
    pub base: u32,
    /// Who wrote the line: another word for each page that is loaded.
    pub writer: String,
    /// Whether the game is among the kept ones as it stands.
    pub saved: bool,
}

impl Line {
    fn to_text(&self, game: &str) -> String {
        let (base, saved) = (self.base.to_string(), if self.saved { "1" } else { "0" });
        [&self.id, &base, &self.writer, saved, &library::fingerprint(game)].join(" ")
    }

    /// The line, if it is about this game.
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

/// The last word but two of a line: who wrote it.
fn writer(line: &str) -> &str {
    line.split(' ').nth(2).unwrap_or_default()
}

/// The game that this tab is to show, and what is known of it; none if none is kept.
pub fn load() -> Option<(String, Option<Line>)> {
    let mut game = store::load(GAME)?;
    let mut line = store::load(LINE).unwrap_or_default();
    if let (Some(own), Some(own_line)) = (store::load_in_tab(GAME), store::load_in_tab(LINE))
        && !writer(&line).is_empty()
        && writer(&own_line) != writer(&line)
    {
        // Another tab was the last to keep its game.
        (game, line) = (own, own_line);
    }
    let line = Line::read(&line, &game);
    Some((game, line))
}

/// Keeps the game on the board.
pub fn keep(game: &str, line: &Line) {
    let text = line.to_text(game);
    store::keep(GAME, game);
    store::keep(LINE, &text);
    // Without room the tab begins with what was kept last in any tab.
    let _ = store::keep_in_tab(GAME, game) && store::keep_in_tab(LINE, &text);
}

/// Keeps what is now known of the game, unless another tab has kept its own since.
pub fn keep_line(game: &str, line: &Line) {
    let text = line.to_text(game);
    // As above.
    let _ = store::keep_in_tab(LINE, &text);
    if store::load(LINE).is_some_and(|kept| writer(&kept) == line.writer) {
        store::keep(LINE, &text);
    }
}

/// Forgets what this tab keeps, so that it begins with what the device keeps.
pub fn forget_tab() {
    store::forget_in_tab(GAME);
    store::forget_in_tab(LINE);
}
