//! Blocks of a longer text as elements.

use crate::components::move_text::running_text;
use leptos::prelude::*;
use notabene_core::i18n::Block;
use notabene_core::notation::MoveFinder;

/// Paragraphs, items and rows, with the written moves in their parts.
#[component]
pub fn Blocks(blocks: Vec<Block>, finder: MoveFinder<'static>) -> impl IntoView {
    let block = |block: Block| match block {
        Block::Text(text) => view! { <p inner_html=running_text(&text, finder)></p> }.into_any(),
        Block::Item(text) => view! { <p class="item" inner_html=running_text(&text, finder)></p> }.into_any(),
        Block::Row(cells) => {
            let cell = |text: String| view! { <span inner_html=running_text(&text, finder)></span> };
            view! { <p class="row">{cells.into_iter().map(cell).collect_view()}</p> }.into_any()
        }
    };
    blocks.into_iter().map(block).collect_view()
}
