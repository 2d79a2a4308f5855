//! Parts of a move shared by several old notations: target, capture and promotion.

use crate::chess::{Move, Role};
use crate::geometry::Field;
use crate::notation::noun;
use crate::notation::token::{Sink, TokenPart};

/// Writes the target square.
pub(super) fn push_target(m: &Move, to: Field, text: &str, sink: &mut dyn Sink) {
    let message = || (msg!(GoesTo { piece: noun(m.role.figure()), field: field_name(to) }), vec![to]);
    sink.push_token(TokenPart::To, text, &message);
}

/// Writes the captured piece.
pub(super) fn push_capture((at, role): (Field, Role), text: &str, sink: &mut dyn Sink) {
    let message = || (msg!(Takes { piece: noun(role.figure()), field: field_name(at) }), vec![at]);
    sink.push_token(TokenPart::Takes, text, &message);
}

/// Writes the promotion.
pub(super) fn push_promotion(role: Role, at: Field, text: &str, sink: &mut dyn Sink) {
    let message = || (msg!(Becomes { piece: noun(role.figure()) }), vec![at]);
    sink.push_token(TokenPart::Promotes, text, &message);
}

/// Writes the en passant mark.
pub(super) fn push_en_passant(at: Field, text: &str, sink: &mut dyn Sink) {
    sink.push_token(TokenPart::EnPassant, text, &|| (msg!(InPassing { field: field_name(at) }), vec![at]));
}

/// The name of a square.
pub(super) fn field_name(field: Field) -> String {
    super::SHAPE.name(field)
}
