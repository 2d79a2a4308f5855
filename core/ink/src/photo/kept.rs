//! Data that a page keeps of a photograph, so that it can be read again: answers, pages, the game that was read.
//!
//! The text is `photo1` with the id of the pictures, the start and the style; a line for each answer and each later page;
//! `put` if the game is on the page; and the game as in a [`Report`].

use super::read::MOST_PLACES;
use super::report::{PhotoGame, Report};
use super::sheet::FirstRow;

const VERSION: &str = "photo1";
/// Separates the parts of a line.
const PART: char = '\t';
/// Stands for the breaks between the lines of a start.
const BREAK: &str = "\u{b}";
/// Answers and pages at most.
const MOST_EVENTS: usize = 4 * MOST_PLACES;
/// Beginning of the address of a picture.
const PICTURE: &str = "data:image/bmp;base64,";

/// Answer to the question about a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlaceAnswer {
    /// This move.
    Is(String),
    /// None of these.
    NoneOf(Vec<String>),
    /// Nobody can read it.
    Unknown,
}

/// A step after the first picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PhotoEvent {
    /// The question about a half-move, from 0, was answered.
    Answer(usize, PlaceAnswer),
    /// The question about the first row was answered.
    FirstRow(FirstRow),
    /// The next page was added.
    Page,
}

/// Data kept of a photograph.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KeptPhoto {
    /// Name of the pictures.
    pub id: String,
    /// The start as a line.
    pub line: String,
    /// Code of the style.
    pub style: String,
    /// Answers and pages in their order.
    pub events: Vec<PhotoEvent>,
    /// The game of all pages that were read to the end.
    pub game: Option<PhotoGame>,
    /// True if the game is on the page.
    pub is_put: bool,
}

impl KeptPhoto {
    /// Number of pages.
    pub fn pages(&self) -> usize {
        1 + self.events.iter().filter(|event| **event == PhotoEvent::Page).count()
    }

    /// True if a game was read from a sheet without our marks.
    pub fn is_trial(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.is_trial)
    }

    /// True if a page is begun of which the game knows nothing.
    pub fn is_reading(&self) -> bool {
        let next = self.game.as_ref().map(|game| game.next);
        next.is_none_or(|next| next.is_some_and(|next| next <= self.pages()))
    }

    /// Forgets the page that is begun, with its answers, if there are pages before it.
    pub fn drop_page(&mut self) {
        let at = self.events.iter().rposition(|event| *event == PhotoEvent::Page);
        if let Some(at) = at.filter(|_| self.is_reading()) {
            self.events.truncate(at);
        }
    }

    /// The photograph without the pictures of places, for a storage without room.
    pub fn without_pictures(&self) -> KeptPhoto {
        let mut out = self.clone();
        out.game.iter_mut().flat_map(|game| &mut game.places).for_each(|place| place.picture.clear());
        out
    }

    /// The text.
    pub fn to_text(&self) -> String {
        let line = self.line.replace('\n', BREAK);
        let mut out = [VERSION, &self.id, &line, &self.style].join("\t");
        for event in &self.events {
            out.push('\n');
            match event {
                PhotoEvent::Page => out.push_str("page"),
                PhotoEvent::FirstRow(answer) => out.push_str(&format!("first-row{PART}{}", answer.name())),
                PhotoEvent::Answer(ply, answer) => {
                    let (name, texts) = match answer {
                        PlaceAnswer::Is(text) => ("is", std::slice::from_ref(text)),
                        PlaceAnswer::NoneOf(texts) => ("none", texts.as_slice()),
                        PlaceAnswer::Unknown => ("unknown", [].as_slice()),
                    };
                    out.push_str(&format!("{name}{PART}{ply}"));
                    for text in texts {
                        out.push(PART);
                        out.push_str(text);
                    }
                }
            }
        }
        if self.is_put {
            out.push_str("\nput");
        }
        if let Some(game) = &self.game {
            out.push('\n');
            out.push_str(&Report::Game(game.clone()).to_text());
        }
        out
    }

    /// Reads the text. None if it is none.
    pub fn from_text(text: &str) -> Option<KeptPhoto> {
        let (head, mut rest) = text.split_once('\n').unwrap_or((text, ""));
        let mut parts = head.split(PART);
        let mut part = || parts.next().map(String::from);
        (part()? == VERSION).then_some(())?;
        let [id, line, style] = [part()?, part()?.replace(BREAK, "\n"), part()?];
        let mut kept = KeptPhoto { id, line, style, ..KeptPhoto::default() };
        while !rest.is_empty() && !rest.starts_with("game") {
            let (line, next) = rest.split_once('\n').unwrap_or((rest, ""));
            match line {
                "put" => kept.is_put = true,
                line => kept.events.push(event(line)?),
            }
            rest = next;
        }
        if let Some(Report::Game(game)) = Report::from_text(rest) {
            kept.game = Some(game);
        }
        let pictures = kept.game.iter().flat_map(|game| &game.places).map(|place| place.picture.as_str());
        let is_good = (rest.is_empty() || kept.game.is_some())
            && (kept.game.is_some() || !kept.is_put)
            && kept.events.len() <= MOST_EVENTS
            && kept.game.as_ref().is_none_or(|game| game.places.len() <= MOST_PLACES)
            && pictures.into_iter().all(|picture| picture.is_empty() || picture.starts_with(PICTURE));
        is_good.then_some(kept)
    }
}

/// Reads the line of an answer or a page.
fn event(line: &str) -> Option<PhotoEvent> {
    let mut parts = line.split(PART);
    let name = parts.next()?;
    if name == "page" {
        return parts.next().is_none().then_some(PhotoEvent::Page);
    }
    if name == "first-row" {
        let answer = FirstRow::named(parts.next()?)?;
        return parts.next().is_none().then_some(PhotoEvent::FirstRow(answer));
    }
    let ply = parts.next()?.parse().ok().filter(|ply| *ply < MOST_PLACES)?;
    let texts: Vec<String> = parts.map(String::from).collect();
    let answer = match (name, texts.as_slice()) {
        ("is", [text]) => PlaceAnswer::Is(text.clone()),
        ("none", _) => PlaceAnswer::NoneOf(texts),
        ("unknown", []) => PlaceAnswer::Unknown,
        _ => return None,
    };
    Some(PhotoEvent::Answer(ply, answer))
}
