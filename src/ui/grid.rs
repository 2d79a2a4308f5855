//! The board for keys and ears: a grid of named fields over the drawing, with one tab stop.

use super::dom::{El, view};
use super::live::Place;
use super::look;
use super::state::{Desk, text};
use leptos::prelude::*;
use notabene_core::geometry::{Field, Layout, path};
use notabene_core::i18n::Label;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

/// What a grid is about: any board has fields with words, and keys and taps that do something.
#[derive(Copy, Clone)]
pub struct Face {
    pub layout: Memo<Layout>,
    /// A field in words.
    pub says: Callback<Field, String>,
    /// A field is activated.
    pub tap: Callback<Field>,
    /// A field has the focus, or none any more.
    pub look: fn(Desk, Option<Field>),
    /// Another key on a field; `false` if it means nothing.
    pub key: Callback<(Field, String), bool>,
}

impl Face {
    /// The board of the game.
    pub fn game(desk: Desk) -> Face {
        let said = move |field: Field| look::name(desk, field);
        let key = move |(_, key): (Field, String)| {
            let escape = key == "Escape";
            if escape {
                desk.choose(None);
            }
            escape
        };
        let tap = move |field| drop(desk.tap(field));
        Face {
            layout: desk.layout,
            says: Callback::new(said),
            tap: Callback::new(tap),
            look: look::at,
            key: Callback::new(key),
        }
    }
}

/// The grid (WAI-ARIA grid pattern). It lies over the drawing, so that focus shows in place and a
/// finger of a screen reader finds each field where it is drawn; pointers pass through it.
pub fn Grid(face: Face) -> El {
    let desk = Desk::here();
    let focused = RwSignal::new(Field(0));
    let root = RwSignal::new_local(None);
    let keydown = move |e: KeyboardEvent| {
        if on_key(face, focused, &e) {
            e.prevent_default();
            e.stop_propagation();
            focus(desk, root, focused.get_untracked());
        }
    };
    let rows = move || {
        face.layout.with(|l| {
            let row = |y: u8| {
                let cells = l
                    .files()
                    .filter_map(|x| l.board.grid.field(x, y))
                    .map(|field| view! { <Cell face field focused/> });
                view! { <div role="row">{cells.collect::<Vec<_>>()}</div> }
            };
            l.ranks().map(row).collect::<Vec<_>>()
        })
    };
    view! {
        <div
            class="grid" role="grid" node_ref=root aria-label=desk.words(Label::Board) on:keydown=keydown
            on:focusout=move |_| (face.look)(desk, None)
        >
            {rows}
        </div>
    }
}

fn Cell(face: Face, field: Field, focused: RwSignal<Field>) -> El {
    let desk = Desk::here();
    let label = text(move || face.says.run(field));
    let place = move |axis: fn(notabene_core::geometry::Point) -> f64| {
        face.layout.with(|l| path("~%", &[axis(l.centre(field)) - l.unit(field) / 2.0]))
    };
    let size = path("~%", &[face.layout.with_untracked(|l| l.unit(field))]);
    let stop = text(move || (if focused.get() == field { "0" } else { "-1" }).to_string());
    view! {
        <div
            role="gridcell"
            tabindex=stop
            data-cell=field.0
            aria-label=label
            style:left=text(move || place(|p| p.x))
            style:top=text(move || place(|p| p.y))
            style:width=size.clone()
            style:height=size
            aria-describedby="looked"
            on:focus=move |_| {
                focused.set(field);
                (face.look)(desk, Some(field));
            }
            on:click=move |_| face.tap.run(field)
        ></div>
    }
}

/// What a key does on the board; `false` if it means nothing here.
fn on_key(face: Face, focused: RwSignal<Field>, e: &KeyboardEvent) -> bool {
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
        "Enter" | " " => face.tap.run(at),
        key => return face.key.run((at, key.to_string())),
    }
    true
}

fn focus(desk: Desk, root: Place, field: Field) {
    let cell = root
        .try_get_untracked()
        .flatten()
        .and_then(|r| r.query_selector(&path("[data-cell='~']", &[f64::from(field.0)])).ok().flatten());
    // A promotion dialog may have taken the focus; it keeps it.
    let choosing = desk.find(".choices").is_some();
    if let Some(cell) = cell.and_then(|c| c.dyn_into::<HtmlElement>().ok()).filter(|_| !choosing) {
        // An element that cannot take the focus is no reason to stop.
        let _ = cell.focus();
    }
}
