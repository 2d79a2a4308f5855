//! Effects and derived texts for the elements of `dom`.

use leptos::prelude::*;
use std::time::Duration;
use web_sys::Element;

/// A text that tracks signals.
pub type Text = Signal<String>;

/// A text that tracks signals.
pub fn text(f: impl Fn() -> String + Send + Sync + 'static) -> Text {
    Signal::derive(f)
}

/// A flag that tracks signals.
pub fn flag(f: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    Signal::derive(f)
}

/// Wraps a function so that it runs only while its owner lives: an effect notified just before the end of its owner
/// runs once more, and would find disposed signals.
fn while_owned(mut f: Box<dyn FnMut()>) -> impl FnMut() {
    let alive = StoredValue::new(());
    move || {
        if !alive.is_disposed() {
            f();
        }
    }
}

/// Runs now, and again whenever a signal in it changes, until its owner is gone.
pub fn render_effect(f: Box<dyn FnMut()>) {
    let mut f = while_owned(f);
    let effect = RenderEffect::new(move |_: Option<()>| f());
    StoredValue::new_local(effect);
}

/// Runs an effect like [`render_effect`], but first after the current elements are in the document.
pub fn effect_after_render(f: Box<dyn FnMut()>) {
    let mut f = while_owned(f);
    Effect::new(move |_| f());
}

/// An element for use elsewhere; `None` until it is created.
pub type ElementRef = RwSignal<Option<Element>, LocalStorage>;

/// Calls a function at an interval while a condition holds, until its owner is gone.
pub fn repeat_while(is_on: Memo<bool>, interval: Duration, step: impl Fn() + Copy + 'static) {
    let handle = StoredValue::new(None::<IntervalHandle>);
    let stop = move || {
        if let Some(handle) = handle.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    };
    effect_after_render(Box::new(move || {
        stop();
        if is_on.get() {
            handle.set_value(set_interval(step, interval).ok());
        }
    }));
    on_cleanup(stop);
}
