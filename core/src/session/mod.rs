//! A game on the table: generic inside, one object-safe face outside.
//!
//! [`Table`] is all that screens, JavaScript, lessons and the JSON-lines example ever see of a game;
//! [`open`] is the only place that names the families.
//!
//! What is done with sheets of paper stands on `Table::played`, the main line as it was really played:
//!
//! | module | what |
//! |--------|------|
//! | `moment` | the game at one of its moves: what the others ask of the rules |
//! | `paper` | the official score sheet, which fills itself; a sheet laid out on a board of its own |
//! | `handwriting`, `by_hand`, `marking` | what a pupil has written, on the same form, and what a teacher says of each place |
//! | `dictation`, `pair` | a sheet beside its game, two sheets beside each other: every difference, once |
//! | `order` | note, play, press, note: what is done out of turn, and claims with a move that is only written |
//! | `backup` | all that a device keeps, as one file |
//! | `library` | the kept games as a list: summaries, search, order, files of many games |
//! | `plant`, `repair` | a sheet with one real mistake; the smallest corrections that let a sheet replay |

#[cfg(feature = "pages")]
pub mod backup;
#[cfg(feature = "screen")]
mod bond;
#[cfg(feature = "pages")]
pub mod by_hand;
#[cfg(feature = "screen")]
mod capture;
#[cfg(feature = "records")]
pub mod collection;
#[cfg(all(feature = "pages", feature = "families"))]
pub mod compare;
#[cfg(feature = "records")]
pub mod content;
#[cfg(feature = "screen")]
pub mod dart;
#[cfg(all(feature = "screen", feature = "families"))]
pub mod decisions;
#[cfg(feature = "pages")]
pub mod dictation;
#[cfg(feature = "screen")]
pub mod draft;
#[cfg(feature = "screen")]
mod edit;
#[cfg(all(feature = "screen", feature = "records"))]
pub mod embed;
#[cfg(feature = "pages")]
pub mod examples;
#[cfg(feature = "pages")]
mod forge;
#[cfg(all(feature = "records", feature = "families"))]
mod guess;
#[cfg(feature = "pages")]
pub mod handwriting;
#[cfg(feature = "records")]
pub mod import;
#[cfg(feature = "pages")]
pub mod library;
#[cfg(feature = "pages")]
mod likely;
#[cfg(feature = "screen")]
pub mod link;
#[cfg(feature = "families")]
mod looks;
#[cfg(feature = "pages")]
pub mod marking;
mod memo;
#[cfg(feature = "pages")]
pub mod moment;
#[cfg(all(feature = "pages", feature = "families"))]
pub mod national;
pub mod open;
#[cfg(feature = "pages")]
pub mod order;
#[cfg(feature = "pages")]
pub mod pair;
#[cfg(feature = "pages")]
pub mod paper;
#[cfg(feature = "screen")]
pub mod picture;
#[cfg(feature = "pages")]
pub mod plant;
mod play;
#[cfg(all(feature = "pages", feature = "families"))]
pub mod practice;
#[cfg(all(feature = "pages", feature = "families"))]
pub mod printing;
#[cfg(feature = "pages")]
pub mod qr;
#[cfg(feature = "pages")]
pub mod repair;
#[cfg(feature = "pages")]
pub mod room;
#[cfg(feature = "records")]
pub mod save;
mod scene;
mod setup;
#[cfg(feature = "screen")]
pub mod several;
#[cfg(all(feature = "pages", feature = "families"))]
pub mod share;
mod sheet;
#[cfg(feature = "pages")]
mod spoken;
#[cfg(feature = "pages")]
mod stamma;
mod status;
#[cfg(feature = "screen")]
pub mod strict;
#[cfg(feature = "screen")]
pub mod support;
#[cfg(feature = "pages")]
pub mod systems;
mod table;
#[cfg(feature = "screen")]
mod tap;
#[cfg(feature = "pages")]
pub mod timed;
mod value;
pub mod views;
pub mod vocabulary;

#[cfg(feature = "screen")]
pub use edit::Edit;
pub use open::Opened;
pub use play::Session;
#[cfg(any(feature = "screen", feature = "families"))]
pub use scene::FieldView;
#[cfg(feature = "screen")]
pub use scene::{Candidate, Sweep};
pub use scene::{Mark, PieceId, PieceOn, Scene};
pub use sheet::{Cell, Line, Row, Sheet};
#[cfg(feature = "pages")]
pub use spoken::spoken;
#[cfg(feature = "screen")]
pub use strict::Strictness;
pub use table::{Explained, Form, Go, Problem, Status, Table};
#[cfg(feature = "screen")]
pub use tap::{Choice, Tap, Touch};
pub use value::{Object, Value};
