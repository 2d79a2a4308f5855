//! Running text with written moves in it.

use leptos::prelude::*;
use notabene_core::notation::{MoveFinder, Span};

/// Running text with its written moves in their parts. `known_moves` are moves that the text is surely about.
#[component]
pub fn RunningText(
    #[prop(into)] text: String,
    finder: MoveFinder<'static>,
    #[prop(optional)] known_moves: Vec<String>,
) -> impl IntoView {
    let finder = MoveFinder { known_moves: &known_moves, ..finder };
    let spans = finder.spans(&text).into_iter().map(|span| match span {
        Span::Text(text) => text.to_string().into_any(),
        Span::Move(parts) => {
            let parts = parts.into_iter().map(|(part, text)| {
                view! { <span class=format!("t-{}", part.name())>{text.to_string()}</span> }
            });
            view! { <b class="in-text">{parts.collect_view()}</b> }.into_any()
        }
    });
    spans.collect_view()
}
