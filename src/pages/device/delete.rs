//! Deletes everything that is stored on the device.

use crate::components::query::focus_after_render;
use crate::components::{Button, Card};
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use crate::state::{practice_time, router, saved_games, service_worker, storage};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::storage_key::StorageKey;
use wasm_bindgen_futures::spawn_local;

/// End of the address after deletion; `www/offline.js` caches nothing there.
const DELETED_ADDRESS: &str = "forgotten";

/// Button that deletes everything, with a confirmation.
#[component]
pub fn DeleteSection() -> impl IntoView {
    let prefs = Preferences::here();
    let address = Navigation::here().address;
    let is_asking = RwSignal::new(false);
    let ask = move |()| {
        is_asking.set(true);
        focus_after_render("[data-do=forget-no]");
    };
    let cancel = move |()| {
        is_asking.set(false);
        focus_after_render("[data-do=forget-all]");
    };
    let question = move || {
        match is_asking.get() {
        false => view! { <Button text=prefs.label_signal(Label::LearnForget) name="forget-all" on_click=ask/> }.into_any(),
        true => view! {
            <p role="alert">{prefs.label_signal(Label::DeviceForgetAsk)}</p>
            <div class="actions inline">
                <Button text=prefs.label_signal(Label::Cancel) name="forget-no" on_click=cancel/>
                <Button text=prefs.label_signal(Label::LearnForgetYes) name="forget-yes" on_click=|()| delete_everything()/>
            </div>
        }
        .into_any(),
    }
    };
    let is_done = move || address.with(|address| router::after_slash(address) == DELETED_ADDRESS);
    view! {
        <Card title=prefs.label_signal(Label::LearnForget)>
            <p class="hint">{prefs.label_signal(Label::DeviceForgetHint)}</p>
            <div>{question}</div>
            <p class="note unless-empty" role="status">{move || is_done().then(|| prefs.label(Label::LearnForgetDone))}</p>
        </Card>
    }
}

fn delete_everything() {
    practice_time::stop();
    storage::delete_all();
    storage::delete_in_tab(StorageKey::ReplacedBackup);
    saved_games::clear_tab();
    spawn_local(async {
        // No game storage: there are no games to delete.
        let _ = saved_games::delete_everything().await;
        service_worker::clear_caches(&format!("me/{DELETED_ADDRESS}"));
    });
}
