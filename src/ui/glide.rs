//! Pieces on their way: along a ring, over the centre, from stop to stop of a sweep. Where a way is straight
//! and nothing is taken on it, the style of the page moves the piece by itself.

use super::board::standing;
use super::dom::{at_end, inside, later};
use super::gesture::Gesture;
use super::markup::Markup;
use super::state::Desk;
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use notabene_core::game::{PieceId, PieceOn, Sweep};
use notabene_core::geometry::{Field, Layout, Point, path};
use notabene_core::position::Side;
use wasm_bindgen::prelude::*;
use web_sys::Element;

/// How long a piece is under way, in milliseconds.
const TIME: f64 = 250.0;
/// The same from one stop of a sweep to the next, and for a whole one at most.
const LEG: f64 = 200.0;
const SWEEP: f64 = 1400.0;
/// How long taken pieces fade that leave together.
const FADE: f64 = 200.0;
/// How much is left of a piece that is taken and still stands in the way.
const DIM: f64 = 0.4;

/// Whether the player wants no motion.
pub fn is_still() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// What is to be known of a scene to see what changed.
#[derive(Default)]
struct Shown {
    pieces: Vec<PieceOn>,
    path: Vec<Field>,
    sweep: Option<Sweep>,
}

impl Shown {
    fn of(&self, id: PieceId) -> Option<Field> {
        self.pieces.iter().find(|p| p.id == id).map(|p| p.field)
    }
}

/// Lets pieces follow the way of a move, forwards when it is played and backwards when it is taken back.
/// Whatever else happens ends all motion at once.
pub fn listen(desk: Desk, gesture: Gesture) {
    let mut game = 0;
    let mut before = Shown::default();
    let mut running: Vec<JsValue> = Vec::new();
    later(Box::new(move || {
        let now = desk.scene.with(|s| Shown {
            pieces: s.pieces.clone(),
            path: s.path.clone(),
            sweep: s.sweep.clone(),
        });
        let same = std::mem::replace(&mut game, desk.games_begun.get_untracked()) == game;
        let old = std::mem::replace(&mut before, now);
        // Who is carried by hand is there already.
        let carried = gesture.was_dropped();
        if same && old.pieces == before.pieces {
            return;
        }
        running.drain(..).for_each(|motion| drop(call(&motion, "cancel", &Array::new())));
        if let Some(ghosts) = group(desk) {
            ghosts.set_text_content(None);
        }
        if !same || is_still() {
            return;
        }
        let layout = desk.layout.get_untracked();
        if let Some(sweep) = &before.sweep
            && let Some(mover) = swept(&old, &before, sweep)
        {
            let legs = sweep.route.len().saturating_sub(1) as f64;
            let time = if carried { 0.0 } else { (LEG * legs).min(SWEEP) };
            leave(desk, &layout, sweep, time, &mut running);
            if carried {
                return;
            }
            running.extend(element(desk, mover).and_then(|e| glide(&e, &layout, &sweep.route, time)));
            let man = old.pieces.iter().find(|p| p.id == mover.id);
            if let Some(man) = man.filter(|man| man.glyph != mover.glyph) {
                crown(desk, &layout, [man, mover], &sweep.route, time, &mut running);
            }
            return;
        }
        if carried {
            return;
        }
        let mut back = old.path.clone();
        back.reverse();
        for piece in &before.pieces {
            let Some(from) = old.of(piece.id).filter(|from| *from != piece.field) else { continue };
            for way in [&before.path, &back] {
                if way.first() == Some(&from) && way.last() == Some(&piece.field) {
                    running.extend(element(desk, piece).and_then(|e| glide(&e, &layout, way, TIME)));
                    break;
                }
            }
        }
    }));
}

/// The piece that has just made this sweep: it stood at the start, and what is taken stood on the board.
fn swept<'a>(old: &Shown, now: &'a Shown, sweep: &Sweep) -> Option<&'a PieceOn> {
    let (start, end) = (sweep.route.first()?, sweep.route.last()?);
    let mover = now.pieces.iter().find(|p| p.field == *end)?;
    let taken = |(piece, _): &(PieceOn, usize)| old.of(piece.id).is_some() && now.of(piece.id).is_none();
    (old.of(mover.id) == Some(*start) && sweep.taken.iter().all(taken)).then_some(mover)
}

fn distance(a: Point, b: Point) -> f64 {
    let (x, y) = (a.x - b.x, a.y - b.y);
    (x * x + y * y).sqrt()
}

/// How far along a way each of its fields lies, from 0 to 1.
fn offsets(layout: &Layout, way: &[Field]) -> Vec<f64> {
    let (mut gone, mut last, mut all) = (0.0, None, Vec::new());
    for place in way.iter().map(|field| layout.centre(*field)) {
        gone += last.map_or(0.0, |last| distance(last, place));
        last = Some(place);
        all.push(gone);
    }
    all.iter().map(|part| (part / gone.max(1.0)).min(1.0)).collect()
}

/// The element of a piece.
fn element(desk: Desk, piece: &PieceOn) -> Option<Element> {
    desk.find(&path("[data-piece='~']", &[f64::from(piece.id.0)]))
}

/// Moves an element along a way, at the same pace everywhere. Without such motion it is just there.
fn glide(element: &Element, layout: &Layout, way: &[Field], time: f64) -> Option<JsValue> {
    let place = |field: &Field| JsValue::from(standing(layout.centre(*field), layout.unit(*field)));
    // A sweep rests a little at every stop.
    let ease = if time == TIME { ["linear", "ease"] } else { ["ease-in-out", "linear"] };
    animate(element, "transform", way.iter().map(place).collect(), &offsets(layout, way), time, ease)
}

/// The pieces that a sweep took, as they were: each pales when it is jumped, and leaves then or at the end.
fn leave(desk: Desk, layout: &Layout, sweep: &Sweep, time: f64, running: &mut Vec<JsValue>) {
    let Some(group) = group(desk) else { return };
    let mut out = Markup::default();
    sweep.taken.iter().for_each(|(piece, _)| out.stand(layout, piece.field, piece.glyph, "ghost "));
    inside(&group, &out.done());
    let stops = offsets(layout, &sweep.route);
    let whole = time + FADE;
    let end = time / whole;
    let left = if sweep.at_once { 0.0 } else { DIM };
    for (n, (_, leg)) in sweep.taken.iter().enumerate() {
        let stop = |n: usize| stops.get(n).copied().unwrap_or(1.0);
        let jumped = (stop(*leg) + stop(leg + 1)) / 2.0 * end;
        let values = [1.0, 1.0, left, left, 0.0].map(JsValue::from).into_iter().collect();
        let at = [0.0, jumped, (jumped + 0.1).min(end), end, 1.0];
        if let Some(element) = group.children().item(n as u32) {
            running.extend(animate(&element, "opacity", values, &at, whole, ["linear", "linear"]));
        }
    }
}

/// Until it comes to the last row before it, a piece that is crowned is seen as what it was.
fn crown(
    desk: Desk,
    layout: &Layout,
    [man, king]: [&PieceOn; 2],
    route: &[Field],
    time: f64,
    running: &mut Vec<JsValue>,
) {
    let (Some(group), Some(king_element)) = (group(desk), element(desk, king)) else { return };
    let grid = layout.board.grid;
    let last = if man.glyph.side == Side::White { grid.ranks - 1 } else { 0 };
    let crowned = route.iter().position(|field| grid.xy(*field).1 == last);
    let at = crowned.and_then(|n| offsets(layout, route).get(n).copied()).unwrap_or(1.0);
    let mut out = Markup::default();
    out.glyph("ghost ", man.glyph, [-6.25, -6.25, 12.5]);
    // What is on its way already goes on.
    at_end(&group, &out.done());
    let Some(man_element) = group.last_element_child() else { return };
    running.extend(glide(&man_element, layout, route, time));
    for (element, seen) in [(man_element, [1.0, 1.0, 0.0, 0.0]), (king_element, [0.0, 0.0, 1.0, 1.0])] {
        let seen = seen.map(JsValue::from).into_iter().collect();
        running.extend(animate(&element, "opacity", seen, &[0.0, at, at, 1.0], time, ["linear", "linear"]));
    }
}

/// Where taken pieces are drawn while they leave.
fn group(desk: Desk) -> Option<Element> {
    desk.find(".ghosts")
}

/// Lets a property of an element go through values at times from 0 to 1. `ease`: between two values, and
/// for the whole.
fn animate(
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
    call(element, "animate", &Array::of2(&frames, &options))
}

/// Calls a method that not every browser has.
fn call(object: &JsValue, method: &str, arguments: &Array) -> Option<JsValue> {
    let method = Reflect::get(object, &method.into()).ok()?.dyn_into::<Function>().ok()?;
    method.apply(object, arguments).ok()
}
