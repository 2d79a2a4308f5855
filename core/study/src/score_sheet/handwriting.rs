//! Handwritten sheet of a player, place by place, right or wrong.

use notabene_core::notation::Letters;

/// First line of a saved sheet, with the version of the format; followed by the code of its letters.
const HEADER: &str = "sheet 1 ";
/// Maximum number of characters in a place.
pub const WIDEST: usize = 64;
/// Maximum number of places, to limit memory: no game has more half-moves.
pub const MOST: usize = 2_000;

/// A sheet filled in by hand: one place for each half-move, in the letters of its player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Handwriting {
    /// The letters in which the player writes.
    pub letters: &'static Letters,
    entries: Vec<String>,
}

/// The parsed text of one place.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct EntryParts<'t> {
    /// The move as written.
    pub text: &'t str,
    /// True if the offer of a draw follows it: `=` or `(=)`.
    pub offer: bool,
    /// The time after it (`1:27`) as written; empty if there is none.
    pub time: &'t str,
}

impl Handwriting {
    /// An empty sheet.
    pub const fn new(letters: &'static Letters) -> Handwriting {
        Handwriting { letters, entries: Vec::new() }
    }
    /// Creates a filled sheet.
    pub fn of(letters: &'static Letters, places: &[String]) -> Handwriting {
        let mut sheet = Handwriting::new(letters);
        for (ply, text) in places.iter().enumerate() {
            sheet.write(ply, text);
        }
        sheet
    }
    /// Chooses the letters while the sheet is empty: later they are fixed.
    pub fn choose(&mut self, letters: &'static Letters) {
        if self.is_empty() {
            self.letters = letters;
        }
    }
    /// The text in the place of a half-move; empty if there is none.
    pub fn get(&self, ply: usize) -> &str {
        self.entries.get(ply).map_or("", String::as_str)
    }
    /// Replaces the text of a place; an empty text deletes it. Control characters become spaces. `false`, without a
    /// change, if the place or the text is too large for a sheet ([`MOST`], [`WIDEST`]).
    pub fn write(&mut self, ply: usize, text: &str) -> bool {
        if ply >= MOST || text.chars().count() > WIDEST {
            return false;
        }
        let mut clean = String::with_capacity(text.len());
        text.trim().chars().for_each(|c| clean.push(if c.is_control() { ' ' } else { c }));
        if self.entries.len() <= ply {
            self.entries.resize(ply + 1, String::new());
        }
        if let Some(place) = self.entries.get_mut(ply) {
            *place = clean.trim().into();
        }
        while self.entries.last().is_some_and(String::is_empty) {
            self.entries.pop();
        }
        true
    }
    /// Number of places up to the last that is filled.
    pub const fn len(&self) -> usize {
        self.entries.len()
    }
    /// True if nothing is written.
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
    /// The first empty place.
    pub fn next(&self) -> usize {
        self.entries.iter().position(String::is_empty).unwrap_or(self.entries.len())
    }
    /// All places up to the last that is filled.
    pub fn entries(&self) -> &[String] {
        &self.entries
    }

    /// Returns the text to save on the device.
    pub fn save(&self) -> String {
        let mut out = format!("{HEADER}{}", self.letters.code);
        for place in &self.entries {
            out.push('\n');
            out.push_str(place);
        }
        out
    }
    /// Parses a saved text; `None` if it is no sheet. The text may be corrupt: entries that cannot be on a sheet are
    /// skipped.
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

/// Splits the text of a place: the move, the offer of a draw, the time. A time must follow a space.
pub fn split_entry(place: &str) -> EntryParts<'_> {
    let place = place.trim();
    let last = place.rsplit_once(' ').map(|(_, last)| last);
    let time = last.filter(|word| notabene_core::record::parse_hours(word).is_some()).unwrap_or_default();
    let text = place.strip_suffix(time).unwrap_or(place).trim_end();
    let bare = text.strip_suffix("(=)").or_else(|| text.strip_suffix('='));
    EntryParts { text: bare.unwrap_or(text).trim_end(), offer: bare.is_some(), time }
}
