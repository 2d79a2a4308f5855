//! The games of a file that was opened: they stay at hand beside the board while one after the other is shown, with
//! what was changed in them.

pub mod kept;
pub mod list;
pub mod strip;

use super::games::{Arrival, random_id};
use super::reading::{self, Entry};
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::exchange::content::Content;
use notabene_core::exchange::import::{self, Want};
use notabene_core::exchange::{Export, save};
use notabene_core::game::{Opened, Problem};
use notabene_core::i18n::Msg;
use notabene_core::{msg, record};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The open file, if there is one.
pub type Shared = RwSignal<Option<Rc<Collection>>, LocalStorage>;

/// The games of a file.
pub struct Collection {
    /// Its id among the files that are kept on the device.
    id: String,
    text: Rc<str>,
    games: Vec<Entry>,
    /// What is searched for, as it was typed.
    wanted: RefCell<String>,
    /// The games that fit the search, by their places in the file.
    found: RefCell<Vec<usize>>,
    /// The game that was opened last.
    current: Cell<Option<usize>>,
    /// The count of games begun when it came on the board: another count means another game.
    begun: Cell<Option<u32>>,
    /// That game as PGN when it came on the board.
    opened: RefCell<String>,
    /// Games that were changed here, as they are kept.
    edited: RefCell<BTreeMap<usize, String>>,
    /// Whether one of them is still to be kept.
    has_new_edits: Cell<bool>,
    /// Whether the device had no room for the file.
    is_not_kept: Cell<bool>,
    /// What could not be read of the game that was opened last.
    problems: RefCell<Vec<Problem>>,
}

impl Collection {
    /// All games of a text that was read.
    pub fn new(text: Rc<str>, games: Vec<Entry>) -> Collection {
        Collection::with_id(random_id(), text, games)
    }

    /// The same for a file that is kept.
    fn with_id(id: String, text: Rc<str>, games: Vec<Entry>) -> Collection {
        Collection {
            id,
            text,
            found: RefCell::new((0..games.len()).collect()),
            games,
            wanted: RefCell::default(),
            current: Cell::default(),
            begun: Cell::default(),
            opened: RefCell::default(),
            edited: RefCell::default(),
            has_new_edits: Cell::default(),
            is_not_kept: Cell::default(),
            problems: RefCell::default(),
        }
    }

    /// Lists the games that have all of these words in their names from now on.
    fn search(&self, wanted: &str) {
        let folded = reading::folded(wanted);
        let words: Vec<&str> = folded.split_whitespace().collect();
        let fits = |n: &usize| words.iter().all(|word| self.games[*n].folded.contains(word));
        *self.found.borrow_mut() = (0..self.games.len()).filter(fits).collect();
        *self.wanted.borrow_mut() = wanted.into();
    }

    /// Is the game that was opened last still on the board?
    fn is_on_board(&self, desk: Desk) -> bool {
        self.current.get().is_some() && self.begun.get() == desk.games_begun.try_get_untracked()
    }

    /// The place of the game that was opened last in the list, or of the one that would follow it.
    fn place(&self) -> Result<usize, usize> {
        self.current.get().map_or(Err(0), |current| self.found.borrow().binary_search(&current))
    }

    /// The game after or before the one that was opened last, as the list has them.
    fn neighbour(&self, forward: bool) -> Option<usize> {
        let place = match (self.place(), forward) {
            (Ok(place), true) => place.checked_add(1),
            (Err(place), true) => Some(place),
            (Ok(place) | Err(place), false) => place.checked_sub(1),
        };
        self.found.borrow().get(place?).copied()
    }

    /// Remembers what was changed in the game on the board, if it is one of these.
    fn remember(&self, desk: Desk) {
        let (true, Some(current)) = (self.is_on_board(desk), self.current.get()) else { return };
        let now = desk.game.with_untracked(|table| table.text(Export::Pgn));
        if now != *self.opened.borrow() {
            let save = desk.game.with_untracked(|table| table.text(Export::Save));
            self.edited.borrow_mut().insert(current, save);
            self.has_new_edits.set(true);
        }
    }

    /// A game as it was changed here, or as the file has it, and what is to be told of it.
    fn read(&self, desk: Desk, n: usize) -> (Option<Opened>, Vec<Problem>, Option<Msg>) {
        if let Some(text) = self.edited.borrow().get(&n) {
            let (opened, damage) = save::read(text);
            return (Some(opened), damage.into_iter().collect(), None);
        }
        let found = self.games.get(n).and_then(|game| record::next_game(&self.text, game.at));
        let Some(found) = found else { return (None, Vec::new(), None) };
        let style = desk.prefs.with_untracked(|p| p.style());
        let mut imported = import::import(&self.text, found, &style, Want::Game);
        if imported.content == Content::Nothing {
            let at = self.games.get(n).map_or(0, |game| game.at);
            let mut problems = vec![Problem { says: msg!(TextNoGame), at }];
            problems.extend(imported.refusals());
            return (None, problems, None);
        }
        let told = reading::told(desk, &imported);
        (imported.table.take(), imported.faults, told)
    }
}

/// Puts a game of the open file on the board. One that cannot be read changes nothing, and the list says why.
pub fn open(desk: Desk, collection: &Rc<Collection>, n: usize) {
    collection.remember(desk);
    let (opened, problems, told) = collection.read(desk, n);
    let faults = problems.len() as u32;
    *collection.problems.borrow_mut() = problems;
    match opened {
        Some(Ok(table)) => {
            *collection.opened.borrow_mut() = table.text(Export::Pgn);
            let arrival = if collection.is_on_board(desk) { Arrival::Step } else { Arrival::Whole };
            desk.replace(table, arrival);
            collection.current.set(Some(n));
            collection.begun.set(desk.games_begun.try_get_untracked());
            let told = told.or_else(|| (faults > 0).then(|| msg!(GameFaults { faults })));
            if let Some(told) = told {
                desk.notice.set(Some(told));
            }
        }
        Some(Err(problem)) => collection.problems.borrow_mut().push(problem),
        None => {}
    }
    if let Some(problem) = collection.problems.borrow().first().filter(|_| !collection.is_on_board(desk)) {
        desk.notice.set(Some(problem.says.clone()));
    }
    desk.collection().notify();
}

/// Puts the next or the previous game of the open file on the board, as the list has them.
pub fn step(desk: Desk, forward: bool) {
    let Some(collection) = desk.collection().try_get_untracked().flatten() else { return };
    if let Some(n) = collection.neighbour(forward) {
        open(desk, &collection, n);
    }
}
