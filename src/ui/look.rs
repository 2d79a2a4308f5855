//! Looking at a field of a board on which fields count: what it is worth, who could capture there, and
//! whether it would hold. The words stand in a fixed line; the ways are drawn on the board.

use super::dom::El;
use super::interop::element;
use super::overlay;
use super::state::CurrentGame;
use crate::components::Icon;
use leptos::prelude::*;
use notabene_core::geometry::{Board, Field};
use notabene_core::i18n::{Label, Msg};
use notabene_core::position::Side;

/// The field that is looked at.
fn field(game: CurrentGame) -> Option<Field> {
    let field = game.inspector.view.with(|view| view.field)?;
    game.scene.with(|s| s.fields.get(field.index())?.look.as_ref().map(|_| field))
}

/// How far from the middle a field may lie, each way, to be seen while the board is magnified.
const IN_SIGHT: f64 = 27.0;

/// A field has the focus, or none any more. It must be in sight.
pub fn at(game: CurrentGame, field: Option<Field>) {
    game.inspector.point(field);
    let Some(field) = field else { return };
    let place = game.layout.with_untracked(|layout| layout.centre(field));
    if (place.x - 50.0).abs().max((place.y - 50.0).abs()) > IN_SIGHT {
        game.inspector.step_back();
    }
}

/// Whether words stand in the line.
pub fn is_open(game: CurrentGame) -> bool {
    field(game).is_some()
}

/// The name of a field for ears, with its ring where rings count.
pub fn name(game: CurrentGame, at: Field) -> String {
    game.scene.with(|scene| {
        let Some(view) = scene.fields.get(at.index()) else { return String::new() };
        let says = numbered(game, &scene.board, &view.says);
        match scene.worth(at) {
            Some(worth) => [&says, ", ", game.label(worth.ring)].concat(),
            None => says,
        }
    })
}

/// A field in words. A number alone would not say that it is one.
pub fn numbered(game: CurrentGame, board: &Board, says: &Msg) -> String {
    let before = if board.naming.numbers.is_some() { game.label(Label::NumberedField) } else { "" };
    [before, &game.say(says)].concat()
}

/// The line on the field that is looked at: name, ring and value, and a sentence for each side beside the stroke of its
/// paths. It does not speak by itself; fields are described by it.
#[component]
pub fn LookLine() -> impl IntoView {
    let game = CurrentGame::here();
    let inside = move || {
        let at = field(game)?;
        game.scene.with(|scene| {
            let (view, worth) = (scene.fields.get(at.index())?, scene.worth(at)?);
            let holds = Side::BOTH.iter().zip(&worth.holds).map(|(side, says)| {
                view! {
                    <p>
                        <svg class="stroke" viewBox="0 0 16 4" aria-hidden="true">
                            <path class=format!("of-{}", side.name()) d="M0 2H16"/>
                        </svg>
                        {game.say(says)}
                    </p>
                }
            });
            let value = format!(", {}, {}", game.label(worth.ring), game.say(&worth.value));
            Some(view! { <p><b>{view.name.clone()}</b>{value}</p> {holds.collect_view()} })
        })
    };
    view! { <div class="sentence looked" id="looked">{inside}</div> }
}

/// The field and the ways of all who could capture there, for the overlay of the board.
pub fn drawn(game: CurrentGame) -> String {
    let layout = game.layout.get();
    let look = |at: Field| {
        game.scene.with(|s| {
            let look = s.fields.get(at.index())?.look.as_ref()?;
            Some(overlay::support(layout, at, look))
        })
    };
    field(game).and_then(look).unwrap_or_default()
}

/// A button in the corner of the board that magnifies its middle, where fields are small.
#[component]
pub fn ZoomView() -> impl IntoView {
    let game = CurrentGame::here();
    let (label, near) = (game.words(Label::ZoomIn), game.inspector.near);
    view! {
        <button
            class="zoom" type="button" data-control="zoom" title=label aria-label=label
            aria-pressed=move || near.get().to_string() on:click=move |_| near.update(|near| *near = !*near)
        >
            <Icon name="zoom"/>
        </button>
    }
}

/// The button, for callers that are not views yet.
pub fn Zoom(_: CurrentGame) -> El {
    element(view! { <ZoomView/> })
}
