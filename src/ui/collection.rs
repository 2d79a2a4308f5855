//! Games of an opened file: listed beside the board while one after the other is shown, with the changes made to
//! them.

pub mod kept;
pub mod list;
pub mod strip;

use super::current_game::CurrentGame;
use super::games::{Arrival, random_id};
use super::reading::{self, GameEntry};
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::exchange::content::Content;
use notabene_core::exchange::import::{self, Want};
use notabene_core::exchange::{Export, save};
use notabene_core::game::{Game, Opened, Problem};
use notabene_core::i18n::Msg;
use notabene_core::{msg, record};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::ops::Deref;
use std::rc::Rc;

/// Context: the opened file, if there is one. Copies are handles to the same state.
#[derive(Copy, Clone)]
pub struct OpenedFile {
    collection: RwSignal<Option<Rc<Collection>>, LocalStorage>,
    /// Id under which the file was last saved on the device.
    saved_id: StoredValue<Option<String>>,
}

impl OpenedFile {
    /// No file.
    pub fn new() -> OpenedFile {
        OpenedFile { collection: RwSignal::new_local(None), saved_id: StoredValue::new(None) }
    }
}

impl Deref for OpenedFile {
    type Target = RwSignal<Option<Rc<Collection>>, LocalStorage>;

    fn deref(&self) -> &Self::Target {
        &self.collection
    }
}

/// The games of a file.
pub struct Collection {
    /// Id among the files that are saved on the device.
    id: String,
    text: Rc<str>,
    games: Vec<GameEntry>,
    /// Search text as typed.
    query: RefCell<String>,
    /// Places in the file of the games that match the search.
    matches: RefCell<Vec<usize>>,
    /// The game that was opened last.
    current: Cell<Option<usize>>,
    /// Count of games begun when it came on the board: another count means another game.
    begun: Cell<Option<u32>>,
    /// That game as PGN when it came on the board.
    opened: RefCell<String>,
    /// Saves of the games that were changed.
    edited: RefCell<BTreeMap<usize, String>>,
    /// True while one of them is not on the device.
    has_new_edits: Cell<bool>,
    /// True if the device had no room for the file.
    is_unsaved: Cell<bool>,
    /// What could not be read of the game that was opened last.
    problems: RefCell<Vec<Problem>>,
}

/// A game of a file, read.
struct ReadGame {
    /// `None` if there is no game.
    opened: Option<Opened>,
    problems: Vec<Problem>,
    /// Note on how it was read.
    note: Option<Msg>,
}

impl Collection {
    /// All games of a text.
    pub fn new(text: Rc<str>, games: Vec<GameEntry>) -> Collection {
        Collection::with_id(random_id(), text, games)
    }

    /// All games of a file on the device.
    fn with_id(id: String, text: Rc<str>, games: Vec<GameEntry>) -> Collection {
        Collection {
            id,
            text,
            matches: RefCell::new((0..games.len()).collect()),
            games,
            query: RefCell::default(),
            current: Cell::default(),
            begun: Cell::default(),
            opened: RefCell::default(),
            edited: RefCell::default(),
            has_new_edits: Cell::default(),
            is_unsaved: Cell::default(),
            problems: RefCell::default(),
        }
    }

    /// Lists only games whose names contain all words of the search text.
    fn search(&self, query: &str) {
        let folded = reading::folded(query);
        let words: Vec<&str> = folded.split_whitespace().collect();
        let fits = |n: &usize| words.iter().all(|word| self.games[*n].folded.contains(word));
        *self.matches.borrow_mut() = (0..self.games.len()).filter(fits).collect();
        *self.query.borrow_mut() = query.into();
    }

    /// True if the game that was opened last is still on the board.
    fn is_on_board(&self, current: CurrentGame) -> bool {
        self.current.get().is_some() && self.begun.get() == current.games_begun.try_get_untracked()
    }

    /// The place of the game that was opened last in the list, or of the one that would follow it.
    fn place(&self) -> Result<usize, usize> {
        self.current.get().map_or(Err(0), |current| self.matches.borrow().binary_search(&current))
    }

    /// The game after or before the one that was opened last, as the list has them.
    fn neighbour(&self, forward: bool) -> Option<usize> {
        let place = match (self.place(), forward) {
            (Ok(place), true) => place.checked_add(1),
            (Err(place), true) => Some(place),
            (Ok(place) | Err(place), false) => place.checked_sub(1),
        };
        self.matches.borrow().get(place?).copied()
    }

    /// Saves the changes of the game on the board, if it is one of these.
    fn remember(&self, current: CurrentGame) {
        let (true, Some(n)) = (self.is_on_board(current), self.current.get()) else { return };
        let now = current.game.with_untracked(|game| game.text(Export::Pgn));
        if now != *self.opened.borrow() {
            let save = current.game.with_untracked(|game| game.text(Export::Save));
            self.edited.borrow_mut().insert(n, save);
            self.has_new_edits.set(true);
        }
    }

    /// A game with its changes.
    fn read(&self, current: CurrentGame, n: usize) -> ReadGame {
        if let Some(text) = self.edited.borrow().get(&n) {
            let (opened, damage) = save::read(text);
            return ReadGame { opened: Some(opened), problems: damage.into_iter().collect(), note: None };
        }
        self.read_text(current, n).unwrap_or(ReadGame { opened: None, problems: Vec::new(), note: None })
    }

    /// A game as the file has it; `None` if it has no such game.
    fn read_text(&self, current: CurrentGame, n: usize) -> Option<ReadGame> {
        let at = self.games.get(n)?.at;
        let found = record::next_game(&self.text, at)?;
        let style = current.prefs.with_untracked(|p| p.style());
        let mut imported = import::import(&self.text, found, &style, Want::Game);
        if imported.content == Content::Nothing {
            let mut problems = vec![Problem { says: msg!(TextNoGame), at }];
            problems.extend(imported.refusals());
            return Some(ReadGame { opened: None, problems, note: None });
        }
        let note = reading::import_note(current.prefs, &imported);
        Some(ReadGame { opened: imported.table.take(), problems: imported.faults, note })
    }

    /// Puts a readable game on the board.
    fn show(&self, current: CurrentGame, n: usize, game: Game, note: Option<Msg>) {
        *self.opened.borrow_mut() = game.text(Export::Pgn);
        let arrival = if self.is_on_board(current) { Arrival::Step } else { Arrival::Whole };
        current.replace(game, arrival);
        self.current.set(Some(n));
        self.begun.set(current.games_begun.try_get_untracked());
        if note.is_some() {
            current.notice.set(note);
        }
    }
}

/// Puts a game of the opened file on the board. A game that cannot be read changes nothing, and the list says why.
pub fn open(current: CurrentGame, file: OpenedFile, collection: &Rc<Collection>, n: usize) {
    collection.remember(current);
    let ReadGame { opened, problems, note } = collection.read(current, n);
    let faults = problems.len() as u32;
    *collection.problems.borrow_mut() = problems;
    match opened {
        Some(Ok(game)) => {
            let note = note.or_else(|| (faults > 0).then(|| msg!(GameFaults { faults })));
            collection.show(current, n, game, note);
        }
        Some(Err(problem)) => collection.problems.borrow_mut().push(problem),
        None => {}
    }
    if let Some(problem) = collection.problems.borrow().first().filter(|_| !collection.is_on_board(current)) {
        current.notice.set(Some(problem.says.clone()));
    }
    file.notify();
}

/// Puts the next or the previous game of the opened file on the board, in the order of the list.
pub fn step(desk: Desk, forward: bool) {
    let Some(collection) = desk.collection().try_get_untracked().flatten() else { return };
    if let Some(n) = collection.neighbour(forward) {
        open(desk.current, desk.collection(), &collection, n);
    }
}
