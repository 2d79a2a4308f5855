//! A course that is being built, saved on the device at every change.

use crate::components::query::{closest, on_window};
use crate::pages::learn::course_storage_key;
use crate::state::address::course_builder_address;
use crate::state::current_game::CurrentGame;
use crate::state::modal::Modal;
use crate::state::preferences::Preferences;
use crate::state::{i18n_loader, storage};
use crate::views::keyboard::{has_command_modifier, undo_step};
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::i18n::{Label, Language, Part, is_known};
use notabene_study::builder::{Block, BlockProblem, CourseDocument, CourseDraft};
use wasm_bindgen_futures::spawn_local;
use web_sys::KeyboardEvent;

/// Address of a course, a lesson of it, a part of that; numbers from 0.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct BuilderAddress {
    pub course: String,
    pub lesson: Option<usize>,
    pub part: Option<usize>,
}

impl BuilderAddress {
    pub fn read(address: &str) -> BuilderAddress {
        let mut words = address.split('/').skip(1);
        let course = words.next().unwrap_or_default().into();
        let mut number = || words.next()?.parse::<usize>().ok()?.checked_sub(1);
        let lesson = number();
        BuilderAddress { course, lesson, part: lesson.and_then(|_| number()) }
    }
}

/// A course that is being built. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct CourseState {
    /// Game on the board of the app, from which positions are taken.
    pub app_game: CurrentGame,
    /// Windows of the app.
    pub app_modal: Modal,
    /// Game on the board of the page.
    pub own: CurrentGame,
    pub prefs: Preferences,
    /// Name of the course in the address.
    pub key: StoredValue<String>,
    pub draft: RwSignal<CourseDraft>,
    /// Language in which texts are written.
    pub language: RwSignal<Language>,
    pub problems: Memo<Vec<BlockProblem>>,
    /// False if the device could not save the last change.
    pub is_saved: RwSignal<bool>,
}

impl CourseState {
    /// Opens a course of the device; `None` if there is none.
    pub fn open(app_game: CurrentGame, app_modal: Modal, key: &str) -> Option<CourseState> {
        let text = storage::load(&course_storage_key(key)?)?;
        let draft = RwSignal::new(CourseDraft::new(&text));
        let author = draft.with_untracked(|draft| draft.document().author_language());
        let prefs = Preferences::here();
        let screen = prefs.with_untracked(|prefs| prefs.language);
        let text = Memo::new(move |_| draft.with(|draft| draft.text().to_string()));
        Some(CourseState {
            app_game,
            app_modal,
            own: CurrentGame::here(),
            prefs,
            key: StoredValue::new(key.into()),
            draft,
            language: RwSignal::new(author.unwrap_or(screen)),
            problems: Memo::new(move |_| text.with(|text| CourseDocument::new(text).problems())),
            is_saved: RwSignal::new(true),
        })
    }

    /// Fetches the sentences of the language in which the author writes: tasks and hints are proposed in it.
    pub fn load_language(self) {
        Effect::new(move || {
            let language = self.language.get();
            let missing: Vec<Part> =
                Part::ALL.into_iter().filter(|part| !is_known(language, *part)).collect();
            if missing.is_empty() {
                return;
            }
            spawn_local(async move {
                for part in missing {
                    i18n_loader::load_messages(language, part).await;
                }
                // Proposed texts follow the language.
                if Part::ALL.into_iter().all(|part| is_known(language, part)) {
                    self.language.try_update(|_| ());
                }
            });
        });
    }

    /// The words of a label in the language of the author; until they are fetched in that of the screen.
    pub fn words(self, label: Label) -> &'static str {
        let own = self.language.get_untracked();
        let known = is_known(own, Part::School);
        if known { own.label(label) } else { untrack(|| self.prefs.label(label)) }
    }

    /// Reads the document, tracked.
    pub fn with<T>(self, read: impl FnOnce(&CourseDocument) -> T) -> T {
        self.draft.with(|draft| read(draft.document()))
    }
    /// Reads the document, untracked.
    pub fn with_now<T>(self, read: impl FnOnce(&CourseDocument) -> T) -> T {
        self.draft.with_untracked(|draft| read(draft.document()))
    }
    /// Reads a block, tracked; `None` if it is gone.
    pub fn with_block<T>(self, block: usize, read: impl FnOnce(&Block) -> T) -> Option<T> {
        self.with(|document| document.block(block).map(read))
    }

    /// A text of a block in the language of its author, for those who write it in another one.
    pub fn other_text(self, block: Memo<usize>, word: &'static str) -> Signal<String> {
        Signal::derive(move || {
            let first = self.with_block(block.get(), |block| block.entry(word)?.texts.first().cloned());
            first.flatten().map(|(_, text)| text).unwrap_or_default()
        })
    }

    /// Changes the course and saves it. Changes with one name in succession are one step of undo.
    pub fn edit<T>(self, name: &str, change: impl FnOnce(&mut CourseDocument) -> T) -> T {
        let mut out = None;
        self.draft.update(|draft| out = Some(draft.edit(name, change)));
        self.save();
        out.unwrap_or_else(|| unreachable!("update runs its closure"))
    }

    pub fn undo(self) {
        self.draft.update(CourseDraft::undo);
        self.save();
    }
    pub fn redo(self) {
        self.draft.update(CourseDraft::redo);
        self.save();
    }

    fn save(self) {
        let Some(key) = self.key.with_value(|key| course_storage_key(key)) else { return };
        let saved = self.draft.with_untracked(|draft| storage::try_save(&key, draft.text()));
        storage::record_room(&key, saved);
        self.is_saved.set(saved);
    }

    /// Takes over changes of another tab; they can be undone.
    pub fn follow_other_tabs(self) {
        on_window(leptos::ev::storage, move |_| {
            let key = self.key.try_with_value(|key| course_storage_key(key)).flatten();
            let Some(text) = key.and_then(|key| storage::load(&key)) else { return };
            if self.draft.with_untracked(|draft| draft.text() != text) {
                self.draft.update(|draft| draft.edit("", |document| *document = CourseDocument::new(&text)));
            }
        });
    }

    /// Undoes and redoes by keys outside of text fields, which have their own undo.
    pub fn listen_for_undo(self) {
        on_window(leptos::ev::keydown, move |e: KeyboardEvent| {
            if !has_command_modifier(&e) || closest(&e, "input, textarea, select, dialog").is_some() {
                return;
            }
            match undo_step(&e) {
                Some(Go::Undo) => self.undo(),
                Some(Go::Redo) => self.redo(),
                _ => return,
            }
            e.prevent_default();
        });
    }

    /// Address of a part of the course; numbers from 0.
    pub fn address(self, lesson: Option<usize>, part: Option<usize>) -> String {
        let numbers = [lesson, part].into_iter().flatten().map(|n| (n + 1).to_string());
        let words: Vec<String> =
            [course_builder_address(&self.key.get_value())].into_iter().chain(numbers).collect();
        words.join("/")
    }
}
