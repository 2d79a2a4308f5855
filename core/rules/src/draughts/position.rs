//! A position of draughts.

use super::objection::{self, Objection};
use super::rules::{Goal, Leaves};
use super::{Move, Rules, moves};
use crate::geometry::{Board, Field, FieldSet};
use crate::position::{Claim, Ending, Figure, Glyph, Outcome, Side, Tally, Trace, Worth};

/// Who stands where, and who moves.
#[derive(Clone, Debug)]
pub struct Position {
    /// The game.
    pub rules: &'static Rules,
    pub(super) men: [FieldSet; 2],
    pub(super) kings: [FieldSet; 2],
    pub(super) turn: Side,
    pub(super) number: u32,
    pub(super) quiet: u32,
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.repeats_in(other) && (self.number, self.quiet) == (other.number, other.quiet)
    }
}

impl Position {
    /// The start of a game.
    pub fn start(rules: &'static Rules) -> Position {
        let mut men = [FieldSet::default(); 2];
        let grid = rules.board.grid;
        for field in grid.fields() {
            let y = grid.xy(field).1;
            let deep = |y: u8| (rules.behind..rules.behind + rules.rows).contains(&y);
            if deep(y) {
                men[0].insert(field);
            } else if deep(grid.ranks - 1 - y) {
                men[1].insert(field);
            }
        }
        Position { rules, men, kings: Default::default(), turn: rules.first, number: 1, quiet: 0 }
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
    /// Whether a man of the side to move is crowned on a field.
    pub(super) fn crowns(&self, field: Field) -> bool {
        let grid = self.rules.board.grid;
        grid.xy(field).1 == if self.turn == Side::White { grid.ranks - 1 } else { 0 }
    }
    fn repeats_in(&self, other: &Position) -> bool {
        std::ptr::eq(self.rules, other.rules)
            && (self.men, self.kings, self.turn) == (other.men, other.kings, other.turn)
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
        moves::legal(self)
    }
    fn play_unchecked(&mut self, m: &Move) {
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
        self.quiet = if man || !m.taken.is_empty() { 0 } else { self.quiet + 1 };
        self.turn = self.turn.other();
        self.number += u32::from(self.turn == self.rules.first);
    }
    fn trace(&self, m: &Move) -> Trace {
        let route = moves::routes(self, m).into_iter().next().unwrap_or_else(|| vec![m.from, m.to]);
        Trace {
            route,
            taken: m.taken.iter().collect(),
            becomes: m.crowned.then_some(Figure::Crowned),
            at_once: self.rules.leaves == Leaves::AtOnce,
            huffed: m.huffed,
            ..Trace::default()
        }
    }
    fn routes(&self, m: &Move) -> Vec<Vec<Field>> {
        moves::routes(self, m)
    }
    fn captures(&self) -> Vec<Move> {
        moves::captures(self)
    }
    fn worth(&self, m: &Move) -> Worth {
        Worth {
            pieces: m.taken.len(),
            kings: FieldSet(m.taken.0 & self.kings(self.turn.other()).0).len(),
            by_king: self.kings(self.turn).contains(m.from),
        }
    }
    fn tallies(&self, _: u32) -> Vec<Tally> {
        Vec::new()
    }
    fn check(&self) -> Option<Field> {
        None
    }
    fn outcome(&self, _: u32) -> Option<Outcome> {
        let winner = match self.rules.goal {
            Goal::Lose => self.turn,
            _ => self.turn.other(),
        };
        let moves = !self.legal_moves().is_empty();
        (!moves).then_some(Outcome { winner: Some(winner), by: Ending::NoMoves })
    }
    fn claims(&self, _: u32) -> Vec<Claim> {
        Vec::new()
    }
    fn quiet_plies(&self) -> u32 {
        self.quiet
    }
    fn repeats(&self, earlier: &Position) -> bool {
        self.repeats_in(earlier)
    }
    fn objection(&self, from: Field, to: Field) -> Option<Objection> {
        objection::of(self, from, to)
    }
}
