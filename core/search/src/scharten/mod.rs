//! Scharten, quiet and loud.

mod evaluate;

use crate::family::{Family, Searchable, Stuck};
use crate::level::Level;
use crate::options::{Found, Options};
use crate::root;
use crate::table::Table;
use notabene_rules::position::Position as _;
use notabene_rules::scharten::{Kind, Move, Position, Role};

pub(crate) use evaluate::SchartenEvaluation;

/// The value of each role in exchanges, the pawn first.
const VALUES: [i32; 6] = [100, 290, 340, 520, 960, 2_000];

/// Plies without progress after which a draw is claimed.
const CLAIM: u32 = 100;

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
    type Evaluation = SchartenEvaluation;
    type Buffers = ();
    const DUTY: bool = false;

    /// Throws are many: without more positions level 5 has no room for its fourth ply, and level 6 comes no further.
    fn level_nodes(&self, level: Level) -> u64 {
        match (self.rules().loud, level.number()) {
            (false, _) => 100,
            (true, ..=5) => 250,
            (true, 7) => 280,
            (true, _) => 400,
        }
    }
    fn buffers(&self) {}
    fn key(&self) -> u64 {
        Position::key(self)
    }
    fn generate(&self, (): &mut (), tactical: bool, each: impl FnMut(Move)) {
        let moves = if tactical { self.tactical_moves() } else { self.moves() };
        moves.iter().copied().for_each(each);
    }
    fn gain(&self, m: &Move) -> i32 {
        let taken = match m.kind {
            Kind::Castle | Kind::Dart | Kind::Lost | Kind::Wasted => return 0,
            Kind::EnPassant => VALUES[Role::Pawn as usize],
            _ => taken(self, m),
        };
        let gain = taken + m.promotion().map_or(0, |role| VALUES[role as usize] - VALUES[0]);
        if gain == 0 { 0 } else { gain - m.role as i32 }
    }
    fn is_risky(&self, m: &Move) -> bool {
        let taken = taken(self, m).max(VALUES[0]);
        taken + 50 < VALUES[m.role as usize]
            && m.promotion().is_none()
            && self.can_capture(m.to, self.turn().other())
    }
    fn code(m: &Move) -> u32 {
        let kind = match m.kind {
            Kind::Promotion(role) => role as u32,
            Kind::Castle => 6,
            Kind::Dart | Kind::Wasted => 7,
            Kind::Lost => 8,
            _ => 0,
        };
        1 << 24 | kind << 16 | u32::from(m.from.0) << 8 | u32::from(m.to.0)
    }
    fn ends(m: &Move) -> (usize, usize) {
        (m.from.index(), m.to.index())
    }
    fn in_check(&self) -> bool {
        Position::in_check(self)
    }
    fn stuck(&self) -> Stuck {
        match self.outcome(1).map(|outcome| outcome.winner) {
            Some(Some(winner)) if winner == self.turn() => Stuck::Won,
            Some(Some(_)) => Stuck::Lost,
            _ => Stuck::Drawn,
        }
    }
    fn is_drawn(&self) -> bool {
        self.quiet_plies() >= CLAIM || !self.can_win(self.turn())
    }
    fn passed(&self) -> Option<Position> {
        let officers = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        let useful = officers.into_iter().any(|role| self.bits(self.turn(), role) != 0);
        if useful { self.turned() } else { None }
    }
    fn is_throw(m: &Move) -> bool {
        m.is_throw()
    }
}

/// The value of the captured piece; 0 for none.
fn taken(p: &Position, m: &Move) -> i32 {
    let (field, them) = (1u128 << (m.to.0 & 127), p.turn().other());
    let is = |role: &Role| p.bits(them, *role) & field != 0;
    Role::ALL.into_iter().find(is).map_or(0, |role| VALUES[role as usize])
}
