//! A game on the table: its moves, the place of the board among them, and what players do with it.

use super::cache::{ByNode, MoveCache};
use super::touch_move::TouchMove;
use super::variant::Variant;
use crate::geometry::Field;
use crate::notation::{AnyMove, AnyPosition, Notation, Style};
use crate::position::Position as _;
use crate::record::{self, NodeId, Note, Record, Score};

/// A move taken back: the node it had, and the one it followed.
#[derive(Clone)]
pub(super) struct Undone {
    pub node: NodeId,
    pub parent: NodeId,
    pub m: AnyMove,
    pub note: Note,
}

/// A game of one family: a tree of moves and a place in it.
#[derive(Clone)]
pub struct Game {
    pub(crate) variant: &'static Variant,
    pub(crate) record: Record,
    pub(crate) at: NodeId,
    /// The fields tapped so far on the way of a move.
    pub(super) held: Vec<Field>,
    /// The moves among which the player must choose.
    pub(super) offered: Vec<AnyMove>,
    /// What a touch has bound the player to.
    pub(super) bond: Option<TouchMove>,
    /// Nodes in the order in which they were played.
    pub(super) edits: Vec<NodeId>,
    /// Moves taken back, the latest last.
    pub(super) undone: Vec<Undone>,
    /// The nodes that moves got when they were played again, by those that they had.
    pub(super) replayed: ByNode<NodeId>,
    pub(crate) cache: MoveCache,
}

impl Game {
    /// A new game from a position.
    pub fn new(variant: &'static Variant, start: impl Into<AnyPosition>) -> Self {
        Game::with(variant, Record::new(start))
    }
    /// A game from its record, before the first move.
    pub fn with(variant: &'static Variant, mut record: Record) -> Self {
        let last = record.last();
        let outcome = record::outcome(record.position(last), &record.before(last));
        if outcome.is_some_and(|outcome| record::decides(&outcome, record.score)) {
            // The result follows from the moves, and goes when they are taken back.
            record.score = Score::Open;
        }
        Game {
            variant,
            record,
            at: Record::ROOT,
            held: Vec::new(),
            offered: Vec::new(),
            bond: None,
            edits: Vec::new(),
            undone: Vec::new(),
            replayed: Vec::new(),
            cache: MoveCache::default(),
        }
    }

    /// The position on the board.
    pub(crate) fn now(&self) -> &AnyPosition {
        self.record.position(self.at)
    }
}

impl Game {
    /// Whether a node is there.
    pub fn has(&self, node: NodeId) -> bool {
        self.record.tree.contains(node)
    }
    /// The name of a field.
    pub fn field_name(&self, field: Field) -> String {
        self.now().field_name(field)
    }
    /// All legal moves as ids and texts, sorted by id.
    pub fn moves(&self, style: &Style) -> Vec<(String, String)> {
        self.now().write_all(style)
    }
    /// The number of ways to play so many half-moves.
    pub fn perft(&self, depth: u32) -> u64 {
        self.now().perft(depth)
    }
}
