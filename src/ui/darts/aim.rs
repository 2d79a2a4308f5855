//! Throwing on the screen: the aim drifts, the player chooses the moment, and the hand adds its spread.

use super::drawing::{dartboard, named, place};
use super::{land, stage};
use crate::ui::dom::{El, button, drawn, el, on};
use crate::ui::live::later;
use crate::ui::room::bits;
use crate::ui::settings::{HAND, Pick};
use crate::ui::state::{Desk, Over};
use crate::ui::{glide, store};
use leptos::prelude::*;
use notabene_core::digits::number;
use notabene_core::game::Scene;
use notabene_core::geometry::dart::Hand;
use notabene_core::geometry::dartboard::Bed;
use notabene_core::geometry::{Point, path};
use notabene_core::i18n::Label;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, PointerEvent};

/// How far a key moves the aim, in millimetres: alone, so that no ring is passed over, and with Shift.
const STEPS: [f64; 2] = [8.0, 2.0];

fn hand(desk: Desk) -> Hand {
    desk.prefs.with(|p| p.hand)
}

/// A number that is kept on the device instead of chance and time, for those who want to repeat a throw.
pub fn fixed_seed() -> Option<u32> {
    number(&store::load("seed")?)
}

/// Whether the aim stands still: the player wants no motion, or every throw the same.
fn is_still() -> bool {
    glide::is_still() || fixed_seed().is_some()
}

/// The chance of this dart. With a kept number it is another for each move, and always the same for one.
fn seed(desk: Desk) -> u64 {
    let ply = desk.sheet.with_untracked(|s| s.at.0);
    match fixed_seed() {
        Some(seed) => u64::from(seed.wrapping_add(ply)),
        None => u64::from(bits()) << 32 | u64::from(bits()),
    }
}

/// Where the sight is now.
fn sight(desk: Desk) -> Point {
    let (aim, drift) = (desk.darts().aim.get(), hand(desk).drifted(desk.darts().held.get()));
    Point { x: aim.x + drift.x, y: aim.y + drift.y }
}

/// Throws to where the sight is.
fn throw(desk: Desk) {
    let (at, hand) = untrack(|| (sight(desk), hand(desk)));
    let at = hand.land(at, is_still(), seed(desk));
    land(desk, at, Bed::at(at));
}

/// Lets the sight drift until the dart has landed or is put down.
fn drift(desk: Desk, round: u32, since: f64) {
    let oche = desk.darts();
    let in_hand = oche.round.get_untracked() == round
        && desk.modal.open.get_untracked() == Over::Darts
        && !desk.prefs.with_untracked(|p| p.real_darts)
        && oche.landed.with_untracked(|l| l.is_none());
    if in_hand {
        oche.held.set(js_sys::Date::now() - since);
        let _ = request_animation_frame(move || drift(desk, round, since));
    }
}

/// The board to aim at, and the hand that throws.
pub fn aim(desk: Desk, scene: &Scene) -> Vec<El> {
    desk.darts().held.set(0.0);
    if !is_still() {
        drift(desk, desk.darts().round.get_untracked(), js_sys::Date::now());
    }
    let board = dartboard(scene, &|_, class| drawn("path").attr("class", class)).attr("aria-hidden", "true");
    let target = el("div", "target")
        .attr("role", "application")
        .attr("tabindex", "0")
        .with([board.with([lit(desk), ring(desk)])]);
    let target = target.live("aria-label", move || desk.label(Label::AimBoard).to_string());
    let target = stage::with_dart(desk, target);
    focus(&target);
    let keyed = move |e: KeyboardEvent| key(desk, &e);
    on(&target, "keydown", keyed);
    point(desk, &target);
    let bed = move || {
        let bed = Bed::at(desk.darts().aim.get());
        desk.darts().before(|scene| Some(named(desk, scene, bed))).unwrap_or_default()
    };
    let acts = [
        button(desk, Label::ThrowBeside, "beside", move || land(desk, Bed::Outside.middle(), Bed::Outside)),
        button(desk, Label::ThrowNow, "now", move || throw(desk)).attr("class", "main"),
    ];
    vec![
        el("p", "hint").label(desk, Label::AimHint),
        target,
        el("div", "lower").with([
            el("p", "bed-name").attr("aria-live", "polite").says(bed),
            el("div", "acts").with([Pick(HAND)]).with(acts),
        ]),
    ]
}

/// The bed under the aim, lit up.
fn lit(desk: Desk) -> El {
    drawn("path")
        .attr("class", "lit")
        .live("d", move || Bed::at(desk.darts().aim.get()).outline())
        .live("data-aimed", move || Bed::at(desk.darts().aim.get()).name())
}

/// The sight.
fn ring(desk: Desk) -> El {
    let shift = move || {
        let at = sight(desk);
        path("translate(~px, ~px)", &[at.x, at.y])
    };
    let cross = "M-17 0H-5M5 0H17M0 -17V-5M0 5V17";
    let circle = |class: &str| drawn("circle").attr("class", class).attr("r", "11");
    drawn("g").attr("class", "sight").style("transform", shift).with([
        circle("halo"),
        circle("line"),
        drawn("path").attr("class", "halo").attr("d", cross),
        drawn("path").attr("class", "line").attr("d", cross),
    ])
}

/// Gives an element the focus as soon as it stands on the page.
pub fn focus(element: &El) {
    let element = element.0.clone();
    later(Box::new(move || {
        let element = element.clone();
        let _ = request_animation_frame(move || {
            // What cannot take the focus is still found with Tab.
            let _ = element.unchecked_ref::<HtmlElement>().focus();
        });
    }));
}

fn key(desk: Desk, e: &KeyboardEvent) {
    let (x, y) = match e.key().as_str() {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        "Enter" | " " => {
            e.prevent_default();
            if !e.repeat() {
                throw(desk);
            }
            return;
        }
        _ => return,
    };
    e.prevent_default();
    let step = STEPS[usize::from(e.shift_key())];
    let inside = |v: f64| v.clamp(-200.0, 200.0);
    desk.darts().aim.update(|aim| *aim = Point { x: inside(aim.x + x * step), y: inside(aim.y + y * step) });
}

/// A mouse aims wherever it is and throws with a click; a finger or a pen drags the aim, and a button throws.
fn point(desk: Desk, target: &El) {
    let board = move |e: &PointerEvent| -> Option<Element> {
        let target = e.current_target()?.dyn_into::<Element>().ok()?;
        target.query_selector("svg").ok().flatten()
    };
    let aim = move |e: PointerEvent| {
        let mouse = e.pointer_type() == "mouse";
        let Some(board) = board(&e).filter(|_| mouse || e.buttons() != 0) else { return };
        desk.darts().aim.set(place(&board, &e));
        if mouse && e.type_() == "pointerdown" && e.button() == 0 {
            throw(desk);
        }
    };
    on(target, "pointerdown", aim);
    on(target, "pointermove", aim);
}
