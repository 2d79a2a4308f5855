//! Queries for elements: the first that matches a selector, the nearest around an event.

use js_sys::Reflect;
use leptos::ev::EventDescriptor;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, Event, HtmlElement};

/// Returns the first matching element of the page.
pub fn find_element(css: &str) -> Option<HtmlElement> {
    document().query_selector(css).ok()??.dyn_into().ok()
}

/// True in a frame while its reader is elsewhere on the page around it: what he types there must stay there.
fn is_reader_elsewhere() -> bool {
    let is_framed = window().parent().is_ok_and(|parent| parent.is_some_and(|parent| parent != window()));
    is_framed && !document().has_focus().unwrap_or(false)
}

/// Focuses the first matching element; without one, and in a frame that has not the focus, the focus stays.
pub fn focus_element(css: &str) {
    if is_reader_elsewhere() {
        return;
    }
    if let Some(element) = find_element(css) {
        // An element that refuses the focus stops nothing.
        let _ = element.focus();
    }
}

/// After a click by pointer, focuses the first matching element; after a key press, the focus stays on the button.
pub fn focus_after_click(e: &Event, css: &str) {
    let pointed = Reflect::get(e, &"detail".into()).is_ok_and(|detail| detail.as_f64() > Some(0.0));
    if pointed {
        focus_element(css);
    }
}

/// Returns the nearest matching ancestor of the target of an event.
pub fn closest(e: &Event, css: &str) -> Option<Element> {
    e.target()?.dyn_into::<Element>().ok()?.closest(css).ok()?
}

/// Returns an attribute of the nearest element that has it.
pub fn closest_attribute(e: &Event, name: &str) -> Option<String> {
    closest(e, &format!("[{name}]"))?.get_attribute(name)
}

/// Handles an event of the window until the owner ends.
pub fn on_window<E: EventDescriptor + 'static>(event: E, act: impl Fn(E::EventType) + 'static)
where
    E::EventType: JsCast,
{
    let listener = window_event_listener(event, act);
    on_cleanup(move || listener.remove());
}

/// Calls a function with the next frame, even if the view is gone by then whose event handler asks for it: Leptos' own
/// `request_animation_frame` is cancelled with that view. The function must not read a signal or `NodeRef` of that view,
/// unless by `try_...`: these are disposed with it.
pub fn after_render(f: impl FnOnce() + 'static) {
    let callback = Closure::once_into_js(f);
    // Where there are no frames, nothing is seen.
    let _ = window().request_animation_frame(callback.unchecked_ref());
}

/// Calls a function after a time, even if the view is gone by then whose event handler asks for it: Leptos' own `set_timeout`
/// is cancelled with that view.
pub fn after_timeout(time: Duration, f: impl FnOnce() + 'static) {
    let callback = Closure::once_into_js(f);
    let milliseconds = i32::try_from(time.as_millis()).unwrap_or(i32::MAX);
    // Every window has timers.
    let _ = window()
        .set_timeout_with_callback_and_timeout_and_arguments_0(callback.unchecked_ref(), milliseconds);
}

/// Focuses an element as soon as it is rendered.
pub fn focus_after_render(css: &'static str) {
    after_render(move || focus_element(css));
}

/// Focuses an element as soon as it is rendered, if the focus was lost with the element that had it. Who has gone elsewhere by
/// then, on a slow device, stays there.
pub fn focus_if_lost(css: &'static str) {
    after_render(move || {
        let focused = document().active_element();
        if focused.is_none_or(|focused| focused.tag_name() == "BODY") {
            focus_element(css);
        }
    });
}
