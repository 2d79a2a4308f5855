//! Speech synthesis: words spoken aloud by the device itself.
//!
//! Only voices on the device (`localService`) are used: others would send the words to a server. Without a voice for a
//! language, nothing is spoken, and the page shows why.

use leptos::prelude::*;
use notabene_core::i18n::Language;
use wasm_bindgen::prelude::*;
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice};

/// Rate of speech, a little slower than usual: the words are to be written down.
const RATE: f32 = 0.9;

/// Returns the speech synthesis; `None` in browsers without it.
fn synthesis() -> Option<SpeechSynthesis> {
    // Some browsers have no such property at all.
    let there = js_sys::Reflect::has(&window(), &"speechSynthesis".into()).unwrap_or(false);
    window().speech_synthesis().ok().filter(|_| there)
}

/// The first voice on the device that speaks a language.
fn voice(language: Language) -> Option<SpeechSynthesisVoice> {
    let voices = synthesis()?.get_voices();
    let mut voices = voices.iter().map(|voice| voice.unchecked_into::<SpeechSynthesisVoice>());
    voices.find(|voice| voice.local_service() && Language::from_code(&voice.lang()) == Some(language))
}

/// True if the device itself has a voice for a language. Some browsers load voices late: see [`on_voices_changed`].
pub fn can_speak(language: Language) -> bool {
    voice(language).is_some()
}

/// Speaks words in a language instead of what is still being spoken; `false` if the device has no voice for it.
pub fn speak(text: &str, language: Language) -> bool {
    let (Some(synthesis), Some(voice)) = (synthesis(), voice(language)) else { return false };
    let Ok(words) = SpeechSynthesisUtterance::new_with_text(text) else { return false };
    words.set_lang(&voice.lang());
    words.set_voice(Some(&voice));
    words.set_rate(RATE);
    synthesis.cancel();
    synthesis.speak(&words);
    true
}

/// Calls back whenever the voices of the device are loaded or change, until the page is left. Leaving cancels the
/// speech.
pub fn on_voices_changed(changed: impl Fn() + 'static) {
    let Some(synthesis) = synthesis() else { return };
    // The first call makes some browsers load their voices.
    drop(synthesis.get_voices());
    let is_spoken = Closure::<dyn Fn()>::new(changed);
    drop(synthesis.add_event_listener_with_callback("voiceschanged", is_spoken.as_ref().unchecked_ref()));
    let listener_handle = StoredValue::new_local((synthesis, is_spoken));
    on_cleanup(move || {
        listener_handle.try_with_value(|(synthesis, is_spoken)| {
            // The page of the spoken words is left.
            synthesis.cancel();
            drop(
                synthesis
                    .remove_event_listener_with_callback("voiceschanged", is_spoken.as_ref().unchecked_ref()),
            );
        });
    });
}
