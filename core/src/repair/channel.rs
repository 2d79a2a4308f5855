//! The noisy channel: how likely a player who means a move writes a text.
//!
//! A move is a row of slots, one for each sign that some player writes: piece, start, capture sign, captured piece,
//! target, promotion, check. Each slot has a price for being written and one for being left out, so that `exd`, `RxR`
//! and `e2xd3` come from the same row. The text is aligned with the slots; what differs is charged by the table of slips.

use super::slips::{self, Class, Price};
use crate::geometry::Field;
use crate::notation::{
    AnyMove, AnyPosition, Capture, Castle, CheckSign, Form, Mate, Notation as _, Promotion, Style,
};
use crate::pieces::Role;
use crate::{chess, scharten};

/// The price from which a text says nothing about a move.
pub(super) const UNREADABLE: Price = 1_100;
/// Signs of a text that are compared; the rest of a longer one is charged as surplus.
const WIDEST: usize = 14;
/// Price of a target that is named by the captured piece (`RxR`).
const NAMED_TARGET: Price = 150;

/// A sign that may be written for a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Slot {
    sign: char,
    class: Class,
    keep: Price,
    skip: Price,
}

/// All signs that may be written for a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Expected {
    slots: Vec<Slot>,
    /// The form without a target, for a capture.
    named: Vec<Slot>,
}

/// The style in which moves are compared: the short form, every sign once.
pub(super) fn plain_style(style: &Style) -> Style {
    Style {
        form: if style.form == Form::Figurine { Form::Figurine } else { Form::Short },
        promotion: Promotion::Plain,
        capture: Capture::Letter,
        check: CheckSign::Plus,
        mate: Mate::Hash,
        castle: Castle::Letter,
        en_passant: false,
        ..*style
    }
}

/// Key that tells apart the rows of slots of two moves with the same text: start and captured piece.
pub(super) fn origin_of(now: &AnyPosition, m: &AnyMove) -> u16 {
    let Some(step) = Step::of(now, m) else { return 0 };
    let taken = step.taken.map_or(0, |role| role as u16 + 1);
    u16::from(step.from.0) << 3 | taken
}

/// A piece that goes from field to field.
struct Step {
    role: Role,
    from: Field,
    to: Field,
    taken: Option<Role>,
    promotion: Option<Role>,
}

impl Step {
    /// None for castling, darts and games without pieces that have letters.
    fn of(now: &AnyPosition, m: &AnyMove) -> Option<Step> {
        match (now, m) {
            (AnyPosition::Chess(p), AnyMove::Chess(m)) => {
                let taken = match m.kind {
                    chess::Kind::Castle | chess::Kind::Pass => return None,
                    chess::Kind::EnPassant => Some(Role::Pawn),
                    _ => p.piece(m.to).map(|(_, role)| role),
                };
                Some(Step { role: m.role, from: m.from, to: m.to, taken, promotion: m.promotion() })
            }
            (AnyPosition::Scharten(p), AnyMove::Scharten(m)) => {
                let taken = match m.kind {
                    scharten::Kind::EnPassant => Some(Role::Pawn),
                    scharten::Kind::Plain | scharten::Kind::DoubleStep | scharten::Kind::Promotion(_) => {
                        p.piece(m.to).map(|(_, role)| role)
                    }
                    _ => return None,
                };
                Some(Step { role: m.role, from: m.from, to: m.to, taken, promotion: m.promotion() })
            }
            _ => None,
        }
    }
}

/// The letter and the number of a field.
fn field_signs(now: &AnyPosition, field: Field) -> [char; 2] {
    let name = now.field_name(field);
    let mut signs = name.chars();
    [signs.next(), signs.next()].map(Option::unwrap_or_default)
}

impl Expected {
    /// The signs of a move with its text in the plain style.
    pub fn new(now: &AnyPosition, m: &AnyMove, text: &str, style: &Style) -> Expected {
        match Step::of(now, m) {
            Some(step) => step_slots(now, &step, text, style),
            None => Expected { slots: text.chars().map(any_slot).collect(), named: Vec::new() },
        }
    }

    /// The price of a text, at most [`UNREADABLE`].
    pub fn price(&self, written: &[char]) -> Price {
        let full = align(&self.slots, written);
        // Only a text with a piece or an x at its end is aligned with the form without target; a small letter that is
        // no file is a piece (`pxp`).
        let ends = written.iter().rfind(|c| !matches!(c, '+' | '#'));
        let is_piece = |c: &char| c.is_alphabetic() && !('a'..='h').contains(c);
        let can_be_named =
            !self.named.is_empty() && (ends.is_some_and(is_piece) || is_of_small_pieces(written));
        let named = if can_be_named { align(&self.named, written) + NAMED_TARGET } else { UNREADABLE };
        full.min(named).min(UNREADABLE)
    }
}

/// True for `bxb` and `fxc`: no pawn takes between such files, so that the letters are pieces.
fn is_of_small_pieces(written: &[char]) -> bool {
    let is_file = |c: &char| ('a'..='h').contains(c);
    match written {
        [who, 'x', whom, checks @ ..] if checks.iter().all(|c| *c == '+') => {
            is_file(who) && is_file(whom) && (*who as u32).abs_diff(*whom as u32) != 1
        }
        _ => false,
    }
}

/// A sign of a game without slots of its own.
fn any_slot(sign: char) -> Slot {
    let (class, skip) = match sign {
        'O' => (Class::Castle, 450),
        '-' => (Class::Capture, 10),
        'x' | ':' | '×' => (Class::Capture, 110),
        '+' | '#' => (Class::Check, 40),
        _ if sign.is_ascii_digit() => (Class::Rank, 420),
        _ if sign.is_lowercase() => (Class::File, 450),
        _ => (Class::Piece, 400),
    };
    Slot { sign, class, keep: 0, skip }
}

fn step_slots(now: &AnyPosition, step: &Step, text: &str, style: &Style) -> Expected {
    let letter = |role: Role| letters(style, role);
    let [from, to] = [step.from, step.to].map(|field| field_signs(now, field));
    let slot = |sign, class, keep, skip| Slot { sign, class, keep, skip };
    let taken = step.taken;
    let is_pawn = step.role == Role::Pawn;
    // The start as the short form has it: the signs between the piece and the target.
    let bare = text.trim_end_matches(['+', '#']);
    let body = bare.strip_prefix(letter(step.role).as_str()).filter(|_| !is_pawn).unwrap_or(bare);
    let target: String = to.iter().collect();
    let start = body.rfind(&target).and_then(|at| body.get(..at)).unwrap_or_default();
    let (needs_file, needs_rank) = (start.contains(from[0]), start.contains(from[1]));
    let mut head = Vec::with_capacity(12);
    match is_pawn {
        true => letter(step.role).chars().for_each(|c| head.push(slot(c, Class::Piece, 420, 0))),
        false => letter(step.role).chars().for_each(|c| head.push(slot(c, Class::Piece, 0, slips::NO_PIECE))),
    }
    let pays = |is_needed: bool, keep: Price, skip: Price| if is_needed { (0, skip) } else { (keep, 0) };
    let (keep, skip) = pays(needs_file, slips::SPARE_FILE, if is_pawn { 250 } else { slips::NO_START });
    head.push(slot(from[0], Class::File, keep, skip));
    let (keep, skip) = pays(needs_rank, slips::SPARE_RANK, slips::NO_START);
    head.push(slot(from[1], Class::Rank, keep, skip));
    if taken.is_some() {
        head.push(slot('x', Class::Capture, 0, if is_pawn { slips::NO_X_PAWN } else { slips::NO_X }));
    } else {
        head.push(slot('-', Class::Capture, 20, 0));
    }
    let mut tail = Vec::with_capacity(4);
    if let Some(role) = step.promotion {
        tail.push(slot('=', Class::Capture, 0, 0));
        letter(role).chars().for_each(|c| tail.push(slot(c, Class::Piece, 0, 100)));
    }
    if text.ends_with(['+', '#']) {
        tail.push(slot('+', Class::Check, 0, slips::NO_CHECK));
    }
    if text.ends_with('#') {
        tail.push(slot('+', Class::Check, 0, 0));
    }
    let (mut slots, mut named) = (head.clone(), Vec::new());
    if let Some(role) = taken {
        let taken = letter(role);
        named = head;
        taken.chars().for_each(|c| {
            named.push(slot(c, Class::Piece, 0, 250));
            slots.push(slot(c, Class::Piece, slips::SPARE_TAKEN, 0));
        });
        named.extend(&tail);
    }
    slots.push(slot(to[0], Class::File, 0, slips::NO_FILE));
    let is_half = is_pawn && taken.is_some();
    slots.push(slot(to[1], Class::Rank, 0, if is_half { slips::NO_RANK_PAWN } else { slips::NO_RANK }));
    slots.extend(&tail);
    Expected { slots, named }
}

/// The letter of a piece; that of a pawn is what players write, never part of a right text.
fn letters(style: &Style, role: Role) -> String {
    let at = match role {
        Role::King => 0,
        Role::Queen => 1,
        Role::Rook => 2,
        Role::Bishop => 3,
        Role::Knight => 4,
        Role::Pawn => {
            return if style.letters.pawn.is_empty() { "P" } else { style.letters.pawn }.into();
        }
    };
    style.letters.pieces.get(at).copied().unwrap_or_default().into()
}

/// The cheapest way from the slots to a text.
fn align(slots: &[Slot], written: &[char]) -> Price {
    let (written, rest) = written.split_at(written.len().min(WIDEST));
    let surplus = rest.len() as Price * slips::SURPLUS;
    let mut row = [0; WIDEST + 1];
    let mut before = None;
    for (j, c) in written.iter().enumerate() {
        row[j + 1] = row[j] + slips::surplus(*c, before);
        before = Some(*c);
    }
    for slot in slots {
        let mut diagonal = row[0];
        row[0] += slot.skip;
        let mut before = None;
        for (j, c) in written.iter().enumerate() {
            let up = row[j + 1];
            let change = diagonal + slot.keep + slips::change(slot.class, slot.sign, *c);
            row[j + 1] = change.min(up + slot.skip).min(row[j] + slips::surplus(*c, before));
            diagonal = up;
            before = Some(*c);
        }
    }
    row[written.len()] + surplus
}

/// The signs of a text that are compared: one sign for each meaning, without blanks, dots and judgements.
pub(super) fn signs(text: &str) -> Vec<char> {
    let text = text.trim();
    let text = text.strip_suffix("e.p.").or_else(|| text.strip_suffix("ep")).unwrap_or(text);
    let castles = |c: char| matches!(c, '0' | 'O' | 'o' | 'Q' | 'D');
    let is_castling = text.chars().filter(|c| castles(*c)).count() > 1
        && text.chars().all(|c| castles(c) || matches!(c, '-' | '–' | '—' | '−' | '+' | '#' | '.' | ' '));
    let mut out = Vec::new();
    for c in text.chars().take(64) {
        match c {
            '×' | ':' | '*' | 'X' | 'х' | 'Х' => out.push('x'),
            '†' | '‡' => out.push('+'),
            '#' | '≠' => out.push('+'),
            '–' | '—' | '−' | '‐' | '‑' => out.push('-'),
            ' ' | '.' | ',' | '!' | '?' | '\u{a0}' | '(' | ')' => {}
            '±' | '∓' | '⩲' | '⩱' | '∞' | '□' | '‼' | '⁇' | '⁉' | '⁈' => {}
            _ if is_castling && castles(c) => out.push('O'),
            _ => out.push(c),
        }
    }
    out
}
