//! Boards and rules: rows 1 to 3 of the house but for the sentences. `notabene-core` shows them as its own.
//!
//! A package of their own because only they are compiled for speed: measured, everything else in the core
//! is as quick when compiled for size, and the page is four kilobytes lighter.

pub mod chess;
pub mod digits;
pub mod draughts;
pub mod geometry;
pub mod options;
pub mod pieces;
pub mod position;
pub mod scharten;
pub mod words;
