//! Boards and rules without texts: rows 1 to 3 of the module table. Re-exported by `notabene-core`.
//!
//! A separate package because only this code is optimised for speed: measured, the rest of the core is as
//! fast when optimised for size, and the page is four kilobytes smaller.

#![deny(missing_docs)]
#![forbid(unsafe_code)]

pub mod chess;
pub mod digits;
mod display;
pub mod draughts;
pub mod geometry;
pub mod hash;
pub mod options;
pub mod pieces;
pub mod position;
pub mod scharten;
#[cfg(feature = "serde")]
mod serde;
pub mod words;

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
