//! Content that is fetched in the language of the screen, and again whenever the language changes.

use crate::state::preferences::Preferences;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::i18n::{Label, Language};

/// State of a request.
pub enum Request<T> {
    Pending,
    Loaded(T),
    Failed,
}

/// Requests content, and again whenever the language changes.
pub fn request<T, F>(prefs: Preferences, load: impl Fn(Language) -> F + 'static) -> RwSignal<Request<T>>
where
    T: Send + Sync + 'static,
    F: Future<Output = Option<T>> + 'static,
{
    let request = RwSignal::new(Request::Pending);
    let language = Memo::new(move |_| prefs.language());
    Effect::new(move |_| {
        let requested = language.get();
        let loading = load(requested);
        spawn_local(async move {
            let loaded = loading.await;
            // The page may be gone, or its language may have changed.
            if language.try_get_untracked() == Some(requested) {
                request.set(loaded.map_or(Request::Failed, Request::Loaded));
            }
        });
    });
    request
}

/// Renders loaded content; before that, a note.
pub fn render_request<T: Send + Sync + 'static>(
    prefs: Preferences,
    request: RwSignal<Request<T>>,
    render: impl Fn(&T) -> AnyView + Send + 'static,
) -> impl IntoView {
    move || {
        request.with(|request| match request {
            Request::Pending => request_note(prefs, Label::TextsLoading),
            Request::Failed => request_note(prefs, Label::TextsFailed),
            Request::Loaded(content) => render(content),
        })
    }
}

fn request_note(prefs: Preferences, label: Label) -> AnyView {
    view! { <p class="note" role="status">{prefs.label_signal(label)}</p> }.into_any()
}
