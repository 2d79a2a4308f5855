//! The official score sheet as data: what is printed on the paper, and what players fill in.
//!
//! Source: page "Notation d’une partie d’échecs", sections "La feuille de partie", "Le résultat", "Remarques importantes"; page "Scharten",
//! sections "Opgeven", "20 Remiseaanbod", "24 Einde van de partij". On the original stand moves, times and offers
//! of a draw only: no marks that judge a move, no comments. So this data has no place for them.

use super::note::End;
use super::score::Score;
use super::tags::Tags;
use crate::digits::{number, push_number};
use crate::i18n::Label;
use crate::notation::signs::joined;
use crate::position::{Results, Side};

/// So many rows stand in a block of the form.
pub const BLOCK: u32 = 30;
/// So many blocks an empty form has: room for sixty moves.
pub const BLOCKS: usize = 2;

/// A place of the head that players fill in before the game, in the order of the form.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum HeadField {
    /// The day of the game.
    Date,
    /// The tournament.
    Event,
    /// The round.
    Round,
    /// The table.
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
    /// All places, in the order of the form.
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
    /// The tag that keeps it (PGN standard, 8.1.1 and 9.1).
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
    /// What is printed before it.
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
    /// What stands there: empty where the tag says nothing.
    pub fn get(self, tags: &Tags) -> String {
        let value = tags.get(self.tag()).unwrap_or_default();
        match (self, value) {
            (_, "?" | "-" | "????.??.??") => String::new(),
            (HeadField::Date, date) => date_shown(date),
            (_, value) => value.into(),
        }
    }
    /// What a player wrote there, as the value of the tag.
    pub fn value(self, written: &str) -> String {
        let written = written.trim();
        match self {
            HeadField::Date => date_tag(written).unwrap_or_else(|| written.into()),
            _ => written.into(),
        }
    }
}

/// `2026.11.21` as `2026-11-21` (ISO 8601), the form that fields for days take; other texts stay.
fn date_shown(tag: &str) -> String {
    match parts(tag, '.') {
        Some([year, month, day]) if year.len() == 4 && number(day).is_some() && number(month).is_some() => {
            joined(&[year, "-", month, "-", day])
        }
        _ => tag.into(),
    }
}

/// A day as PGN has it (PGN standard, 8.1.1.3), from `2026-11-21`, `21.11.2026` or `21/11/2026`; none from anything else.
pub fn date_tag(written: &str) -> Option<String> {
    let [a, b, c] = ['-', '.', '/'].into_iter().find_map(|sign| parts(written, sign))?;
    let (year, month, day) = if a.len() == 4 { (a, b, c) } else { (c, b, a) };
    let (y, m, d) = (number(year)?, number(month)?, number(day)?);
    if year.len() != 4 || !(1..=12).contains(&m) || !(1..=31).contains(&d) {
        return None;
    }
    let mut out = String::new();
    let point = |n: u32| if n < 10 { ".0" } else { "." };
    push_year(&mut out, y);
    out.push_str(point(m));
    push_number(&mut out, m);
    out.push_str(point(d));
    push_number(&mut out, d);
    Some(out)
}

fn push_year(out: &mut String, year: u32) {
    for least in [1000, 100, 10] {
        out.push_str(if year < least { "0" } else { "" });
    }
    push_number(out, year);
}

fn parts(text: &str, sign: char) -> Option<[&str; 3]> {
    let mut words = text.split(sign).map(str::trim);
    let all = [words.next()?, words.next()?, words.next()?];
    words.next().is_none().then_some(all)
}

/// Which of the two leaves it is: they have the same data and another heading.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// The upper one, which goes to the arbiter.
    Original,
    /// The carbon copy, which the player may keep.
    Copy,
}

impl Leaf {
    /// Both.
    pub const ALL: [Leaf; 2] = [Leaf::Original, Leaf::Copy];
    /// Its heading.
    pub const fn label(self) -> Label {
        match self {
            Leaf::Original => Label::LeafOriginal,
            Leaf::Copy => Label::LeafCopy,
        }
    }
}

/// What is left to do after the game, in the order of the source (page "Notation d’une partie d’échecs", "Le résultat").
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
    /// All steps in their order.
    pub const ALL: [ClosingStep; 7] = [
        ClosingStep::Result,
        ClosingStep::Circle,
        ClosingStep::SignOwn,
        ClosingStep::SignTheirs,
        ClosingStep::Detach,
        ClosingStep::HandIn,
        ClosingStep::KeepCopy,
    ];
    /// The step in words.
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

/// What is written in one column of a row.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Entry {
    /// Which half-move of the main line it is, from 0; none while the place is empty.
    pub ply: Option<usize>,
    /// The move, without the offer of a draw.
    pub text: String,
    /// The time on the clock beside it, as hours and minutes (`1:27`); empty if none was noted.
    pub time: String,
    /// Whether a draw was offered with it: `(=)` stands behind it on the sheets of both players.
    pub offer: bool,
    /// Whether the side of this column gives up here: the word for it ([`Label::ResignedWord`]) stands in the first
    /// free place of its column (page "Notation d’une partie d’échecs", "Le résultat").
    pub resigns: bool,
}

/// A numbered row.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct FormRow {
    /// The printed number.
    pub number: u32,
    /// The column of the side that begins, and that of the other.
    pub entries: [Entry; 2],
}

/// The whole sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreSheet {
    /// The head, in the order of the form.
    pub head: Vec<(HeadField, String)>,
    /// The number of the array (Chess960), by Scharnagl.
    pub array: Option<u16>,
    /// Whose column comes first: White's, in most games.
    pub first: Side,
    /// Blocks of [`BLOCK`] rows: at least [`BLOCKS`], more in a long game.
    pub blocks: Vec<Vec<FormRow>>,
    /// The result, for its boxes at head and foot; empty while the game is open.
    pub result: &'static str,
    /// Whether the names of White and of Black are circled: the winner's, both after a draw.
    pub circled: [bool; 2],
    /// How players ended the game, if it was not on the board.
    pub end: Option<End>,
    /// The result as data.
    pub score: Score,
}

impl ScoreSheet {
    /// An empty form, with what is known of the head.
    pub fn blank(tags: &Tags, first: Side) -> ScoreSheet {
        let mut head = Vec::with_capacity(HeadField::ALL.len());
        HeadField::ALL.iter().for_each(|field| head.push((*field, field.get(tags))));
        let (array, circled, score) = (None, [false; 2], Score::Open);
        let mut sheet =
            ScoreSheet { head, array, first, blocks: Vec::new(), result: "", circled, end: None, score };
        sheet.reach(BLOCK * BLOCKS as u32);
        sheet
    }
    /// Which column a side has: 0 or 1.
    pub fn column(&self, side: Side) -> usize {
        usize::from(side != self.first)
    }
    /// Adds blocks until a row is there.
    fn reach(&mut self, number: u32) {
        while (self.blocks.len() as u32) * BLOCK < number {
            let from = self.blocks.len() as u32 * BLOCK;
            let mut rows = Vec::with_capacity(BLOCK as usize);
            (1..=BLOCK).for_each(|n| rows.push(FormRow { number: from + n, ..FormRow::default() }));
            self.blocks.push(rows);
        }
    }
    /// The place for a move on a row of the form, counted from 0; blocks are added as they are needed.
    pub fn entry(&mut self, row: usize, side: Side) -> Option<&mut Entry> {
        let column = self.column(side);
        self.reach(row as u32 + 1);
        let rows = self.blocks.get_mut(row / BLOCK as usize)?;
        rows.get_mut(row % BLOCK as usize)?.entries.get_mut(column)
    }
    /// The rows of all blocks.
    pub fn rows(&self) -> impl Iterator<Item = &FormRow> {
        self.blocks.iter().flatten()
    }
    /// Gives the first row another number: that of a game which begins in its middle.
    pub fn number_from(&mut self, first: u32) {
        for (n, row) in self.blocks.iter_mut().flatten().enumerate() {
            row.number = first + n as u32;
        }
    }
    /// Writes how the game ended: into both boxes, round the names, and beside the last move.
    pub fn close(&mut self, score: Score, results: Results, end: Option<End>) {
        (self.score, self.end) = (score, end);
        self.result = score.shown(results);
        self.circled = circled(score);
        if let (Some(End::Resigned), Some(side)) = (end, score.winner().map(Side::other)) {
            self.resigns(side);
        }
    }
    /// Writes that a side gives up into the first free place of its column.
    pub fn resigns(&mut self, side: Side) {
        let used = |entry: &Entry| entry.ply.is_some();
        let column = self.column(side);
        // No row before the last move is free, although a game may begin in its second column.
        let last = self.rows().enumerate().filter(|(_, row)| row.entries.iter().any(used)).last();
        let row = match last {
            Some((n, row)) if row.entries.get(column).is_some_and(used) => n + 1,
            // The side that begins has its place before a move of the other: the next row is its first free one.
            Some((n, row)) if column == 0 && row.entries.get(1).is_some_and(used) => n + 1,
            Some((n, _)) => n,
            None => 0,
        };
        if let Some(entry) = self.entry(row, side) {
            entry.resigns = true;
        }
    }
}

/// Whose names are circled under a result: the source speaks of the winner, and of both after a draw. Nobody has won
/// a game that gives both less than a whole point together.
pub const fn circled(score: Score) -> [bool; 2] {
    match score {
        Score::White => [true, false],
        Score::Black => [false, true],
        Score::Draw => [true, true],
        Score::Open | Score::HalfWhite | Score::HalfBlack | Score::Neither => [false, false],
    }
}

/// A time left as hours and minutes, as players write it: `1:27`. Begun minutes do not count.
pub fn hours(milliseconds: u32) -> String {
    let minutes = milliseconds / 60_000;
    let mut out = String::new();
    push_number(&mut out, minutes / 60);
    out.push_str(if minutes % 60 < 10 { ":0" } else { ":" });
    push_number(&mut out, minutes % 60);
    out
}

/// Hours and minutes as a player wrote them (`1:27`, `0.47`), in milliseconds; none if it is no such time.
pub fn hours_read(text: &str) -> Option<u32> {
    let place = text.bytes().position(|byte| matches!(byte, b':' | b'.' | b'h'))?;
    let (hours, minutes) = (text.get(..place)?, text.get(place + 1..)?);
    let (h, m) = (number(hours)?, number(minutes)?);
    (hours.len() <= 2 && minutes.len() == 2 && m < 60).then_some((h * 60 + m) * 60_000)
}
