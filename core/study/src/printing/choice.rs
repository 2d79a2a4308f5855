//! Print settings, saved as a line of text, and the moves that the reader names for diagrams.

use notabene_core::digits::number;
use notabene_core::game::Problem;
use notabene_core::i18n::Label;
use notabene_core::msg;

/// A paper size (ISO 216; Letter: ANSI/ASME Y14.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Format {
    /// 210 by 297.
    A4,
    /// 148 by 210: for children.
    A5,
    /// 216 by 279.
    Letter,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 3] = [Format::A4, Format::A5, Format::Letter];
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Format::A4 => "a4",
            Format::A5 => "a5",
            Format::Letter => "letter",
        }
    }
    /// Its name.
    pub const fn label(self) -> Label {
        match self {
            Format::A4 => Label::PrintA4,
            Format::A5 => Label::PrintA5,
            Format::Letter => Label::PrintLetter,
        }
    }
    /// Width and height.
    pub const fn size(self) -> (u32, u32) {
        match self {
            Format::A4 => (210, 297),
            Format::A5 => (148, 210),
            Format::Letter => (216, 279),
        }
    }
    /// The possible heights of a line, the default first.
    pub const fn lines(self) -> &'static [u32] {
        match self {
            Format::A4 | Format::Letter => &[7, 8, 9, 10, 12],
            Format::A5 => &[9, 7, 8, 10, 12],
        }
    }
    /// The height available for the rows of a page, below the head of the sheet and above its foot.
    pub const fn room(self) -> u32 {
        match self {
            Format::A4 => 210,
            Format::A5 => 135,
            Format::Letter => 192,
        }
    }
    /// Number of answers on a page.
    pub const fn answers(self) -> usize {
        match self {
            Format::A4 => 6,
            Format::A5 => 4,
            Format::Letter => 5,
        }
    }
}

/// The size of diagrams.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Size {
    /// Many on a page, for an overview.
    Small,
    /// As in books.
    Middle,
    /// Large enough to draw on.
    Large,
}

impl Size {
    /// All of them.
    pub const ALL: [Size; 3] = [Size::Small, Size::Middle, Size::Large];
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Size::Small => "small",
            Size::Middle => "middle",
            Size::Large => "large",
        }
    }
    /// Its name.
    pub const fn label(self) -> Label {
        match self {
            Size::Small => Label::PrintSmall,
            Size::Middle => Label::PrintMiddle,
            Size::Large => Label::PrintLarge,
        }
    }
    /// The width of a diagram in millimetres.
    pub const fn width(self, format: Format) -> u32 {
        match (self, format) {
            (Size::Small, Format::A4) => 40,
            (Size::Small, Format::Letter) => 39,
            (Size::Small, Format::A5) => 36,
            (Size::Middle, Format::Letter) => 50,
            (Size::Middle, _) => 52,
            (Size::Large, Format::A4) => 76,
            (Size::Large, Format::Letter) => 70,
            (Size::Large, Format::A5) => 80,
        }
    }
    /// Number of diagrams side by side on a page.
    pub const fn columns(self, format: Format) -> usize {
        match (self, format) {
            (Size::Small, Format::A4 | Format::Letter) => 4,
            (Size::Small, Format::A5) | (Size::Middle, Format::A4 | Format::Letter) => 3,
            (Size::Middle, Format::A5) | (Size::Large, Format::A4 | Format::Letter) => 2,
            (Size::Large, Format::A5) => 1,
        }
    }
    /// Number of rows of diagrams on a page.
    pub const fn rows(self, format: Format) -> usize {
        match (self, format) {
            (Size::Small, Format::A4 | Format::Letter) => 5,
            (Size::Small, Format::A5) | (Size::Middle, Format::A4 | Format::Letter) => 4,
            (Size::Middle, Format::A5) | (Size::Large, Format::A4 | Format::Letter) => 3,
            (Size::Large, Format::A5) => 2,
        }
    }
}

/// Positions for diagrams.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DiagramSelection {
    /// No diagrams.
    Nothing,
    /// The position on the board.
    Here,
    /// The position after each half-move.
    Each,
    /// Diagrams after every this many moves of both sides, and the last.
    Every(u32),
    /// Diagrams of the named moves.
    Chosen,
}

impl DiagramSelection {
    /// All options.
    pub const ALL: [DiagramSelection; 7] = [
        DiagramSelection::Nothing,
        DiagramSelection::Here,
        DiagramSelection::Each,
        DiagramSelection::Every(1),
        DiagramSelection::Every(5),
        DiagramSelection::Every(10),
        DiagramSelection::Chosen,
    ];
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            DiagramSelection::Nothing => "none",
            DiagramSelection::Here => "here",
            DiagramSelection::Each => "each",
            DiagramSelection::Every(1) => "1",
            DiagramSelection::Every(5) => "5",
            DiagramSelection::Every(_) => "10",
            DiagramSelection::Chosen => "chosen",
        }
    }
    /// Its name.
    pub const fn label(self) -> Label {
        match self {
            DiagramSelection::Nothing => Label::PrintBoardsNone,
            DiagramSelection::Here => Label::PrintBoardsHere,
            DiagramSelection::Each => Label::PrintBoardsEach,
            DiagramSelection::Every(1) => Label::PrintBoardsMove,
            DiagramSelection::Every(5) => Label::PrintBoardsFive,
            DiagramSelection::Every(_) => Label::PrintBoardsTen,
            DiagramSelection::Chosen => Label::PrintBoardsChosen,
        }
    }
}

/// Print settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrintChoice {
    /// Paper size.
    pub format: Format,
    /// Height of a line in millimetres.
    pub line: u32,
    /// Number of empty sheets.
    pub blank: u32,
    /// True for the sheet of the game.
    pub filled: bool,
    /// True if these come as original and copy.
    pub copies: bool,
    /// True if there is a column for the time.
    pub times: bool,
    /// Number of sheets with a slip.
    pub planted: u32,
    /// Number of the set of slips.
    pub number: u32,
    /// Positions for diagrams.
    pub boards: DiagramSelection,
    /// Size of the diagrams.
    pub size: Size,
    /// The named moves for diagrams, as typed.
    pub named: String,
}

/// First word of saved settings, with the version of the format; version 1 had one size of diagrams.
const HEADER: &str = "print2";
const HEADER_WITHOUT_SIZE: &str = "print1";
/// Maximum numbers of sheets with slips, and of empty ones.
const SLIPS: u32 = 6;
const BLANKS: u32 = 30;
/// Highest number of a set of slips: short enough to be read aloud.
const SETS: u32 = 999;
/// Maximum length of the named moves.
const NAMED: usize = 200;

impl PrintChoice {
    /// Offered numbers of empty sheets.
    pub const BLANK: [u32; 8] = [0, 1, 2, 4, 8, 12, 20, BLANKS];
    /// Offered numbers of sheets with a slip.
    pub const PLANTED: [u32; 6] = [0, 1, 2, 3, 4, SLIPS];

    /// The default settings: the sheet of the game, if it has begun; otherwise an empty one.
    pub const fn default_for(begun: bool) -> PrintChoice {
        PrintChoice {
            format: Format::A4,
            line: 7,
            blank: if begun { 0 } else { 1 },
            filled: begun,
            copies: false,
            times: true,
            planted: 0,
            number: 1,
            boards: DiagramSelection::Nothing,
            size: Size::Middle,
            named: String::new(),
        }
    }
    /// Number of rows in a column of a page: 30 if these fit, otherwise less.
    pub fn rows(&self) -> usize {
        let fits = |rows: &u32| rows * self.line <= self.format.room();
        [30, 25, 20, 15].into_iter().find(fits).unwrap_or(10) as usize
    }
    /// Number of diagrams on a page.
    pub const fn boards_on_page(&self) -> usize {
        self.size.columns(self.format) * self.size.rows(self.format)
    }
    /// Changes the paper size, with its default height of line and columns.
    pub fn set_format(&mut self, format: Format) {
        self.format = format;
        self.line = format.lines().first().copied().unwrap_or(self.line);
        self.times = format != Format::A5;
    }
    /// Chooses another set of slips.
    pub fn set_seed(&mut self, bits: u32) {
        let next = 1 + bits % SETS;
        self.number = if next == self.number { 1 + next % SETS } else { next };
    }
    /// Returns the settings as text.
    pub fn save(&self) -> String {
        let flag = u32::from;
        let numbers = [self.line, self.blank, flag(self.filled), flag(self.copies), flag(self.times)];
        let mut out = format!("{HEADER} {}", self.format.name());
        for number in numbers.into_iter().chain([self.planted, self.number]) {
            out.push_str(&format!(" {number}"));
        }
        out.push_str(&format!(" {} {} {}", self.boards.name(), self.size.name(), self.named));
        out
    }
    /// Parses the settings; `None` if the text is corrupt.
    pub fn restore(text: &str) -> Option<PrintChoice> {
        let (header, _) = text.split_once(' ')?;
        let is_sized = header == HEADER;
        if !is_sized && header != HEADER_WITHOUT_SIZE {
            return None;
        }
        // The named moves, which have spaces between them, are the last word.
        let mut words = text.splitn(if is_sized { 12 } else { 11 }, ' ').skip(1);
        let name = words.next()?;
        let format = Format::ALL.into_iter().find(|format| format.name() == name)?;
        let mut most = |most: u32| words.next().and_then(number).filter(|number| *number <= most);
        let (line, blank, filled) = (most(12)?, most(BLANKS)?, most(1)? == 1);
        let (copies, times, planted, set) = (most(1)? == 1, most(1)? == 1, most(SLIPS)?, most(SETS)?);
        let name = words.next()?;
        let boards = DiagramSelection::ALL.into_iter().find(|boards| boards.name() == name)?;
        let mut size = Size::Middle;
        if is_sized {
            let name = words.next()?;
            size = Size::ALL.into_iter().find(|size| size.name() == name)?;
        }
        let mut choice = PrintChoice {
            format,
            blank,
            filled,
            copies,
            times,
            planted,
            boards,
            size,
            ..PrintChoice::default_for(false)
        };
        (choice.line, choice.number) = (line, set);
        choice.set_name(words.next().unwrap_or_default());
        format.lines().contains(&line).then_some(choice)
    }
    /// Sets the named moves for diagrams.
    pub fn set_name(&mut self, text: &str) {
        self.named = shortened(text, NAMED);
    }
}

/// Returns a prefix of a text.
fn shortened(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

/// A named move: its number and its column; without a column the last one with that number.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PlyPick {
    /// The number of the row.
    pub number: u32,
    /// 0 or 1.
    pub column: Option<usize>,
}

/// Maximum end of a range.
const FURTHEST: u32 = 999;

/// Parses named moves: `12` after both moves of a row, `12.` after the first of them, `12...` after the second, `5-9` a
/// range. Separated by spaces, commas or semicolons.
pub fn parse_picks(text: &str) -> Result<Vec<PlyPick>, Problem> {
    let mut all = Vec::new();
    let mut at = 0;
    for word in text.split([' ', ',', ';', '\t']) {
        if !word.is_empty() {
            let some = range(word).or_else(|| single(word).map(|pick| vec![pick]));
            all.extend(
                some.ok_or_else(|| Problem { message: msg!(PrintPick { text: shortened(word, 20) }), at })?,
            );
        }
        at += word.len() + 1;
    }
    Ok(all)
}

fn single(word: &str) -> Option<PlyPick> {
    let digits = word.trim_end_matches(['.', '…']);
    let column = match word.get(digits.len()..)? {
        "" => None,
        "." => Some(0),
        "..." | "…" => Some(1),
        _ => return None,
    };
    let number = number(digits).filter(|number| *number <= FURTHEST)?;
    Some(PlyPick { number, column })
}

fn range(word: &str) -> Option<Vec<PlyPick>> {
    let (from, to) = word.split_once(['-', '–'])?;
    let (from, to) = (number(from)?, number(to).filter(|to| *to <= FURTHEST)?);
    (from <= to).then(|| (from..=to).map(|number| PlyPick { number, column: None }).collect())
}
