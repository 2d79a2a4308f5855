//! Identities of pieces: stable from the start of a game to its end, so that moves can be animated.

use super::game::Game;
use crate::geometry::Field;
use crate::i18n::Ownership;
use crate::notation::{AnyPosition, noun, player};
use crate::position::{Glyph, Position as _, Trace};
use crate::record::NodeId;
use crate::work;

/// The stable identity of a piece.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PieceId(pub u16);

/// A piece on the board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct PieceOn {
    /// Its identity.
    pub id: PieceId,
    /// Its field.
    pub field: Field,
    /// Its drawing.
    pub glyph: Glyph,
}

/// Distance in half-moves of nodes with cached pieces.
const PIECES_APART: usize = 32;

/// Assigns identities to the pieces of a position.
fn identities(p: &AnyPosition) -> Vec<(PieceId, Field)> {
    p.pieces().into_iter().enumerate().map(|(i, (field, _))| (PieceId(i as u16), field)).collect()
}

/// Carries identities through a move. A thrown piece gets the next unused one.
fn pieces_after(pieces: &[(PieceId, Field)], trace: &Trace, next: &mut u16) -> Vec<(PieceId, Field)> {
    let (from, to) = (trace.route.first().copied(), trace.route.last().copied());
    let place = |field: Field| match trace.with {
        _ if Some(field) == from => to.unwrap_or(field),
        Some((start, end)) if start == field => end,
        _ => field,
    };
    let gone = |field: &Field| trace.taken.contains(field) || trace.huffed == Some(*field);
    let mut after = Vec::with_capacity(pieces.len() + 1);
    for (id, field) in pieces.iter().filter(|(_, field)| !gone(field)) {
        after.push((*id, place(*field)));
    }
    if let Some(at) = trace.placed {
        after.push((PieceId(*next), at));
        *next += 1;
    }
    after
}

impl Game {
    /// The pieces after a node by identity, for animation.
    pub(super) fn pieces(&self, node: NodeId) -> Vec<(PieceId, Field)> {
        // Walks back to a node with cached pieces, then forward.
        let (mut at, mut path) = (node, Vec::new());
        let (mut pieces, mut next) = loop {
            work::count(1);
            if let Some(known) = self.cache.pieces(at) {
                break known;
            }
            let Some(parent) = self.record.tree.parent(at) else {
                let pieces = identities(&self.record.start);
                let next = pieces.len() as u16;
                break (pieces, next);
            };
            path.push(at);
            at = parent;
        };
        for (n, id) in path.into_iter().rev().enumerate() {
            if let Some(ply) = self.record.tree.get(id) {
                let trace = self.record.position_before(id).trace(&ply.m);
                pieces = pieces_after(&pieces, &trace, &mut next);
            }
            if (n + 1) % PIECES_APART == 0 {
                self.cache.store_pieces(id, (pieces.clone(), next));
            }
        }
        pieces
    }
}

/// A piece with its owner, for messages.
pub(super) fn ownership(glyph: Glyph) -> Ownership {
    Ownership { player: player(glyph.side), piece: noun(glyph.figure) }
}
