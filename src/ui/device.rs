//! The page of what the device keeps: all of it as one file, put back from such a file, or forgotten.

use super::dom::{El, back, button, el};
use super::games::{self, Failure, Stored};
use super::offline::{self, Kept};
use super::picture::save_text;
use super::records::text_of;
use super::state::Desk;
use super::{learn, route, store};
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

/// The name of the file.
const FILE: &str = "notabene.backup.txt";
/// The end of the address after all was forgotten; `www/offline.js` keeps nothing there.
const FORGOTTEN: &str = "forgotten";

/// Where the tab keeps, as a backup, what had to make way for a file.
const REPLACED: &str = "replaced";

/// What became of a file.
enum Came {
    Nothing,
    /// The kept games could not be read: no file was made.
    GamesUnread,
    /// It is whole, and waits for a yes.
    Whole(Rc<[backup::Entry]>),
    /// The text, and what is wrong with it.
    Refused(Rc<str>, Problem),
    /// There is no room for it.
    NoRoom,
}

/// What stands on the page.
pub fn page(desk: Desk) -> Vec<El> {
    vec![
        el("h1", "").label(desk, Label::DeviceTitle),
        el("p", "lead").label(desk, Label::DeviceLead),
        away(desk),
        taking(desk),
        forgetting(desk),
        back(desk),
    ]
}

fn section(desk: Desk, title: Label) -> El {
    el("section", "card").with([el("h2", "").label(desk, title)])
}

/// Whether it works without a network.
fn away(desk: Desk) -> El {
    let now = RwSignal::new(offline::kept());
    if now.get_untracked() == Kept::NotYet {
        look_again(now);
    }
    let words = move || {
        let label = match now.get() {
            Kept::All => Label::DeviceReady,
            Kept::NotYet => Label::DeviceComing,
            Kept::Never => Label::DeviceNever,
        };
        desk.label(label).to_string()
    };
    section(desk, Label::DeviceOffline).with([el("p", "").attr("role", "status").says(words)])
}

/// Looks every second, until it is there or the page is gone.
fn look_again(now: RwSignal<Kept>) {
    let look = move || {
        let is = offline::kept();
        if now.try_get_untracked().is_some_and(|was| was != is) {
            now.set(is);
        } else if now.try_get_untracked().is_some() {
            look_again(now);
        }
    };
    let _ = set_timeout(look, Duration::from_secs(1));
}

/// All in one file, and back.
fn taking(desk: Desk) -> El {
    let came = RwSignal::new_local(Came::Nothing);
    let take = button(desk, Label::DeviceSave, "save-all", move || {
        spawn_local(async move {
            let mut entries = store::all();
            let games = match games::all(&[]).await {
                Ok(games) => games,
                // Where no games can be kept there are none to save.
                Err(Failure::Missing) => Vec::new(),
                Err(Failure::Refused) => return came.set(Came::GamesUnread),
            };
            came.set(Came::Nothing);
            entries.extend(games.iter().map(|game| library::entry(&game.summary, &game.text)));
            // A browser that saves nothing says so itself.
            let _ = save_text(&backup::write(&entries), "text/plain", FILE);
        });
    });
    let file = el("input", "").attr("type", "file").attr("accept", ".txt,text/plain").attr("name", "backup");
    let file = file.on("change", move |e| {
        let Some(input) = e.target().and_then(|t| t.dyn_into::<HtmlInputElement>().ok()) else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            open(came, file);
        }
        // The same file may be chosen again once it is put right.
        input.set_value("");
    });
    let choose = el("label", "button").with([el("span", "").label(desk, Label::DeviceOpen), file]);
    section(desk, Label::DeviceSaving).with([
        el("p", "hint").label(desk, Label::DeviceSaveHint),
        el("div", "actions").with([take, choose]),
        el("div", "came").each(move || came.with(|came_now| told(desk, came, came_now))),
        el("div", "").each(move || way_back(desk, came)),
    ])
}

fn open(came: RwSignal<Came, LocalStorage>, file: File) {
    spawn_local(async move {
        came.set(match text_of(file).await {
            None => Came::Refused("".into(), Problem { says: msg!(BackupForeign), at: 0 }),
            Some(text) => match backup::read(&text).and_then(|entries| sound(&text, entries)) {
                Ok(entries) => Came::Whole(entries.into()),
                Err(problem) => Came::Refused(text.into(), problem),
            },
        });
    });
}

/// The entries of a file, if every game among them can be listed.
///
/// # Errors
///
/// The place of the first game that is damaged.
fn sound(text: &str, entries: Vec<backup::Entry>) -> Result<Vec<backup::Entry>, Problem> {
    let is_damaged = |entry: &&backup::Entry| library::is_entry(entry) && library::of_entry(entry).is_none();
    match entries.iter().find(is_damaged) {
        None => Ok(entries),
        Some(entry) => {
            let at = text.find(&["\n[", &entry.name, "]"].concat()).map_or(0, |at| at + 1);
            Err(Problem { says: msg!(BackupChanged), at })
        }
    }
}

/// The way back to what was here before a file was opened in this tab.
fn way_back(desk: Desk, came: RwSignal<Came, LocalStorage>) -> Vec<El> {
    let Some(old) = store::load_in_tab(REPLACED).and_then(|text| backup::read(&text).ok()) else {
        return Vec::new();
    };
    let undo = button(desk, Label::DeviceUndo, "replace-undo", move || {
        if !store::replace(&old) {
            return came.set(Came::NoRoom);
        }
        store::forget_in_tab(REPLACED);
        games::forget_tab();
        anew("device");
    });
    let says = el("p", "").attr("role", "status").label(desk, Label::DeviceReplaced);
    vec![says, el("div", "actions").with([undo])]
}

fn told(desk: Desk, came: RwSignal<Came, LocalStorage>, now: &Came) -> Vec<El> {
    let alert = |inside: Vec<El>| vec![el("div", "").attr("role", "alert").with(inside)];
    match now {
        Came::Nothing => Vec::new(),
        Came::GamesUnread => alert(vec![el("p", "").label(desk, Label::DeviceGamesUnread)]),
        Came::NoRoom => alert(vec![el("p", "").label(desk, Label::DeviceFull)]),
        Came::Refused(text, problem) => {
            let (line, column) = record::place(text, problem.at);
            let place = el("b", "").text(&desk.say(&msg!(AtPlace { line, column })));
            let says = el("span", "").text(&desk.say(&problem.says));
            let list = el("ul", "problems").with([el("li", "").with([place, says])]);
            alert(vec![el("p", "").label(desk, Label::DeviceProblem), list])
        }
        Came::Whole(entries) => {
            let entries = entries.clone();
            let replace = button(desk, Label::DeviceReplace, "replace-all", move || {
                let entries = entries.clone();
                spawn_local(async move {
                    match put_back(&entries).await {
                        true => anew("device"),
                        false => came.set(Came::NoRoom),
                    }
                });
            });
            let cancel = button(desk, Label::Cancel, "replace-no", move || {
                came.set(Came::Nothing);
                learn::focus_soon("[data-do=save-all]");
            });
            learn::focus_soon("[data-do=replace-no]");
            let ask = el("p", "").label(desk, Label::DeviceWhole);
            alert(vec![ask, el("div", "actions").with([cancel, replace])])
        }
    }
}

/// Keeps what a backup has instead of all else; kept games stay beside those of the backup. All is as it was if there
/// is no room for it.
async fn put_back(entries: &[backup::Entry]) -> bool {
    let (kept, others): (Vec<_>, Vec<_>) = entries.iter().cloned().partition(library::is_entry);
    let games: Vec<Stored> =
        kept.iter().filter_map(library::of_entry).map(|(summary, text)| Stored { summary, text }).collect();
    let old = store::all();
    if !store::keep_in_tab(REPLACED, &backup::write(&old)) {
        return false;
    }
    if !store::replace(&others) {
        store::forget_in_tab(REPLACED);
        return false;
    }
    match games::merge(&games).await {
        // Where no games can be kept, a file without any is taken all the same.
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

/// Loads the page anew, at an address behind `#`: what is kept now is shown, and nothing of before is kept again.
fn anew(address: &str) {
    let location = window().location();
    drop(location.set_hash(address));
    drop(location.reload());
}

/// The way to forget everything, with a question first.
fn forgetting(desk: Desk) -> El {
    let asks = RwSignal::new(false);
    let parts = move || {
        if !asks.get() {
            return vec![button(desk, Label::LearnForget, "forget-all", move || {
                asks.set(true);
                learn::focus_soon("[data-do=forget-no]");
            })];
        }
        let yes = button(desk, Label::LearnForgetYes, "forget-yes", || {
            store::forget_all();
            store::forget_in_tab(REPLACED);
            games::forget_tab();
            spawn_local(async {
                // Where no games can be kept there are none to forget.
                let _ = games::clear().await;
                offline::forget(&["device/", FORGOTTEN].concat());
            });
        });
        let no = button(desk, Label::Cancel, "forget-no", move || {
            asks.set(false);
            learn::focus_soon("[data-do=forget-all]");
        });
        vec![
            el("p", "").attr("role", "alert").label(desk, Label::DeviceForgetAsk),
            el("div", "actions").with([no, yes]),
        ]
    };
    let told = move || {
        let done = desk.navigation.address.with(|address| route::rest(address) == FORGOTTEN);
        if done { desk.label(Label::LearnForgetDone).to_string() } else { String::new() }
    };
    section(desk, Label::LearnForget).with([
        el("p", "hint").label(desk, Label::DeviceForgetHint),
        el("div", "").each(parts),
        el("p", "note").attr("role", "status").says(told),
    ])
}
