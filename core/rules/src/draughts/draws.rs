//! Drawing rules: counters and limits.

use super::{Move, Position};
use crate::position::{Counted, DrawRule, Side, Tally};

/// Drawing rules of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Draws {
    /// Number of repetitions of a position that draws; 0 if there is no such rule.
    pub repetition: u32,
    /// True if a player has to claim that draw.
    pub claimed: bool,
    /// Moves of each side without a capture or a man's advance that draw; 0 if there is no such rule.
    pub quiet: u16,
    /// Other counters; at most `STALLS`.
    pub stalls: &'static [Stall],
}

/// A drawing rule that counts moves while a condition holds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Stall {
    /// Kind of the rule.
    pub rule: DrawRule,
    /// The counted condition. Counting starts in the position in which it begins.
    pub when: When,
    /// Number of moves of each side that draws; with 0 it is a draw at once, unless a capture is possible.
    pub moves: u16,
}

/// A balance of material.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum When {
    /// A lone king against a number of pieces with a minimum of kings.
    LoneKing {
        /// Minimum and maximum number of enemy pieces.
        pieces: (u32, u32),
        /// Minimum number of kings among them.
        kings: u32,
        /// True if the lone king must stand on the main road, the long line from a1.
        on_road: bool,
    },
    /// Both sides have kings; minimum and maximum number of pieces of both together. Restarts after
    /// a capture or promotion.
    Kings(u32, u32),
    /// Each side has one piece, man or king.
    OneEach,
}

/// Maximum number of stalls of a game.
pub const STALLS: usize = 5;
/// Upper limit of move counters.
pub const MOST_MOVES: u32 = 99_999;

/// For each stall the plies it has lasted plus one; 0 if inactive.
pub(super) type Stalled = [u16; STALLS];

impl Position {
    /// The drawing rules in force.
    pub fn draws(&self) -> &'static Draws {
        let agreed = self.rules.document.filter(|_| self.agreed.document);
        agreed.unwrap_or(&self.rules.draws)
    }

    fn holds(&self, when: When) -> bool {
        let count = |side: Side| (self.men(side).len(), self.kings(side).len());
        let both = Side::BOTH.map(count);
        match when {
            When::OneEach => both.into_iter().all(|(men, kings)| men + kings == 1),
            When::Kings(least, most) => {
                let [(men, kings), (their_men, their_kings)] = both;
                let all = men + kings + their_men + their_kings;
                kings > 0 && their_kings > 0 && (least..=most).contains(&all)
            }
            When::LoneKing { pieces, kings, on_road } => Side::BOTH.into_iter().any(|lone| {
                let (others, queens) = both[lone.other().index()];
                both[lone.index()] == (0, 1)
                    && (pieces.0..=pieces.1).contains(&(others + queens))
                    && queens >= kings
                    && (!on_road || self.on_road(lone))
            }),
        }
    }

    fn on_road(&self, side: Side) -> bool {
        let grid = self.rules.board.grid;
        self.kings(side).iter().all(|f| {
            let (x, y) = grid.xy(f);
            x == y
        })
    }

    /// Starts the counters in this position.
    pub(super) fn begin_counting(&mut self) {
        self.stalled = Stalled::default();
        for (n, stall) in self.draws().stalls.iter().enumerate().take(STALLS) {
            self.stalled[n] = u16::from(self.holds(stall.when));
        }
    }

    /// Updates the counters after a move.
    pub(super) fn count(&mut self, m: &Move) {
        let stalls = self.draws().stalls;
        // With more pieces nothing is counted; this cheap test ends most calls.
        if stalls.is_empty() || self.occupied().len() > MOST_PIECES {
            self.stalled = Stalled::default();
            return;
        }
        let changed = m.crowned || m.huffed.is_some() || !m.taken.is_empty();
        for (n, stall) in stalls.iter().enumerate().take(STALLS) {
            let lasted = match stall.when {
                _ if !self.holds(stall.when) => 0,
                When::Kings(..) if changed => 1,
                _ => self.stalled[n].saturating_add(1),
            };
            self.stalled[n] = lasted;
        }
    }

    /// The active stalls, with their plies so far and their limit.
    fn stalls(&self) -> impl Iterator<Item = (&'static Stall, Tally)> + '_ {
        self.draws().stalls.iter().zip(self.stalled).filter(|(_, lasted)| *lasted > 0).map(
            |(stall, lasted)| {
                let what = Counted::Draw(stall.rule);
                (stall, Tally { what, done: u32::from(lasted) - 1, most: 2 * u32::from(stall.moves) })
            },
        )
    }

    /// The draw that applies without a claim at occurrence `times` of this position. Does not test whether there is a
    /// move.
    pub fn drawn(&self, times: u32) -> Option<DrawRule> {
        let draws = self.draws();
        let stalled = |(stall, tally): (&Stall, Tally)| {
            let over = tally.done >= tally.most && (stall.moves > 0 || !self.captures_now());
            over.then_some(stall.rule)
        };
        match () {
            () if !draws.claimed && draws.repeated(times) => Some(DrawRule::Repetition),
            () if draws.quiet > 0 && self.quiet >= 2 * u32::from(draws.quiet) => Some(DrawRule::Quiet),
            () => self.stalls().find_map(stalled),
        }
    }

    /// The counters at occurrence `times` of this position.
    pub(super) fn counted(&self, times: u32) -> Vec<Tally> {
        let (mut all, draws) = (Vec::new(), self.draws());
        let tally = |what, done, most| Tally { what, done, most };
        if draws.repetition > 0 && times > 1 {
            all.push(tally(Counted::Draw(DrawRule::Repetition), times, draws.repetition));
        }
        if draws.quiet > 0 && self.quiet > 0 {
            all.push(tally(Counted::Draw(DrawRule::Quiet), self.quiet, 2 * u32::from(draws.quiet)));
        }
        // A draw that depends only on a last capture is not counted.
        all.extend(self.stalls().map(|(_, tally)| tally).filter(|tally| tally.most > 0));
        for side in Side::BOTH {
            if let Some(Tired { king, moves }) = self.tired[side.index()] {
                let most = u32::from(self.rules.king_moves_in_row);
                all.push(tally(Counted::King(side, king), u32::from(moves), most));
            }
        }
        all
    }
}

/// Maximum number of pieces of any stall: a lone king and twelve others.
const MOST_PIECES: u32 = 13;

impl Draws {
    /// True if a position with this number of occurrences is a draw.
    pub fn repeated(&self, times: u32) -> bool {
        self.repetition > 0 && times >= self.repetition
    }
}

/// A king with consecutive quiet moves (Frisian).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tired {
    /// Its field.
    pub king: crate::geometry::Field,
    /// Number of quiet moves, from 1.
    pub moves: u8,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draughts::rules::ALL;

    #[test]
    fn no_stall_of_any_game_has_more_pieces_than_are_looked_at() {
        for rules in ALL {
            for draws in [Some(&rules.draws), rules.document].into_iter().flatten() {
                assert!(draws.stalls.len() <= STALLS, "{}", rules.id);
                for stall in draws.stalls {
                    let most = match stall.when {
                        When::LoneKing { pieces, .. } => 1 + pieces.1,
                        When::Kings(_, most) => most,
                        When::OneEach => 2,
                    };
                    assert!(most <= MOST_PIECES, "{}: {stall:?}", rules.id);
                }
            }
        }
    }
}
