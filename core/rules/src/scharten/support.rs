//! Attackers of a field, and the support of a capture (section 5).

use super::tables::{Tables, bit, each, lowest};
use super::{Move, Position, Ring, Role, Support};
use crate::geometry::Field;
use crate::position::Side;

impl Position {
    /// The pieces of a side whose ordinary capture would reach a field (D5): paths are clear, without
    /// x-rays, regardless of support.
    #[inline(never)]
    pub(super) fn attackers(&self, t: &Tables, at: u8, side: Side) -> u128 {
        let i = usize::from(at) % 80;
        let own = self.of(side);
        let occupied = self.occupied();
        let mut found = (t.knight[i] & self.roles[Role::Knight as usize]
            | t.king[i] & self.roles[Role::King as usize]
            | t.pawn_from[side.index()][i] & self.roles[Role::Pawn as usize])
            & own;
        t.ways_to(at, self.orthogonals() & own, self.diagonals() & own, |ray, sliders| {
            found |= bit(ray.first(occupied)) & sliders;
        });
        found
    }

    /// The value of a field for its piece (D0). With the protection of unmoved pieces (D9) a piece that
    /// has moved, other than a king, has a field value of 1.
    #[inline(always)]
    pub(super) fn worth(&self, at: u8) -> u8 {
        let kept = self.unmoved | self.roles[Role::King as usize] | !self.occupied();
        if self.rules.loud && self.rules.protect_unmoved && kept & bit(at) == 0 {
            return 1;
        }
        Ring::of(Field(at)).value()
    }

    /// The support given by a piece to the capture of another (D4).
    #[inline(always)]
    pub(super) fn support(&self, from: u8) -> u8 {
        match self.rules.support {
            Support::Value if self.roles[Role::Pawn as usize] & bit(from) == 0 => self.worth(from),
            _ => 1,
        }
    }

    /// The total support of these pieces.
    fn supports(&self, from: u128) -> u8 {
        let mut sum = 0u8;
        each(from, |from| sum = sum.saturating_add(self.support(from)));
        sum
    }

    /// The support required for a capture on a field in addition to the capturer, and the available support
    /// (D4). A pawn requires none (section 5).
    #[inline(never)]
    pub(super) fn backing(&self, t: &Tables, from: u8, to: u8) -> (u8, u8) {
        let needs = self.worth(to) - 1;
        if needs == 0 || self.roles[Role::Pawn as usize] & bit(from) != 0 {
            return (0, 0);
        }
        let side = if self.of(Side::White) & bit(from) != 0 { Side::White } else { Side::Black };
        (needs, self.supports(self.attackers(t, to, side) & !bit(from)))
    }

    /// True if a side could pseudo-legally capture on a field if it were to move.
    #[inline(never)]
    pub(super) fn captures(&self, t: &Tables, at: u8, side: Side) -> bool {
        let attackers = self.attackers(t, at, side);
        let mut able = attackers & self.roles[Role::Pawn as usize] != 0;
        if attackers != 0 && !able {
            let needs = self.worth(at) - 1;
            let all = if needs == 0 { 0 } else { self.supports(attackers) };
            each(attackers, |from| able |= needs == 0 || all - self.support(from) >= needs);
        }
        able
    }

    /// True if the king of a side could be captured.
    #[inline(never)]
    pub(super) fn hangs(&self, side: Side) -> bool {
        let king = lowest(self.own(side, Role::King));
        self.captures(self.tables(), king, side.other())
    }

    /// True if a move of the side to move leaves its own king in check.
    #[inline(never)]
    pub(super) fn exposes(&self, m: &Move) -> bool {
        self.after(m).hangs(self.turn)
    }
}
