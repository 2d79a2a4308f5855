//! The player's preferences on this device.

use crate::state::storage;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Language, Msg};
use notabene_core::msg;
pub use notabene_study::preferences::Prefs;
use notabene_study::storage_key::StorageKey;
use std::ops::Deref;
use std::sync::OnceLock;

/// The options given by the page in whose frame this one is shown, instead of the preferences of the reader.
static FRAME_OPTIONS: OnceLock<String> = OnceLock::new();

/// Sets the options of a page in a frame of another one, in lines of `name=value`.
pub fn set_frame_options(lines: String) {
    FRAME_OPTIONS.get_or_init(|| lines);
}

/// The default preferences, in the language of the browser.
pub fn default_preferences() -> Prefs {
    let wanted = window().navigator().language().unwrap_or_default();
    Prefs::new(Language::from_code(&wanted).unwrap_or_default())
}

/// Loads the saved preferences, or those of the page around.
pub fn load_preferences() -> Prefs {
    let mut prefs = default_preferences();
    match FRAME_OPTIONS.get() {
        Some(lent) => prefs.read_options(lent),
        None => prefs.read_lines(&storage::load(StorageKey::Settings).unwrap_or_default()),
    }
    prefs
}

/// Saves the preferences on the device.
pub fn save_preferences(prefs: &Prefs) {
    storage::save(StorageKey::Settings, &prefs.to_lines());
}

/// Context: the preferences of the player. Copies are handles to the same signal.
#[derive(Copy, Clone)]
pub struct Preferences(RwSignal<Prefs>);

impl Preferences {
    /// Preferences with these values.
    pub fn new(prefs: Prefs) -> Preferences {
        Preferences(RwSignal::new(prefs))
    }

    /// The preferences of the app, or of a board on another page.
    pub fn here() -> Preferences {
        expect_context()
    }

    /// Returns the language of the page.
    pub fn language(self) -> Language {
        self.with(|prefs| prefs.language)
    }

    /// Returns a message in the language of the page.
    pub fn message_text(self, msg: &Msg) -> String {
        self.language().say(msg)
    }

    /// Returns a name with what belongs to it, as `Games: chess`, with the blanks of the language of the page.
    pub fn with_name(self, name: &str, text: &str) -> String {
        let (name, text) = (name.into(), text.into());
        self.message_text(&msg!(WithName { name, text }))
    }

    /// Returns the text of a label in the language of the page.
    pub fn label(self, label: Label) -> &'static str {
        self.language().label(label)
    }

    /// The text of a label as a signal.
    pub fn label_signal(self, label: Label) -> Signal<String> {
        Signal::derive(move || self.label(label).to_string())
    }
}

impl Deref for Preferences {
    type Target = RwSignal<Prefs>;

    fn deref(&self) -> &RwSignal<Prefs> {
        &self.0
    }
}
