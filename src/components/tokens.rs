//! Characters of written moves, each in an element of its own.

use leptos::prelude::*;
use notabene_core::notation::Token;
use std::sync::Arc;

/// The symbol of a figurine character.
fn figurine_symbol(text: &str) -> Option<&'static str> {
    Some(match text {
        "♔" => "#fig-king",
        "♕" => "#fig-queen",
        "♖" => "#fig-rook",
        "♗" => "#fig-bishop",
        "♘" => "#fig-knight",
        _ => return None,
    })
}

/// The characters of a token. A figurine is a drawing, so that no font needs it.
#[component]
pub fn TokenText(text: String) -> impl IntoView {
    match figurine_symbol(&text) {
        Some(symbol) => view! {
            <svg class="fig" viewBox="0 0 20 20" aria-hidden="true"><use href=symbol></use></svg>
            <span class="for-ears">{text}</span>
        }
        .into_any(),
        None => text.into_any(),
    }
}

/// Tokens with their places among the characters of their move; `first` is the place of the first one.
#[component]
pub fn MoveTokens(#[prop(into)] tokens: Arc<[Token]>, #[prop(optional)] first: usize) -> impl IntoView {
    let token = |(n, token): (usize, &Token)| {
        view! {
            <span class=format!("t-{}", token.part.name()) data-token=first + n>
                <TokenText text=token.text.clone()/>
            </span>
        }
    };
    tokens.iter().enumerate().map(token).collect_view()
}
