//! Pieces on a board as text and back, in any game: without rules, for boards that only show and move them.

use super::Problem;
use super::setup;
use super::variant::{Family, Variant, find};
use crate::geometry::{Board, Field};
use crate::position::{Glyph, Side};

/// Pieces on the board of a game. They may be illegal.
#[derive(Clone, PartialEq, Debug)]
pub struct Arrangement {
    variant: &'static Variant,
    /// The text that was parsed; none for the start of the game.
    text: Option<String>,
    /// The piece on each field, by field index.
    pub pieces: Vec<Option<Glyph>>,
    /// The side to move.
    pub turn: Side,
}

impl Arrangement {
    /// Parses a position of a game; without a text it is the start of the game. What follows the pieces may be missing.
    ///
    /// # Errors
    ///
    /// Unknown game, or the reason and the place if the text is invalid.
    pub fn read(game: &str, text: Option<&str>) -> Result<Arrangement, Problem> {
        let variant = find(game)?;
        let text = text.map(str::trim).filter(|text| !text.is_empty());
        let (pieces, turn) = match variant.family {
            Family::Chess(_) => setup::chess::pieces(text)?,
            Family::Scharten(rules) => setup::scharten::pieces(rules, text)?,
            Family::Draughts(rules) => setup::draughts::pieces(rules, text)?,
        };
        Ok(Arrangement { variant, text: text.map(String::from), pieces, turn })
    }

    /// The board of chess without pieces.
    pub(super) fn empty() -> Arrangement {
        let variant = &super::variant::VARIANTS[0];
        let pieces = vec![None; usize::from(variant.board().grid.len())];
        Arrangement { variant, text: None, pieces, turn: Side::White }
    }

    /// The id of the game.
    pub fn game(&self) -> &'static str {
        self.variant.id
    }

    /// The board of the game.
    pub fn board(&self) -> Board {
        self.variant.board()
    }

    /// The piece on a field.
    pub fn piece_at(&self, field: Field) -> Option<Glyph> {
        self.pieces.get(field.index()).copied().flatten()
    }

    /// Serialises the pieces. Counters stay as they were parsed; rights of castling stay as long as their pieces stand,
    /// and no pawn can be captured en passant.
    pub fn text(&self) -> String {
        let text = self.text.as_deref();
        match self.variant.family {
            Family::Chess(_) => setup::chess::text(text, &self.pieces, self.turn),
            Family::Scharten(rules) => setup::scharten::text(rules, text, &self.pieces, self.turn),
            Family::Draughts(rules) => setup::draughts::text(rules, text, &self.pieces, self.turn),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::registry::VARIANTS;

    fn read(game: &str, text: &str) -> Arrangement {
        Arrangement::read(game, Some(text)).unwrap()
    }

    #[test]
    fn the_start_of_every_game_is_that_of_its_rules() {
        for game in VARIANTS {
            let start = Arrangement::read(game.id, None).unwrap();
            let table = crate::game::registry::open(game.id, None, None).unwrap();
            let scene = table.scene();
            assert_eq!(start.board(), scene.board, "{}", game.id);
            assert_eq!(start.turn, scene.turn, "{}", game.id);
            let drawn = start.pieces.iter().flatten().count();
            assert_eq!(drawn, scene.pieces.len(), "{}", game.id);
            assert!(scene.pieces.iter().all(|p| start.piece_at(p.field) == Some(p.glyph)), "{}", game.id);
            assert_eq!(read(game.id, &start.text()).pieces, start.pieces, "{}", game.id);
        }
    }

    #[test]
    fn what_was_read_is_written_and_what_has_moved_loses_its_rights() {
        let fen = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 20";
        let mut moved = read("chess", fen);
        assert_eq!(moved.text(), fen);
        moved.pieces.swap(0, 8);
        moved.turn = Side::White;
        assert_eq!(moved.text(), "r3k2r/8/8/8/8/8/R7/4K2R w Kkq - 3 20");
        let mut men = read("draughts/international", "B:W28,K31:B12");
        let last = men.board().grid.fields().count() - 1;
        men.pieces.swap(0, last);
        assert_eq!(men.text(), "B:W28,K31:B12");
    }

    #[test]
    fn pieces_alone_are_a_position_and_others_are_refused_with_their_place() {
        assert_eq!(read("chess", "8/8/8/8/8/8/8/K7").text(), "8/8/8/8/8/8/8/K7 w - - 0 1");
        assert_eq!(read("chess", "8/8/8/8/8/8/8/K7 b").turn, Side::Black);
        assert_eq!(read("scharten", "10/10/10/10/10/10/10/K9").pieces[0].unwrap().side, Side::White);
        for (game, text, at) in
            [("chess", "8/8/9", 4), ("chess", "8/8/8/8/8/8/8/Z7 w - - 0 1", 14), ("scharten", "8/8", 1)]
        {
            let problem = Arrangement::read(game, Some(text)).unwrap_err();
            assert!(problem.at >= at, "{text}: {problem:?}");
        }
        assert!(Arrangement::read("draughts/lunar", None).is_err());
        assert!(Arrangement::read("draughts/russian", Some("W:Wz9")).is_err());
    }
}
