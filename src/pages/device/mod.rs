//! Page of the stored data: backup to a file, restore, delete.

use crate::components::download::save_text;
use crate::components::element::{El, back, button, el};
use crate::components::query::focus_soon;
use crate::pages::export::text_of;
use crate::state::context::AppContext;
use crate::state::saved_games::{self, Failure, Stored};
use crate::state::service_worker::{self, Kept};
use crate::state::{router, storage};
use leptos::prelude::*;
use notabene_core::exchange::{backup, library};
use notabene_core::game::Problem;
use notabene_core::i18n::Label;
use notabene_core::{msg, record};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{File, HtmlInputElement};

/// Name of the backup file.
const FILE: &str = "notabene.backup.txt";
/// End of the address after deletion; `www/offline.js` caches nothing there.
const FORGOTTEN: &str = "forgotten";

/// Storage key, in the tab, of a backup of the data replaced by a file.
const REPLACED: &str = "replaced";

/// Result of an action on a file.
enum Came {
    Nothing,
    /// Saved games could not be read: no file was created.
    GamesUnread,
    /// Valid, waiting for confirmation.
    Whole(Rc<[backup::BackupEntry]>),
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
        away(app),
        taking(app),
        forgetting(app),
        back(app),
    ]
}

fn section(app: AppContext, title: Label) -> El {
    el("section", "card").with([el("h2", "").label(app, title)])
}

/// Availability without a network.
fn away(app: AppContext) -> El {
    let now = RwSignal::new(service_worker::kept());
    if now.get_untracked() == Kept::NotYet {
        look_again(now);
    }
    let words = move || {
        let label = match now.get() {
            Kept::All => Label::DeviceReady,
            Kept::NotYet => Label::DeviceComing,
            Kept::Never => Label::DeviceNever,
        };
        app.label(label).to_string()
    };
    section(app, Label::DeviceOffline).with([el("p", "").attr("role", "status").says(words)])
}

/// Checks every second until available or the page is gone.
fn look_again(now: RwSignal<Kept>) {
    let look = move || {
        let is = service_worker::kept();
        if now.try_get_untracked().is_some_and(|was| was != is) {
            now.set(is);
        } else if now.try_get_untracked().is_some() {
            look_again(now);
        }
    };
    let _ = set_timeout(look, Duration::from_secs(1));
}

/// Backup to a file, and restore.
fn taking(app: AppContext) -> El {
    let came = RwSignal::new_local(Came::Nothing);
    let take = button(app, Label::DeviceSave, "save-all", move || {
        spawn_local(async move {
            let mut entries = storage::all();
            let games = match saved_games::all(&[]).await {
                Ok(games) => games,
                // No game storage: there are no games to save.
                Err(Failure::Missing) => Vec::new(),
                Err(Failure::Refused) => return came.set(Came::GamesUnread),
            };
            came.set(Came::Nothing);
            entries.extend(games.iter().map(|game| library::entry(&game.summary, &game.text)));
            // A browser that saves nothing shows its own message.
            let _ = save_text(&backup::write(&entries), "text/plain", FILE);
        });
    });
    let file = el("input", "").attr("type", "file").attr("accept", ".txt,text/plain").attr("name", "backup");
    let file = file.on("change", move |e| {
        let Some(input) = e.target().and_then(|t| t.dyn_into::<HtmlInputElement>().ok()) else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            open(came, file);
        }
        // The file may be chosen again after it is corrected.
        input.set_value("");
    });
    let choose = el("label", "button").with([el("span", "").label(app, Label::DeviceOpen), file]);
    section(app, Label::DeviceSaving).with([
        el("p", "hint").label(app, Label::DeviceSaveHint),
        el("div", "actions").with([take, choose]),
        el("div", "came").each(move || came.with(|came_now| told(app, came, came_now))),
        el("div", "").each(move || way_back(app, came)),
    ])
}

fn open(came: RwSignal<Came, LocalStorage>, file: File) {
    spawn_local(async move {
        came.set(match text_of(file).await {
            None => Came::Refused("".into(), Problem { message: msg!(BackupForeign), at: 0 }),
            Some(text) => match backup::read(&text).and_then(|entries| sound(&text, entries)) {
                Ok(entries) => Came::Whole(entries.into()),
                Err(problem) => Came::Refused(text.into(), problem),
            },
        });
    });
}

/// Returns the entries of a file, if every game among them is valid.
///
/// # Errors
///
/// Place of the first damaged game.
fn sound(text: &str, entries: Vec<backup::BackupEntry>) -> Result<Vec<backup::BackupEntry>, Problem> {
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
fn way_back(app: AppContext, came: RwSignal<Came, LocalStorage>) -> Vec<El> {
    let Some(old) = storage::load_in_tab(REPLACED).and_then(|text| backup::read(&text).ok()) else {
        return Vec::new();
    };
    let undo = button(app, Label::DeviceUndo, "replace-undo", move || {
        if !storage::replace(&old) {
            return came.set(Came::NoRoom);
        }
        storage::forget_in_tab(REPLACED);
        saved_games::forget_tab();
        anew("device");
    });
    let says = el("p", "").attr("role", "status").label(app, Label::DeviceReplaced);
    vec![says, el("div", "actions").with([undo])]
}

fn told(app: AppContext, came: RwSignal<Came, LocalStorage>, now: &Came) -> Vec<El> {
    let alert = |inside: Vec<El>| vec![el("div", "").attr("role", "alert").with(inside)];
    match now {
        Came::Nothing => Vec::new(),
        Came::GamesUnread => alert(vec![el("p", "").label(app, Label::DeviceGamesUnread)]),
        Came::NoRoom => alert(vec![el("p", "").label(app, Label::DeviceFull)]),
        Came::Refused(text, problem) => {
            let (line, column) = record::line_and_column(text, problem.at);
            let place = el("b", "").text(&app.say(&msg!(AtPlace { line, column })));
            let says = el("span", "").text(&app.say(&problem.message));
            let list = el("ul", "problems").with([el("li", "").with([place, says])]);
            alert(vec![el("p", "").label(app, Label::DeviceProblem), list])
        }
        Came::Whole(entries) => {
            let entries = entries.clone();
            let replace = button(app, Label::DeviceReplace, "replace-all", move || {
                let entries = entries.clone();
                spawn_local(async move {
                    match put_back(&entries).await {
                        true => anew("device"),
                        false => came.set(Came::NoRoom),
                    }
                });
            });
            let cancel = button(app, Label::Cancel, "replace-no", move || {
                came.set(Came::Nothing);
                focus_soon("[data-do=save-all]");
            });
            focus_soon("[data-do=replace-no]");
            let ask = el("p", "").label(app, Label::DeviceWhole);
            alert(vec![ask, el("div", "actions").with([cancel, replace])])
        }
    }
}

/// Replaces stored data by a backup; saved games are merged with those of the backup. False, without any
/// change, on failure.
async fn put_back(entries: &[backup::BackupEntry]) -> bool {
    let (kept, others): (Vec<_>, Vec<_>) = entries.iter().cloned().partition(library::is_entry);
    let games: Vec<Stored> =
        kept.iter().filter_map(library::from_entry).map(|(summary, text)| Stored { summary, text }).collect();
    let old = storage::all();
    if !storage::keep_in_tab(REPLACED, &backup::write(&old)) {
        return false;
    }
    if !storage::replace(&others) {
        storage::forget_in_tab(REPLACED);
        return false;
    }
    match saved_games::merge(&games).await {
        // No game storage: a file without games is restored all the same.
        Err(Failure::Missing) if games.is_empty() => {}
        Err(_) => {
            // The old data fitted before.
            storage::replace(&old);
            storage::forget_in_tab(REPLACED);
            return false;
        }
        Ok(()) => {}
    }
    saved_games::forget_tab();
    true
}

/// Reloads the page at an address after `#`: shows the stored data, and saves no previous state.
fn anew(address: &str) {
    let location = window().location();
    drop(location.set_hash(address));
    drop(location.reload());
}

/// Button that deletes everything, with a confirmation.
fn forgetting(app: AppContext) -> El {
    let asks = RwSignal::new(false);
    let parts = move || {
        if !asks.get() {
            return vec![button(app, Label::LearnForget, "forget-all", move || {
                asks.set(true);
                focus_soon("[data-do=forget-no]");
            })];
        }
        let yes = button(app, Label::LearnForgetYes, "forget-yes", || {
            storage::forget_all();
            storage::forget_in_tab(REPLACED);
            saved_games::forget_tab();
            spawn_local(async {
                // No game storage: there are no games to delete.
                let _ = saved_games::clear().await;
                service_worker::forget(&format!("device/{}", FORGOTTEN));
            });
        });
        let no = button(app, Label::Cancel, "forget-no", move || {
            asks.set(false);
            focus_soon("[data-do=forget-all]");
        });
        vec![
            el("p", "").attr("role", "alert").label(app, Label::DeviceForgetAsk),
            el("div", "actions").with([no, yes]),
        ]
    };
    let told = move || {
        let done = app.navigation.address.with(|address| router::rest(address) == FORGOTTEN);
        if done { app.label(Label::LearnForgetDone).to_string() } else { String::new() }
    };
    section(app, Label::LearnForget).with([
        el("p", "hint").label(app, Label::DeviceForgetHint),
        el("div", "").each(parts),
        el("p", "note").attr("role", "status").says(told),
    ])
}
