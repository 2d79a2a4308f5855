//! Throwing on the screen: the aim drifts, the player chooses the moment, and the hand adds its spread.

use crate::components::Button;
use crate::state::dart_throw::{DartThrow, fixed_seed};
use crate::state::modal::ModalKind;
use crate::state::preferences::Preferences;
use crate::state::random::random_bits;
use crate::views::board::animation;
use crate::views::darts::drawing::{Dartboard, bed_class, bed_colour, bed_text, millimetres_from_bull};
use crate::views::darts::focus_when_rendered;
use crate::views::settings::{HAND_SETTING, SettingSelect};
use leptos::html::Div;
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::game::correspondence::ThrownDart;
use notabene_core::geometry::dart::Hand;
use notabene_core::geometry::dartboard::Bed;
use notabene_core::geometry::{Point, path};
use notabene_core::i18n::Label;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent};

/// Steps of the arrow keys in millimetres: alone, so that no ring is skipped, and with Shift.
const STEPS: [f64; 2] = [8.0, 2.0];

fn throwing_hand(throw: DartThrow) -> Hand {
    throw.current.prefs.with(|p| p.hand)
}

/// True if the aim stands still: the player prefers reduced motion, or a fixed seed.
fn is_still() -> bool {
    animation::prefers_reduced_motion() || fixed_seed().is_some()
}

/// Returns the seed of this dart. A fixed seed gives each move another one, and the same move always the same.
fn seed(throw: DartThrow) -> u64 {
    let ply = throw.current.sheet.with_untracked(|s| s.at.0);
    match fixed_seed() {
        Some(seed) => u64::from(seed.wrapping_add(ply)),
        None => u64::from(random_bits()) << 32 | u64::from(random_bits()),
    }
}

/// Returns the throw position of the sight.
fn sight_position(throw: DartThrow) -> Point {
    let (aim, drift) = (throw.aim.get(), throwing_hand(throw).drifted(throw.held.get()));
    Point { x: aim.x + drift.x, y: aim.y + drift.y }
}

/// Throws at the throw position of the sight.
fn throw_dart(throw: DartThrow) {
    let (at, hand) = untrack(|| (sight_position(throw), throwing_hand(throw)));
    throw.throw(ThrownDart { aim: at, hand, is_still: is_still() }, seed(throw));
}

/// Moves the sight until the dart has landed or is put down.
fn move_sight(throw: DartThrow, round: u32, since: f64) {
    let in_hand = throw.round.get_untracked() == round
        && throw.modal.open.get_untracked() == ModalKind::Darts
        && !throw.current.prefs.with_untracked(|p| p.real_darts)
        && throw.landed.with_untracked(|l| l.is_none());
    if in_hand {
        throw.held.set(js_sys::Date::now() - since);
        let _ = request_animation_frame(move || move_sight(throw, round, since));
    }
}

/// The board to aim at, and the hand that throws.
#[component]
pub fn AimingBoard(scene: Scene) -> impl IntoView {
    let (throw, prefs) = (DartThrow::here(), Preferences::here());
    throw.held.set(0.0);
    if !is_still() {
        move_sight(throw, throw.round.get_untracked(), js_sys::Date::now());
    }
    let target = NodeRef::<Div>::new();
    focus_when_rendered(target);
    let aimed = move || Bed::at(throw.aim.get());
    let beds = Bed::all().map(|bed| {
        let class = bed_class(&scene, bed);
        view! { <path class=class data-paint=bed_colour(bed) data-bed=bed.name() d=bed.outline()/> }
            .into_any()
    });
    let beds = beds.collect();
    view! {
        <p class="hint">{prefs.label_signal(Label::AimHint)}</p>
        <div
            node_ref=target class="target" role="application" tabindex="0"
            aria-label=prefs.label_signal(Label::AimBoard)
            on:keydown=move |e| on_key(throw, &e)
            on:pointerdown=move |e| aim_by_pointer(throw, &e)
            on:pointermove=move |e| aim_by_pointer(throw, &e)
        >
            <Dartboard scene beds attr:aria-hidden="true">
                // The bed under the aim.
                <path class="lit" fill="#ffffff" fill-opacity="0.28" stroke="#ffffff" stroke-width="3" pointer-events="none" d=move || aimed().outline() data-aimed=move || aimed().name()/>
                <Sight/>
            </Dartboard>
        </div>
        <div class="lower stack">
            <p class="bed-name strong centre" aria-live="polite">{move || bed_text(throw, aimed())}</p>
            <div class="acts names-beside inline at-end">
                <SettingSelect setting=HAND_SETTING/>
                <Button
                    text=prefs.label_signal(Label::ThrowBeside) name="beside"
                    on_click=move |()| throw.land(Bed::Outside.middle(), Bed::Outside)
                />
                <Button
                    text=prefs.label_signal(Label::ThrowNow) name="now" class="main"
                    on_click=move |()| throw_dart(throw)
                />
            </div>
        </div>
    }
}

/// The sight.
#[component]
fn Sight() -> impl IntoView {
    let throw = DartThrow::here();
    let shift = move || {
        let at = sight_position(throw);
        path("translate(~px, ~px)", &[at.x, at.y])
    };
    let cross = "M-17 0H-5M5 0H17M0 -17V-5M0 5V17";
    view! {
        <g class="sight" style:transform=shift fill="none" pointer-events="none">
            <g stroke="#ffffff" stroke-width="6"><circle r="11"/><path d=cross/></g>
            <g stroke="#0b3d91" stroke-width="2.5"><circle r="11"/><path d=cross/></g>
        </g>
    }
}

fn on_key(throw: DartThrow, e: &KeyboardEvent) {
    let (x, y) = match e.key().as_str() {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        "Enter" | " " => {
            e.prevent_default();
            if !e.repeat() {
                throw_dart(throw);
            }
            return;
        }
        _ => return,
    };
    e.prevent_default();
    let step = STEPS[usize::from(e.shift_key())];
    let inside = |v: f64| v.clamp(-200.0, 200.0);
    throw.aim.update(|aim| *aim = Point { x: inside(aim.x + x * step), y: inside(aim.y + y * step) });
}

/// A mouse aims at its position and throws with a click; a finger or a pen drags the aim, and a button throws.
fn aim_by_pointer(throw: DartThrow, e: &PointerEvent) {
    let target = e.current_target().and_then(|target| target.dyn_into::<Element>().ok());
    let board = target.and_then(|target| target.query_selector("svg").ok().flatten());
    let is_mouse = e.pointer_type() == "mouse";
    let Some(board) = board.filter(|_| is_mouse || e.buttons() != 0) else { return };
    throw.aim.set(millimetres_from_bull(&board, e));
    if is_mouse && e.type_() == "pointerdown" && e.button() == 0 {
        throw_dart(throw);
    }
}
