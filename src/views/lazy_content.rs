//! Content of an element that is loaded on demand.

use crate::components::element::El;
use crate::state::context::AppContext;
use crate::state::i18n_loader;
use crate::state::lazy::{Lazy, LazyCode};
use leptos::prelude::*;
use notabene_core::i18n::Part;
use notabene_core::msg;

/// A function that makes the content.
pub type Fill = fn(AppContext) -> Vec<El>;

/// Content of an element, loaded with the sentences of a part as soon as it is wanted. Tracked; empty while it is not wanted.
pub fn lazy_content(
    app: AppContext,
    part: Part,
    is_wanted: impl Fn() -> bool + Send + Sync + 'static,
    code: &'static Lazy<Fill>,
) -> impl Fn() -> Vec<El> {
    let is_wanted = Memo::new(move |_| is_wanted());
    let is_loaded = RwSignal::new(false);
    Effect::new(move || {
        if is_wanted.get() {
            let then = move |_| {
                if code.is_loaded() {
                    // `None` once the page is gone.
                    let _ = is_loaded.try_set(true);
                } else {
                    app.notice.set(Some(msg!(GameMissing)));
                }
            };
            i18n_loader::when_loaded(app.prefs, part, Some(code), Box::new(then));
        }
    });
    move || {
        let is_shown = is_loaded.get() && is_wanted.get();
        let fill = code.get().filter(|_| is_shown);
        fill.map(|fill| untrack(|| fill(app))).unwrap_or_default()
    }
}
