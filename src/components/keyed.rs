//! Content that belongs to a value.

use leptos::prelude::*;

/// Content that is made anew, with elements of its own, whenever a value changes. A plain closure would change the
/// elements of the old content, which keep their focus, scroll position and typed text.
#[component]
pub fn Keyed<T: Clone + Send + Sync + 'static>(
    #[prop(into)] value: Signal<T>,
    children: fn(T) -> AnyView,
) -> impl IntoView {
    move || {
        let value = value.get();
        // A closure inside is always rendered with new elements.
        move || untrack(|| children(value.clone()))
    }
}
