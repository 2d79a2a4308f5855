//! Offline use: `www/offline.js` caches the site after the first screen is shown, and reports newer versions.
//! These are activated on request only.

use crate::components::element::{El, button, el};
use crate::components::query::focus_after_render;
use crate::state::context::AppContext;
use crate::state::i18n_loader;
use crate::state::service_worker::{NEWER, RENEWED, USE, post_event};
use leptos::prelude::*;
use notabene_core::i18n::{Label, Part};
use notabene_core::msg;

/// True once the script has reported a newer version, and the texts about it are loaded.
pub fn newer_version_signal(app: AppContext) -> RwSignal<bool> {
    let newer = RwSignal::new(false);
    let listener = window_event_listener_untyped(NEWER, move |_| {
        i18n_loader::when_loaded(app.prefs, Part::School, None, Box::new(move |known| newer.set(known)));
    });
    let renewed = window_event_listener_untyped(RENEWED, move |_| app.notice.set(Some(msg!(SiteRenewed))));
    on_cleanup(move || {
        listener.remove();
        renewed.remove();
    });
    newer
}

/// Notice of a newer version, with a button to activate it. The game stays saved.
pub fn update_notice(app: AppContext, newer: RwSignal<bool>) -> El {
    let take = button(app, Label::UseNewVersion, "use-newer", || _ = post_event(USE));
    let later = button(app, Label::NotNow, "not-now", move || {
        newer.set(false);
        focus_after_render(".brand");
    });
    let words = el("p", "").attr("role", "status").label(app, Label::NewVersion);
    el("aside", "newer").with([words, take, later])
}
