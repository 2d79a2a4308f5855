//! Score sheets: the official form, sheets written by hand, and their grading.
//!
//! All work on [`Game::played`](notabene_core::game::Game::played), the main line as it was really played.
//!
//! | module | content |
//! |--------|------|
//! | `paper` | the official score sheet of a game, which fills itself; a sheet replayed on a board of its own |
//! | `handwriting`, `manual_sheet`, `grading` | the texts of a pupil, on the official form, and their grading |
//! | `dictation`, `pair` | a sheet beside its game, two sheets beside each other: every difference, once |
//! | `mode` | the modes of the page of the score sheet |
//! | `note_along` | a dictation at a pace, of one column or both |
//! | `guess` | the moves of a game found one after the other, with help and a score |
//! | `memory` | how much of a game is recalled from memory, and whether it is still read |
//! | `ink_cells` | strokes in the cells of a sheet, and what was read in them |
//! | `sheet_link` | a sheet in a link, with its ink if it has room |
//! | `order` | note, play, press, note: actions out of order, and claims with a move that is only written |
//! | `mistakes`, `seeded_mistake`, `fuzzy_match` | wrong texts of a move; a sheet with one of them; moves meant by a wrong text |
//! | `smallest_repair` | the smallest corrections that let a sheet replay, for planting; sheets of people are repaired by [`notabene_core::repair`] |

pub mod dictation;
pub mod examples;
mod fuzzy_match;
pub mod grading;
pub mod guess;
pub mod handwriting;
pub mod ink_cells;
pub mod manual_sheet;
pub mod memory;
mod mistakes;
pub mod mode;
pub mod note_along;
pub mod order;
pub mod pair;
pub mod paper;
pub mod seeded_mistake;
pub mod sheet_link;
pub mod smallest_repair;

pub(crate) use mistakes::wrong_texts;
