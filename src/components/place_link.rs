//! Link to a page: an icon, a name and a sentence.

use crate::components::Icon;
use leptos::prelude::*;

/// A row of a list of pages.
#[component]
pub fn PlaceLink(
    href: &'static str,
    icon: &'static str,
    #[prop(into)] title: Signal<String>,
    #[prop(into)] line: Signal<String>,
) -> impl IntoView {
    view! {
        <a class="place-link row-link" href=href>
            <Icon name=icon/>
            <span><b>{title}</b><small>{line}</small></span>
        </a>
    }
}
