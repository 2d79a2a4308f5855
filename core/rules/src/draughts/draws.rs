//! Games without end: what is counted, and when it makes a draw.

use super::{Move, Position};
use crate::position::{Counted, DrawRule, Side, Tally};

/// Rules against games without end.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Draws {
    /// So many times the same position; 0 if there is no such rule.
    pub repetition: u32,
    /// Whether a player has to claim that draw.
    pub claimed: bool,
    /// Moves of each side without a capture or a man's advance; 0 if there is no such rule.
    pub quiet: u16,
    /// What else must not go on for too long; at most `STALLS`.
    pub stalls: &'static [Stall],
}

/// What must not go on for too long.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Stall {
    /// What the rule is called.
    pub rule: DrawRule,
    /// What goes on. It is counted from the position in which it begins.
    pub when: When,
    /// So many moves of each side make a draw; with 0 it is one at once, unless something can be captured.
    pub moves: u16,
}

/// A balance of forces.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum When {
    /// One king and nothing else against so many pieces, so many of them kings at least.
    LoneKing {
        /// The fewest and the most pieces of the other side.
        pieces: (u32, u32),
        /// The fewest kings among them.
        kings: u32,
        /// Whether the lone king must stand on the main road, the long line from a1.
        on_road: bool,
    },
    /// Both sides have kings, and the fewest and the most pieces of both together; it begins anew when
    /// something is captured or crowned.
    Kings(u32, u32),
}

/// No game has more of them.
pub const STALLS: usize = 5;
/// Nobody writes or plays more moves.
pub const MOST_MOVES: u32 = 99_999;

/// For each stall one more than the half-moves it has lasted; 0 if it does not go on.
pub(super) type Stalled = [u16; STALLS];

impl Position {
    /// The rules against games without end that are in force here.
    pub fn draws(&self) -> &'static Draws {
        let agreed = self.rules.document.filter(|_| self.agreed.document);
        agreed.unwrap_or(&self.rules.draws)
    }

    fn holds(&self, when: When) -> bool {
        let count = |side: Side| (self.men(side).len(), self.kings(side).len());
        let both = Side::BOTH.map(count);
        match when {
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

    /// Begins to count in this position.
    pub(super) fn begin_counting(&mut self) {
        self.stalled = Stalled::default();
        for (n, stall) in self.draws().stalls.iter().enumerate().take(STALLS) {
            self.stalled[n] = u16::from(self.holds(stall.when));
        }
    }

    /// Counts a move that has just been played.
    pub(super) fn count(&mut self, m: &Move) {
        let stalls = self.draws().stalls;
        // With more pieces nothing is counted; the test is cheap, and most positions end here.
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

    /// The stalls that go on, with the half-moves they have lasted and may last.
    fn stalls(&self) -> impl Iterator<Item = (&'static Stall, Tally)> + '_ {
        self.draws().stalls.iter().zip(self.stalled).filter(|(_, lasted)| *lasted > 0).map(
            |(stall, lasted)| {
                let what = Counted::Draw(stall.rule);
                (stall, Tally { what, done: u32::from(lasted) - 1, most: 2 * u32::from(stall.moves) })
            },
        )
    }

    /// The draw that is here without anybody claiming it.
    pub(super) fn drawn(&self, times: u32) -> Option<DrawRule> {
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

    /// What is counted here, when this position has come up so many times.
    pub(super) fn counted(&self, times: u32) -> Vec<Tally> {
        let (mut all, draws) = (Vec::new(), self.draws());
        let tally = |what, done, most| Tally { what, done, most };
        if draws.repetition > 0 && times > 1 {
            all.push(tally(Counted::Draw(DrawRule::Repetition), times, draws.repetition));
        }
        if draws.quiet > 0 && self.quiet > 0 {
            all.push(tally(Counted::Draw(DrawRule::Quiet), self.quiet, 2 * u32::from(draws.quiet)));
        }
        // A draw that waits for nothing but the last capture is not counted.
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

/// The most pieces on the board of any stall: a lone king and twelve others.
const MOST_PIECES: u32 = 13;

impl Draws {
    /// Whether a position that has come up so many times makes a draw.
    pub fn repeated(&self, times: u32) -> bool {
        self.repetition > 0 && times >= self.repetition
    }
}

/// A king that has made quiet moves in a row (Frisian).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tired {
    /// Where it stands.
    pub king: crate::geometry::Field,
    /// How many it has made, from 1.
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
                    };
                    assert!(most <= MOST_PIECES, "{}: {stall:?}", rules.id);
                }
            }
        }
    }
}
