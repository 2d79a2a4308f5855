//! Clipboard of the device.

use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::i18n::Label;
use wasm_bindgen_futures::JsFuture;

/// Copies a text to the clipboard; returns `false` on failure. Pages without encryption have no clipboard.
pub async fn copy_text(text: &str) -> bool {
    let clipboard = window().navigator().clipboard();
    let there = !clipboard.is_undefined();
    there && JsFuture::from(clipboard.write_text(text)).await.is_ok()
}

/// Result of the last copy, as a label; `None` before the first one.
pub type CopyResult = RwSignal<Option<Label>>;

/// Copies a text, and reports the result.
pub fn copy_and_report(text: String, result: CopyResult) {
    spawn_local(async move {
        let label = if copy_text(&text).await { Label::Copied } else { Label::CopyFailed };
        // The window may be gone.
        let _ = result.try_set(Some(label));
    });
}
