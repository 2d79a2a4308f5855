//! Offline use: `www/offline.js` caches the site after the first screen is shown, and reports newer versions.
//! These are activated on request only.

use crate::components::Button;
use crate::components::query::focus_after_render;
use crate::components::query::on_window;
use crate::state::current_game::CurrentGame;
use crate::state::i18n_loader;
use crate::state::preferences::Preferences;
use crate::state::service_worker::{NEWER, RENEWED, USE, post_event};
use leptos::ev::Custom;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Part};
use notabene_core::msg;
use web_sys::Event;

/// True once the script has reported a newer version, and the texts about it are loaded.
pub fn newer_version_signal(current: CurrentGame) -> RwSignal<bool> {
    let newer = RwSignal::new(false);
    on_window(Custom::<Event>::new(NEWER), move |_| {
        let then = Box::new(move |known| newer.set(known));
        i18n_loader::when_loaded(current.prefs, Part::School, None, then);
    });
    on_window(Custom::<Event>::new(RENEWED), move |_| current.notice.set(Some(msg!(SiteRenewed))));
    newer
}

/// Notice of a newer version, with a button to activate it. The game stays saved.
#[component]
pub fn UpdateNotice(newer: RwSignal<bool>) -> impl IntoView {
    let prefs = Preferences::here();
    let later = move |()| {
        newer.set(false);
        focus_after_render(".brand");
    };
    view! {
        <aside class="newer inline screen-only">
            <p role="status">{prefs.label_signal(Label::NewVersion)}</p>
            <Button text=prefs.label_signal(Label::UseNewVersion) name="use-newer" on_click=|()| _ = post_event(USE)/>
            <Button text=prefs.label_signal(Label::NotNow) name="not-now" on_click=later/>
        </aside>
    }
}
