//! A message: its kind and its facts.

pub(super) mod kinds;

use super::fact::Fact;
use kinds::MessageKind;

/// A message as data: its kind and its facts, without words. Built by the macro `msg!`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Msg {
    kind: MessageKind,
    facts: Vec<Fact>,
}

impl Msg {
    /// A message without facts yet.
    pub(super) const fn of(kind: MessageKind) -> Msg {
        Msg { kind, facts: Vec::new() }
    }
    /// Appends a fact.
    pub(super) fn add<T>(&mut self, fact: T)
    where
        Fact: From<T>,
    {
        self.facts.push(Fact::from(fact));
    }
    /// The kind of the message.
    pub const fn kind(&self) -> MessageKind {
        self.kind
    }
    /// The identifier of its kind in APIs.
    pub fn id(&self) -> &'static str {
        self.kind.id()
    }
    /// Its facts, in the order of [`MessageKind::names`].
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }
    /// The fact with the correct form, if there is one.
    pub fn right(&self) -> Option<&Fact> {
        let place = *RIGHT.get(self.kind as usize)?;
        self.facts.get(usize::from(place))
    }
    /// Replaces the kind by one whose facts have the same order.
    pub(crate) fn reworded(self, kind: MessageKind) -> Msg {
        Msg { kind, ..self }
    }
    /// Looks up a fact by name.
    pub fn fact(&self, name: &str) -> Option<&Fact> {
        self.facts.get(self.kind.names().iter().position(|n| *n == name)?)
    }
}

/// The index of the fact `right` of each kind; a large number if it has none. So the page needs no table of names.
const RIGHT: [u8; MessageKind::ALL.len()] = {
    let mut places = [u8::MAX; MessageKind::ALL.len()];
    let mut kind = 0;
    while kind < places.len() {
        let names = MessageKind::ALL[kind].names();
        let mut n = 0;
        while n < names.len() {
            if matches!(names[n].as_bytes(), b"right") {
                places[kind] = n as u8;
            }
            n += 1;
        }
        kind += 1;
    }
    places
};
