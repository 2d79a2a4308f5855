//! Writing chess moves in notations of books, radio and letters before algebraic notation became universal.
//!
//! The forms follow common handbooks; the sources only name the systems (claims FR-032 to FR-038). Smith includes
//! the captured piece (Internet Chess Club, "Smith Notation"), ICCF has digits for letters (ICCF numeric notation;
//! Koch's system of digits is written the same way, claim FR-034). Descriptive notation has a file of its own.

use super::parts::{field_name, push_capture, push_en_passant, push_promotion, push_target};
use super::{descriptive, from_generic, to_generic};
use crate::chess::{Kind, Move, Position, Role};
use crate::geometry::Field;
use crate::notation::algebraic;
use crate::notation::lettered::{Facts, GenericMove, LetteredGame};
use crate::notation::reading::{Reading, Remark};
use crate::notation::style::{Form, Style};
use crate::notation::token::{Sink, TokenPart};

/// Writes a move in a historic form; nothing for null moves.
pub(super) fn write_historic(p: &Position, facts: &Facts, style: &Style, sink: &mut dyn Sink) {
    match style.form {
        Form::Smith => write_smith(p, facts, sink),
        Form::Iccf => write_iccf(p, facts, sink),
        _ => descriptive::write_descriptive(p, facts, style, sink),
    }
}

/// True if moves of a style are parsed by this module first.
pub(super) const fn is_historic(style: &Style) -> bool {
    matches!(style.form, Form::Smith | Form::Iccf | Form::Descriptive)
}

/// A move in modern notation where another one is expected: a single remark with the correct form replaces
/// all others.
pub(super) fn with_form_remark(
    p: &Position,
    text: &str,
    style: &Style,
    read: Reading<GenericMove>,
) -> Reading<GenericMove> {
    let right = p.move_text(&read.m, style);
    let remarks = if right == text.trim() { Vec::new() } else { form_remark(right, false) };
    Reading { m: read.m, remarks }
}

/// A remark with the expected form.
pub(super) fn form_remark(right: String, slip: bool) -> Vec<Remark> {
    vec![Remark { message: msg!(SystemForm { right }), slip }]
}

/// Writes the squares of a move with a naming function.
fn write_squares(p: &Position, m: &Move, named: fn(Field) -> String, sink: &mut dyn Sink) {
    let to = p.target(&to_generic(m));
    sink.push_token(TokenPart::From, &named(m.from), &|| {
        (msg!(StartsOn { field: field_name(m.from) }), vec![m.from])
    });
    push_target(m, to, &named(to), sink);
}

/// `c4d5p`, `e5d6E`, `e1g1c`, `a7a8Q`: reversible by a program.
fn write_smith(p: &Position, facts: &Facts, sink: &mut dyn Sink) {
    let m = &from_generic(&facts.m);
    write_squares(p, m, field_name, sink);
    match facts.captured {
        Some((at, _)) if m.kind == Kind::EnPassant => push_en_passant(at, "E", sink),
        Some((at, role)) => push_capture((at, role), &small(role), sink),
        None if m.kind == Kind::Castle => algebraic::write_castling_sign(p, &facts.m, "c", "C", sink),
        None => {}
    }
    if let Some(role) = m.promotion() {
        push_promotion(role, m.to, letter(role), sink);
    }
}

fn small(role: Role) -> String {
    role.letter().to_string()
}

/// `7163`; a fifth digit is the promotion.
fn write_iccf(p: &Position, facts: &Facts, sink: &mut dyn Sink) {
    let m = &from_generic(&facts.m);
    let digits = |field: Field| (field.0 % 8 * 10 + field.0 / 8 + 11).to_string();
    write_squares(p, m, digits, sink);
    if let Some(role) = m.promotion() {
        let digit = match role {
            Role::Rook => "2",
            Role::Bishop => "3",
            Role::Knight => "4",
            _ => "1",
        };
        push_promotion(role, m.to, digit, sink);
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
