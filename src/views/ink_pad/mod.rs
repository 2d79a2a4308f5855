//! Pads to write on with a pen, a finger or a mouse.

mod answer;
mod drawing;
mod help;
mod input;
mod pointer;

pub use answer::InkAnswer;
pub use input::{InkInput, LineActions};

use crate::components::Icon;
use crate::state::preferences::Preferences;
pub use crate::views::ink_pad::drawing::InkDrawing;
use crate::views::ink_pad::drawing::{HEIGHT, WIDTH, ink_paths, stroke_paths};
use crate::views::ink_pad::pointer::{LiveStroke, is_eraser, is_near, is_pen, points};
use leptos::prelude::*;
use leptos::svg::Path;
use notabene_core::i18n::Label;
use notabene_ink::{Ink, Point, Stroke};
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent};

/// Time without a stroke after which ink is complete.
const REST: Duration = Duration::from_millis(900);
/// Points of the line to write on: two thirds down the pad.
const BASE_LINE: f64 = HEIGHT * 0.72;

/// A pad with its history. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct Pad {
    ink: RwSignal<Ink>,
    /// The ink after the last change here.
    known: StoredValue<Ink>,
    on_change: Callback<()>,
    on_rest: Option<Callback<()>>,
    /// Inks before the last changes, and those that were undone.
    undone: RwSignal<Vec<Ink>>,
    before: RwSignal<Vec<Ink>>,
    is_erasing: RwSignal<bool>,
    live: StoredValue<Option<LiveStroke>>,
    live_path: NodeRef<Path>,
    has_pen: StoredValue<bool>,
    /// Time stamp of the first point.
    start: StoredValue<f64>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Pad {
    fn new(ink: RwSignal<Ink>, on_change: Callback<()>, on_rest: Option<Callback<()>>) -> Pad {
        Pad {
            ink,
            known: StoredValue::new(ink.get_untracked()),
            on_change,
            on_rest,
            undone: RwSignal::new(Vec::new()),
            before: RwSignal::new(Vec::new()),
            is_erasing: RwSignal::new(false),
            live: StoredValue::new(None),
            live_path: NodeRef::new(),
            has_pen: StoredValue::new(false),
            start: StoredValue::new(0.0),
            timer: StoredValue::new(None),
        }
    }
}

/// A pad. `on_change` hears of every change, `on_rest` of a pause after a stroke.
#[component]
pub fn InkPad(
    ink: RwSignal<Ink>,
    #[prop(into)] name: Signal<String>,
    #[prop(into)] on_change: Callback<()>,
    #[prop(optional)] on_rest: Option<Callback<()>>,
) -> impl IntoView {
    let pad = Pad::new(ink, on_change, on_rest);
    on_cleanup(move || pad.stop_timer());
    // Ink that came from elsewhere can be undone, too.
    Effect::new(move |_| {
        let known = pad.known.get_value();
        if ink.with(|ink| *ink != known) {
            pad.known.set_value(ink.get_untracked());
            pad.before.update(|before| before.push(known));
        }
    });
    let paths = move || {
        let path = |(class, d): (&'static str, String)| view! { <path class=class d=d/> };
        ink.with(ink_paths).into_iter().map(path).collect_view()
    };
    view! {
        <div class="ink-box stack tight" on:keydown=move |e| pad.on_key(&e)>
            <svg
                class="ink-pad"
                class:erasing=pad.is_erasing
                viewBox=format!("0 0 {WIDTH} {HEIGHT}")
                role="img"
                aria-label=name
                on:pointerdown=move |e| pad.on_down(&e)
                on:pointermove=move |e| pad.on_move(&e)
                on:pointerup=move |e| pad.on_up(&e)
                on:pointercancel=move |e| pad.on_cancel(&e)
            >
                <path class="base" d=format!("M20 {BASE_LINE}H{}", WIDTH - 20.0)/>
                {paths}
                <path class="ink-line" node_ref=pad.live_path/>
            </svg>
            <PadButtons pad/>
        </div>
    }
}

#[component]
fn PadButtons(pad: Pad) -> impl IntoView {
    let prefs = Preferences::here();
    let is_empty = move || pad.ink.with(|ink| ink.strokes.is_empty());
    view! {
        <div class="row ink-tools inline tight">
            <button type="button" data-do="ink-undo" disabled=move || pad.before.with(Vec::is_empty)
                on:click=move |_| pad.undo()>
                <Icon name="undo"/> {prefs.label_signal(Label::InkUndo)}
            </button>
            <button type="button" class="choice" data-do="ink-eraser" aria-pressed=move || pad.is_erasing.get().to_string()
                on:click=move |_| pad.is_erasing.update(|is| *is = !*is)>
                <Icon name="eraser"/> {prefs.label_signal(Label::InkEraser)}
            </button>
            <button type="button" data-do="ink-clear" disabled=is_empty on:click=move |_| pad.change(Ink::default())>
                <Icon name="bin"/> {prefs.label_signal(Label::InkClear)}
            </button>
        </div>
    }
}

/// The pad of an event.
fn pad_of(e: &PointerEvent) -> Option<Element> {
    e.current_target()?.dyn_into().ok()
}

impl Pad {
    /// Replaces the ink, so that it can be undone.
    fn change(self, new: Ink) {
        let old = self.ink.get_untracked();
        if old != new {
            self.before.update(|before| before.push(old));
            self.undone.set(Vec::new());
            self.put(new);
        }
    }

    fn put(self, new: Ink) {
        self.known.set_value(new.clone());
        self.ink.set(new);
        self.on_change.run(());
        self.start_timer();
    }

    fn undo(self) {
        if let Some(ink) = self.before.try_update(Vec::pop).flatten() {
            self.undone.update(|undone| undone.push(self.ink.get_untracked()));
            self.put(ink);
        }
    }

    fn redo(self) {
        if let Some(ink) = self.undone.try_update(Vec::pop).flatten() {
            self.before.update(|before| before.push(self.ink.get_untracked()));
            self.put(ink);
        }
    }

    fn on_key(self, e: &KeyboardEvent) {
        if !(e.ctrl_key() || e.meta_key()) {
            return;
        }
        match e.key().as_str() {
            "z" => self.undo(),
            "Z" | "y" => self.redo(),
            _ => return,
        }
        e.prevent_default();
    }

    fn stop_timer(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    fn start_timer(self) {
        self.stop_timer();
        let Some(on_rest) = self.on_rest else { return };
        let timer = set_timeout(move || _ = on_rest.try_run(()), REST);
        self.timer.set_value(timer.ok());
    }

    fn on_down(self, e: &PointerEvent) {
        let Some(pad) = pad_of(e).filter(|_| e.button() == 0 || is_eraser(e)) else { return };
        if is_pen(e) {
            self.has_pen.set_value(true);
        } else if self.has_pen.get_value() && e.pointer_type() == "touch" {
            return;
        }
        // A pen takes the place of the palm that came first; a second finger draws nothing.
        let is_busy =
            self.live.with_value(|live| live.as_ref().is_some_and(|live| live.is_pen || !is_pen(e)));
        if is_busy {
            return;
        }
        e.prevent_default();
        self.stop_timer();
        // Without capture a stroke ends at the edge of the pad.
        drop(pad.set_pointer_capture(e.pointer_id()));
        if self.ink.with_untracked(|ink| ink.strokes.is_empty()) {
            self.start.set_value(e.time_stamp());
        }
        let erases = self.is_erasing.get_untracked() || is_eraser(e);
        let live = LiveStroke { pointer: e.pointer_id(), is_pen: is_pen(e), erases, points: Vec::new() };
        self.live.set_value(Some(live));
        self.on_move(e);
    }

    fn on_move(self, e: &PointerEvent) {
        let Some(pad) = pad_of(e) else { return };
        let new = points(&pad, e, self.start.get_value());
        let data = self.live.try_update_value(|live| {
            let live = live.as_mut().filter(|live| live.pointer == e.pointer_id())?;
            if !live.erases {
                live.points.extend(&new);
            }
            Some((live.erases, stroke_paths(&Stroke { points: live.points.clone() })))
        });
        match data.flatten() {
            Some((true, _)) => self.erase_at(&new),
            Some((false, paths)) => self.draw_live(&paths.into_iter().map(|(_, d)| d).collect::<String>()),
            None => {}
        }
    }

    /// Draws the stroke of the pointer at once, without waiting for signals.
    fn draw_live(self, data: &str) {
        if let Some(path) = self.live_path.get_untracked() {
            // Paths take any data.
            drop(path.set_attribute("d", data));
        }
    }

    fn erase_at(self, places: &[Point]) {
        let mut ink = self.ink.get_untracked();
        ink.strokes.retain(|stroke| !places.iter().any(|place| is_near(&stroke.points, place)));
        self.change(ink);
    }

    /// Takes the stroke of a pointer off the pad.
    fn take_live(self, e: &PointerEvent) -> Option<LiveStroke> {
        let is_own = self.live.with_value(|live| live.as_ref().is_some_and(|l| l.pointer == e.pointer_id()));
        let live = is_own.then(|| self.live.try_update_value(Option::take).flatten()).flatten()?;
        self.draw_live("");
        Some(live)
    }

    fn on_up(self, e: &PointerEvent) {
        let Some(live) = self.take_live(e).filter(|live| !live.points.is_empty()) else { return };
        let mut ink = self.ink.get_untracked();
        ink.strokes.push(Stroke { points: live.points });
        self.change(ink);
    }

    /// The browser took the pointer away, for example to scroll: nothing was written.
    fn on_cancel(self, e: &PointerEvent) {
        drop(self.take_live(e));
    }
}
