//! Pieces with identities: those that are found again in another position keep theirs, so that they are seen to move.

use crate::geometry::{Field, Layout};
use crate::position::{Glyph, Side};

/// A piece on a board without rules.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Its identity on this board.
    pub id: u32,
    /// Its owner and its kind.
    pub glyph: Glyph,
}

/// The pieces of a board, by field index.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Pieces {
    on: Vec<Option<Piece>>,
    next_id: u32,
}

impl Pieces {
    /// The piece on a field.
    pub fn get(&self, field: Field) -> Option<Piece> {
        self.on.get(field.index()).copied().flatten()
    }

    /// All pieces with their fields.
    pub fn iter(&self) -> impl Iterator<Item = (Field, Piece)> {
        self.on.iter().enumerate().filter_map(|(n, piece)| Some((Field(n as u8), (*piece)?)))
    }

    /// The piece on each field, by field index.
    pub fn glyphs(&self) -> Vec<Option<Glyph>> {
        self.on.iter().map(|piece| piece.map(|piece| piece.glyph)).collect()
    }

    /// Puts a new piece on a field, or takes away what stands there.
    pub fn put(&mut self, field: Field, glyph: Option<Glyph>) {
        let piece = glyph.map(|glyph| self.new_piece(glyph));
        self.set(field, piece);
    }

    /// Sets a piece that is known.
    pub fn set(&mut self, field: Field, piece: Option<Piece>) {
        if let Some(place) = self.on.get_mut(field.index()) {
            *place = piece;
        }
    }

    fn new_piece(&mut self, glyph: Glyph) -> Piece {
        self.next_id += 1;
        Piece { id: self.next_id, glyph }
    }

    /// Pieces of another board: none keeps its identity.
    pub fn restart(&mut self, glyphs: &[Option<Glyph>]) {
        self.on = vec![None; glyphs.len()];
        self.replace(glyphs, None);
    }

    /// Another position on the same board. Returns the fields where pieces have arrived.
    pub fn move_to(&mut self, glyphs: &[Option<Glyph>], layout: &Layout) -> Vec<Field> {
        self.replace(glyphs, Some(layout))
    }

    fn replace(&mut self, glyphs: &[Option<Glyph>], layout: Option<&Layout>) -> Vec<Field> {
        let mut old = std::mem::replace(&mut self.on, vec![None; glyphs.len()]);
        let mut open = Vec::new();
        for (n, glyph) in glyphs.iter().enumerate() {
            let Some(glyph) = *glyph else { continue };
            let before = old.get_mut(n).and_then(|place| place.take_if(|piece| piece.glyph == glyph));
            match before {
                Some(piece) => self.set(Field(n as u8), Some(piece)),
                None => open.push((Field(n as u8), glyph)),
            }
        }
        let mut arrived = Vec::new();
        if let Some(layout) = layout {
            open.retain(|&(field, glyph)| {
                let found = take_nearest(&mut old, layout, field, |piece| piece.glyph == glyph);
                let Some(piece) = found else { return true };
                self.set(field, Some(piece));
                arrived.push(field);
                false
            });
            // A single piece that is another one now was promoted.
            for side in Side::BOTH {
                let is_left = |piece: &Piece| piece.glyph.side == side;
                if old.iter().flatten().filter(|piece| is_left(piece)).count() != 1
                    || open.iter().filter(|(_, glyph)| glyph.side == side).count() != 1
                {
                    continue;
                }
                open.retain(|&(field, glyph)| {
                    let found =
                        take_nearest(&mut old, layout, field, |piece| glyph.side == side && is_left(piece));
                    let Some(Piece { id, .. }) = found else { return true };
                    self.set(field, Some(Piece { id, glyph }));
                    arrived.push(field);
                    false
                });
            }
        }
        for (field, glyph) in open {
            self.put(field, Some(glyph));
        }
        arrived
    }
}

/// Takes the piece of this kind that stands nearest to a field.
fn take_nearest(
    old: &mut [Option<Piece>],
    layout: &Layout,
    field: Field,
    fits: impl Fn(&Piece) -> bool,
) -> Option<Piece> {
    let to = layout.centre(field);
    let distance = |n: usize| {
        let from = layout.centre(Field(n as u8));
        (from.x - to.x).hypot(from.y - to.y)
    };
    let fitting = (0..old.len()).filter(|&n| old[n].as_ref().is_some_and(&fits));
    let nearest = fitting.min_by(|&a, &b| distance(a).total_cmp(&distance(b)))?;
    old[nearest].take()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Arrangement;

    fn glyphs(fen: &str) -> Vec<Option<Glyph>> {
        Arrangement::read("chess", Some(fen)).unwrap().pieces
    }

    fn on(fen: &str) -> (Pieces, Layout) {
        let mut pieces = Pieces::default();
        pieces.restart(&glyphs(fen));
        (pieces, Layout { board: crate::geometry::Board::CHESS, flipped: false })
    }

    #[test]
    fn a_piece_keeps_its_identity_and_the_nearest_of_its_kind_moves() {
        let (mut pieces, layout) = on("8/8/8/8/8/8/8/R6R w - - 0 1");
        let ids: Vec<u32> = pieces.iter().map(|(_, piece)| piece.id).collect();
        assert_eq!(pieces.move_to(&glyphs("8/8/8/8/8/8/8/R4R2 b - - 1 1"), &layout), [Field(5)]);
        assert_eq!(pieces.iter().map(|(_, piece)| piece.id).collect::<Vec<_>>(), ids);
    }

    #[test]
    fn a_single_piece_that_is_another_one_was_promoted() {
        let (mut pieces, layout) = on("8/P7/8/8/8/8/8/K7 w - - 0 1");
        let id = pieces.get(Field(48)).unwrap().id;
        assert_eq!(pieces.move_to(&glyphs("Q7/8/8/8/8/8/8/K7 b - - 0 1"), &layout), [Field(56)]);
        assert_eq!(pieces.get(Field(56)).unwrap().id, id);
        // A piece that was put there is a new one.
        pieces.put(Field(56), pieces.get(Field(56)).map(|piece| piece.glyph));
        assert_ne!(pieces.get(Field(56)).unwrap().id, id);
    }
}
