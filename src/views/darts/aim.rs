//! Throwing on the screen: the aim drifts, the player chooses the moment, and the hand adds its spread.

use crate::components::Button;
use crate::state::context::{AppContext, ModalKind};
use crate::state::dart_throw::{self, fixed_seed, land_dart};
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
#[component]
pub fn AimingBoard(scene: Scene) -> impl IntoView {
    let (app, prefs) = (AppContext::here(), expect_context::<Preferences>());
    app.darts().held.set(0.0);
    if !is_still() {
        move_sight(app, app.darts().round.get_untracked(), js_sys::Date::now());
    }
    let target = NodeRef::<Div>::new();
    focus_when_rendered(target);
    let aimed = move || Bed::at(app.darts().aim.get());
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
            on:keydown=move |e| on_key(app, &e)
            on:pointerdown=move |e| aim_by_pointer(app, &e)
            on:pointermove=move |e| aim_by_pointer(app, &e)
        >
            <Dartboard scene beds attr:aria-hidden="true">
                // The bed under the aim.
                <path class="lit" d=move || aimed().outline() data-aimed=move || aimed().name()/>
                <Sight/>
            </Dartboard>
        </div>
        <div class="lower">
            <p class="bed-name" aria-live="polite">{move || bed_text(app, aimed())}</p>
            <div class="acts">
                <SettingSelect setting=HAND_SETTING/>
                <Button
                    text=prefs.label_signal(Label::ThrowBeside) name="beside"
                    on_click=move |()| land_dart(app, Bed::Outside.middle(), Bed::Outside)
                />
                <Button
                    text=prefs.label_signal(Label::ThrowNow) name="now" class="main"
                    on_click=move |()| throw_dart(app)
                />
            </div>
        </div>
    }
}

/// The sight.
#[component]
fn Sight() -> impl IntoView {
    let app = AppContext::here();
    let shift = move || {
        let at = sight_position(app);
        path("translate(~px, ~px)", &[at.x, at.y])
    };
    let cross = "M-17 0H-5M5 0H17M0 -17V-5M0 5V17";
    view! {
        <g class="sight" style:transform=shift>
            <circle class="halo" r="11"/>
            <circle class="line" r="11"/>
            <path class="halo" d=cross/>
            <path class="line" d=cross/>
        </g>
    }
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
fn aim_by_pointer(app: AppContext, e: &PointerEvent) {
    let target = e.current_target().and_then(|target| target.dyn_into::<Element>().ok());
    let board = target.and_then(|target| target.query_selector("svg").ok().flatten());
    let is_mouse = e.pointer_type() == "mouse";
    let Some(board) = board.filter(|_| is_mouse || e.buttons() != 0) else { return };
    app.darts().aim.set(millimetres_from_bull(&board, e));
    if is_mouse && e.type_() == "pointerdown" && e.button() == 0 {
        throw_dart(app);
    }
}
