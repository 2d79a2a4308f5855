//! A board in an element of another page: its options, its game, and the reader's own moves beside it.

use crate::state::current_game::CurrentGame;
use crate::state::i18n_loader;
use js_sys::Function;
use leptos::prelude::*;
use notabene_core::exchange::embed::{EmbeddedGame, Options};
use notabene_core::exchange::{Export, embed, save};
use notabene_core::game::{Game, Go, MoveSheet};
use notabene_core::i18n::{Msg, Part};
use notabene_core::record::NodeId;
use std::collections::VecDeque;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The game given by the page, which own moves leave unchanged.
pub struct HostGame {
    /// The game as text, to be opened again.
    text: String,
    /// Its latest move: moves played beside it have higher ids.
    last: NodeId,
}

/// Options and game given by the page around a board.
pub struct HostOptions {
    pub options: Options,
    /// Problems of the options, with the names of the options.
    pub faults: Vec<(&'static str, Msg)>,
    /// The text inside the element.
    pub text: String,
    /// The language of the page around the element; empty if it names none.
    pub page_language: String,
    pub host_game: Option<HostGame>,
    /// Titles of the games, and the index of the one on the board.
    pub games: (Vec<String>, usize),
    /// The game with own moves, while that of the page is shown.
    pub own_moves: Option<Game>,
}

/// A board on another page. Copies are handles to the same board.
#[derive(Copy, Clone)]
pub struct EmbeddedBoard {
    pub current: CurrentGame,
    pub host: RwSignal<HostOptions>,
    /// Callback of the page.
    pub callback: StoredValue<Function, LocalStorage>,
    /// Commands of the page that wait for files, and the one that is being done before them.
    pub commands: StoredValue<VecDeque<(String, JsValue)>, LocalStorage>,
    /// Owner of its effects.
    pub owner: StoredValue<Owner>,
    pub has_viewer: StoredValue<bool>,
}

impl EmbeddedBoard {
    /// A board without a viewer; `owner` is that of its effects.
    pub fn new(current: CurrentGame, host: HostOptions, callback: Function, owner: Owner) -> EmbeddedBoard {
        EmbeddedBoard {
            current,
            host: RwSignal::new(host),
            callback: StoredValue::new_local(callback),
            commands: StoredValue::new_local(VecDeque::new()),
            owner: StoredValue::new(owner),
            has_viewer: StoredValue::new(false),
        }
    }
}

/// Returns the latest move of a game.
pub fn latest_node(sheet: &MoveSheet) -> NodeId {
    let mut last = NodeId(0);
    for row in &sheet.rows {
        let lines = row.lines.iter().flat_map(|line| line.cells.iter().map(|(_, cell)| cell));
        for cell in row.first.iter().chain(&row.second).chain(lines) {
            last = NodeId(last.0.max(cell.node.0));
        }
    }
    last
}

/// Returns the game that the page gives, if it gives one.
pub fn host_game(shown: &EmbeddedGame) -> Option<HostGame> {
    shown.is_given.then(|| {
        let sheet = shown.table.sheet(&notabene_core::notation::Style::pgn());
        HostGame { text: shown.table.text(Export::Save), last: latest_node(&sheet) }
    })
}

impl EmbeddedBoard {
    /// False once the board was removed.
    pub fn is_open(self) -> bool {
        self.callback.try_get_value().is_some()
    }

    /// Reads the options, tracked.
    pub fn with_options<T>(self, look: impl FnOnce(&Options) -> T) -> T {
        self.host.with(|page| look(&page.options))
    }

    /// Reads the titles of the games and the index of the one on the board, tracked.
    pub fn with_games<T>(self, look: impl FnOnce(&[String], usize) -> T) -> T {
        self.host.with(|page| look(&page.games.0, page.games.1))
    }

    /// Reads the problems of the options, tracked.
    pub fn with_faults<T>(self, look: impl FnOnce(&[(&'static str, Msg)]) -> T) -> T {
        self.host.with(|page| look(&page.faults))
    }

    /// True if there is a game to follow.
    pub fn has_game(self) -> bool {
        self.host.with(|page| page.host_game.is_some())
    }

    /// True if moves can be made on the board.
    pub fn allows_moves(self) -> bool {
        let follows = self.has_game();
        self.with_options(|o| !o.is("read-only") && (!follows || o.get("allow-own-moves") != "false"))
    }

    /// True if the board shows a move that the page did not give.
    pub fn shows_own_move(self) -> bool {
        self.is_own(self.current.sheet.with(|sheet| sheet.at))
    }

    /// True if the page gave a game without this move; tracked.
    pub fn is_own(self, node: NodeId) -> bool {
        self.host.with(|page| page.host_game.as_ref().is_some_and(|given| node.0 > given.last.0))
    }

    /// A copy of the game of the page at its first position shown.
    pub fn given_game(self) -> Option<Game> {
        self.host.with_untracked(|page| {
            let mut game = save::read(&page.host_game.as_ref()?.text).0.ok()?;
            let ply = page.options.get("initial-ply");
            embed::go(&mut game, if ply.is_empty() { "0" } else { ply });
            Some(game)
        })
    }

    /// True if there are own moves to restore.
    pub fn has_own_moves(self) -> bool {
        self.host.with(|page| page.own_moves.is_some())
    }

    /// The last move of the game of the page on the way to the move on the board.
    pub fn last_given(self) -> Option<NodeId> {
        let last = self.host.with_untracked(|page| page.host_game.as_ref().map(|given| given.last))?;
        self.current.sheet.with_untracked(|sheet| {
            let path = sheet.path(sheet.at);
            Some(path.into_iter().rev().find(|node| node.0 <= last.0).unwrap_or(NodeId(0)))
        })
    }

    /// Restores the game of the page, at the move from which the reader's own moves began.
    pub fn restore_host_game(self) {
        let text = self.host.with_untracked(|page| page.host_game.as_ref().map(|given| given.text.clone()));
        let (Some(left), Some(text)) = (self.last_given(), text) else { return };
        let (Ok(mut game), _) = save::read(&text) else { return };
        game.go(Go::To(left));
        let aside = self.current.swap_game(game);
        self.put_aside(aside);
    }

    /// Returns to the game of the page, at the move from which the reader's own moves began. These are put aside, or stay in the
    /// list as variations.
    pub fn leave_own_moves(self) {
        let keeps = untrack(|| self.with_options(|options| options.get("own-moves") == "variations"));
        match self.last_given().filter(|_| keeps) {
            Some(last) => self.current.go(Go::To(last)),
            None => self.restore_host_game(),
        }
    }

    /// Puts the reader's own moves aside.
    pub fn put_aside(self, game: Option<Game>) {
        self.host.update(|page| page.own_moves = game);
        let language = self.current.prefs.with_untracked(|prefs| prefs.language);
        // The label of the button for own moves is of a later part.
        let page = self.host;
        spawn_local(async move {
            if i18n_loader::load_messages(language, Part::School).await {
                page.notify();
            }
        });
    }

    /// Shows the own moves again.
    pub fn restore_own_moves(self) {
        if let Some(game) = self.host.try_update_untracked(|page| page.own_moves.take()).flatten() {
            self.current.swap_game(game);
            self.host.notify();
        }
    }

    /// Calls the callback of the page with an event. The page may remove the board meanwhile.
    pub fn dispatch(self, kind: &str, about: &JsValue) {
        // Errors thrown by the callback are the page's own affair.
        if let Some(tell) = self.callback.try_get_value() {
            let _ = tell.call2(&JsValue::NULL, &kind.into(), about);
        }
    }
}
