//! A game of any family: [`Game`], the registry of variants, and the actions of players.
//!
//! | module | contents |
//! |--------|------|
//! | `registry` | all variants, and opening a game of each |
//! | `setup`, `arrangement`, `position_editor` | parsing and editing positions |
//! | `free_board` | a board without rules, for programs that know them |
//! | `tap`, `touch_move`, `capture`, `dart` | input on the board |
//! | `play`, `edit` | moves, undo and redo; annotations and ends |
//! | `after_end` | what is said and offered after the end of a game |
//! | `draw_claim`, `draw_offer` | a draw that is claimed, or offered to Notabene |
//! | `best`, `opponent` | the best move of a position, by the search; playing against it |
//! | `scene`, `move_list`, `status` | the board, the written moves and the state of the game as plain data |
//! | `played` | the half-moves of the main line, each with the position before it |
//! | `compare`, `national`, `decisions`, `systems` | variants and notations side by side |
//! | `showcase` | figures, problems and games for the page about Scharten |

pub mod after_end;
mod answer;
mod appearance;
mod arrangement;
mod best;
mod blindfold;
mod cache;
mod capture;
pub mod compare;
pub mod correspondence;
pub mod dart;
pub mod decisions;
pub mod difference;
mod draw_claim;
mod draw_offer;
mod edit;
mod enter;
pub mod free_board;
#[allow(clippy::module_inception)]
mod game;
mod move_list;
pub mod national;
pub mod opponent;
mod pieces;
mod play;
pub mod played;
pub mod position_editor;
pub mod registry;
mod scene;
pub(crate) mod setup;
pub mod showcase;
mod spoken;
mod stamma;
pub(crate) mod status;
pub mod strict;
pub mod support;
pub mod systems;
mod tap;
pub mod time_control_form;
pub mod timed;
mod touch_move;
mod type_text;
mod variant;
pub(crate) mod variant_guess;
mod writing;

pub use answer::{Explained, Go, MoveChoice, Problem, Status, Tap, Touch};
pub use appearance::{BoardColors, Coordinates, PieceSet, Theme};
pub use arrangement::Arrangement;
pub use best::{BestMove, SearchOptions, SearchTable};
pub use blindfold::{Blindfold, FieldAnnouncement};
pub use capture::{CaptureAnimation, CaptureCandidate};
pub use draw_claim::{RefusedClaim, claim_draw};
pub use edit::Edit;
pub use free_board::FreeBoard;
pub use game::Game;
pub use move_list::{MoveCell, MoveLine, MoveRow, MoveSheet};
pub use pieces::{PieceId, PieceOn};
pub use registry::OpenResult;
pub use scene::{FieldView, Mark, Scene};
pub use spoken::spoken;
pub use strict::Strictness;
pub use type_text::{Typed, Typing};
