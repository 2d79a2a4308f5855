//! Events of a game during replay.

use crate::notation::{AnyMove, AnyPosition};

/// An annotation between moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Annotation<'t> {
    /// A comment.
    Comment(&'t str),
    /// A NAG.
    Mark(u8),
    /// A draw offer.
    Offer,
}

/// A visitor of the events of a game.
pub trait Visitor {
    /// A move is made.
    fn on_move(&mut self, before: &AnyPosition, m: &AnyMove, after: &AnyPosition);
    /// A variation begins: the following moves replace the last one.
    fn on_variation_start(&mut self) {}
    /// The variation ends.
    fn on_variation_end(&mut self) {}
    /// An annotation of the last move.
    fn on_annotation(&mut self, _: Annotation<'_>) {}
    /// True if an automatic draw has ended the game in the current line. Visitors without positions need not detect it.
    fn is_drawn(&self) -> bool {
        false
    }
}
