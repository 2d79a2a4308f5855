//! The viewer of boards: lazy code, fetched with its styles and words by the first board whose options ask for it.

use crate::embed::embedded_board::EmbeddedBoard;
use crate::embed::viewer;
use crate::state::i18n_loader::load_messages;
use crate::state::lazy::{Lazy, LazyCode, lazy};
use js_sys::{Error, Function, Promise};
use leptos::prelude::*;
use notabene_core::i18n::{Language, Part};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::Element;

/// Adds the viewer to a board, inside its root element.
type AddViewer = fn(EmbeddedBoard, &Element);

static VIEWER: Lazy<AddViewer> = lazy!(viewer: AddViewer = viewer::add);

/// Loads the viewer; `tell` is the callback of the board. Returns `false` if only its words are missing: without them it is
/// there all the same.
///
/// # Errors
///
/// The reason why it cannot be had.
pub async fn load(language: Language, tell: &Function) -> Result<bool, String> {
    // All requests run in parallel. The styles are fetched by the script; a future at once, so that the browser sees that
    // somebody hears of their failure.
    let styles = tell.call2(&JsValue::NULL, &"viewer".into(), &JsValue::UNDEFINED);
    let styles = styles.map(|value| value.dyn_into::<Promise>().map(JsFuture::from));
    let words = future_to_promise(async move { Ok(load_messages(language, Part::Viewer).await.into()) });
    let has_code = VIEWER.load().await;
    let speaks = JsFuture::from(words).await.is_ok_and(|known| known.is_truthy());
    let styles = match styles {
        Ok(Ok(fetched)) => fetched.await,
        Ok(Err(value)) => Ok(value),
        Err(fault) => Err(fault),
    };
    match styles {
        Err(fault) => Err(fault.dyn_ref::<Error>().map(|fault| fault.message().into()).unwrap_or_default()),
        Ok(_) if !has_code => Err(String::new()),
        Ok(_) => Ok(speaks),
    }
}

/// Adds the loaded viewer to a board, unless it has one.
pub fn add(here: EmbeddedBoard) {
    let root = here.current.overrides.board_root.get_untracked();
    if let (Some(add), Some(root), false) = (VIEWER.get(), root, here.has_viewer.get_value()) {
        here.has_viewer.set_value(true);
        here.owner.get_value().with(|| untrack(|| add(here, &root)));
    }
}
