//! Game records: the tree of moves, annotations, and reading and writing of PGN and PDN.
//!
//! | module | contents |
//! |--------|------|
//! | `tree`, `game`, `note`, `evaluation`, `tags`, `score` | a game record |
//! | `lexer`, `read`, `player` | PGN in: lexemes, games, moves played out; every problem has its place |
//! | `pdn` | additions of draughts records |
//! | `write` | PGN and PDN out, in the export form |
//! | `form` | the official score sheet |
//! | `history` | effect of earlier moves on a position |
//! | `time_control`, `clock`, `duty` | time controls, the chess clock, and the duty to write |

pub mod clock;
mod comment_text;
pub mod duty;
mod evaluation;
mod fault;
mod form;
mod game;
mod history;
mod note;
mod pdn;
mod pgn;
mod score;
mod short_clock;
mod tags;
pub mod time_control;
mod tree;

use crate::notation::nag;
pub use crate::notation::nag::{is_judgement, shown as mark_shown};
pub(crate) use comment_text::{normalize_spaces, with_paragraphs, without_braces};
pub use evaluation::is_evaluation;
pub use fault::Fault;
pub use form::{
    BLOCK, BLOCKS, ClosingStep, FormEntry, FormRow, HeadField, Leaf, ScoreSheet, circled, date_tag, hours,
    parse_hours,
};
pub(crate) use game::field_of;
pub use game::{Ply, Record};
pub use history::{automatic_draw, claims, decides, outcome, times};
pub use note::{End, Ink, Note, Shape, commands, marks, milliseconds, readable, time};
pub use pgn::event::{Annotation, Visitor};
pub use pgn::player::{Replayed, replay, replay_with};
pub use pgn::read::{
    FoundGame, capitals, end_of_moves, has_move_like_word, next_game, next_head, other_words, tag_at,
};
pub use pgn::remark::is_result;
pub use pgn::visitor::{
    MoveCounter, NoVisitor, PositionLister, Recorder, TextPositions, decode, line_and_column,
};
pub use pgn::write::{PgnOptions as PgnSheet, movetext as pgn_moves, pgn};
pub use score::{Dialect, Score};
pub(crate) use tags::ARBITER;
pub use tags::{KNOWN_TAGS, ROSTER, Tags};
pub use tree::{NodeId, Tree};
