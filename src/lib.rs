//! Notabene: play a game, and it is written down.
//!
//! stub
#[cfg(all(target_arch = "wasm32", feature = "api"))]
pub mod api;
#[cfg(all(target_arch = "wasm32", feature = "ui"))]
pub mod ui;
pub use notabene_core as core;
