//! Commands of the page around a board: other options, another game, a step to a move, questions.

use crate::embed::embedded_board::{EmbeddedBoard, given};
use crate::embed::host_events;
use crate::embed::options::{dress, format_game, learn, prepared, spoken, take};
use crate::state::current_game::needs_more;
use crate::state::i18n_loader;
use js_sys::{Array, Reflect};
use leptos::prelude::*;
use notabene_core::exchange::embed::{self, Options};
use notabene_core::i18n::Part;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

impl EmbeddedBoard {
    /// Shows another of several games, by its index.
    pub fn pick(self, at: usize) {
        self.change(&Array::of2(&"game-number".into(), &(at + 1).to_string().into()), false, true);
    }

    /// Runs a command of the page around the board. Ignores unknown ones.
    pub fn order(self, order: &str, about: &JsValue) -> JsValue {
        match order {
            // Attributes may be of other scripts; names in the other commands are all ours.
            "set" | "load" | "dress" => {
                if let Some(said) = about.dyn_ref::<Array>() {
                    self.change(said, order == "load", order != "dress");
                }
            }
            "goto" => {
                let ply = about.as_string().unwrap_or_default();
                let known = ["first", "last", "next", "prev"].contains(&ply.as_str())
                    || notabene_core::digits::number(&ply).is_some();
                if known {
                    self.app.notice.set(None);
                    self.app.choices.set(None);
                    self.app.change(|table| embed::go(table, &ply));
                }
                return known.into();
            }
            "get" => {
                let all = host_events::state(self);
                return Reflect::get(&all, about).unwrap_or(JsValue::UNDEFINED);
            }
            _ => {}
        }
        JsValue::UNDEFINED
    }

    /// Applies other options; with `anew` another game, with `strict` unknown names are errors.
    fn change(self, said: &Array, anew: bool, strict: bool) {
        let mut options = self.page.with_untracked(|page| page.options.clone());
        let mut faults = Vec::new();
        let before = options.clone();
        if anew {
            options.clear_game();
            self.page.update(|page| page.text.clear());
        }
        take(&mut options, said, strict, &mut faults);
        let of_game = |options: &Options| {
            let mut rest = options.clone();
            rest.clear_game();
            (options.iter().count() - rest.iter().count(), format_game(options))
        };
        let other_game = anew || of_game(&before) != of_game(&options);
        let language = self.page.with_untracked(|page| spoken(&options, &page.page_language));
        spawn_local(async move {
            if !i18n_loader::heard(language, Part::First).await || !self.is_open() {
                return;
            }
            let text = self.page.with_untracked(|page| page.text.clone());
            let shown = if other_game { Some(prepared(&options, &text, language).await.0) } else { None };
            if shown.is_none() && self.is_open() && self.app.game.with_untracked(needs_more) {
                i18n_loader::heard(language, Part::More).await;
            }
            faults.extend(shown.iter().flat_map(|shown| shown.faults.iter().cloned()));
            learn(language, &faults).await;
            if !self.is_open() {
                return;
            }
            self.app.prefs.set(dress(&options, language));
            faults.iter().for_each(|fault| host_events::wrong(self, fault));
            if !self.is_open() {
                return;
            }
            let shown = shown.map(|shown| (given(&shown), (shown.games, shown.at), shown.table));
            let mut game = None;
            self.page.update(|page| {
                page.options = options;
                page.faults = faults;
                if let Some((given, games, table)) = shown {
                    (page.given, page.games, page.aside) = (given, games, None);
                    game = Some(table);
                }
            });
            if let Some(game) = game {
                self.app.swap(game);
            }
        });
    }
}
