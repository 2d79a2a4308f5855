//! Moves that break only the duty to capture, and pieces that may be huffed for it.

use super::{Move, Position, moves};
use crate::geometry::{Field, FieldSet};

impl Position {
    /// The pieces that could have captured, if a move breaks the duty to capture.
    pub(super) fn owed(&self, m: &Move) -> FieldSet {
        let p = self.without(m.huffed);
        let legal = moves::legal(&p);
        if !moves::takes(&legal) || legal.contains(&Move { huffed: None, ..*m }) {
            return FieldSet::default();
        }
        moves::movers(&legal)
    }

    /// The position without the huffed enemy piece.
    pub(super) fn without(&self, huffed: Option<Field>) -> Position {
        let mut p = self.clone();
        let them = self.turn.other().index();
        if let Some(field) = huffed {
            p.men[them].remove(field);
            p.kings[them].remove(field);
        }
        p.huffable = FieldSet::default();
        p
    }

    /// Appends every combination of a move and a possible huff.
    pub(super) fn huffs(&self, all: &mut Vec<Move>) {
        for field in self.huffable.iter() {
            let huffed = Some(field);
            let after = moves::legal(&self.without(huffed));
            all.extend(after.into_iter().map(|m| Move { huffed, ..m }));
        }
    }
}
