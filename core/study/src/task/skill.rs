//! A skill as data, and the games that may have it.

use super::moment::{BuiltExercise, Moment};
use crate::practice::{self, MoveView};
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::notation::{AnyPosition, Notation as _};
use notabene_core::position::{Figure, Position as _};
use std::fmt;

/// A skill: its subject, its games, and the predicate and builder of its tasks.
pub struct Skill {
    /// Stable id for programs, such as `chess/capture`: key of cards and links.
    pub id: &'static str,
    /// Its name on the screen.
    pub label: Label,
    /// Difficulty from 1, for a first lesson, to 5.
    pub difficulty: u8,
    /// True for the games that have it, by their first position.
    pub(super) is_in_position: fn(&AnyPosition) -> bool,
    /// Pieces that a game should prefer so that a moment comes up soon.
    pub(super) preferred: &'static [Figure],
    /// True if a move of a game is a moment for it.
    pub(super) matches: fn(&MoveView) -> bool,
    /// Builds the exercise of a moment; `None` if it would be ambiguous.
    pub(super) build: fn(&mut Moment) -> Option<BuiltExercise>,
}

impl PartialEq for Skill {
    fn eq(&self, other: &Skill) -> bool {
        self.id == other.id
    }
}

impl fmt::Debug for Skill {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl Skill {
    /// True if the game that begins with a position has the skill.
    pub(crate) fn is_for(&self, p: &AnyPosition) -> bool {
        (self.is_in_position)(p)
    }
    /// True if moves are followed, or pieces remembered, without seeing them.
    pub fn is_in_the_head(&self) -> bool {
        self.id.starts_with("mind/") || self.id.starts_with("recall/")
    }
    /// True if a game has the skill.
    pub fn is_in(&self, game: &str) -> bool {
        practice::start_position(game, None).is_some_and(|p| (self.is_in_position)(&p))
    }
    /// The games that have it, in the order of the registry.
    pub fn games(&self) -> impl Iterator<Item = &'static str> {
        registry::VARIANTS.iter().map(|variant| variant.id).filter(|game| self.is_in(game))
    }
}

/// Family of the skills of a module: the games that have them.
pub(super) struct Family(pub fn(&AnyPosition) -> bool);

impl Family {
    /// A skill of moves. `preferred`: pieces that a game should prefer; `matches`: true for a move that is a moment for it.
    pub(super) const fn skill(
        &self,
        id: &'static str,
        label: Label,
        difficulty: u8,
        preferred: &'static [Figure],
        matches: fn(&MoveView) -> bool,
        build: fn(&mut Moment) -> Option<BuiltExercise>,
    ) -> Skill {
        Skill { id, label, difficulty, is_in_position: self.0, preferred, matches, build }
    }

    /// A skill of any position.
    pub(super) const fn of_position(
        &self,
        id: &'static str,
        label: Label,
        difficulty: u8,
        build: fn(&mut Moment) -> Option<BuiltExercise>,
    ) -> Skill {
        self.skill(id, label, difficulty, &[], |_| true, build)
    }
}

impl Skill {
    /// The same skill in fewer games.
    pub(super) const fn in_games(self, has: fn(&AnyPosition) -> bool) -> Skill {
        Skill { is_in_position: has, ..self }
    }
}

/// Every game.
pub(super) fn every(_: &AnyPosition) -> bool {
    true
}
/// The games whose pieces have letters.
pub(super) fn lettered(p: &AnyPosition) -> bool {
    p.capture_sign().is_none()
}
/// The games of chess pieces on squares.
pub(super) fn square(p: &AnyPosition) -> bool {
    lettered(p) && !round(p)
}
/// The games on a round board.
pub(super) fn round(p: &AnyPosition) -> bool {
    p.board().shape == notabene_core::geometry::Shape::Rings
}
/// The games with darts.
pub(super) fn thrown(p: &AnyPosition) -> bool {
    p.throws().is_some()
}
/// The games of draughts.
pub(super) fn unlettered(p: &AnyPosition) -> bool {
    !lettered(p)
}
