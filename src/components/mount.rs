//! Views on elements that no view made, and listeners and observers of elements.

use leptos::prelude::*;
use leptos::tachys::view::Mountable;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, Event, EventTarget, ResizeObserver};

/// Mounts a view at the end of an element. It lives as long as the current owner; who ends that removes the elements.
pub fn mount_in(parent: &Element, view: impl IntoView + 'static) {
    let mut state = view.into_any().build();
    state.mount(parent, None);
    StoredValue::new_local(state);
}

/// Adds an event listener until the current owner is gone. Some events come late, such as that of a closed window: what has ended
/// must not be called.
pub fn listen(on: &EventTarget, event: &'static str, act: impl Fn(Event) + 'static) {
    let act = Closure::<dyn Fn(Event)>::new(act);
    // Every target takes any listener.
    drop(on.add_event_listener_with_callback(event, act.as_ref().unchecked_ref()));
    StoredValue::new_local(Listener { on: on.clone(), event, act });
}

struct Listener {
    on: EventTarget,
    event: &'static str,
    act: Closure<dyn Fn(Event)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        drop(self.on.remove_event_listener_with_callback(self.event, self.act.as_ref().unchecked_ref()));
    }
}

/// Calls a function when an element has another size, and once at the start, until the current owner is gone.
pub fn on_resize(element: &Element, act: impl Fn() + 'static) {
    let act = Closure::<dyn Fn()>::new(act);
    // `None` in a browser without observers, which are some years old.
    let observer = ResizeObserver::new(act.as_ref().unchecked_ref()).ok();
    observer.iter().for_each(|observer| observer.observe(element));
    StoredValue::new_local(SizeObserver { observer, _act: act });
}

struct SizeObserver {
    observer: Option<ResizeObserver>,
    _act: Closure<dyn Fn()>,
}

impl Drop for SizeObserver {
    fn drop(&mut self) {
        self.observer.iter().for_each(ResizeObserver::disconnect);
    }
}
