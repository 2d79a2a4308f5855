//! Inspection of a field on boards with values: its worth, the possible captures there, and its protection. The text is
//! in a fixed line; the paths are drawn on the board.

use crate::components::{Icon, board_shapes};
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::{FieldAnnouncement, Scene};
use notabene_core::geometry::{Board, Field};
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::position::Side;

/// Returns the inspected field.
fn inspected_field(current: CurrentGame) -> Option<Field> {
    let field = current.inspector.view.with(|view| view.field).filter(|_| !current.blindfold().is_on())?;
    current.scene.with(|s| s.fields.get(field.index())?.look.as_ref().map(|_| field))
}

/// Largest distance from the centre, in each direction, of a field in view while the board is magnified.
const MAGNIFIED_RADIUS: f64 = 27.0;

/// Sets the focused field; `None` after blur. Leaves the magnified view for a field outside of it.
pub fn set_inspected_field(current: CurrentGame, field: Option<Field>) {
    current.inspector.inspect_field(field);
    let Some(field) = field else { return };
    let place = current.layout.with_untracked(|layout| layout.centre(field));
    if (place.x - 50.0).abs().max((place.y - 50.0).abs()) > MAGNIFIED_RADIUS {
        current.inspector.end_magnified_view();
    }
}

/// True if the line has text.
pub fn has_text(current: CurrentGame) -> bool {
    inspected_field(current).is_some()
}

/// Returns the accessible name of a field, with its ring on boards with rings.
pub fn field_name(current: CurrentGame, at: Field) -> String {
    current.scene.with(|scene| {
        let Some(view) = scene.fields.get(at.index()) else { return String::new() };
        let text = match current.blindfold().announcement(scene, at) {
            FieldAnnouncement::All => field_label(current, &scene.board, &view.message),
            FieldAnnouncement::Side(None) => {
                field_label(current, &scene.board, &msg!(FieldIs { field: view.name.clone(), holds: None }))
            }
            FieldAnnouncement::Side(Some(side)) => {
                [&*name_alone(current, scene, at), ", ", current.label(side_label(side))].concat()
            }
            FieldAnnouncement::Name => name_alone(current, scene, at),
        };
        match scene.worth(at) {
            Some(worth) => format!("{text}, {}", current.label(worth.ring)),
            None => text,
        }
    })
}

/// Returns the name of a field, without what stands there.
pub fn name_alone(current: CurrentGame, scene: &Scene, at: Field) -> String {
    let name = scene.fields.get(at.index()).map_or("", |view| &view.name);
    [numbered_prefix(current, &scene.board), name].concat()
}

fn numbered_prefix(current: CurrentGame, board: &Board) -> &'static str {
    if board.naming.numbers.is_some() { current.label(Label::NumberedField) } else { "" }
}

const fn side_label(side: Side) -> Label {
    match side {
        Side::White => Label::White,
        Side::Black => Label::Black,
    }
}

/// Returns the label of a field. A number alone would not be recognised as a field.
pub fn field_label(current: CurrentGame, board: &Board, text: &Msg) -> String {
    format!("{}{}", numbered_prefix(current, board), current.message_text(text))
}

/// The line: name, ring and value, and a sentence for each side beside the stroke of its paths. No live region; fields
/// are described by it (`aria-describedby`).
#[component]
pub fn InspectedField() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let stroke = move |(side, text): (&Side, &Msg)| {
        view! {
            <p>
                <svg class="stroke" viewBox="0 0 16 4" aria-hidden="true">
                    <path class=format!("of-{}", side.name()) d="M0 2H16"/>
                </svg>
                {prefs.message_text(text)}
            </p>
        }
    };
    let content = move || {
        let at = inspected_field(current)?;
        current.scene.with(|scene| {
            let (view, worth) = (scene.fields.get(at.index())?, scene.worth(at)?);
            let value = format!(", {}, {}", prefs.label(worth.ring), prefs.message_text(&worth.value));
            let strokes = Side::BOTH.iter().zip(&worth.holds).map(stroke).collect_view();
            Some(view! { <p><b>{view.name.clone()}</b>{value}</p> {strokes} })
        })
    };
    view! { <div class="sentence looked" id="looked">{content}</div> }
}

/// Draws the field and the paths of all pieces that could capture there, for the overlay of the board.
pub fn inspected_field_svg(current: CurrentGame) -> String {
    let layout = current.layout.get();
    let look = |at: Field| {
        current.scene.with(|s| {
            let look = s.fields.get(at.index())?.look.as_ref()?;
            Some(board_shapes::support_svg(layout, at, look))
        })
    };
    inspected_field(current).and_then(look).unwrap_or_default()
}

/// A button in the corner of the board that magnifies its centre, where fields are small.
#[component]
pub fn ZoomButton() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let is_magnified = current.inspector.is_magnified;
    let text = prefs.label_signal(Label::ZoomIn);
    view! {
        <button
            type="button" class="zoom" data-control="zoom" title=text aria-label=text
            aria-pressed=move || is_magnified.get().to_string() on:click=move |_| is_magnified.update(|is| *is = !*is)
        >
            <Icon name="zoom"/>
        </button>
    }
}
