//! A place where nothing is yet: a drawing, a sentence, and below them what leads on.

use leptos::prelude::*;

/// A drawing above a sentence. `picture` is the address of an image that only decorates.
#[component]
pub fn NothingYet(
    picture: String,
    #[prop(into)] text: Signal<String>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    view! {
        <div class="nothing-yet">
            <img alt="" src=picture/>
            <p>{text}</p>
            {children.map(|children| children())}
        </div>
    }
}
