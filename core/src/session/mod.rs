//! A game on the table: generic inside, one object-safe face outside.
//!
//! [`Table`] is all that screens, JavaScript, lessons and the JSON-lines example ever see of a game;
//! [`open`] is the only place that names the families.

pub mod open;
pub mod room;
pub mod save;
mod scene;
mod sheet;
mod table;
mod tap;
pub mod views;
pub mod vocabulary;

pub use scene::{FieldView, Mark, PieceId, PieceOn, Scene};
pub use sheet::{Cell, Line, Row, Sheet};
pub use table::{Explained, Form, Go, Problem, Session, Status, Table};
pub use tap::{Choice, Tap, Touch};
