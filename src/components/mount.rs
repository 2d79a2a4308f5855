//! Views and listeners on elements that no view made.

use leptos::prelude::*;
use leptos::tachys::view::Mountable;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, Event, EventTarget};

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
