//! The core of Notabene: boards, rules, notation, records and sessions.
//!
//! Rows of modules, each importing only from the rows above it (`tests/layering.rs` checks it):
//!
//! | row | modules | knows | must not know |
//! |-----|---------|-------|---------------|
//! | 0 | [`digits`], `words` of the rules, [`work`] | numbers and words of texts, counted steps | anything else |
//! | 1 | [`geometry`], [`text`] | boards and their drawing; sentences | that games exist |
//! | 2 | [`position`], [`options`] | the shared words of all games; what may be agreed, as text | any one game, any language |
//! | 2½ | [`pieces`] | the pieces that chess and its kin share | any one game |
//! | 3 | [`chess`], [`scharten`], [`draughts`] | their own rules | each other, notation, pixels |
//! | 4 | [`notation`] | how moves are written, and why | files, trees, clicks |
//! | 5 | [`record`] | games on paper | the screen |
//! | 6 | [`session`] | everything above; the only match on game families | Leptos, JavaScript |
//! | 7 | [`lesson`] | sessions: courses, exercises, drills, what is said of answers | how they are shown |
//!
//! The rules (`geometry`, `position` and the families) are the package `notabene-rules` in `core/rules`,
//! because only they are compiled for speed; their paths are the same as if they stood here.
//!
//! Chess and Chess960 are one family; quiet and loud Scharten and the games of draughts are two others.
//!
//! No clock, no randomness and no input or output: time and dice are arguments.
//! Clocks are told what time it is ([`record::clock`], with a game [`session::timed`]); sheets are data
//! ([`record::ScoreSheet`]) that a game fills, a hand writes, or a printer draws ([`session::printing`]).
//! The way of a move: `Game::tap` (or `enter`) finds it, `Position::play_unchecked` plays it, the
//! record keeps it, `Game::scene` and `Game::sheet` show it.

#![deny(missing_docs)]

/// A message: its kind and its facts, checked by the compiler: `msg!(GoesTo { piece, field })`.
#[macro_export]
macro_rules! msg {
    ($kind:ident) => {
        ($crate::i18n::facts::$kind {}).msg()
    };
    ($kind:ident { $($facts:tt)* }) => {
        ($crate::i18n::facts::$kind { $($facts)* }).msg()
    };
}

pub mod exchange;
pub mod game;
pub mod i18n;
pub mod notation;
pub mod record;
pub mod study;
pub mod work;

pub use notabene_rules::{chess, digits, draughts, geometry, options, pieces, position, scharten};
