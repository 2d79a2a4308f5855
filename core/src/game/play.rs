//! Playing, undo, redo, and removing moves from the tree.

use super::answer::{Go, Tap};
use super::game::{Game, Undone};
use super::{cache, status, touch_move};
use crate::notation::AnyMove;
use crate::position::{DrawRule, Ending, Outcome, Position as _};
use crate::record::{self, NodeId, Record, Score};
use crate::work;

impl Game {
    /// Navigates in the game.
    pub fn go(&mut self, to: Go) {
        self.held_path.clear();
        self.offered_moves.clear();
        match to {
            Go::To(node) if self.record.tree.contains(node) => self.at = node,
            Go::To(_) => {}
            Go::Back => self.at = self.record.tree.parent(self.at).unwrap_or(self.at),
            Go::Forward => self.at = self.record.tree.line(self.at).next().unwrap_or(self.at),
            Go::First => self.at = Record::ROOT,
            Go::Last => self.at = self.record.tree.line(self.at).last().unwrap_or(self.at),
            Go::Undo => self.undo(),
            Go::Redo => self.redo(),
        }
        // A bond persists when the player navigates away and returns.
        drop(touch_move::kept(self));
    }
    /// The outcome by the rules at the current node. An automatic draw persists, regardless of later moves.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        let here = record::outcome(self.position(), &self.record.repeatable_positions(self.at));
        here.or_else(|| self.record.drawn_before(self.at))
    }

    /// True if the game is over at the current node. On an arrangement without mating material, such as king and
    /// knight against king, moves are still shown and written: it was set up for that.
    pub(super) fn is_over(&self) -> bool {
        let lasts = |outcome: &Outcome| match outcome.by {
            Ending::Dead | Ending::Draw(DrawRule::FewPieces) => {
                self.record.start.outcome(1).is_some_and(|begun| begun.by == outcome.by)
            }
            _ => false,
        };
        status::end(self).is_some() || self.outcome().is_some_and(|outcome| !lasts(&outcome))
    }

    /// Plays a legal move at the current node; an existing move is only entered.
    pub(crate) fn play(&mut self, m: &AnyMove) -> NodeId {
        self.clear_undone();
        self.add_move(m)
    }

    pub(super) fn clear_undone(&mut self) {
        self.undone.clear();
        self.replayed.clear();
    }

    /// Clears held pieces, offers and bonds: the moves change.
    pub(super) fn clear_selection(&mut self) {
        self.held_path.clear();
        self.offered_moves.clear();
        {
            self.touch_bond = None;
        }
    }

    pub(super) fn add_move(&mut self, m: &AnyMove) -> NodeId {
        self.clear_selection();
        let moves = self.record.tree.len();
        self.at = self.record.push(self.at, m);
        if self.record.tree.len() > moves {
            self.edits.push(self.at);
        }
        self.at
    }

    /// Puts the moves of an opened game into an undo order: the current line
    /// last, and no move before those that follow it.
    pub(crate) fn order_edits(&mut self) {
        let (tree, mut line) = (&self.record.tree, Vec::new());
        tree.path(self.at)
            .into_iter()
            .chain(tree.line(self.at))
            .for_each(|node| cache::set(&mut line, node, ()));
        let mut order = Vec::with_capacity(self.edits.len());
        let mut open = vec![Record::ROOT];
        while let Some(node) = open.pop() {
            order.push(node);
            // The last one on the stack is visited first.
            let children = self.record.tree.children(node);
            for on_line in [true, false] {
                open.extend(children.iter().filter(|child| cache::get(&line, **child).is_some() == on_line));
            }
        }
        order.retain(|node| *node != Record::ROOT);
        self.edits = order;
    }

    /// Removes the players' ending of the game at a node; `false` if there is none.
    pub(super) fn reopen(&mut self, node: NodeId) -> bool {
        if self.record.note(node).end.is_none() {
            return false;
        }
        self.record.note_mut(node).end = None;
        self.record.score = Score::Open;
        true
    }

    /// Makes a variation the main continuation. The players' ending is dropped with the main line it ended.
    pub(super) fn promote(&mut self, node: NodeId) {
        let Some(parent) = self.record.tree.parent(node) else { return };
        let last = self.record.last();
        self.record.tree.promote(node);
        self.record.merge_leading_comment(parent);
        if self.record.last() != last {
            self.reopen(last);
        }
    }

    /// Removes a move with its subtree.
    pub(super) fn remove(&mut self, node: NodeId) {
        let parent = self.record.tree.parent(node);
        let gone = self.record.tree.remove(node);
        for id in &gone {
            work::count(1);
            self.reopen(*id);
            self.record.take_note(*id);
        }
        self.record.merge_leading_comment(parent.unwrap_or(Record::ROOT));
        self.edits.retain(|id| self.record.tree.contains(*id));
        self.clear_undone();
        if !self.record.tree.contains(self.at) {
            // Held pieces and offers belonged to another board.
            self.clear_selection();
            self.at = parent.unwrap_or(Record::ROOT);
        }
    }

    /// Puts back the held piece, and withdraws offers, unless a touch forbids it: a pawn that has
    /// reached the last rank stays (Scharten, section 11).
    pub(super) fn release_piece(&mut self) -> Tap {
        let arrived = |m: &AnyMove| self.position().trace(m).becomes.is_some();
        if self.is_bound() && !self.offered_moves.is_empty() && self.offered_moves.iter().all(arrived) {
            return Tap::Refused(msg!(TouchPromotion).into());
        }
        self.held_path.clear();
        self.offered_moves.clear();
        if touch_move::kept(self).is_some() { Tap::Held } else { Tap::Released }
    }

    /// The move that undo takes back next.
    pub(crate) fn latest_edit(&self) -> Option<NodeId> {
        self.edits.last().copied()
    }

    pub(super) fn undo(&mut self) {
        let last = self.record.last();
        if self.reopen(last) {
            self.at = last;
            return;
        }
        let Some(last) = self.edits.pop() else { return };
        self.clear_selection();
        let Some(parent) = self.record.tree.parent(last) else { return };
        if let Some(ply) = self.record.tree.pop(last) {
            self.undone.push(Undone { node: last, parent, m: ply.m, note: self.record.take_note(last) });
            self.record.merge_leading_comment(parent);
            self.at = parent;
        }
    }

    pub(super) fn redo(&mut self) {
        let Some(mut parent) = self.undone.last().map(|last| last.parent) else { return };
        while let Some(again) = cache::get(&self.replayed, parent) {
            parent = again;
        }
        if self.record.note(parent).end.is_some() {
            return;
        }
        let Some(last) = self.undone.pop() else { return };
        self.at = parent;
        let id = self.add_move(&last.m);
        if !last.note.is_empty() {
            *self.record.note_mut(id) = last.note;
        }
        // The move got a new node; moves after the old one are attached to it.
        cache::set(&mut self.replayed, last.node, id);
    }
}
