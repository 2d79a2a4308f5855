//! Messages specific to Scharten: lines and rings, support, darts, castling without a sign of its own.

use super::{LOST, SHAPE, from_generic};
use crate::geometry::Field;
use crate::i18n::{Fact, MessageKind as Said, MovePath, Msg, Piece};
use crate::notation::lettered::{Facts, GenericMove, IllegalReason, LetteredGame, MoveKind};
use crate::notation::pattern::{Body, StepPattern};
use crate::notation::style::{Form, Style};
use crate::notation::token::{Token, TokenPart};
use crate::notation::{Explanation, noun};
use crate::pieces::Role;
use crate::position::{Ending, Position as _};
use crate::scharten::{Position, Ring};

/// The Scharten version of a message shared by all lettered games: the same facts in another sentence.
pub(super) fn reword(msg: Msg) -> Msg {
    let kind = match (msg.kind(), msg.facts()) {
        (Said::FromFile, _) => Said::FromLine,
        (Said::PawnFrom, _) => Said::PawnFromLine,
        (Said::NotAField, _) => Said::NotOnDartboard,
        (Said::PawnFile, _) => Said::PawnLine,
        (Said::PreferFile, _) => Said::PreferLine,
        (Said::NothingOnFile, _) => Said::NothingOnLine,
        (Said::NotItsWay, _) => Said::WayRound,
        (Said::CastlingNoRight, _) => Said::CastlingNoRook,
        (Said::NullMove, _) => Said::MustPlay,
        (Said::NoSuchPiece, [Fact::Piece(piece), Fact::Text(from)]) => match from.as_bytes() {
            [] if *piece == Piece::Pawn => return msg!(NoPawnOnLine),
            [b'a'..=b'z'] => Said::NoneOnLine,
            _ => return msg,
        },
        _ => return msg,
    };
    msg.reworded(kind)
}

fn ring(field: Field) -> String {
    Ring::of(field).name().into()
}

/// Replaces the messages of tokens by those of Scharten.
pub(super) fn annotate_tokens(p: &Position, facts: &Facts, style: &Style, tokens: &mut [Token]) {
    let short = matches!(style.form, Form::Short | Form::Figurine);
    for token in tokens {
        let msg = std::mem::replace(&mut token.message, msg!(Nothing));
        token.message = match (token.part, msg.kind(), msg.facts()) {
            (TokenPart::To, Said::GoesTo, [Fact::Piece(piece), Fact::Text(field)]) => {
                arrival(p, facts, *piece, field.clone(), &mut token.fields)
            }
            (TokenPart::Takes, Said::Takes, [Fact::Piece(piece), Fact::Text(field)]) => {
                capture(p, facts, *piece, field.clone(), &mut token.fields)
            }
            (TokenPart::Piece, Said::PieceMoves, [Fact::Piece(piece)]) if short => {
                letter(p, facts, *piece, &mut token.fields)
            }
            (TokenPart::Promotes, Said::Becomes, _) => msg.reworded(Said::BecomesUnmoved),
            (_, Said::DartLost, _) => match loses(p, facts) {
                Some(Ending::DartInCheck) => msg!(DartLostInCheck),
                Some(_) => msg!(DartLostLast),
                None => msg,
            },
            _ => reword(msg),
        };
    }
}

/// The ending of a game-losing move.
fn loses(p: &Position, facts: &Facts) -> Option<Ending> {
    let mut after = p.clone();
    after.play_unchecked(&from_generic(&facts.m));
    after.outcome(1).map(|outcome| outcome.by)
}

/// The message for the letter. If another piece of the kind lacks support, it gives the reason for the missing
/// disambiguation.
fn letter(p: &Position, facts: &Facts, piece: Piece, fields: &mut Vec<Field>) -> Msg {
    let act = &facts.m;
    let told_apart = facts.rivals.able.0 | facts.rivals.pinned.0 != 0;
    let mut weak = helpers(p, act.from, act.to);
    weak.retain(|at| p.piece(*at).is_some_and(|(_, role)| role == act.role));
    if told_apart || weak.is_empty() || facts.captured.is_none() || act.role == Role::Pawn {
        return msg!(PieceMoves { piece });
    }
    let message = msg!(PieceHolds { piece, fields: names(&weak) });
    fields.extend(weak);
    message
}

/// The message for the target: its ring; for castling, the destination of the rook.
fn arrival(p: &Position, facts: &Facts, piece: Piece, field: String, fields: &mut Vec<Field>) -> Msg {
    let act = &facts.m;
    match (act.kind, p.trace(&from_generic(act)).with) {
        (MoveKind::Castle, Some((from, to))) => {
            fields.extend([from, to]);
            msg!(RoundCastling { king: field, from: SHAPE.name(from), rook: SHAPE.name(to) })
        }
        (MoveKind::Wasted, _) => msg!(LandsInVain { piece, field, ring: ring(act.to) }),
        (MoveKind::Dart, _) => msg!(LandsOn { piece, field, ring: ring(act.to) }),
        _ => msg!(GoesToRing { piece, field, ring: ring(act.to) }),
    }
}

/// The path in spoken form: over the centre, or along the ring. Steps to an
/// adjacent field need no mention.
pub(super) fn spoken_path(p: &Position, act: &GenericMove) -> MovePath {
    let path = p.trace(&from_generic(act)).path;
    let crosses =
        |pair: &[Field]| SHAPE.y(pair[0]).min(SHAPE.y(pair[1])) == 3 && SHAPE.y(pair[0]) != SHAPE.y(pair[1]);
    match () {
        _ if act.kind == MoveKind::Castle || path.is_empty() => MovePath::Plain,
        _ if path.windows(2).any(crosses) => MovePath::Centre,
        _ if path.len() > 2 && path.iter().all(|at| Ring::of(*at) == Ring::of(act.from)) => MovePath::Ring,
        _ => MovePath::Plain,
    }
}

/// The other supporters of the side to move on a field.
fn helpers(p: &Position, from: Field, to: Field) -> Vec<Field> {
    let mut found = Vec::new();
    for at in p.attackers_of(to, p.turn()).iter().filter(|at| *at != from) {
        found.push(at);
    }
    found
}

fn names(fields: &[Field]) -> Vec<String> {
    let mut names = Vec::with_capacity(fields.len());
    fields.iter().for_each(|at| names.push(SHAPE.name(*at)));
    names
}

/// The message for the capture sign: the value of the field, and the supporters of the capture (section 5).
fn capture(p: &Position, facts: &Facts, piece: Piece, field: String, fields: &mut Vec<Field>) -> Msg {
    let act = &facts.m;
    // In an en passant capture the captured piece stands on another field than the target.
    let at = facts.captured.map_or(act.to, |(at, _)| at);
    let value = p.look(at).map_or(1, |look| look.value);
    if value < 2 {
        return msg!(Takes { piece, field });
    }
    if act.role == Role::Pawn {
        return msg!(TakesFree { piece, field });
    }
    let by = helpers(p, act.from, act.to);
    let held = msg!(TakesHeld { piece, field, value, by: names(&by) });
    fields.extend(by);
    held
}

/// Objections specific to Scharten.
pub(super) fn illegal_message(p: &Position, doubt: IllegalReason, from: Field, to: Field) -> Explanation {
    let (needs, has) = match doubt {
        IllegalReason::Unsupported { needs, has } => (needs, has),
        IllegalReason::PawnAtEdge => {
            return Explanation::at(msg!(PawnAtEdge { field: SHAPE.name(from) }), [from]);
        }
        _ => return Explanation::at(msg!(PawnMoved { field: SHAPE.name(from) }), [from]),
    };
    let piece = noun(p.piece(from).map_or(Role::Pawn, |(_, role)| role).figure());
    let (field, ring, by) = (SHAPE.name(to), ring(to), helpers(p, from, to));
    let message = match by[..] {
        [] => msg!(NeedsSupport { piece, field, ring, needs }),
        _ => msg!(NeedsMoreSupport { piece, field, ring, needs, has, by: names(&by) }),
    };
    let mut fields = vec![to];
    fields.extend(by);
    Explanation::at(message, fields)
}

/// The reason specific to Scharten why a pattern fits no legal move.
pub(super) fn refusal_reason(p: &Position, body: &Body, style: &Style) -> Option<Explanation> {
    match body {
        Body::Castle { h_side, zeros, .. } => Some(castling(p, *zeros && *h_side, style)),
        Body::Dart { role, to, .. } => Some(dart(p, role.unwrap_or(Role::Pawn), *to, style)),
        Body::Step(step) => without_sign(p, step, style),
    }
}

/// `O-O`: castling is written as a king move, and `0-0` is a result.
fn castling(p: &Position, zeros: bool, style: &Style) -> Explanation {
    let mut right = Vec::new();
    for act in p.generic_moves().iter().filter(|act| act.kind == MoveKind::Castle) {
        right.push(p.move_text(act, style));
    }
    let message = match right[..] {
        [] if zeros => msg!(ZerosAreResult),
        [] => msg!(NoCastlingNow),
        _ => msg!(CastlingByKing { right }),
    };
    Explanation::at(message, [p.king(p.turn())])
}

/// The text of the legal dart to a field.
fn dart_to(p: &Position, at: Field, style: &Style) -> Option<String> {
    let acts = p.generic_moves();
    let dart = acts.iter().find(|act| act.kind == MoveKind::Dart && act.to == at)?;
    Some(p.move_text(dart, style))
}

/// The reason why a piece cannot be thrown to a field.
fn dart(p: &Position, role: Role, to: Option<Field>, style: &Style) -> Explanation {
    let next = p.to_throw(p.turn()).first().copied();
    let Some(next) = next else {
        return if p.rules().loud { msg!(NothingToThrow) } else { msg!(NoDarts) }.into();
    };
    let right: String = LOST.into();
    let Some(at) = to else { return msg!(ThrowsOther { piece: noun(next.figure()), right }).into() };
    let field = SHAPE.name(at);
    match p.piece(at) {
        _ if !Position::area(p.turn()).contains(at) => {
            Explanation::at(msg!(ThrowsOutside { field, right }), [at])
        }
        Some(_) => Explanation::at(msg!(ThrowsOnto { field, right }), [at]),
        None if role != next => {
            let right = dart_to(p, at, style).unwrap_or(right);
            msg!(ThrowsOther { piece: noun(next.figure()), right }).into()
        }
        None => Explanation::at(msg!(ThrowsOnto { field, right }), [at]),
    }
}

/// A throw without its sign: the next piece in the order of throws, and a field where it may land.
fn without_sign(p: &Position, step: &StepPattern, style: &Style) -> Option<Explanation> {
    let next = p.to_throw(p.turn()).first()?;
    let bare = step.from_file.is_none() && step.from_rank.is_none() && step.capture.is_none();
    let at = step.to(&SHAPE).filter(|_| bare && step.role.unwrap_or(Role::Pawn) == *next)?;
    let right = dart_to(p, at, style)?;
    Some(Explanation::at(msg!(ThrowSign { right }), [at]))
}
