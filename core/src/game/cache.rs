//! Cache of written moves and pieces by node: a step through a long game writes only what is new. A node never gets
//! another move, so that entries never become stale.

use super::pieces::PieceId;
use crate::geometry::Field;
use crate::notation::{Style, Token};
use crate::record::NodeId;
use crate::work;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A written move: its number, and its own tokens.
#[derive(Clone)]
pub(super) struct Written {
    pub lead: Arc<[Token]>,
    pub tokens: Arc<[Token]>,
}

/// The pieces after a move, and the first identity that no piece has had.
pub(super) type Pieces = (Vec<(PieceId, Field)>, u16);

/// Something of nodes, by their numbers.
pub(super) type ByNode<T> = Vec<Option<T>>;

#[derive(Clone, Default)]
struct Kept {
    /// The latest styles, the one used last at the end.
    styles: Vec<(Style, ByNode<Written>)>,
    /// The moves as records have them.
    texts: ByNode<Arc<str>>,
    /// The pieces at some nodes of each line.
    pieces: ByNode<Pieces>,
}

/// So many styles are kept: that of the paper, that of records, one to compare with.
const STYLES: usize = 3;

/// Written moves and pieces by node.
#[derive(Default)]
pub(crate) struct MoveCache(Mutex<Kept>);

impl Clone for MoveCache {
    fn clone(&self) -> MoveCache {
        MoveCache(Mutex::new(self.kept().clone()))
    }
}

/// What is there of a node.
pub(super) fn found<T: Clone>(all: &ByNode<T>, node: NodeId) -> Option<T> {
    all.get(node.0 as usize)?.clone()
}

/// Keeps something of a node.
pub(super) fn put<T>(all: &mut ByNode<T>, node: NodeId, value: T) {
    let at = node.0 as usize;
    if all.len() <= at {
        all.resize_with(at + 1, || None);
    }
    all[at] = Some(value);
}

impl MoveCache {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A move as it is written in a style.
    pub(super) fn written(&self, node: NodeId, style: &Style, write: impl FnOnce() -> Written) -> Written {
        let known = |(other, _): &(Style, _)| other == style;
        {
            let mut kept = self.kept();
            match kept.styles.iter().rposition(known) {
                Some(at) => {
                    let used = kept.styles.len() - 1;
                    kept.styles.swap(at, used);
                }
                None => {
                    if kept.styles.len() == STYLES {
                        kept.styles.remove(0);
                    }
                    kept.styles.push((*style, Vec::new()));
                }
            }
            if let Some(written) = kept.styles.last().and_then(|(_, all)| found(all, node)) {
                return written;
            }
        }
        work::count(COST);
        let written = write();
        if let Some((_, all)) = self.kept().styles.iter_mut().rfind(|it| known(it)) {
            put(all, node, written.clone());
        }
        written
    }

    /// A move as records have it.
    pub fn text(&self, node: NodeId, write: impl FnOnce() -> String) -> Arc<str> {
        if let Some(text) = found(&self.kept().texts, node) {
            return text;
        }
        work::count(COST);
        let text: Arc<str> = write().into();
        put(&mut self.kept().texts, node, text.clone());
        text
    }

    /// The pieces at a node, if they are kept.
    pub fn pieces(&self, node: NodeId) -> Option<Pieces> {
        found(&self.kept().pieces, node)
    }

    /// Keeps the pieces at a node.
    pub fn keep_pieces(&self, node: NodeId, pieces: Pieces) {
        put(&mut self.kept().pieces, node, pieces);
    }
}

/// What it costs to write a move, in steps of [`work`].
const COST: usize = 100;
