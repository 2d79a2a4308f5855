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
    #[wasm_bindgen(js_name = legalMoves, unchecked_return_type = "Move[]")]
    pub fn legal_moves(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] field: JsValue,
    ) -> Result<JsValue, JsValue> {
        let from = short_if_any(&field, "field")?;
        given(&self.look(|game| game.failed(moves::legal(&game.table, from.as_deref(), &game.style)))?)
    }

    /// A legal move by its text or id as an object, without playing it.
    #[wasm_bindgen(unchecked_return_type = "Move")]
    pub fn find(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    ) -> Result<JsValue, JsValue> {
        let text = short(&text, "text")?;
        given(&self.look(|game| game.failed(moves::find(&game.table, &text, &game.style)))?)
    }

    /// The moves that led to the board.
    #[wasm_bindgen(unchecked_return_type = "Move[]")]
    pub fn history(&self) -> Result<JsValue, JsValue> {
        given(&self.look(|game| Ok(moves::history(&game.table, game.table.at(), &game.style)))?)
    }

    /// Pairs of a field and the fields that its piece can reach; `destinations` makes a map of them.
    #[wasm_bindgen(js_name = reachable, unchecked_return_type = "[string, string[]][]")]
    pub fn reachable(&self) -> Result<JsValue, JsValue> {
        given(&self.look(|game| Ok(moves::destinations(&game.table)))?)
    }

    /// The fields of the pieces of a side that attack a field, pinned ones and those that defend their own included. In
    /// draughts the pieces of the side to move that capture the piece on it.
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

    /// Who could capture on a field, and with what support; `null` in games where captures need none.
    #[wasm_bindgen(unchecked_return_type = "Look | null")]
    pub fn support(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] field: JsValue,
    ) -> Result<JsValue, JsValue> {
        let field = short(&field, "field")?;
        given(&self.look(|game| game.failed(moves::support(&game.table, &field)))?)
    }

    /// The board in rows, White's side last; `null` for an empty field, `false` where no piece can stand.
    #[wasm_bindgen(unchecked_return_type = "(BoardPiece | null | false)[][]")]
    pub fn board(&self) -> Result<JsValue, JsValue> {
        given(&self.look(|game| Ok(board::board(&game.table)))?)
    }

    /// The fields of the rooks with which each side may still castle.
    #[wasm_bindgen(unchecked_return_type = "Record<Side, string[]>")]
    pub fn rights(&self) -> Result<JsValue, JsValue> {
        given(&self.look(|game| Ok(board::rights(&game.table)))?)
    }

    /// A hash of the position, 16 hexadecimal digits: equal for positions that repeat each other.
    #[wasm_bindgen(getter)]
    pub fn hash(&self) -> String {
        board::hash(&self.0.borrow().table)
    }

    /// The name of the game that is played.
    #[wasm_bindgen(getter, unchecked_return_type = "GameName")]
    pub fn game(&self) -> String {
        self.0.borrow().table.variant().id.into()
    }

    /// The side to move.
    #[wasm_bindgen(getter, unchecked_return_type = "Side")]
    pub fn side(&self) -> String {
        self.0.borrow().table.turn().name().into()
    }

    /// The number of the move to be played, from 1.
    #[wasm_bindgen(getter)]
    pub fn number(&self) -> u32 {
        board::number(&self.0.borrow().table)
    }

    /// All reasons why a position cannot be played; none if it can.
    #[wasm_bindgen(unchecked_return_type = "Validated")]
    pub fn validate(
        #[wasm_bindgen(unchecked_param_type = "string")] position: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "GameOptions | null")] options: JsValue,
    ) -> Result<JsValue, JsValue> {
        let position = short(&position, "position")?;
        let options = arguments::game_options(&options)?;
        let language = options.style.speech();
        let game = options.game.as_deref().unwrap_or("chess");
        let checked = board::validate(game, &position, &options.rules.text(), language);
        given(&checked.map_err(|problem| thrown(&Failure::new(problem, language)))?)
    }
}
