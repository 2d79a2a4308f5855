//! Draughts as a written game: fields by numbers or letters, the way of a capture where it is needed.
//!
//! | form | example | fields | capture sign | Black |
//! |------|---------|--------|--------------|-------|
//! | [`Form::Pdn`] | `19x23`, `f8:h6` | as the game has them | of the game | plain |
//! | [`Form::Long`] | `35x19x32x43x34` | as the game has them | of the game | plain |
//! | [`Form::Manoury`] | `(17×26)` | numbers | as chosen | in brackets |
//! | [`Form::Coordinate`] | `e3xg5` | letters | of the game | plain |
//!
//! All but the long form name start and end alone, as long as they tell the move (PDN 3.0).

mod phrases;
mod read;
mod refuse;
mod written;

use super::style::{Form, Style};
use super::token::{Part, Sink, Token};
use super::{Notation, Reading, Refusal, Why};
use crate::digits::push;
use crate::draughts::{Move, Position};
use crate::geometry::{Corner, Field, Naming};
use crate::i18n::Msg;
use crate::position::{Position as _, Side};

/// How moves are put down in a style.
pub(super) struct Manner {
    /// What fields are called.
    pub naming: Naming,
    /// The capture sign.
    pub takes: &'static str,
    /// Whether the move stands in brackets.
    pub brackets: bool,
    /// Whether the whole way of every capture is written.
    pub whole: bool,
}

/// The sign before a piece that is taken off for not having captured, after the move.
pub(crate) const HUFFED: char = '~';

/// Fields by numbers: as the game numbers them, else from the top left (PDN 3.0 knows no other).
pub(super) const fn numbered(naming: Naming) -> Naming {
    match naming.numbers {
        Some(_) => naming,
        None => Naming::draughts(Some(Corner::TopLeft)),
    }
}

impl Manner {
    /// As records of the game have it.
    pub fn native(p: &Position) -> Manner {
        let takes = match p.rules.takes {
            ':' => ":",
            '-' => "-",
            _ => "x",
        };
        Manner { naming: p.rules.board.naming, takes, brackets: false, whole: false }
    }

    /// As a style has it.
    pub fn of(p: &Position, style: &Style) -> Manner {
        let native = Manner::native(p);
        match style.unlettered() {
            Form::Manoury => Manner {
                naming: numbered(native.naming),
                takes: style.capture_sign(),
                brackets: p.turn() == Side::Black,
                whole: false,
            },
            Form::Coordinate => Manner { naming: Naming::draughts(None), ..native },
            Form::Long => Manner { whole: true, ..native },
            _ => native,
        }
    }

    /// The name of a field.
    pub fn name(&self, p: &Position, field: Field) -> String {
        self.naming.name(&p.rules.board.grid, field)
    }

    /// The names of several fields.
    pub fn names(&self, p: &Position, fields: &[Field]) -> Vec<String> {
        let mut names = Vec::with_capacity(fields.len());
        fields.iter().for_each(|at| names.push(self.name(p, *at)));
        names
    }
}

/// The captures that share start and end with a move and take something else. A single capture names its
/// way already, and quiet moves have none. The moves of the position are looked for once.
pub(super) fn rivals(p: &Position, m: &Move, known: &mut Vec<Move>) -> u32 {
    if m.taken.len() < 2 {
        return 0;
    }
    if known.is_empty() {
        *known = p.legal_moves();
        known.extend(p.blunders());
    }
    alike(p, known, m)
}

/// The same among moves that are known.
fn alike(p: &Position, all: &[Move], m: &Move) -> u32 {
    let mut others = 0;
    for other in all {
        let shares = (other.from, other.to, other.huffed) == (m.from, m.to, m.huffed);
        // A quiet move has another sign, but in Thai draughts.
        let sign = !other.taken.is_empty() || p.rules.takes == '-';
        others += u32::from(shares && sign && other.taken != m.taken);
    }
    others
}

/// Puts a move down, with so many others that share its ends.
pub(super) fn put(p: &Position, m: &Move, manner: &Manner, rivals: u32, sink: &mut dyn Sink) {
    let Manner { brackets, whole, .. } = *manner;
    let sign = if m.taken.is_empty() { (Part::Dash, "-") } else { (Part::Takes, manner.takes) };
    let whole = m.taken.len() > 1 && (whole || rivals > 0);
    let way = if whole { p.trace(m).route } else { vec![m.from, m.to] };
    // The reason is made only where somebody wants to know.
    let mut add = |part: Part, text: &str, n: usize, at: Field| {
        sink.put(part, text, &|| phrases::says(p, m, manner, part, n, at, rivals));
    };
    if brackets {
        add(Part::Bracket, "(", 0, m.from);
    }
    for (n, field) in way.iter().enumerate() {
        if n > 0 {
            add(sign.0, sign.1, n, *field);
        }
        let part = match n {
            0 => Part::From,
            _ if n + 1 == way.len() => Part::To,
            _ => Part::Via,
        };
        add(part, &manner.name(p, *field), n, *field);
    }
    if let Some(at) = m.huffed {
        let mut text = String::from(HUFFED);
        text.push_str(&manner.name(p, at));
        add(Part::Takes, &text, 0, at);
    }
    if brackets {
        add(Part::Bracket, ")", 0, m.from);
    }
}

/// The texts of all legal moves, one after the other.
fn each(p: &Position, style: &Style, mut f: impl FnMut(&Move, String)) {
    let (manner, mut all) = (Manner::of(p, style), p.legal_moves());
    let legal = all.len();
    all.extend(p.blunders());
    for m in all.iter().take(legal) {
        let rivals = if m.taken.len() > 1 { alike(p, &all, m) } else { 0 };
        let mut text = String::with_capacity(8);
        put(p, m, &manner, rivals, &mut text);
        f(m, text);
    }
}

impl Notation for Position {
    type Kept = ();

    fn field_name(&self, field: Field) -> String {
        let board = self.board();
        board.naming.name(&board.grid, field)
    }
    fn castles(&self) -> bool {
        false
    }
    fn takes(&self) -> Option<char> {
        Some(self.rules.takes)
    }
    fn id(&self, m: &Move) -> String {
        let mut id = String::with_capacity(8);
        put(self, m, &Manner { whole: true, ..Manner::native(self) }, 0, &mut id);
        id
    }
    fn by_id(&self, id: &str) -> Option<Move> {
        read::by_id(self, id)
    }
    fn write(&self, m: &Move, style: &Style) -> Vec<Token> {
        let mut tokens = Vec::with_capacity(4);
        put(self, m, &Manner::of(self, style), rivals(self, m, &mut Vec::new()), &mut tokens);
        tokens
    }
    fn write_all(&self, style: &Style) -> Vec<(String, String)> {
        let mut all: Vec<(String, String)> = Vec::new();
        each(self, style, |m, text| {
            let id = self.id(m);
            all.insert(all.partition_point(|(other, _)| *other < id), (id, text));
        });
        all
    }
    fn texts(&self, style: &Style, separator: char) -> String {
        let mut all = String::with_capacity(256);
        each(self, style, |_, text| {
            if !all.is_empty() {
                push(&mut all, separator);
            }
            all.push_str(&text);
        });
        all
    }
    fn write_to(&self, m: &Move, style: &Style, out: &mut String) {
        put(self, m, &Manner::of(self, style), rivals(self, m, &mut Vec::new()), out);
    }
    fn find(&self, text: &str, _: &Style) -> Option<Move> {
        match read::hits(self, &read::lex(self, text).ok()?)[..] {
            [m] => Some(m),
            _ => None,
        }
    }
    fn spoken(&self, m: &Move) -> Msg {
        phrases::spoken(self, m)
    }
    fn read(&self, text: &str, style: &Style) -> Result<Reading<Move>, Refusal> {
        read::read(self, text, style)
    }
    fn because(&self, from: Field, to: Field) -> Option<Why> {
        refuse::because(self, from, to)
    }
    fn to_text(&self) -> String {
        self.to_fen()
    }
    fn text_to(&self, (): &mut (), out: &mut String) {
        out.push_str(&self.to_fen());
    }
    fn choice(&self, m: &Move) -> Msg {
        phrases::choice(self, m)
    }
}
