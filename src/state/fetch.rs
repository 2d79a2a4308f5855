//! Files of the site.

use js_sys::Promise;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Waits for the next task of the page, which draws and listens meanwhile.
pub async fn next_task() {
    let timer = Promise::new(&mut |done, _| drop(window().set_timeout_with_callback(&done)));
    // A timer does not fail.
    drop(JsFuture::from(timer).await);
}

/// Text of a file on the server of the page; `None` if it or the network is missing.
pub async fn fetch_text(url: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(url)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    JsFuture::from(answer.text().ok().filter(|_| answer.ok())?).await.ok()?.as_string()
}
