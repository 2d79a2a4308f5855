//! Content of an element that is loaded on demand.

use crate::components::effect::effect_after_render;
use crate::components::element::El;
use crate::state::context::AppContext;
use crate::state::lazy_pages::LazyPages;
use crate::state::{i18n_loader, lazy_pages};
use leptos::prelude::*;
use notabene_core::i18n::Part;
use notabene_core::msg;

/// A function that makes the content, of the table of lazy pages.
pub type Fill = fn(&LazyPages) -> fn(AppContext) -> Vec<El>;

/// Content of an element with the sentences of a part, loaded as soon as it is wanted. Tracked; empty while it is not wanted.
pub fn lazy_content(
    app: AppContext,
    part: Part,
    is_wanted: impl Fn() -> bool + Send + Sync + 'static,
    fill: Fill,
) -> impl Fn() -> Vec<El> {
    let is_wanted = Memo::new(move |_| is_wanted());
    let is_loaded = RwSignal::new(false);
    effect_after_render(Box::new(move || {
        if is_wanted.get() {
            let then = move |_| {
                if lazy_pages::lazy_pages().is_some() {
                    // `None` once the page is gone.
                    let _ = is_loaded.try_set(true);
                } else {
                    app.notice.set(Some(msg!(GameMissing)));
                }
            };
            i18n_loader::when_loaded(app.prefs, part, Box::new(then));
        }
    }));
    move || {
        // Tracked before the lazy pages are loaded, too.
        let is_shown = is_loaded.get() && is_wanted.get();
        let pages = lazy_pages::lazy_pages().filter(|_| is_shown);
        pages.map(|pages| untrack(|| fill(pages)(app))).unwrap_or_default()
    }
}
