//! Game records for JavaScript: PGN and PDN in the class `Game`.

use super::arguments::{long, style as style_of, whole};
use super::{Game, Inside, given, set, split, thrown};
use js_sys::Array;
use notabene_core::exchange::collection;
use notabene_core::exchange::vocabulary::Failure;
use notabene_core::game::Problem;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Game {
    /// Opens the output of `export("save")`; without a style, in English short notation.
    ///
    /// @throws {GameError}
    pub fn restore(
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Style | null")] style: JsValue,
    ) -> Result<Game, JsValue> {
        let (text, spec) = (long(&text, "text")?, style_of(&style, "style")?);
        let language = spec.speech();
        let table = collection::restore(&text).map_err(|problem| Failure::new(problem, language));
        Game::made(table.and_then(|table| Inside::new(table, spec)))
    }

    /// Reads all games of a text in PGN or PDN: their tags, lengths, results and ends, and every problem with its
    /// line and column. The style gives the letters in which the moves are written.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(unchecked_return_type = "Imported")]
    pub fn import(
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Style | null")] style: JsValue,
    ) -> Result<JsValue, JsValue> {
        let (text, spec) = (long(&text, "text")?, style_of(&style, "style")?);
        let language = spec.speech();
        let style = spec.style().map_err(|p| thrown(&Failure::new(p, language)))?;
        given(&collection::import(&text, &style, language))
    }

    /// Opens one game of a text in PGN or PDN, counted from 0, with all annotations.
    ///
    /// @throws {GameError}
    pub fn open(
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] index: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Style | null")] style: JsValue,
    ) -> Result<Game, JsValue> {
        let (text, index) = (long(&text, "text")?, whole(&index, "index")?);
        let spec = style_of(&style, "style")?;
        let language = spec.speech();
        let fail = |problem: Problem| Failure::new(problem, language);
        let table = spec.style().and_then(|style| collection::nth(&text, index, &style)).map_err(fail);
        Game::made(table.and_then(|table| Inside::new(table, spec)))
    }

    /// Opens all games of a text in PGN or PDN with all annotations, reading it once; `open` reads what stands before the
    /// game each time. For files of many megabytes take `Game.stream`, and open the text of each game.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(js_name = openAll, unchecked_return_type = "Opened")]
    pub fn open_all(
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Style | null")] style: JsValue,
    ) -> Result<JsValue, JsValue> {
        let (text, spec) = (long(&text, "text")?, style_of(&style, "style")?);
        let language = spec.speech();
        let style = spec.style().map_err(|problem| thrown(&Failure::new(problem, language)))?;
        let (opened, games) = (collection::open_all(&text, &style, language), Array::new());
        for table in opened.games {
            let made = table.map(|table| Game::made(Inside::new(table, spec.clone()))).transpose()?;
            games.push(&made.map_or(JsValue::NULL, JsValue::from));
        }
        let out = js_sys::Object::new().into();
        set(&out, "games", &games);
        set(&out, "errors", &given(&opened.errors)?);
        Ok(out)
    }

    /// The main line of each game of a text in PGN or PDN: for each half-move the text of the move and the
    /// position after it, in sequence. The fastest way to process large collections.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(unchecked_return_type = "string[][]")]
    pub fn replay(#[wasm_bindgen(unchecked_param_type = "string")] text: JsValue) -> Result<Array, JsValue> {
        let (text, out) = (long(&text, "text")?, Array::new());
        collection::lines(&text, &mut |lines| {
            out.push(&split(lines));
        });
        Ok(out)
    }
}
