//! Notation of draughts: fields by numbers or letters, the path of a capture if required.
//!
//! | form | example | fields | capture sign | Black |
//! |------|---------|--------|--------------|-------|
//! | [`Form::Pdn`] | `19x23`, `f8:h6` | as the game has them | of the game | plain |
//! | [`Form::Long`] | `35x19x32x43x34` | as the game has them | of the game | plain |
//! | [`Form::Manoury`] | `(17×26)` | numbers | as chosen | in brackets |
//! | [`Form::Coordinate`] | `e3xg5` | letters | of the game | plain |
//!
//! All but the long form contain start and end only, as long as they are unambiguous (PDN 3.0).

mod phrases;
mod read;
mod refuse;
mod short;
mod written;

use super::style::{Form, Style};
use super::token::{Sink, Token, TokenPart};
use super::{Explanation, Notation, Reading, Refusal};
use crate::draughts::{Move, Position};
use crate::geometry::{Corner, Field, Naming};
use crate::i18n::Msg;
use crate::position::{Position as _, Side};

/// The notation of moves in a style.
pub(super) struct DraughtsNaming {
    /// The naming scheme of fields.
    pub naming: Naming,
    /// The capture sign.
    pub takes: &'static str,
    /// True if the move stands in brackets.
    pub brackets: bool,
    /// True if the whole path of every capture is written.
    pub full_path: bool,
}

/// The sign before a huffed piece, after the move.
pub(crate) const HUFFED: char = '~';

/// Numbered fields: as the game numbers them, otherwise from the top left (PDN 3.0 defines no other).
pub(super) const fn numbered(naming: Naming) -> Naming {
    match naming.numbers {
        Some(_) => naming,
        None => Naming::draughts(Some(Corner::TopLeft)),
    }
}

impl DraughtsNaming {
    /// The notation of the game's records.
    pub fn native(p: &Position) -> DraughtsNaming {
        let takes = match p.rules.takes {
            ':' => ":",
            '-' => "-",
            _ => "x",
        };
        DraughtsNaming { naming: p.rules.board.naming, takes, brackets: false, full_path: false }
    }

    /// The notation of a style.
    pub fn of(p: &Position, style: &Style) -> DraughtsNaming {
        let native = DraughtsNaming::native(p);
        match style.unlettered() {
            Form::Manoury => DraughtsNaming {
                naming: numbered(native.naming),
                takes: style.capture_sign(),
                brackets: p.turn() == Side::Black,
                full_path: false,
            },
            Form::Coordinate => DraughtsNaming { naming: Naming::draughts(None), ..native },
            Form::Long => DraughtsNaming { full_path: true, ..native },
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

/// Captures with the same start and end but different captured pieces. A single capture gives its
/// path already, and quiet moves have none. The moves of the position are generated once.
pub(super) fn rivals(p: &Position, m: &Move, known: &mut Vec<Move>) -> u32 {
    if m.taken.len() < 2 {
        return 0;
    }
    if known.is_empty() {
        *known = p.legal_moves();
        known.extend(p.blunders());
    }
    count_alike(p, known, m)
}

/// Counts the rivals among known moves.
fn count_alike(p: &Position, all: &[Move], m: &Move) -> u32 {
    let mut others = 0;
    for other in all {
        let shares = (other.from, other.to, other.huffed) == (m.from, m.to, m.huffed);
        // A quiet move has another sign, except in Thai draughts.
        let sign = !other.taken.is_empty() || p.rules.takes == '-';
        others += u32::from(shares && sign && other.taken != m.taken);
    }
    others
}

/// Writes a move with a number of rivals.
pub(super) fn write_move(p: &Position, m: &Move, manner: &DraughtsNaming, rivals: u32, sink: &mut dyn Sink) {
    let DraughtsNaming { brackets, full_path: whole, .. } = *manner;
    let sign = if m.taken.is_empty() { (TokenPart::Dash, "-") } else { (TokenPart::Takes, manner.takes) };
    let whole = m.taken.len() > 1 && (whole || rivals > 0);
    let way = if whole { p.trace(m).route } else { vec![m.from, m.to] };
    // The reason is built lazily.
    let mut add = |part: TokenPart, text: &str, n: usize, at: Field| {
        sink.push_token(part, text, &|| phrases::token_message(p, m, manner, part, n, at, rivals));
    };
    if brackets {
        add(TokenPart::Bracket, "(", 0, m.from);
    }
    for (n, field) in way.iter().enumerate() {
        if n > 0 {
            add(sign.0, sign.1, n, *field);
        }
        let part = match n {
            0 => TokenPart::From,
            _ if n + 1 == way.len() => TokenPart::To,
            _ => TokenPart::Via,
        };
        add(part, &manner.name(p, *field), n, *field);
    }
    if let Some(at) = m.huffed {
        let mut text = String::from(HUFFED);
        text.push_str(&manner.name(p, at));
        add(TokenPart::Takes, &text, 0, at);
    }
    if brackets {
        add(TokenPart::Bracket, ")", 0, m.from);
    }
}

/// Calls a function with the text of each legal move.
fn each(p: &Position, style: &Style, mut f: impl FnMut(&Move, String)) {
    let (manner, mut all) = (DraughtsNaming::of(p, style), p.legal_moves());
    let legal = all.len();
    all.extend(p.blunders());
    for m in all.iter().take(legal) {
        let rivals = if m.taken.len() > 1 { count_alike(p, &all, m) } else { 0 };
        let mut text = String::with_capacity(8);
        write_move(p, m, &manner, rivals, &mut text);
        f(m, text);
    }
}

impl Notation for Position {
    type TextCache = ();

    fn field_name(&self, field: Field) -> String {
        let board = self.board();
        board.naming.name(&board.grid, field)
    }
    fn has_castling(&self) -> bool {
        false
    }
    fn capture_sign(&self) -> Option<char> {
        Some(self.rules.takes)
    }
    fn id(&self, m: &Move) -> String {
        let mut id = String::with_capacity(8);
        write_move(self, m, &DraughtsNaming { full_path: true, ..DraughtsNaming::native(self) }, 0, &mut id);
        id
    }
    fn by_id(&self, id: &str) -> Option<Move> {
        read::by_id(self, id)
    }
    fn write(&self, m: &Move, style: &Style) -> Vec<Token> {
        let mut tokens = Vec::with_capacity(4);
        write_move(self, m, &DraughtsNaming::of(self, style), rivals(self, m, &mut Vec::new()), &mut tokens);
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
                all.push(separator);
            }
            all.push_str(&text);
        });
        all
    }
    fn write_to(&self, m: &Move, style: &Style, out: &mut String) {
        write_move(self, m, &DraughtsNaming::of(self, style), rivals(self, m, &mut Vec::new()), out);
    }
    fn find(&self, text: &str, style: &Style) -> Option<Move> {
        match read::matching_moves(self, &read::parse(self, text, style).ok()?)[..] {
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
    fn explain_illegal(&self, from: Field, to: Field) -> Option<Explanation> {
        refuse::because(self, from, to)
    }
    fn to_text(&self) -> String {
        self.to_fen()
    }
    fn write_position(&self, (): &mut (), out: &mut String) {
        out.push_str(&self.to_fen());
    }
    fn choice(&self, m: &Move) -> Msg {
        phrases::choice(self, m)
    }
}
