//! All tests of this crate in one program, a module for each subject: `cargo test -p notabene-ink --test all SUBJECT::`.

mod common;
mod drawings;
mod ink_text;
mod photo_find;
mod photo_pages;
mod photo_read;
mod photo_work;
mod reading;
