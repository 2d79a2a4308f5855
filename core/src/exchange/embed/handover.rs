//! The moves of a reader, taken over from another copy of the same game.

use crate::game::{Game, Go};
use crate::notation::Notation as _;
use crate::record::{NodeId, Record};

/// Adds the moves of another copy to a game, goes to the move on the board of that copy, and returns it; none if it is
/// another game.
pub fn take_over(game: &mut Game, other: &Game) -> Option<NodeId> {
    let start = |game: &Game| (game.variant().id, game.record.start.to_text());
    if start(game) != start(other) {
        return None;
    }
    let mut here = Record::ROOT;
    let mut open = vec![(Record::ROOT, Record::ROOT)];
    while let Some((theirs, ours)) = open.pop() {
        if theirs == other.at {
            here = ours;
        }
        for child in other.record.tree.children(theirs) {
            let Some(ply) = other.record.tree.get(*child) else { continue };
            game.go(Go::To(ours));
            open.push((*child, game.play(&ply.m)));
        }
    }
    game.go(Go::To(here));
    Some(here)
}
