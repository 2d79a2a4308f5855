//! A game on paper: where it began, its moves with their variations, and all that is written beside them.

use super::history;
use super::note::Note;
use super::score::Score;
use super::tags::Tags;
use super::tree::{NodeId, Tree};
#[cfg(feature = "records")]
use crate::geometry::Field;
use crate::notation::Notation;
use crate::position::Outcome;
use crate::work;
use std::collections::BTreeMap;

/// A move that was made, and what came of it.
pub struct Ply<P: Notation> {
    /// The move.
    pub m: P::Move,
    /// The position after it.
    pub after: P,
    /// The automatic draw that was there before this move or after it: it ended the game, whatever followed.
    pub drawn: Option<Outcome>,
}

/// A game on paper.
pub struct Record<P: Notation> {
    /// Who, where and when.
    pub tags: Tags,
    /// Where the game began.
    pub start: P,
    /// The moves.
    pub tree: Tree<Ply<P>>,
    /// The result that players or the paper gave; [`Score::Open`] if only the rules decide.
    pub score: Score,
    /// What stands beside the moves.
    notes: BTreeMap<NodeId, Note>,
}

/// What stands beside a move without a note.
static NO_NOTE: Note = Note {
    before: String::new(),
    comment: String::new(),
    marks: Vec::new(),
    clock: None,
    shapes: Vec::new(),
    offer: false,
    end: None,
    here: false,
};

/// The field with a name.
#[cfg(feature = "records")]
pub(crate) fn field_of<P: Notation>(p: &P, name: &str) -> Option<Field> {
    p.grid().fields().find(|field| p.field_name(*field) == name)
}

impl<P: Notation> Record<P> {
    /// The place before the first move.
    pub const ROOT: NodeId = Tree::<Ply<P>>::ROOT;

    /// An empty record.
    pub fn new(start: P) -> Self {
        let (tags, score) = (Tags::default(), Score::Open);
        Record { tags, start, tree: Tree::default(), score, notes: BTreeMap::new() }
    }
    /// The position after a node.
    pub fn position(&self, node: NodeId) -> &P {
        self.tree.get(node).map_or(&self.start, |ply| &ply.after)
    }
    /// The position in which the move of a node was made; the start for the root.
    pub fn position_before(&self, node: NodeId) -> &P {
        self.position(self.tree.parent(node).unwrap_or(Self::ROOT))
    }
    /// The positions before a node that may come up again, the latest last: those since the last capture or pawn move.
    pub fn before(&self, node: NodeId) -> Vec<&P> {
        self.recent(node, self.position(node).quiet_plies())
    }
    /// At most so many positions before a node, the latest last.
    fn recent(&self, node: NodeId, most: u32) -> Vec<&P> {
        let ancestors = std::iter::successors(self.tree.parent(node), |id| self.tree.parent(*id));
        let mut before: Vec<&P> = ancestors.take(most as usize).map(|id| self.position(id)).collect();
        work::count(before.len());
        before.reverse();
        before
    }
    /// The automatic draw that ended the game before a node.
    pub fn drawn_before(&self, node: NodeId) -> Option<Outcome> {
        self.tree.get(self.tree.parent(node)?)?.drawn
    }
    /// The last move of the main line.
    pub fn last(&self) -> NodeId {
        self.tree.last()
    }
    /// Adds a move after a node, or finds it there.
    pub fn push(&mut self, after: NodeId, m: &P::Move) -> NodeId {
        let same = |id: &NodeId| self.tree.get(*id).is_some_and(|ply| ply.m == *m);
        if let Some(there) = self.tree.children(after).iter().copied().find(same) {
            return there;
        }
        self.add(after, m)
    }
    /// Adds a move after a node, even if the same is there: records may hold a move twice.
    pub fn add(&mut self, after: NodeId, m: &P::Move) -> NodeId {
        let mut position = self.position(after).clone();
        position.play_unchecked(m);
        let drawn = self.tree.get(after).and_then(|ply| ply.drawn).or_else(|| {
            if !history::may_be_drawn(&position) {
                return None;
            }
            let mut before = self.recent(after, position.quiet_plies().saturating_sub(1));
            before.push(self.position(after));
            history::automatic_draw(&position, &before)
        });
        self.tree.push(after, Ply { m: m.clone(), after: position, drawn })
    }
    /// What stands beside a move.
    pub fn note(&self, node: NodeId) -> &Note {
        self.notes.get(&node).unwrap_or(&NO_NOTE)
    }
    /// The same, to be changed.
    pub fn note_mut(&mut self, node: NodeId) -> &mut Note {
        self.notes.entry(node).or_default()
    }
    /// What was said before a variation is said of its first move when it became the main continuation.
    #[cfg(feature = "records")]
    pub fn settle(&mut self, parent: NodeId) {
        let Some(first) = self.tree.children(parent).first().copied() else { return };
        if !self.note(first).before.is_empty() {
            let note = self.note_mut(first);
            let before = std::mem::take(&mut note.before);
            let comment = std::mem::take(&mut note.comment);
            self.say(first, &before);
            self.say(first, &comment);
        }
    }
    /// Adds the text of a comment to what stands beside a move; see [`Note::add`].
    #[cfg(feature = "records")]
    pub fn say(&mut self, node: NodeId, text: &str) {
        let names = self.start.clone();
        self.note_mut(node).add(text, &|name| field_of(&names, name));
    }
    /// Whether anything stands beside any move.
    #[cfg(feature = "records")]
    pub fn has_notes(&self) -> bool {
        self.notes.iter().any(|(_, note)| !note.is_empty())
    }
    /// Takes away what stands beside a move.
    pub fn take_note(&mut self, node: NodeId) -> Note {
        self.notes.remove(&node).unwrap_or_default()
    }
    /// The place that is marked for the board; the mark goes away.
    #[cfg(feature = "records")]
    pub fn take_here(&mut self) -> Option<NodeId> {
        let (node, note) = self.notes.iter_mut().find(|(_, note)| note.here)?;
        note.here = false;
        Some(*node)
    }
}
