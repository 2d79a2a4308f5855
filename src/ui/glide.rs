//! Pieces on their way: along a ring, over the centre. Where a way is straight, the style of the page moves
//! the piece by itself.

use super::board::standing;
use super::dom::later;
use super::gesture::Gesture;
use super::state::Desk;
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use notabene_core::geometry::{Field, Layout, Point};
use notabene_core::session::PieceOn;
use wasm_bindgen::prelude::*;

/// How long a piece is under way, in milliseconds.
const TIME: f64 = 250.0;

/// Whether the player wants no motion.
pub fn is_still() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// Lets pieces follow the way of a move, forwards when it is played and backwards when it is taken back.
pub fn listen(desk: Desk, gesture: Gesture) {
    let mut game = 0;
    let mut before: (Vec<PieceOn>, Vec<Field>) = Default::default();
    later(Box::new(move || {
        let now = desk.scene.with(|s| (s.pieces.clone(), s.path.clone()));
        let same = std::mem::replace(&mut game, desk.begun.get_untracked()) == game;
        let old = std::mem::replace(&mut before, now);
        // Who is carried by hand is there already.
        if gesture.was_dropped() || !same || is_still() {
            return;
        }
        for piece in &before.0 {
            let from = old.0.iter().find(|p| p.id == piece.id).map(|p| p.field);
            let Some(from) = from.filter(|from| *from != piece.field) else { continue };
            let mut back = old.1.clone();
            back.reverse();
            for way in [&before.1, &back] {
                if way.first() == Some(&from) && way.last() == Some(&piece.field) {
                    glide(&desk.layout.get_untracked(), piece, way);
                    break;
                }
            }
        }
    }));
}

/// Moves a piece along a way, at the same pace everywhere. Without such motion it is just there.
fn glide(layout: &Layout, piece: &PieceOn, way: &[Field]) {
    let places: Vec<Point> = way.iter().map(|field| layout.centre(*field)).collect();
    let step = |pair: &[Point]| {
        let (x, y) = (pair[1].x - pair[0].x, pair[1].y - pair[0].y);
        (x * x + y * y).sqrt()
    };
    let whole: f64 = places.windows(2).map(step).sum();
    let (transforms, offsets) = (Array::new(), Array::new());
    let mut gone = 0.0;
    for (n, (field, place)) in way.iter().zip(&places).enumerate() {
        if n > 0 {
            gone += step(&places[n - 1..=n]);
        }
        transforms.push(&standing(*place, layout.unit(*field)).into());
        offsets.push(&(gone / whole.max(1.0)).min(1.0).into());
    }
    let set = |object: &Object, name: &str, value: &JsValue| drop(Reflect::set(object, &name.into(), value));
    let (frames, options) = (Object::new(), Object::new());
    set(&frames, "transform", &transforms);
    set(&frames, "offset", &offsets);
    set(&options, "duration", &TIME.into());
    set(&options, "easing", &"ease".into());
    let css = ["[data-piece='", &piece.id.0.to_string(), "']"].concat();
    let Some(element) = document().query_selector(&css).ok().flatten() else { return };
    let animate = Reflect::get(&element, &"animate".into()).and_then(|f| f.dyn_into::<Function>());
    if let Ok(animate) = animate {
        drop(animate.call2(&element, &frames, &options));
    }
}
