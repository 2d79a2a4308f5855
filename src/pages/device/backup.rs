//! Backup to a file, and restore.

use crate::components::download::save_text;
use crate::components::query::focus_after_render;
use crate::components::{Button, Card, FileButton};
use crate::pages::export::read_text_file;
use crate::state::preferences::Preferences;
use crate::state::saved_games::{self, Failure, StoredGame};
use crate::state::{practice_time, storage};
use crate::views::who_is_learning::learner_name;
use leptos::prelude::*;
use notabene_core::exchange::backup::{self, BackupEntry};
use notabene_core::exchange::library::{self, GameSummary};
use notabene_core::exchange::library_backup;
use notabene_core::game::Problem;
use notabene_core::i18n::Label;
use notabene_core::{msg, record};
use notabene_study::storage_key::StorageKey;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::File;

/// Name of the backup file.
const BACKUP_FILE: &str = "notabene.backup.txt";

/// State of a backup.
enum Backup {
    None,
    /// Saved games could not be read: no file was created.
    GamesUnread,
    /// A valid file, waiting for confirmation.
    Chosen(Rc<[BackupEntry]>),
    /// An invalid file, with its text and the error.
    Refused(String, Problem),
    /// Storage is full.
    NoRoom,
}

type BackupSignal = RwSignal<Backup, LocalStorage>;

/// Backup to a file, and restore.
#[component]
pub fn BackupSection() -> impl IntoView {
    let prefs = Preferences::here();
    let state = BackupSignal::new_local(Backup::None);
    let choose = move |files: Vec<File>| {
        if let Some(file) = files.into_iter().next() {
            spawn_local(async move { state.set(read_backup(file).await) });
        }
    };
    let save = move |()| spawn_local(async move { state.set(save_backup().await) });
    view! {
        <Card title=prefs.label_signal(Label::DeviceSaving)>
            <p class="hint">{prefs.label_signal(Label::DeviceSaveHint)}</p>
            <div class="actions inline">
                <Button text=prefs.label_signal(Label::DeviceSave) name="save-all" on_click=save/>
                <FileButton
                    text=prefs.label_signal(Label::DeviceOpen)
                    name="backup"
                    accept=".txt,text/plain"
                    on_choose=choose
                />
            </div>
            <div class="came unless-empty"><BackupResult state/></div>
            <div><UndoRestore state/></div>
        </Card>
    }
}

/// Saves everything in a file.
async fn save_backup() -> Backup {
    let mut entries = storage::all_entries();
    let games = match saved_games::games_by_id(&[]).await {
        Ok(games) => games,
        // No game storage: there are no games to save.
        Err(Failure::Unavailable) => Vec::new(),
        Err(_) => return Backup::GamesUnread,
    };
    entries.extend(games.iter().map(|game| library::entry(&game.summary, &game.text)));
    // A browser that saves nothing shows its own message.
    let _ = save_text(&backup::write(&entries), "text/plain", BACKUP_FILE);
    Backup::None
}

async fn read_backup(file: File) -> Backup {
    match read_text_file(file).await {
        None => Backup::Refused(String::new(), Problem { message: msg!(BackupForeign), at: 0 }),
        Some(text) => match library_backup::read_backup(&text) {
            Ok(entries) => Backup::Chosen(entries.into()),
            Err(problem) => Backup::Refused(text, problem),
        },
    }
}

/// Result of the last action, and the question before a restore.
#[component]
fn BackupResult(state: BackupSignal) -> impl IntoView {
    let prefs = Preferences::here();
    let failure = move |label: Label| {
        view! { <div class="callout" role="alert"><p>{prefs.label_signal(label)}</p></div> }.into_any()
    };
    move || {
        state.with(|now| match now {
            Backup::None => ().into_any(),
            Backup::GamesUnread => failure(Label::DeviceGamesUnread),
            Backup::NoRoom => failure(Label::DeviceFull),
            Backup::Refused(text, problem) => {
                let (line, column) = record::line_and_column(text, problem.at);
                let place = prefs.message_text(&msg!(AtPlace { line, column }));
                let reason = prefs.message_text(&problem.message);
                view! {
                    <div class="callout stack" role="alert">
                        <p>{prefs.label_signal(Label::DeviceProblem)}</p>
                        <ul class="problems bare"><li><b>{place}</b> <span>{reason}</span></li></ul>
                    </div>
                }
                .into_any()
            }
            Backup::Chosen(entries) => {
                let entries = StoredValue::new_local(entries.clone());
                view! { <RestoreQuestion state entries/> }.into_any()
            }
        })
    }
}

/// Asks before stored data is replaced.
#[component]
fn RestoreQuestion(
    state: BackupSignal,
    entries: StoredValue<Rc<[BackupEntry]>, LocalStorage>,
) -> impl IntoView {
    let prefs = Preferences::here();
    let restore = move |()| {
        let entries = entries.get_value();
        spawn_local(async move {
            match restore_backup(&entries).await {
                true => reload_at("me"),
                false => state.set(Backup::NoRoom),
            }
        });
    };
    let cancel = move |()| {
        state.set(Backup::None);
        focus_after_render("[data-do=save-all]");
    };
    focus_after_render("[data-do=replace-no]");
    // An old backup has no learners: what it has goes to the one who is learning.
    let learners = storage::load_learners();
    let takes_as_own = entries.with_value(|entries| learners.takes_as_own(entries));
    let whose = learners.are_several().then(|| {
        let learner = learners.current().clone();
        let words = move || match takes_as_own {
            true => prefs.message_text(&msg!(BackupFor { name: learner_name(prefs, &learner) })),
            false => prefs.label(Label::BackupNames).into(),
        };
        view! { <p>{words}</p> }
    });
    view! {
        <div class="callout stack" role="alert">
            <p>{prefs.label_signal(Label::DeviceWhole)}</p>
            {whose}
            <div class="actions inline">
                <Button text=prefs.label_signal(Label::Cancel) name="replace-no" on_click=cancel/>
                <Button text=prefs.label_signal(Label::DeviceReplace) name="replace-all" on_click=restore/>
            </div>
        </div>
    }
}

/// Button that undoes a restore in this tab; nothing without one.
#[component]
fn UndoRestore(state: BackupSignal) -> impl IntoView {
    let prefs = Preferences::here();
    let old = storage::load_in_tab(StorageKey::ReplacedBackup).and_then(|text| backup::read(&text).ok())?;
    let undo = move |()| {
        if !storage::replace_all(&old) {
            return state.set(Backup::NoRoom);
        }
        storage::delete_in_tab(StorageKey::ReplacedBackup);
        saved_games::clear_tab();
        reload_at("me");
    };
    Some(view! {
        <p role="status">{prefs.label_signal(Label::DeviceReplaced)}</p>
        <div class="actions inline">
            <Button text=prefs.label_signal(Label::DeviceUndo) name="replace-undo" on_click=undo/>
        </div>
    })
}

/// Replaces stored data by a backup; saved games are merged with those of the backup. False, without any
/// change, on failure.
async fn restore_backup(entries: &[BackupEntry]) -> bool {
    let (saved, others): (Vec<_>, Vec<_>) = entries.iter().cloned().partition(library::is_entry);
    let learners = storage::load_learners();
    let takes_as_own = learners.takes_as_own(entries);
    let game = |(mut summary, text): (GameSummary, String)| {
        if takes_as_own {
            summary.learner = learners.current().id.as_str().into();
        }
        StoredGame { summary, text }
    };
    let games: Vec<StoredGame> = saved.iter().filter_map(library::from_entry).map(game).collect();
    let old = storage::all_entries();
    let others = learners.restored(&old, &others);
    if !storage::save_in_tab(StorageKey::ReplacedBackup, &backup::write(&old)) {
        return false;
    }
    if !storage::replace_all(&others) {
        storage::delete_in_tab(StorageKey::ReplacedBackup);
        return false;
    }
    match saved_games::merge_backup(&games).await {
        // No game storage: a file without games is restored all the same.
        Err(Failure::Unavailable) if games.is_empty() => {}
        Err(_) => {
            // The old data fitted before.
            storage::replace_all(&old);
            storage::delete_in_tab(StorageKey::ReplacedBackup);
            return false;
        }
        Ok(()) => {}
    }
    saved_games::clear_tab();
    true
}

/// Reloads the page at an address after `#`: shows the stored data, and saves no previous state.
fn reload_at(address: &str) {
    practice_time::stop();
    let location = window().location();
    drop(location.set_hash(address));
    drop(location.reload());
}
