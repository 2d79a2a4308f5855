//! A game at one of its moves, whatever its family: what marking, planting and mending of written moves ask of the
//! rules. Moves are known by opaque keys, which mean something only at their moment.

use super::play::Session;
use super::table::Explained;
use crate::geometry::Field;
use crate::notation::{Notation, Refusal, Style, Token};
use crate::position::{Packed as _, Side};
use crate::record::{NodeId, Record};

/// A move at its moment.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Key(u128);

/// A game at one of its moves.
pub trait Moment: Send + Sync {
    /// Who moves.
    fn turn(&self) -> Side;
    /// Who begins a game, and so stands in the first column.
    fn first(&self) -> Side;
    /// The number of the move.
    fn number(&self) -> u32;
    /// Understands a written text, or says why it is no move here.
    fn read(&self, text: &str, style: &Style) -> Result<(Key, Explained), Refusal>;
    /// The one move that a written text fits, without reasons: the quick way.
    fn find(&self, text: &str, style: &Style) -> Option<Key>;
    /// All moves that the rules allow.
    fn all(&self) -> Vec<Key>;
    /// The name of a move for programs: two texts that mean the same move have the same.
    fn id(&self, key: Key) -> String;
    /// The name of a field.
    fn field_name(&self, field: Field) -> String;
    /// The text of a move.
    fn written(&self, key: Key, style: &Style) -> String;
    /// The same in pieces that know their reasons.
    fn tokens(&self, key: Key, style: &Style) -> Vec<Token>;
    /// The fields of a move: where it begins, and where it ends.
    fn ends(&self, key: Key) -> Vec<Field>;
    /// The game after a move.
    fn after(&self, key: Key) -> Box<dyn Moment>;
    /// How many of some texts can be played one after the other.
    fn replay(&self, texts: &[String], style: &Style) -> usize;
    /// The same moment once more.
    fn copy(&self) -> Box<dyn Moment>;
    /// The position as text.
    fn text(&self) -> String;
}

/// A position of a family as a moment.
struct At<P: Notation>(P);

impl<P: Notation> Moment for At<P> {
    fn turn(&self) -> Side {
        self.0.turn()
    }
    fn first(&self) -> Side {
        self.0.first()
    }
    fn number(&self) -> u32 {
        self.0.number()
    }
    fn read(&self, text: &str, style: &Style) -> Result<(Key, Explained), Refusal> {
        let reading = self.0.read(text, style)?;
        let (id, tokens) = (self.0.id(&reading.m), self.0.write(&reading.m, style));
        Ok((Key(reading.m.pack()), Explained { id, tokens, remarks: reading.remarks }))
    }
    fn find(&self, text: &str, style: &Style) -> Option<Key> {
        self.0.find(text, style).map(|m| Key(m.pack()))
    }
    fn all(&self) -> Vec<Key> {
        let mut all = Vec::new();
        self.0.legal_moves().iter().for_each(|m| all.push(Key(m.pack())));
        all
    }
    fn id(&self, key: Key) -> String {
        self.0.id(&P::Move::unpack(key.0))
    }
    fn field_name(&self, field: Field) -> String {
        self.0.field_name(field)
    }
    fn written(&self, key: Key, style: &Style) -> String {
        self.0.text(&P::Move::unpack(key.0), style)
    }
    fn tokens(&self, key: Key, style: &Style) -> Vec<Token> {
        self.0.write(&P::Move::unpack(key.0), style)
    }
    fn ends(&self, key: Key) -> Vec<Field> {
        let route = self.0.trace(&P::Move::unpack(key.0)).route;
        let mut ends = Vec::with_capacity(2);
        ends.extend(route.first());
        ends.extend(route.last().filter(|last| route.first() != Some(last)));
        ends
    }
    fn after(&self, key: Key) -> Box<dyn Moment> {
        let mut next = self.0.clone();
        next.play_unchecked(&P::Move::unpack(key.0));
        Box::new(At(next))
    }
    fn replay(&self, texts: &[String], style: &Style) -> usize {
        let mut p = self.0.clone();
        for (n, text) in texts.iter().enumerate() {
            let Some(m) = p.find(text, style) else { return n };
            p.play_unchecked(&m);
        }
        texts.len()
    }
    fn copy(&self) -> Box<dyn Moment> {
        Box::new(At(self.0.clone()))
    }
    fn text(&self) -> String {
        self.0.to_text()
    }
}

/// A half-move of the main line, and the moment at which it was played.
pub struct Step {
    /// Its place in the game.
    pub node: NodeId,
    /// The game before it.
    pub before: Box<dyn Moment>,
    /// The move.
    pub key: Key,
    /// Whether a draw was offered with it.
    pub offer: bool,
    /// The time left after it, in milliseconds.
    pub clock: Option<u32>,
}

impl Step {
    /// The right text of the move.
    pub fn written(&self, style: &Style) -> String {
        self.before.written(self.key, style)
    }
    /// The game after it.
    pub fn after(&self) -> Box<dyn Moment> {
        self.before.after(self.key)
    }
}

/// The main line of a game, as it was really played.
pub struct Played {
    /// Its half-moves.
    pub steps: Vec<Step>,
    /// The game after the last of them.
    pub last: Box<dyn Moment>,
}

impl Played {
    /// A half-move, counted from 0.
    pub fn step(&self, ply: usize) -> Option<&Step> {
        self.steps.get(ply)
    }
    /// The game before a half-move; after the last one for any later.
    pub fn at(&self, ply: usize) -> &dyn Moment {
        self.steps.get(ply).map_or(&*self.last, |step| &*step.before)
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
        let mut texts = Vec::with_capacity(self.len());
        self.steps.iter().for_each(|step| texts.push(step.written(style)));
        texts
    }
}

pub(super) fn played<P: Notation>(session: &Session<P>) -> Played {
    let record = &session.record;
    let mut steps = Vec::new();
    for node in record.tree.line(Record::<P>::ROOT) {
        let Some(ply) = record.tree.get(node) else { break };
        let note = record.note(node);
        steps.push(Step {
            node,
            before: Box::new(At(record.position_before(node).clone())),
            key: Key(ply.m.pack()),
            offer: note.offer,
            clock: note.clock,
        });
    }
    Played { steps, last: Box::new(At(record.position(record.last()).clone())) }
}
