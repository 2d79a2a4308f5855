//! Parts of screens that follow the state and that several pages share: the board, the written moves, the write box.

pub mod answer;
pub mod article;
pub mod board;
pub mod board_look;
pub mod camera;
pub mod controls;
pub mod darts;
pub mod dialog;
pub mod explain;
pub mod focus_visible;
pub mod hand_in;
pub mod ink_pad;
pub mod keyboard;
pub mod lazy_content;
pub mod move_input;
pub mod move_keyboard;
pub mod move_list;
pub mod practise_with;
pub mod problem_list;
pub mod projector_link;
pub mod read_games;
pub mod request;
pub mod settings;
pub mod status;
pub mod token_events;
pub mod written_move;
