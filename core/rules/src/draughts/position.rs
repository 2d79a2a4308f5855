//! A position of draughts.

use super::draws::{Stalled, Tired};
use super::explain;
use super::objection::Objection;
use super::options::Agreed;
use super::routes::{MOST_WAYS, Route, routes};
use super::rules::{Goal, Leaves};
use super::{Move, Rules, Setup, moves, perft};
use crate::geometry::{Board, Field, FieldSet};
use crate::position::{Claim, Ending, Figure, Glyph, Outcome, Side, Tally, Trace, Worth};

/// A playable position.
///
/// ```
/// use notabene_rules::draughts::{Setup, rules};
/// use notabene_rules::position::Position as _;
///
/// let frisian = rules::ALL.into_iter().find(|rules| rules.id == "frisian").expect("one of the variants");
/// let position = Setup::from_text(frisian, "W:W28:B22")?.position(frisian).expect("nothing speaks against it");
/// assert_eq!(position.legal_moves().len(), 1);
/// assert_eq!(position.to_string(), "W:W28:B22");
/// # Ok::<(), notabene_rules::draughts::TextError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    /// The rules of the game.
    pub rules: &'static Rules,
    pub(super) men: [FieldSet; 2],
    pub(super) kings: [FieldSet; 2],
    pub(super) turn: Side,
    pub(super) number: u32,
    /// Plies since the last irreversible move: a capture or a man's advance.
    pub(super) quiet: u32,
    /// Duration of the stalls of the drawing rules.
    pub(super) stalled: Stalled,
    /// The king of each side with consecutive quiet moves, if the rules count them.
    pub(super) tired: [Option<Tired>; 2],
    /// The pieces of the side not to move that may be huffed.
    pub(super) huffable: FieldSet,
    pub(super) agreed: Agreed,
    /// The counters present in the parsed text, to be serialised again.
    pub(super) told: Told,
}

/// The counters present in a text.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Told {
    /// Half-move clock and full-move number (lidraughts: `:H0:F1`).
    pub clock: bool,
    /// Consecutive quiet moves of kings (`:+0+0`).
    pub kings: bool,
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.repeats_in(other) && (self.number, self.quiet) == (other.number, other.quiet)
    }
}

impl Position {
    /// The start of a game.
    pub fn start(rules: &'static Rules) -> Position {
        Setup::start(rules).placed(rules)
    }

    /// The men of a side.
    pub fn men(&self, side: Side) -> FieldSet {
        self.men[side.index()]
    }
    /// The kings of a side.
    pub fn kings(&self, side: Side) -> FieldSet {
        self.kings[side.index()]
    }
    /// All pieces of a side.
    pub fn of(&self, side: Side) -> FieldSet {
        FieldSet(self.men(side).0 | self.kings(side).0)
    }
    pub(super) fn occupied(&self) -> FieldSet {
        FieldSet(self.of(Side::White).0 | self.of(Side::Black).0)
    }
    /// True if a man of the side to move is crowned on a field.
    pub fn crowns(&self, field: Field) -> bool {
        let grid = self.rules.board.grid;
        grid.xy(field).1 == if self.turn == Side::White { grid.ranks - 1 } else { 0 }
    }
    /// The winner by the first king, if the rules have it (breakthrough).
    pub(super) fn over(&self) -> Option<Side> {
        let first = self.rules.goal == Goal::FirstKing;
        // The side not to move, should both have one.
        [self.turn.other(), self.turn].into_iter().find(|side| first && !self.kings(*side).is_empty())
    }
    /// True if a king may move without capturing: limited in Frisian draughts.
    #[inline]
    pub(super) fn may_move_quietly(&self, king: Field) -> bool {
        let most = self.rules.king_moves_in_row;
        most == 0
            || self.tired[self.turn.index()].is_none_or(|tired| tired.king != king || tired.moves < most)
    }
    /// Counts the consecutive quiet moves of one king (rules/draughts.md 1, Frisian): while its side has men, and
    /// until that side captures or moves another piece.
    fn tire(&mut self, m: &Move, man: bool) {
        let (us, them) = (self.turn.index(), self.turn.other().index());
        let before = self.tired[us].filter(|tired| tired.king == m.from).map_or(0, |tired| tired.moves);
        let quiet = !man && m.taken.is_empty() && !self.men[us].is_empty();
        self.tired[us] = quiet.then_some(Tired { king: m.to, moves: before.saturating_add(1) });
        let stands = |tired: &Tired| self.kings[them].contains(tired.king) && !self.men[them].is_empty();
        self.tired[them] = self.tired[them].filter(stands);
    }
    /// True if the side to move has a move. A piece that can step has one, or another must capture: only if
    /// none can step, moves have to be generated.
    pub fn can_move(&self) -> bool {
        let (r, busy) = (self.rules, self.occupied());
        let steps = |from: Field| {
            let king = self.kings(self.turn).contains(from);
            (if king { r.king_moves } else { r.man_moves }).iter().any(|&h| {
                let h = if self.turn == Side::White { h } else { h.flip() };
                let next = r.board.grid.step(from.into(), h);
                next.is_some_and(|next| !busy.contains(next.at)) && (!king || self.may_move_quietly(from))
            })
        };
        self.of(self.turn).iter().any(steps) || !crate::position::Position::legal_moves(self).is_empty()
    }
    /// True if the side to move can capture.
    pub(super) fn captures_now(&self) -> bool {
        moves::takes(&moves::legal(self))
    }
    /// The paths of a move, each with its captured pieces in order.
    fn ways(&self, m: &Move, most: usize) -> Vec<Route> {
        if m.huffed.is_some() {
            return self.without(m.huffed).ways(&Move { huffed: None, ..*m }, most);
        }
        let mut ways = routes(self, m, most, false);
        if ways.is_empty() && self.agreed.lenient() {
            ways = routes(self, m, 1, true);
        }
        if ways.is_empty() {
            ways.push((vec![m.from, m.to], m.taken.iter().collect()));
        }
        ways
    }
    /// The reason why a move along a whole path (start, every stop, end) is illegal, and the index of the faulty step,
    /// from 1; none if it is legal.
    pub fn objection_to_path(&self, path: &[Field]) -> Option<(Objection, usize)> {
        explain::of_path(self, path)
    }
    fn repeats_in(&self, other: &Position) -> bool {
        std::ptr::eq(self.rules, other.rules)
            && (self.men, self.kings, self.turn) == (other.men, other.kings, other.turn)
            && (self.tired, self.huffable, self.agreed) == (other.tired, other.huffable, other.agreed)
    }
}

impl crate::position::Position for Position {
    type Move = Move;
    type Objection = Objection;

    fn board(&self) -> Board {
        self.rules.board
    }
    fn turn(&self) -> Side {
        self.turn
    }
    fn first(&self) -> Side {
        self.rules.first
    }
    fn results(&self) -> crate::position::Results {
        crate::position::Results::Draughts { first: self.rules.first, two: self.rules.two_points }
    }
    fn number(&self) -> u32 {
        self.number
    }
    fn pieces(&self) -> Vec<(Field, Glyph)> {
        let mut pieces = Vec::new();
        for field in self.occupied().iter() {
            let side = if self.of(Side::White).contains(field) { Side::White } else { Side::Black };
            let figure = if self.kings(side).contains(field) { Figure::Crowned } else { Figure::Man };
            pieces.push((field, Glyph { side, figure }));
        }
        pieces
    }
    fn legal_moves(&self) -> Vec<Move> {
        if self.over().is_some() {
            return Vec::new();
        }
        let mut legal = moves::legal(self);
        self.huffs(&mut legal);
        legal
    }
    fn play_unchecked(&mut self, m: &Move) {
        let owed = if self.agreed.huffing { self.owed(m) } else { FieldSet::default() };
        let (us, them) = (self.turn.index(), self.turn.other().index());
        let man = self.men[us].contains(m.from);
        self.men[us].remove(m.from);
        self.kings[us].remove(m.from);
        if man && !m.crowned {
            self.men[us].insert(m.to)
        } else {
            self.kings[us].insert(m.to)
        }
        for field in m.taken.iter().chain(m.huffed) {
            self.men[them].remove(field);
            self.kings[them].remove(field);
        }
        let grid = self.rules.board.grid;
        // A sideways move of a man (Turkish) is reversible.
        let advanced = man && (m.crowned || grid.xy(m.from).1 != grid.xy(m.to).1);
        let lasting = advanced || !m.taken.is_empty() || m.huffed.is_some();
        self.quiet = if lasting { 0 } else { self.quiet.saturating_add(1) };
        if self.rules.king_moves_in_row > 0 {
            self.tire(m, man);
        }
        self.count(m);
        self.huffable = owed;
        if owed.contains(m.from) {
            self.huffable.remove(m.from);
            self.huffable.insert(m.to);
        }
        self.turn = self.turn.other();
        self.number = self.number.saturating_add(u32::from(self.turn == self.rules.first));
    }
    fn blunders(&self) -> Vec<Move> {
        if self.agreed.lenient() { moves::irregular(self) } else { Vec::new() }
    }
    fn options(&self) -> Option<String> {
        Some(self.agreed.text())
    }
    fn trace(&self, m: &Move) -> Trace {
        let (route, taken) = self.ways(m, 1).into_iter().next().unwrap_or_default();
        Trace {
            route,
            taken,
            becomes: m.crowned.then_some(Figure::Crowned),
            at_once: self.rules.leaves == Leaves::AtOnce,
            huffed: m.huffed,
            ..Trace::default()
        }
    }
    fn routes(&self, m: &Move) -> Vec<Vec<Field>> {
        self.ways(m, MOST_WAYS).into_iter().map(|way| way.0).collect()
    }
    fn perft(&self, depth: u32) -> u64 {
        perft::perft(self, depth)
    }
    fn captures(&self) -> Vec<Move> {
        moves::captures(self)
    }
    fn is_duty(&self) -> bool {
        true
    }
    fn worth(&self, m: &Move) -> Worth {
        Worth {
            pieces: m.taken.len(),
            kings: FieldSet(m.taken.0 & self.kings(self.turn.other()).0).len(),
            by_king: self.kings(self.turn).contains(m.from),
        }
    }
    fn tallies(&self, times: u32) -> Vec<Tally> {
        self.counted(times)
    }
    fn check(&self) -> Option<Field> {
        None
    }
    fn outcome(&self, times: u32) -> Option<Outcome> {
        let won = |winner, by| Some(Outcome { winner: Some(winner), by });
        if let Some(winner) = self.over() {
            return won(winner, Ending::FirstKing);
        }
        if !self.can_move() {
            let loses = self.rules.goal == Goal::Lose;
            return won(if loses { self.turn } else { self.turn.other() }, Ending::NoMoves);
        }
        self.drawn(times).map(|rule| Outcome { winner: None, by: Ending::Draw(rule) })
    }
    fn claims(&self, times: u32) -> Vec<Claim> {
        let draws = self.draws();
        if draws.claimed && draws.repeated(times) { vec![Claim::Repetition3] } else { Vec::new() }
    }
    fn quiet_plies(&self) -> u32 {
        self.quiet
    }
    fn repeats(&self, earlier: &Position) -> bool {
        self.repeats_in(earlier)
    }
    fn objection(&self, from: Field, to: Field) -> Option<Objection> {
        explain::of(self, from, to)
    }
}
