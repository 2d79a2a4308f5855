//! Cards: a part of a page with a heading, and a link to a place with a picture, a name and a sentence.

use leptos::prelude::*;

/// A link with a picture. `picture` is the address of an image that only decorates.
#[component]
pub fn PlaceCard(
    #[prop(into)] href: String,
    picture: String,
    #[prop(into)] title: Signal<String>,
    #[prop(into)] line: Signal<String>,
    /// Badge beside the sentence: a level, a number.
    #[prop(optional, into)]
    badge: Option<Signal<String>>,
) -> impl IntoView {
    view! {
        <a class="place-card as-text pile plate" href=href>
            <img alt="" loading="lazy" src=picture/>
            <span class="words stack tight">
                <b class="large">{title}</b>
                <small>{line}</small>
                {badge.map(|badge| view! { <small class="level">{badge}</small> })}
            </span>
        </a>
    }
}

/// Part of a page with a heading.
#[component]
pub fn Card(
    #[prop(into)] title: Signal<String>,
    #[prop(optional)] name: Option<&'static str>,
    children: Children,
) -> impl IntoView {
    view! {
        <section class="card" data-card=name>
            <h2>{title}</h2>
            {children()}
        </section>
    }
}
