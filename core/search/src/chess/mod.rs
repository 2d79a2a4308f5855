//! Chess and Chess960.

mod evaluate;
mod pawns;
mod tables;

use crate::family::{Family, Searchable, Stuck};
use crate::options::{Found, Options};
use crate::root;
use crate::table::Table;
use notabene_rules::chess::{Kind, Move, Position, Role, insufficient};
use notabene_rules::position::{Position as _, Side};

pub(crate) use evaluate::ChessEvaluation;

/// The value of each role in exchanges, the pawn first.
const VALUES: [i32; 6] = [100, 320, 335, 500, 975, 2_000];

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
    type Evaluation = ChessEvaluation;
    type Buffers = ();
    const DUTY: bool = false;

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
            Kind::Castle => return 0,
            Kind::EnPassant => VALUES[Role::Pawn as usize],
            _ => self.role_at(m).map_or(0, |role| VALUES[role as usize]),
        };
        let gain = taken + m.promotion().map_or(0, |role| VALUES[role as usize] - VALUES[0]);
        // Of equal gains that of the cheapest piece comes first.
        if gain == 0 { 0 } else { gain - m.role as i32 }
    }
    fn is_risky(&self, m: &Move) -> bool {
        let taken = self.role_at(m).map_or(VALUES[0], |role| VALUES[role as usize]);
        taken + 50 < VALUES[m.role as usize] && m.promotion().is_none() && self.is_attacked(self.turn(), m.to)
    }
    fn code(m: &Move) -> u32 {
        let becomes = m.promotion().map_or(0, |role| role as u32);
        1 << 24 | becomes << 16 | u32::from(m.from.0) << 8 | u32::from(m.to.0)
    }
    fn ends(m: &Move) -> (usize, usize) {
        (m.from.index(), m.to.index())
    }
    fn in_check(&self) -> bool {
        Position::in_check(self)
    }
    fn stuck(&self) -> Stuck {
        if self.in_check() { Stuck::Lost } else { Stuck::Drawn }
    }
    fn is_drawn(&self) -> bool {
        // The material alone: a search for any mate in every node would take more time than the search itself.
        self.quiet_plies() >= CLAIM || Side::BOTH.into_iter().all(|side| insufficient(self, side))
    }
    fn passed(&self) -> Option<Position> {
        // With pawns alone, having to move is often a disadvantage.
        let officers = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        let useful = officers.into_iter().any(|role| self.bits(self.turn(), role) != 0);
        let m = self.pass().filter(|_| useful)?;
        Some(self.after(&m))
    }
}

/// Finds the captured piece without its owner.
trait RoleAt {
    fn role_at(&self, m: &Move) -> Option<Role>;
}

impl RoleAt for Position {
    #[inline]
    fn role_at(&self, m: &Move) -> Option<Role> {
        let (square, them) = (1u64 << (m.to.0 & 63), self.turn().other());
        Role::ALL.into_iter().find(|role| self.bits(them, *role) & square != 0)
    }
}
