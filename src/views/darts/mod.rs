//! Loud play: the darts still to be thrown, and throwing on the screen or at a real board.

mod aim;
mod drawing;
mod panel;
mod real_board;
mod throw_dialog;

use crate::state::dart_throw::DartThrow;
use crate::state::modal::ModalKind;
use crate::views::darts::drawing::outlines;
pub use crate::views::darts::panel::DartsPanel;
pub use crate::views::darts::throw_dialog::ThrowContent;
use leptos::html::ElementType;
use leptos::prelude::*;
use notabene_core::game::Scene;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Overlay of the board while a dart is to be thrown: all but the own area is shaded, and in check the fields that help
/// are framed. Tracked.
pub fn board_overlay(throw: DartThrow) -> Option<AnyView> {
    if throw.modal.open.get() != ModalKind::Darts {
        return None;
    }
    let layout = throw.current.layout.get();
    let paths = |scene: &Scene| {
        let throws = scene.throws.as_ref()?;
        let foreign = outlines(scene, &layout, |field| !throws.area.contains(field));
        let good = outlines(scene, &layout, |field| throws.in_check && throws.good.contains(field));
        Some(view! { <path class="foreign" d=foreign/><path class="good" d=good/> }.into_any())
    };
    throw.round.track();
    throw.with_board_before(paths)
}

/// Focuses an element as soon as it is in the document.
fn focus_when_rendered<E>(element: NodeRef<E>)
where
    E: ElementType + 'static,
    E::Output: JsCast + Clone + AsRef<HtmlElement> + 'static,
{
    element.on_load(|element| {
        let _ = request_animation_frame(move || {
            let element: &HtmlElement = element.as_ref();
            // An element that refuses the focus is still reachable with Tab.
            let _ = element.focus();
        });
    });
}
