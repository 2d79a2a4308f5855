//! The signs of written moves.
//!
//! A sign is what the hand writes, not the character: the letter O and zero are one sign, as are `x` and `×`.

/// An index in [`SIGNS`].
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sign(pub u8);

/// All signs: capitals of the piece letters in Latin script, files, digits and marks. The letter O is the sign `0`.
pub const SIGNS: [char; COUNT] = [
    'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'V', 'W', 'Z',
    'Ž', 'Ş', 'Ĉ', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'o', 'p', 'x', '0', '1', '2',
    '3', '4', '5', '6', '7', '8', '9', ':', '+', '#', '=', '-', '(', ')', '.', '½', '≠', '†', '‡', '@',
];

/// Number of signs.
pub const COUNT: usize = 62;

impl Sign {
    /// The sign of a character; none if nobody writes it in a move.
    pub fn of(c: char) -> Option<Sign> {
        let c = match c {
            'O' => '0',
            '×' => 'x',
            '–' | '−' => '-',
            c => c,
        };
        SIGNS.iter().position(|sign| *sign == c).map(|at| Sign(at as u8))
    }

    /// Its usual character.
    pub fn character(self) -> char {
        SIGNS.get(usize::from(self.0)).copied().unwrap_or('?')
    }

    /// Its index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// All signs.
    pub fn all() -> impl Iterator<Item = Sign> {
        (0..COUNT as u8).map(Sign)
    }
}

/// A text as signs, without its blanks; none if it has a character without a sign.
pub fn signs(text: &str) -> Option<Vec<Sign>> {
    text.chars().filter(|c| !c.is_whitespace()).map(Sign::of).collect()
}

/// Signs as text.
pub fn text(signs: &[Sign]) -> String {
    signs.iter().map(|sign| sign.character()).collect()
}
