//! Moves of a board as written text, in the letters of a language.

use super::{Diagram, Localized, diagram, paper};
use notabene_core::game::{Explained, Game};
use notabene_core::i18n::Language;
use notabene_core::position::Position as _;

/// The position before a move of a board.
fn on_move(board: &Diagram, step: usize) -> Option<(Game, String)> {
    let mut board = board.clone();
    let id = board.moves.get(step)?.clone();
    board.moves.truncate(step);
    Some((board.table().ok()?, id))
}

/// A move of a board as it is written in each language.
pub(super) fn written(board: &Diagram, step: usize) -> Option<Localized> {
    let (table, id) = on_move(board, step)?;
    let text =
        |language| table.read(&id, &diagram::style_on(&table, language)).map(|move_| text(&move_)).ok();
    Localized::each(text)
}

/// The characters of a move.
pub(super) fn text(explained: &Explained) -> String {
    let mut out = String::new();
    explained.tokens.iter().for_each(|token| out.push_str(&token.text));
    out
}

/// True if a text means a move of a board.
pub(super) fn reads_as(board: &Diagram, step: usize, text: &str, language: Language) -> bool {
    let Some((table, id)) = on_move(board, step) else { return true };
    let style = diagram::style_on(&table, language);
    table.read(paper::unnumbered(text), &style).is_ok_and(|explained| explained.id == id)
}

impl Diagram {
    /// The moves of the board as they are written in a language, in order.
    #[must_use]
    pub fn written(&self, language: Language) -> Vec<String> {
        let one = |step| written(self, step).map(|text| text.in_language(language).to_string());
        (0..self.moves.len()).map_while(one).collect()
    }

    /// True if fields are numbers on this board.
    #[must_use]
    pub fn is_numbered(&self) -> bool {
        let numbered = |game: &Game| game.position().board().naming.numbers.is_some();
        !self.pieces_only && self.table().is_ok_and(|game| numbered(&game))
    }
}
