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
use notabene_core::exchange::embed::{self, Options};
use notabene_core::i18n::Part;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

impl EmbeddedBoard {
    /// Shows another of several games, by its index.
    pub fn select_game(self, at: usize) {
        self.apply_options(&Array::of2(&"game-number".into(), &(at + 1).to_string().into()), false, true);
    }

    /// Runs a command of the page around the board. Ignores unknown ones.
    pub fn run_command(self, order: &str, about: &JsValue) -> JsValue {
        match order {
            // Attributes may be of other scripts; names in the other commands are all ours.
            "set" | "load" | "dress" => {
                if let Some(said) = about.dyn_ref::<Array>() {
                    self.apply_options(said, order == "load", order != "dress");
                }
            }
            "goto" => {
                let ply = about.as_string().unwrap_or_default();
                let known = ["first", "last", "next", "prev"].contains(&ply.as_str())
                    || notabene_core::digits::number(&ply).is_some();
                if known {
                    self.app.notice.set(None);
                    self.app.choices.set(None);
                    self.app.update_game(|game| embed::go(game, &ply));
                }
                return known.into();
            }
            "get" => {
                let all = host_events::state_object(self);
                return Reflect::get(&all, about).unwrap_or(JsValue::UNDEFINED);
            }
            "handover" => return host_events::handover(self).into(),
            "resume" => {
                if let (Some(viewer), Some(said)) = (viewer_part::viewer(), about.dyn_ref::<Array>()) {
                    (viewer.resume)(self, said);
                }
            }
            _ => {}
        }
        JsValue::UNDEFINED
    }

    /// Applies other options; with `anew` another game, with `strict` unknown names are errors.
    fn apply_options(self, said: &Array, anew: bool, strict: bool) {
        let mut options = self.host.with_untracked(|page| page.options.clone());
        let mut faults = Vec::new();
        let before = options.clone();
        if anew {
            options.clear_game();
            self.host.update(|page| page.text.clear());
        }
        parse_options(&mut options, said, strict, &mut faults);
        let of_game = |options: &Options| {
            let mut rest = options.clone();
            rest.clear_game();
            (options.iter().count() - rest.iter().count(), format_game(options))
        };
        let other_game = anew || of_game(&before) != of_game(&options);
        let language = self.host.with_untracked(|page| board_language(&options, &page.page_language));
        spawn_local(async move {
            if !i18n_loader::load_messages(language, Part::First).await || !self.is_open() {
                return;
            }
            let text = self.host.with_untracked(|page| page.text.clone());
            let shown = if other_game { Some(prepare_game(&options, &text, language).await.0) } else { None };
            if shown.is_none() && self.is_open() && self.app.game.with_untracked(needs_more_than_chess) {
                i18n_loader::load_messages(language, Part::More).await;
            }
            faults.extend(shown.iter().flat_map(|shown| shown.faults.iter().cloned()));
            fetch_messages(language, &faults).await;
            if !self.is_open() {
                return;
            }
            self.app.prefs.set(preferences_of(&options, language));
            faults.iter().for_each(|fault| host_events::dispatch_error(self, fault));
            if !self.is_open() {
                return;
            }
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
                self.app.swap_game(game);
            }
        });
    }
}
