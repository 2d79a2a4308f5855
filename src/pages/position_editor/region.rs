//! Parts of the page written as markup and replaced as a whole, with one event listener on the page.

pub use crate::components::move_text::Markup;
use crate::components::query::{closest, focus_element};
use crate::pages::position_editor::editor::EditorState;
use leptos::prelude::*;
use web_sys::Element;

/// Writes the markup of a part of the page.
pub type RegionMarkup = fn(EditorState, &mut Markup);

/// Element with reactive markup. The focus stays on the element with an equal `data-key`.
#[component]
pub fn Region(
    state: EditorState,
    #[prop(optional)] class: Option<&'static str>,
    #[prop(optional)] role: Option<&'static str>,
    write: RegionMarkup,
) -> impl IntoView {
    let markup = move || {
        let mut out = Markup::default();
        write(state, &mut out);
        keep_focus();
        out.into_string()
    };
    view! { <div class=class role=role inner_html=markup></div> }
}

/// Focuses the element with the key of the focused one, once the markup with both has been replaced.
fn keep_focus() {
    if let Some(key) = document().active_element().and_then(|focused| focused.get_attribute("data-key")) {
        // Without the focus the player tabs back; nothing is lost.
        queue_microtask(move || focus_element(&format!("[data-key='{key}']")));
    }
}

/// Attribute of the event target or of its nearest ancestor, with that element.
pub fn attribute_around(e: &web_sys::Event, name: &str) -> Option<(Element, String)> {
    let element = closest(e, &format!("[{name}]"))?;
    let value = element.get_attribute(name)?;
    Some((element, value))
}
