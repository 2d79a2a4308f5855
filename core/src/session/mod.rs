//! A game on the table: generic inside, one object-safe face outside.
//!
//! [`Table`] is all that screens, JavaScript, lessons and the JSON-lines example ever see of a game;
//! [`open`] is the only place that names the families.

#[cfg(feature = "records")]
pub mod collection;
pub mod draft;
mod edit;
#[cfg(feature = "records")]
pub mod import;
#[cfg(feature = "screen")]
pub mod link;
pub mod open;
pub mod picture;
mod play;
pub mod room;
#[cfg(feature = "records")]
pub mod save;
mod scene;
mod sheet;
mod status;
pub mod strict;
mod table;
mod tap;
mod value;
pub mod views;
pub mod vocabulary;

pub use edit::Edit;
pub use open::Opened;
pub use play::Session;
pub use scene::{FieldView, Mark, PieceId, PieceOn, Scene};
pub use sheet::{Cell, Line, Row, Sheet};
pub use strict::Strictness;
pub use table::{Explained, Form, Go, Problem, Status, Table};
pub use tap::{Choice, Tap, Touch};
pub use value::{Object, Value};
