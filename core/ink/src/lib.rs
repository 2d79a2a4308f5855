//! Reads moves written by hand with a pen, a finger or a mouse.
//!
//! | module | contents |
//! |--------|----------|
//! | [`ink`] | points, strokes, and their compact text |
//! | [`plain`] | strokes as plain text of programs |
//! | `short` | short texts of ink for links: the drawing alone |
//! | [`sign`] | the signs of written moves, and texts as signs |
//! | [`drawing`] | single-line drawings of signs, and their text |
//! | [`features`] | what the net sees of a group of strokes |
//! | [`net`] | a small trained net: how likely each sign is |
//! | [`hand`] | the hand of one person, from copied lines |
//! | [`learning`] | what a pad learns and proposes while somebody writes |
//! | [`mod@copied`] | signs of a copied text one by one |
//! | [`pieces`] | strokes that were cut where signs may touch |
//! | [`lattice`] | groups of strokes that may be signs |
//! | [`grammar`] | the forms of written moves, of right and wrong ones |
//! | [`search`] | the likelihood of a text, and the likeliest texts of a grammar |
//! | [`reader`] | ranking of texts, and the verdict |
//! | [`photo`] | a photographed score sheet: its places, their strokes, the likeliest game |
//!
//! The way of ink: strokes are sorted from left to right; neighbouring ones form groups; each group gets a likelihood
//! of each sign, or of being no sign at all. Legal moves of the position compete with whatever else may be written:
//! a wrong move is never turned into a right one, at worst there is a question. No clock, no network, no browser.

#![deny(missing_docs)]
#![forbid(unsafe_code)]

pub mod copied;
pub mod drawing;
pub mod features;
pub mod grammar;
pub mod hand;
pub mod ink;
pub mod lattice;
pub mod learning;
pub mod net;
pub mod photo;
pub mod pieces;
pub mod plain;
pub mod reader;
pub mod search;
mod short;
pub mod sign;

pub use copied::{CopiedSign, copied};
pub use hand::{AdaptedNet, Hand, HandError, HandErrorKind};
pub use ink::{Ink, InkError, InkErrorKind, Point, Stroke};
pub use plain::{PlainError, PlainErrorKind};
pub use reader::{Ranked, Reader, Reading, Verdict};
