//! A position of any family behind one type, and its moves.
//!
//! The trait [`Position`] of the rules and the trait [`Notation`] of writing are implemented by a `match` over the
//! families: records, games, links and lessons are compiled once, and calls need no allocation.

use super::{Notation, Reading, Refusal, Style, Token, Why};
use crate::geometry::{Board, Field};
use crate::i18n::Msg;
use crate::position::{Claim, Glyph, Look, Outcome, Position, Results, Side, Tally, Throws, Trace, Worth};
use crate::{chess, draughts, scharten};

/// A position of any family of games.
#[derive(Clone, PartialEq, Debug)]
pub enum AnyPosition {
    /// Chess and Chess960.
    Chess(chess::Position),
    /// Chess on the dartboard, quiet and loud.
    Scharten(scharten::Position),
    /// International draughts and the national variants.
    Draughts(draughts::Position),
}

/// A move in a position of the same family.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum AnyMove {
    /// A move of chess.
    Chess(chess::Move),
    /// A move on the dartboard.
    Scharten(scharten::Move),
    /// A move of draughts.
    Draughts(draughts::Move),
}

impl From<chess::Position> for AnyPosition {
    fn from(position: chess::Position) -> AnyPosition {
        AnyPosition::Chess(position)
    }
}

impl From<scharten::Position> for AnyPosition {
    fn from(position: scharten::Position) -> AnyPosition {
        AnyPosition::Scharten(position)
    }
}

impl From<draughts::Position> for AnyPosition {
    fn from(position: draughts::Position) -> AnyPosition {
        AnyPosition::Draughts(position)
    }
}

/// Evaluates an expression for the position of whichever family it is.
macro_rules! each {
    ($position:expr, $p:ident => $value:expr) => {
        match $position {
            AnyPosition::Chess($p) => $value,
            AnyPosition::Scharten($p) => $value,
            AnyPosition::Draughts($p) => $value,
        }
    };
}

/// Evaluates an expression for a position and something else of the same family, a move or another position.
macro_rules! both {
    ($position:expr, $other:ident :: $o:ident = $value:expr, $p:ident => $out:expr, else $none:expr) => {
        match ($position, $value) {
            (AnyPosition::Chess($p), $other::Chess($o)) => $out,
            (AnyPosition::Scharten($p), $other::Scharten($o)) => $out,
            (AnyPosition::Draughts($p), $other::Draughts($o)) => $out,
            _ => $none,
        }
    };
}

/// Evaluates an expression for a position and a move that was made for it.
macro_rules! with {
    ($position:expr, $m:ident, $p:ident => $out:expr) => {
        both!($position, AnyMove::$m = $m, $p => $out, else unreachable!("a move of another family"))
    };
}

/// Wraps what a family gives, moves or something that holds one.
macro_rules! wrap {
    ($position:expr, $p:ident => $value:expr, $wrap:ident) => {
        match $position {
            AnyPosition::Chess($p) => $wrap($value, AnyMove::Chess),
            AnyPosition::Scharten($p) => $wrap($value, AnyMove::Scharten),
            AnyPosition::Draughts($p) => $wrap($value, AnyMove::Draughts),
        }
    };
}

fn all<M>(moves: Vec<M>, wrap: fn(M) -> AnyMove) -> Vec<AnyMove> {
    moves.into_iter().map(wrap).collect()
}

fn one<M>(m: Option<M>, wrap: fn(M) -> AnyMove) -> Option<AnyMove> {
    m.map(wrap)
}

fn reading<M>(
    read: Result<Reading<M>, Refusal>,
    wrap: fn(M) -> AnyMove,
) -> Result<Reading<AnyMove>, Refusal> {
    read.map(|reading| Reading { m: wrap(reading.m), remarks: reading.remarks })
}

impl Position for AnyPosition {
    type Move = AnyMove;
    type Objection = ();

    fn board(&self) -> Board {
        each!(self, p => p.board())
    }
    fn turn(&self) -> Side {
        each!(self, p => p.turn())
    }
    fn first(&self) -> Side {
        each!(self, p => p.first())
    }
    fn number(&self) -> u32 {
        each!(self, p => p.number())
    }
    fn pieces(&self) -> Vec<(Field, Glyph)> {
        each!(self, p => p.pieces())
    }
    fn legal_moves(&self) -> Vec<AnyMove> {
        wrap!(self, p => p.legal_moves(), all)
    }
    fn play_unchecked(&mut self, m: &AnyMove) {
        with!(self, m, p => p.play_unchecked(m))
    }
    fn pass(&self) -> Option<AnyMove> {
        wrap!(self, p => p.pass(), one)
    }
    fn blunders(&self) -> Vec<AnyMove> {
        wrap!(self, p => p.blunders(), all)
    }
    fn throws(&self) -> Option<Throws> {
        each!(self, p => p.throws())
    }
    fn throw(&self, landed: Option<Field>) -> Option<AnyMove> {
        wrap!(self, p => p.throw(landed), one)
    }
    fn options(&self) -> Option<String> {
        each!(self, p => Position::options(p))
    }
    fn results(&self) -> Results {
        each!(self, p => p.results())
    }
    fn look(&self, at: Field) -> Option<Look> {
        each!(self, p => p.look(at))
    }
    fn trace(&self, m: &AnyMove) -> Trace {
        with!(self, m, p => p.trace(m))
    }
    fn routes(&self, m: &AnyMove) -> Vec<Vec<Field>> {
        with!(self, m, p => p.routes(m))
    }
    fn captures(&self) -> Vec<AnyMove> {
        wrap!(self, p => Position::captures(p), all)
    }
    fn is_duty(&self) -> bool {
        each!(self, p => p.is_duty())
    }
    fn worth(&self, m: &AnyMove) -> Worth {
        with!(self, m, p => Position::worth(p, m))
    }
    fn tallies(&self, times: u32) -> Vec<Tally> {
        each!(self, p => p.tallies(times))
    }
    fn check(&self) -> Option<Field> {
        each!(self, p => Position::check(p))
    }
    fn outcome(&self, times: u32) -> Option<Outcome> {
        each!(self, p => p.outcome(times))
    }
    fn claims(&self, times: u32) -> Vec<Claim> {
        each!(self, p => p.claims(times))
    }
    fn quiet_plies(&self) -> u32 {
        each!(self, p => p.quiet_plies())
    }
    fn repeats(&self, earlier: &AnyPosition) -> bool {
        both!(self, AnyPosition::earlier = earlier, p => p.repeats(earlier), else false)
    }
    fn can_win(&self, side: Side) -> bool {
        each!(self, p => p.can_win(side))
    }
    fn objection(&self, from: Field, to: Field) -> Option<()> {
        each!(self, p => Position::objection(p, from, to).map(|_| ()))
    }
    fn perft(&self, depth: u32) -> u64 {
        each!(self, p => Position::perft(p, depth))
    }
}

/// What each family keeps between the texts of many positions; see [`Notation::Kept`].
#[derive(Default)]
pub struct AnyKept {
    chess: <chess::Position as Notation>::Kept,
    scharten: <scharten::Position as Notation>::Kept,
    draughts: <draughts::Position as Notation>::Kept,
}

impl Notation for AnyPosition {
    type Kept = AnyKept;

    fn field_name(&self, field: Field) -> String {
        each!(self, p => Notation::field_name(p, field))
    }
    fn id(&self, m: &AnyMove) -> String {
        with!(self, m, p => p.id(m))
    }
    fn by_id(&self, id: &str) -> Option<AnyMove> {
        wrap!(self, p => p.by_id(id), one)
    }
    fn write(&self, m: &AnyMove, style: &Style) -> Vec<Token> {
        with!(self, m, p => p.write(m, style))
    }
    fn write_all(&self, style: &Style) -> Vec<(String, String)> {
        each!(self, p => p.write_all(style))
    }
    fn texts(&self, style: &Style, separator: char) -> String {
        each!(self, p => p.texts(style, separator))
    }
    fn spoken(&self, m: &AnyMove) -> Msg {
        with!(self, m, p => p.spoken(m))
    }
    fn read(&self, text: &str, style: &Style) -> Result<Reading<AnyMove>, Refusal> {
        wrap!(self, p => p.read(text, style), reading)
    }
    fn find(&self, text: &str, style: &Style) -> Option<AnyMove> {
        wrap!(self, p => p.find(text, style), one)
    }
    fn because(&self, from: Field, to: Field) -> Option<Why> {
        each!(self, p => p.because(from, to))
    }
    fn castles(&self) -> bool {
        each!(self, p => p.castles())
    }
    fn takes(&self) -> Option<char> {
        each!(self, p => p.takes())
    }
    fn to_text(&self) -> String {
        each!(self, p => Notation::to_text(p))
    }
    fn text_to(&self, kept: &mut AnyKept, out: &mut String) {
        match self {
            AnyPosition::Chess(p) => p.text_to(&mut kept.chess, out),
            AnyPosition::Scharten(p) => p.text_to(&mut kept.scharten, out),
            AnyPosition::Draughts(p) => p.text_to(&mut kept.draughts, out),
        }
    }
    fn write_to(&self, m: &AnyMove, style: &Style, out: &mut String) {
        with!(self, m, p => p.write_to(m, style, out))
    }
    fn text(&self, m: &AnyMove, style: &Style) -> String {
        with!(self, m, p => Notation::text(p, m, style))
    }
    fn choice(&self, m: &AnyMove) -> Msg {
        with!(self, m, p => p.choice(m))
    }
}
