//! Writing moves in algebraic notation (FIDE Laws of Chess, appendix C; Scharten, section 9).

use super::lettered::{DynGame, Facts, GenericMove, IllegalReason, LetteredGame, MoveKind};
use super::noun;
use super::shape::Coordinates;
use super::style::{Castle, Form, Promotion, Style};
use super::token::{Rival, Sink, Token, TokenPart};
use crate::geometry::{Field, FieldSet};
use crate::i18n::Msg;
use crate::pieces::{CheckEffect, Rivals, Role};

/// The disambiguation of a piece from its rivals (FIDE C.10.1 to C.10.3; contradictions X04, X05:
/// only legal rivals count; file before rank before the whole square).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Disambiguation {
    /// Nothing.
    None,
    /// The file.
    File,
    /// The rank.
    Rank,
    /// The whole square.
    Square,
}

impl Disambiguation {
    #[inline]
    pub(super) fn needed(shape: &Coordinates, from: Field, rivals: FieldSet) -> Disambiguation {
        if rivals.is_empty() {
            return Disambiguation::None;
        }
        let (mut file, mut rank) = (false, false);
        for rival in rivals.iter() {
            file |= shape.x(rival) == shape.x(from);
            rank |= shape.y(rival) == shape.y(from);
        }
        match () {
            _ if !file => Disambiguation::File,
            _ if !rank => Disambiguation::Rank,
            _ => Disambiguation::Square,
        }
    }
}

impl Facts {
    #[inline]
    pub(super) fn new(
        shape: &Coordinates,
        act: GenericMove,
        taken: Option<(Field, Role)>,
        rivals: Rivals,
        blow: CheckEffect,
    ) -> Facts {
        let addition = Disambiguation::needed(shape, act.from, rivals.able);
        Facts { m: act, captured: taken, rivals, addition, check_effect: blow }
    }
}

/// The null move (as in most programs; PGN defines no form for it).
const PASS: &str = "--";

/// Writes a move in a style. Families whose games are written by the million call it with their own type, so that
/// it is monomorphised; others may call it as `dyn Ground`.
pub(super) fn write_move(
    p: &(impl LetteredGame + ?Sized),
    facts: &Facts,
    style: &Style,
    sink: &mut impl Sink,
) {
    let (m, shape) = (&facts.m, p.shape());
    match m.kind {
        MoveKind::Pass => sink.push_token(TokenPart::Piece, PASS, &|| (msg!(Passes), vec![])),
        MoveKind::Dart | MoveKind::Wasted => write_dart(shape, m, style, sink),
        MoveKind::Lost => write_lost_dart(m, sink),
        _ if matches!(style.form, Form::Smith | Form::Iccf | Form::Descriptive) => {
            return p.write_historic(facts, style, sink);
        }
        MoveKind::Castle if style.form != Form::Coordinate && shape.castles => {
            write_castling(p, m, style, sink)
        }
        _ => write_step(p, facts, style, sink),
    }
    write_check_sign(p, facts, style, sink);
    if style.en_passant && m.kind == MoveKind::EnPassant {
        let at = facts.captured.map_or(m.to, |(at, _)| at);
        sink.push_token(TokenPart::EnPassant, " e.p.", &|| {
            (msg!(InPassing { field: shape.name(at) }), vec![at])
        });
    }
}

/// Writes letter, origin, sign and target.
#[inline]
fn write_step(p: &(impl LetteredGame + ?Sized), facts: &Facts, style: &Style, sink: &mut impl Sink) {
    let (m, shape) = (&facts.m, p.shape());
    let letter = if style.form == Form::Coordinate { "" } else { style.letter(m.role) };
    sink.push_token(TokenPart::Piece, letter, &|| (piece(shape, facts, style), vec![m.from, m.to]));
    write_start(shape, facts, style, sink);
    let target = p.target(m);
    write_crossing(shape, facts, style, sink);
    sink.push_token(TokenPart::To, shape.field(target), &|| {
        (msg!(GoesTo { piece: noun(m.role.figure()), field: shape.name(target) }), vec![target])
    });
    if let Some(role) = m.promotion() {
        write_promotion(role, m.to, style, sink);
    }
}

/// A thrown piece: `@c3`, `P@f2` (Scharten, D11).
fn write_dart(shape: &Coordinates, m: &GenericMove, style: &Style, sink: &mut impl Sink) {
    let piece = noun(m.role.figure());
    sink.push_token(TokenPart::Piece, style.letter(m.role), &|| (msg!(PieceMoves { piece }), vec![m.to]));
    sink.push_token(TokenPart::From, "@", &|| (msg!(Thrown { piece }), vec![]));
    sink.push_token(TokenPart::To, shape.field(m.to), &|| {
        (msg!(GoesTo { piece, field: shape.name(m.to) }), vec![m.to])
    });
}

/// A lost dart: `@-` (Scharten, D11).
fn write_lost_dart(m: &GenericMove, sink: &mut impl Sink) {
    let piece = noun(m.role.figure());
    sink.push_token(TokenPart::From, "@", &|| (msg!(Thrown { piece }), vec![]));
    sink.push_token(TokenPart::To, "-", &|| (msg!(DartLost { piece }), vec![]));
}

/// The message for the letter. If a rival is pinned, it gives the reason for the missing disambiguation.
fn piece(shape: &Coordinates, facts: &Facts, style: &Style) -> Msg {
    let piece = noun(facts.m.role.figure());
    let alone = facts.addition == Disambiguation::None && matches!(style.form, Form::Short | Form::Figurine);
    if facts.rivals.pinned.is_empty() || !alone {
        return msg!(PieceMoves { piece });
    }
    let mut fields = Vec::new();
    facts.rivals.pinned.iter().for_each(|rival| fields.push(shape.name(rival)));
    msg!(PieceAlone { piece, fields })
}

/// The rivals of the moving piece, and the pieces that pin those that cannot move.
fn rivals(p: &DynGame, facts: &Facts) -> Vec<Rival> {
    let mut found = Vec::new();
    for from in FieldSet(facts.rivals.able.0 | facts.rivals.pinned.0).iter() {
        let held_by = match p.illegal_reason(from, facts.m.to) {
            Some(IllegalReason::Pinned(by) | IllegalReason::StaysInCheck(by)) => Some(by),
            _ => None,
        };
        found.push(Rival { from, to: facts.m.to, held_by });
    }
    found
}

/// Adds the rivals to the tokens. None if the origin is always written.
fn explain_disambiguation(p: &DynGame, facts: &Facts, style: &Style, tokens: &mut [Token]) {
    let told_apart = matches!(style.form, Form::Short | Form::Figurine);
    for token in tokens {
        if told_apart && matches!(token.part, TokenPart::Piece | TokenPart::From) {
            token.rivals = rivals(p, facts);
        }
    }
}

/// A move as tokens.
pub(super) fn tokens(p: &DynGame, facts: &Facts, style: &Style) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::with_capacity(6);
    write_move(p, facts, style, &mut tokens);
    explain_disambiguation(p, facts, style, &mut tokens);
    tokens
}

fn write_castling(p: &(impl LetteredGame + ?Sized), m: &GenericMove, style: &Style, sink: &mut impl Sink) {
    match style.castle {
        Castle::Letter => write_castling_sign(p, m, "O-O", "O-O-O", sink),
        Castle::Zero => write_castling_sign(p, m, "0-0", "0-0-0", sink),
    }
}

/// True if castling goes to the right as seen by White.
pub(super) const fn h_side(m: &GenericMove) -> bool {
    m.to.0 >= m.from.0
}

/// Writes castling with its text for either side.
pub(super) fn write_castling_sign(
    p: &(impl LetteredGame + ?Sized),
    m: &GenericMove,
    h: &str,
    a: &str,
    sink: &mut (impl Sink + ?Sized),
) {
    let h_side = h_side(m);
    sink.push_token(TokenPart::Castles, if h_side { h } else { a }, &|| {
        let [at, with] = p.castling_targets(m);
        let (king, rook) = (p.shape().name(at), p.shape().name(with));
        let message = if h_side { msg!(CastlesH { king, rook }) } else { msg!(CastlesA { king, rook }) };
        (message, vec![at, with])
    });
}

/// Writes the origin square as far as required.
fn write_start(shape: &Coordinates, facts: &Facts, style: &Style, sink: &mut impl Sink) {
    let m = &facts.m;
    if matches!(style.form, Form::Long | Form::Coordinate) {
        sink.push_token(TokenPart::From, shape.field(m.from), &|| {
            (msg!(StartsOn { field: shape.name(m.from) }), vec![m.from])
        });
        return;
    }
    if m.role == Role::Pawn {
        if facts.captured.is_some() {
            let file = shape.letter(shape.x(m.from));
            sink.push_token(TokenPart::From, shape.file_of(m.from), &|| {
                (msg!(PawnFrom { file }), vec![m.from])
            });
        }
        return;
    }
    let text = match facts.addition {
        Disambiguation::None => return,
        Disambiguation::File => shape.file_of(m.from),
        Disambiguation::Rank => shape.rank_of(m.from),
        Disambiguation::Square => shape.field(m.from),
    };
    sink.push_token(TokenPart::From, text, &|| disambiguation_message(shape, facts));
}

/// The reason for writing the origin.
fn disambiguation_message(shape: &Coordinates, facts: &Facts) -> (Msg, Vec<Field>) {
    let m = &facts.m;
    let piece = noun(m.role.figure());
    let (mut rivals, mut fields) = (Vec::new(), vec![m.from]);
    for rival in facts.rivals.able.iter() {
        rivals.push(shape.name(rival));
        fields.push(rival);
    }
    let to = shape.name(m.to);
    let message = match facts.addition {
        Disambiguation::File => msg!(FromFile { piece, file: shape.letter(shape.x(m.from)), to, rivals }),
        Disambiguation::Rank => msg!(FromRank { piece, rank: shape.y(m.from) + 1, to, rivals }),
        _ => msg!(FromField { piece, field: shape.name(m.from), to, rivals }),
    };
    (message, fields)
}

/// Writes the sign between origin and target.
fn write_crossing(shape: &Coordinates, facts: &Facts, style: &Style, sink: &mut impl Sink) {
    match facts.captured {
        Some((at, role)) => sink.push_token(TokenPart::Takes, style.capture_sign(), &|| {
            (msg!(Takes { piece: noun(role.figure()), field: shape.name(at) }), vec![at])
        }),
        None if matches!(style.form, Form::Long | Form::Coordinate) => {
            sink.push_token(TokenPart::Dash, "-", &|| (msg!(Dash), vec![facts.m.from, facts.m.to]));
        }
        None => {}
    }
}

fn write_promotion(role: Role, at: Field, style: &Style, sink: &mut impl Sink) {
    let (before, after) = match style.promotion {
        Promotion::Plain => ("", ""),
        Promotion::Sign => ("=", ""),
        Promotion::Brackets => ("(", ")"),
    };
    let sign = || (msg!(BecomesSign), vec![at]);
    sink.push_token(TokenPart::Promotes, before, &sign);
    sink.push_token(TokenPart::Promotes, style.letter(role), &|| {
        (msg!(Becomes { piece: noun(role.figure()) }), vec![at])
    });
    sink.push_token(TokenPart::Promotes, after, &sign);
}

/// Writes check and mate.
pub(super) fn write_check_sign(
    p: &(impl LetteredGame + ?Sized),
    facts: &Facts,
    style: &Style,
    sink: &mut (impl Sink + ?Sized),
) {
    match facts.check_effect {
        CheckEffect::None => {}
        CheckEffect::Check => sink.push_token(TokenPart::Check, style.check_sign(), &|| {
            (msg!(GivesCheck), p.check_fields(&facts.m))
        }),
        CheckEffect::Mate => sink
            .push_token(TokenPart::Mate, style.mate_sign(), &|| (msg!(GivesMate), p.check_fields(&facts.m))),
    }
}

/// Inserts a text in the order of the ids. For so few moves an insertion is as fast
/// as a sort, and much less code.
pub(super) fn insert_text(all: &mut Vec<(String, String)>, id: String, text: &str) {
    let new = (id, text.to_string());
    all.insert(all.partition_point(|old| *old < new), new);
}
