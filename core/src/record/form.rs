//! The official score sheet as data: the printed parts, and the parts filled in by players.
//!
//! Source: page "Notation d’une partie d’échecs", sections "La feuille de partie", "Le résultat", "Remarques
//! importantes"; page "Scharten", sections "Opgeven", "20 Remiseaanbod", "24 Einde van de partij". The original has
//! moves, times and draw offers only: no NAGs, no comments. So this data has no place for them.

use super::note::End;
use super::score::Score;
use super::tags::Tags;
use crate::digits::number;
use crate::i18n::Label;
use crate::position::{Results, Side};

/// Number of rows in a block of the form.
pub const BLOCK: u32 = 30;
/// Number of blocks of an empty form: room for sixty moves.
pub const BLOCKS: usize = 2;

/// A field of the head that players fill in before the game, in the order of the form.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum HeadField {
    /// The day of the game.
    Date,
    /// The tournament.
    Event,
    /// The round.
    Round,
    /// The table number.
    Table,
    /// The name of White.
    White,
    /// The name of Black.
    Black,
    /// The club of White.
    WhiteClub,
    /// The club of Black.
    BlackClub,
}

impl HeadField {
    /// All fields, in the order of the form.
    pub const ALL: [HeadField; 8] = [
        HeadField::Date,
        HeadField::Event,
        HeadField::Round,
        HeadField::Table,
        HeadField::White,
        HeadField::WhiteClub,
        HeadField::Black,
        HeadField::BlackClub,
    ];
    /// The tag for it (PGN standard, 8.1.1 and 9.1).
    pub const fn tag(self) -> &'static str {
        match self {
            HeadField::Date => "Date",
            HeadField::Event => "Event",
            HeadField::Round => "Round",
            HeadField::Table => "Board",
            HeadField::White => "White",
            HeadField::Black => "Black",
            HeadField::WhiteClub => "WhiteTeam",
            HeadField::BlackClub => "BlackTeam",
        }
    }
    /// The printed label before it.
    pub const fn label(self) -> Label {
        match self {
            HeadField::Date => Label::Date,
            HeadField::Event => Label::Event,
            HeadField::Round => Label::Round,
            HeadField::Table => Label::TableNumber,
            HeadField::White => Label::White,
            HeadField::Black => Label::Black,
            HeadField::WhiteClub => Label::WhiteClub,
            HeadField::BlackClub => Label::BlackClub,
        }
    }
    /// The text of the field: empty if there is no such tag.
    pub fn get(self, tags: &Tags) -> String {
        let value = tags.get(self.tag()).unwrap_or_default();
        match (self, value) {
            (_, "?" | "-" | "????.??.??") => String::new(),
            (HeadField::Date, date) => date_shown(date),
            (_, value) => value.into(),
        }
    }
    /// Converts the written text to the value of the tag.
    pub fn value(self, written: &str) -> String {
        let written = written.trim();
        match self {
            HeadField::Date => date_tag(written).unwrap_or_else(|| written.into()),
            _ => written.into(),
        }
    }
}

/// `2026.11.21` as `2026-11-21` (ISO 8601), the format of date inputs; other texts are unchanged.
fn date_shown(tag: &str) -> String {
    match parts(tag, '.') {
        Some([year, month, day]) if year.len() == 4 && number(day).is_some() && number(month).is_some() => {
            format!("{year}-{month}-{day}")
        }
        _ => tag.into(),
    }
}

/// Parses a date as a PGN date (PGN standard, 8.1.1.3), such as `2026-11-21`, `21.11.2026` or `21/11/2026`; else none.
pub fn date_tag(written: &str) -> Option<String> {
    let [a, b, c] = ['-', '.', '/'].into_iter().find_map(|sign| parts(written, sign))?;
    let (year, month, day) = if a.len() == 4 { (a, b, c) } else { (c, b, a) };
    let (y, m, d) = (number(year)?, number(month)?, number(day)?);
    let known = year.len() == 4 && (1..=12).contains(&m) && (1..=31).contains(&d);
    known.then(|| format!("{y:04}.{m:02}.{d:02}"))
}

fn parts(text: &str, sign: char) -> Option<[&str; 3]> {
    let mut words = text.split(sign).map(str::trim);
    let all = [words.next()?, words.next()?, words.next()?];
    words.next().is_none().then_some(all)
}

/// The two copies of the sheet: they have the same data and different headings.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// The upper one, which goes to the arbiter.
    Original,
    /// The carbon copy, which the player may keep.
    Copy,
}

impl Leaf {
    /// Both copies.
    pub const ALL: [Leaf; 2] = [Leaf::Original, Leaf::Copy];
    /// Its heading.
    pub const fn label(self) -> Label {
        match self {
            Leaf::Original => Label::LeafOriginal,
            Leaf::Copy => Label::LeafCopy,
        }
    }
}

/// Steps after the game, in the order of the source (page "Notation d’une partie d’échecs", "Le résultat").
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ClosingStep {
    /// Write the result into its box at the head and under the last moves.
    Result,
    /// Circle the name of the winner, or both after a draw.
    Circle,
    /// Sign the own sheet.
    SignOwn,
    /// Sign the sheet of the other player.
    SignTheirs,
    /// Take the original off its copy.
    Detach,
    /// Give the original to the arbiter.
    HandIn,
    /// Keep the copy.
    KeepCopy,
}

impl ClosingStep {
    /// All steps in order.
    pub const ALL: [ClosingStep; 7] = [
        ClosingStep::Result,
        ClosingStep::Circle,
        ClosingStep::SignOwn,
        ClosingStep::SignTheirs,
        ClosingStep::Detach,
        ClosingStep::HandIn,
        ClosingStep::KeepCopy,
    ];
    /// The text of the step.
    pub const fn label(self) -> Label {
        match self {
            ClosingStep::Result => Label::StepResult,
            ClosingStep::Circle => Label::StepCircle,
            ClosingStep::SignOwn => Label::StepSignOwn,
            ClosingStep::SignTheirs => Label::StepSignTheirs,
            ClosingStep::Detach => Label::StepDetach,
            ClosingStep::HandIn => Label::StepHandIn,
            ClosingStep::KeepCopy => Label::StepKeepCopy,
        }
    }
}

/// A cell of one column of a row.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct FormEntry {
    /// Index of the half-move in the main line, from 0; none while the cell is empty.
    pub ply: Option<usize>,
    /// The move, without the draw offer.
    pub text: String,
    /// The clock time beside it, as hours and minutes (`1:27`); empty if none was noted.
    pub time: String,
    /// True if a draw was offered with it: `(=)` is written after it on the sheets of both players.
    pub offer: bool,
    /// True if the side of this column resigns here: the word for it ([`Label::ResignedWord`]) is written in the first
    /// free cell of its column (page "Notation d’une partie d’échecs", "Le résultat").
    pub resigns: bool,
}

/// A numbered row.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct FormRow {
    /// The printed number.
    pub number: u32,
    /// The cell of the side that begins, and that of the other.
    pub entries: [FormEntry; 2],
}

/// The whole sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreSheet {
    /// The head, in the order of the form.
    pub head: Vec<(HeadField, String)>,
    /// The Scharnagl number of the array (Chess960).
    pub array: Option<u16>,
    /// The side of the first column: White in most games.
    pub first: Side,
    /// Blocks of [`BLOCK`] rows: at least [`BLOCKS`], more in a long game.
    pub blocks: Vec<Vec<FormRow>>,
    /// The result, for its boxes at head and foot; empty while the game is open.
    pub result: &'static str,
    /// True if the names of White and of Black are circled: the winner's, both after a draw.
    pub circled: [bool; 2],
    /// The ending by the players, if the rules did not end the game.
    pub end: Option<End>,
    /// The result as data.
    pub score: Score,
}

impl ScoreSheet {
    /// An empty form, with the known fields of the head.
    pub fn blank(tags: &Tags, first: Side) -> ScoreSheet {
        let mut head = Vec::with_capacity(HeadField::ALL.len());
        HeadField::ALL.iter().for_each(|field| head.push((*field, field.get(tags))));
        let (array, circled, score) = (None, [false; 2], Score::Open);
        let mut sheet =
            ScoreSheet { head, array, first, blocks: Vec::new(), result: "", circled, end: None, score };
        sheet.extend_to(BLOCK * BLOCKS as u32);
        sheet
    }
    /// The column of a side: 0 or 1.
    pub fn column(&self, side: Side) -> usize {
        usize::from(side != self.first)
    }
    /// Appends blocks until a row exists.
    fn extend_to(&mut self, number: u32) {
        while (self.blocks.len() as u32) * BLOCK < number {
            let from = self.blocks.len() as u32 * BLOCK;
            let mut rows = Vec::with_capacity(BLOCK as usize);
            (1..=BLOCK).for_each(|n| rows.push(FormRow { number: from + n, ..FormRow::default() }));
            self.blocks.push(rows);
        }
    }
    /// The cell for a move in a row of the form, counted from 0; blocks are appended as needed.
    pub fn entry(&mut self, row: usize, side: Side) -> Option<&mut FormEntry> {
        let column = self.column(side);
        self.extend_to(row as u32 + 1);
        let rows = self.blocks.get_mut(row / BLOCK as usize)?;
        rows.get_mut(row % BLOCK as usize)?.entries.get_mut(column)
    }
    /// The rows of all blocks.
    pub fn rows(&self) -> impl Iterator<Item = &FormRow> {
        self.blocks.iter().flatten()
    }
    /// Renumbers the rows from the first: for a game that begins in the middle.
    pub fn number_from(&mut self, first: u32) {
        for (n, row) in self.blocks.iter_mut().flatten().enumerate() {
            row.number = first + n as u32;
        }
    }
    /// Fills in the end of the game: both boxes, the circled names, and the last move.
    pub fn close(&mut self, score: Score, results: Results, end: Option<End>) {
        (self.score, self.end) = (score, end);
        self.result = score.shown(results);
        self.circled = circled(score);
        if let (Some(End::Resigned), Some(side)) = (end, score.winner().map(Side::other)) {
            self.resigns(side);
        }
    }
    /// Writes a resignation into the first free cell of the side's column.
    pub fn resigns(&mut self, side: Side) {
        let used = |entry: &FormEntry| entry.ply.is_some();
        let column = self.column(side);
        // No row before the last move is free, although a game may begin in its second column.
        let last = self.rows().enumerate().filter(|(_, row)| row.entries.iter().any(used)).last();
        let row = match last {
            Some((n, row)) if row.entries.get(column).is_some_and(used) => n + 1,
            // The cell of the side that begins precedes that of the other: its first free one is in the next row.
            Some((n, row)) if column == 0 && row.entries.get(1).is_some_and(used) => n + 1,
            Some((n, _)) => n,
            None => 0,
        };
        if let Some(entry) = self.entry(row, side) {
            entry.resigns = true;
        }
    }
}

/// The circled names for a result: the source names the winner, and both after a draw. Nobody has won
/// a game in which both get less than a whole point together.
pub const fn circled(score: Score) -> [bool; 2] {
    match score {
        Score::White => [true, false],
        Score::Black => [false, true],
        Score::Draw => [true, true],
        Score::Open | Score::HalfWhite | Score::HalfBlack | Score::Neither => [false, false],
    }
}

/// A remaining time as hours and minutes, as written by players: `1:27`. Seconds are truncated.
pub fn hours(milliseconds: u32) -> String {
    let minutes = milliseconds / 60_000;
    format!("{}:{:02}", minutes / 60, minutes % 60)
}

/// Parses hours and minutes as written by a player (`1:27`, `0.47`), in milliseconds; none if invalid.
pub fn parse_hours(text: &str) -> Option<u32> {
    let (hours, minutes) = text.split_once([':', '.', 'h'])?;
    let (h, m) = (number(hours)?, number(minutes)?);
    (hours.len() <= 2 && minutes.len() == 2 && m < 60).then_some((h * 60 + m) * 60_000)
}
