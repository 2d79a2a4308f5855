//! Cache of written moves and pieces by node: a step through a long game writes only new moves. The move of a node
//! never changes, so entries never become stale.

use super::pieces::PieceId;
use crate::geometry::Field;
use crate::notation::{Style, Token};
use crate::record::NodeId;
use crate::work;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A written move: its number, and its tokens.
#[derive(Clone)]
pub(super) struct WrittenMove {
    pub move_number: Arc<[Token]>,
    pub tokens: Arc<[Token]>,
}

/// The pieces after a move, and the next unused identity.
pub(super) type Pieces = (Vec<(PieceId, Field)>, u16);

/// Values by node index.
pub(super) type ByNode<T> = Vec<Option<T>>;

#[derive(Clone, Default)]
struct CachedMoves {
    /// The latest styles, the most recently used one last.
    styles: Vec<(Style, ByNode<WrittenMove>)>,
    /// The moves in record notation.
    texts: ByNode<Arc<str>>,
    /// The pieces at some nodes of each line.
    pieces: ByNode<Pieces>,
}

/// Number of cached styles: for the sheet, for records, and one for comparison.
const STYLES: usize = 3;

/// Written moves and pieces by node.
#[derive(Default)]
pub(crate) struct MoveCache(Mutex<CachedMoves>);

impl Clone for MoveCache {
    fn clone(&self) -> MoveCache {
        MoveCache(Mutex::new(self.lock().clone()))
    }
}

/// Looks up the value of a node.
pub(super) fn get<T: Clone>(all: &ByNode<T>, node: NodeId) -> Option<T> {
    all.get(node.0 as usize)?.clone()
}

/// Stores the value of a node.
pub(super) fn set<T>(all: &mut ByNode<T>, node: NodeId, value: T) {
    let at = node.0 as usize;
    if all.len() <= at {
        all.resize_with(at + 1, || None);
    }
    all[at] = Some(value);
}

impl MoveCache {
    fn lock(&self) -> MutexGuard<'_, CachedMoves> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A move in a style, written by `write` on a cache miss.
    pub(super) fn written(
        &self,
        node: NodeId,
        style: &Style,
        write: impl FnOnce() -> WrittenMove,
    ) -> WrittenMove {
        let known = |(other, _): &(Style, _)| other == style;
        {
            let mut kept = self.lock();
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
            if let Some(written) = kept.styles.last().and_then(|(_, all)| get(all, node)) {
                return written;
            }
        }
        work::count(COST);
        let written = write();
        if let Some((_, all)) = self.lock().styles.iter_mut().rfind(|it| known(it)) {
            set(all, node, written.clone());
        }
        written
    }

    /// A move in record notation, written by `write` on a cache miss.
    pub fn text(&self, node: NodeId, write: impl FnOnce() -> String) -> Arc<str> {
        if let Some(text) = get(&self.lock().texts, node) {
            return text;
        }
        work::count(COST);
        let text: Arc<str> = write().into();
        set(&mut self.lock().texts, node, text.clone());
        text
    }

    /// The cached pieces at a node.
    pub fn pieces(&self, node: NodeId) -> Option<Pieces> {
        get(&self.lock().pieces, node)
    }

    /// Caches the pieces at a node.
    pub fn store_pieces(&self, node: NodeId, pieces: Pieces) {
        set(&mut self.lock().pieces, node, pieces);
    }
}

/// The cost of writing a move, in steps of [`work`].
const COST: usize = 100;
