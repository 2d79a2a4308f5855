//! All games of draughts.

mod evaluate;

use crate::family::{Family, Searchable, Stuck};
use crate::options::{Found, Options};
use crate::root;
use crate::table::Table;
use notabene_rules::draughts::rules::Goal;
use notabene_rules::draughts::{Generator, Move, Position};
use notabene_rules::hash::Key;
use notabene_rules::position::Position as _;

pub(crate) use evaluate::DraughtsEvaluation;

impl Searchable for Position {
    fn search(
        &self,
        history: &[Position],
        table: &mut Table,
        options: &Options,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Found<Move>> {
        root::search(self, history, table, options, stop)
    }
}

impl Family for Position {
    type Evaluation = DraughtsEvaluation;
    type Buffers = Generator;
    const DUTY: bool = true;
    // Two men decide a game.
    const SLIPS: i32 = 80;

    fn buffers(&self) -> Generator {
        Generator::new(self.rules)
    }
    fn key(&self) -> u64 {
        Position::key(self)
    }
    fn generate(&self, buffers: &mut Generator, tactical: bool, each: impl FnMut(Move)) {
        if tactical { buffers.captures(self, each) } else { buffers.moves(self, each) }
    }
    fn gain(&self, m: &Move) -> i32 {
        let kings = m.taken.0 & self.kings(self.turn().other()).0;
        100 * m.taken.len() as i32 + 150 * kings.count_ones() as i32 + 120 * i32::from(m.crowned)
    }
    fn code(m: &Move) -> u32 {
        let taken = Key::of(0).set(m.taken.0).number() as u32;
        let huffed = m.huffed.map_or(0, |at| 1 + u32::from(at.0));
        1 << 31 | taken << 15 & 0x7fff_0000 ^ huffed << 16 | u32::from(m.from.0) << 8 | u32::from(m.to.0)
    }
    fn ends(m: &Move) -> (usize, usize) {
        (m.from.index(), m.to.index())
    }
    fn is_over(&self) -> bool {
        let kings = !self.kings(self.turn()).is_empty() || !self.kings(self.turn().other()).is_empty();
        self.rules.goal == Goal::FirstKing && kings || !self.can_move()
    }
    fn stuck(&self) -> Stuck {
        // The first king of a side ends breakthrough: it may be the one to move in a position set up by hand.
        let crowned = self.rules.goal == Goal::FirstKing
            && self.kings(self.turn().other()).is_empty()
            && !self.kings(self.turn()).is_empty();
        if self.rules.goal == Goal::Lose || crowned { Stuck::Won } else { Stuck::Lost }
    }
    fn is_drawn(&self) -> bool {
        self.drawn(1).is_some()
    }
}
