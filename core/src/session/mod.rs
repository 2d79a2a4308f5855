//! Games of any family: one struct, [`Game`], for screens, JavaScript, lessons and the JSON-lines example.
//!
//! [`open`] is the registry of variants. Score sheets work on [`Game::played`], the main line as it was really played:
//!
//! | module | what |
//! |--------|------|
//! | `played` | the half-moves of the main line, each with the position before it |
//! | `paper` | the official score sheet, which fills itself; a sheet laid out on a board of its own |
//! | `handwriting`, `by_hand`, `marking` | what a pupil has written, on the same form, and what a teacher says of each place |
//! | `dictation`, `pair` | a sheet beside its game, two sheets beside each other: every difference, once |
//! | `order` | note, play, press, note: what is done out of turn, and claims with a move that is only written |
//! | `backup` | all that a device keeps, as one file |
//! | `library` | the kept games as a list: summaries, search, order, files of many games |
//! | `plant`, `repair` | a sheet with one real mistake; the smallest corrections that let a sheet replay |

pub mod backup;
mod bond;
pub mod by_hand;
mod capture;
pub mod collection;
pub mod compare;
pub mod content;
pub mod dart;
pub mod decisions;
pub mod dictation;
pub mod draft;
mod edit;
pub mod embed;
pub mod examples;
mod forge;
mod game;
mod guess;
pub mod handwriting;
pub mod import;
pub mod library;
mod likely;
pub mod link;
mod looks;
pub mod marking;
mod memo;
pub mod national;
pub mod open;
pub mod order;
pub mod pair;
pub mod paper;
pub mod picture;
pub mod plant;
mod play;
pub mod played;
pub mod practice;
pub mod printing;
pub mod qr;
pub mod repair;
pub mod room;
pub mod save;
mod scene;
mod setup;
pub mod several;
pub mod share;
mod sheet;
mod spoken;
mod stamma;
mod status;
pub mod strict;
pub mod support;
pub mod systems;
mod table;
mod tap;
pub mod timed;
mod value;
pub mod views;
pub mod vocabulary;

pub use edit::Edit;
pub use game::Game;
pub use open::Opened;
pub use scene::FieldView;
pub use scene::{Candidate, Sweep};
pub use scene::{Mark, PieceId, PieceOn, Scene};
pub use sheet::{Cell, Line, Row, Sheet};
pub use spoken::spoken;
pub use strict::Strictness;
pub use table::{Explained, Form, Go, Problem, Status};
pub use tap::{Choice, Tap, Touch};
pub use value::{Object, Value};
