//! Components and the JavaScript API in a real browser: `wasm-pack test --headless --chrome`.
//!
//! One program, as each costs a link and a start of the browser. What only looks at words, classes or attributes after a
//! click belongs here; real pointers, layout, focus by Tab, workers and the network belong to the end-to-end tests.
#![cfg(all(target_arch = "wasm32", feature = "app", feature = "api"))]

mod api;
mod api_draughts;
mod api_scharten;
mod app;
mod board;
mod files;

use wasm_bindgen_test::wasm_bindgen_test_configure;

wasm_bindgen_test_configure!(run_in_browser);
