//! The position on the board for JavaScript: moves as objects, attackers, other forms.

use super::arguments::{self, short, short_if_any};
use super::tree::side_of;
use super::{Game, given, thrown};
use notabene_core::exchange::vocabulary::Failure;
use notabene_core::exchange::{board, moves};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Game {
    /// All legal moves as objects, or those of the piece on a field.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(js_name = legalMoves, unchecked_return_type = "Move[]")]
    pub fn legal_moves(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] field: JsValue,
    ) -> Result<JsValue, JsValue> {
        let from = short_if_any(&field, "field")?;
        given(&self.look(|game| game.failed(moves::legal(&game.table, from.as_deref(), &game.style)))?)
    }

    /// A legal move by its text or id as an object, without playing it.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(unchecked_return_type = "Move")]
    pub fn find(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    ) -> Result<JsValue, JsValue> {
        let text = short(&text, "text")?;
        given(&self.look(|game| game.failed(moves::find(&game.table, &text, &game.style)))?)
    }

    /// The style as a code for the program of the search; internal.
    #[wasm_bindgen(js_name = styleCode, skip_typescript)]
    pub fn style_code(&self) -> String {
        self.0.borrow().style.to_code()
    }

    /// The fields of the pieces of a side that attack a field, pinned ones and those that defend their own included. In
    /// draughts the pieces of the side to move that capture the piece on it.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn attackers(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] field: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Side")] side: JsValue,
    ) -> Result<JsValue, JsValue> {
        let field = short(&field, "field")?;
        let turn = || self.0.borrow().table.turn();
        let side = if side.is_undefined() { turn() } else { side_of(&side)? };
        given(&self.look(|game| game.failed(moves::attackers(&game.table, &field, side)))?)
    }

    /// All reasons why a position of a game (chess if missing) cannot be played by the agreed rules; none if it can.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(unchecked_return_type = "Validated")]
    pub fn validate(
        #[wasm_bindgen(unchecked_param_type = "string")] position: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "GameName | null")] game: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Style | null")] style: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Rules | null")] rules: JsValue,
    ) -> Result<JsValue, JsValue> {
        let (position, game) = (short(&position, "position")?, short_if_any(&game, "game")?);
        let language = arguments::style(&style, "style")?.speech();
        let rules = arguments::rules(&rules, "rules")?;
        let checked = board::validate(game.as_deref().unwrap_or("chess"), &position, &rules, language);
        given(&checked.map_err(|problem| thrown(&Failure::new(problem, language)))?)
    }
}
