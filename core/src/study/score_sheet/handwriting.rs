//! The own sheet of a player so far, place by place, right or wrong.

use crate::notation::Letters;

/// The first line of a kept sheet, with the version of the format; the code of its letters follows.
const HEADER: &str = "sheet 1 ";
/// No place on paper holds more characters.
pub const WIDEST: usize = 64;
/// No game has more half-moves; more places would be an attack on the memory.
pub const MOST: usize = 2_000;

/// A sheet filled in by hand: one place for each half-move, in the letters of its player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Handwriting {
    /// The letters in which the player writes.
    pub letters: &'static Letters,
    places: Vec<String>,
}

/// The text of one place, taken apart.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Written<'t> {
    /// The move, as it was written.
    pub text: &'t str,
    /// True if the offer of a draw stands behind it: `=` or `(=)`.
    pub offer: bool,
    /// The time behind it (`1:27`), as it was written; empty if there is none.
    pub time: &'t str,
}

impl Handwriting {
    /// An empty sheet.
    pub const fn new(letters: &'static Letters) -> Handwriting {
        Handwriting { letters, places: Vec::new() }
    }
    /// A sheet that is filled already.
    pub fn of(letters: &'static Letters, places: &[String]) -> Handwriting {
        let mut sheet = Handwriting::new(letters);
        for (ply, text) in places.iter().enumerate() {
            sheet.write(ply, text);
        }
        sheet
    }
    /// Chooses the letters, as long as nothing is written: a sheet stays in the letters in which it began.
    pub fn choose(&mut self, letters: &'static Letters) {
        if self.is_empty() {
            self.letters = letters;
        }
    }
    /// The text in the place of a half-move; empty if there is none.
    pub fn get(&self, ply: usize) -> &str {
        self.places.get(ply).map_or("", String::as_str)
    }
    /// Writes into a place instead of what stood there; an empty text rubs it out. Signs of control become blanks.
    /// `false`, and nothing is changed, if the place or the text is beyond any sheet ([`MOST`], [`WIDEST`]).
    pub fn write(&mut self, ply: usize, text: &str) -> bool {
        if ply >= MOST || text.chars().count() > WIDEST {
            return false;
        }
        let mut clean = String::with_capacity(text.len());
        text.trim().chars().for_each(|c| clean.push(if c.is_control() { ' ' } else { c }));
        if self.places.len() <= ply {
            self.places.resize(ply + 1, String::new());
        }
        if let Some(place) = self.places.get_mut(ply) {
            *place = clean.trim().into();
        }
        while self.places.last().is_some_and(String::is_empty) {
            self.places.pop();
        }
        true
    }
    /// How many places there are up to the last that is filled.
    pub const fn len(&self) -> usize {
        self.places.len()
    }
    /// True if nothing is written.
    pub const fn is_empty(&self) -> bool {
        self.places.is_empty()
    }
    /// The first empty place.
    pub fn next(&self) -> usize {
        self.places.iter().position(String::is_empty).unwrap_or(self.places.len())
    }
    /// All places up to the last that is filled.
    pub fn places(&self) -> &[String] {
        &self.places
    }

    /// The sheet as text, to be kept on the device.
    pub fn save(&self) -> String {
        let mut out = format!("{HEADER}{}", self.letters.code);
        for place in &self.places {
            out.push('\n');
            out.push_str(place);
        }
        out
    }
    /// A sheet from a text that was kept; none if it is of something else. The text may be damaged: what cannot be
    /// on a sheet is left out.
    pub fn restore(text: &str) -> Option<Handwriting> {
        let text = text.strip_prefix(HEADER)?;
        let (letters, rest) = text.split_once('\n').unwrap_or((text, ""));
        let letters = Letters::find(letters.trim())?;
        let mut sheet = Handwriting::new(letters);
        for (ply, line) in rest.split('\n').take(MOST).enumerate() {
            sheet.write(ply, line);
        }
        Some(sheet)
    }
}

/// Takes a place apart: the move, the offer of a draw, the time. Only a time is cut off that stands behind a blank.
pub fn taken_apart(place: &str) -> Written<'_> {
    let place = place.trim();
    let last = place.rsplit_once(' ').map(|(_, last)| last);
    let time = last.filter(|word| crate::record::hours_read(word).is_some()).unwrap_or_default();
    let text = place.strip_suffix(time).unwrap_or(place).trim_end();
    let bare = text.strip_suffix("(=)").or_else(|| text.strip_suffix('='));
    Written { text: bare.unwrap_or(text).trim_end(), offer: bare.is_some(), time }
}
