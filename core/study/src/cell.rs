//! The places of a score sheet.

use notabene_core::i18n::Label;

/// A place to write on a score sheet.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SheetCell {
    /// The date of the game.
    Date,
    /// The tournament.
    Event,
    /// The number of the round.
    Round,
    /// The number of the table.
    Table,
    /// The player of the white pieces; in a row the move of White.
    White,
    /// The club of White.
    WhiteClub,
    /// The player of the black pieces; in a row the move of Black.
    Black,
    /// The club of Black.
    BlackClub,
    /// The result.
    Result,
    /// A line of moves.
    Moves,
}

impl SheetCell {
    /// The places by their words in a file.
    pub(super) const ALL: [(&str, SheetCell); 10] = [
        ("date", SheetCell::Date),
        ("event", SheetCell::Event),
        ("round", SheetCell::Round),
        ("table", SheetCell::Table),
        ("white", SheetCell::White),
        ("white_club", SheetCell::WhiteClub),
        ("black", SheetCell::Black),
        ("black_club", SheetCell::BlackClub),
        ("result", SheetCell::Result),
        ("moves", SheetCell::Moves),
    ];
    /// The word in a course file, which is also the name for style sheets.
    pub fn name(self) -> &'static str {
        SheetCell::ALL[self as usize].0
    }
    /// The word beside it.
    pub const fn label(self) -> Label {
        match self {
            SheetCell::Date => Label::Date,
            SheetCell::Event => Label::Event,
            SheetCell::Round => Label::Round,
            SheetCell::Table => Label::TableNumber,
            SheetCell::White => Label::White,
            SheetCell::WhiteClub => Label::WhiteClub,
            SheetCell::Black => Label::Black,
            SheetCell::BlackClub => Label::BlackClub,
            SheetCell::Result => Label::Result,
            SheetCell::Moves => Label::Moves,
        }
    }
}
