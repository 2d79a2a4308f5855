//! Written and photographed moves, for the tests. Examples and browser tests include single files of this folder.

pub mod forms;
pub mod games;
pub mod measuring;
pub mod people;
pub mod sheets;
pub mod writers;
pub mod writing;
