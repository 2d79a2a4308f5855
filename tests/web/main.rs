//! Components and the JavaScript API in a real browser: `wasm-pack test --headless --chrome`.
//!
//! One program, as each costs a link and a start of the browser. What only looks at words, classes or attributes after a
//! click belongs here; real pointers, layout, focus by Tab, workers and the network belong to the end-to-end tests.
#![cfg(all(target_arch = "wasm32", feature = "app", feature = "api"))]

mod answers;
mod api;
mod api_draughts;
mod api_scharten;
mod app;
mod beside;
mod blindfold;
mod board;
mod board_look;
mod builder;
mod class_sample;
mod clock;
mod collection;
mod damage;
mod darts;
mod device;
mod door;
mod draughts_board;
mod draughts_ends;
mod draughts_pages;
mod draughts_play;
mod draughts_records;
mod draughts_write;
mod drill;
mod ended;
mod endings;
mod enter;
mod everywhere;
mod explain;
mod famous;
mod files;
mod first_lesson;
mod gallery;
mod games;
mod games_kept;
mod games_list;
mod keep;
mod learn;
mod learn_kept;
mod letters;
mod links;
mod living_text;
mod me;
mod memory;
mod mind;
mod opponent;
#[path = "../browser/pages.rs"]
mod pages;
mod path;
mod picture;
mod practise;
mod print;
mod private;
mod readers;
mod records;
mod records_files;
mod rehearsal;
mod results;
mod room;
mod round;
mod scharten;
mod scharten_paper;
mod seen;
mod setup;
mod share;
mod share_send;
mod sheet;
mod sheet_rows;
mod sheet_ways;
mod special;
mod strokes;
mod systems;
mod verbs;
mod walk;
mod wall;
mod wall_class;
mod wall_pages;
mod write;

use wasm_bindgen_test::wasm_bindgen_test_configure;

wasm_bindgen_test_configure!(run_in_browser);
