//! Parts of a move shared by several old notations: target, capture and promotion.

use crate::chess::{Move, Role};
use crate::geometry::Field;
use crate::notation::noun;
use crate::notation::token::{Sink, TokenPart};

/// Writes the target square.
pub(super) fn goes(m: &Move, to: Field, text: &str, sink: &mut dyn Sink) {
    let message = || (msg!(GoesTo { piece: noun(m.role.figure()), field: name(to) }), vec![to]);
    sink.put(TokenPart::To, text, &message);
}

/// Writes the captured piece.
pub(super) fn takes((at, role): (Field, Role), text: &str, sink: &mut dyn Sink) {
    let message = || (msg!(Takes { piece: noun(role.figure()), field: name(at) }), vec![at]);
    sink.put(TokenPart::Takes, text, &message);
}

/// Writes the promotion.
pub(super) fn becomes(role: Role, at: Field, text: &str, sink: &mut dyn Sink) {
    let message = || (msg!(Becomes { piece: noun(role.figure()) }), vec![at]);
    sink.put(TokenPart::Promotes, text, &message);
}

/// Writes the en passant mark.
pub(super) fn in_passing(at: Field, text: &str, sink: &mut dyn Sink) {
    sink.put(TokenPart::EnPassant, text, &|| (msg!(InPassing { field: name(at) }), vec![at]));
}

/// The name of a square.
pub(super) fn name(field: Field) -> String {
    super::SHAPE.name(field)
}
