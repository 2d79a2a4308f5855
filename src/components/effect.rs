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

/// An element for use elsewhere; `None` until it is created.
pub type ElementRef = RwSignal<Option<Element>, LocalStorage>;
