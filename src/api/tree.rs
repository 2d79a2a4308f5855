//! The game tree for JavaScript: nodes, variations, annotations, tags, result and ends.

use super::arguments::{self, bad, long, short, short_if_any, whole};
use super::{Game, given, set};
use js_sys::Array;
use notabene_core::exchange::vocabulary::Failure;
use notabene_core::exchange::{Value, board, nodes};
use notabene_core::game::{Edit, Problem};
use notabene_core::position::Side;
use notabene_core::record::NodeId;
use wasm_bindgen::prelude::*;

/// A node of a game by its number.
fn node_of(game: &Game, value: &JsValue) -> Result<NodeId, JsValue> {
    let id = NodeId(whole(value, "node")?);
    let is_there = game.0.borrow().table.has_node(id);
    if is_there { Ok(id) } else { Err(bad("node", "a node of this game", value)) }
}

/// The node of an argument that may be missing: then that on the board.
fn node_or_board(game: &Game, value: &JsValue) -> Result<NodeId, JsValue> {
    if value.is_undefined() { Ok(game.0.borrow().table.at()) } else { node_of(game, value) }
}

/// A side by its name.
pub(super) fn side_of(value: &JsValue) -> Result<Side, JsValue> {
    let name = short(value, "side")?;
    let side = Side::BOTH.into_iter().find(|side| side.name() == name);
    side.ok_or_else(|| bad("side", "\"white\" or \"black\"", value))
}

impl Game {
    fn edit(&self, edit: Edit) -> Result<(), JsValue> {
        self.change(|game| {
            let done = game.table.edit(edit, &game.style);
            game.failed(done)
        })
    }
    fn node_object(&self, id: NodeId) -> Result<JsValue, JsValue> {
        given(&self.look(|game| Ok(nodes::node(&game.table, id, &game.style).unwrap_or(Value::Null)))?)
    }
}

#[wasm_bindgen]
impl Game {
    /// A node of the game: its place in the tree, its move, and what is written beside it. Without a number that on the
    /// board; 0 is the start.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(unchecked_return_type = "GameNode")]
    pub fn node(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] node: JsValue,
    ) -> Result<JsValue, JsValue> {
        self.node_object(node_or_board(self, &node)?)
    }

    /// Adds a move, by its text or id, after a node, without moving the board. A move that is there is only returned.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(unchecked_return_type = "GameNode")]
    pub fn add(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] node: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    ) -> Result<JsValue, JsValue> {
        let text = short(&text, "text")?;
        let node = node_of(self, &node)?;
        let added = self.change(|game| {
            let added = nodes::add(&mut game.table, node, &text, &game.style);
            game.failed(added)
        })?;
        self.node_object(added)
    }

    /// Makes a variation the main continuation of its parent or, with `true`, the whole line the main line of the game.
    ///
    /// @throws {GameError}
    pub fn promote(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] node: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "boolean")] to_main_line: JsValue,
    ) -> Result<(), JsValue> {
        let node = node_of(self, &node)?;
        self.change(|game| {
            let done = nodes::promote(&mut game.table, node, to_main_line.is_truthy(), &game.style);
            game.failed(done)
        })
    }

    /// Removes a move with everything after it.
    ///
    /// @throws {GameError}
    pub fn remove(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] node: JsValue,
    ) -> Result<(), JsValue> {
        let id = node_of(self, &node)?;
        let is_done = self.change(|game| Ok(nodes::remove(&mut game.table, id, &game.style)))?;
        if is_done { Ok(()) } else { Err(bad("node", "a node after the start", &node)) }
    }

    /// Changes a part of what is written beside a move; `annotate` checks the parts and calls it.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(js_name = setNote, skip_typescript)]
    pub fn set_note(&self, node: JsValue, part: JsValue, text: JsValue) -> Result<(), JsValue> {
        let (name, value) = (short(&part, "part")?, short(&text, "text")?);
        let node = node_of(self, &node)?;
        let change =
            |game: &mut super::Inside| Ok(nodes::annotate(&mut game.table, node, &name, &value, &game.style));
        if self.change(change)? {
            Ok(())
        } else {
            Err(bad("annotation.shapes", "fields of the board", &text))
        }
    }

    /// A fact about the game by its name; getters and methods of the entry call it.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(skip_typescript)]
    pub fn query(&self, what: JsValue) -> Result<JsValue, JsValue> {
        let what = short(&what, "what")?;
        given(&self.look(|game| Ok(board::query(&game.table, &what)))?)
    }

    /// Sets a tag of the record; an empty value or `null` removes it. `Result` is the result of the game.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(js_name = setTag)]
    pub fn set_tag(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] name: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] value: JsValue,
    ) -> Result<(), JsValue> {
        let tag = short(&name, "name")?;
        match short_if_any(&value, "value")? {
            Some(_) if tag == "Result" => self.set_result(value),
            value => self.edit(Edit::Tag(tag, value.unwrap_or_default())),
        }
    }

    /// Sets the result as it is written on paper; an end by the players is taken back.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(js_name = setResult)]
    pub fn set_result(
        &self,
        #[wasm_bindgen(unchecked_param_type = "GameResult")] result: JsValue,
    ) -> Result<(), JsValue> {
        let text = short(&result, "result")?;
        let is_done = self.change(|game| Ok(nodes::set_result(&mut game.table, &text, &game.style)))?;
        if is_done { Ok(()) } else { Err(bad("result", "a result of this game", &result)) }
    }

    /// An action of a player beside moving; `resign`, `timeout`, `offer`, `agree` and `claim` of the entry call it.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(skip_typescript)]
    pub fn act(&self, action: JsValue, value: JsValue) -> Result<(), JsValue> {
        let action = short(&action, "action")?;
        let text = short_if_any(&value, if action == "claim" { "text" } else { "side" })?;
        let side = || match text.is_some() {
            true => side_of(&value),
            false => Ok(self.0.borrow().table.turn()),
        };
        self.edit(match action.as_str() {
            "resign" => Edit::Resign(side()?),
            "timeout" => Edit::Flag(side()?),
            "offer" => Edit::Offer,
            "agree" => Edit::Agree,
            _ => Edit::Claim(text),
        })
    }

    /// Reads the games of a text that may go on: those that are complete, and in `rest` where the first one begins that
    /// may not be. `Game.stream` calls it.
    ///
    /// @throws {GameError}
    #[wasm_bindgen(js_name = importPart, unchecked_return_type = "ImportedPart")]
    pub fn import_part(
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
        #[wasm_bindgen(unchecked_param_type = "boolean")] is_last: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Style | null")] style: JsValue,
    ) -> Result<JsValue, JsValue> {
        let (text, spec) = (long(&text, "text")?, arguments::style(&style, "style")?);
        let language = spec.speech();
        let fail = |p: Problem| super::thrown(&Failure::new(p, language));
        let style = spec.style().map_err(fail)?;
        let part = notabene_core::exchange::collection::part(&text, is_last.is_truthy(), &style, language);
        let out = given(&part.games)?;
        let ends = Array::new();
        for end in part.ends {
            ends.push(&end.into());
        }
        set(&out, "ends", &ends);
        Ok(out)
    }
}
