//! Games on paper: the tree of moves, what stands beside them, and how records are read and written.
//!
//! | module | what |
//! |--------|------|
//! | `tree`, `game`, `note`, `tags`, `score` | a game on paper |
//! | `lexer`, `read` | PGN in: lexemes, games, moves played out; every problem has its place |
//! | `write` | PGN out, in the export form |
//! | `history` | what the moves before a position mean for it |

mod game;
mod glyph;
mod history;
mod lexer;
mod note;
mod read;
mod score;
mod scribe;
mod tags;
mod tree;
mod write;

pub(crate) use game::field_of;
pub use game::{Ply, Record};
pub use glyph::{is_judgement, shown as mark_shown};
pub use history::{claims, outcome, times};
pub use note::{End, Ink, Note, Shape, marks, milliseconds, time};
pub(crate) use note::{closed, tidied};
pub use read::{
    Beside, Fault, Found, Replayed, Scribe, capitals, end_of_moves, next_game, next_head, replay,
};
pub use score::Score;
pub use scribe::{Counter, Lines, Nobody, Places, Recorder, decode, place};
pub use tags::{ROSTER, Tags};
pub use tree::{NodeId, Tree};
pub use write::{Sheet as PgnSheet, movetext as pgn_moves, pgn};
