//! The core of Notabene: notation, records, games, exchange and study. No browser, no clock, no randomness.
//!
//! | module | what |
//! |--------|------|
//! | [`i18n`] | messages as data, and the locales that say them |
//! | [`notation`] | writing, reading and explaining moves |
//! | [`record`] | game tree, annotations, PGN, PDN, time controls, clock |
//! | [`game`] | one game on the table: input, scene, move list, status, position editor, registry of variants |
//! | [`exchange`] | import, save, share links, backup, diagrams, embedded boards, vocabulary of the JavaScript API |
//! | [`study`] | courses, exercises, drills, score sheets, the projector |
//!
//! Each imports only from those above it. The rules of the games are the crate `notabene_rules`, re-exported here:
//! [`geometry`], [`position`], [`options`], [`pieces`], [`chess`], [`scharten`], [`draughts`].
//! `ARCHITECTURE.md` at the root of the repository has the reasons.

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
