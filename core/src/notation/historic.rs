//! Writing chess moves as books, radio and letters had them before the algebraic notation was everybody's.
//!
//! The forms follow common handbooks; the sources only name the systems (claims FR-032 to FR-038). Smith names what
//! was taken, ICCF has digits for letters, and the English descriptive notation names files by the pieces
//! at the start and counts ranks from each player's own side.

use super::algebraic;
use super::chess::{SHAPE, act, deed};
use super::lettered::{Facts, Ground};
use super::noun;
use super::signs::joined;
use super::style::{Form, Style};
use super::token::{Part, Sink};
use crate::chess::{Kind, Move, Position, Role};
use crate::digits::{push, push_number};
use crate::geometry::Field;
use crate::position::{Position as _, Side};

/// Puts a move down in a historic form; null moves have none.
pub(super) fn spell(p: &Position, facts: &Facts, style: &Style, sink: &mut dyn Sink) {
    match style.form {
        Form::Smith => smith(p, facts, sink),
        Form::Iccf => iccf(p, facts, sink),
        _ => descriptive(p, facts, style, sink),
    }
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

fn goes(m: &Move, to: Field, text: &str, sink: &mut dyn Sink) {
    let says = || (msg!(GoesTo { piece: noun(m.role.figure()), field: name(to) }), vec![to]);
    sink.put(Part::To, text, &says);
}

fn takes((at, role): (Field, Role), text: &str, sink: &mut dyn Sink) {
    let says = || (msg!(Takes { piece: noun(role.figure()), field: name(at) }), vec![at]);
    sink.put(Part::Takes, text, &says);
}

fn becomes(role: Role, at: Field, text: &str, sink: &mut dyn Sink) {
    let says = || (msg!(Becomes { piece: noun(role.figure()) }), vec![at]);
    sink.put(Part::Promotes, text, &says);
}

fn in_passing(at: Field, text: &str, sink: &mut dyn Sink) {
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

/// The files by the pieces that stand there at the start.
const FILES: [&str; 8] = ["QR", "QN", "QB", "Q", "K", "KB", "KN", "KR"];

/// How exactly a descriptive text says where from and where to.
#[derive(Copy, Clone)]
struct Detail {
    /// The square it comes from.
    from: bool,
    /// Which of two files of one name, or the square where something is taken.
    to: bool,
}

/// From the shortest to the one that leaves no doubt.
const DETAILS: [Detail; 4] = [
    Detail { from: false, to: false },
    Detail { from: false, to: true },
    Detail { from: true, to: false },
    Detail { from: true, to: true },
];

/// What a descriptive text says of start and target.
#[derive(PartialEq)]
struct Parts {
    from: String,
    to: String,
}

/// A square as a player sees it: `KB3`, or `B3` where the side does not matter.
fn seen(field: Field, by: Side, whole: bool) -> String {
    let file = FILES[usize::from(field.0 % 8)];
    let mut text = String::from(if whole || file.len() == 1 { file } else { super::signs::from(file, 1) });
    let rank = field.0 / 8;
    push_number(&mut text, u32::from(if by == Side::White { rank } else { 7 - rank }) + 1);
    text
}

fn parts(p: &Position, m: &Move, detail: Detail) -> Parts {
    let by = p.turn();
    let bracketed = |field| joined(&["(", &seen(field, by, true), ")"]);
    let from = if detail.from { bracketed(m.from) } else { String::new() };
    let to = match taken(p, m) {
        None => seen(m.to, by, detail.to),
        Some((_, role)) if detail.to => joined(&[letter(role), &bracketed(m.to)]),
        Some((_, role)) => letter(role).into(),
    };
    Parts { from, to }
}

/// What a move takes, and where that stands.
fn taken(p: &Position, m: &Move) -> Option<(Field, Role)> {
    let at = if m.kind == Kind::EnPassant { Field(m.to.0 ^ 8) } else { m.to };
    p.piece(at).map(|(_, role)| (at, role))
}

/// All that tells the text of a move from the texts of others.
fn key(p: &Position, m: &Move, detail: Detail) -> (Role, Option<Role>, bool, bool, Parts) {
    let passing = m.kind == Kind::EnPassant;
    (m.role, m.promotion(), passing, taken(p, m).is_some(), parts(p, m, detail))
}

/// `N-KB3`, `PxP`, `R(QR1)-Q1`: as short as it can be.
fn descriptive(p: &Position, facts: &Facts, style: &Style, sink: &mut dyn Sink) {
    let m = &deed(&facts.act);
    if m.kind == Kind::Castle {
        algebraic::castles(p, &facts.act, "O-O", "O-O-O", sink);
        return algebraic::blow(p, facts, style, sink);
    }
    let legal = p.moves();
    let rivals = || legal.iter().filter(|other| *other != m && other.kind != Kind::Castle);
    let alone = |detail: &Detail| !rivals().any(|other| key(p, other, *detail) == key(p, m, *detail));
    let [.., most] = DETAILS;
    let parts = parts(p, m, DETAILS.into_iter().find(alone).unwrap_or(most));
    let piece = || (msg!(PieceMoves { piece: noun(m.role.figure()) }), vec![m.from]);
    sink.put(Part::Piece, letter(m.role), &piece);
    sink.put(Part::From, &parts.from, &|| (msg!(StartsOn { field: name(m.from) }), vec![m.from]));
    match facts.taken {
        Some(taken) => takes(taken, "x", sink),
        None => sink.put(Part::Dash, "-", &|| (msg!(Dash), vec![m.from, m.to])),
    }
    goes(m, m.to, &parts.to, sink);
    if let Some(role) = m.promotion() {
        sink.put(Part::Promotes, "=", &|| (msg!(BecomesSign), vec![m.to]));
        becomes(role, m.to, letter(role), sink);
    }
    algebraic::blow(p, facts, style, sink);
    if let (Kind::EnPassant, Some((at, _))) = (m.kind, facts.taken) {
        in_passing(at, " e.p.", sink);
    }
}
