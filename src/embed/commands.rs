//! Commands of the page around a board: other options, another game, a step to a move, questions.

use crate::embed::embedded_board::{EmbeddedBoard, host_game};
use crate::embed::options::{
    board_language, fetch_messages, format_game, parse_options, preferences_of, prepare_game,
};
use crate::embed::{host_events, viewer_part};
use crate::state::current_game::needs_more_than_chess;
use crate::state::i18n_loader;
use js_sys::{Array, Reflect};
use leptos::prelude::*;
use notabene_core::exchange::embed::{self, EmbeddedGame, Options};
use notabene_core::i18n::{Msg, Part};
use std::collections::VecDeque;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

impl EmbeddedBoard {
    /// Shows another of several games, by its index.
    pub fn select_game(self, at: usize) {
        self.queue("set", &Array::of2(&"game-number".into(), &(at + 1).to_string().into()));
    }

    /// Runs a command of the page around the board. Ignores unknown ones.
    pub fn run_command(self, order: &str, about: &JsValue) -> JsValue {
        match order {
            "set" | "load" | "dress" => self.queue(order, about),
            "goto" => {
                let ply = about.as_string().unwrap_or_default();
                let known = ["first", "last", "next", "prev"].contains(&ply.as_str())
                    || notabene_core::digits::number(&ply).is_some();
                if known {
                    self.queue(order, about);
                }
                return known.into();
            }
            "get" => {
                let all = host_events::state_object(self);
                return Reflect::get(&all, about).unwrap_or(JsValue::UNDEFINED);
            }
            _ => {}
        }
        JsValue::UNDEFINED
    }

    /// Runs a command after those that wait for files. A step is made at once if none does.
    fn queue(self, order: &str, about: &JsValue) {
        let is_first = self.commands.with_value(VecDeque::is_empty);
        if is_first && order == "goto" {
            return self.go(about);
        }
        self.commands.update_value(|all| all.push_back((order.to_string(), about.clone())));
        if !is_first {
            return;
        }
        spawn_local(async move {
            // It waits until it is done, so that others come after it. None once the board is removed.
            let next = move || self.commands.try_with_value(|all| all.front().cloned()).flatten();
            while let Some((order, about)) = next() {
                match about.dyn_ref::<Array>() {
                    // Attributes may be of other scripts; names in the other commands are all ours.
                    Some(pairs) => self.apply_options(pairs, order == "load", order != "dress").await,
                    None => self.go(&about),
                }
                if self.is_open() {
                    self.commands.update_value(|all| drop(all.pop_front()));
                }
            }
        });
    }

    /// Goes to a move of the game.
    fn go(self, ply: &JsValue) {
        self.current.notice.set(None);
        self.current.choices.set(None);
        let ply = ply.as_string().unwrap_or_default();
        self.current.update_game(|game| embed::go(game, &ply));
    }

    /// Applies other options; with `anew` another game, with `strict` unknown names are errors.
    async fn apply_options(self, pairs: &Array, anew: bool, strict: bool) {
        let before = self.host.with_untracked(|page| page.options.clone());
        let (options, mut faults) = self.changed_options(pairs, anew, strict);
        let other_game = anew || game_options(&before) != game_options(&options);
        let language = self.host.with_untracked(|page| board_language(&options, &page.page_language));
        if !i18n_loader::load_messages(language, Part::First).await || !self.is_open() {
            return;
        }
        let needs_viewer = options.needs_viewer() && !self.has_viewer.get_value();
        let viewer = match self.callback.try_get_value().filter(|_| needs_viewer) {
            Some(tell) => Some(viewer_part::load(language, &tell).await),
            None => None,
        };
        if !self.is_open() {
            return;
        }
        let text = self.host.with_untracked(|page| page.text.clone());
        let shown = if other_game { Some(prepare_game(&options, &text, language).await.0) } else { None };
        if shown.is_none() && self.is_open() && self.current.game.with_untracked(needs_more_than_chess) {
            i18n_loader::load_messages(language, Part::More).await;
        }
        faults.extend(shown.iter().flat_map(|shown| shown.faults.iter().cloned()));
        fetch_messages(language, &faults).await;
        if !self.is_open() {
            return;
        }
        let mut prefs = preferences_of(&options, language);
        // A board that its reader has turned round stays so, unless it shall be seen from another side.
        if !anew && options.get("orientation") == before.get("orientation") {
            prefs.flipped = self.current.prefs.with_untracked(|prefs| prefs.flipped);
        }
        self.current.prefs.set(prefs);
        faults.iter().for_each(|fault| host_events::dispatch_error(self, fault));
        if self.is_open() {
            self.show(options, faults, shown);
            self.add_viewer(viewer);
        }
    }

    /// The options after a command, and what is wrong with it.
    fn changed_options(self, pairs: &Array, anew: bool, strict: bool) -> (Options, OptionFaults) {
        let mut options = self.host.with_untracked(|page| page.options.clone());
        if anew {
            options.clear_game();
            self.host.update(|page| page.text.clear());
        }
        let mut faults = Vec::new();
        parse_options(&mut options, pairs, strict, &mut faults);
        (options, faults)
    }

    /// Puts options in place of those before, and a game if there is another.
    fn show(self, options: Options, faults: OptionFaults, shown: Option<EmbeddedGame>) {
        let shown = shown.map(|shown| (host_game(&shown), (shown.games, shown.at), shown.table));
        let mut game = None;
        self.host.update(|page| {
            page.options = options;
            page.faults = faults;
            if let Some((given, games, table)) = shown {
                (page.host_game, page.games, page.own_moves) = (given, games, None);
                game = Some(table);
            }
        });
        if let Some(game) = game {
            self.current.swap_game(game);
        }
    }

    /// Adds the viewer if it was loaded.
    fn add_viewer(self, loaded: Option<Result<bool, String>>) {
        match loaded {
            Some(Ok(_)) => viewer_part::add(self),
            // The board goes on without it; the next options ask for it again.
            Some(Err(message)) => {
                self.callback.with_value(|tell| host_events::dispatch_not_loaded(tell, &message))
            }
            None => {}
        }
    }
}

/// Problems of options, with their names.
type OptionFaults = Vec<(&'static str, Msg)>;

/// The game that options ask for, and the number of those that name one.
fn game_options(options: &Options) -> (usize, Vec<String>) {
    let mut rest = options.clone();
    rest.clear_game();
    (options.iter().count() - rest.iter().count(), format_game(options))
}
