//! Draughts as a written game: PDN, Manoury and letters.

#[cfg(feature = "screen")]
use super::Why;
use super::signs::joined;
use super::style::Style;
use super::token::{Part, Token};
use super::{Notation, Reading, Refusal, noun};
use crate::draughts::{Move, Position};
use crate::geometry::Field;
use crate::position::{Figure, Position as _};
use crate::text::{Effect, Msg, Spoken, head};

/// The full way of a move, with the signs of its game.
fn full(p: &Position, m: &Move) -> String {
    let sign = String::from(if m.taken.is_empty() { '-' } else { p.rules.takes });
    let mut out = String::new();
    for field in p.trace(m).route {
        if !out.is_empty() {
            out.push_str(&sign);
        }
        out.push_str(&p.field_name(field));
    }
    out
}

/// Start and end; the full way if another move shares them.
fn short(p: &Position, m: &Move) -> String {
    let alike = |other: &&Move| (other.from, other.to) == (m.from, m.to);
    if p.legal_moves().iter().filter(alike).count() > 1 {
        return full(p, m);
    }
    let sign = String::from(if m.taken.is_empty() { '-' } else { p.rules.takes });
    joined(&[&p.field_name(m.from), &sign, &p.field_name(m.to)])
}

fn figure(p: &Position, m: &Move) -> Figure {
    if p.kings(p.turn()).contains(m.from) { Figure::Crowned } else { Figure::Man }
}

impl Notation for Position {
    type Kept = ();

    fn field_name(&self, field: Field) -> String {
        let board = self.board();
        board.naming.name(&board.grid, field)
    }
    #[cfg(feature = "screen")]
    fn castles(&self) -> bool {
        false
    }
    fn id(&self, m: &Move) -> String {
        full(self, m)
    }
    fn by_id(&self, id: &str) -> Option<Move> {
        self.legal_moves().into_iter().find(|m| full(self, m) == id)
    }
    fn write(&self, m: &Move, _: &Style) -> Vec<Token> {
        let says = Msg::GoesTo { piece: noun(figure(self, m)), field: self.field_name(m.to) };
        vec![Token::new(&short(self, m), Part::To, says, vec![m.to])]
    }
    fn write_all(&self, _: &Style) -> Vec<(String, String)> {
        let mut all: Vec<(String, String)> = Vec::new();
        for m in self.legal_moves() {
            let id = full(self, &m);
            all.insert(all.partition_point(|(other, _)| *other < id), (id, short(self, &m)));
        }
        all
    }
    fn texts(&self, style: &Style, separator: char) -> String {
        let mut all = String::new();
        for (_, text) in self.write_all(style) {
            if !all.is_empty() {
                all.push(separator);
            }
            all.push_str(&text);
        }
        all
    }
    fn write_to(&self, m: &Move, _: &Style, out: &mut String) {
        out.push_str(&short(self, m));
    }
    fn find(&self, text: &str, _: &Style) -> Option<Move> {
        let is = |m: &Move| text == full(self, m) || text == short(self, m);
        self.legal_moves().into_iter().find(is)
    }
    fn spoken(&self, m: &Move) -> Msg {
        let said = Spoken {
            piece: noun(figure(self, m)),
            from: self.field_name(m.from),
            to: self.field_name(m.to),
            takes: None,
            becomes: m.crowned.then_some(noun(Figure::Crowned)),
            castles: None,
            en_passant: false,
            thrown: None,
            rook: None,
            effect: Effect::Quiet,
        };
        Msg::Said { number: self.number(), player: super::player(self.turn()), said }
    }
    fn read(&self, text: &str, style: &Style) -> Result<Reading<Move>, Refusal> {
        let found = self.find(text.trim(), style).map(|m| Reading { m, remarks: Vec::new() });
        found.ok_or_else(|| Refusal::of(Msg::Syntax { rest: head(text, 12) }))
    }
    #[cfg(feature = "screen")]
    fn because(&self, from: Field, to: Field) -> Option<Why> {
        self.objection(from, to).map(|_| Msg::NotItsWay { piece: noun(Figure::Man) }.into())
    }
    fn to_text(&self) -> String {
        self.to_fen()
    }
    fn text_to(&self, (): &mut (), out: &mut String) {
        out.push_str(&self.to_fen());
    }
    #[cfg(feature = "screen")]
    fn choice(&self, m: &Move) -> Msg {
        self.spoken(m)
    }
}
