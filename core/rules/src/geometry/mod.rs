//! Boards: fields and their numbers, steps and rays, field names, and drawing.
//!
//! Every board is a rectangle of files and ranks. Boards differ in the connection of their left and right
//! sides ([`Seam`]) and in the playable fields ([`Checker`]). The dartboard of Scharten is a
//! rectangle of 10 files and 8 ranks whose sides are glued with a half twist (a Möbius strip): a piece that
//! leaves at the side on rank `r` enters at the other side on rank `9 - r`, upside down.
//!
//! ```text
//!   rank 8  o8 a8 b8 .. i8 -> o1      the ring `double`: o1 a1 .. i1 o8 a8 .. i8 and round again
//!      ...                            up and down run along a line, over the centre between 4 and 5
//!   rank 1  o1 a1 b1 .. i1 -> o8
//! ```

mod board;
pub mod dart;
pub mod dartboard;
mod field;
mod grid;
mod layout;
mod names;

pub use board::{Board, Shape};
pub use field::{Field, FieldSet};
pub use grid::{CHESS, Checker, DARTBOARD, E, Grid, Heading, N, NE, NW, S, SE, SW, Seam, Traveller, W};
pub use layout::{Layout, Point, Shade, Sign, SignOf, draw, length, path};
pub use names::{Corner, Naming};
