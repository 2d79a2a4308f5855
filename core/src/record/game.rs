//! A game record: its start, the tree of moves, and the annotations.

use super::history;
use super::note::Note;
use super::score::Score;
use super::tags::Tags;
use super::tree::{NodeId, Tree};
use crate::geometry::Field;
use crate::notation::AnyMove;
use crate::notation::AnyPosition;
use crate::notation::Notation;
use crate::position::Outcome;
use crate::position::Position as _;
use crate::work;

/// A move of a record, with the position after it.
#[derive(Clone)]
pub struct Ply {
    /// The move.
    pub m: AnyMove,
    /// The position after it.
    pub after: AnyPosition,
    /// The automatic draw before or after this move: it ended the game, regardless of later moves.
    pub drawn: Option<Outcome>,
}

/// A game record.
#[derive(Clone)]
pub struct Record {
    /// The tag pairs.
    pub tags: Tags,
    /// The initial position.
    pub start: AnyPosition,
    /// The moves.
    pub tree: Tree<Ply>,
    /// The result given by players or the text; [`Score::Open`] if only the rules decide.
    pub score: Score,
    /// Annotations by node index.
    notes: Vec<Option<Box<Note>>>,
}

/// The annotation of a move without one.
static NO_NOTE: Note = Note {
    before: String::new(),
    comment: String::new(),
    marks: Vec::new(),
    clock: None,
    clock_text: String::new(),
    shapes: Vec::new(),
    offer: false,
    end: None,
    is_current: false,
};

/// Parses a field name.
pub(crate) fn field_of(p: &AnyPosition, name: &str) -> Option<Field> {
    p.grid().fields().find(|field| p.field_name(*field) == name)
}

impl Record {
    /// The node before the first move.
    pub const ROOT: NodeId = Tree::<Ply>::ROOT;

    /// An empty record.
    pub fn new(start: impl Into<AnyPosition>) -> Self {
        let start = start.into();
        let (tags, score) = (Tags::default(), Score::Open);
        Record { tags, start, tree: Tree::default(), score, notes: Vec::new() }
    }
    /// The position after a node.
    pub fn position(&self, node: NodeId) -> &AnyPosition {
        self.tree.get(node).map_or(&self.start, |ply| &ply.after)
    }
    /// The position before the move of a node; the start for the root.
    pub fn position_before(&self, node: NodeId) -> &AnyPosition {
        self.position(self.tree.parent(node).unwrap_or(Self::ROOT))
    }
    /// The positions before a node that may repeat, the latest last: those since the last capture or pawn move.
    pub fn repeatable_positions(&self, node: NodeId) -> Vec<&AnyPosition> {
        self.positions_before(node, self.position(node).quiet_plies())
    }
    /// At most `most` positions before a node, the latest last.
    fn positions_before(&self, node: NodeId, most: u32) -> Vec<&AnyPosition> {
        let ancestors = std::iter::successors(self.tree.parent(node), |id| self.tree.parent(*id));
        let mut before: Vec<&AnyPosition> =
            ancestors.take(most as usize).map(|id| self.position(id)).collect();
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
    /// Adds a move after a node, or returns the existing one.
    pub fn push(&mut self, after: NodeId, m: &AnyMove) -> NodeId {
        let same = |id: &NodeId| self.tree.get(*id).is_some_and(|ply| ply.m == *m);
        if let Some(there) = self.tree.children(after).iter().copied().find(same) {
            return there;
        }
        self.add(after, m)
    }
    /// Adds a move after a node, even if it exists: records may contain a move twice.
    pub fn add(&mut self, after: NodeId, m: &AnyMove) -> NodeId {
        let mut position = self.position(after).clone();
        position.play_unchecked(m);
        let drawn = self.tree.get(after).and_then(|ply| ply.drawn).or_else(|| {
            if !history::may_be_drawn(&position) {
                return None;
            }
            let mut before = self.positions_before(after, position.quiet_plies().saturating_sub(1));
            before.push(self.position(after));
            history::automatic_draw(&position, &before)
        });
        self.tree.push(after, Ply { m: *m, after: position, drawn })
    }
    /// The annotation of a move.
    pub fn note(&self, node: NodeId) -> &Note {
        self.notes.get(node.0 as usize).and_then(Option::as_deref).unwrap_or(&NO_NOTE)
    }
    /// The annotation of a move, mutable.
    pub fn note_mut(&mut self, node: NodeId) -> &mut Note {
        let at = node.0 as usize;
        if self.notes.len() <= at {
            self.notes.resize_with(at + 1, || None);
        }
        self.notes[at].get_or_insert_default()
    }
    /// Merges the comment before a variation into its first move when that becomes the main continuation.
    pub fn merge_leading_comment(&mut self, parent: NodeId) {
        let Some(first) = self.tree.children(parent).first().copied() else { return };
        if !self.note(first).before.is_empty() {
            let note = self.note_mut(first);
            let before = std::mem::take(&mut note.before);
            let comment = std::mem::take(&mut note.comment);
            self.add_comment(first, &before);
            self.add_comment(first, &comment);
        }
    }
    /// Adds the text of a comment to the annotation of a move; see [`Note::parse_comment`].
    pub fn add_comment(&mut self, node: NodeId, text: &str) {
        let names = self.start.clone();
        self.note_mut(node).parse_comment(text, &|name| field_of(&names, name));
    }
    /// The nodes with annotations.
    pub(super) fn nodes_with_notes(&self) -> impl Iterator<Item = NodeId> + '_ {
        (0..self.notes.len()).filter(|at| self.notes[*at].is_some()).map(|at| NodeId(at as u32))
    }
    /// True if any move has an annotation.
    pub fn has_notes(&self) -> bool {
        self.notes.iter().flatten().any(|note| !note.is_empty())
    }
    /// Removes and returns the annotation of a move.
    pub fn take_note(&mut self, node: NodeId) -> Note {
        self.notes.get_mut(node.0 as usize).and_then(Option::take).map(|note| *note).unwrap_or_default()
    }
    /// Removes and returns the mark of the current node.
    pub fn take_current_mark(&mut self) -> Option<NodeId> {
        let at = self.notes.iter().position(|note| note.as_ref().is_some_and(|note| note.is_current))?;
        self.notes.get_mut(at)?.as_mut()?.is_current = false;
        Some(NodeId(at as u32))
    }
}
