//! The screens, on the signals of Leptos: they show scenes, sheets and messages, and hold no rule of any game.
//!
//! One signal holds the table; memos for scene, sheet and status follow it. Every action of the player
//! is a method of [`state::Desk`].

// Parts of a page are functions with the names that markup gives them.
#![allow(non_snake_case)]

mod about;
mod annex;
mod answer;
mod app;
mod aside;
mod before;
mod beside;
mod board;
mod board_overrides;
mod builder;
mod captures;
mod choices;
mod chooser;
mod clock;
mod collection;
mod compare;
mod controls;
mod current_game;
mod darts;
mod decisions;
mod device;
mod dialog;
mod dom;
mod doors;
mod drill;
mod each;
pub mod embed;
mod ending;
mod explain;
mod gallery;
mod game_head;
mod games;
mod gesture;
mod glide;
mod grid;
mod inspector;
mod interop;
mod keyed;
mod keys;
mod learn;
mod lessons;
mod live;
mod look;
mod markup;
mod more;
mod move_window;
mod national;
mod navigation;
mod notes;
mod offline;
mod opponent;
mod overlay;
mod pad;
mod page_table;
mod pages;
mod pane;
mod paper;
mod picture;
mod pointing;
mod practise;
mod prefs;
mod print;
mod reading;
mod records;
mod room;
mod route;
mod settings;
mod setup;
mod shape_drawing;
mod share;
mod sheet;
mod showcase;
mod sound;
mod sprite;
mod state;
mod status;
mod store;
mod systems;
mod tongue;
mod virtual_list;
mod voice;
mod wall;
mod write;
mod written;

pub use app::{Mounted, mount, start};
