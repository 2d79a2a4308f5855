//! Photographs from their pixels to a game in small parts of work, as a worker of a page does them.

use super::address::data_address;
use super::grey::Grey;
use super::read::{CellState, GameReader, MOST_ASKED, MOST_PLACES, ReadMove};
use super::report::{PhotoGame, Place, Refusal, Report};
use super::sheet::{FirstRow, Sheet, find, find_any};
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
    page: Page,
    /// The photograph, until all its places are cut out.
    sheet: Option<Sheet>,
    pictures: Vec<Grey>,
    inks: Vec<Ink>,
    /// True if nothing more is to be asked.
    is_silent: bool,
}

/// A page of the game.
#[derive(Copy, Clone)]
struct Page {
    /// Layout that our marks name; none for another sheet.
    layout: Option<ScanLayout>,
    /// Its number, from 1.
    number: usize,
    /// Number of its first half-move, and how many it has room for.
    first: usize,
    len: usize,
}

impl Page {
    const fn end(&self) -> usize {
        self.first + self.len
    }
}

/// A sheet with our marks, of which a page is wanted.
fn page(sheet: Sheet, wanted: usize) -> Result<Sheet, Refusal> {
    match sheet.layout() {
        Some(ScanLayout { page, .. }) if page != wanted => Err(Refusal::Page { page, wanted }),
        _ => Ok(sheet),
    }
}

impl PhotoWork {
    /// Finds the sheet in a photograph of a game from a position. The net may be adapted to the hand of the writer.
    ///
    /// # Errors
    ///
    /// [`Refusal`] says what is wrong.
    pub fn begin(grey: Grey, start: &AnyPosition, style: &Style, net: Net) -> Result<PhotoWork, Refusal> {
        let reader = GameReader::new(start, style, Vec::new(), net).ok_or(Refusal::Letters)?;
        let sheet = page(find_any(grey).map_err(Refusal::Sheet)?, 1)?;
        let (pictures, inks) = (Vec::new(), Vec::new());
        let page = Page { layout: sheet.layout(), number: 1, first: 0, len: sheet.len() };
        Ok(PhotoWork { reader, page, sheet: Some(sheet), pictures, inks, is_silent: false })
    }

    /// Goes on with a photograph of the next page; of a sheet without our marks, with that of any other one without them.
    ///
    /// # Errors
    ///
    /// [`Refusal`] says what is wrong; nothing is changed then.
    pub fn add(&mut self, grey: Grey) -> Result<(), Refusal> {
        let number = self.page.number + 1;
        let wanted = self.page.layout.map(|layout| ScanLayout { page: number, ..layout });
        let found = if wanted.is_some() { find(grey) } else { find_any(grey) };
        let sheet = found.map_err(Refusal::Sheet)?;
        let sheet = if wanted.is_some() { page(sheet, number)? } else { sheet };
        if sheet.layout() != wanted {
            return Err(Refusal::OtherSheet);
        }
        let page = Page { layout: wanted, number, first: self.page.end(), len: sheet.len() };
        self.pictures.truncate(page.first);
        self.inks.clear();
        (self.page, self.sheet, self.is_silent) = (page, Some(sheet), false);
        Ok(())
    }

    /// Does a part of the work: some milliseconds.
    pub fn step(&mut self) -> Report {
        match &self.sheet {
            None => _ = self.reader.step(),
            Some(sheet) if !sheet.is_first_row_sure() => {}
            Some(sheet) => match sheet.cell(self.inks.len()) {
                Some(cell) => {
                    self.pictures.push(cell.picture);
                    self.inks.push(cell.ink);
                }
                None => {
                    self.sheet = None;
                    self.reader.extend(self.page.first, std::mem::take(&mut self.inks));
                }
            },
        }
        self.report()
    }

    /// Takes the answer to the question about the first row.
    pub fn say_first_row(&mut self, answer: FirstRow) {
        if let Some(sheet) = self.sheet.as_mut().filter(|sheet| !sheet.is_first_row_sure()) {
            sheet.say_first_row(answer);
            self.page.len = sheet.len();
        }
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
            if !sheet.is_first_row_sure() {
                let picture = sheet.first_row_picture().as_ref().map(data_address).unwrap_or_default();
                return Report::AskFirstRow { picture };
            }
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
            None => Report::Game(self.game()),
        }
    }

    fn game(&self) -> PhotoGame {
        let next = self.page.number + 1;
        let end = self.page.end();
        let has_next = self.reader.len() == end && next <= MOST_PAGES && end < MOST_PLACES;
        // A full page: the game may go on.
        let next = has_next.then_some(next);
        PhotoGame { places: self.places(), next, is_trial: self.page.layout.is_none() }
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
