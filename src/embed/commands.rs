//! Commands of the page around a board: other options, another game, a step to a move, questions.

use crate::embed::embedded_board::EmbeddedBoard;
use crate::embed::{host_events, viewer_part};
use js_sys::{Array, Reflect};
use leptos::prelude::*;
use notabene_core::exchange::embed;
use notabene_core::msg;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

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
            _ => {}
        }
        JsValue::UNDEFINED
    }

    /// Applies other options, by the viewer; with `anew` another game, with `strict` unknown names are errors.
    fn apply_options(self, said: &Array, anew: bool, strict: bool) {
        if let Some(viewer) = viewer_part::viewer() {
            return (viewer.apply)(self, said, anew, strict);
        }
        let said = said.clone();
        spawn_local(async move {
            if let Some(code) = viewer_part::load_code() {
                // It never rejects: the table tells if the code is there.
                drop(JsFuture::from(code).await);
            }
            if !self.is_open() {
                return;
            }
            match viewer_part::viewer() {
                Some(viewer) => (viewer.apply)(self, &said, anew, strict),
                None => self.app.notice.set(Some(msg!(GameMissing))),
            }
        });
    }
}
