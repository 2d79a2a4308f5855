//! Copying to the clipboard, with a line that reports the result.

use crate::components::clipboard::copy_text;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::i18n::Label;

/// Result of the last copy, as a label; `None` before the first one.
pub type CopyResult = RwSignal<Option<Label>>;

/// Copies a text, and reports the result.
pub fn copy_and_report(text: String, result: CopyResult) {
    spawn_local(async move {
        let label = if copy_text(&text).await { Label::Copied } else { Label::CopyFailed };
        // `None` if the window is gone.
        let _ = result.try_set(Some(label));
    });
}
