//! Exporting a game as text: its position, its moves, a record, a save, a link.

use super::{line, link, save};
use crate::game::Game;
use crate::notation::{Notation, Style};
use crate::position::Side;

/// Text formats of a game.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Export {
    /// The position on the board: FEN.
    Position,
    /// The main line with numbers.
    Moves(Style),
    /// The texts of all legal moves, one per line, in unspecified order: the fastest way to write many moves.
    Legal(Style),
    /// The whole record as PGN or PDN, for other programs.
    Pgn,
    /// The whole game, for storage ([`save`]).
    Save,
    /// The position on the board with the moves that led to it, for a search ([`mod@line`]).
    Line,
    /// The whole game in compact form, for a link ([`link`]).
    Link,
}

/// Largest number of characters of a name in the name of a file.
const LONGEST_NAME: usize = 30;

/// Name of the file of a game, without its extension: its players, as far as they are known.
pub fn file_name(game: &Game) -> String {
    let word = |name: &str| {
        let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let joined = words.collect::<Vec<_>>().join("-");
        joined.chars().take(LONGEST_NAME).collect::<String>()
    };
    let names = Side::BOTH.map(|side| word(game.player_name(side)));
    let known: Vec<String> = names.into_iter().filter(|name| !name.is_empty()).collect();
    if known.is_empty() { "notabene".into() } else { known.join("-") }
}

impl Game {
    /// The game as text.
    // Inlined, so that a program contains only the formats it uses.
    #[inline(always)]
    pub fn text(&self, form: Export) -> String {
        match form {
            Export::Position => self.position().to_text(),
            Export::Moves(style) => self.main_line(&style),
            Export::Legal(style) => self.position().texts(&style, '\n'),
            Export::Pgn => save::pgn(self, None),
            Export::Save => save::write(self),
            Export::Line => line::write(self),
            Export::Link => link::write(self),
        }
    }
}
