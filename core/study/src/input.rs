//! Input of an answer.

use super::SheetCell;
use notabene_core::geometry::Field;
use notabene_core::position::Glyph;

/// Input of an answer: all that a screen has to know of a kind.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A field of the board is tapped ([`GivenAnswer::Field`]).
    TapField,
    /// A move is played on the board ([`GivenAnswer::Move`], or taps).
    PlayMove,
    /// One of the answers is chosen ([`GivenAnswer::Option`]).
    Choose,
    /// One of the answers is chosen, each of which is a position ([`GivenAnswer::Option`]).
    ChooseBoard,
    /// Pieces are set up on a board of their own ([`GivenAnswer::Pieces`]).
    SetUp,
    /// The name of the lit field is written ([`GivenAnswer::Text`]).
    WriteField,
    /// A move is written ([`GivenAnswer::Text`]).
    WriteMove,
    /// A move is written in place of a faulty one, [`super::Exercise::given`] ([`GivenAnswer::Text`]).
    CorrectMove,
    /// Several moves are written on one line ([`GivenAnswer::Cells`]).
    WriteLine,
    /// The head of a score sheet is filled in ([`GivenAnswer::Cells`]).
    SheetHead,
    /// A row of a score sheet is filled in ([`GivenAnswer::Cells`]).
    SheetRow,
}

impl Input {
    /// The name for style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Input::TapField => "tap-field",
            Input::PlayMove => "play-move",
            Input::Choose => "choose",
            Input::ChooseBoard => "choose-board",
            Input::SetUp => "set-up",
            Input::WriteField => "write-field",
            Input::WriteMove => "write-move",
            Input::CorrectMove => "correct-move",
            Input::WriteLine => "write-line",
            Input::SheetHead => "sheet-head",
            Input::SheetRow => "sheet-row",
        }
    }
    /// Text is written, in one place or several.
    pub const fn is_written(self) -> bool {
        !matches!(self, Input::TapField | Input::PlayMove | Input::SetUp) && !self.has_options()
    }
    /// One of several answers is chosen ([`GivenAnswer::Option`]).
    pub const fn has_options(self) -> bool {
        matches!(self, Input::Choose | Input::ChooseBoard)
    }
    /// Boxes are filled in ([`GivenAnswer::Cells`]).
    pub const fn is_sheet(self) -> bool {
        matches!(self, Input::WriteLine | Input::SheetHead | Input::SheetRow)
    }
    /// Answers are written moves: English piece letters in a course file stand for those of each language.
    pub const fn writes_moves(self) -> bool {
        matches!(self, Input::WriteMove | Input::CorrectMove | Input::WriteLine | Input::SheetRow)
    }
}

/// An answer of the pupil, beside taps on the board.
#[derive(Copy, Clone, Debug)]
pub enum GivenAnswer<'a> {
    /// A field ([`Input::TapField`]).
    Field(Field),
    /// A text in one place ([`Input::WriteField`], [`Input::WriteMove`], [`Input::CorrectMove`]).
    Text(&'a str),
    /// A move as text or id, for programs and for those who play by writing ([`Input::PlayMove`]).
    Move(&'a str),
    /// An option ([`Input::has_options`]), by its place in [`super::Exercise::answers`].
    Option(usize),
    /// The piece on each field, by field index ([`Input::SetUp`]).
    Pieces(&'a [Option<Glyph>]),
    /// The texts of the boxes ([`Input::is_sheet`]); those that are left out are empty.
    Cells(&'a [(SheetCell, &'a str)]),
}

impl GivenAnswer<'_> {
    /// True if nothing was written.
    pub(super) fn is_empty(&self) -> bool {
        match self {
            GivenAnswer::Text(text) | GivenAnswer::Move(text) => text.trim().is_empty(),
            GivenAnswer::Cells(cells) => cells.iter().all(|(_, text)| text.trim().is_empty()),
            GivenAnswer::Pieces(pieces) => pieces.iter().all(Option::is_none),
            GivenAnswer::Field(_) | GivenAnswer::Option(_) => false,
        }
    }
}
