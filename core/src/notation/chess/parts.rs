//! Parts of a move shared by several old notations: target, capture and promotion.

use crate::chess::{Move, Role};
use crate::geometry::Field;
use crate::notation::noun;
use crate::notation::token::{Part, Sink};

/// Writes the target square.
pub(super) fn goes(m: &Move, to: Field, text: &str, sink: &mut dyn Sink) {
    let says = || (msg!(GoesTo { piece: noun(m.role.figure()), field: name(to) }), vec![to]);
    sink.put(Part::To, text, &says);
}

/// Writes the captured piece.
pub(super) fn takes((at, role): (Field, Role), text: &str, sink: &mut dyn Sink) {
    let says = || (msg!(Takes { piece: noun(role.figure()), field: name(at) }), vec![at]);
    sink.put(Part::Takes, text, &says);
}

/// Writes the promotion.
pub(super) fn becomes(role: Role, at: Field, text: &str, sink: &mut dyn Sink) {
    let says = || (msg!(Becomes { piece: noun(role.figure()) }), vec![at]);
    sink.put(Part::Promotes, text, &says);
}

/// Writes the en passant mark.
pub(super) fn in_passing(at: Field, text: &str, sink: &mut dyn Sink) {
    sink.put(Part::EnPassant, text, &|| (msg!(InPassing { field: name(at) }), vec![at]));
}

/// The name of a square.
pub(super) fn name(field: Field) -> String {
    super::SHAPE.name(field)
}
