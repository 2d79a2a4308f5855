//! Looking at a field of a board on which fields count: what it is worth, who could capture there, and
//! whether it would hold. The words stand in a fixed line; the ways are drawn on the board.

use super::dom::{El, el};
use super::markup::Markup;
use super::overlay;
use super::sprite::Icon;
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::geometry::{Board, Field};
use notabene_core::i18n::{Label, Msg};
use notabene_core::position::Side;

/// The field that is looked at.
fn field(desk: Desk) -> Option<Field> {
    let field = desk.inspector.view.with(|view| view.field)?;
    desk.scene.with(|s| s.fields.get(field.index())?.look.as_ref().map(|_| field))
}

/// How far from the middle a field may lie, each way, to be seen while the board is magnified.
const IN_SIGHT: f64 = 27.0;

/// A field has the focus, or none any more. It must be in sight.
pub fn at(desk: Desk, field: Option<Field>) {
    desk.inspector.point(field);
    let Some(field) = field else { return };
    let place = desk.layout.with_untracked(|layout| layout.centre(field));
    if (place.x - 50.0).abs().max((place.y - 50.0).abs()) > IN_SIGHT {
        desk.inspector.step_back();
    }
}

/// Whether words stand in the line.
pub fn is_open(desk: Desk) -> bool {
    field(desk).is_some()
}

/// The name of a field for ears, with its ring where rings count.
pub fn name(desk: Desk, at: Field) -> String {
    desk.scene.with(|scene| {
        let Some(view) = scene.fields.get(at.index()) else { return String::new() };
        let says = numbered(desk, &scene.board, &view.says);
        match scene.worth(at) {
            Some(worth) => [&says, ", ", desk.label(worth.ring)].concat(),
            None => says,
        }
    })
}

/// A field in words. A number alone would not say that it is one.
pub fn numbered(desk: Desk, board: &Board, says: &Msg) -> String {
    let before = if board.naming.numbers.is_some() { desk.label(Label::NumberedField) } else { "" };
    [before, &desk.say(says)].concat()
}

/// The line: name, ring and value, and a sentence for each side beside the stroke of its ways. It does not
/// speak by itself; fields are described by it.
pub fn Line(desk: Desk) -> El {
    let inside = move || {
        let mut out = Markup::default();
        if let Some(at) = field(desk) {
            desk.scene.with(|scene| {
                let (Some(view), Some(worth)) = (scene.fields.get(at.index()), scene.worth(at)) else { return };
                out.put(&["<p><b>", &view.name, "</b>, ", desk.label(worth.ring), ", "]);
                out.text(&desk.say(&worth.value));
                out.put(&["</p>"]);
                for (side, says) in Side::BOTH.iter().zip(&worth.holds) {
                    out.put(&["<p><svg class=\"stroke\" viewBox=\"0 0 16 4\" aria-hidden=\"true\"><path class=\"of-"]);
                    out.put(&[side.name(), "\" d=\"M0 2H16\"/></svg>"]);
                    out.text(&desk.say(says));
                    out.put(&["</p>"]);
                }
            });
        }
        out.done()
    };
    el("div", "sentence looked").attr("id", "looked").live_inside(inside)
}

/// The field and the ways of all who could capture there, for the overlay of the board.
pub fn drawn(desk: Desk) -> String {
    let layout = desk.layout.get();
    let look = |at: Field| {
        desk.scene.with(|s| {
            let look = s.fields.get(at.index())?.look.as_ref()?;
            Some(overlay::support(layout, at, look))
        })
    };
    field(desk).and_then(look).unwrap_or_default()
}

/// A button in the corner of the board that magnifies its middle, where fields are small.
pub fn Zoom(desk: Desk) -> El {
    let label = move || desk.label(Label::ZoomIn).to_string();
    el("button", "zoom")
        .attr("type", "button")
        .attr("data-control", "zoom")
        .live("title", label)
        .live("aria-label", label)
        .state("aria-pressed", move || desk.inspector.near.get())
        .click(move || desk.inspector.near.update(|near| *near = !*near))
        .with([Icon("zoom")])
}
