//! Writing and reading the moves of Scharten (rules, section 9).

#[cfg(feature = "screen")]
use super::Why;
use super::{Form, Notation, Part, Reading, Refusal, Style, Token, noun};
use crate::geometry::{DARTBOARD, Field, Naming};
use crate::position::Position as _;
use crate::scharten::{Blow, Insight, Kind, Move, Position, Role};
use crate::text::Msg;

/// A lost dart, for programs and on paper (D11).
const LOST: &str = "@-";

fn name(field: Field) -> String {
    Naming::DARTBOARD.name(&DARTBOARD, field)
}

/// The text of a legal move.
fn written(p: &Position, m: &Move, style: &Style) -> String {
    let mut text = String::with_capacity(8);
    if m.kind == Kind::Lost {
        text.push_str(LOST);
    } else {
        let takes = !m.is_throw() && (m.kind == Kind::EnPassant || p.piece(m.to).is_some());
        text.push_str(style.letter(m.role));
        if m.is_throw() {
            text.push('@');
        } else if m.role != Role::Pawn && !Insight::new(p).rivals(m).able.is_empty()
            || style.form == Form::Long
        {
            text.push_str(&name(m.from));
        } else if m.role == Role::Pawn && takes {
            text.push(Naming::DARTBOARD.file(m.from.0 % DARTBOARD.files));
        }
        if takes {
            text.push_str(style.capture_sign());
        }
        text.push_str(&name(m.to));
        if let Some(role) = m.promotion() {
            text.push_str(style.letter(role));
        }
    }
    match Insight::new(p).blow(m) {
        Blow::None => {}
        Blow::Check => text.push('+'),
        Blow::Mate => text.push_str(style.mate_sign()),
    }
    if m.kind == Kind::EnPassant && style.en_passant {
        text.push_str(" e.p.");
    }
    text
}

impl Notation for Position {
    type Kept = ();

    fn field_name(&self, field: Field) -> String {
        name(field)
    }
    fn id(&self, m: &Move) -> String {
        let mut id = String::with_capacity(5);
        if m.kind == Kind::Lost {
            id.push_str(LOST);
            return id;
        }
        if m.is_throw() {
            id.push(m.role.letter().to_ascii_uppercase());
            id.push('@');
        } else {
            id.push_str(&name(m.from));
        }
        id.push_str(&name(m.to));
        if let Some(role) = m.promotion() {
            id.push(role.letter());
        }
        id
    }
    fn by_id(&self, id: &str) -> Option<Move> {
        let called = |m: &&Move| self.id(m) == id;
        self.moves().iter().find(called).copied().or_else(|| self.blunders().iter().find(called).copied())
    }
    fn write(&self, m: &Move, style: &Style) -> Vec<Token> {
        let says = Msg::GoesTo { piece: noun(m.role.figure()), field: name(m.to) };
        vec![Token::new(&written(self, m, style), Part::To, says, vec![m.to])]
    }
    fn write_all(&self, style: &Style) -> Vec<(String, String)> {
        let mut all: Vec<(String, String)> = Vec::with_capacity(64);
        for m in self.moves().iter() {
            let new = (self.id(m), written(self, m, style));
            all.insert(all.partition_point(|old| *old < new), new);
        }
        all
    }
    fn texts(&self, style: &Style, separator: char) -> String {
        let mut all = String::new();
        for m in self.moves().iter() {
            if !all.is_empty() {
                all.push(separator);
            }
            all.push_str(&written(self, m, style));
        }
        all
    }
    fn spoken(&self, m: &Move) -> Msg {
        Msg::GoesTo { piece: noun(m.role.figure()), field: name(m.to) }
    }
    fn read(&self, text: &str, style: &Style) -> Result<Reading<Move>, Refusal> {
        let found = self.find(text, style).map(|m| Reading { m, remarks: Vec::new() });
        found.ok_or_else(|| Refusal::of(Msg::Syntax { rest: text.into() }))
    }
    fn find(&self, text: &str, style: &Style) -> Option<Move> {
        let text = text.trim();
        let legal = self.moves().iter().find(|m| written(self, m, style) == text).copied();
        legal.or_else(|| self.by_id(text))
    }
    #[cfg(feature = "screen")]
    fn because(&self, from: Field, to: Field) -> Option<Why> {
        self.objection(from, to)?;
        Some(Msg::NotItsWay { piece: noun(self.piece(from)?.1.figure()) }.into())
    }
    fn to_text(&self) -> String {
        self.text()
    }
    fn text_to(&self, (): &mut (), out: &mut String) {
        out.push_str(&self.text());
    }
    fn write_to(&self, m: &Move, style: &Style, out: &mut String) {
        out.push_str(&written(self, m, style));
    }
    #[cfg(feature = "screen")]
    fn choice(&self, m: &Move) -> Msg {
        match m.promotion() {
            Some(role) => Msg::Becomes { piece: noun(role.figure()) },
            None => Msg::ChooseKing,
        }
    }
}
