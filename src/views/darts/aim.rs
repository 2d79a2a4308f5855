//! Throwing on the screen: the aim drifts, the player chooses the moment, and the hand adds its spread.

use crate::components::effect::effect_after_render;
use crate::components::element::{El, button, el, on, svg_el};
use crate::state::context::{AppContext, ModalKind};
use crate::state::dart_throw::{self, fixed_seed, land_dart};
use crate::state::random::random_bits;
use crate::views::board::animation;
use crate::views::darts::drawing::{bed_description, dartboard, millimetres_from_bull, with_landed_dart};
use crate::views::settings::{HAND_SETTING, SettingSelect};
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::game::correspondence::ThrownDart;
use notabene_core::geometry::dart::Hand;
use notabene_core::geometry::dartboard::Bed;
use notabene_core::geometry::{Point, path};
use notabene_core::i18n::Label;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, PointerEvent};

/// Steps of the arrow keys in millimetres: alone, so that no ring is skipped, and with Shift.
const STEPS: [f64; 2] = [8.0, 2.0];

fn throwing_hand(app: AppContext) -> Hand {
    app.prefs.with(|p| p.hand)
}

/// True if the aim stands still: the player prefers reduced motion, or a fixed seed.
fn is_still() -> bool {
    animation::prefers_reduced_motion() || fixed_seed().is_some()
}

/// Returns the seed of this dart. A fixed seed gives each move another one, and the same move always the same.
fn seed(app: AppContext) -> u64 {
    let ply = app.sheet.with_untracked(|s| s.at.0);
    match fixed_seed() {
        Some(seed) => u64::from(seed.wrapping_add(ply)),
        None => u64::from(random_bits()) << 32 | u64::from(random_bits()),
    }
}

/// Returns the current position of the sight.
fn sight_position(app: AppContext) -> Point {
    let (aim, drift) = (app.darts().aim.get(), throwing_hand(app).drifted(app.darts().held.get()));
    Point { x: aim.x + drift.x, y: aim.y + drift.y }
}

/// Throws at the current position of the sight.
fn throw_dart(app: AppContext) {
    let (at, hand) = untrack(|| (sight_position(app), throwing_hand(app)));
    dart_throw::throw_dart(app, ThrownDart { aim: at, hand, is_still: is_still() }, seed(app));
}

/// Moves the sight until the dart has landed or is put down.
fn move_sight(app: AppContext, round: u32, since: f64) {
    let throw = app.darts();
    let in_hand = throw.round.get_untracked() == round
        && app.modal.open.get_untracked() == ModalKind::Darts
        && !app.prefs.with_untracked(|p| p.real_darts)
        && throw.landed.with_untracked(|l| l.is_none());
    if in_hand {
        throw.held.set(js_sys::Date::now() - since);
        let _ = request_animation_frame(move || move_sight(app, round, since));
    }
}

/// The board to aim at, and the hand that throws.
pub fn aiming_board(app: AppContext, scene: &Scene) -> Vec<El> {
    app.darts().held.set(0.0);
    if !is_still() {
        move_sight(app, app.darts().round.get_untracked(), js_sys::Date::now());
    }
    let board = dartboard(scene, &|_, class| svg_el("path").attr("class", class)).attr("aria-hidden", "true");
    let target = el("div", "target")
        .attr("role", "application")
        .attr("tabindex", "0")
        .with([board.with([highlighted_bed(app), sight_ring(app)])]);
    let target = target.live_attr("aria-label", move || app.label(Label::AimBoard).to_string());
    let target = with_landed_dart(app, target);
    focus_after_render(&target);
    let keyed = move |e: KeyboardEvent| on_key(app, &e);
    on(&target, "keydown", keyed);
    aim_by_pointer(app, &target);
    let bed = move || {
        let bed = Bed::at(app.darts().aim.get());
        app.darts().with_board_before(|scene| Some(bed_description(app, scene, bed))).unwrap_or_default()
    };
    let acts = [
        button(app, Label::ThrowBeside, "beside", move || {
            land_dart(app, Bed::Outside.middle(), Bed::Outside)
        }),
        button(app, Label::ThrowNow, "now", move || throw_dart(app)).attr("class", "main"),
    ];
    vec![
        el("p", "hint").label(app, Label::AimHint),
        target,
        el("div", "lower").with([
            el("p", "bed-name").attr("aria-live", "polite").live_text(bed),
            el("div", "acts").with([SettingSelect(HAND_SETTING)]).with(acts),
        ]),
    ]
}

/// The highlighted bed under the aim.
fn highlighted_bed(app: AppContext) -> El {
    svg_el("path")
        .attr("class", "lit")
        .live_attr("d", move || Bed::at(app.darts().aim.get()).outline())
        .live_attr("data-aimed", move || Bed::at(app.darts().aim.get()).name())
}

/// The sight.
fn sight_ring(app: AppContext) -> El {
    let shift = move || {
        let at = sight_position(app);
        path("translate(~px, ~px)", &[at.x, at.y])
    };
    let cross = "M-17 0H-5M5 0H17M0 -17V-5M0 5V17";
    let circle = |class: &str| svg_el("circle").attr("class", class).attr("r", "11");
    svg_el("g").attr("class", "sight").style("transform", shift).with([
        circle("halo"),
        circle("line"),
        svg_el("path").attr("class", "halo").attr("d", cross),
        svg_el("path").attr("class", "line").attr("d", cross),
    ])
}

/// Focuses an element as soon as it is in the document.
pub fn focus_after_render(element: &El) {
    let element = element.0.clone();
    effect_after_render(Box::new(move || {
        let element = element.clone();
        let _ = request_animation_frame(move || {
            // An element that refuses the focus is still reachable with Tab.
            let _ = element.unchecked_ref::<HtmlElement>().focus();
        });
    }));
}

fn on_key(app: AppContext, e: &KeyboardEvent) {
    let (x, y) = match e.key().as_str() {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        "Enter" | " " => {
            e.prevent_default();
            if !e.repeat() {
                throw_dart(app);
            }
            return;
        }
        _ => return,
    };
    e.prevent_default();
    let step = STEPS[usize::from(e.shift_key())];
    let inside = |v: f64| v.clamp(-200.0, 200.0);
    app.darts().aim.update(|aim| *aim = Point { x: inside(aim.x + x * step), y: inside(aim.y + y * step) });
}

/// A mouse aims at its position and throws with a click; a finger or a pen drags the aim, and a button throws.
fn aim_by_pointer(app: AppContext, target: &El) {
    let board = move |e: &PointerEvent| -> Option<Element> {
        let target = e.current_target()?.dyn_into::<Element>().ok()?;
        target.query_selector("svg").ok().flatten()
    };
    let aim = move |e: PointerEvent| {
        let mouse = e.pointer_type() == "mouse";
        let Some(board) = board(&e).filter(|_| mouse || e.buttons() != 0) else { return };
        app.darts().aim.set(millimetres_from_bull(&board, &e));
        if mouse && e.type_() == "pointerdown" && e.button() == 0 {
            throw_dart(app);
        }
    };
    on(target, "pointerdown", aim);
    on(target, "pointermove", aim);
}
