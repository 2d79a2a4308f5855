//! Events of a board without rules: actions of the reader for its program, and sentences for screen readers.

use super::properties::PROPERTIES;
use super::scene::PieceView;
use super::values::{FIGURES, Named, PieceSpec, ShapeSpec};
use crate::game::Problem;
use crate::position::Figure;
use serde::Serialize;

/// Both fields of a move, by their names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Squares {
    /// Where the piece stands.
    pub from: String,
    /// Where it goes.
    pub to: String,
}

/// A move of the reader.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MoveDetail {
    /// Where the piece stands.
    pub from: String,
    /// Where it goes.
    pub to: String,
    /// The piece that moves.
    pub piece: Option<PieceSpec>,
    /// The piece on the second field.
    pub captured: Option<PieceSpec>,
    /// The move was set before it was the reader's turn.
    pub is_premove: bool,
    /// Figure of the promotion.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub promotion: Option<Named<Figure>>,
    /// The position after it; none before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// An event of a board, in the order in which they happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", content = "detail", rename_all = "lowercase")]
pub enum Event {
    /// A move that the program may refuse: [`answer_move`](super::FreeBoard::answer_move) has to be called before anything else.
    BeforeMove(MoveDetail),
    /// A move was made.
    Move(MoveDetail),
    /// Another piece is selected, or none.
    Select {
        /// Its field.
        field: Option<String>,
        /// The piece.
        piece: Option<PieceSpec>,
    },
    /// A premove was set, taken back or played.
    Premove {
        /// The premove.
        premove: Option<Squares>,
    },
    /// The reader drew an arrow or a circle, or took some away.
    #[serde(rename_all = "camelCase")]
    Draw {
        /// All that are there now.
        drawings: Vec<ShapeSpec>,
        /// The one that was drawn or taken away; none if all were taken away.
        drawing: Option<ShapeSpec>,
        /// True if it was taken away.
        is_removed: bool,
    },
    /// Something that no caller could catch.
    Error(BoardError),
    /// A sentence for screen readers: its key, and the fields in it.
    Say {
        /// The key in `locales/LANG/board/words.txt`.
        key: &'static str,
        /// Names of fields.
        fields: Vec<String>,
    },
}

/// The reader's reaction to a pointer or a key.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Reaction {
    /// The event.
    pub events: Vec<Event>,
    /// Later events of this pointer belong to the board.
    pub capture: bool,
    /// The field that gets the focus of the keyboard.
    pub focus: Option<u8>,
    /// The piece that follows the pointer; all else stays as it is drawn.
    pub held: Option<PieceView>,
}

/// An error for programs. Its message is for developers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BoardError {
    /// Its kind: `bad_argument`, `not_a_field`, or that of the message about a position.
    pub kind: &'static str,
    /// The error.
    pub message: String,
    /// The place in a text, counted from 0.
    pub at: usize,
    /// The property that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub property: Option<&'static str>,
    /// The argument or the new property that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub argument: Option<String>,
    /// The wrong name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// The values that are right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
}

impl BoardError {
    const fn new(kind: &'static str, message: String) -> BoardError {
        BoardError { kind, message, at: 0, property: None, argument: None, value: None, expected: None }
    }

    /// An argument of a wrong type.
    pub fn bad(argument: &str, expected: &str) -> BoardError {
        BoardError {
            argument: Some(argument.into()),
            expected: Some(expected.into()),
            ..BoardError::new("bad_argument", format!("{argument}: expected {expected}"))
        }
    }

    /// A promotion to something that is no piece.
    pub fn bad_promotion() -> BoardError {
        let names = FIGURES.map(Figure::name);
        BoardError::bad("promotion", &format!("one of {}", names.join(", ")))
    }

    /// A property that there is not.
    pub(super) fn no_property(name: &str) -> BoardError {
        let names = PROPERTIES.map(|(name, _)| name);
        BoardError {
            argument: Some(name.into()),
            expected: Some(format!("one of {}", names.join(", "))),
            ..BoardError::new("bad_argument", format!("{name}: there is no such property"))
        }
    }

    /// A game or a position that cannot be read.
    pub(super) fn of_problem(property: &'static str, problem: &Problem) -> BoardError {
        let kind = problem.message.kind().game_id();
        let message = format!("{property}: {}, at character {}", kind.replace('_', " "), problem.at + 1);
        BoardError { at: problem.at, property: Some(property), ..BoardError::new(kind, message) }
    }

    /// A name that is no field in a property.
    pub(super) fn no_field(property: &'static str, name: &str) -> BoardError {
        BoardError { property: Some(property), argument: None, ..BoardError::not_a_field(property, name) }
    }

    /// A name that is no field in an argument.
    pub fn not_a_field(argument: &str, name: &str) -> BoardError {
        let message = format!("{argument}: \"{name}\" is not a field of this board");
        BoardError {
            argument: Some(argument.into()),
            value: Some(name.into()),
            ..BoardError::new("not_a_field", message)
        }
    }

    /// An empty field from which a piece should move.
    pub(super) fn no_piece(name: &str) -> BoardError {
        BoardError {
            argument: Some("from".into()),
            value: Some(name.into()),
            ..BoardError::new("no_piece", format!("from: nothing stands on {name}"))
        }
    }
}
