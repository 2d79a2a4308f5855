//! Parts of a page that are made anew as a whole.

use leptos::prelude::*;

/// Children that are made anew whenever `on` changes. No element of the old ones stays, so that a live region is
/// spoken again, animations run again, and nothing typed or scrolled is left.
#[component]
pub fn Remake(#[prop(into)] on: Signal<()>, children: ChildrenFn) -> impl IntoView {
    let version = Memo::new(move |old: Option<&u32>| {
        on.track();
        old.map_or(0, |n| n.wrapping_add(1))
    });
    view! { <For each=move || [version.get()] key=|version| *version children=move |_| children()/> }
}
