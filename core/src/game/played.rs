//! The main line of a game, as it was really played: what score sheets, dictations and repairs compare with.

use super::answer::Explained;
use super::game::Game;
use crate::geometry::Field;
use crate::notation::{AnyMove, AnyPosition, Notation, Refusal, Style};
use crate::position::Position;
use crate::record::{NodeId, Record};

impl AnyPosition {
    /// Reads a written move, with its tokens and remarks; or why it is no move here.
    pub fn explain(&self, text: &str, style: &Style) -> Result<(AnyMove, Explained), Refusal> {
        let reading = self.read(text, style)?;
        let (id, tokens) = (self.id(&reading.m), self.write(&reading.m, style));
        Ok((reading.m, Explained { id, tokens, remarks: reading.remarks }))
    }
    /// The first and the last field of a move; one field if they are the same.
    pub fn ends(&self, m: &AnyMove) -> Vec<Field> {
        let route = self.trace(m).route;
        let last = route.last().filter(|last| route.first() != Some(last));
        route.first().into_iter().chain(last).copied().collect()
    }
    /// The position after a legal move.
    pub fn after(&self, m: &AnyMove) -> AnyPosition {
        let mut next = self.clone();
        next.play_unchecked(m);
        next
    }
    /// The number of texts that can be played one after the other.
    pub fn replay(&self, texts: &[String], style: &Style) -> usize {
        let mut p = self.clone();
        for (n, text) in texts.iter().enumerate() {
            let Some(m) = p.find(text, style) else { return n };
            p.play_unchecked(&m);
        }
        texts.len()
    }
}

/// A half-move of the main line, and the position in which it was played.
pub struct Step {
    /// Its place in the game.
    pub node: NodeId,
    /// The position before it.
    pub before: AnyPosition,
    /// The move.
    pub m: AnyMove,
    /// Whether a draw was offered with it.
    pub offer: bool,
    /// The time left after it, in milliseconds.
    pub clock: Option<u32>,
}

impl Step {
    /// The right text of the move.
    pub fn written(&self, style: &Style) -> String {
        self.before.text(&self.m, style)
    }
    /// The position after it.
    pub fn after(&self) -> AnyPosition {
        self.before.after(&self.m)
    }
}

/// The main line of a game, as it was really played.
pub struct Played {
    /// Its half-moves.
    pub steps: Vec<Step>,
    /// The position after the last of them.
    pub last: AnyPosition,
}

impl Played {
    /// A half-move, counted from 0.
    pub fn step(&self, ply: usize) -> Option<&Step> {
        self.steps.get(ply)
    }
    /// The position before a half-move; after the last one for any later.
    pub fn at(&self, ply: usize) -> &AnyPosition {
        self.steps.get(ply).map_or(&self.last, |step| &step.before)
    }
    /// How many half-moves were played.
    pub fn len(&self) -> usize {
        self.steps.len()
    }
    /// Whether no move was played.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
    /// The right texts of all half-moves.
    pub fn texts(&self, style: &Style) -> Vec<String> {
        self.steps.iter().map(|step| step.written(style)).collect()
    }
}

impl Game {
    /// The main line as it was really played.
    pub fn played(&self) -> Played {
        played(self)
    }
}

fn played(session: &Game) -> Played {
    let record = &session.record;
    let step = |node| {
        let (ply, note) = (record.tree.get(node)?, record.note(node));
        let before = record.position_before(node).clone();
        Some(Step { node, before, m: ply.m, offer: note.offer, clock: note.clock })
    };
    let steps = record.tree.line(Record::ROOT).map_while(step).collect();
    Played { steps, last: record.position(record.last()).clone() }
}
