//! Parts of the page that are written as text and put in as a whole.
//!
//! Every shape of element in a view is compiled with its own copy of the view code. So the many small
//! elements of this page are markup in one kind of region, and one listener on the page hears what is done
//! to them. Measured on the first load: 239.9 KB instead of 251.3 KB.

use super::bench::Bench;
use crate::ui::dom::{El, Value, el, inside};
pub use crate::ui::markup::Markup;
use crate::ui::pointing::near;
use crate::ui::state::{Text, text};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Writes a part of the page.
pub type Write = fn(Bench, &mut Markup);

/// An element that holds what is written, and follows it. A function and not a closure: each closure
/// would bring its own copy of all that follows.
pub fn region(bench: Bench, class: &'static str, role: Option<&'static str>, write: Write) -> El {
    let markup = move || {
        let mut out = Markup::default();
        write(bench, &mut out);
        out.done()
    };
    shown(class, role, text(markup))
}

/// The same for markup that is there already. The focus stays on the element with the same `data-key`.
pub fn shown(class: &'static str, role: Option<&'static str>, markup: Text) -> El {
    let made = el("div", class);
    let root = made.0.clone();
    Value::from(markup).each(Box::new(move |markup: &String| replace(&root, markup)));
    if let Some(role) = role { made.attr("role", role) } else { made }
}

fn replace(root: &Element, markup: &str) {
    let focused = document().active_element().filter(|e| root.contains(Some(e)));
    let key = focused.and_then(|e| e.get_attribute("data-key"));
    inside(root, markup);
    let again = key.and_then(|key| root.query_selector(&["[data-key='", &key, "']"].concat()).ok().flatten());
    if let Some(element) = again.and_then(|e| e.dyn_into::<HtmlElement>().ok()) {
        // Without the focus the player tabs back; nothing is lost.
        let _ = element.focus();
    }
}

/// The value of an attribute of the element that an event came from, or of one around it.
pub fn around(e: &web_sys::Event, name: &str) -> Option<(Element, String)> {
    let element = near(e, &["[", name, "]"].concat())?;
    let value = element.get_attribute(name)?;
    Some((element, value))
}
