//! Parses a text of games in short slices, so that the page stays responsive. One game is shown on the board, several
//! are listed, and a text without any changes nothing: its problems are shown.

use crate::state::collection::entry::{GameEntry, game_entry, import_message};
use crate::state::collection::{Collection, OpenCollection};
use crate::state::current_game::CurrentGame;
use crate::state::fetch::next_task;
use crate::state::modal::{Modal, ModalKind};
use crate::state::open_shared;
use leptos::prelude::*;
use notabene_core::exchange::content::{self, Content};
use notabene_core::exchange::import::{self, ImportTarget};
use notabene_core::exchange::share;
use notabene_core::game::{Problem, registry};
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::record::{self};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// A text that is being parsed.
pub struct TextImport {
    pub text: Rc<str>,
    /// Number of bytes read so far.
    pub offset: Cell<usize>,
    pub games: RefCell<Vec<GameEntry>>,
    /// Problems in their order.
    pub problems: RefCell<Vec<Problem>>,
    /// Number of moves found in a text that may be no game, and its start: the reader decides.
    pub doubt: Cell<Option<(u32, usize)>>,
}

impl TextImport {
    fn new(text: String) -> TextImport {
        let (games, problems, doubt) = Default::default();
        TextImport { text: text.into(), offset: Cell::new(0), games, problems, doubt }
    }
    /// Creates the state of a text that could not be read at all.
    fn with_error(why: Msg) -> TextImport {
        let reading = TextImport::new(String::new());
        reading.problems.borrow_mut().push(Problem { message: why, at: 0 });
        reading
    }
}

/// The text being parsed in a window, and where its games go. Copies are handles to the same signal.
#[derive(Copy, Clone)]
pub struct GameImport {
    /// The text; `None` until there is one.
    pub text: RwSignal<Option<Rc<TextImport>>, LocalStorage>,
    current: CurrentGame,
    modal: Modal,
    collection: OpenCollection,
}

/// Longest time without an update of the page, in milliseconds.
const TIME_SLICE: f64 = 12.0;

impl GameImport {
    /// Nothing to read yet. Games come to the board of this place of the page.
    pub fn here() -> GameImport {
        GameImport {
            text: RwSignal::new_local(None),
            current: CurrentGame::here(),
            modal: Modal::here(),
            collection: OpenCollection::here(),
        }
    }

    /// Shows why there is nothing to read.
    pub fn refuse(self, why: Msg) {
        self.text.set(Some(Rc::new(TextImport::with_error(why))));
    }

    /// Begins to read a text: a link, a position, or records.
    pub fn start(self, text: String) {
        let trimmed = text.trim();
        if let Some(fragment) = share::find_in_address(trimmed) {
            return match share::read(fragment) {
                Ok(arrived) => open_shared::show_link_content(self.current, self.modal, arrived),
                Err(problem) => self.refuse(problem.message),
            };
        }
        let game = self.current.status.with_untracked(|s| s.game);
        if let Some(opened) = registry::open_position(trimmed, game) {
            return match opened {
                Ok(game) => {
                    self.current.open(game);
                    self.modal.close();
                }
                Err(problem) => self.refuse(problem.message),
            };
        }
        let reading = Rc::new(TextImport::new(text));
        self.text.set(Some(reading.clone()));
        self.read_slice(reading);
    }

    /// Searches for games for one slice; then yields to the browser.
    fn read_slice(self, reading: Rc<TextImport>) {
        if find_more_games(&reading) {
            return self.finish(reading);
        }
        let mine = self.text.try_get_untracked().flatten().is_some_and(|other| Rc::ptr_eq(&other, &reading));
        if mine {
            self.text.set(Some(reading.clone()));
            // A timer would end with the window in which the file was opened.
            spawn_local(async move {
                next_task().await;
                self.read_slice(reading);
            });
        }
    }

    /// Opens a single game at once; lists several.
    fn finish(self, reading: Rc<TextImport>) {
        let games = reading.games.take();
        match &games[..] {
            [] => reading.problems.borrow_mut().push(Problem { message: msg!(TextNoGame), at: 0 }),
            [game] => return self.open_only_game(&reading, game.at, false),
            _ => {
                self.collection.file.set(Some(Rc::new(Collection::new(reading.text.clone(), games))));
                return self.modal.show(ModalKind::Collection);
            }
        }
        self.text.set(Some(reading));
    }

    /// Opens the only game of a text. Shows problems; without any the window closes. A text that hardly has moves is opened
    /// only if the reader is `sure`.
    pub fn open_only_game(self, reading: &Rc<TextImport>, at: usize, sure: bool) {
        let Some(found) = record::next_game(&reading.text, at) else { return };
        let (current, prefs) = (self.current, self.current.prefs);
        let style = prefs.with_untracked(|p| p.style());
        let mut imported = import::import(&reading.text, found, &style, ImportTarget::Game);
        reading.doubt.set(None);
        match imported.content {
            Content::Nothing => {
                let mut problems = vec![Problem { message: msg!(TextNoGame), at: 0 }];
                problems.extend(imported.refusals());
                *reading.problems.borrow_mut() = problems;
            }
            Content::Doubtful if !sure => reading.doubt.set(Some((imported.moves as u32, at))),
            _ => {
                let message = import_message(prefs, &imported);
                let clean = imported.faults.is_empty();
                *reading.problems.borrow_mut() = std::mem::take(&mut imported.faults);
                match imported.table {
                    Some(Ok(game)) => {
                        current.open(game);
                        // The problems would be lost if the window were closed.
                        if clean {
                            self.modal.close();
                        }
                        if message.is_some() {
                            current.notice.set(message);
                        }
                    }
                    Some(Err(problem)) => reading.problems.borrow_mut().push(problem),
                    None => {}
                }
            }
        }
        self.text.set(Some(reading.clone()));
    }
}

/// Searches for more games for one slice; `true` at the end of the text.
fn find_more_games(reading: &TextImport) -> bool {
    let now = || js_sys::Date::now();
    let end = now() + TIME_SLICE;
    while now() < end {
        let Some(found) = record::next_game(&reading.text, reading.offset.get()) else {
            reading.offset.set(reading.text.len());
            return true;
        };
        reading.offset.set(found.at[2]);
        if content::may_be_game(&reading.text, &found) {
            reading.games.borrow_mut().push(game_entry(&found));
        }
    }
    false
}

/// Lists the games of a text that was read before, in equal slices, and passes them on.
pub fn list_games(text: Rc<str>, then: impl FnOnce(Rc<str>, Vec<GameEntry>) + 'static) {
    list_slice(Rc::new(TextImport { text, ..TextImport::new(String::new()) }), Box::new(then));
}

fn list_slice(reading: Rc<TextImport>, then: Box<dyn FnOnce(Rc<str>, Vec<GameEntry>)>) {
    match find_more_games(&reading) {
        true => then(reading.text.clone(), reading.games.take()),
        false => spawn_local(async move {
            next_task().await;
            list_slice(reading, then);
        }),
    }
}
