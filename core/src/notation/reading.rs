//! A move that was read, with remarks on how it was written.

use crate::i18n::Msg;

/// A parsed move.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading<M> {
    /// The move.
    pub m: M,
    /// Deviations of the written form from the strict one; empty if it is correct.
    pub remarks: Vec<Remark>,
}

impl<M> Reading<M> {
    /// Converts the move to the type of a family.
    pub(super) fn map<N>(self, as_move: fn(&M) -> N) -> Reading<N> {
        Reading { m: as_move(&self.m), remarks: self.remarks }
    }
}

/// A deviation of a written move from its strict form.
#[derive(Clone, PartialEq, Debug)]
pub struct Remark {
    /// The message.
    pub message: Msg,
    /// True if it counts as a slip on an official score sheet; other deviations are a matter of taste.
    pub slip: bool,
}
