//! Data of the diplomas of a device: the name of the pupil, and the day on which each course was finished.

use super::Course;
use notabene_core::position::{Glyph, Side};

/// First line of the saved text, with the version of the format.
const HEADER: &str = "notabene diploma 1";
/// Maximum number of courses.
const MOST: usize = 100;
/// Maximum number of sheets at a time.
pub(crate) const MOST_SHEETS: usize = 100;
/// Maximum length of the name in characters.
pub const LONGEST_NAME: usize = 40;

/// Data of diplomas, as one text. The caller saves it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Diplomas {
    name: String,
    /// Course and day (ISO 8601).
    days: Vec<(String, String)>,
}

impl Diplomas {
    /// Parses a saved text; skips corrupt lines.
    pub fn read(text: &str) -> Diplomas {
        let mut all = Diplomas::default();
        for line in text.lines() {
            match line.split_once(' ') {
                Some(("name", name)) => all.set_name(name),
                Some(("done", rest)) => {
                    if let Some((course, day)) = rest.split_once(' ') {
                        all.finish(course, day);
                    }
                }
                _ => {}
            }
        }
        all
    }

    /// Returns the text to save: after a header the name and a line for each course, `done notation 2026-05-14`.
    pub fn text(&self) -> String {
        let mut out = format!("{HEADER}\n");
        if !self.name.is_empty() {
            out.push_str(&format!("name {}\n", self.name));
        }
        for (course, day) in &self.days {
            out.push_str(&format!("done {course} {day}\n"));
        }
        out
    }

    /// The name of the pupil; empty if none was written.
    pub fn name(&self) -> &str {
        self.name.trim_end()
    }

    /// Sets the name: one line of at most [`LONGEST_NAME`] characters.
    pub fn set_name(&mut self, name: &str) {
        let signs = name.trim_start().chars().map(|c| if c.is_control() { ' ' } else { c });
        self.name = signs.take(LONGEST_NAME).collect();
    }

    /// The day on which a course was finished.
    pub fn day(&self, course: &str) -> Option<&str> {
        self.days.iter().find(|(other, _)| other == course).map(|(_, day)| day.as_str())
    }

    /// Notes the day (`2026-05-14`) on which a course was finished; the first one counts. False if nothing changed.
    pub fn finish(&mut self, course: &str, day: &str) -> bool {
        let is_word = !course.is_empty() && course.len() <= 64 && !course.bytes().any(|b| b <= b' ');
        let is_new = is_word && is_day(day) && self.day(course).is_none() && self.days.len() < MOST;
        if is_new {
            self.days.push((course.into(), day.into()));
        }
        is_new
    }
}

/// The names of a text, one a line: for each a sheet, with as many characters as it has room for.
pub fn diploma_names(text: &str) -> Vec<String> {
    let names = text.lines().map(str::trim).filter(|name| !name.is_empty());
    names.take(MOST_SHEETS).map(|name| name.chars().take(LONGEST_NAME).collect()).collect()
}

/// White pieces for the four corners of a diploma: the kinds on the board of the course with the most kinds.
pub fn corner_pieces(course: &Course) -> Vec<Glyph> {
    let exercises = course.lessons.iter().flat_map(|lesson| &lesson.exercises);
    let kinds = exercises.filter_map(|it| it.board.picture().ok()).map(|scene| {
        let mut kinds: Vec<Glyph> = Vec::new();
        for glyph in scene.pieces.iter().map(|piece| piece.glyph).filter(|glyph| glyph.side == Side::White) {
            if !kinds.contains(&glyph) {
                kinds.push(glyph);
            }
        }
        kinds
    });
    let kinds = kinds.max_by_key(Vec::len).unwrap_or_default();
    let count = if kinds.is_empty() { 0 } else { 4 };
    kinds.iter().copied().cycle().take(count).collect()
}

/// True for a day as `2026-05-14`.
fn is_day(text: &str) -> bool {
    text.len() == 10
        && text
            .bytes()
            .enumerate()
            .all(|(n, b)| if n == 4 || n == 7 { b == b'-' } else { b.is_ascii_digit() })
}
