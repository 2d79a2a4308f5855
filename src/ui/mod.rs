//! The screens, on the signals of Leptos: they show scenes, sheets and messages, and hold no rule of any game.
//!
//! One signal holds the table; memos for scene, sheet and status follow it. Every action of the player
//! is a method of [`state::Desk`].

// Parts of a page are functions with the names that markup gives them.
#![allow(non_snake_case)]
// Boards on other pages leave out much of what the app does with the same parts.
#![cfg_attr(not(feature = "app"), allow(dead_code, unused_imports))]

#[cfg(feature = "app")]
mod about;
#[cfg(not(feature = "app"))]
mod absent;
mod annex;
#[cfg(feature = "app")]
mod answer;
#[cfg(feature = "app")]
mod app;
#[cfg(feature = "app")]
mod aside;
#[cfg(feature = "app")]
mod before;
#[cfg(feature = "app")]
mod beside;
mod board;
#[cfg(feature = "app")]
mod builder;
mod captures;
mod choices;
#[cfg(feature = "app")]
mod chooser;
#[cfg(feature = "app")]
mod clock;
#[cfg(feature = "app")]
mod collection;
#[cfg(feature = "app")]
mod compare;
mod controls;
#[cfg(feature = "app")]
mod darts;
#[cfg(feature = "app")]
mod decisions;
#[cfg(feature = "app")]
mod device;
#[cfg(feature = "app")]
mod dialog;
mod dom;
#[cfg(feature = "app")]
mod drill;
mod each;
#[cfg(feature = "board")]
mod embed;
mod explain;
#[cfg(feature = "app")]
mod game_head;
#[cfg(feature = "app")]
mod games;
mod gesture;
mod glide;
mod grid;
mod guest;
#[cfg(feature = "app")]
mod header;
mod keyed;
mod keys;
#[cfg(feature = "app")]
mod learn;
mod lens;
#[cfg(feature = "app")]
mod lessons;
mod live;
mod look;
mod markup;
mod move_window;
#[cfg(feature = "app")]
mod national;
mod notes;
#[cfg(feature = "app")]
mod offline;
mod overlay;
#[cfg(feature = "app")]
mod pad;
#[cfg(feature = "app")]
mod pages;
mod pane;
#[cfg(feature = "app")]
mod paper;
mod pen;
#[cfg(feature = "app")]
mod picture;
mod pointing;
mod prefs;
#[cfg(feature = "app")]
mod print;
#[cfg(feature = "app")]
mod reading;
#[cfg(feature = "app")]
mod records;
#[cfg(feature = "app")]
mod room;
#[cfg(feature = "app")]
mod route;
mod seats;
#[cfg(feature = "app")]
mod settings;
#[cfg(feature = "app")]
mod setup;
#[cfg(feature = "app")]
mod share;
#[cfg(feature = "app")]
mod sheet;
mod sprite;
mod state;
mod status;
mod store;
#[cfg(feature = "app")]
mod systems;
mod tongue;
#[cfg(feature = "app")]
mod virtual_list;
#[cfg(feature = "app")]
mod voice;
#[cfg(feature = "app")]
mod wall;
#[cfg(feature = "app")]
mod write;
mod written;

#[cfg(feature = "app")]
pub use app::{Mounted, mount};

#[cfg(not(feature = "app"))]
use absent::{clock, darts, games};
