//! Strokes of draughts: positions in which gifts force captures and win more than they cost.
//!
//! | module | content |
//! |--------|---------|
//! | `line` | a line of moves and replies, as motifs see it |
//! | `motif` | the motifs: names and predicates over a line |
//! | `solver` | search of forced lines |
//! | `text` | the files with the strokes of each game, `www/strokes/` |
//! | `course` | the strokes of a game as a course: find, answer other captures, write |
//! | `refute` | what is wrong with a wrong move |
//!
//! The files are made by `cargo xtask strokes` (`core/examples/strokes.rs`): by search from play, never copied.

mod course;
mod line;
mod motif;
pub(crate) mod refute;
mod solver;
mod text;

pub use course::course;
pub(crate) use line::is_stopped;
pub use line::{Line, Step};
pub use motif::{MOTIFS, Motif, find_motif, motif_of};
pub use solver::{Forced, Solver, WON, after};
pub use text::{Solution, Stroke, read, read_of_game, write};

/// Length from which all are one choice of the page.
pub const LONGEST: usize = 6;

/// The games with strokes: names of their files and courses, and ids of their variants.
pub static GAMES: [(&str, &str); 5] = [
    ("international", "draughts/international"),
    ("russian", "draughts/russian"),
    ("english", "draughts/english"),
    ("frisian", "draughts/frisian"),
    ("turkish", "draughts/turkish"),
];
