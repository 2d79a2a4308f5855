//! The order in which moves are searched: what refuted other positions is tried early.

use crate::tree::MOST_PLIES;

/// Fields of the largest board, rounded up.
const FIELDS: usize = 80;
/// Limit of history values.
const MOST: i32 = 1 << 14;

/// The rank of the move in the transposition table.
pub(crate) const FROM_TABLE: i32 = 1 << 30;
/// The lowest rank of a capture that gains.
pub(crate) const GAINS: i32 = 1 << 24;
/// The rank of a killer move.
pub(crate) const KILLER: i32 = 1 << 20;

/// Killer moves by ply, and the history of quiet moves by side, origin and destination.
pub(crate) struct Order {
    killers: [[u32; 2]; MOST_PLIES],
    history: Vec<i16>,
}

impl Order {
    pub fn new() -> Order {
        Order { killers: [[0; 2]; MOST_PLIES], history: vec![0; 2 * FIELDS * FIELDS] }
    }

    fn slot(side: usize, (from, to): (usize, usize)) -> usize {
        (side * FIELDS + from % FIELDS) * FIELDS + to % FIELDS
    }

    /// The rank of a quiet move.
    pub fn quiet(&self, ply: usize, code: u32, side: usize, ends: (usize, usize)) -> i32 {
        match self.killers[ply] {
            [first, _] if first == code => KILLER + 1,
            [_, second] if second == code => KILLER,
            _ => self.history[Self::slot(side, ends)].into(),
        }
    }

    /// Remembers a quiet move that refuted the move before it.
    pub fn reward(&mut self, ply: usize, code: u32, side: usize, ends: (usize, usize), depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != code {
            *killers = [code, killers[0]];
        }
        self.learn(side, ends, depth * depth);
    }

    /// Remembers a quiet move that did not.
    pub fn punish(&mut self, side: usize, ends: (usize, usize), depth: i32) {
        self.learn(side, ends, -depth * depth);
    }

    /// Moves a history value towards its limit, the slower the nearer it is.
    fn learn(&mut self, side: usize, ends: (usize, usize), bonus: i32) {
        let slot = &mut self.history[Self::slot(side, ends)];
        let (value, bonus) = (i32::from(*slot), bonus.clamp(-MOST / 8, MOST / 8));
        *slot = (value + bonus - value * bonus.abs() / MOST) as i16;
    }
}
