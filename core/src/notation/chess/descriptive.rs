//! Descriptive notation: files are named after the pieces of the initial position, and each player counts
//! the ranks from his own side.
//!
//! | form | example | disambiguation | source |
//! |------|---------|------------|--------|
//! | English | `N-KB3`, `PxP` | `R(QR1)-Q1`, `NxN(K6)` | handbooks; claims FR-037, FR-038 |
//! | French, Spanish | `C3FR`, `PxP` | `T4CR-2CR` | FIDE, Règle du jeu d'échecs (1930), art. 5, 3; Spanish alike |
//!
//! The French form puts the rank first without a dash, except if the origin is also written. Captures are
//! written alike. FIDE recognised descriptive notation until 1981. In Chess960 the files keep their old names.

use super::parts::{push_capture, push_en_passant, push_promotion, push_target};
use super::{SHAPE, from_generic};
use crate::chess::{Kind, Move, Position, Role};
use crate::geometry::Field;
use crate::notation::lettered::{Facts, MoveKind as Act};
use crate::notation::letters::Letters;
use crate::notation::style::Style;
use crate::notation::token::{Sink, TokenPart};
use crate::notation::{algebraic, noun};
use crate::position::{Position as _, Side};

/// The piece on each file in the initial position.
const FILES: [Role; 8] =
    [Role::Rook, Role::Knight, Role::Bishop, Role::Queen, Role::King, Role::Bishop, Role::Knight, Role::Rook];

/// The level of detail of origin and target.
#[derive(Copy, Clone)]
struct Detail {
    /// True to write the origin square.
    from: bool,
    /// True to write the side of the file, or the square of the captured piece.
    to: bool,
}

/// From the shortest to the fully unambiguous one.
const DETAILS: [Detail; 4] = [
    Detail { from: false, to: false },
    Detail { from: false, to: true },
    Detail { from: true, to: false },
    Detail { from: true, to: true },
];

/// Origin and target as written.
#[derive(PartialEq)]
struct DescriptiveParts {
    from: String,
    to: String,
}

/// A descriptive notation by its letters.
#[derive(Copy, Clone)]
pub(super) struct DescriptiveWords(pub &'static Letters);

impl DescriptiveWords {
    /// The form of a language, if it had one of its own; otherwise the English one.
    pub(super) fn of(style: &Style) -> DescriptiveWords {
        DescriptiveWords(style.descriptive())
    }

    /// True if the rank precedes the file.
    fn rank_first(self) -> bool {
        *self.0 != *Letters::english()
    }

    /// The letter of a piece; here pawns have one, too.
    pub(super) fn letter(self, role: Role) -> &'static str {
        if role == Role::Pawn { "P" } else { Style::of(self.0).letter(role) }
    }

    /// The name of a file, with its side if `whole` and the name exists twice.
    pub(super) fn file(self, x: u8, whole: bool) -> String {
        let name = FILES.get(usize::from(x)).map_or("", |role| self.letter(*role));
        let side = match x {
            0..3 if whole => self.letter(Role::Queen),
            5.. if whole => self.letter(Role::King),
            _ => "",
        };
        if self.rank_first() { format!("{name}{side}") } else { format!("{side}{name}") }
    }

    /// A square as seen by a player: `KB3`, or `B3` without the side.
    pub(super) fn ranked_field(self, field: Field, by: Side, whole: bool) -> String {
        let (file, rank) = (self.file(field.0 % 8, whole), field.0 / 8);
        let number = if by == Side::White { rank + 1 } else { 8 - rank };
        if self.rank_first() { format!("{number}{file}") } else { format!("{file}{number}") }
    }

    fn parts(self, p: &Position, m: &Move, detail: Detail) -> DescriptiveParts {
        let by = p.turn();
        let bracketed = |field| format!("({})", self.ranked_field(field, by, true));
        let from = match detail.from {
            true if self.rank_first() => self.ranked_field(m.from, by, true),
            true => bracketed(m.from),
            false => String::new(),
        };
        let to = match captured_role(p, m) {
            None => self.ranked_field(m.to, by, detail.to),
            Some(role) if detail.to => format!("{}{}", self.letter(role), bracketed(m.to)),
            Some(role) => self.letter(role).into(),
        };
        DescriptiveParts { from, to }
    }

    /// A key for comparing the texts of moves.
    fn key(
        self,
        p: &Position,
        m: &Move,
        detail: Detail,
    ) -> (Role, Option<Role>, bool, bool, DescriptiveParts) {
        let passing = m.kind == Kind::EnPassant;
        (m.role, m.promotion(), passing, captured_role(p, m).is_some(), self.parts(p, m, detail))
    }

    /// True if a text without blanks, dashes, brackets and signs is a name of a move: the piece, with its square or
    /// a pawn with its file; then the target, or the captured piece with its square or file. Most texts are rejected by
    /// their first letters before any names are built.
    pub(super) fn matches_text(self, p: &Position, m: &Move, text: &str) -> bool {
        let rests = self.names(p, m.role, m.from, text);
        rests.into_iter().any(|rest| match captured_role(p, m) {
            None => [true, false].into_iter().any(|whole| self.ranked_field(m.to, p.turn(), whole) == rest),
            Some(role) => {
                rest.strip_prefix('X').is_some_and(|goal| self.names(p, role, m.to, goal).contains(&""))
            }
        })
    }

    /// The rest of a text after each possible name of a piece on a square.
    fn names<'t>(self, p: &Position, role: Role, field: Field, text: &'t str) -> Vec<&'t str> {
        let mut rests = Vec::new();
        if let Some(rest) = text.strip_prefix(self.letter(role)) {
            rests.push(rest);
            let squares = [true, false].map(|whole| self.ranked_field(field, p.turn(), whole));
            rests.extend(squares.iter().filter_map(|square| rest.strip_prefix(&**square)));
        }
        if role == Role::Pawn {
            for file in [true, false].map(|whole| self.file(field.0 % 8, whole)) {
                let [first, second] =
                    if self.rank_first() { [self.letter(role), &file] } else { [&file, self.letter(role)] };
                rests.extend(text.strip_prefix(first).and_then(|rest| rest.strip_prefix(second)));
            }
        }
        rests
    }
}

/// The captured piece.
pub(super) fn captured_role(p: &Position, m: &Move) -> Option<Role> {
    let at = if m.kind == Kind::EnPassant { Field(m.to.0 ^ 8) } else { m.to };
    p.piece(at).map(|(_, role)| role)
}

/// `N-KB3`, `PxP`, `R(QR1)-Q1`: the shortest unambiguous form.
pub(super) fn write_descriptive(p: &Position, facts: &Facts, style: &Style, sink: &mut dyn Sink) {
    let (m, words) = (&from_generic(&facts.m), DescriptiveWords::of(style));
    if facts.m.kind == Act::Castle {
        algebraic::write_castling_sign(p, &facts.m, "O-O", "O-O-O", sink);
        return algebraic::write_check_sign(p, facts, style, sink);
    }
    let legal = p.moves();
    let rivals = || legal.iter().filter(|other| *other != m && other.kind != Kind::Castle);
    let alone =
        |detail: &Detail| !rivals().any(|other| words.key(p, other, *detail) == words.key(p, m, *detail));
    let [.., most] = DETAILS;
    let parts = words.parts(p, m, DETAILS.into_iter().find(alone).unwrap_or(most));
    let piece = || (msg!(PieceMoves { piece: noun(m.role.figure()) }), vec![m.from]);
    sink.push_token(TokenPart::Piece, words.letter(m.role), &piece);
    sink.push_token(TokenPart::From, &parts.from, &|| {
        (msg!(StartsOn { field: SHAPE.name(m.from) }), vec![m.from])
    });
    match facts.captured {
        Some(taken) => push_capture(taken, "x", sink),
        None if words.rank_first() && parts.from.is_empty() => {}
        None => sink.push_token(TokenPart::Dash, "-", &|| (msg!(Dash), vec![m.from, m.to])),
    }
    push_target(m, m.to, &parts.to, sink);
    if let Some(role) = m.promotion() {
        sink.push_token(TokenPart::Promotes, "=", &|| (msg!(BecomesSign), vec![m.to]));
        push_promotion(role, m.to, words.letter(role), sink);
    }
    algebraic::write_check_sign(p, facts, style, sink);
    if let (Kind::EnPassant, Some((at, _))) = (m.kind, facts.captured) {
        push_en_passant(at, " e.p.", sink);
    }
}
