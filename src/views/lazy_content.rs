//! Content of an element that is loaded on demand.

use crate::state::current_game::CurrentGame;
use crate::state::i18n_loader;
use crate::state::lazy::{Lazy, LazyCode};
use leptos::prelude::*;
use notabene_core::i18n::Part;
use notabene_core::msg;

/// A function that makes the content.
pub type Fill = fn() -> AnyView;

/// Content of an element, loaded with the sentences of a part as soon as it is wanted; empty while it is not wanted.
/// `waiting` stands in its place until it is loaded.
#[component]
pub fn LazyContent(
    part: Part,
    #[prop(into)] is_wanted: Signal<bool>,
    code: &'static Lazy<Fill>,
    #[prop(optional)] waiting: Option<Fill>,
) -> impl IntoView {
    let current = CurrentGame::here();
    let is_wanted = Memo::new(move |_| is_wanted.get());
    let is_loaded = RwSignal::new(false);
    Effect::new(move || {
        if is_wanted.get() {
            let then = move |_| {
                if code.is_loaded() {
                    // `None` once the page is gone.
                    let _ = is_loaded.try_set(true);
                } else {
                    current.notice.set(Some(msg!(GameMissing)));
                }
            };
            i18n_loader::when_loaded(current.prefs, part, Some(code), Box::new(then));
        }
    });
    let shown = Memo::new(move |_| is_wanted.get().then(|| is_loaded.get()));
    move || match shown.get() {
        Some(true) => code.get().map(untrack),
        Some(false) => waiting.map(untrack),
        None => None,
    }
}
