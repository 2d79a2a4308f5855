//! The end of a game: its title and message, and whether a stronger opponent or a step back is offered.

use super::opponent::Opponent;
use super::{Game, registry};
use crate::i18n::{Label, Msg};
use crate::notation::Notation as _;

/// The end of a game, as players are told of it.
#[derive(Clone, PartialEq, Debug)]
pub struct AfterEnd {
    /// Title of a game against Notabene: won, lost or drawn.
    pub title: Option<Label>,
    /// The winner and the reason.
    pub message: Msg,
    /// The level above that of Notabene, if there is one.
    pub stronger: Option<u8>,
    /// True if players declared the end (resigned, agreed, claimed): it can be taken back.
    pub is_declared: bool,
}

impl Game {
    /// Title, message and offers after the end; `None` while the game on the board goes on.
    pub fn after_end(&self, opponent: Option<Opponent>) -> Option<AfterEnd> {
        if !self.is_over() {
            return None;
        }
        let title = |opponent: Opponent| match self.score().winner() {
            None => Label::EndedDraw,
            Some(winner) if winner == opponent.side => Label::EndedLost,
            Some(_) => Label::EndedWon,
        };
        let stronger =
            |opponent: Opponent| Some(opponent.level + 1).filter(|level| *level <= Opponent::LEVELS);
        Some(AfterEnd {
            title: opponent.map(title),
            message: self.status().message,
            stronger: opponent.and_then(stronger),
            is_declared: self.record.note(self.at).end.is_some(),
        })
    }

    /// A new game of the same variant, from the same start.
    pub fn begin_again(&self) -> Game {
        let (status, start) = (self.status(), self.played().position_at(0).to_text());
        let rules = Some(status.rules.as_str()).filter(|rules| !rules.is_empty());
        registry::open(status.game, Some(&start), rules).unwrap_or_else(|_| registry::chess())
    }
}
