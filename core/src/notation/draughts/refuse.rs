//! The reason why a text is not a legal move of draughts, or a piece cannot move from field to field.

use super::phrases::piece;
use super::written::DraughtsPattern;
use super::{DraughtsNaming, rivals, write_move};
use crate::draughts::rules::Prefer;
use crate::draughts::{Move, Objection, Position};
use crate::geometry::{Field, FieldSet};
use crate::i18n::{Msg, Ownership};
use crate::notation::{Explanation, Refusal, Style, player};
use crate::position::{Position as _, Worth};

/// Maximum number of suggestions.
const OFFERS: usize = 4;

/// A refusal at a byte offset, with correct forms.
fn refused(why: Explanation, at: usize, nearest: Vec<String>) -> Refusal {
    Refusal { because: why.message, at, fields: why.fields, nearest }
}

/// The texts of moves, up to the maximum number of suggestions.
fn texts(p: &Position, moves: &[Move], manner: &DraughtsNaming) -> Vec<String> {
    let (mut all, mut known) = (Vec::new(), Vec::new());
    for m in moves.iter().take(OFFERS) {
        let mut text = String::new();
        write_move(p, m, manner, rivals(p, m, &mut known), &mut text);
        all.push(text);
    }
    all
}

/// Legal moves that a player may have meant: those from a field, otherwise those to another; all if captures
/// are compulsory.
fn nearby_moves(p: &Position, from: Field, to: Field) -> Vec<Move> {
    let legal = p.legal_moves();
    let mut found = Vec::new();
    let tests: [fn(&Move, Field, Field) -> bool; 3] =
        [|m, from, _| m.from == from, |m, _, to| m.to == to, |m, _, _| !m.taken.is_empty()];
    for test in tests {
        for m in &legal {
            if test(m, from, to) && !found.contains(m) {
                found.push(*m);
            }
        }
    }
    found
}

/// The refusal of a single field.
pub(super) fn half_move_refusal(p: &Position, only: Field, at: usize) -> Refusal {
    let manner = DraughtsNaming::native(p);
    let field = manner.name(p, only);
    let mut found = nearby_moves(p, only, only);
    found.retain(|m| m.from == only || m.to == only);
    let right = texts(p, &found, &manner);
    let nearest = right.clone();
    let message =
        if right.is_empty() { msg!(HalfMoveAlone { field }) } else { msg!(HalfMove { field, right }) };
    refused(Explanation::at(message, [only]), at, nearest)
}

/// The refusal of an ambiguous capture.
pub(super) fn ambiguous(p: &Position, many: &[Move], written: &DraughtsPattern, style: &Style) -> Refusal {
    let manner = DraughtsNaming::of(p, style);
    let mut stops = Vec::new();
    for m in many {
        let route = p.trace(m).route;
        stops.extend_from_slice(route.get(1..route.len().saturating_sub(1)).unwrap_or_default());
    }
    let name = |at: Option<&Field>| at.map(|at| manner.name(p, *at)).unwrap_or_default();
    let right = texts(p, many, &manner);
    let message = msg!(WhichWay {
        count: many.len() as u32,
        from: name(written.fields.first()),
        to: name(written.fields.last()),
        right: right.clone(),
    });
    refused(Explanation::at(message, stops), written.places.last().copied().unwrap_or(0), right)
}

/// The refusal of a file and a target that several pieces reach.
pub(super) fn which_piece(p: &Position, many: &[Move], written: &DraughtsPattern, style: &Style) -> Refusal {
    let manner = DraughtsNaming::of(p, style);
    let mut from: Vec<Field> = many.iter().map(|m| m.from).collect();
    from.sort_by_key(|at| at.0);
    from.dedup();
    let right = texts(p, many, &manner);
    let fields = manner.names(p, &from);
    let piece = many.first().map_or(crate::i18n::Piece::Man, |m| piece(p, m.from));
    let message = msg!(Ambiguous { piece, fields: fields.clone(), right: right.clone(), add: fields });
    refused(Explanation::at(message, from), written.places.first().copied().unwrap_or(0), right)
}

/// The refusal of a text that is not a legal move.
pub(super) fn refusal(p: &Position, written: &DraughtsPattern, style: &Style) -> Refusal {
    let (manner, fields) = (DraughtsNaming::of(p, style), &written.fields[..]);
    let (&[from, ..], &[.., to]) = (fields, fields) else { return Refusal::of(msg!(Nothing)) };
    let (objection, step) = p.objection_to_path(fields).map_or((None, 1), |(it, step)| (Some(it), step));
    let begins = matches!(
        objection,
        Some(
            Objection::Empty
                | Objection::NotYourTurn
                | Objection::MustCapture(_)
                | Objection::KingTired(_)
                | Objection::Lesser { .. }
        )
    );
    let at = written.places.get(if begins { 0 } else { step }).copied().unwrap_or(0);
    let why = match objection {
        Some(objection) => reason(p, from, fields.get(step).copied().unwrap_or(to), &objection, &manner),
        // The ends are correct, but no capture passes these fields.
        None => Explanation::at(msg!(OtherWay), fields),
    };
    refused(why, at, texts(p, &nearby_moves(p, from, to), &manner))
}

/// The reason why a piece cannot move from one field to another, as a message.
pub(super) fn because(p: &Position, from: Field, to: Field) -> Option<Explanation> {
    Some(reason(p, from, to, &p.objection(from, to)?, &DraughtsNaming::native(p)))
}

/// The message for an objection, with its fields.
fn reason(
    p: &Position,
    from: Field,
    to: Field,
    objection: &Objection,
    manner: &DraughtsNaming,
) -> Explanation {
    let name = |at: Field| manner.name(p, at);
    let field = |at: &Field, message: fn(String) -> Msg| Explanation::at(message(name(*at)), [*at]);
    let mover = piece(p, from);
    match objection {
        Objection::Over => msg!(GameOver).into(),
        Objection::Empty => field(&from, |field| msg!(EmptyField { field })),
        Objection::NotYourTurn => Explanation::at(msg!(NotYourTurn { player: player(p.turn()) }), [from]),
        Objection::OwnPiece => Explanation::at(msg!(OwnPiece { piece: piece(p, to), field: name(to) }), [to]),
        Objection::Occupied => field(&to, |field| msg!(JumpsOver { field })),
        Objection::NotItsWay => Explanation::at(msg!(NotItsWay { piece: mover }), [from]),
        Objection::Backwards => Explanation::at(msg!(OnlyForward), [from]),
        Objection::TooFar => Explanation::at(msg!(OneField { piece: mover }), [from]),
        Objection::Blocked(at) => {
            let by = Ownership { player: player(p.turn()), piece: piece(p, *at) };
            Explanation::at(msg!(Blocked { by, field: name(*at) }), [*at])
        }
        Objection::TwoPieces(first, second) => {
            Explanation::at(msg!(NoRoom { field: name(*first), behind: name(*second) }), [*first, *second])
        }
        Objection::NothingToTake => Explanation::at(msg!(TakesNothing), [to]),
        Objection::ManTakesKing(at) => field(at, |field| msg!(ManTakesKing { field })),
        Objection::Twice(at) => field(at, |field| msg!(JumpedTwice { field })),
        Objection::StillStands(at) => field(at, |field| msg!(StillStands { field })),
        Objection::TurnsBack => Explanation::at(msg!(TurnsBack), [to]),
        Objection::EndsOnLastRow => Explanation::at(msg!(EndsOnLastRow), [from]),
        Objection::LandsBehind(at) => field(at, |field| msg!(LandsBehind { field })),
        Objection::WrongLanding(set) => {
            fields_explanation(p, *set, manner, |fields| msg!(LandsToTake { fields }))
        }
        Objection::MustGoOn(set) => fields_explanation(p, *set, manner, |fields| msg!(MustGoOn { fields })),
        Objection::MustCapture(set) => {
            let right = texts(p, &nearby_moves(p, from, to), manner);
            Explanation::at(msg!(MustTake { right }), fields_of(*set))
        }
        Objection::Lesser { by, this, best, better } => {
            let right = texts(p, better, manner);
            let mut seen = FieldSet::default();
            seen.insert(from);
            better.iter().for_each(|m| seen.insert(m.from));
            Explanation::at(lesser_capture(*by, *this, *best, right), fields_of(seen))
        }
        Objection::KingTired(count) => Explanation::at(msg!(KingTired { count: *count }), [from]),
        Objection::Irregular(why) => reason(p, from, to, why, manner),
    }
}

/// The message for a capture that takes less than others do: `right` are those.
fn lesser_capture(by: Prefer, this: Worth, best: Worth, right: Vec<String>) -> Msg {
    match by {
        Prefer::Value if this.kings + best.kings > 0 => msg!(WorthMore { right }),
        Prefer::Pieces | Prefer::Value => msg!(TakesMore { takes: this.pieces, right, most: best.pieces }),
        Prefer::ByKing => msg!(KingTakesFirst { right }),
        Prefer::Kings => msg!(TakesMoreKings { takes: this.kings, right, most: best.kings }),
        Prefer::KingsSoonest => msg!(MeetsKingSooner { right }),
    }
}

fn fields_of(set: FieldSet) -> Vec<Field> {
    let mut fields = Vec::new();
    set.iter().for_each(|at| fields.push(at));
    fields
}

fn fields_explanation(
    p: &Position,
    set: FieldSet,
    manner: &DraughtsNaming,
    message: fn(Vec<String>) -> Msg,
) -> Explanation {
    let fields = fields_of(set);
    Explanation::at(message(manner.names(p, &fields)), fields)
}
