//! Device page: everything saved on the device as one file, restored from such a file, or deleted.

use super::dom::El;
use super::games::{self, Failure, Stored};
use super::interop;
use super::offline::{self, OfflineFiles};
use super::picture::save_text;
use super::prefs::Preferences;
use super::records::{chosen_file, text_of};
use super::state::{Desk, Navigation};
use super::{learn, route, store};
use crate::components::{BackLink, Button};
use leptos::prelude::*;
use notabene_core::exchange::{backup, library};
use notabene_core::game::Problem;
use notabene_core::i18n::Label;
use notabene_core::{msg, record};
use std::sync::Arc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, File, HtmlInputElement};

/// Name of the backup file.
const FILE: &str = "notabene.backup.txt";
/// End of the address after everything was deleted; `www/offline.js` saves nothing there.
const FORGOTTEN: &str = "forgotten";

/// Key in the storage of the tab of a backup of what a file replaced.
const REPLACED: &str = "replaced";

/// Result of opening or saving a backup.
#[derive(Clone)]
enum BackupState {
    Idle,
    /// The saved games could not be read: no file was made.
    GamesUnread,
    /// The file is intact and waits for confirmation.
    Intact(Arc<[backup::Entry]>),
    /// The text, and its problem.
    Refused(Arc<str>, Problem),
    /// The device has no room for the file.
    NoRoom,
}

/// Elements of the page.
pub fn page(_: Desk) -> Vec<El> {
    vec![interop::element(view! { <DevicePage/> })]
}

/// The device page.
#[component]
pub fn DevicePage() -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    view! {
        <h1>{prefs.words(Label::DeviceTitle)}</h1>
        <p class="lead">{prefs.words(Label::DeviceLead)}</p>
        <OfflineCard/>
        <BackupCard/>
        <DeleteCard/>
        <BackLink text=prefs.words(Label::BackToGame)/>
    }
}

/// Reports if the site works without a network.
#[component]
fn OfflineCard() -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let files = RwSignal::new(offline::offline_files());
    if files.get_untracked() == OfflineFiles::Pending {
        poll_files(files);
    }
    let label = move || match files.get() {
        OfflineFiles::Saved => Label::DeviceReady,
        OfflineFiles::Pending => Label::DeviceComing,
        OfflineFiles::Never => Label::DeviceNever,
    };
    view! {
        <section class="card">
            <h2>{prefs.words(Label::DeviceOffline)}</h2>
            <p role="status">{move || prefs.label(label())}</p>
        </section>
    }
}

/// Asks every second, until the files are saved or the page is gone.
fn poll_files(files: RwSignal<OfflineFiles>) {
    let poll = move || {
        let now = offline::offline_files();
        match files.try_get_untracked() {
            Some(before) if before == now => poll_files(files),
            Some(_) => files.set(now),
            None => {}
        }
    };
    let _ = set_timeout(poll, Duration::from_secs(1));
}

/// Everything in one file, and back.
#[component]
fn BackupCard() -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let state = RwSignal::new(BackupState::Idle);
    let save = move |()| spawn_local(save_backup(state));
    view! {
        <section class="card">
            <h2>{prefs.words(Label::DeviceSaving)}</h2>
            <p class="hint">{prefs.words(Label::DeviceSaveHint)}</p>
            <div class="actions">
                <Button text=prefs.words(Label::DeviceSave) name="save-all" on_click=save/>
                <label class="button">
                    <span>{prefs.words(Label::DeviceOpen)}</span>
                    <input
                        type="file" accept=".txt,text/plain" name="backup"
                        on:change=move |e| open_chosen(state, &e)
                    />
                </label>
            </div>
            <div class="came">{move || backup_status(prefs, state)}</div>
            <div>{replaced().map(|old| view! { <UndoReplace state old/> })}</div>
        </section>
    }
}

/// Saves everything as a file.
async fn save_backup(state: RwSignal<BackupState>) {
    let mut entries = store::all();
    let games = match games::all(&[]).await {
        Ok(games) => games,
        // Where no games can be saved there are none.
        Err(Failure::Missing) => Vec::new(),
        Err(Failure::Refused) => return state.set(BackupState::GamesUnread),
    };
    state.set(BackupState::Idle);
    entries.extend(games.iter().map(|game| library::entry(&game.summary, &game.text)));
    // A browser that saves nothing reports that itself.
    let _ = save_text(&backup::write(&entries), "text/plain", FILE);
}

/// Opens the file that was chosen.
fn open_chosen(state: RwSignal<BackupState>, e: &Event) {
    if let Some(file) = chosen_file(e) {
        spawn_local(open(state, file));
    }
    if let Some(input) = e.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) {
        // The same file may be chosen again once it is corrected.
        input.set_value("");
    }
}

async fn open(state: RwSignal<BackupState>, file: File) {
    state.set(match text_of(file).await {
        None => BackupState::Refused("".into(), Problem { says: msg!(BackupForeign), at: 0 }),
        Some(text) => match backup::read(&text).and_then(|entries| intact(&text, entries)) {
            Ok(entries) => BackupState::Intact(entries.into()),
            Err(problem) => BackupState::Refused(text.into(), problem),
        },
    });
}

/// The entries of a file, if every game among them can be listed.
///
/// # Errors
///
/// The place of the first game that is damaged.
fn intact(text: &str, entries: Vec<backup::Entry>) -> Result<Vec<backup::Entry>, Problem> {
    let is_damaged = |entry: &&backup::Entry| library::is_entry(entry) && library::of_entry(entry).is_none();
    match entries.iter().find(is_damaged) {
        None => Ok(entries),
        Some(entry) => {
            let at = text.find(&["\n[", &entry.name, "]"].concat()).map_or(0, |at| at + 1);
            Err(Problem { says: msg!(BackupChanged), at })
        }
    }
}

/// Backup of what a file replaced in this tab.
fn replaced() -> Option<Vec<backup::Entry>> {
    backup::read(&store::load_in_tab(REPLACED)?).ok()
}

/// The way back to what a file replaced.
#[component]
fn UndoReplace(state: RwSignal<BackupState>, old: Vec<backup::Entry>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let undo = move |()| {
        if !store::replace(&old) {
            return state.set(BackupState::NoRoom);
        }
        store::forget_in_tab(REPLACED);
        games::forget_tab();
        reload("device");
    };
    view! {
        <p role="status">{prefs.words(Label::DeviceReplaced)}</p>
        <div class="actions"><Button text=prefs.words(Label::DeviceUndo) name="replace-undo" on_click=undo/></div>
    }
}

/// Result of the last action; nothing before the first one.
fn backup_status(prefs: Preferences, state: RwSignal<BackupState>) -> Option<AnyView> {
    let note = |label: Label| view! { <p>{prefs.words(label)}</p> }.into_any();
    let content = match state.get() {
        BackupState::Idle => return None,
        BackupState::GamesUnread => note(Label::DeviceGamesUnread),
        BackupState::NoRoom => note(Label::DeviceFull),
        BackupState::Refused(text, problem) => view! { <BackupProblem text problem/> }.into_any(),
        BackupState::Intact(entries) => view! { <ConfirmReplace state entries/> }.into_any(),
    };
    Some(view! { <div role="alert">{content}</div> }.into_any())
}

#[component]
fn BackupProblem(text: Arc<str>, problem: Problem) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let (line, column) = record::place(&text, problem.at);
    view! {
        <p>{prefs.words(Label::DeviceProblem)}</p>
        <ul class="problems">
            <li>
                <b>{move || prefs.say(&msg!(AtPlace { line, column }))}</b>
                <span>{move || prefs.say(&problem.says)}</span>
            </li>
        </ul>
    }
}

/// Question before a file replaces what is saved; the focus is on the way out.
#[component]
fn ConfirmReplace(state: RwSignal<BackupState>, entries: Arc<[backup::Entry]>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let replace = move |()| {
        let entries = entries.clone();
        spawn_local(async move {
            match restore(&entries).await {
                true => reload("device"),
                false => state.set(BackupState::NoRoom),
            }
        });
    };
    let cancel = move |()| {
        state.set(BackupState::Idle);
        learn::focus_soon("[data-do=save-all]");
    };
    learn::focus_soon("[data-do=replace-no]");
    view! {
        <p>{prefs.words(Label::DeviceWhole)}</p>
        <div class="actions">
            <Button text=prefs.words(Label::Cancel) name="replace-no" on_click=cancel/>
            <Button text=prefs.words(Label::DeviceReplace) name="replace-all" on_click=replace/>
        </div>
    }
}

/// Replaces everything saved by the entries of a backup; saved games stay beside those of the backup. `false` if there
/// is no room: then everything stays as it was.
async fn restore(entries: &[backup::Entry]) -> bool {
    let (saved, others): (Vec<_>, Vec<_>) = entries.iter().cloned().partition(library::is_entry);
    let games: Vec<Stored> =
        saved.iter().filter_map(library::of_entry).map(|(summary, text)| Stored { summary, text }).collect();
    let old = store::all();
    if !store::keep_in_tab(REPLACED, &backup::write(&old)) {
        return false;
    }
    if !store::replace(&others) {
        store::forget_in_tab(REPLACED);
        return false;
    }
    match games::merge(&games).await {
        // Where no games can be saved, a file without any is restored all the same.
        Err(Failure::Missing) if games.is_empty() => {}
        Err(_) => {
            // It had room for them before.
            store::replace(&old);
            store::forget_in_tab(REPLACED);
            return false;
        }
        Ok(()) => {}
    }
    games::forget_tab();
    true
}

/// Loads the page again, at an address behind `#`: it shows what is saved now, and saves nothing of before.
fn reload(address: &str) {
    let location = window().location();
    let _ = location.set_hash(address);
    let _ = location.reload();
}

/// Deletes everything saved, and loads the page again.
fn delete_all() {
    store::forget_all();
    store::forget_in_tab(REPLACED);
    games::forget_tab();
    spawn_local(async {
        // Where no games can be saved there are none to delete.
        let _ = games::clear().await;
        offline::forget(&["device/", FORGOTTEN].concat());
    });
}

/// The way to delete everything, with a question first.
#[component]
fn DeleteCard() -> impl IntoView {
    let (prefs, navigation) = (expect_context::<Preferences>(), expect_context::<Navigation>());
    let is_asking = RwSignal::new(false);
    let ask = move |()| {
        is_asking.set(true);
        learn::focus_soon("[data-do=forget-no]");
    };
    let is_done = move || navigation.address.with(|address| route::rest(address) == FORGOTTEN);
    let done = move || is_done().then(|| prefs.label(Label::LearnForgetDone));
    view! {
        <section class="card">
            <h2>{prefs.words(Label::LearnForget)}</h2>
            <p class="hint">{prefs.words(Label::DeviceForgetHint)}</p>
            <div>
                <Show
                    when=move || is_asking.get()
                    fallback=move || {
                        view! { <Button text=prefs.words(Label::LearnForget) name="forget-all" on_click=ask/> }
                    }
                >
                    <ConfirmDelete is_asking/>
                </Show>
            </div>
            <p class="note" role="status">{done}</p>
        </section>
    }
}

#[component]
fn ConfirmDelete(is_asking: RwSignal<bool>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let cancel = move |()| {
        is_asking.set(false);
        learn::focus_soon("[data-do=forget-all]");
    };
    view! {
        <p role="alert">{prefs.words(Label::DeviceForgetAsk)}</p>
        <div class="actions">
            <Button text=prefs.words(Label::Cancel) name="forget-no" on_click=cancel/>
            <Button text=prefs.words(Label::LearnForgetYes) name="forget-yes" on_click=move |()| delete_all()/>
        </div>
    }
}
