//! Steps of the part with the photograph.

use notabene_ink::photo::{Place, Refusal};

/// State of the part with the photograph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PhotoStep {
    /// Only its button is shown.
    Closed,
    /// A picture can be chosen.
    Choice,
    /// The picture is read: hundredths that are done.
    Work(u8),
    /// It cannot be read.
    Refused(Refusal),
    /// The reader could not be loaded, or failed.
    Unavailable,
    /// The picture was not kept while the page was closed.
    Gone,
    /// Somebody has to look at the first row, of which this is the address of the picture.
    FirstRow(String),
    /// Somebody has to look at a place.
    Question(Question),
    /// The page is full: the game may go on with another one.
    Full {
        /// The page that is wanted.
        next: usize,
        /// The reason why the last picture was refused.
        refusal: Option<Refusal>,
    },
    /// A game was read, but another sheet is on the page.
    Waiting(Vec<Place>),
    /// The sheet was put on the page.
    Done,
}

/// A place to look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Number of the half-move, from 0.
    pub ply: usize,
    /// Moves that it may be.
    pub texts: Vec<String>,
    /// Address of its picture.
    pub picture: String,
}
