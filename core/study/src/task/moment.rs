//! A move in its position, from which an exercise is made.

use crate::practice::Mixer;
use crate::{Diagram, Exercise, Hint};
use notabene_core::notation::{AnyMove, AnyPosition};
use notabene_core::position::{Figure, Glyph, Position as _, Trace};

/// A moment of a game.
pub(super) struct Moment<'m> {
    /// The id of the game.
    pub game: &'static str,
    /// The position before the move.
    pub before: AnyPosition,
    /// The move.
    pub m: AnyMove,
    /// Numbers for all that is still to be chosen.
    pub mixer: &'m mut Mixer,
}

/// An exercise and the words on its typical mistakes.
#[derive(Default)]
pub(super) struct BuiltExercise {
    /// The exercise, without an id.
    pub exercise: Exercise,
    /// The words, by the places that its answers name.
    pub hints: Vec<Hint>,
}

impl Moment<'_> {
    /// The board before the move.
    pub fn board(&self) -> Diagram {
        use notabene_core::notation::Notation as _;
        Diagram { game: self.game.into(), position: self.before.to_text(), ..Diagram::default() }
    }
    /// The id of the move.
    pub fn id(&self) -> String {
        use notabene_core::notation::Notation as _;
        self.before.id(&self.m)
    }
    /// Effect of the move.
    pub fn trace(&self) -> Trace {
        self.before.trace(&self.m)
    }
    /// The position after the move.
    pub fn after(&self) -> AnyPosition {
        let mut after = self.before.clone();
        after.play_unchecked(&self.m);
        after
    }
    /// The moving piece; none for a piece that a dart brings.
    pub fn glyph(&self) -> Option<Glyph> {
        let from = *self.trace().route.first()?;
        self.before.pieces().into_iter().find(|(at, _)| *at == from).map(|(_, glyph)| glyph)
    }
    /// The kind of the moving piece.
    pub fn figure(&self) -> Option<Figure> {
        self.glyph().map(|glyph| glyph.figure)
    }
}
