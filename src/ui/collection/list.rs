//! Window with all games of the opened file: searched while typing, the one on the board marked.

use super::{Collection, OpenedFile, open};
use crate::components::Button;
use crate::ui::current_game::CurrentGame;
use crate::ui::dom::El;
use crate::ui::interop;
use crate::ui::prefs::Preferences;
use crate::ui::reading::ProblemList;
use crate::ui::state::{Modal, Over};
use crate::ui::virtual_list::{VirtualList, VirtualRows};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use std::rc::Rc;
use web_sys::KeyboardEvent;

/// [`GamesOfFile`] as an element, for parents that are no components yet.
pub fn Body() -> El {
    interop::element(view! { <GamesOfFile/> })
}

/// The file of the window, with its list.
#[derive(Copy, Clone)]
struct FileList {
    file: OpenedFile,
    collection: StoredValue<Rc<Collection>, LocalStorage>,
    rows: VirtualList,
}

impl FileList {
    fn new(file: OpenedFile, collection: Rc<Collection>) -> FileList {
        let place = collection.place();
        let collection = StoredValue::new_local(collection);
        let rows = VirtualList::new(move || {
            file.track();
            collection.with_value(|collection| collection.matches.borrow().len())
        });
        if let Ok(place) = place {
            rows.centre(place);
        }
        FileList { file, collection, rows }
    }

    /// The place in the file of the game in a row; tracked.
    fn game(self, row: usize) -> Option<usize> {
        self.file.track();
        self.collection.with_value(|collection| collection.matches.borrow().get(row).copied())
    }

    /// True for the game that was opened last; tracked.
    fn is_current(self, game: usize) -> bool {
        self.file.track();
        self.collection.with_value(|collection| collection.current.get() == Some(game))
    }

    fn search(self, query: &str) {
        self.collection.with_value(|collection| collection.search(query));
        self.rows.to_top();
        self.file.notify();
    }
}

/// Content of the window; empty while no file is open.
#[component]
pub fn GamesOfFile() -> impl IntoView {
    let (prefs, modal) = (expect_context::<Preferences>(), expect_context::<Modal>());
    let file = expect_context::<OpenedFile>();
    let close = move |()| {
        file.set(None);
        modal.open.set(Over::Nothing);
    };
    file.get_untracked().map(|collection| {
        let list = FileList::new(file, collection);
        let key = move |row: usize| row_key(list, row);
        let row = move |row: usize| list.game(row).map(|game| view! { <GameButton list game/> }).into_any();
        view! {
            <SearchField list/>
            <UnsavedNotice list/>
            <GameProblems list/>
            <VirtualRows list=list.rows class="games" label=prefs.words(Label::GamesOfFile) key row/>
            <div class="actions">
                <Button text=prefs.words(Label::CloseFile) name="close-file" on_click=close/>
            </div>
        }
    })
}

/// Changes with the game in a row, and when the game on the board becomes another.
fn row_key(list: FileList, row: usize) -> String {
    let game = list.game(row);
    let mark = if game.is_some_and(|game| list.is_current(game)) { "*" } else { "" };
    [&game.unwrap_or_default().to_string(), mark].concat()
}

/// The search field, with the count of games.
#[component]
fn SearchField(list: FileList) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let count = move || {
        list.file.track();
        list.collection.with_value(|collection| count_text(prefs, collection))
    };
    let query = list.collection.with_value(|collection| collection.query.borrow().clone());
    let words = prefs.words(Label::SearchGames);
    let to_list = move |e: KeyboardEvent| {
        if e.key() == "ArrowDown" {
            e.prevent_default();
            list.rows.focus(0);
        }
    };
    view! {
        <label class="search">
            <span role="status">{count}</span>
            <input
                type="search" name="search" autocomplete="off" placeholder=words aria-label=words
                prop:value=query
                on:input=move |e| list.search(&event_target_value(&e)) on:keydown=to_list
            />
        </label>
    }
}

fn count_text(prefs: Preferences, collection: &Collection) -> String {
    let games = collection.games.len() as u32;
    let found = collection.matches.borrow().len() as u32;
    prefs.say(&match collection.query.borrow().trim() {
        "" => msg!(GamesFound { games }),
        _ => msg!(GamesFiltered { found, games }),
    })
}

/// Notice of a file for which the device had no room.
#[component]
fn UnsavedNotice(list: FileList) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let notice = move || {
        list.file.track();
        let is_unsaved = list.collection.with_value(|collection| collection.is_unsaved.get());
        is_unsaved.then(|| view! { <p role="status">{prefs.say(&msg!(FileNotKept))}</p> })
    };
    view! { <div class="reading">{notice}</div> }
}

/// What could not be read of the game that was opened last.
#[component]
fn GameProblems(list: FileList) -> impl IntoView {
    let problems = move || {
        list.file.track();
        let (text, problems) = list
            .collection
            .with_value(|collection| (collection.text.clone(), collection.problems.borrow().clone()));
        (!problems.is_empty()).then(|| view! { <ProblemList text problems/> })
    };
    view! { <div class="reading">{problems}</div> }
}

/// The button of a game.
#[component]
fn GameButton(list: FileList, game: usize) -> impl IntoView {
    let (current, modal) = (expect_context::<CurrentGame>(), expect_context::<Modal>());
    let (players, details) = list.collection.with_value(|collection| {
        collection.games.get(game).map(|entry| (entry.players.clone(), entry.more.clone()))
    })?;
    let players = format!("{}. {players}", game + 1);
    let title = [players.as_str(), &details].concat();
    let show = move |_| {
        let collection = list.collection.get_value();
        open(current, list.file, &collection, game);
        // Opened again, the window would have lost the problems.
        if collection.problems.borrow().is_empty() {
            modal.open.set(Over::Nothing);
        }
    };
    Some(view! {
        <button
            class="game" type="button" data-game=game.to_string() title=title
            aria-current=list.is_current(game).then_some("true") on:click=show
        >
            <span class="players">{players}</span>
            <span class="more">{details}</span>
        </button>
    })
}
