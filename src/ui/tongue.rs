//! The languages of the page: the sentences of one are fetched when it is to be spoken.

use super::dom::{El, Put, put};
use super::notes::fetched;
use super::pointing::element;
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::msg;
use notabene_core::text::{Language, is_known};
use wasm_bindgen_futures::spawn_local;

/// Makes sure that a language can be spoken, and goes on with whether it can.
pub fn speak(language: Language, then: impl FnOnce(bool) + 'static) {
    if is_known(language) {
        return then(true);
    }
    spawn_local(async move {
        then(arrived(language).await || is_known(language));
    });
}

/// The sentences that belong to this program: another one has another name in the address, so that no old
/// copy is taken for them.
#[cfg(not(feature = "sentences"))]
async fn arrived(language: Language) -> bool {
    let script = document().query_selector("script[data-wasm]").ok().flatten();
    let program = script.and_then(|script| script.get_attribute("data-wasm")).unwrap_or_default();
    let url = ["texts/say.", language.code(), ".txt?", &program].concat();
    let text = fetched(&url).await;
    text.is_some_and(|text| notabene_core::text::learn(language, text))
}

#[cfg(feature = "sentences")]
async fn arrived(_: Language) -> bool {
    let _ = fetched;
    true
}

/// Changes the language of the screen.
pub fn change(desk: Desk, language: Language) {
    speak(language, move |known| match known {
        true => desk.prefs.update(|p| p.language = language),
        false => {
            desk.notice.set(Some(msg!(LanguageMissing)));
            // The lists show what is spoken.
            let code = desk.prefs.with_untracked(|p| p.language.code());
            for list in [".head [data-setting=ScreenLanguage]", "dialog [data-setting=ScreenLanguage]"] {
                if let Some(list) = element(list) {
                    put(&El(list.into()), Put::Value, "", code.into());
                }
            }
        }
    });
}

/// What is said in all languages when none could be fetched.
pub fn wordless() -> String {
    document().body().and_then(|body| body.get_attribute("data-fault")).unwrap_or_default()
}
