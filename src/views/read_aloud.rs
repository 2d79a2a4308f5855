//! Button that reads a text aloud with a voice of the device.

use crate::components::Icon;
use crate::state::preferences::Preferences;
use crate::state::speech;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Language};

/// Reads what `text` says in the language of the page. Nothing on devices without a voice for it.
#[component]
pub fn ReadAloud(text: Callback<Language, String>) -> impl IntoView {
    let prefs = Preferences::here();
    let voices_changed = RwSignal::new(());
    speech::on_voices_changed(move || voices_changed.set(()));
    let can_speak = move || {
        voices_changed.track();
        speech::can_speak(prefs.with(|prefs| prefs.language))
    };
    let speak = move |_| {
        let language = prefs.language();
        // A voice that has gone meanwhile stays silent.
        let _ = speech::speak(&text.run(language), language);
    };
    view! {
        <Show when=can_speak>
            <button
                type="button" class="quiet read-aloud" data-do="read-aloud"
                title=prefs.label_signal(Label::SayAloud) aria-label=prefs.label_signal(Label::SayAloud)
                on:click=speak
            >
                <Icon name="speak"/>
            </button>
        </Show>
    }
}
