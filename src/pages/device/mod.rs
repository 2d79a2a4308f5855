//! Page of the stored data: backup to a file, restore, delete.

use crate::components::download::save_text;
use crate::components::element::{El, back_link, button, el};
use crate::components::query::focus_after_render;
use crate::pages::export::read_text_file;
use crate::state::context::AppContext;
use crate::state::saved_games::{self, Failure, StoredGame};
use crate::state::service_worker::{self, OfflineState};
use crate::state::{router, storage};
use leptos::prelude::*;
use notabene_core::exchange::{backup, library};
use notabene_core::game::Problem;
use notabene_core::i18n::Label;
use notabene_core::{msg, record};
use notabene_study::storage_key::StorageKey;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{File, HtmlInputElement};

/// Name of the backup file.
const BACKUP_FILE: &str = "notabene.backup.txt";
/// End of the address after deletion; `www/offline.js` caches nothing there.
const DELETED_ADDRESS: &str = "forgotten";

/// Result of an action on a file.
enum ImportResult {
    Nothing,
    /// Saved games could not be read: no file was created.
    GamesUnread,
    /// Valid, waiting for confirmation.
    Imported(Rc<[backup::BackupEntry]>),
    /// Invalid, with the text and the error.
    Refused(Rc<str>, Problem),
    /// Storage is full.
    NoRoom,
}

/// Content of the page.
pub fn page(app: AppContext) -> Vec<El> {
    vec![
        el("h1", "").label(app, Label::DeviceTitle),
        el("p", "lead").label(app, Label::DeviceLead),
        offline_section(app),
        backup_section(app),
        delete_section(app),
        back_link(app),
    ]
}

fn section(app: AppContext, title: Label) -> El {
    el("section", "card").with([el("h2", "").label(app, title)])
}

/// Availability without a network.
fn offline_section(app: AppContext) -> El {
    let now = RwSignal::new(service_worker::offline_state());
    if now.get_untracked() == OfflineState::NotYet {
        poll_offline_state(now);
    }
    let words = move || {
        let label = match now.get() {
            OfflineState::All => Label::DeviceReady,
            OfflineState::NotYet => Label::DeviceComing,
            OfflineState::Never => Label::DeviceNever,
        };
        app.label(label).to_string()
    };
    section(app, Label::DeviceOffline).with([el("p", "").attr("role", "status").live_text(words)])
}

/// Checks every second until available or the page is gone.
fn poll_offline_state(now: RwSignal<OfflineState>) {
    let look = move || {
        let is = service_worker::offline_state();
        if now.try_get_untracked().is_some_and(|was| was != is) {
            now.set(is);
        } else if now.try_get_untracked().is_some() {
            poll_offline_state(now);
        }
    };
    let _ = set_timeout(look, Duration::from_secs(1));
}

/// Backup to a file, and restore.
fn backup_section(app: AppContext) -> El {
    let came = RwSignal::new_local(ImportResult::Nothing);
    let take = button(app, Label::DeviceSave, "save-all", move || {
        spawn_local(async move {
            let mut entries = storage::all_entries();
            let games = match saved_games::games_by_id(&[]).await {
                Ok(games) => games,
                // No game storage: there are no games to save.
                Err(Failure::Unavailable) => Vec::new(),
                Err(Failure::Full) => return came.set(ImportResult::GamesUnread),
            };
            came.set(ImportResult::Nothing);
            entries.extend(games.iter().map(|game| library::entry(&game.summary, &game.text)));
            // A browser that saves nothing shows its own message.
            let _ = save_text(&backup::write(&entries), "text/plain", BACKUP_FILE);
        });
    });
    let file = el("input", "").attr("type", "file").attr("accept", ".txt,text/plain").attr("name", "backup");
    let file = file.on("change", move |e| {
        let Some(input) = e.target().and_then(|t| t.dyn_into::<HtmlInputElement>().ok()) else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            open_backup(came, file);
        }
        // The file may be chosen again after it is corrected.
        input.set_value("");
    });
    let choose = el("label", "button").with([el("span", "").label(app, Label::DeviceOpen), file]);
    section(app, Label::DeviceSaving).with([
        el("p", "hint").label(app, Label::DeviceSaveHint),
        el("div", "actions").with([take, choose]),
        el("div", "came").live_children(move || came.with(|came_now| import_result(app, came, came_now))),
        el("div", "").live_children(move || undo_button(app, came)),
    ])
}

fn open_backup(came: RwSignal<ImportResult, LocalStorage>, file: File) {
    spawn_local(async move {
        came.set(match read_text_file(file).await {
            None => ImportResult::Refused("".into(), Problem { message: msg!(BackupForeign), at: 0 }),
            Some(text) => match backup::read(&text).and_then(|entries| valid_entries(&text, entries)) {
                Ok(entries) => ImportResult::Imported(entries.into()),
                Err(problem) => ImportResult::Refused(text.into(), problem),
            },
        });
    });
}

/// Returns the entries of a file, if every game among them is valid.
///
/// # Errors
///
/// Place of the first damaged game.
fn valid_entries(text: &str, entries: Vec<backup::BackupEntry>) -> Result<Vec<backup::BackupEntry>, Problem> {
    let is_damaged =
        |entry: &&backup::BackupEntry| library::is_entry(entry) && library::from_entry(entry).is_none();
    match entries.iter().find(is_damaged) {
        None => Ok(entries),
        Some(entry) => {
            let at = text.find(&format!("\n[{}]", entry.name)).map_or(0, |at| at + 1);
            Err(Problem { message: msg!(BackupChanged), at })
        }
    }
}

/// Button that undoes a restore in this tab.
fn undo_button(app: AppContext, came: RwSignal<ImportResult, LocalStorage>) -> Vec<El> {
    let Some(old) =
        storage::load_in_tab(StorageKey::ReplacedBackup).and_then(|text| backup::read(&text).ok())
    else {
        return Vec::new();
    };
    let undo = button(app, Label::DeviceUndo, "replace-undo", move || {
        if !storage::replace_all(&old) {
            return came.set(ImportResult::NoRoom);
        }
        storage::delete_in_tab(StorageKey::ReplacedBackup);
        saved_games::clear_tab();
        reload_at("device");
    });
    let says = el("p", "").attr("role", "status").label(app, Label::DeviceReplaced);
    vec![says, el("div", "actions").with([undo])]
}

fn import_result(app: AppContext, came: RwSignal<ImportResult, LocalStorage>, now: &ImportResult) -> Vec<El> {
    let alert = |inside: Vec<El>| vec![el("div", "").attr("role", "alert").with(inside)];
    match now {
        ImportResult::Nothing => Vec::new(),
        ImportResult::GamesUnread => alert(vec![el("p", "").label(app, Label::DeviceGamesUnread)]),
        ImportResult::NoRoom => alert(vec![el("p", "").label(app, Label::DeviceFull)]),
        ImportResult::Refused(text, problem) => {
            let (line, column) = record::line_and_column(text, problem.at);
            let place = el("b", "").text(&app.message_text(&msg!(AtPlace { line, column })));
            let says = el("span", "").text(&app.message_text(&problem.message));
            let list = el("ul", "problems").with([el("li", "").with([place, says])]);
            alert(vec![el("p", "").label(app, Label::DeviceProblem), list])
        }
        ImportResult::Imported(entries) => {
            let entries = entries.clone();
            let replace = button(app, Label::DeviceReplace, "replace-all", move || {
                let entries = entries.clone();
                spawn_local(async move {
                    match restore_backup(&entries).await {
                        true => reload_at("device"),
                        false => came.set(ImportResult::NoRoom),
                    }
                });
            });
            let cancel = button(app, Label::Cancel, "replace-no", move || {
                came.set(ImportResult::Nothing);
                focus_after_render("[data-do=save-all]");
            });
            focus_after_render("[data-do=replace-no]");
            let ask = el("p", "").label(app, Label::DeviceWhole);
            alert(vec![ask, el("div", "actions").with([cancel, replace])])
        }
    }
}

/// Replaces stored data by a backup; saved games are merged with those of the backup. False, without any
/// change, on failure.
async fn restore_backup(entries: &[backup::BackupEntry]) -> bool {
    let (saved, others): (Vec<_>, Vec<_>) = entries.iter().cloned().partition(library::is_entry);
    let games: Vec<StoredGame> = saved
        .iter()
        .filter_map(library::from_entry)
        .map(|(summary, text)| StoredGame { summary, text })
        .collect();
    let old = storage::all_entries();
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
    let location = window().location();
    drop(location.set_hash(address));
    drop(location.reload());
}

/// Button that deletes everything, with a confirmation.
fn delete_section(app: AppContext) -> El {
    let asks = RwSignal::new(false);
    let parts = move || {
        if !asks.get() {
            return vec![button(app, Label::LearnForget, "forget-all", move || {
                asks.set(true);
                focus_after_render("[data-do=forget-no]");
            })];
        }
        let yes = button(app, Label::LearnForgetYes, "forget-yes", || {
            storage::delete_all();
            storage::delete_in_tab(StorageKey::ReplacedBackup);
            saved_games::clear_tab();
            spawn_local(async {
                // No game storage: there are no games to delete.
                let _ = saved_games::delete_everything().await;
                service_worker::clear_caches(&format!("device/{}", DELETED_ADDRESS));
            });
        });
        let no = button(app, Label::Cancel, "forget-no", move || {
            asks.set(false);
            focus_after_render("[data-do=forget-all]");
        });
        vec![
            el("p", "").attr("role", "alert").label(app, Label::DeviceForgetAsk),
            el("div", "actions").with([no, yes]),
        ]
    };
    let message = move || {
        let done = app.navigation.address.with(|address| router::after_slash(address) == DELETED_ADDRESS);
        if done { app.label(Label::LearnForgetDone).to_string() } else { String::new() }
    };
    section(app, Label::LearnForget).with([
        el("p", "hint").label(app, Label::DeviceForgetHint),
        el("div", "").live_children(parts),
        el("p", "note").attr("role", "status").live_text(message),
    ])
}
