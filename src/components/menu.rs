//! A menu: a list over the page that its button opens, and that a tap beside it or Escape closes.

use crate::components::Icon;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The button that opens the menu with an id.
#[component]
pub fn MenuButton(
    menu: &'static str,
    icon: &'static str,
    #[prop(into)] text: Signal<String>,
) -> impl IntoView {
    view! {
        <button type="button" aria-haspopup="true" popovertarget=menu>
            <Icon name=icon/>
            <span>{text}</span>
        </button>
    }
}

/// The list. Its entries close it by [`close_menu`].
#[component]
pub fn Menu(id: &'static str, #[prop(into)] text: Signal<String>, children: Children) -> impl IntoView {
    view! {
        <div class="popover-menu panel" id=id popover="auto" role="group" aria-label=text>
            {children()}
        </div>
    }
}

/// Closes the menu with an id.
pub fn close_menu(id: &str) {
    if let Some(menu) = document().get_element_by_id(id).and_then(|e| e.dyn_into::<HtmlElement>().ok()) {
        // Only a menu that is closed already refuses.
        let _ = menu.hide_popover();
    }
}
