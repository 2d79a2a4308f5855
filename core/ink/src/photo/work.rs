//! A photograph from its pixels to a game in small parts of work, as a worker of a page does them.

use super::address::data_address;
use super::grey::Grey;
use super::read::{CellState, GameReader, MOST_ASKED, ReadMove};
use super::report::{Place, Refusal, Report};
use super::sheet::{Sheet, find};
use crate::ink::Ink;
use crate::net::Net;
use notabene_core::notation::{AnyPosition, Style};

/// Share of the work that is done once all places are cut out, in hundredths.
const CUT: f32 = 30.0;

/// Reads one photograph.
///
/// ```no_run
/// # use notabene_ink::photo::{Grey, PhotoWork, Report};
/// # fn read(grey: Grey, start: &notabene_core::notation::AnyPosition, style: &notabene_core::notation::Style) {
/// let mut work = PhotoWork::begin(grey, start, style).expect("a printed sheet");
/// while let Report::Work { percent } = work.step() {
///     println!("{percent} %");
/// }
/// # }
/// ```
pub struct PhotoWork {
    start: AnyPosition,
    style: Style,
    sheet: Sheet,
    pictures: Vec<Grey>,
    inks: Vec<Ink>,
    reader: Option<GameReader>,
    /// True if nothing more is to be asked.
    is_silent: bool,
}

impl PhotoWork {
    /// Finds the sheet in a photograph of a game from a position.
    ///
    /// # Errors
    ///
    /// [`Refusal`] says what is wrong.
    pub fn begin(grey: Grey, start: &AnyPosition, style: &Style) -> Result<PhotoWork, Refusal> {
        if !GameReader::knows_letters(style) {
            return Err(Refusal::Letters);
        }
        let sheet = find(grey).map_err(Refusal::Sheet)?;
        if sheet.layout().page > 1 {
            return Err(Refusal::LaterPage);
        }
        let (pictures, inks) = (Vec::new(), Vec::new());
        Ok(PhotoWork {
            start: start.clone(),
            style: *style,
            sheet,
            pictures,
            inks,
            reader: None,
            is_silent: false,
        })
    }

    /// Does a part of the work: some milliseconds.
    pub fn step(&mut self) -> Report {
        match &mut self.reader {
            Some(reader) => _ = reader.step(),
            None => match self.sheet.cell(self.inks.len()) {
                Some(cell) => {
                    self.pictures.push(cell.picture);
                    self.inks.push(cell.ink);
                }
                None => {
                    let inks = std::mem::take(&mut self.inks);
                    self.reader = GameReader::new(&self.start, &self.style, inks, Net::trained());
                }
            },
        }
        self.report()
    }

    /// Takes the answer that a text is the move of a place.
    pub fn choose(&mut self, ply: usize, text: &str) {
        if let Some(reader) = &mut self.reader {
            reader.choose(ply, text);
        }
    }

    /// Takes the answer that none of the texts of a question is the move of its place.
    pub fn refuse(&mut self, ply: usize, texts: &[String]) {
        if let Some(reader) = &mut self.reader {
            reader.refuse(ply, texts);
        }
    }

    /// Takes the answer that nobody knows the move of a place.
    pub fn skip(&mut self, ply: usize) {
        if let Some(reader) = &mut self.reader {
            reader.skip(ply);
        }
    }

    /// Asks nothing more.
    pub const fn be_silent(&mut self) {
        self.is_silent = true;
    }

    /// State of the work.
    pub fn report(&self) -> Report {
        let Some(reader) = &self.reader else {
            let share = self.inks.len() as f32 / self.sheet.len().max(1) as f32;
            return Report::Work { percent: (share * CUT) as u8 };
        };
        if !reader.is_done() {
            return Report::Work { percent: (CUT + reader.progress() * (99.0 - CUT)) as u8 };
        }
        match reader.question().filter(|_| !self.is_silent) {
            Some(question) => {
                let picture = self.pictures.get(question.ply).map(data_address).unwrap_or_default();
                Report::Ask { ply: question.ply, texts: question.texts, picture }
            }
            None => match self.places(reader) {
                places if places.is_empty() => Report::Refused(Refusal::Empty),
                places => Report::Game(places),
            },
        }
    }

    fn places(&self, reader: &GameReader) -> Vec<Place> {
        let game = reader.game();
        let picture = |ply: usize| {
            self.pictures.get(ply).map(|picture| data_address(&picture.shrunk(2))).unwrap_or_default()
        };
        let mut out: Vec<Place> = game.moves.into_iter().map(|read| place(read, picture)).collect();
        for text in game.rest {
            let picture = picture(out.len());
            out.push(Place { text, state: None, others: Vec::new(), picture });
        }
        out
    }
}

/// A move as a place: what cannot be is shown as it is written, never put right.
fn place(read: ReadMove, picture: impl Fn(usize) -> String) -> Place {
    let is_clear = matches!(read.state, CellState::Sure | CellState::Answered);
    let mut others: Vec<String> =
        if is_clear { Vec::new() } else { read.others.into_iter().map(|(text, _)| text).collect() };
    let mut text = read.text;
    if read.state == CellState::CannotBe {
        others.insert(0, std::mem::replace(&mut text, read.written.unwrap_or_default()));
    }
    others.retain(|other| *other != text);
    others.truncate(MOST_ASKED);
    let picture = if is_clear { String::new() } else { picture(read.ply) };
    Place { text, state: Some(read.state), others, picture }
}
