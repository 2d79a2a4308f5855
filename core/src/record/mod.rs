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

pub mod clock;
pub mod duty;
mod fault;
mod form;
mod game;
mod history;
mod nag;
mod note;
mod pdn;
mod pgn;
mod score;
mod tags;
pub mod time_control;
mod tree;

pub use fault::Fault;
pub use form::{
    BLOCK, BLOCKS, ClosingStep, Entry, FormRow, HeadField, Leaf, ScoreSheet, circled, date_tag, hours,
    hours_read,
};
pub(crate) use game::field_of;
pub use game::{Ply, Record};
pub use history::{automatic_draw, claims, decides, outcome, times};
pub use nag::{is_judgement, shown as mark_shown};
pub use note::{End, Ink, Note, Shape, commands, marks, milliseconds, readable, time};
pub(crate) use note::{closed, tidied};
pub use pgn::player::{Beside, Replayed, Visitor, replay, replay_with};
pub use pgn::read::{Found, capitals, end_of_moves, has_move_like_word, next_game, next_head, other_words};
pub use pgn::visitor::{Counter, Lines, Nobody, Places, Recorder, decode, place};
pub use pgn::write::{Sheet as PgnSheet, movetext as pgn_moves, pgn};
pub use score::{Dialect, Score};
pub(crate) use tags::ARBITER;
pub use tags::{ROSTER, Tags};
pub use tree::{NodeId, Tree};
