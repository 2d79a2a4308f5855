//! Moves of a game in any style, and assessing written answers.

use super::game::Game;
use super::{move_list, stamma};
use crate::notation::Notation as _;
use crate::notation::{self, Form, MoveVerdict, Style, Token};
use crate::record::NodeId;

impl Game {
    /// The text of a legal move by its id; empty if there is none.
    pub fn text_of(&self, id: &str, style: &Style) -> String {
        let now = self.position();
        now.by_id(id).map(|m| now.text(&m, style)).unwrap_or_default()
    }
    /// The tokens of a legal move by its id; empty if there is none.
    pub fn tokens_of(&self, id: &str, style: &Style) -> Vec<Token> {
        let now = self.position();
        now.by_id(id).map(|m| now.write(&m, style)).unwrap_or_default()
    }
    /// The id of a move of the game; empty at the start.
    pub fn id_of(&self, node: NodeId) -> String {
        let ply = self.record.tree.get(node);
        ply.map(|ply| self.record.position_before(node).id(&ply.m)).unwrap_or_default()
    }
    /// The tokens of a move of the game in any style; empty at the start.
    pub fn written(&self, node: NodeId, style: &Style) -> Vec<Token> {
        match style.form {
            Form::Stamma if self.position().has_castling() => stamma::written(self, node, style),
            _ => move_list::written_move(self, node, style).to_vec(),
        }
    }
    /// Compares an answer with a move of the game, in a style.
    pub fn judge(&self, node: NodeId, answer: &str, style: &Style) -> MoveVerdict {
        if style.form == Form::Stamma && self.position().has_castling() {
            return stamma::judge(self, node, answer, style);
        }
        match self.record.tree.get(node) {
            Some(ply) => notation::judge(self.record.position_before(node), &ply.m, answer, style),
            None => MoveVerdict::Wrong(msg!(AtStart)),
        }
    }
}
