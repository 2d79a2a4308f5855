//! The board for keyboard and screen reader: a grid of named fields over the drawing, with one tab stop.

use crate::state::current_game::CurrentGame;
use crate::views::board::inspect;
use leptos::html;
use leptos::prelude::*;
use notabene_core::geometry::{Field, Layout, path};
use notabene_core::i18n::Label;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

/// Interface of a grid: any board has fields with labels, and keys and taps that do something.
#[derive(Copy, Clone)]
pub struct GridOptions {
    pub layout: Memo<Layout>,
    /// Returns the label of a field.
    pub describe: Callback<Field, String>,
    /// Handles the activation of a field.
    pub on_tap: Callback<Field>,
    /// Handles focus and blur of a field.
    pub on_focus: fn(CurrentGame, Option<Field>),
    /// Handles another key on a field; `false` if the key is ignored.
    pub on_key: Callback<(Field, String), bool>,
}

impl GridOptions {
    /// The board of the game.
    pub fn of_game(current: CurrentGame) -> GridOptions {
        let name = move |field: Field| inspect::field_name(current, field);
        let key = move |(_, key): (Field, String)| {
            let escape = key == "Escape";
            if escape {
                current.choose(None);
            }
            escape
        };
        let tap = move |field| drop(current.tap(field));
        GridOptions {
            layout: current.layout,
            describe: Callback::new(name),
            on_tap: Callback::new(tap),
            on_focus: inspect::set_inspected_field,
            on_key: Callback::new(key),
        }
    }
}

/// The grid (WAI-ARIA grid pattern). Lies over the drawing, so that focus shows in place and touch exploration by a
/// screen reader finds each field where it is drawn; pointers pass through.
#[component]
pub fn Grid(face: GridOptions) -> impl IntoView {
    let current = CurrentGame::here();
    let focused = RwSignal::new(Field(0));
    let root = NodeRef::<html::Div>::new();
    let keydown = move |e: KeyboardEvent| {
        if on_key(face, focused, &e) {
            e.prevent_default();
            e.stop_propagation();
            focus_field(current, root, focused.get_untracked());
        }
    };
    let rows = move || {
        let layout = face.layout.get();
        // A closure inside is always rendered with new elements: the focus does not stay where another field is now.
        move || {
            let row = |y: u8| {
                let fields = layout.files().filter_map(|x| layout.board.grid.field(x, y));
                let cells = fields.map(|field| view! { <GridCell face field focused/> });
                view! { <div role="row">{cells.collect_view()}</div> }
            };
            layout.ranks().map(row).collect_view()
        }
    };
    view! {
        <div
            class="grid" role="grid" node_ref=root aria-label=current.label_signal(Label::Board) on:keydown=keydown
            on:focusout=move |_| (face.on_focus)(current, None)
        >
            {rows}
        </div>
    }
}

/// The cell of a field.
#[component]
fn GridCell(face: GridOptions, field: Field, focused: RwSignal<Field>) -> impl IntoView {
    let current = CurrentGame::here();
    let label = move || face.describe.run(field);
    let place = move |axis: fn(notabene_core::geometry::Point) -> f64| {
        face.layout.with(|l| path("~%", &[axis(l.centre(field)) - l.unit(field) / 2.0]))
    };
    let size = path("~%", &[face.layout.with_untracked(|l| l.unit(field))]);
    let stop = move || if focused.get() == field { "0" } else { "-1" };
    view! {
        <div
            role="gridcell"
            tabindex=stop
            data-cell=field.0
            aria-label=label
            style:left=move || place(|p| p.x)
            style:top=move || place(|p| p.y)
            style:width=size.clone()
            style:height=size
            aria-describedby="looked"
            on:focus=move |_| {
                focused.set(field);
                (face.on_focus)(current, Some(field));
            }
            on:click=move |_| face.on_tap.run(field)
        ></div>
    }
}

/// Handles a key on the board; returns `false` if the board ignores it.
fn on_key(face: GridOptions, focused: RwSignal<Field>, e: &KeyboardEvent) -> bool {
    if e.ctrl_key() || e.meta_key() || e.alt_key() {
        return false;
    }
    let at = focused.get_untracked();
    let beside = |right, down| {
        let next = face.layout.with_untracked(|l| l.beside(at, right, down));
        focused.set(next.unwrap_or(at));
    };
    match e.key().as_str() {
        "ArrowLeft" => beside(-1, 0),
        "ArrowRight" => beside(1, 0),
        "ArrowUp" => beside(0, -1),
        "ArrowDown" => beside(0, 1),
        "Enter" | " " => face.on_tap.run(at),
        key => return face.on_key.run((at, key.to_string())),
    }
    true
}

fn focus_field(current: CurrentGame, root: NodeRef<html::Div>, field: Field) {
    let cell = root
        .try_get_untracked()
        .flatten()
        .and_then(|r| r.query_selector(&path("[data-cell='~']", &[f64::from(field.0)])).ok().flatten());
    // A promotion dialog with the focus keeps it.
    let choosing = current.find_element(".choices").is_some();
    if let Some(cell) = cell.and_then(|c| c.dyn_into::<HtmlElement>().ok()).filter(|_| !choosing) {
        // An element that refuses the focus stops nothing.
        let _ = cell.focus();
    }
}
