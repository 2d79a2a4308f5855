//! Games on paper: the tree of moves, what stands beside them, and how records are read and written.
//!
//! | module | what |
//! |--------|------|
//! | `tree`, `game`, `note`, `tags`, `score` | a game on paper |
//! | `lexer`, `read`, `player` | PGN in: lexemes, games, moves played out; every problem has its place |
//! | `pdn` | what records of draughts have beside that |
//! | `write` | PGN and PDN out, in the export form |
//! | `form` | the official score sheet |
//! | `history` | what the moves before a position mean for it |
//! | `pace`, `clock`, `duty` | how much time players have, their clock, and who has to write |

#[cfg(feature = "screen")]
pub mod clock;
#[cfg(feature = "screen")]
pub mod duty;
#[cfg(feature = "screen")]
mod form;
mod game;
#[cfg(feature = "records")]
mod glyph;
mod history;
#[cfg(feature = "records")]
mod lexer;
mod note;
#[cfg(feature = "screen")]
pub mod pace;
#[cfg(all(feature = "records", feature = "families"))]
mod pdn;
#[cfg(feature = "records")]
mod player;
#[cfg(feature = "records")]
mod read;
mod score;
#[cfg(feature = "records")]
mod scribe;
mod tags;
mod tree;
#[cfg(feature = "records")]
mod write;

#[cfg(feature = "screen")]
pub use form::{
    BLOCK, BLOCKS, ClosingStep, Entry, FormRow, HeadField, Leaf, ScoreSheet, circled, date_tag, hours,
    hours_read,
};
#[cfg(feature = "records")]
pub(crate) use game::field_of;
pub use game::{Ply, Record};
#[cfg(feature = "records")]
pub use glyph::{is_judgement, shown as mark_shown};
pub use history::{automatic_draw, claims, outcome, times};
pub use note::{End, Ink, Note, Shape};
#[cfg(feature = "records")]
pub(crate) use note::{closed, tidied};
#[cfg(feature = "records")]
pub use note::{commands, marks, milliseconds, readable, time};
#[cfg(feature = "records")]
pub use player::{Beside, Replayed, Scribe, replay, replay_with};
#[cfg(feature = "records")]
pub use read::{Fault, Found, capitals, end_of_moves, has_move_like_word, next_game, next_head, other_words};
#[cfg(feature = "records")]
pub use score::Dialect;
pub use score::Score;
#[cfg(all(feature = "records", feature = "counts"))]
pub use scribe::Lines;
#[cfg(feature = "records")]
pub use scribe::{Counter, Nobody, Places, Recorder, decode, place};
#[cfg(feature = "records")]
pub(crate) use tags::ARBITER;
pub use tags::{ROSTER, Tags};
pub use tree::{NodeId, Tree};
#[cfg(feature = "records")]
pub use write::{Sheet as PgnSheet, movetext as pgn_moves, pgn};
