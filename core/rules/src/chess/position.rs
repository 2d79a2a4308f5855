//! A playable position of chess.

use super::attacks::{FILE_A, FILE_H, Tables, bit, lowest, rank, squares, tables};
use super::{Array, Kind, Move, Objection, Role, Rules, castling, ending, unwinnable};
use crate::geometry::{Board, Field};
use crate::position::{self, Claim, Glyph, Outcome, Side, Trace};

/// A playable position: both kings are present, the side not to move is not in check, and
/// castling rights and the en passant square are consistent with the pieces.
///
/// ```
/// use notabene_rules::chess::{Position, Rules, Setup};
/// use notabene_rules::position::Position as _;
///
/// let setup: Setup = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".parse()?;
/// let position = setup.position(Rules::Chess).expect("nothing speaks against it");
/// let mut moves = position.legal_moves().into_iter();
/// let double = moves.find(|one| one.to_string() == "e2e4").expect("a legal move");
/// let position = position.play(&double)?;
/// assert_eq!(position.to_string(), "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) roles: [u64; 6],
    pub(super) sides: [u64; 2],
    /// The rooks with castling rights.
    pub(super) castling: u64,
    pub(super) turn: Side,
    /// The square passed by a double step, if an enemy pawn can pseudo-legally capture there.
    pub(super) passed: Option<Field>,
    pub(super) halfmoves: u32,
    pub(super) number: u32,
    pub(super) rules: Rules,
}

/// Checks and pins against the king to move.
pub(super) struct Pressure {
    /// The square of the king to move.
    pub king: u8,
    /// The pieces that give check.
    pub checkers: u64,
    /// Pinned own pieces.
    pub pinned: u64,
}

impl Position {
    /// The start of a game from an array of pieces (FIDE 2.2; Guidelines II.1 for Chess960).
    pub fn start(array: &Array, rules: Rules) -> Position {
        let mut p = Position {
            roles: [rank(1) | rank(6), 0, 0, 0, 0, 0],
            sides: [rank(0) | rank(1), rank(6) | rank(7)],
            castling: 0,
            turn: Side::White,
            passed: None,
            halfmoves: 0,
            number: 1,
            rules,
        };
        for (x, role) in array.roles().into_iter().enumerate() {
            p.roles[role as usize] |= bit(x as u8) | bit(x as u8 + 56);
        }
        p.castling = p.roles[Role::Rook as usize];
        p
    }

    /// The castling notation of this game.
    pub fn rules(&self) -> Rules {
        self.rules
    }
    /// The piece on a square.
    #[inline(never)]
    pub fn piece(&self, at: Field) -> Option<(Side, Role)> {
        let square = bit(at.0);
        let side = Side::BOTH.into_iter().find(|s| self.of(*s) & square != 0)?;
        let role = Role::ALL.into_iter().find(|r| self.roles[*r as usize] & square != 0)?;
        Some((side, role))
    }
    /// The squares of all pieces of one kind and side.
    pub fn all(&self, side: Side, role: Role) -> impl Iterator<Item = Field> + use<> {
        squares(self.own(side, role)).map(Field)
    }
    /// The square of a king.
    pub fn king(&self, side: Side) -> Field {
        Field(lowest(self.own(side, Role::King)))
    }
    /// Plies since the last capture or pawn move: the half-move clock (FIDE 9.3).
    pub fn halfmoves(&self) -> u32 {
        self.halfmoves
    }
    /// The en passant square, if any such capture is legal.
    pub fn en_passant(&self) -> Option<Field> {
        self.passed.filter(|to| self.captors_en_passant(tables(), to.0) != 0)
    }
    /// True if the side to move is in check.
    pub fn in_check(&self) -> bool {
        self.is_attacked(self.turn, self.king(self.turn))
    }
    /// True if the opponent of `side` attacks a square.
    pub fn is_attacked(&self, side: Side, at: Field) -> bool {
        self.attackers(tables(), at.0, self.occupied()) & self.of(side.other()) != 0
    }
    /// The legal moves, without allocation.
    pub fn moves(&self) -> super::MoveList {
        super::moves::list(self)
    }
    /// The legal captures and promotions to a queen, without allocation.
    pub fn tactical_moves(&self) -> super::MoveList {
        super::moves::tactical(self)
    }
    /// True if there is a legal move.
    pub fn can_move(&self) -> bool {
        super::moves::any(self)
    }
    /// The attackers of a square that belong to one side.
    pub fn attackers_of(&self, at: Field, side: Side) -> impl Iterator<Item = Field> + use<> {
        squares(self.attackers(tables(), at.0, self.occupied()) & self.of(side)).map(Field)
    }

    #[inline(always)]
    pub(super) fn of(&self, side: Side) -> u64 {
        self.sides[side.index()]
    }
    #[inline(always)]
    pub(super) fn own(&self, side: Side, role: Role) -> u64 {
        self.of(side) & self.roles[role as usize]
    }
    #[inline(always)]
    pub(super) fn occupied(&self) -> u64 {
        self.sides[0] | self.sides[1]
    }
    #[inline(always)]
    pub(super) fn orthogonals(&self) -> u64 {
        self.roles[Role::Rook as usize] | self.roles[Role::Queen as usize]
    }
    #[inline(always)]
    pub(super) fn diagonals(&self) -> u64 {
        self.roles[Role::Bishop as usize] | self.roles[Role::Queen as usize]
    }

    /// All pieces of both sides that attack a square for an occupancy.
    pub(super) fn attackers(&self, t: &Tables, at: u8, occupied: u64) -> u64 {
        let i = usize::from(at);
        let pawns = self.roles[Role::Pawn as usize];
        t.rook(at, occupied) & self.orthogonals()
            | t.bishop(at, occupied) & self.diagonals()
            | t.knight[i] & self.roles[Role::Knight as usize]
            | t.king[i] & self.roles[Role::King as usize]
            // A white pawn attacks the square if a black pawn on it would attack the white pawn.
            | t.pawn[1][i] & pawns & self.sides[0]
            | t.pawn[0][i] & pawns & self.sides[1]
    }

    /// Checks and pins against the side to move (FIDE 3.1.3, 3.9).
    #[inline(always)]
    pub(super) fn pressure(&self, t: &Tables) -> Pressure {
        let (us, them) = (self.of(self.turn), self.of(self.turn.other()));
        let king = lowest(us & self.roles[Role::King as usize]);
        let i = usize::from(king);
        let occupied = us | them;
        let mut checkers = (t.knight[i] & self.roles[Role::Knight as usize]
            | t.pawn[self.turn.index()][i] & self.roles[Role::Pawn as usize])
            & them;
        let mut pinned = 0;
        let mut snipers =
            (t.rook(king, 0) & self.orthogonals() | t.bishop(king, 0) & self.diagonals()) & them;
        while snipers != 0 {
            let sniper = lowest(snipers);
            snipers &= snipers - 1;
            let blockers = t.between(king, sniper) & occupied;
            if blockers == 0 {
                checkers |= bit(sniper);
            } else if blockers & (blockers - 1) == 0 {
                pinned |= blockers & us;
            }
        }
        Pressure { king, checkers, pinned }
    }

    /// The pawns that can legally capture en passant on a square.
    pub(super) fn captors_en_passant(&self, t: &Tables, to: u8) -> u64 {
        let (us, them) = (self.turn, self.turn.other());
        let taken = bit(to ^ 8);
        let king = lowest(self.own(us, Role::King));
        let ready = t.pawn[them.index()][usize::from(to)] & self.own(us, Role::Pawn);
        // The capture empties two squares at once, which the pin test misses: test the resulting position.
        let safe = |from: &u8| {
            let occupied = (self.occupied() ^ bit(*from) ^ taken) | bit(to);
            self.attackers(t, king, occupied) & self.of(them) & !taken == 0
        };
        squares(ready).filter(safe).fold(0, |set, from| set | bit(from))
    }

    /// The position after a legal move.
    pub(super) fn after(&self, m: &Move) -> Position {
        let mut after = self.clone();
        after.go_on(m);
        after
    }

    /// Plays a legal move: one shared copy for callers that are not speed-critical.
    #[inline(never)]
    fn go_on(&mut self, m: &Move) {
        self.make(m);
    }

    /// Plays a legal move.
    #[inline(always)]
    pub(super) fn make(&mut self, m: &Move) {
        let (us, them) = (self.turn.index(), self.turn.other().index());
        let (from, to) = (bit(m.from.0), bit(m.to.0));
        self.turn = self.turn.other();
        self.number += us as u32;
        self.halfmoves += 1;
        self.passed = None;
        match m.kind {
            Kind::Castle => return self.make_castling(us, from, to),
            Kind::Pass => return,
            _ => {}
        }
        if m.role == Role::Pawn || self.sides[them] & to != 0 {
            self.halfmoves = 0;
            for role in &mut self.roles {
                *role &= !to;
            }
            self.sides[them] &= !to;
        }
        self.roles[m.role as usize] ^= from | to;
        self.sides[us] ^= from | to;
        self.castling &= !(from | to);
        match m.kind {
            Kind::Plain if m.role == Role::King => self.castling &= !rank(7 * us as u8),
            Kind::Promotion(role) => {
                self.roles[Role::Pawn as usize] ^= to;
                self.roles[role as usize] |= to;
            }
            Kind::EnPassant => {
                let taken = bit(m.to.0 ^ 8);
                self.roles[Role::Pawn as usize] ^= taken;
                self.sides[them] ^= taken;
            }
            Kind::DoubleStep => {
                // Pawns that can capture it stand beside it.
                let beside = to << 1 & !FILE_A | to >> 1 & !FILE_H;
                let ready = beside & self.roles[Role::Pawn as usize] & self.sides[them];
                self.passed = (ready != 0).then_some(Field(m.to.0 ^ 8));
            }
            _ => {}
        }
    }

    fn make_castling(&mut self, us: usize, king: u64, rook: u64) {
        let goal = castling::goals(lowest(king), lowest(rook));
        let (king_to, rook_to) = (bit(goal.king), bit(goal.rook));
        self.roles[Role::King as usize] = self.roles[Role::King as usize] & !king | king_to;
        self.roles[Role::Rook as usize] = self.roles[Role::Rook as usize] & !rook | rook_to;
        self.sides[us] = self.sides[us] & !(king | rook) | king_to | rook_to;
        self.castling &= !rank(7 * us as u8);
    }
}

impl position::Position for Position {
    type Move = Move;
    type Objection = Objection;

    fn board(&self) -> Board {
        Board::CHESS
    }
    fn turn(&self) -> Side {
        self.turn
    }
    fn number(&self) -> u32 {
        self.number
    }
    fn pieces(&self) -> Vec<(Field, Glyph)> {
        let glyph =
            |at: Field| self.piece(at).map(|(side, role)| (at, Glyph { side, figure: role.figure() }));
        squares(self.occupied()).filter_map(|s| glyph(Field(s))).collect()
    }
    fn legal_moves(&self) -> Vec<Move> {
        self.moves().to_vec()
    }
    fn play_unchecked(&mut self, m: &Move) {
        self.go_on(m);
    }
    fn pass(&self) -> Option<Move> {
        let king = self.king(self.turn);
        (!self.in_check()).then_some(Move { role: Role::King, from: king, to: king, kind: Kind::Pass })
    }
    fn trace(&self, m: &Move) -> Trace {
        let mut trace = Trace { route: vec![m.from, m.to], ..Trace::default() };
        match m.kind {
            Kind::Castle => {
                let goal = m.castled();
                trace.route[1] = Field(goal.king);
                trace.with = Some((m.to, Field(goal.rook)));
                trace.ends = castling::gestures(m.from, m.to);
            }
            Kind::EnPassant => trace.taken.push(Field(m.to.0 ^ 8)),
            Kind::Pass => trace.route.truncate(1),
            _ if self.piece(m.to).is_some() => trace.taken.push(m.to),
            _ => {}
        }
        trace.becomes = m.promotion().map(Role::figure);
        trace
    }
    fn check(&self) -> Option<Field> {
        self.in_check().then(|| self.king(self.turn))
    }
    fn outcome(&self, times: u32) -> Option<Outcome> {
        ending::outcome(self, times)
    }
    fn claims(&self, times: u32) -> Vec<Claim> {
        ending::claims(self, times)
    }
    fn can_win(&self, side: Side) -> bool {
        !unwinnable::is_unwinnable(self, side)
    }
    fn quiet_plies(&self) -> u32 {
        self.halfmoves
    }
    fn repeats(&self, earlier: &Self) -> bool {
        let same = |a: &Self, b: &Self| {
            a.roles == b.roles && a.sides == b.sides && a.castling == b.castling && a.turn == b.turn
        };
        same(self, earlier) && self.en_passant() == earlier.en_passant()
    }
    fn objection(&self, from: Field, to: Field) -> Option<Objection> {
        super::objection::find(self, from, to)
    }
    fn perft(&self, depth: u32) -> u64 {
        super::moves::perft(self, depth)
    }
}
