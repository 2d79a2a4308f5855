//! The places of a score sheet.

/// A place to write on a score sheet.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cell {
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

impl Cell {
    /// The places by their words in a file.
    pub(super) const ALL: [(&str, Cell); 10] = [
        ("date", Cell::Date),
        ("event", Cell::Event),
        ("round", Cell::Round),
        ("table", Cell::Table),
        ("white", Cell::White),
        ("white_club", Cell::WhiteClub),
        ("black", Cell::Black),
        ("black_club", Cell::BlackClub),
        ("result", Cell::Result),
        ("moves", Cell::Moves),
    ];
    /// The word in a course file, which is also the name for style sheets.
    pub fn name(self) -> &'static str {
        Cell::ALL[self as usize].0
    }
}
