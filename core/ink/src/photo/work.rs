//! Photographs from their pixels to a game in small parts of work, as a worker of a page does them.

use super::address::data_address;
use super::grey::Grey;
use super::read::{CellState, GameReader, MOST_ASKED, MOST_PLACES, ReadMove};
use super::report::{PhotoGame, Place, Refusal, Report};
use super::sheet::{Sheet, find};
use crate::ink::Ink;
use crate::net::Net;
use notabene_core::notation::{AnyPosition, Style};
use notabene_study::printing::scan::{MOST_PAGES, ScanLayout};

/// Share of the work that is done once all places are cut out, in hundredths.
const CUT: f32 = 30.0;

/// Reads the photographs of the pages of a sheet, one after the other.
///
/// ```no_run
/// # use notabene_ink::net::Net;
/// # use notabene_ink::photo::{Grey, PhotoWork, Report};
/// # fn read(grey: Grey, start: &notabene_core::notation::AnyPosition, style: &notabene_core::notation::Style) {
/// let mut work = PhotoWork::begin(grey, start, style, Net::trained()).expect("a printed sheet");
/// while let Report::Work { percent } = work.step() {
///     println!("{percent} %");
/// }
/// # }
/// ```
pub struct PhotoWork {
    reader: GameReader,
    /// The page that is read, or was read last.
    layout: ScanLayout,
    /// The photograph, until all its places are cut out.
    sheet: Option<Sheet>,
    pictures: Vec<Grey>,
    inks: Vec<Ink>,
    /// True if nothing more is to be asked.
    is_silent: bool,
}

/// A sheet of which a page is wanted.
fn page(grey: Grey, wanted: usize) -> Result<Sheet, Refusal> {
    let sheet = find(grey).map_err(Refusal::Sheet)?;
    let page = sheet.layout().page;
    if page == wanted { Ok(sheet) } else { Err(Refusal::Page { page, wanted }) }
}

impl PhotoWork {
    /// Finds the sheet in a photograph of a game from a position. The net may be adapted to the hand of the writer.
    ///
    /// # Errors
    ///
    /// [`Refusal`] says what is wrong.
    pub fn begin(grey: Grey, start: &AnyPosition, style: &Style, net: Net) -> Result<PhotoWork, Refusal> {
        let reader = GameReader::new(start, style, Vec::new(), net).ok_or(Refusal::Letters)?;
        let sheet = page(grey, 1)?;
        let (pictures, inks) = (Vec::new(), Vec::new());
        Ok(PhotoWork { reader, layout: sheet.layout(), sheet: Some(sheet), pictures, inks, is_silent: false })
    }

    /// Goes on with a photograph of the next page.
    ///
    /// # Errors
    ///
    /// [`Refusal`] says what is wrong; nothing is changed then.
    pub fn add(&mut self, grey: Grey) -> Result<(), Refusal> {
        let wanted = ScanLayout { page: self.layout.page + 1, ..self.layout };
        let sheet = page(grey, wanted.page)?;
        if sheet.layout() != wanted {
            return Err(Refusal::OtherSheet);
        }
        self.pictures.truncate(wanted.first());
        self.inks.clear();
        (self.layout, self.sheet, self.is_silent) = (wanted, Some(sheet), false);
        Ok(())
    }

    /// Does a part of the work: some milliseconds.
    pub fn step(&mut self) -> Report {
        match &self.sheet {
            None => _ = self.reader.step(),
            Some(sheet) => match sheet.cell(self.inks.len()) {
                Some(cell) => {
                    self.pictures.push(cell.picture);
                    self.inks.push(cell.ink);
                }
                None => {
                    self.sheet = None;
                    self.reader.extend(self.layout.first(), std::mem::take(&mut self.inks));
                }
            },
        }
        self.report()
    }

    /// Takes the answer that a text is the move of a place.
    pub fn choose(&mut self, ply: usize, text: &str) {
        self.reader.choose(ply, text);
    }

    /// Takes the answer that none of the texts of a question is the move of its place.
    pub fn refuse(&mut self, ply: usize, texts: &[String]) {
        self.reader.refuse(ply, texts);
    }

    /// Takes the answer that nobody knows the move of a place.
    pub fn skip(&mut self, ply: usize) {
        self.reader.skip(ply);
    }

    /// Asks nothing more.
    pub const fn be_silent(&mut self) {
        self.is_silent = true;
    }

    /// State of the work.
    pub fn report(&self) -> Report {
        if let Some(sheet) = &self.sheet {
            let share = self.inks.len() as f32 / sheet.len().max(1) as f32;
            return Report::Work { percent: (share * CUT) as u8 };
        }
        let reader = &self.reader;
        if !reader.is_done() {
            return Report::Work { percent: (CUT + reader.progress() * (99.0 - CUT)) as u8 };
        }
        match reader.question().filter(|_| !self.is_silent) {
            Some(question) => {
                let picture = self.pictures.get(question.ply).map(data_address).unwrap_or_default();
                Report::Ask { ply: question.ply, texts: question.texts, picture }
            }
            None if reader.is_empty() => Report::Refused(Refusal::Empty),
            None => Report::Game(PhotoGame { places: self.places(), next: self.next() }),
        }
    }

    /// The page on which the game may go on: that after a full one.
    fn next(&self) -> Option<usize> {
        let next = self.layout.page + 1;
        let end = self.layout.first() + self.layout.len();
        (self.reader.len() == end && next <= MOST_PAGES && end < MOST_PLACES).then_some(next)
    }

    fn places(&self) -> Vec<Place> {
        let game = self.reader.game();
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
