//! Games on paper, for JavaScript: what the class `Game` can do with PGN and PDN.

use super::{Game, Options, given, split, text, thrown, typed};
use js_sys::Array;
use notabene_core::session::vocabulary::{Failure, RulesSpec, StyleSpec};
use notabene_core::session::{Problem, collection};
use notabene_core::text::Language;
use wasm_bindgen::prelude::*;

/// What is agreed for a game.
pub(super) fn rules(from: &JsValue) -> Result<RulesSpec, JsValue> {
    let whole = |value: &JsValue| value.as_f64().filter(|n| n.fract() == 0.0 && *n >= 0.0).map(|n| n as u32);
    Ok(RulesSpec {
        support: text(from, "support")?,
        protect_unmoved: typed(from, "protect_unmoved", JsValue::as_bool)?,
        diagonal: text(from, "diagonal")?,
        misses: typed(from, "misses", whole)?,
        irregular: typed(from, "irregular", JsValue::as_bool)?,
        huffing: typed(from, "huffing", JsValue::as_bool)?,
        draws: text(from, "draws")?,
    })
}

#[wasm_bindgen]
impl Game {
    /// Opens what `export("save")` gave.
    pub fn restore(text: &str) -> Result<Game, JsValue> {
        let fail = |p| thrown(&Failure::new(p, Language::En));
        let table = collection::restore(text).map_err(fail)?;
        let style = StyleSpec::default().style().map_err(fail)?;
        Ok(Game { table, style, language: Language::En })
    }

    /// Reads all games of a text in PGN or PDN: their tags, lengths, results and ends, and every problem with its
    /// line and column. The style says in which letters the moves are written.
    #[wasm_bindgen(unchecked_return_type = "Imported")]
    pub fn import(
        text: &str,
        #[wasm_bindgen(unchecked_optional_param_type = "Style | null")] style: JsValue,
    ) -> Result<JsValue, JsValue> {
        let spec = Options::style(&style)?;
        let language = spec.speech();
        let style = spec.style().map_err(|p| thrown(&Failure::new(p, language)))?;
        given(&collection::import(text, &style, language))
    }

    /// Opens one game of a text in PGN or PDN, counted from 0, with all that stands beside its moves.
    pub fn open(
        text: &str,
        index: u32,
        #[wasm_bindgen(unchecked_optional_param_type = "Style | null")] style: JsValue,
    ) -> Result<Game, JsValue> {
        let spec = Options::style(&style)?;
        let language = spec.speech();
        let fail = |problem: Problem| thrown(&Failure::new(problem, language));
        let style = spec.style().map_err(fail)?;
        let table = collection::nth(text, index, &style).map_err(fail)?;
        Ok(Game { table, style, language })
    }

    /// The main line of each game of a text in PGN or PDN: half-move for half-move the text of the move and the
    /// position after it, one behind the other. The fastest way through large collections.
    #[wasm_bindgen(unchecked_return_type = "string[][]")]
    pub fn replay(text: &str) -> Array {
        let out = Array::new();
        collection::lines(text, &mut |lines| {
            out.push(&split(lines));
        });
        out
    }
}
