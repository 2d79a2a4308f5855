//! Notabene: play a game, and it is written down; every character of the writing knows why it is there.
//!
//! `ARCHITECTURE.md` at the root of the repository has the rows of the house, the way of a move and the reasons;
//! `CONTRIBUTING.md` the how-tos. This crate is the last row:
//!
//! | place | what |
//! |-------|------|
//! | `components` | widgets that know no state: texts and flags come as signals, actions go out as callbacks |
//! | `ui` | the screens, on the signals of Leptos: scenes and sheets of [`core::game::Game`] as SVG and HTML |
//! | `api` | the class `Game` for JavaScript, without Leptos; `src/api/notabene.js` is the wrapper around its bindings |
//! | `main.rs`, `board.rs` | the programs: the app, and boards on other people's pages |
//!
//! Neither holds a rule of a game.

#[cfg(all(target_arch = "wasm32", feature = "api"))]
pub mod api;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod components;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod ui;

pub use notabene_core as core;

/// A small allocator of constant time: five kilobytes less than the usual one, and as fast here.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
