//! Writing chess moves as books, radio and letters had them before the algebraic notation was everybody's.
//!
//! The forms follow common handbooks; the sources only name the systems (claims FR-032 to FR-038). Smith names what
//! was taken (Internet Chess Club, "Smith Notation"), ICCF has digits for letters (ICCF numeric notation; what
//! Koch did with digits is told in the same ones, claim FR-034). Descriptive notation has a file of its own.

use super::algebraic;
use super::chess::{SHAPE, act, deed};
use super::descriptive;
use super::lettered::{Act, Facts, Ground};
use super::noun;
use super::read::{Reading, Remark};
use super::style::{Form, Style};
use super::token::{Part, Sink};
use crate::chess::{Kind, Move, Position, Role};
use crate::digits::{push, push_number};
use crate::geometry::Field;

/// Puts a move down in a historic form; null moves have none.
pub(super) fn spell(p: &Position, facts: &Facts, style: &Style, sink: &mut dyn Sink) {
    match style.form {
        Form::Smith => smith(p, facts, sink),
        Form::Iccf => iccf(p, facts, sink),
        _ => descriptive::spell(p, facts, style, sink),
    }
}

/// Whether moves of a style are read here first.
pub(super) const fn is_historic(style: &Style) -> bool {
    matches!(style.form, Form::Smith | Form::Iccf | Form::Descriptive)
}

/// A move written in today's notation where another one is asked for: one remark with the right form instead of
/// those on today's.
pub(super) fn reworded(p: &Position, text: &str, style: &Style, read: Reading<Act>) -> Reading<Act> {
    let right = p.spelled(&read.m, style);
    let remarks = if right == text.trim() { Vec::new() } else { form(right, false) };
    Reading { m: read.m, remarks }
}

/// The remark that another form is the right one.
pub(super) fn form(right: String, slip: bool) -> Vec<Remark> {
    vec![Remark { says: msg!(SystemForm { right }), slip }]
}

/// The name of a square.
fn name(field: Field) -> String {
    SHAPE.name(field)
}

/// The squares of a move as somebody names them.
fn squares(p: &Position, m: &Move, named: fn(Field) -> String, sink: &mut dyn Sink) {
    let to = p.target(&act(m));
    sink.put(Part::From, &named(m.from), &|| (msg!(StartsOn { field: name(m.from) }), vec![m.from]));
    goes(m, to, &named(to), sink);
}

/// The square where a move ends.
pub(super) fn goes(m: &Move, to: Field, text: &str, sink: &mut dyn Sink) {
    let says = || (msg!(GoesTo { piece: noun(m.role.figure()), field: name(to) }), vec![to]);
    sink.put(Part::To, text, &says);
}

/// What is taken.
pub(super) fn takes((at, role): (Field, Role), text: &str, sink: &mut dyn Sink) {
    let says = || (msg!(Takes { piece: noun(role.figure()), field: name(at) }), vec![at]);
    sink.put(Part::Takes, text, &says);
}

/// What a pawn becomes.
pub(super) fn becomes(role: Role, at: Field, text: &str, sink: &mut dyn Sink) {
    let says = || (msg!(Becomes { piece: noun(role.figure()) }), vec![at]);
    sink.put(Part::Promotes, text, &says);
}

/// That a pawn is taken in passing.
pub(super) fn in_passing(at: Field, text: &str, sink: &mut dyn Sink) {
    sink.put(Part::EnPassant, text, &|| (msg!(InPassing { field: name(at) }), vec![at]));
}

/// `c4d5p`, `e5d6E`, `e1g1c`, `a7a8Q`: so much that a program can take the move back.
fn smith(p: &Position, facts: &Facts, sink: &mut dyn Sink) {
    let m = &deed(&facts.act);
    squares(p, m, name, sink);
    match facts.taken {
        Some((at, _)) if m.kind == Kind::EnPassant => in_passing(at, "E", sink),
        Some((at, role)) => takes((at, role), &small(role), sink),
        None if m.kind == Kind::Castle => algebraic::castles(p, &facts.act, "c", "C", sink),
        None => {}
    }
    if let Some(role) = m.promotion() {
        becomes(role, m.to, letter(role), sink);
    }
}

fn small(role: Role) -> String {
    let mut text = String::new();
    push(&mut text, role.letter());
    text
}

/// `7163`; a fifth digit says what a pawn becomes.
fn iccf(p: &Position, facts: &Facts, sink: &mut dyn Sink) {
    let m = &deed(&facts.act);
    let digits = |field: Field| {
        let mut text = String::new();
        push_number(&mut text, u32::from(field.0 % 8 * 10 + field.0 / 8 + 11));
        text
    };
    squares(p, m, digits, sink);
    if let Some(role) = m.promotion() {
        let digit = match role {
            Role::Rook => "2",
            Role::Bishop => "3",
            Role::Knight => "4",
            _ => "1",
        };
        becomes(role, m.to, digit, sink);
    }
}

const fn letter(role: Role) -> &'static str {
    match role {
        Role::King => "K",
        Role::Queen => "Q",
        Role::Rook => "R",
        Role::Bishop => "B",
        Role::Knight => "N",
        Role::Pawn => "P",
    }
}
