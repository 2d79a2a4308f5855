//! A playable position of Scharten.

use super::tables::{Tables, bit, lowest, rank, tables};
use super::{Move, MoveList, Objection, Role, Rules, darts, ending};
use crate::geometry::{Board, Field, FieldSet};
use crate::position::{self, Claim, Glyph, Look, Outcome, Results, Side, Throws, Trace};

/// A playable position: both kings are present, and the side not to move is not in check unless it
/// has just thrown a dart that did not end the check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) roles: [u128; 6],
    pub(super) sides: [u128; 2],
    /// The pieces that have never moved.
    pub(super) unmoved: u128,
    pub(super) turn: Side,
    /// The field just passed by a double step.
    pub(super) passed: Option<Field>,
    pub(super) halfmoves: u32,
    pub(super) number: u32,
    /// Number of pieces each side has still to throw.
    pub(super) left: [u8; 2],
    /// Consecutive lost darts of each side.
    pub(super) misses: [u8; 2],
    /// True if the side not to move has thrown a dart in check that did not end it.
    pub(super) failed: bool,
    pub(super) rules: Rules,
}

/// The first rank of each side, line o first (section 3).
const ARRAY: [Role; 9] = [
    Role::Rook,
    Role::Knight,
    Role::Bishop,
    Role::Queen,
    Role::King,
    Role::Queen,
    Role::Bishop,
    Role::Knight,
    Role::Rook,
];

impl Position {
    /// The empty board, White to move: the base of setups and starts.
    pub(super) fn bare(rules: Rules) -> Position {
        Position {
            roles: [0; 6],
            sides: [0; 2],
            unmoved: 0,
            turn: Side::White,
            passed: None,
            halfmoves: 0,
            number: 1,
            left: [0; 2],
            misses: [0; 2],
            failed: false,
            rules,
        }
    }

    /// The start of a quiet or loud game (sections 3 and 8).
    #[inline]
    pub fn start(rules: Rules) -> Position {
        let mut p = Position::bare(rules);
        for (x, role) in (1..).zip(ARRAY) {
            for side in Side::BOTH {
                if role == Role::King || !rules.loud {
                    p.put(side, role, x + 70 * side.index() as u8);
                }
                if !rules.loud {
                    p.put(side, Role::Pawn, x + 10 + 50 * side.index() as u8);
                }
            }
        }
        if rules.loud {
            p.left = [darts::ORDER.len() as u8; 2];
        }
        p.unmoved = p.occupied();
        p
    }

    /// Puts a piece on an empty field.
    pub(super) fn put(&mut self, side: Side, role: Role, at: u8) {
        self.roles[role as usize] |= bit(at);
        self.sides[side.index()] |= bit(at);
    }

    /// The rules of this game.
    pub fn rules(&self) -> Rules {
        self.rules
    }
    /// The piece on a field.
    #[inline(never)]
    pub fn piece(&self, at: Field) -> Option<(Side, Role)> {
        let field = bit(at.0);
        let side = Side::BOTH.into_iter().find(|s| self.of(*s) & field != 0)?;
        let role = Role::ALL.into_iter().find(|r| self.roles[*r as usize] & field != 0)?;
        Some((side, role))
    }
    /// The field of a king.
    pub fn king(&self, side: Side) -> Field {
        Field(lowest(self.own(side, Role::King)))
    }
    /// True if the piece on a field has never moved.
    pub fn is_unmoved(&self, at: Field) -> bool {
        self.unmoved & bit(at.0) != 0
    }
    /// The field just passed by a double step.
    pub fn passed(&self) -> Option<Field> {
        self.passed
    }
    /// True if the side to move is in check.
    pub fn in_check(&self) -> bool {
        self.hangs(self.turn)
    }
    /// The legal moves, without allocation.
    pub fn moves(&self) -> MoveList {
        super::moves::list(self)
    }
    /// The legal captures and promotions to a queen, without allocation.
    pub fn tactical_moves(&self) -> MoveList {
        super::moves::tactical(self)
    }
    /// True if there is a legal move.
    pub fn can_move(&self) -> bool {
        super::moves::any(self)
    }
    /// The pieces a side has still to throw, the next one first.
    pub fn to_throw(&self, side: Side) -> &'static [Role] {
        let thrown = darts::ORDER.len().saturating_sub(usize::from(self.left[side.index()]));
        darts::ORDER.get(thrown..).unwrap_or_default()
    }
    /// Consecutive lost darts of a side.
    pub fn misses(&self, side: Side) -> u8 {
        self.misses[side.index()]
    }
    /// The throwing area of a side (D7): its half of the board, occupied or not.
    pub fn area(side: Side) -> FieldSet {
        let half = rank(0) | rank(1) | rank(2) | rank(3);
        FieldSet(half << (40 * side.index()))
    }
    /// The pieces of a side whose ordinary capture would reach a field (D5).
    pub fn attackers_of(&self, at: Field, side: Side) -> FieldSet {
        FieldSet(self.attackers(self.tables(), at.0, side))
    }

    #[inline(always)]
    pub(super) fn tables(&self) -> &'static Tables {
        tables(self.rules.diagonal)
    }
    #[inline(always)]
    pub(super) fn of(&self, side: Side) -> u128 {
        self.sides[side.index()]
    }
    #[inline(always)]
    pub(super) fn own(&self, side: Side, role: Role) -> u128 {
        self.of(side) & self.roles[role as usize]
    }
    #[inline(always)]
    pub(super) fn occupied(&self) -> u128 {
        self.sides[0] | self.sides[1]
    }
    #[inline(always)]
    pub(super) fn orthogonals(&self) -> u128 {
        self.roles[Role::Rook as usize] | self.roles[Role::Queen as usize]
    }
    #[inline(always)]
    pub(super) fn diagonals(&self) -> u128 {
        self.roles[Role::Bishop as usize] | self.roles[Role::Queen as usize]
    }
}

impl position::Position for Position {
    type Move = Move;
    type Objection = Objection;

    #[inline]
    fn board(&self) -> Board {
        Board::DARTBOARD
    }
    #[inline]
    fn turn(&self) -> Side {
        self.turn
    }
    #[inline]
    fn number(&self) -> u32 {
        self.number
    }
    #[inline]
    fn pieces(&self) -> Vec<(Field, Glyph)> {
        let glyph =
            |at: Field| self.piece(at).map(|(side, role)| (at, Glyph { side, figure: role.figure() }));
        FieldSet(self.occupied()).iter().filter_map(glyph).collect()
    }
    #[inline]
    fn legal_moves(&self) -> Vec<Move> {
        self.moves().to_vec()
    }
    fn play_unchecked(&mut self, m: &Move) {
        self.make(m);
    }
    #[inline]
    fn blunders(&self) -> Vec<Move> {
        darts::blunders(self)
    }
    #[inline]
    fn throws(&self) -> Option<Throws> {
        darts::throws(self)
    }
    #[inline]
    fn throw(&self, landed: Option<Field>) -> Option<Move> {
        darts::throw(self, landed)
    }
    #[inline]
    fn options(&self) -> Option<String> {
        Some(self.rules().options())
    }
    #[inline]
    fn results(&self) -> Results {
        Results::Shares
    }
    #[inline]
    fn look(&self, at: Field) -> Option<Look> {
        Some(super::insight::look(self, at))
    }
    #[inline]
    fn trace(&self, m: &Move) -> Trace {
        super::trace::of(self, m)
    }
    #[inline]
    fn check(&self) -> Option<Field> {
        self.in_check().then(|| self.king(self.turn))
    }
    #[inline]
    fn outcome(&self, times: u32) -> Option<Outcome> {
        ending::outcome(self, times)
    }
    #[inline]
    fn claims(&self, times: u32) -> Vec<Claim> {
        ending::claims(self, times)
    }
    #[inline]
    fn quiet_plies(&self) -> u32 {
        self.halfmoves
    }
    #[inline]
    fn repeats(&self, earlier: &Self) -> bool {
        ending::repeats(self, earlier)
    }
    #[inline]
    fn can_win(&self, _: Side) -> bool {
        !ending::dead(self)
    }
    #[inline]
    fn objection(&self, from: Field, to: Field) -> Option<Objection> {
        super::objection::find(self, from, to)
    }
    fn perft(&self, depth: u32) -> u64 {
        super::moves::perft(self, depth)
    }
}
