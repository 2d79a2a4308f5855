//! Markup as calls: `view! { <p class="lead">{words}</p> }` makes elements through `crate::components::element`.
//!
//! The syntax is that of Leptos, but an element becomes a few calls of functions that all elements share.
//! The macro of Leptos gives every piece of markup a type of its own, and with it a copy of the code that
//! builds, compares and removes it: half the weight of the page, measured.
//!
//! * `name="text"` and flags are put on the element in one call, all together.
//! * `name=value` is an attribute; the value is a text, a number or a `Text` that follows signals.
//! * `class:name=flag`, `prop:name=flag`, `prop:value=text`, `style:name=text`: fixed or following.
//! * `on:event=closure`, `node_ref=place`, `inner_html=text`.
//! * `<Part a=x b/>` calls the function `Part(x, b)`, without following what it reads; children become a
//!   last argument, a function that makes them.
//! * `{value}` is whatever implements `Child`; a closure is a part that is made anew when a signal changes.

mod markup;

use proc_macro::TokenStream;

/// Generates the elements of some markup.
#[proc_macro]
pub fn view(markup: TokenStream) -> TokenStream {
    match rstml::parse2(markup.into()) {
        Ok(nodes) => markup::whole(&nodes).into(),
        Err(e) => e.to_compile_error().into(),
    }
}
