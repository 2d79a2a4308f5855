//! Handing a link to other programs of the device (Web Share), or to the clipboard.

use crate::components::clipboard::copy_text;
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// Web Share function of the browser, if it exists.
pub fn web_share() -> Option<Function> {
    Reflect::get(&window().navigator(), &"share".into()).ok()?.dyn_into().ok()
}

/// Copies a link, and returns the message about the result.
pub async fn copy_link(link: &str) -> Label {
    if copy_text(link).await { Label::Copied } else { Label::CopyFailed }
}

/// Passes title and link to the Web Share function. The browser wants it at once after a click.
pub fn share_by_browser(share: &Function, link: &str) -> Result<JsValue, JsValue> {
    let what = Object::new();
    // Plain objects take any key.
    drop(Reflect::set(&what, &"title".into(), &"Notabene".into()));
    drop(Reflect::set(&what, &"url".into(), &link.into()));
    share.call1(&window().navigator(), &what)
}

/// True if sent, or cancelled by the user, which is no error.
pub async fn was_sent_or_cancelled(sent: Result<JsValue, JsValue>) -> bool {
    let sent = match sent.map(JsCast::dyn_into::<Promise>) {
        Ok(Ok(promise)) => JsFuture::from(promise).await,
        Ok(Err(_)) => return true,
        Err(error) => Err(error),
    };
    let left = |error| Reflect::get(&error, &"name".into()).is_ok_and(|name| name == "AbortError");
    sent.map_or_else(left, |_| true)
}
