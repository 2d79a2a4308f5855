//! All tests of this crate in one program, a module for each subject: `cargo test -p notabene-search --test all SUBJECT::`.

mod chance;
mod common;
mod draws;
mod endings;
mod keys;
mod play;
mod won;
