//! All tests of this crate in one program, a module for each subject: `cargo test -p notabene-ink --test all SUBJECT::`.

mod common;
mod drawings;
mod ink_text;
mod learning;
mod photo_find;
mod photo_pages;
mod photo_read;
mod photo_table;
mod photo_troubles;
mod photo_work;
mod plain;
mod read_lines;
#[path = "../examples/read.rs"]
#[allow(dead_code)] // its `main`
mod read_lines_example;
mod reading;
