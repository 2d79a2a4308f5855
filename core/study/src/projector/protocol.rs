//! Messages between windows, and the protocol that makes all windows show one state.
//!
//! Every change is sent as a whole state with a count. A window accepts the later count (of two equal ones, that of the
//! higher sender), and counts on from there: so all windows end with equal states, whatever the order of changes. Counts go
//! round in a circle, as serial numbers do (RFC 1982): none is so high that nothing comes after it.

use super::ProjectorState;
use notabene_core::digits::number;

/// First words of every message, with the version.
const HEADER: &str = "notabene wall 1";
/// Maximum length of a message, to limit memory.
const LONGEST: usize = 2_000_000;

/// A count with its sender. The count is 0 before the first change only.
type Stamp = (u32, u32);

/// The stamp of the next change.
fn next((count, _): Stamp, me: u32) -> Stamp {
    (count.checked_add(1).unwrap_or(1), me)
}

/// True if a stamp is later than a known one: up to half of the circle ahead.
fn is_later((count, by): Stamp, known: Stamp) -> bool {
    match (count, known.0) {
        (_, 0) => (count, by) > known,
        (0, _) => false,
        (count, known_count) if count == known_count => by > known.1,
        (count, known_count) => count.wrapping_sub(known_count) < 1 << 31,
    }
}

/// True for a message of this or of another version.
pub(super) fn is_message(text: &str) -> bool {
    text.starts_with("notabene wall ")
}

/// The outcome of a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Received {
    /// No message, or one of no meaning for this window.
    Nothing,
    /// Question of another window, with the answer.
    Asked(String),
    /// The state has changed.
    Changed,
    /// The pointer is at a place of the board, in thousandths from its left and its top; or nowhere.
    Pointed(Option<(u32, u32)>),
}

/// One window's view of the state.
#[derive(Clone, PartialEq, Debug)]
pub struct ProjectorPeer {
    me: u32,
    /// That of the last change.
    stamp: Stamp,
    state: ProjectorState,
}

impl ProjectorPeer {
    /// Creates a window with a number of its own; shows `state` until it receives another.
    pub const fn new(me: u32, state: ProjectorState) -> ProjectorPeer {
        ProjectorPeer { me, stamp: (0, 0), state }
    }

    /// The state that is shown.
    pub const fn state(&self) -> &ProjectorState {
        &self.state
    }

    /// Changes the state; returns the message to send, if anything changed.
    pub fn change(&mut self, change: impl FnOnce(&mut ProjectorState)) -> Option<String> {
        let mut state = self.state.clone();
        change(&mut state);
        if state == self.state {
            return None;
        }
        self.state = state;
        self.stamp = next(self.stamp, self.me);
        Some(self.state_message())
    }

    /// Returns the state as a new message, for a window that knows nothing of it.
    pub fn announce(&mut self) -> String {
        self.stamp = next(self.stamp, self.me);
        self.state_message()
    }

    /// Stores the own reading of a game shown in another window, without sending it: each window may read a game in its
    /// own way, and answers would never end.
    pub fn set_content(&mut self, content: super::ProjectorContent) {
        self.state.content = content;
    }

    /// Returns the state as a message; also saved for a reload.
    pub fn state_message(&self) -> String {
        let (head, (count, owner)) = (head("state", self.me), self.stamp);
        format!("{head} {count} {owner}\n{}", self.state.text())
    }

    /// Returns the question of a new window.
    pub fn request_message(&self) -> String {
        head("hello", self.me)
    }

    /// Returns a message with the position of the pointer; see [`Received::Pointed`].
    pub fn pointer_message(&self, at: Option<(u32, u32)>) -> String {
        let head = head("ring", self.me);
        match at {
            Some((x, y)) => format!("{head} {x} {y}"),
            None => head,
        }
    }

    /// Receives a message, valid or not.
    pub fn receive(&mut self, message: &str) -> Received {
        self.read(message).unwrap_or(Received::Nothing)
    }

    fn read(&mut self, message: &str) -> Option<Received> {
        if message.len() > LONGEST {
            return None;
        }
        let (first, rest) = message.split_once('\n').unwrap_or((message, ""));
        let mut words = first.strip_prefix(HEADER)?.strip_prefix(' ')?.split(' ');
        let (kind, from) = (words.next()?, number(words.next()?)?);
        let numbers: Option<Vec<u32>> = words.map(number).collect();
        match (kind, &numbers?[..]) {
            _ if from == self.me => None,
            // A window without changes has no answer.
            ("hello", []) if self.stamp.0 > 0 => Some(Received::Asked(self.state_message())),
            ("ring", []) => Some(Received::Pointed(None)),
            ("ring", &[x, y]) if x <= 1000 && y <= 1000 => Some(Received::Pointed(Some((x, y)))),
            ("state", &[count, by]) if is_later((count, by), self.stamp) => {
                let state = ProjectorState::read(rest)?;
                self.stamp = (count, by);
                let same = state == self.state;
                self.state = state;
                Some(if same { Received::Nothing } else { Received::Changed })
            }
            _ => None,
        }
    }

    /// Restores the state that this window saved before a reload; `false` if the text is invalid.
    pub fn restore(&mut self, kept: &str) -> bool {
        let me = std::mem::replace(&mut self.me, u32::MAX);
        let woken = self.receive(kept) == Received::Changed;
        self.me = me;
        woken
    }
}

fn head(kind: &str, from: u32) -> String {
    format!("{HEADER} {kind} {from}")
}
