//! Animation of moving pieces: along a ring, over the centre, from stop to stop of a sweep. A straight path without
//! captures is animated by the style sheet instead.

use crate::components::markup::{Markup, append_html, set_html};
use crate::state::current_game::CurrentGame;
use crate::views::board::gesture::Gesture;
use crate::views::board::piece_transform;
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use notabene_core::game::{CaptureAnimation, PieceId, PieceOn};
use notabene_core::geometry::{Field, Layout, Point, path};
use notabene_core::position::Side;
use wasm_bindgen::prelude::*;
use web_sys::Element;

/// Duration of a move in milliseconds.
const MOVE_TIME: f64 = 250.0;
/// Duration from one stop of a sweep to the next, and of a whole sweep at most, in milliseconds.
const SWEEP_STOP_TIME: f64 = 200.0;
const MAX_SWEEP_TIME: f64 = 1400.0;
/// Duration of the fade of pieces that are captured together, in milliseconds.
const FADE_TIME: f64 = 200.0;
/// Opacity of a captured piece that still stands in the way.
const CAPTURED_OPACITY: f64 = 0.4;

/// True if the device asks for reduced motion, or the page is set to calm.
pub fn prefers_reduced_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    let root = document().document_element();
    query.is_some_and(|query| query.matches())
        || root.is_some_and(|root| root.get_attribute("data-calm").as_deref() == Some("true"))
}

/// Data of a scene to find the changes in the next one.
#[derive(Default)]
struct DisplayedPieces {
    pieces: Vec<PieceOn>,
    path: Vec<Field>,
    sweep: Option<CaptureAnimation>,
}

impl DisplayedPieces {
    fn field_of(&self, id: PieceId) -> Option<Field> {
        self.pieces.iter().find(|p| p.id == id).map(|p| p.field)
    }
}

/// Animates pieces along the path of a move, forwards when it is played and backwards on undo. Any other change ends
/// all animations at once.
pub fn animate_moves(current: CurrentGame, gesture: Gesture) {
    let mut game = 0;
    let mut before = DisplayedPieces::default();
    let mut running: Vec<JsValue> = Vec::new();
    Effect::new(move || {
        let now = current.scene.with(|s| DisplayedPieces {
            pieces: s.pieces.clone(),
            path: s.path.clone(),
            sweep: s.sweep.clone(),
        });
        let same = std::mem::replace(&mut game, current.games_begun.get_untracked()) == game;
        let old = std::mem::replace(&mut before, now);
        // A dragged piece is on its field already.
        let carried = gesture.was_dropped();
        if same && old.pieces == before.pieces {
            return;
        }
        running.drain(..).for_each(|motion| drop(call_method(&motion, "cancel", &Array::new())));
        if let Some(ghosts) = fading_group(current) {
            ghosts.set_text_content(None);
        }
        if !same || current.blindfold().is_on() || prefers_reduced_motion() {
            return;
        }
        let layout = current.layout.get_untracked();
        if let Some(sweep) = &before.sweep
            && let Some(mover) = swept_piece(&old, &before, sweep)
        {
            let legs = sweep.route.len().saturating_sub(1) as f64;
            let time = if carried { 0.0 } else { (SWEEP_STOP_TIME * legs).min(MAX_SWEEP_TIME) };
            fade_captured(current, &layout, sweep, time, &mut running);
            if carried {
                return;
            }
            running.extend(
                element(current, mover).and_then(|e| animate_along_path(&e, &layout, &sweep.route, time)),
            );
            let man = old.pieces.iter().find(|p| p.id == mover.id);
            if let Some(man) = man.filter(|man| man.glyph != mover.glyph) {
                animate_promotion(current, &layout, [man, mover], &sweep.route, time, &mut running);
            }
        } else if !carried {
            animate_steps(current, &layout, [&old, &before], &mut running);
        }
    });
}

/// Animates the pieces that have gone along the path of the last move, or back along that of the move before.
fn animate_steps(
    current: CurrentGame,
    layout: &Layout,
    [old, new]: [&DisplayedPieces; 2],
    running: &mut Vec<JsValue>,
) {
    let back: Vec<Field> = old.path.iter().rev().copied().collect();
    for piece in &new.pieces {
        let Some(from) = old.field_of(piece.id).filter(|from| *from != piece.field) else { continue };
        let goes_along =
            |path: &&Vec<Field>| path.first() == Some(&from) && path.last() == Some(&piece.field);
        if let Some(path) = [&new.path, &back].into_iter().find(goes_along) {
            running.extend(
                element(current, piece).and_then(|e| animate_along_path(&e, layout, path, MOVE_TIME)),
            );
        }
    }
}

/// Returns the piece that has just made this sweep: from its start, with all captured pieces on the board before.
fn swept_piece<'a>(
    old: &DisplayedPieces,
    now: &'a DisplayedPieces,
    sweep: &CaptureAnimation,
) -> Option<&'a PieceOn> {
    let (start, end) = (sweep.route.first()?, sweep.route.last()?);
    let mover = now.pieces.iter().find(|p| p.field == *end)?;
    let taken =
        |(piece, _): &(PieceOn, usize)| old.field_of(piece.id).is_some() && now.field_of(piece.id).is_none();
    (old.field_of(mover.id) == Some(*start) && sweep.taken.iter().all(taken)).then_some(mover)
}

fn distance(a: Point, b: Point) -> f64 {
    let (x, y) = (a.x - b.x, a.y - b.y);
    (x * x + y * y).sqrt()
}

/// Returns the distance of each field along the path, from 0 to 1.
fn offsets(layout: &Layout, path: &[Field]) -> Vec<f64> {
    let (mut gone, mut last, mut all) = (0.0, None, Vec::new());
    for place in path.iter().map(|field| layout.centre(*field)) {
        gone += last.map_or(0.0, |last| distance(last, place));
        last = Some(place);
        all.push(gone);
    }
    all.iter().map(|part| (part / gone.max(1.0)).min(1.0)).collect()
}

/// Returns the element of a piece.
fn element(current: CurrentGame, piece: &PieceOn) -> Option<Element> {
    current.find_element(&path("[data-piece='~']", &[f64::from(piece.id.0)]))
}

/// Moves an element along a path at constant speed. Without support for this it is moved at once.
fn animate_along_path(element: &Element, layout: &Layout, path: &[Field], time: f64) -> Option<JsValue> {
    let place = |field: &Field| JsValue::from(piece_transform(layout.centre(*field), layout.unit(*field)));
    // A sweep pauses briefly at every stop.
    let ease = if time == MOVE_TIME { ["linear", "ease"] } else { ["ease-in-out", "linear"] };
    animate_property(
        element,
        "transform",
        path.iter().map(place).collect(),
        &offsets(layout, path),
        time,
        ease,
    )
}

/// Fades the pieces captured by a sweep: dimmed when jumped, and removed then or at the end.
fn fade_captured(
    current: CurrentGame,
    layout: &Layout,
    sweep: &CaptureAnimation,
    time: f64,
    running: &mut Vec<JsValue>,
) {
    let Some(group) = fading_group(current) else { return };
    let mut out = Markup::default();
    sweep.taken.iter().for_each(|(piece, _)| out.push_piece_at(layout, piece.field, piece.glyph, "ghost "));
    set_html(&group, &out.into_string());
    let stops = offsets(layout, &sweep.route);
    let whole = time + FADE_TIME;
    let end = time / whole;
    let left = if sweep.at_once { 0.0 } else { CAPTURED_OPACITY };
    for (n, (_, leg)) in sweep.taken.iter().enumerate() {
        let stop = |n: usize| stops.get(n).copied().unwrap_or(1.0);
        let jumped = (stop(*leg) + stop(leg + 1)) / 2.0 * end;
        let values = [1.0, 1.0, left, left, 0.0].map(JsValue::from).into_iter().collect();
        let at = [0.0, jumped, (jumped + 0.1).min(end), end, 1.0];
        if let Some(element) = group.children().item(n as u32) {
            running.extend(animate_property(&element, "opacity", values, &at, whole, ["linear", "linear"]));
        }
    }
}

/// Shows a crowned piece as the uncrowned one until it reaches the last row.
fn animate_promotion(
    current: CurrentGame,
    layout: &Layout,
    [man, king]: [&PieceOn; 2],
    route: &[Field],
    time: f64,
    running: &mut Vec<JsValue>,
) {
    let (Some(group), Some(king_element)) = (fading_group(current), element(current, king)) else { return };
    let grid = layout.board.grid;
    let last = if man.glyph.side == Side::White { grid.ranks - 1 } else { 0 };
    let crowned = route.iter().position(|field| grid.xy(*field).1 == last);
    let at = crowned.and_then(|n| offsets(layout, route).get(n).copied()).unwrap_or(1.0);
    let mut out = Markup::default();
    out.push_glyph("ghost ", man.glyph, [-6.25, -6.25, 12.5]);
    // Running animations continue.
    append_html(&group, &out.into_string());
    let Some(man_element) = group.last_element_child() else { return };
    running.extend(animate_along_path(&man_element, layout, route, time));
    for (element, seen) in [(man_element, [1.0, 1.0, 0.0, 0.0]), (king_element, [0.0, 0.0, 1.0, 1.0])] {
        let seen = seen.map(JsValue::from).into_iter().collect();
        running.extend(animate_property(
            &element,
            "opacity",
            seen,
            &[0.0, at, at, 1.0],
            time,
            ["linear", "linear"],
        ));
    }
}

/// Group in which captured pieces are drawn while they fade.
fn fading_group(current: CurrentGame) -> Option<Element> {
    current.find_element(".ghosts")
}

/// Animates a property of an element through values at times from 0 to 1. `ease`: between two values, and for the
/// whole.
fn animate_property(
    element: &Element,
    property: &str,
    values: Array,
    at: &[f64],
    time: f64,
    ease: [&str; 2],
) -> Option<JsValue> {
    let set = |object: &Object, name: &str, value: &JsValue| drop(Reflect::set(object, &name.into(), value));
    let (frames, options) = (Object::new(), Object::new());
    set(&frames, property, &values);
    set(&frames, "offset", &at.iter().map(|at| JsValue::from(*at)).collect::<Array>());
    set(&frames, "easing", &ease[0].into());
    set(&options, "duration", &time.into());
    set(&options, "easing", &ease[1].into());
    call_method(element, "animate", &Array::of2(&frames, &options))
}

/// Calls a method that some browsers lack.
fn call_method(object: &JsValue, method: &str, arguments: &Array) -> Option<JsValue> {
    let method = Reflect::get(object, &method.into()).ok()?.dyn_into::<Function>().ok()?;
    method.apply(object, arguments).ok()
}
