//! Reports of the reader of photographs, and their text between a worker and its page.

use super::find::{Corner, Problem};
use super::grey::GreyError;
use super::read::CellState;

/// Separates the parts of a line; no text of a sheet has it.
const PART: char = '\t';
/// Says that the sheet has none of our marks.
const TRIAL: &str = "trial";

/// The reason why nothing can be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// These are no pixels.
    Picture(GreyError),
    /// There is no sheet that can be read.
    Sheet(Problem),
    /// Not the page that comes next.
    Page {
        /// The page that was photographed, from 1.
        page: usize,
        /// The page that is wanted.
        wanted: usize,
    },
    /// The page is printed in another way than the first one.
    OtherSheet,
    /// Nothing is written on the sheet.
    Empty,
    /// The letters are not in Latin script.
    Letters,
    /// The start of the game is unknown.
    Game,
}

/// A place of the sheet as it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// A legal move; what is written if that is none; empty for an empty place.
    pub text: String,
    /// Certainty; none for a place after the last that fits the game.
    pub state: Option<CellState>,
    /// Other moves that it may be, the likeliest first.
    pub others: Vec<String>,
    /// Picture of the place as a `data:` address; empty for one that is sure.
    pub picture: String,
}

impl Place {
    /// True if nobody has to look at it.
    pub fn is_clear(&self) -> bool {
        matches!(self.state, Some(CellState::Sure | CellState::Answered))
    }
}

/// A game that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PhotoGame {
    /// The places in the order of play.
    pub places: Vec<Place>,
    /// The page on which the game may go on, if the last one is full.
    pub next: Option<usize>,
    /// True if the sheet has none of our marks: such sheets are read as a trial.
    pub is_trial: bool,
}

/// State of the work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Report {
    /// Nothing can be read.
    Refused(Refusal),
    /// There is work left.
    Work {
        /// Hundredths that are done.
        percent: u8,
    },
    /// Somebody has to look whether the framed row is the first one with moves.
    AskFirstRow {
        /// Picture of the row and those around it as a `data:` address.
        picture: String,
    },
    /// Somebody has to look at a place.
    Ask {
        /// Number of the half-move, from 0.
        ply: usize,
        /// Two or more moves, the likeliest first.
        texts: Vec<String>,
        /// Picture of the place as a `data:` address.
        picture: String,
    },
    /// All is read.
    Game(PhotoGame),
}

const REFUSALS: [(&str, Refusal); 13] = [
    ("no-picture", Refusal::Picture(GreyError::Empty)),
    ("large", Refusal::Picture(GreyError::TooLarge)),
    ("length", Refusal::Picture(GreyError::Length)),
    ("no-sheet", Refusal::Sheet(Problem::NoSheet)),
    ("dark", Refusal::Sheet(Problem::Dark)),
    ("code", Refusal::Sheet(Problem::Code)),
    ("blurred", Refusal::Sheet(Problem::Blurred)),
    ("small", Refusal::Sheet(Problem::TooSmall)),
    ("other-sheet", Refusal::OtherSheet),
    ("empty", Refusal::Empty),
    ("letters", Refusal::Letters),
    ("game", Refusal::Game),
    ("marks", Refusal::Sheet(Problem::Marks { missing: Vec::new() })),
];

const STATES: [(&str, Option<CellState>); 5] = [
    ("sure", Some(CellState::Sure)),
    ("doubtful", Some(CellState::Doubtful)),
    ("cannot-be", Some(CellState::CannotBe)),
    ("answered", Some(CellState::Answered)),
    ("rest", None),
];

fn name<T: PartialEq>(table: &[(&'static str, T)], wanted: &T) -> &'static str {
    table.iter().find(|(_, one)| one == wanted).map_or("", |(name, _)| name)
}

fn named<T: Clone>(table: &[(&'static str, T)], wanted: &str) -> Option<T> {
    table.iter().find(|(name, _)| *name == wanted).map(|(_, one)| one.clone())
}

impl Report {
    /// The report as lines.
    pub fn to_text(&self) -> String {
        let line = |parts: &[&str]| parts.join(&PART.to_string());
        match self {
            Report::Refused(Refusal::Sheet(Problem::Marks { missing })) => {
                let corners = Corner::ALL.iter().enumerate().filter(|(_, corner)| missing.contains(corner));
                let corners: String = corners.map(|(n, _)| n.to_string()).collect();
                line(&["refused", "marks", &corners])
            }
            Report::Refused(Refusal::Page { page, wanted }) => {
                line(&["refused", "page", &page.to_string(), &wanted.to_string()])
            }
            Report::Refused(refusal) => line(&["refused", name(&REFUSALS, refusal)]),
            Report::Work { percent } => line(&["work", &percent.to_string()]),
            Report::AskFirstRow { picture } => line(&["ask-first-row", picture]),
            Report::Ask { ply, texts, picture } => {
                let mut parts = vec!["ask", picture];
                parts.extend(texts.iter().map(String::as_str));
                let ply = ply.to_string();
                parts.insert(1, &ply);
                line(&parts)
            }
            Report::Game(PhotoGame { places, next, is_trial }) => {
                let place = |place: &Place| {
                    let mut parts = vec![name(&STATES, &place.state), &place.text, &place.picture];
                    parts.extend(place.others.iter().map(String::as_str));
                    line(&parts)
                };
                let next = next.map(|next| next.to_string()).unwrap_or_default();
                let head = if *is_trial { line(&["game", &next, TRIAL]) } else { line(&["game", &next]) };
                let lines = std::iter::once(head).chain(places.iter().map(place));
                lines.collect::<Vec<String>>().join("\n")
            }
        }
    }

    /// Reads the lines of a report. None if they are none.
    pub fn from_text(text: &str) -> Option<Report> {
        let mut lines = text.split('\n');
        let mut parts = lines.next()?.split(PART);
        let texts = |parts: std::str::Split<'_, char>| parts.map(String::from).collect::<Vec<_>>();
        Some(match parts.next()? {
            "refused" => match parts.next()? {
                "marks" => {
                    let corner = |c: char| c.to_digit(10).and_then(|n| Corner::ALL.get(n as usize)).copied();
                    let missing = parts.next()?.chars().map(corner).collect::<Option<_>>()?;
                    Report::Refused(Refusal::Sheet(Problem::Marks { missing }))
                }
                "page" => {
                    let [page, wanted] = [parts.next()?.parse().ok()?, parts.next()?.parse().ok()?];
                    Report::Refused(Refusal::Page { page, wanted })
                }
                other => Report::Refused(named(&REFUSALS, other)?),
            },
            "work" => Report::Work { percent: parts.next()?.parse().ok().filter(|n| *n <= 100)? },
            "ask-first-row" => Report::AskFirstRow { picture: parts.next()?.into() },
            "ask" => {
                let (ply, picture) = (parts.next()?.parse().ok()?, parts.next()?.into());
                Report::Ask { ply, picture, texts: texts(parts) }
            }
            "game" => {
                let next = match parts.next()? {
                    "" => None,
                    next => Some(next.parse().ok()?),
                };
                let is_trial = match parts.next() {
                    None => false,
                    Some(word) => (word == TRIAL).then_some(true)?,
                };
                let place = |line: &str| {
                    let mut parts = line.split(PART);
                    let state = named(&STATES, parts.next()?)?;
                    let (text, picture) = (parts.next()?.into(), parts.next()?.into());
                    Some(Place { state, text, picture, others: texts(parts) })
                };
                let places = lines.map(place).collect::<Option<_>>()?;
                Report::Game(PhotoGame { places, next, is_trial })
            }
            _ => return None,
        })
    }
}
