//! Widgets that know no state of the app: texts and flags come as signals, actions go out as callbacks.

pub mod board_shapes;
pub mod browser_class;
mod button;
mod checkbox;
pub mod clipboard;
pub mod download;
mod file_button;
pub mod icon;
mod keyed;
pub mod markup;
pub mod mount;
pub mod move_text;
pub mod move_window;
pub mod name_order;
mod picture;
mod place_card;
mod place_link;
pub mod pointer;
pub mod qr_code;
pub mod query;
pub mod repeat;
mod running_text;
mod select;
pub mod virtual_list;
pub mod web_share;
pub mod write_box;

pub use button::{BackLink, Button, ChoiceButton};
pub use checkbox::Checkbox;
pub use file_button::FileButton;
pub use keyed::Keyed;
pub use picture::{Figurines, Icon, PieceImage, Sign, colour_class, piece_symbol};
pub use place_card::PlaceCard;
pub use place_link::PlaceLink;
pub use running_text::RunningText;
pub use select::{Select, SelectOption};
