//! An opponent for every game: one alpha-beta search over the positions of `notabene-rules`, and an evaluation for
//! each family.
//!
//! | module | contents |
//! |--------|------|
//! | `family` | the traits that the search asks: moves, keys, draws, evaluation |
//! | `root`, `tree`, `quiescence`, `order` | iterative deepening, alpha-beta, captures at the horizon, order of moves |
//! | `chance` | darts: the expected value of an aim over the spread of the hand |
//! | [`Table`] | the transposition table |
//! | `estimates` | static values of positions met a moment ago |
//! | [`Level`] | eight levels for people: how far they look, and how they slip |
//! | `chess`, `scharten`, `draughts` | the evaluations |
//!
//! No clock and no randomness: the caller says when to stop, and a seed decides the slips of the weaker levels. The
//! tree allocates nothing once the buffers have their size.
//!
//! ```
//! use notabene_rules::chess::{Array, Position, Rules};
//! use notabene_search::{Options, Searchable, Table};
//!
//! let start = Position::start(&Array::chess(), Rules::Chess);
//! let options = Options::default().with_depth(4);
//! let found = start.search(&[], &mut Table::new(1), &options, &mut || false).unwrap();
//! assert_eq!(found.depth, 4);
//! ```

#![deny(missing_docs)]
#![forbid(unsafe_code)]

mod chance;
mod chess;
mod draughts;
mod estimates;
mod family;
mod level;
mod options;
mod order;
mod quiescence;
mod root;
mod scharten;
mod score;
mod table;
mod tree;

pub use family::Searchable;
pub use level::{LEVELS, Level};
pub use options::{Found, Options};
pub use score::Score;
pub use table::Table;

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
