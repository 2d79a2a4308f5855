//! Letters between windows, and the way to agree on one wall.
//!
//! Every change is told as a whole wall with a count. A window takes what has the higher count (of two alike, that of
//! the higher sender), and counts on from there: so all windows end with the same wall, whoever changed what when.

use super::Wall;
use crate::digits::number;

/// The first words of every letter, with the version.
const HEADER: &str = "notabene wall 1";
/// A longer letter is an attack on the memory.
const LONGEST: usize = 2_000_000;
/// Counts above this are no counts of people.
const MOST: u32 = 1_000_000_000;

/// The outcome of a letter.
#[derive(Clone, PartialEq, Debug)]
pub enum Received {
    /// It says nothing to this window, or is none.
    Nothing,
    /// Another window asks: this is the answer.
    Asked(String),
    /// The wall is another one now.
    Changed,
    /// The pointer is at a place of the board, in parts of a thousand from its left and its top; or nowhere.
    Pointed(Option<(u32, u32)>),
}

/// One window's view of the wall.
#[derive(Clone, PartialEq, Debug)]
pub struct Keeper {
    me: u32,
    /// The count of the last change, and whose it was; 0: nobody has changed anything yet.
    stamp: (u32, u32),
    wall: Wall,
}

impl Keeper {
    /// A window with a number of its own, and what it shows until it hears of others.
    pub const fn new(me: u32, wall: Wall) -> Keeper {
        Keeper { me, stamp: (0, 0), wall }
    }

    /// The wall that is shown.
    pub const fn wall(&self) -> &Wall {
        &self.wall
    }

    /// Changes the wall; the letter to be sent, if that changed anything.
    pub fn change(&mut self, change: impl FnOnce(&mut Wall)) -> Option<String> {
        let mut wall = self.wall.clone();
        change(&mut wall);
        if wall == self.wall {
            return None;
        }
        self.wall = wall;
        self.stamp = (self.stamp.0.saturating_add(1).min(MOST), self.me);
        Some(self.letter())
    }

    /// Keeps the own reading of a game that another window shows. It is told to nobody: each window may understand a
    /// game in its own way, and they would never end.
    pub fn settle(&mut self, show: super::Show) {
        self.wall.show = show;
    }

    /// The wall as a letter; also what a window keeps for a reload.
    pub fn letter(&self) -> String {
        let (head, (count, owner)) = (head("state", self.me), self.stamp);
        format!("{head} {count} {owner}\n{}", self.wall.text())
    }

    /// The question of a window that has just been opened.
    pub fn question(&self) -> String {
        head("hello", self.me)
    }

    /// Where the pointer is, as a letter; see [`Received::Pointed`].
    pub fn pointer(&self, at: Option<(u32, u32)>) -> String {
        let head = head("ring", self.me);
        match at {
            Some((x, y)) => format!("{head} {x} {y}"),
            None => head,
        }
    }

    /// Takes a letter, whatever it is.
    pub fn receive(&mut self, letter: &str) -> Received {
        self.read(letter).unwrap_or(Received::Nothing)
    }

    fn read(&mut self, letter: &str) -> Option<Received> {
        if letter.len() > LONGEST {
            return None;
        }
        let (first, rest) = letter.split_once('\n').unwrap_or((letter, ""));
        let mut words = first.strip_prefix(HEADER)?.strip_prefix(' ')?.split(' ');
        let (kind, from) = (words.next()?, number(words.next()?)?);
        let numbers: Option<Vec<u32>> = words.map(number).collect();
        match (kind, &numbers?[..]) {
            _ if from == self.me => None,
            // Nobody asks a window that knows nothing itself.
            ("hello", []) if self.stamp.0 > 0 => Some(Received::Asked(self.letter())),
            ("ring", []) => Some(Received::Pointed(None)),
            ("ring", &[x, y]) if x <= 1000 && y <= 1000 => Some(Received::Pointed(Some((x, y)))),
            ("state", &[count, by]) if count <= MOST => {
                if (count, by) <= self.stamp {
                    return None;
                }
                let wall = Wall::read(rest)?;
                self.stamp = (count, by);
                let same = wall == self.wall;
                self.wall = wall;
                Some(if same { Received::Nothing } else { Received::Changed })
            }
            _ => None,
        }
    }

    /// Takes what this window kept before it was loaded again; `false` if it is nothing.
    pub fn wake(&mut self, kept: &str) -> bool {
        let me = std::mem::replace(&mut self.me, u32::MAX);
        let woken = self.receive(kept) == Received::Changed;
        self.me = me;
        woken
    }
}

fn head(kind: &str, from: u32) -> String {
    format!("{HEADER} {kind} {from}")
}
