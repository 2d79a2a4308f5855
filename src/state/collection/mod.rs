//! The games of an opened file: listed beside the board while one after the other is shown, with the changes in them.

pub mod entry;
pub mod saved_file;

use crate::state::collection::entry::GameEntry;
use crate::state::current_game::CurrentGame;
use crate::state::saved_games::{Arrival, random_id};
use leptos::prelude::*;
use notabene_core::exchange::content::Content;
use notabene_core::exchange::import::{self, ImportTarget};
use notabene_core::exchange::{Export, save};
use notabene_core::game::{OpenResult, Problem};
use notabene_core::i18n::Msg;
use notabene_core::{msg, record};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

/// Context: the open file, if there is one, and the board on which its games are shown. Copies are handles to the same signal.
#[derive(Copy, Clone)]
pub struct OpenCollection {
    pub board: CurrentGame,
    pub file: RwSignal<Option<Rc<Collection>>, LocalStorage>,
}

/// The games of a file.
pub struct Collection {
    /// Id among the files saved on the device.
    pub id: String,
    pub text: Rc<str>,
    pub games: Vec<GameEntry>,
    /// Search text as typed.
    pub search_text: RefCell<String>,
    /// Indices in the file of the games that match the search.
    pub matches: RefCell<Vec<usize>>,
    /// The game that was opened last.
    pub current: Cell<Option<usize>>,
    /// Number of games begun when it came to the board: another number means another game.
    pub games_begun: Cell<Option<u32>>,
    /// That game as PGN when it came to the board.
    pub opened_pgn: RefCell<String>,
    /// Games changed here, as saved text.
    pub edited_games: RefCell<BTreeMap<usize, String>>,
    /// True if one of them is not saved yet.
    pub has_new_edits: Cell<bool>,
    /// True if the device had no room for the file.
    pub is_not_saved: Cell<bool>,
    /// Problems found while parsing the game that was opened last.
    pub problems: RefCell<Vec<Problem>>,
}

impl Collection {
    /// Creates a collection of all games of a text.
    pub fn new(text: Rc<str>, games: Vec<GameEntry>) -> Collection {
        Collection::with_id(random_id(), text, games)
    }

    /// Creates a collection for a saved file with this id.
    fn with_id(id: String, text: Rc<str>, games: Vec<GameEntry>) -> Collection {
        Collection {
            id,
            text,
            matches: RefCell::new((0..games.len()).collect()),
            games,
            search_text: RefCell::default(),
            current: Cell::default(),
            games_begun: Cell::default(),
            opened_pgn: RefCell::default(),
            edited_games: RefCell::default(),
            has_new_edits: Cell::default(),
            is_not_saved: Cell::default(),
            problems: RefCell::default(),
        }
    }

    /// Filters the list to the games with all of these words in their names.
    pub fn search(&self, wanted: &str) {
        let folded = entry::fold_for_search(wanted);
        let words: Vec<&str> = folded.split_whitespace().collect();
        let fits = |n: &usize| words.iter().all(|word| self.games[*n].search_text.contains(word));
        *self.matches.borrow_mut() = (0..self.games.len()).filter(fits).collect();
        *self.search_text.borrow_mut() = wanted.into();
    }

    /// True if the game that was opened last is still on the board.
    pub fn is_on_board(&self, board: CurrentGame) -> bool {
        self.current.get().is_some() && self.games_begun.get() == board.games_begun.try_get_untracked()
    }

    /// Index in the list of the game that was opened last, or of the one that would follow it.
    pub fn index_in_list(&self) -> Result<usize, usize> {
        self.current.get().map_or(Err(0), |current| self.matches.borrow().binary_search(&current))
    }

    /// Returns the next or the previous game in the list.
    pub fn neighbour(&self, forward: bool) -> Option<usize> {
        let place = match (self.index_in_list(), forward) {
            (Ok(place), true) => place.checked_add(1),
            (Err(place), true) => Some(place),
            (Ok(place) | Err(place), false) => place.checked_sub(1),
        };
        self.matches.borrow().get(place?).copied()
    }

    /// Records the changes in the game on the board, if it is one of these.
    fn record_edits(&self, board: CurrentGame) {
        let (true, Some(current)) = (self.is_on_board(board), self.current.get()) else { return };
        let now = board.game.with_untracked(|game| game.text(Export::Pgn));
        if now != *self.opened_pgn.borrow() {
            let save = board.game.with_untracked(|game| game.text(Export::Save));
            self.edited_games.borrow_mut().insert(current, save);
            self.has_new_edits.set(true);
        }
    }

    /// Returns a game as changed here, or as in the file, with its problems and a message about it.
    fn load_game(&self, board: CurrentGame, n: usize) -> (Option<OpenResult>, Vec<Problem>, Option<Msg>) {
        if let Some(text) = self.edited_games.borrow().get(&n) {
            let (opened, damage) = save::read(text);
            return (Some(opened), damage.into_iter().collect(), None);
        }
        let found = self.games.get(n).and_then(|game| record::next_game(&self.text, game.at));
        let Some(found) = found else { return (None, Vec::new(), None) };
        let style = board.prefs.with_untracked(|p| p.style());
        let mut imported = import::import(&self.text, found, &style, ImportTarget::Game);
        if imported.content == Content::Nothing {
            let at = self.games.get(n).map_or(0, |game| game.at);
            let mut problems = vec![Problem { message: msg!(TextNoGame), at }];
            problems.extend(imported.refusals());
            return (None, problems, None);
        }
        let message = entry::import_message(board.prefs, &imported);
        (imported.table.take(), imported.faults, message)
    }
}

impl OpenCollection {
    /// No file.
    pub fn new(board: CurrentGame) -> OpenCollection {
        OpenCollection { board, file: RwSignal::new_local(None) }
    }

    /// The open file of the app.
    pub fn here() -> OpenCollection {
        expect_context()
    }

    /// True if a file is open; tracked.
    pub fn is_open(self) -> bool {
        self.file.with(Option::is_some)
    }

    /// Opens a game of the file on the board. One that cannot be parsed changes nothing, and the list shows its problems.
    pub fn open_game(self, collection: &Rc<Collection>, n: usize) {
        let board = self.board;
        collection.record_edits(board);
        let (opened, problems, message) = collection.load_game(board, n);
        let faults = problems.len() as u32;
        *collection.problems.borrow_mut() = problems;
        match opened {
            Some(Ok(game)) => {
                *collection.opened_pgn.borrow_mut() = game.text(Export::Pgn);
                let is_next = collection.is_on_board(board);
                board.replace(game, if is_next { Arrival::NextInFile } else { Arrival::Imported });
                collection.current.set(Some(n));
                collection.games_begun.set(board.games_begun.try_get_untracked());
                let message = message.or_else(|| (faults > 0).then(|| msg!(GameFaults { faults })));
                if let Some(message) = message {
                    board.notice.set(Some(message));
                }
            }
            Some(Err(problem)) => collection.problems.borrow_mut().push(problem),
            None => {}
        }
        if let Some(problem) = collection.problems.borrow().first().filter(|_| !collection.is_on_board(board))
        {
            board.notice.set(Some(problem.message.clone()));
        }
        self.file.notify();
    }

    /// Opens the next or the previous game in the list on the board.
    pub fn open_neighbour(self, forward: bool) {
        let Some(collection) = self.file.try_get_untracked().flatten() else { return };
        if let Some(n) = collection.neighbour(forward) {
            self.open_game(&collection, n);
        }
    }
}
