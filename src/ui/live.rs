//! Effects and derived texts for the elements of `dom`.

use leptos::prelude::*;
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

/// The function as long as the present owner lives: an effect that was notified just before the end of its owner runs
/// once more, and would find signals that are gone.
fn while_owned(mut f: Box<dyn FnMut()>) -> impl FnMut() {
    let alive = StoredValue::new(());
    move || {
        if !alive.is_disposed() {
            f();
        }
    }
}

/// Runs now, and again whenever a signal in it changes, until its owner is gone.
pub fn follow(f: Box<dyn FnMut()>) {
    let mut f = while_owned(f);
    let effect = RenderEffect::new(move |_: Option<()>| f());
    StoredValue::new_local(effect);
}

/// The same, but only once what is being made stands on the page.
pub fn later(f: Box<dyn FnMut()>) {
    let mut f = while_owned(f);
    Effect::new(move |_| f());
}

/// An element that is wanted elsewhere; none until it is made.
pub type Place = RwSignal<Option<Element>, LocalStorage>;
