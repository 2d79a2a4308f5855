//! The core of Notabene: boards, rules, notation, records and games.
//!
//! Rows of modules, each importing only from the rows above it (checked by `tests/layering.rs`):
//!
//! | row | modules | contents | independent of |
//! |-----|---------|-------|---------------|
//! | 0 | [`digits`], `words` of the rules, [`work`] | numbers and words of texts, step counters | anything else |
//! | 1 | [`geometry`], [`i18n`] | boards and their drawing; messages | games |
//! | 2 | [`position`], [`options`] | types shared by all games; options as text | any one game, any language |
//! | 2½ | [`pieces`] | the pieces shared by chess and related games | any one game |
//! | 3 | [`chess`], [`scharten`], [`draughts`] | the rules of each family | each other, notation, pixels |
//! | 4 | [`notation`] | writing, parsing and explaining moves | files, trees, clicks |
//! | 5 | [`record`] | game records, PGN and PDN, clocks | the screen |
//! | 6 | [`game`] | one game with all of the above; the only match on game families | files, links |
//! | 6½ | [`repair`] | the likeliest game behind a score sheet with slips | files, links |
//! | 7 | [`exchange`] | games as files, links, pictures and saves | Leptos, JavaScript |
//!
//! The rules (`geometry`, `position` and the families) are the package `notabene-rules` in `core/rules`,
//! because only they are optimised for speed; they are re-exported here under the same paths.
//!
//! Chess and Chess960 are one family; quiet and loud Scharten and the games of draughts are two others.
//!
//! No clock, no randomness and no input or output: time and dice are arguments.
//! [`record::clock`] gets the current time as an argument (with a game: [`game::timed`]); score sheets are data
//! ([`record::ScoreSheet`]), filled by a game, by hand, or drawn by a printer (`notabene-study`).
//! The path of a move: `Game::tap` (or `enter`) finds it, `Position::play_unchecked` plays it, the
//! record stores it, `Game::scene` and `Game::sheet` show it.

#![deny(missing_docs)]
#![forbid(unsafe_code)]

/// A message from its kind and its facts, type-checked: `msg!(GoesTo { piece, field })`.
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
pub mod repair;
pub mod work;

pub use notabene_rules::{chess, digits, draughts, geometry, hash, options, pieces, position, scharten};

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
