//! A game: its moves, the current node, and the actions of players.

use super::cache::{ByNode, MoveCache};
use super::touch_move::TouchMove;
use super::variant::Variant;
use crate::geometry::Field;
use crate::notation::{AnyMove, AnyPosition, Notation, Style};
use crate::position::{Position as _, Side};
use crate::record::{self, NodeId, Note, Record, Score};

/// An undone move: its former node, and the parent.
#[derive(Clone)]
pub(super) struct Undone {
    pub node: NodeId,
    pub parent: NodeId,
    pub m: AnyMove,
    pub note: Note,
}

/// A game of any family: a tree of moves and a current node.
#[derive(Clone)]
pub struct Game {
    pub(crate) variant: &'static Variant,
    pub(crate) record: Record,
    pub(crate) at: NodeId,
    /// The fields tapped so far on the path of a move.
    pub(super) held_path: Vec<Field>,
    /// The moves offered as a choice.
    pub(super) offered_moves: Vec<AnyMove>,
    /// The piece bound by a touch.
    pub(super) touch_bond: Option<TouchMove>,
    /// Nodes in the order of playing.
    pub(super) edits: Vec<NodeId>,
    /// Undone moves, the latest last.
    pub(super) undone: Vec<Undone>,
    /// New nodes of replayed moves, by their former nodes.
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
        record.settle_clocks();
        let last = record.last();
        let outcome = record::outcome(record.position(last), &record.repeatable_positions(last));
        if outcome.is_some_and(|outcome| record::decides(&outcome, record.score)) {
            // The result follows from the moves, and is removed by undo.
            record.score = Score::Open;
        }
        Game {
            variant,
            record,
            at: Record::ROOT,
            held_path: Vec::new(),
            offered_moves: Vec::new(),
            touch_bond: None,
            edits: Vec::new(),
            undone: Vec::new(),
            replayed: Vec::new(),
            cache: MoveCache::default(),
        }
    }

    /// The current position.
    pub(crate) fn now(&self) -> &AnyPosition {
        self.record.position(self.at)
    }
}

impl Game {
    /// The variant that is played.
    pub fn variant(&self) -> &'static Variant {
        self.variant
    }
    /// The side to move.
    pub fn turn(&self) -> Side {
        self.position().turn()
    }
    /// The node on the board.
    pub fn at(&self) -> NodeId {
        self.at
    }
    /// The agreed options of its rules, as text; empty for the usual ones.
    pub fn rules(&self) -> String {
        self.record.start.options().unwrap_or_default()
    }
    /// True if a node exists.
    pub fn has_node(&self, node: NodeId) -> bool {
        self.record.tree.contains(node)
    }
    /// The name of a field.
    pub fn field_name(&self, field: Field) -> String {
        self.position().field_name(field)
    }
    /// All legal moves as ids and texts, sorted by id.
    pub fn moves(&self, style: &Style) -> Vec<(String, String)> {
        self.position().write_all(style)
    }
    /// Perft: the number of move sequences of `depth` plies.
    pub fn perft(&self, depth: u32) -> u64 {
        self.position().perft(depth)
    }
}
