//! Clipboard of the device.

use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// Copies a text to the clipboard; returns `false` on failure. Pages without encryption have no clipboard.
pub async fn copy_text(text: &str) -> bool {
    let clipboard = window().navigator().clipboard();
    let there = !clipboard.is_undefined();
    there && JsFuture::from(clipboard.write_text(text)).await.is_ok()
}
