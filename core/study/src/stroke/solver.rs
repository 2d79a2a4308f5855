//! Forced lines: own moves after which the other side always has to capture, to the end of all captures.

use notabene_core::draughts::{Generator, Move, Position};
use notabene_core::position::Position as _;

/// The gain of a move that leaves the other side without any.
pub const WON: i32 = 100;

/// The outcome of a forced line.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Forced {
    /// Pieces captured less those given, or [`WON`] and more.
    pub gain: i32,
    /// The moves, those of the side to move first.
    pub line: Vec<Move>,
}

impl Forced {
    /// Puts a move in front, with what it gains.
    fn after(mut self, m: Move, gain: i32) -> Forced {
        self.gain += gain;
        self.line.insert(0, m);
        self
    }
}

/// A search of forced lines with a limited number of positions.
pub struct Solver {
    left: u32,
    /// Made for the rules of the first position.
    generator: Option<Generator>,
}

impl Solver {
    /// A search that visits no more than a number of positions.
    pub const fn new(positions: u32) -> Solver {
        Solver { left: positions, generator: None }
    }
    /// Sets the limit anew, for another position of the same game.
    pub fn set_limit(&mut self, positions: u32) {
        self.left = positions;
    }
    /// True if the limit was reached: values may be wrong.
    pub const fn is_exhausted(&self) -> bool {
        self.left == 0
    }

    /// The captures of a position, and all its moves if there are none and quiet ones are wanted.
    fn moves(&mut self, p: &Position, quiet: bool) -> Vec<Move> {
        self.left = self.left.saturating_sub(1);
        let mut moves = Vec::new();
        if self.left > 0 {
            let generator = self.generator.get_or_insert_with(|| Generator::new(p.rules));
            match quiet {
                true => generator.moves(p, |m| moves.push(m)),
                false => generator.captures(p, |m| moves.push(m)),
            }
        }
        moves
    }

    /// The best line of the side to move with up to a number of quiet moves.
    pub fn own(&mut self, p: &Position, gifts: u32) -> Forced {
        let values = self.values(p, gifts);
        let is_free = values.is_empty() || values.iter().any(|value| value.line[0].taken.is_empty());
        let none = Some(Forced::default()).filter(|_| is_free);
        let better = |a: &Forced, b: &Forced| a.gain.cmp(&b.gain).then(b.line.len().cmp(&a.line.len()));
        values.into_iter().chain(none).max_by(better).unwrap_or_default()
    }

    /// The best line of each move of the side to move that is a capture, or forces one.
    pub fn values(&mut self, p: &Position, gifts: u32) -> Vec<Forced> {
        let legal = self.moves(p, gifts > 0);
        let takes = legal.first().is_some_and(|m| !m.taken.is_empty());
        legal.iter().filter_map(|m| self.value(p, m, gifts - u32::from(!takes))).collect()
    }

    /// The line after a move; `None` if neither it nor the reply captures.
    fn value(&mut self, p: &Position, m: &Move, gifts: u32) -> Option<Forced> {
        let after = after(p, m);
        let replies = self.moves(&after, false);
        let gain = m.taken.len() as i32;
        match replies.first() {
            Some(_) => Some(self.worst(&after, &replies, gifts).after(*m, gain)),
            None if self.left > 0 && !after.can_move() => Some(Forced::default().after(*m, gain + WON)),
            None => (gain > 0).then(|| Forced::default().after(*m, gain)),
        }
    }

    /// The worst of the replies, all captures; the longest of equal ones.
    fn worst(&mut self, p: &Position, replies: &[Move], gifts: u32) -> Forced {
        let lines = self.replies(p, replies, gifts).into_iter();
        let worse = |a: &Forced, b: &Forced| a.gain.cmp(&b.gain).then(b.line.len().cmp(&a.line.len()));
        lines.min_by(worse).unwrap_or_default()
    }

    /// The best line after each reply, the reply in front.
    pub fn replies(&mut self, p: &Position, replies: &[Move], gifts: u32) -> Vec<Forced> {
        let line =
            |reply: &Move| self.own(&after(p, reply), gifts).after(*reply, -(reply.taken.len() as i32));
        replies.iter().map(line).collect()
    }
}

/// The position after a move.
pub fn after(p: &Position, m: &Move) -> Position {
    let mut after = p.clone();
    after.play_unchecked(m);
    after
}
