//! The main line as played: the reference for score sheets, dictations and repairs.

use super::answer::Explained;
use super::game::Game;
use crate::geometry::Field;
use crate::notation::{AnyMove, AnyPosition, Notation, Refusal, Style};
use crate::position::Position;
use crate::record::{NodeId, Record};

impl AnyPosition {
    /// Parses a written move, with its tokens and remarks.
    ///
    /// # Errors
    ///
    /// The refusal, if it is not a move here.
    pub fn explain(&self, text: &str, style: &Style) -> Result<(AnyMove, Explained), Refusal> {
        let reading = self.read(text, style)?;
        let (id, tokens) = (self.id(&reading.m), self.write(&reading.m, style));
        Ok((reading.m, Explained { id, tokens, remarks: reading.remarks }))
    }
    /// The origin and destination of a move; one field if they are equal.
    pub fn move_ends(&self, m: &AnyMove) -> Vec<Field> {
        let route = self.trace(m).route;
        let last = route.last().filter(|last| route.first() != Some(last));
        route.first().into_iter().chain(last).copied().collect()
    }
    /// The position after a legal move.
    pub fn position_after(&self, m: &AnyMove) -> AnyPosition {
        let mut next = self.clone();
        next.play_unchecked(m);
        next
    }
    /// Number of texts that can be played in sequence.
    pub fn replay(&self, texts: &[String], style: &Style) -> usize {
        let mut p = self.clone();
        for (n, text) in texts.iter().enumerate() {
            let Some(m) = p.find(text, style) else { return n };
            p.play_unchecked(&m);
        }
        texts.len()
    }
}

/// A half-move of the main line, and the position before it.
pub struct PlayedPly {
    /// Its node.
    pub node: NodeId,
    /// The position before it.
    pub before: AnyPosition,
    /// The move.
    pub m: AnyMove,
    /// True if a draw was offered with it.
    pub offer: bool,
    /// Remaining clock time after it, in milliseconds.
    pub clock: Option<u32>,
}

impl PlayedPly {
    /// The correct text of the move.
    pub fn written(&self, style: &Style) -> String {
        self.before.text(&self.m, style)
    }
    /// The position after it.
    pub fn position_after(&self) -> AnyPosition {
        self.before.position_after(&self.m)
    }
}

/// The main line of a game as played.
pub struct Played {
    /// Its half-moves.
    pub steps: Vec<PlayedPly>,
    /// The position after the last of them.
    pub last: AnyPosition,
}

impl Played {
    /// A half-move, counted from 0.
    pub fn ply(&self, ply: usize) -> Option<&PlayedPly> {
        self.steps.get(ply)
    }
    /// The position before a half-move; beyond the last one the final position.
    pub fn position_at(&self, ply: usize) -> &AnyPosition {
        self.steps.get(ply).map_or(&self.last, |step| &step.before)
    }
    /// Number of half-moves.
    pub fn len(&self) -> usize {
        self.steps.len()
    }
    /// True if no move was played.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
    /// Keeps this number of half-moves.
    pub fn truncate(&mut self, plies: usize) {
        self.last = self.position_at(plies).clone();
        self.steps.truncate(plies);
    }
    /// Number of half-moves up to the end of a move, counted from the first of the game; at most those of the game.
    pub fn plies_of_moves(&self, moves: u32) -> usize {
        let first = self.position_at(0).number();
        self.steps.iter().take_while(|step| step.before.number().saturating_sub(first) < moves).count()
    }
    /// The correct texts of all half-moves.
    pub fn texts(&self, style: &Style) -> Vec<String> {
        self.steps.iter().map(|step| step.written(style)).collect()
    }
}

impl Game {
    /// The main line as played.
    pub fn played(&self) -> Played {
        played(self)
    }
}

fn played(session: &Game) -> Played {
    let record = &session.record;
    let step = |node| {
        let (ply, note) = (record.tree.get(node)?, record.note(node));
        let before = record.position_before(node).clone();
        Some(PlayedPly { node, before, m: ply.m, offer: note.offer, clock: note.clock })
    };
    let steps = record.tree.line(Record::ROOT).map_while(step).collect();
    Played { steps, last: record.position(record.last()).clone() }
}
