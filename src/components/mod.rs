//! Widgets that know no state of the app: texts and flags come as signals, actions go out as callbacks.

mod button;
mod picture;
mod select;

pub use button::{BackLink, Button, ChoiceButton};
pub use picture::{Icon, PieceImage, colours, symbol};
pub use select::{Select, SelectOption};
