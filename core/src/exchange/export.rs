//! A game as text: its position, its moves, a record, a save, a link.

use super::{link, save};
use crate::game::Game;
use crate::notation::{Notation, Style};

/// Forms of a game as text.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Export {
    /// The position on the board: FEN.
    Position,
    /// The main line with numbers.
    Moves(Style),
    /// The texts of all legal moves, one a line, in no particular order: the fastest way to many.
    Legal(Style),
    /// The whole record as PGN or PDN, for other programs.
    Pgn,
    /// The whole game, to be stored and opened again ([`save`]).
    Save,
    /// The whole game as short as it can be, for a link ([`link`]).
    Link,
}

impl Game {
    /// The game as text.
    // Inlined, a program has only the forms that it asks for.
    #[inline(always)]
    pub fn text(&self, form: Export) -> String {
        match form {
            Export::Position => self.now().to_text(),
            Export::Moves(style) => self.main_line(&style),
            Export::Legal(style) => self.now().texts(&style, '\n'),
            Export::Pgn => save::pgn(self, None),
            Export::Save => save::write(self),
            Export::Link => link::write(self),
        }
    }
}
