//! Notabene: play a game, and it is written down; every character of the writing knows why it is there.
//!
//! `ARCHITECTURE.md` at the root of the repository has the rows of the house, the way of a move and the reasons;
//! `CONTRIBUTING.md` the how-tos. This crate is the last row, in rows of its own:
//!
//! | place | what |
//! |-------|------|
//! | `components` | elements and widgets that know no state: texts and flags come as signals, actions go out as callbacks |
//! | `state` | the game on the board, preferences, storage, router, loading of texts and lazy code, as contexts of signals |
//! | `views` | parts of screens that several pages share: scenes and sheets of [`core::game::Game`] as SVG and HTML |
//! | `pages` | a folder for each page and window, and the table of pages |
//! | `embed`, `app` | boards on other people's pages; the app itself |
//! | `api` | the class `Game` for JavaScript, without Leptos; `src/api/notabene.js` is the wrapper around its bindings |
//! | `main.rs`, `board.rs`, `viewer.rs` | the programs: the app, and boards on other people's pages without and with the viewer |
//!
//! None holds a rule of a game.

// A split program has either the app or the boards; lints see both, and what neither uses.
#![cfg_attr(
    not(all(feature = "app", feature = "board")),
    allow(dead_code, unused_imports, reason = "app and boards use a part of the screens each")
)]
// Parts of a page are functions with the names that markup gives them.
#![allow(non_snake_case)]

#[cfg(all(target_arch = "wasm32", feature = "api"))]
pub mod api;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod app;
#[cfg(all(target_arch = "wasm32", feature = "screens"))]
pub mod components;
#[cfg(all(target_arch = "wasm32", feature = "board"))]
pub mod embed;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod pages;
#[cfg(all(target_arch = "wasm32", feature = "screens"))]
mod state;
#[cfg(all(target_arch = "wasm32", feature = "screens"))]
mod views;

pub use notabene_core as core;
pub use notabene_study as study;
