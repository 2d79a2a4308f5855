//! Compiles the Fluent files in `locales` to Rust code and compact texts. Shared by the build and its tests.

pub mod catalog;
pub mod compile;
pub mod rust;
pub mod source;
pub mod types;
