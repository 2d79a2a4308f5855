//! A tree of moves: the main line and its variations.

use crate::work;

/// A node index. It stays valid when other moves are added or removed.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub u32);

#[derive(Clone)]
struct Node<T> {
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    /// None for the root and for a removed node.
    value: Option<T>,
}

/// A tree of moves. The first child of a node continues its line, the others are variations.
#[derive(Clone)]
pub struct Tree<T> {
    nodes: Vec<Node<T>>,
    /// Number of nodes with a value.
    len: usize,
    /// The end of the main line.
    last: NodeId,
}

impl<T> Default for Tree<T> {
    fn default() -> Self {
        Tree {
            nodes: vec![Node { parent: None, children: Vec::new(), value: None }],
            len: 0,
            last: NodeId(0),
        }
    }
}

impl<T> Tree<T> {
    /// The root: the start of the game.
    pub const ROOT: NodeId = NodeId(0);

    fn node(&self, id: NodeId) -> Option<&Node<T>> {
        self.nodes.get(id.0 as usize)
    }
    /// True if the node exists.
    pub fn contains(&self, id: NodeId) -> bool {
        id == Self::ROOT || self.get(id).is_some()
    }
    /// The move at a node; none at the root.
    pub fn get(&self, id: NodeId) -> Option<&T> {
        self.node(id)?.value.as_ref()
    }
    /// The parent node; none for the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id)?.parent
    }
    /// The continuations, the main one first.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        self.node(id).map_or(&[], |n| &n.children)
    }
    /// Adds a move after a node.
    pub fn push(&mut self, after: NodeId, value: T) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node { parent: Some(after), children: Vec::new(), value: Some(value) });
        let children = &mut self.nodes[after.0 as usize].children;
        children.push(id);
        if after == self.last && children.len() == 1 {
            self.last = id;
        }
        self.len += 1;
        id
    }
    /// Removes and returns the last move of a line; none if moves follow it.
    pub fn pop(&mut self, id: NodeId) -> Option<T> {
        let parent = self.parent(id)?;
        if !self.children(id).is_empty() {
            return None;
        }
        self.nodes[parent.0 as usize].children.retain(|c| *c != id);
        if id == self.last {
            self.last = self.end_of(parent);
        }
        let value = self.nodes[id.0 as usize].value.take();
        self.len -= usize::from(value.is_some());
        value
    }
    /// Makes a node the main continuation of its parent.
    pub fn promote(&mut self, id: NodeId) {
        let Some(parent) = self.parent(id) else { return };
        let children = &mut self.nodes[parent.0 as usize].children;
        if let Some(place) = children.iter().position(|c| *c == id) {
            children[..=place].rotate_right(1);
        }
        self.last = self.end_of(Self::ROOT);
    }
    /// Removes a node with its subtree, and returns those nodes.
    pub fn remove(&mut self, id: NodeId) -> Vec<NodeId> {
        let Some(parent) = self.parent(id) else { return Vec::new() };
        self.nodes[parent.0 as usize].children.retain(|c| *c != id);
        let mut gone = vec![id];
        let mut next = 0;
        while let Some(node) = gone.get(next).map(|id| &mut self.nodes[id.0 as usize]) {
            self.len -= usize::from(node.value.take().is_some());
            let children = std::mem::take(&mut node.children);
            gone.extend(children);
            next += 1;
        }
        self.last = self.end_of(Self::ROOT);
        gone
    }
    /// The nodes from the root (excluded) to a node.
    pub fn path(&self, to: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        let mut at = to;
        while let Some(parent) = self.parent(at) {
            work::count(1);
            path.push(at);
            at = parent;
        }
        path.reverse();
        path
    }
    /// The nodes after a node along the main continuation.
    pub fn line(&self, from: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let next = |id: &NodeId| self.children(*id).first().copied();
        std::iter::successors(next(&from), next).inspect(|_| work::count(1))
    }
    /// The end of the main line.
    pub fn last(&self) -> NodeId {
        self.last
    }
    fn end_of(&self, from: NodeId) -> NodeId {
        self.line(from).last().unwrap_or(from)
    }
    /// Number of moves in the tree.
    pub fn len(&self) -> usize {
        self.len
    }
    /// True if the tree has no moves.
    pub fn is_empty(&self) -> bool {
        self.children(Self::ROOT).is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_variations_keep_their_places() {
        let mut tree = Tree::default();
        let e4 = tree.push(Tree::<&str>::ROOT, "e4");
        let e5 = tree.push(e4, "e5");
        let c5 = tree.push(e4, "c5");
        let nf3 = tree.push(c5, "Nf3");
        assert_eq!(tree.line(Tree::<&str>::ROOT).collect::<Vec<_>>(), [e4, e5]);
        assert_eq!(tree.path(nf3), [e4, c5, nf3]);
        assert_eq!(tree.pop(c5), None);
        assert_eq!(tree.pop(nf3), Some("Nf3"));
        assert_eq!(tree.pop(c5), Some("c5"));
        assert!(!tree.contains(c5) && tree.contains(e5) && !tree.contains(NodeId(99)));
        assert_eq!((tree.len(), tree.pop(Tree::<&str>::ROOT)), (2, None));
        assert_eq!(tree.last(), e5);
    }
}
