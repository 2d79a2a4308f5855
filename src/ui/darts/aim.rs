//! Throwing on the screen: the aim drifts, the player chooses the moment, and the hand adds its spread.

use super::DartGame;
use super::drawing::{Dartboard, bed_name, place, plain_bed};
use super::stage::{LandedDart, focus_soon};
use crate::components::Button;
use crate::ui::room::bits;
use crate::ui::settings::{HAND, Pick};
use crate::ui::state::Over;
use crate::ui::{glide, store};
use leptos::prelude::*;
use notabene_core::digits::number;
use notabene_core::game::Scene;
use notabene_core::geometry::dart::Hand;
use notabene_core::geometry::dartboard::Bed;
use notabene_core::geometry::{Point, path};
use notabene_core::i18n::Label;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, PointerEvent};

/// How far a key moves the aim, in millimetres: alone, so that no ring is passed over, and with Shift.
const STEPS: [f64; 2] = [8.0, 2.0];

/// Seed from the storage of the device in place of chance, for those who repeat a throw.
fn fixed_seed() -> Option<u32> {
    number(&store::load("seed")?)
}

/// True if the aim does not drift: the player wants no motion, or every throw alike.
fn is_still() -> bool {
    glide::is_still() || fixed_seed().is_some()
}

impl DartGame {
    fn hand(self) -> Hand {
        self.current.prefs.with(|p| p.hand)
    }

    /// The seed of this dart. A fixed one is another for each move, and stays for one.
    fn seed(self) -> u64 {
        let ply = self.current.sheet.with_untracked(|s| s.at.0);
        match fixed_seed() {
            Some(seed) => u64::from(seed.wrapping_add(ply)),
            None => u64::from(bits()) << 32 | u64::from(bits()),
        }
    }

    /// The bed under the aim.
    fn aimed_bed(self) -> Bed {
        Bed::at(self.dart.aim.get())
    }

    /// The place of the sight.
    fn sight(self) -> Point {
        let (aim, drift) = (self.dart.aim.get(), self.hand().drifted(self.dart.held.get()));
        Point { x: aim.x + drift.x, y: aim.y + drift.y }
    }

    /// Throws to the place of the sight.
    fn throw(self) {
        let (at, hand) = untrack(|| (self.sight(), self.hand()));
        let at = hand.land(at, is_still(), self.seed());
        self.land(at, Bed::at(at));
    }

    /// True while the dart of a round is in hand.
    fn is_in_hand(self, round: u32) -> bool {
        self.dart.round.try_get_untracked() == Some(round)
            && self.modal.open.get_untracked() == Over::Darts
            && !self.current.prefs.with_untracked(|p| p.real_darts)
            && self.dart.landed.with_untracked(|l| l.is_none())
    }

    /// Lets the sight drift until the dart has landed or is put down.
    fn drift(self, round: u32, since: f64) {
        if self.is_in_hand(round) {
            self.dart.held.set(js_sys::Date::now() - since);
            let _ = request_animation_frame(move || self.drift(round, since));
        }
    }
}

/// The board to aim at, and the hand that throws.
#[component]
pub fn ScreenThrow(game: DartGame, scene: Scene) -> impl IntoView {
    game.dart.held.set(0.0);
    if !is_still() {
        game.drift(game.dart.round.get_untracked(), js_sys::Date::now());
    }
    focus_soon(".oche .target");
    let words = move |label| game.current.words(label);
    let bed = move || {
        let bed = game.aimed_bed();
        game.dart.before(|scene| Some(bed_name(game.current.prefs, scene, bed))).unwrap_or_default()
    };
    let beside = move |()| game.land(Bed::Outside.middle(), Bed::Outside);
    view! {
        <p class="hint">{words(Label::AimHint)}</p>
        <div
            class="target"
            role="application"
            tabindex="0"
            aria-label=words(Label::AimBoard)
            on:keydown=move |e| on_key(game, &e)
            on:pointerdown=move |e| on_pointer(game, &e)
            on:pointermove=move |e| on_pointer(game, &e)
        >
            <Dartboard scene draw_bed=Box::new(plain_bed) attr:aria-hidden="true">
                <AimedBed game/>
                <Sight game/>
                <LandedDart game/>
            </Dartboard>
        </div>
        <div class="lower">
            <p class="bed-name" aria-live="polite">{bed}</p>
            <div class="acts">
                {Pick(HAND).view()}
                <Button text=words(Label::ThrowBeside) name="beside" on_click=beside/>
                <Button
                    text=words(Label::ThrowNow)
                    name="now"
                    class="main"
                    on_click=move |()| game.throw()
                />
            </div>
        </div>
    }
}

/// The highlight of the bed under the aim.
#[component]
fn AimedBed(game: DartGame) -> impl IntoView {
    let outline = Signal::derive(move || game.aimed_bed().outline());
    let name = Signal::derive(move || game.aimed_bed().name());
    view! { <path class="lit" d=outline data-aimed=name></path> }
}

/// The sight: a ring and a cross.
#[component]
fn Sight(game: DartGame) -> impl IntoView {
    let transform = Signal::derive(move || {
        let at = game.sight();
        path("translate(~px, ~px)", &[at.x, at.y])
    });
    let cross = "M-17 0H-5M5 0H17M0 -17V-5M0 5V17";
    view! {
        <g class="sight" style:transform=transform>
            <circle class="halo" r="11"></circle>
            <circle class="line" r="11"></circle>
            <path class="halo" d=cross></path>
            <path class="line" d=cross></path>
        </g>
    }
}

/// Arrows move the aim; Enter and the space bar throw.
fn on_key(game: DartGame, e: &KeyboardEvent) {
    let (x, y) = match e.key().as_str() {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        "Enter" | " " => {
            e.prevent_default();
            if !e.repeat() {
                game.throw();
            }
            return;
        }
        _ => return,
    };
    e.prevent_default();
    let step = STEPS[usize::from(e.shift_key())];
    let inside = |v: f64| v.clamp(-200.0, 200.0);
    game.dart.aim.update(|aim| *aim = Point { x: inside(aim.x + x * step), y: inside(aim.y + y * step) });
}

/// The drawing of the board in the element that listens to an event.
pub fn drawing_of(e: &Event) -> Option<Element> {
    let target = e.current_target()?.dyn_into::<Element>().ok()?;
    target.query_selector("svg").ok().flatten()
}

/// A mouse aims wherever it is and throws with a click; a finger or a pen drags the aim, and a button throws.
fn on_pointer(game: DartGame, e: &PointerEvent) {
    let mouse = e.pointer_type() == "mouse";
    let Some(board) = drawing_of(e).filter(|_| mouse || e.buttons() != 0) else { return };
    game.dart.aim.set(place(&board, e));
    if mouse && e.type_() == "pointerdown" && e.button() == 0 {
        game.throw();
    }
}
