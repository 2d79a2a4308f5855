//! Reads a photographed score sheet: one that Notabene printed by its marks, any other one by the lines of its table.
//!
//! | module | contents |
//! |--------|----------|
//! | [`grey`] | grey pictures, and pictures of dark and bright |
//! | [`components`] | connected dark regions |
//! | [`homography`] | perspective |
//! | [`marks`] | rings with a dot beside the tables |
//! | [`find`](mod@find) | the sheet in the picture, or the reason why there is none |
//! | [`lines`] | thin lines of a picture, and their perspective |
//! | [`lattice`] | evenly spaced lines |
//! | [`table`] | the table of any other sheet |
//! | [`columns`] | the meaning of its columns |
//! | [`start`] | which way up it lies, and its first row |
//! | [`cell`] | the handwriting of one place of the sheet: printed lines removed |
//! | [`thin`] | lines of a pen as thin as a pixel |
//! | [`graph`] | thin lines as a graph |
//! | [`trace`] | strokes along thin lines |
//! | [`sheet`] | all places of a sheet with their pictures and strokes |
//! | [`pieces`] | groups of traced strokes that may be signs |
//! | [`struck`] | what was crossed out, and what was written instead |
//! | [`texts`] | likelihoods of texts in a place |
//! | [`ways`] | positions of each half-move with the ways between them |
//! | [`game`] | the search for the likeliest game |
//! | [`read`] | the reader: progress, questions, the game |
//! | [`address`] | pictures for pages |
//! | [`report`] | what is said between a worker and its page |
//! | [`work`] | photographs from their pixels to a game, in small parts |
//! | [`kept`] | what a page keeps of a photograph |

pub mod address;
pub mod cell;
pub mod columns;
pub mod components;
pub mod find;
pub mod game;
pub mod graph;
pub mod grey;
pub mod homography;
pub mod kept;
pub mod lattice;
pub mod lines;
pub mod marks;
pub mod pieces;
pub mod read;
pub mod report;
pub mod sheet;
pub mod start;
pub mod struck;
pub mod table;
pub mod texts;
pub mod thin;
pub mod trace;
pub mod ways;
pub mod work;

pub use find::{Corner, Problem};
pub use grey::{Grey, GreyError};
pub use kept::{KeptPhoto, PhotoEvent, PlaceAnswer};
pub use read::{CellState, GameReader, Question, ReadGame, ReadMove};
pub use report::{PhotoGame, Place, Refusal, Report};
pub use sheet::{Cell, FirstRow, Sheet, find, find_any};
pub use work::PhotoWork;
