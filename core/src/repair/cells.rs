//! The cells of a sheet, prepared for comparison.

use super::channel::signs;

/// One place of a sheet, or half of one with two moves.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    /// The place on the sheet, counted from 0.
    pub place: usize,
    /// The text as it was written.
    pub text: String,
    /// Its signs as they are compared.
    pub signs: Vec<char>,
    /// True if the text is half of a place with two moves.
    pub is_half: bool,
    /// True if somebody has said that this is the move.
    pub is_certain: bool,
}

impl Cell {
    fn new(place: usize, text: &str, is_half: bool, is_certain: bool) -> Cell {
        Cell { place, text: text.into(), signs: signs(text), is_half, is_certain }
    }
    /// True if nothing is written that could be a move.
    pub fn is_empty(&self) -> bool {
        self.signs.is_empty()
    }
}

/// Prepares the places of a sheet, up to the last that is filled. A place with two moves becomes two cells, and takes
/// an empty place behind it.
pub(super) fn cells(places: &[String], certain: &[usize], most: usize) -> Vec<Cell> {
    let mut out: Vec<Cell> = Vec::with_capacity(places.len().min(most));
    let mut skips = false;
    for (place, text) in places.iter().enumerate().take(most) {
        let text = text.trim();
        let is_certain = certain.contains(&place);
        if std::mem::take(&mut skips) && text.is_empty() {
            continue;
        }
        match halves(text).filter(|_| !is_certain) {
            Some([first, second]) => {
                out.push(Cell::new(place, first, true, false));
                out.push(Cell::new(place, second, true, false));
                skips = true;
            }
            None => out.push(Cell::new(place, text, false, is_certain)),
        }
    }
    while out.last().is_some_and(Cell::is_empty) {
        out.pop();
    }
    out
}

/// The two moves in one place, if both look like moves.
fn halves(text: &str) -> Option<[&str; 2]> {
    let looks = |half: &str| {
        half.chars().count() > 1
            && half.chars().any(|c| c.is_ascii_digit() || c == 'O')
            && half.chars().any(|c| c.is_alphabetic() || c == '-')
    };
    let mut words = text.split_whitespace();
    let halves = [words.next()?, words.next()?];
    (words.next().is_none() && halves.into_iter().all(looks)).then_some(halves)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_moves_in_one_place_are_taken_apart() {
        let places = ["e4 e5", "", "Q f3", "Nc6", ""].map(String::from);
        let found = cells(&places, &[], 100);
        let texts: Vec<(usize, &str)> = found.iter().map(|cell| (cell.place, cell.text.as_str())).collect();
        assert_eq!(texts, [(0, "e4"), (0, "e5"), (2, "Q f3"), (3, "Nc6")]);
    }
}
