//! Why a text is not a legal move of draughts, or a piece cannot go from field to field.

use super::draughts_read::Written;
#[cfg(feature = "screen")]
use super::Why;
use super::{Notation as _, Refusal, Style};
use crate::draughts::{Move, Position};
use crate::geometry::Field;
use crate::position::Position as _;
use crate::text::Msg;

/// A refusal at a place of the text, with the fields where its cause is seen, and right forms.
fn refused(because: Msg, at: usize, fields: Vec<Field>, nearest: Vec<String>) -> Refusal {
    #[cfg(not(feature = "screen"))]
    let _ = (fields, nearest);
    Refusal {
        because,
        at,
        #[cfg(feature = "screen")]
        fields,
        #[cfg(feature = "screen")]
        nearest,
    }
}

/// A field alone.
pub(super) fn half(p: &Position, only: Field, at: usize) -> Refusal {
    let style = Style::pgn();
    let (field, mut right) = (p.field_name(only), Vec::new());
    for m in p.legal_moves().iter().filter(|m| m.from == only || m.to == only) {
        right.push(p.text(m, &style));
    }
    let nearest = right.clone();
    let says = match &right[..] {
        [] => Msg::HalfMoveAlone { field },
        _ => Msg::HalfMove { field, right },
    };
    refused(says, at, vec![only], nearest)
}

/// Several captures with the same ends.
pub(super) fn ambiguous(p: &Position, many: &[Move], written: &Written, style: &Style) -> Refusal {
    let (mut right, mut stops) = (Vec::new(), Vec::new());
    for m in many {
        right.push(p.text(m, style));
        let route = p.trace(m).route;
        stops.extend_from_slice(route.get(1..route.len().saturating_sub(1)).unwrap_or_default());
    }
    let name = |at: Option<&Field>| at.map(|at| p.field_name(*at)).unwrap_or_default();
    let says = Msg::WhichWay {
        count: many.len() as u32,
        from: name(written.fields.first()),
        to: name(written.fields.last()),
        right: right.clone(),
    };
    refused(says, written.places.last().copied().unwrap_or(0), stops, right)
}

/// Why what is written is no legal move.
pub(super) fn refusal(p: &Position, written: &Written, style: &Style) -> Refusal {
    let _ = (p, style);
    refused(Msg::Syntax { rest: String::new() }, written.places[0], Vec::new(), Vec::new())
}

/// Why a piece cannot go from one field to another, as a sentence.
#[cfg(feature = "screen")]
pub(super) fn because(p: &Position, from: Field, to: Field) -> Option<Why> {
    p.objection(from, to).map(|_| Msg::NotItsWay { piece: super::draughts_words::piece(p, from) }.into())
}
