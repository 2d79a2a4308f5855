//! Positions, moves and captures in progress in the representation of the search.

use super::bits::Bits;

/// A position in the representation of the search.
#[derive(Copy, Clone)]
pub(super) struct Place<B> {
    pub men: [B; 2],
    pub kings: [B; 2],
    pub turn: usize,
    /// The king of each side that moved last without capturing, and its consecutive quiet moves; stored only if
    /// a rule needs it.
    pub walked: [(B, u8); 2],
}

impl<B: Bits> Place<B> {
    /// All pieces of a side.
    #[inline]
    pub fn of(&self, side: usize) -> B {
        self.men[side & 1] | self.kings[side & 1]
    }
    #[inline]
    pub fn us(&self) -> usize {
        self.turn & 1
    }
    #[inline]
    pub fn them(&self) -> usize {
        self.turn & 1 ^ 1
    }
}

/// A generated move.
#[derive(Copy, Clone)]
pub(super) struct Step<B> {
    pub from: B,
    pub to: B,
    pub taken: B,
    pub crowned: bool,
    /// Higher is better; all legal moves have equal worth.
    pub worth: u64,
}

/// Data that is constant during the captures of one piece.
pub(super) struct Hunt<B> {
    pub from: B,
    /// Passable fields, the piece's own origin included.
    pub free: B,
    /// Capturable pieces for kings and for men.
    pub prey: [B; 2],
    pub kings: B,
    pub last: B,
    /// Fields from which a short-range piece could continue after its first jump.
    pub spots: B,
    pub king: bool,
    pub turn: usize,
}

/// A capture in progress.
#[derive(Copy, Clone)]
pub(super) struct Sweep<B> {
    pub at: B,
    pub taken: B,
    pub king: bool,
    /// Possible headings, as bits.
    pub ways: u8,
    /// Captured pieces, and kings among them.
    pub pieces: u32,
    pub kings: u32,
    /// Kings among the captured pieces as bits, the last piece lowest; stored only if a rule needs it.
    pub order: u32,
}

/// A jump: the captured piece, the field directly behind it, and all landing fields.
pub(super) struct Jump<B> {
    pub victim: B,
    pub behind: B,
    pub lands: B,
}

/// Indices of piece kinds in the tables.
pub(super) const MAN: usize = 0;
pub(super) const KING: usize = 1;
