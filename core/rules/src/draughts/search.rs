//! The search for moves and captures of all games: bit sets of pieces are shifted, single pieces are followed.
//!
//! Captures of the same pieces in another order with the same origin and destination are one move. The
//! search therefore hashes each state of field and captured pieces, and does not visit it again.

use super::bits::Bits;
use super::rules::{Lands, Leaves, Prefer, Promotes};
use super::seen::Seen;
use super::state::{Hunt, Jump, KING, MAN, Place, Step, Sweep};
use super::tables::{Tables, WAY, back, place, ways};
use super::{Move, Position, Rules};
use crate::geometry::{Field, FieldSet, Grid};

/// A search under the rules of one game.
pub(super) struct Search<B> {
    pub rules: &'static Rules,
    pub tables: &'static Tables,
    /// Headings by side, then of men and of kings.
    pub moves: [[u8; 2]; 2],
    takes: [[u8; 2]; 2],
    /// A stack of moves of all positions in progress, those of the last one on top.
    pub found: Vec<Step<B>>,
    pub seen: Seen<B>,
    /// Start of the moves of the last position.
    base: usize,
    /// True to include inferior captures.
    pub all: bool,
    /// True to include captures that stop too early.
    pub early: bool,
    pub ordered: bool,
}

impl<B: Bits> Search<B> {
    #[inline(never)]
    pub fn new(rules: &'static Rules) -> Search<B> {
        let tables = Tables::of(&rules.board.grid);
        let mut search = Search {
            rules,
            tables,
            moves: [[0; 2]; 2],
            takes: [[0; 2]; 2],
            found: Vec::new(),
            seen: Seen::new(),
            base: 0,
            all: false,
            early: false,
            ordered: rules.prefers.contains(&Prefer::KingsSoonest),
        };
        for (us, flip) in [(0, false), (1, true)] {
            search.moves[us] = [ways(rules.man_moves, flip), ways(rules.king_moves, flip)];
            search.takes[us] = [ways(rules.man_takes, flip), ways(rules.king_takes, flip)];
        }
        search
    }

    pub fn grid(&self) -> &'static Grid {
        &self.rules.board.grid
    }
    pub fn inner(&self, set: FieldSet) -> B {
        B::narrow(self.tables.inner(set))
    }

    /// The place of a field.
    pub fn one(&self, field: Field) -> B {
        B::narrow(1 << place(self.grid(), field))
    }

    /// Converts a position to the search representation.
    #[inline(never)]
    pub fn place(&self, p: &Position) -> Place<B> {
        let mut place =
            Place { men: [B::NONE; 2], kings: [B::NONE; 2], turn: p.turn.index(), walked: [(B::NONE, 0); 2] };
        for us in 0..2 {
            place.men[us] = self.inner(p.men[us]);
            place.kings[us] = self.inner(p.kings[us]);
            if let Some(tired) = p.tired[us] {
                place.walked[us] = (self.one(tired.king), tired.moves);
            }
        }
        place
    }

    /// Converts a move to the public representation.
    pub fn outer(&self, step: &Step<B>) -> Move {
        let field = |place: B| self.tables.field(place.index());
        let taken = self.tables.outer(step.taken.wide());
        Move { from: field(step.from), to: field(step.to), taken, crowned: step.crowned, huffed: None }
    }

    /// All pieces of a set moved one step, where possible.
    #[inline]
    pub fn step(&self, set: B, way: usize) -> B {
        let (by, to) = self.tables.steps[way & (WAY - 1)];
        set.turned(by) & B::narrow(to)
    }

    #[inline]
    pub fn empty(&self, p: &Place<B>) -> B {
        B::narrow(self.tables.board) & !(p.of(0) | p.of(1))
    }

    /// The last rank of a side.
    #[inline]
    fn last(&self, us: usize) -> B {
        B::narrow(self.tables.last[us & 1])
    }

    /// All places next to prey with a free field behind it.
    #[inline]
    fn spots(&self, prey: B, free: B, ways: u8) -> B {
        let mut spots = B::NONE;
        for way in each(ways) {
            spots = spots | self.step(self.step(free, back(way)) & prey, back(way));
        }
        spots
    }

    /// Appends the captures of a position: the best ones, or all if requested. Returns the index of
    /// the first.
    pub fn captures(&mut self, p: &Place<B>) -> usize {
        let (us, them, empty) = (p.us(), p.them(), self.empty(p));
        self.base = self.found.len();
        self.seen.clear();
        let prey = if self.rules.man_takes_king { p.of(them) } else { p.men[them] };
        let spots = self.spots(prey, empty, self.takes[us][MAN]);
        if p.men[us].meets(spots) {
            self.near(p, p.men[us] & spots, spots);
        }
        if p.kings[us] != B::NONE {
            if self.rules.flying {
                self.far(p);
            } else {
                let spots = self.spots(p.of(them), empty, self.takes[us][KING]);
                self.near(p, p.kings[us] & spots, spots);
            }
        }
        self.base
    }

    /// Appends the captures of short-range pieces, all pieces in one heading at once.
    #[inline(never)]
    fn near(&mut self, p: &Place<B>, pieces: B, spots: B) {
        let mut hunt = Hunt { spots, ..self.hunt(p, pieces.lowest()) };
        let (empty, class) = (self.empty(p), usize::from(hunt.king));
        for way in each(self.takes[hunt.turn][class]) {
            let mut lands = self.step(self.step(pieces, way) & hunt.prey[class], way) & empty;
            while let Some(behind) = lands.pop() {
                let victim = self.step(behind, back(way));
                hunt.from = self.step(victim, back(way));
                hunt.free = empty | hunt.from;
                self.leap(&hunt, &self.first(&hunt), &Jump { victim, behind, lands: behind }, way);
            }
        }
    }

    /// Appends the captures of flying kings.
    #[inline(never)]
    fn far(&mut self, p: &Place<B>) {
        let mut kings = p.kings[p.us()];
        while let Some(from) = kings.pop() {
            let hunt = self.hunt(p, from);
            self.explore(&hunt, self.first(&hunt));
        }
    }

    /// Prepares the captures of one piece.
    pub fn hunt(&self, p: &Place<B>, from: B) -> Hunt<B> {
        let (us, them) = (p.us(), p.them());
        Hunt {
            from,
            free: self.empty(p) | from,
            prey: [if self.rules.man_takes_king { p.of(them) } else { p.men[them] }, p.of(them)],
            kings: p.kings[them],
            last: self.last(us),
            spots: B::narrow(self.tables.board),
            king: p.kings[us].meets(from),
            turn: us,
        }
    }

    /// The state before the first capture.
    pub fn first(&self, h: &Hunt<B>) -> Sweep<B> {
        let ways = self.takes[h.turn][usize::from(h.king)];
        Sweep { at: h.from, taken: B::NONE, king: h.king, ways, pieces: 0, kings: 0, order: 0 }
    }

    /// The jump in one heading, if possible.
    #[inline]
    pub fn jump(&self, h: &Hunt<B>, s: &Sweep<B>, way: usize) -> Option<Jump<B>> {
        let gone = self.rules.leaves == Leaves::AtOnce;
        let free = if gone { h.free | s.taken } else { h.free };
        let long = s.king && self.rules.flying;
        let mut victim = self.step(s.at, way);
        while long && victim.meets(free) {
            victim = self.step(victim, way);
        }
        let behind = self.step(victim & h.prey[usize::from(s.king)] & !s.taken, way) & free;
        if behind == B::NONE {
            return None;
        }
        let (mut lands, mut land) = (behind, behind);
        while long && self.rules.lands != Lands::Behind && land != B::NONE {
            land = self.step(land, way) & free;
            lands = lands | land;
        }
        Some(Jump { victim, behind, lands })
    }

    /// The state after a jump, before landing.
    #[inline]
    pub fn taking(&self, h: &Hunt<B>, s: &Sweep<B>, victim: B) -> Sweep<B> {
        let king = h.kings.meets(victim);
        Sweep {
            taken: s.taken | victim,
            pieces: s.pieces + 1,
            kings: s.kings + u32::from(king),
            order: if self.ordered { 2 * s.order + u32::from(king) } else { 0 },
            ..*s
        }
    }

    /// The state after landing; none if the move ends there. A flying king that goes straight on could have
    /// landed anywhere between; by convention it lands directly behind.
    #[inline]
    pub fn landed(&self, h: &Hunt<B>, s: &Sweep<B>, at: B, way: usize, behind: bool) -> Option<Sweep<B>> {
        let far = !s.king && h.last.meets(at);
        if far && self.rules.promotes == Promotes::AndStops {
            return None;
        }
        let king = s.king || far && self.rules.promotes == Promotes::InPassing;
        let near = king == h.king && !(king && self.rules.flying);
        if near && s.pieces == 1 && !h.spots.meets(at) {
            return None;
        }
        let mut ways = self.takes[h.turn][usize::from(king)];
        if !self.rules.turns_back {
            ways &= !(1 << back(way));
        }
        if !behind {
            ways &= !(1 << way);
        }
        Some(Sweep { at, king, ways, ..*s })
    }

    /// The landing fields of the last jump from which the capture cannot continue.
    #[inline]
    pub fn ends(&self, h: &Hunt<B>, jump: &Jump<B>) -> B {
        let killer = self.rules.lands == Lands::BehindKing && h.kings.meets(jump.victim);
        if killer { jump.behind } else { jump.lands }
    }

    /// True if a man is a king when its capture ends on a field.
    #[inline]
    pub fn crowned(&self, h: &Hunt<B>, s: &Sweep<B>, to: B) -> bool {
        !h.king && (s.king || h.last.meets(to))
    }

    /// True if a capture can continue.
    pub fn goes_on(&self, h: &Hunt<B>, s: &Sweep<B>) -> bool {
        each(s.ways).any(|way| self.jump(h, s, way).is_some())
    }

    /// Finds all captures that continue from here. Returns true if there is one.
    fn explore(&mut self, h: &Hunt<B>, s: Sweep<B>) -> bool {
        let mut found = false;
        for way in each(s.ways) {
            let Some(jump) = self.jump(h, &s, way) else { continue };
            // Skips states already visited in another order.
            if !found && s.pieces > 2 && (self.seen.full() || !self.seen.fresh(s.taken, self.code(h, &s))) {
                return true;
            }
            found = true;
            self.leap(h, &s, &jump, way);
        }
        found
    }

    /// Finds all captures that begin or continue with a jump.
    #[inline(never)]
    fn leap(&mut self, h: &Hunt<B>, s: &Sweep<B>, jump: &Jump<B>, way: usize) {
        let next = self.taking(h, s, jump.victim);
        let (mut lands, mut on) = (jump.lands, false);
        while let Some(at) = lands.pop() {
            if let Some(next) = self.landed(h, &next, at, way, at == jump.behind) {
                on |= self.explore(h, next);
            }
        }
        if !on || self.early {
            self.finish(h, &next, self.ends(h, jump));
        }
    }

    /// A hash key of a search state, apart from the captured pieces. It ignores the path, except
    /// where a piece may not turn straight back.
    pub fn code(&self, h: &Hunt<B>, s: &Sweep<B>) -> u64 {
        let ways = if self.rules.turns_back && !self.all { 0 } else { s.ways };
        let ends = s.at.index() | h.from.index() << 7 | u32::from(s.king) << 14 | u32::from(ways) << 15;
        u64::from(ends) | u64::from(s.order) << 32 | 1 << 31
    }

    /// Stores a complete capture, unless there are better ones.
    #[inline]
    fn finish(&mut self, h: &Hunt<B>, s: &Sweep<B>, mut ends: B) {
        let worth = self.worth(h, s);
        let best = self.found.get(self.base).map_or(worth, |first| first.worth);
        if !self.all && worth < best {
            return;
        }
        if !self.all && worth > best {
            self.found.truncate(self.base);
        }
        while let Some(to) = ends.pop() {
            let crowned = self.crowned(h, s, to);
            let code = self.code(h, &Sweep { at: to, king: crowned, ways: 0, ..*s });
            if s.pieces < 2 || self.seen.fresh(s.taken, code | 1 << 30) {
                self.add(Step { from: h.from, to, taken: s.taken, crowned, worth });
            }
        }
    }

    #[inline]
    fn add(&mut self, step: Step<B>) {
        self.found.push(step);
    }

    /// The worth of a capture: the first criterion counts most.
    #[inline]
    fn worth(&self, h: &Hunt<B>, s: &Sweep<B>) -> u64 {
        let mut worth = 0;
        for by in self.rules.prefers {
            let (bits, more) = match by {
                Prefer::Pieces => (7, s.pieces),
                Prefer::Kings => (7, s.kings),
                Prefer::ByKing => (1, h.king.into()),
                // Compared only among captures of the same number of pieces.
                Prefer::KingsSoonest => (32, s.order),
                Prefer::Value => (14, 100 * s.pieces + 99 * s.kings),
            };
            worth = worth << bits | u64::from(more);
        }
        worth
    }

    /// Appends the quiet moves.
    pub fn quiet(&mut self, p: &Place<B>) {
        let (us, empty) = (p.us(), self.empty(p));
        for way in each(self.moves[us][MAN]) {
            let mut ends = self.step(p.men[us], way) & empty;
            while let Some(to) = ends.pop() {
                let from = self.step(to, back(way));
                let crowned = self.last(us).meets(to);
                self.add(Step { from, to, taken: B::NONE, crowned, worth: 0 });
            }
        }
        let mut kings = p.kings[us];
        while let Some(from) = kings.pop() {
            if self.rests(p, from) {
                continue;
            }
            for way in each(self.moves[us][KING]) {
                let mut to = self.step(from, way) & empty;
                while to != B::NONE {
                    self.add(Step { from, to, taken: B::NONE, crowned: false, worth: 0 });
                    to = if self.rules.flying { self.step(to, way) & empty } else { B::NONE };
                }
            }
        }
    }

    /// True if a king has reached its limit of quiet moves (Frisian draughts).
    #[inline]
    pub fn rests(&self, p: &Place<B>, king: B) -> bool {
        let (most, us) = (self.rules.king_moves_in_row, p.us());
        most > 0 && p.men[us] != B::NONE && p.walked[us].0 == king && p.walked[us].1 >= most
    }
}

/// The headings of a bit set.
#[inline]
pub(super) fn each(mut ways: u8) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let way = ways.trailing_zeros() as usize;
        let some = ways != 0;
        ways &= ways.wrapping_sub(1);
        some.then_some(way)
    })
}
