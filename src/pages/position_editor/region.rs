//! Parts of the page written as markup and replaced as a whole.
//!
//! Every shape of element in a view is compiled with its own copy of the view code. Therefore the many small
//! elements of this page are markup in one kind of region, with one event listener on the page. Measured on
//! the first load: 239.9 KB instead of 251.3 KB.

use crate::components::effect::{Text, text};
use crate::components::element::{El, Value, el, set_html};
pub use crate::components::move_text::Markup;
use crate::components::query::closest;
use crate::pages::position_editor::editor::EditorState;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Writes the markup of a part of the page.
pub type RegionMarkup = fn(EditorState, &mut Markup);

/// Element with reactive markup. A function pointer: each closure would instantiate all the code that follows.
pub fn region(
    state: EditorState,
    class: &'static str,
    role: Option<&'static str>,
    write: RegionMarkup,
) -> El {
    let markup = move || {
        let mut out = Markup::default();
        write(state, &mut out);
        out.into_string()
    };
    reactive_markup(class, role, text(markup))
}

/// Element with reactive markup from a [`Text`]. The focus stays on the element with an equal `data-key`.
pub fn reactive_markup(class: &'static str, role: Option<&'static str>, markup: Text) -> El {
    let element = el("div", class);
    let root = element.0.clone();
    Value::from(markup).for_each_change(Box::new(move |markup: &String| replace_content(&root, markup)));
    if let Some(role) = role { element.attr("role", role) } else { element }
}

fn replace_content(root: &Element, markup: &str) {
    let focused = document().active_element().filter(|e| root.contains(Some(e)));
    let key = focused.and_then(|e| e.get_attribute("data-key"));
    set_html(root, markup);
    let again = key.and_then(|key| root.query_selector(&format!("[data-key='{key}']")).ok().flatten());
    if let Some(element) = again.and_then(|e| e.dyn_into::<HtmlElement>().ok()) {
        // Without the focus the player tabs back; nothing is lost.
        let _ = element.focus();
    }
}

/// Attribute of the event target or of its nearest ancestor, with that element.
pub fn attribute_around(e: &web_sys::Event, name: &str) -> Option<(Element, String)> {
    let element = closest(e, &format!("[{name}]"))?;
    let value = element.get_attribute(name)?;
    Some((element, value))
}
