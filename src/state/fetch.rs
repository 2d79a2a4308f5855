//! Files of the site.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Text of a file on the server of the page; `None` if it or the network is missing.
pub async fn fetch_text(url: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(url)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    JsFuture::from(answer.text().ok().filter(|_| answer.ok())?).await.ok()?.as_string()
}
