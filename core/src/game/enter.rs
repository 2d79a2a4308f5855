//! Typed moves: parsing, explaining, playing.

use super::answer::Explained;
use super::game::Game;
use super::{status, touch_move};
use crate::notation::{AnyMove, Notation, Refusal, Remark, Style, signs};
use crate::position::Position as _;

impl Game {
    /// Plays a written move, or one given by its id.
    ///
    /// # Errors
    ///
    /// The refusal, if it is not a legal move.
    pub fn enter(&mut self, text: &str, style: &Style) -> Result<Explained, Refusal> {
        let (m, remarks) = self.parse_move(text, style)?;
        if self.is_over() {
            return Err(game_over());
        }
        if let Some(message) = touch_move::objection_to(self, &m) {
            return Err(Refusal::of(message));
        }
        let explained = self.explained(&m, remarks, style);
        self.play(&m);
        Ok(explained)
    }
    /// Parses a move, or looks up an id, without playing it.
    ///
    /// # Errors
    ///
    /// The refusal, if it is not a legal move.
    pub fn read(&self, text: &str, style: &Style) -> Result<Explained, Refusal> {
        let (m, remarks) = self.parse_move(text, style)?;
        Ok(self.explained(&m, remarks, style))
    }
    /// Parses a text or an id. After an automatic draw moves can still be parsed, but not played. After mate and
    /// stalemate there are none.
    fn parse_move(&self, text: &str, style: &Style) -> Result<(AnyMove, Vec<Remark>), Refusal> {
        let now = self.position();
        // All kinds of typed or pasted blanks and dashes count as the plain ones.
        let plain = signs::plain(text);
        if let Some(m) = now.by_id(plain.trim()) {
            return Ok((m, Vec::new()));
        }
        let read = now.read(&plain, style).map(|reading| (reading.m, reading.remarks));
        let read =
            read.map_err(|refusal| Refusal { at: signs::original_offset(text, refusal.at), ..refusal });
        match read {
            Err(refusal) if now.legal_moves().is_empty() && !status::explains_end(refusal.because.kind()) => {
                Err(game_over())
            }
            read => read,
        }
    }

    fn explained(&self, m: &AnyMove, remarks: Vec<Remark>, style: &Style) -> Explained {
        let now = self.position();
        Explained { id: now.id(m), tokens: now.write(m, style), remarks }
    }
}

/// The refusal after the end of the game.
fn game_over() -> Refusal {
    Refusal::of(msg!(GameOver))
}
