//! Piece letters in different languages.
//!
//! Letters belong to the notation, not to the screen language: a Dutch child may write French letters.
//! Sources: the letters printed in books and score sheets of each language (FIDE C.2 allows the letter
//! of the player's own language); the rows of the teaching pages for fr, en, de and nl.

use crate::i18n::Language;

/// A language of written moves.
#[derive(PartialEq, Eq, Debug)]
pub struct Letters {
    /// The code by ISO 639-1.
    pub code: &'static str,
    /// The name of the language in the language itself.
    pub name: &'static str,
    /// King, queen, rook, bishop, knight.
    pub pieces: [&'static str; 5],
    /// The letter that beginners write for a pawn, if it is not a piece letter. Never correct.
    pub pawn: &'static str,
    /// True if `e.p.` is usually written.
    pub en_passant: bool,
    /// True if a blank follows the move number (`1. e4`).
    pub spaced: bool,
}

const fn row(
    code: &'static str,
    name: &'static str,
    pieces: [&'static str; 5],
    pawn: &'static str,
) -> Letters {
    Letters { code, name, pieces, pawn, en_passant: false, spaced: true }
}

/// Tight numbers and `e.p.`, as on the French and Dutch pages.
const fn tight(letters: Letters) -> Letters {
    Letters { en_passant: true, spaced: false, ..letters }
}

/// All languages; English first, as the default for unknown ones.
pub static LETTERS: [Letters; 33] = [
    row("en", "English", ["K", "Q", "R", "B", "N"], "P"),
    tight(row("fr", "Français", ["R", "D", "T", "F", "C"], "P")),
    tight(row("nl", "Nederlands", ["K", "D", "T", "L", "P"], "")),
    row("de", "Deutsch", ["K", "D", "T", "L", "S"], "B"),
    row("es", "Español", ["R", "D", "T", "A", "C"], "P"),
    row("it", "Italiano", ["R", "D", "T", "A", "C"], "P"),
    row("pt", "Português", ["R", "D", "T", "B", "C"], "P"),
    row("ca", "Català", ["R", "D", "T", "A", "C"], "P"),
    row("ro", "Română", ["R", "D", "T", "N", "C"], "P"),
    row("da", "Dansk", ["K", "D", "T", "L", "S"], "B"),
    row("sv", "Svenska", ["K", "D", "T", "L", "S"], "B"),
    row("no", "Norsk", ["K", "D", "T", "L", "S"], "B"),
    row("is", "Íslenska", ["K", "D", "H", "B", "R"], "P"),
    row("fi", "Suomi", ["K", "D", "T", "L", "R"], "S"),
    row("et", "Eesti", ["K", "L", "V", "O", "R"], "E"),
    row("lv", "Latviešu", ["K", "D", "T", "L", "Z"], "B"),
    row("lt", "Lietuvių", ["K", "V", "B", "R", "Ž"], "P"),
    row("pl", "Polski", ["K", "H", "W", "G", "S"], "P"),
    row("cs", "Čeština", ["K", "D", "V", "S", "J"], "P"),
    row("sk", "Slovenčina", ["K", "D", "V", "S", "J"], "P"),
    row("sl", "Slovenščina", ["K", "D", "T", "L", "S"], ""),
    row("hr", "Hrvatski", ["K", "D", "T", "L", "S"], "P"),
    row("hu", "Magyar", ["K", "V", "B", "F", "H"], "G"),
    row("tr", "Türkçe", ["Ş", "V", "K", "F", "A"], "P"),
    row("el", "Ελληνικά", ["Ρ", "Β", "Π", "Α", "Ι"], ""),
    row("ru", "Русский", ["Кр", "Ф", "Л", "С", "К"], "П"),
    row("uk", "Українська", ["Кр", "Ф", "Т", "С", "К"], "П"),
    row("bg", "Български", ["Ц", "Д", "Т", "О", "К"], "П"),
    row("sr", "Српски", ["К", "Д", "Т", "Л", "С"], "П"),
    row("ga", "Gaeilge", ["R", "B", "C", "E", "D"], ""),
    row("cy", "Cymraeg", ["T", "B", "C", "E", "M"], "G"),
    row("af", "Afrikaans", ["K", "D", "T", "L", "R"], "P"),
    row("eo", "Esperanto", ["R", "D", "T", "K", "Ĉ"], "P"),
];

/// White figurines from king to knight.
pub(super) const FIGURINES: [&str; 5] = ["♔", "♕", "♖", "♗", "♘"];
/// Black figurines, accepted when parsing.
pub(super) const BLACK_FIGURINES: [&str; 5] = ["♚", "♛", "♜", "♝", "♞"];

impl Letters {
    /// The letters of a language by its code, such as `fr`.
    pub fn find(code: &str) -> Option<&'static Letters> {
        LETTERS.iter().find(|l| l.code.eq_ignore_ascii_case(code))
    }
    /// The letters of the languages of the screens, those that are confused most.
    pub fn of_screens() -> impl Iterator<Item = &'static Letters> {
        Language::CODES.into_iter().filter_map(Letters::find)
    }
    /// English letters.
    pub fn english() -> &'static Letters {
        &LETTERS[0]
    }
}

/// The lower-case form of a letter of any language here; other characters are unchanged. The Unicode tables
/// would be larger than all letters of all languages.
pub(crate) fn small(letter: char) -> char {
    let distance = match letter {
        'A'..='Z' | 'Α'..='Ω' | 'А'..='Я' => 32,
        'Ĉ' | 'Ş' | 'Ž' => 1,
        _ => 0,
    };
    char::from_u32(letter as u32 + distance).unwrap_or(letter)
}

/// Strips a piece letter in lower case. Returns its index and the rest of the text.
pub(super) fn strip_small<'t>(pieces: &[&str; 5], text: &'t str) -> Option<(usize, &'t str)> {
    longest(pieces, text, small)
}

/// Strips the longest of five letters. Returns its index and the rest of the text.
pub(super) fn strip<'t>(pieces: &[&str; 5], text: &'t str) -> Option<(usize, &'t str)> {
    longest(pieces, text, |c| c)
}

fn longest<'t>(pieces: &[&str; 5], text: &'t str, form: fn(char) -> char) -> Option<(usize, &'t str)> {
    let mut best: Option<(usize, &str)> = None;
    for (i, piece) in pieces.iter().enumerate() {
        let mut rest = text.chars();
        let fits = piece.chars().all(|c| rest.next() == Some(form(c)));
        if fits && best.is_none_or(|(_, shorter)| rest.as_str().len() < shorter.len()) {
            best = Some((i, rest.as_str()));
        }
    }
    best
}

/// True if a character is a letter of the alphabets used for moves: Latin, Greek, Cyrillic.
pub fn is_letter(c: char) -> bool {
    c.is_ascii_alphabetic() || matches!(c, 'À'..='ɏ' | 'Ͱ'..='ӿ') && !matches!(c, '×' | '÷')
}

/// The rest of a text behind the letter or the figurine of a piece.
pub(crate) fn starts_with_piece<'t>(text: &'t str, letters: &Letters) -> Option<&'t str> {
    let (_, rest) =
        [&letters.pieces, &FIGURINES, &BLACK_FIGURINES].into_iter().find_map(|row| strip(row, text))?;
    Some(rest.trim_start_matches(['\u{fe0e}', '\u{fe0f}']))
}

/// True for the letter or figurine of a piece alone, in any language.
pub(crate) fn is_piece_letter(word: &str) -> bool {
    let bare = word.trim_end_matches(['\u{fe0e}', '\u{fe0f}']);
    let figurines = || FIGURINES.iter().chain(&BLACK_FIGURINES).chain(&["♙", "♟"]);
    LETTERS.iter().any(|l| l.pieces.contains(&bare) || !bare.is_empty() && l.pawn == bare)
        || figurines().any(|figurine| *figurine == bare)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn letters_of_a_language_tell_all_pieces_apart() {
        assert_eq!(LETTERS.iter().map(|l| l.code).collect::<HashSet<_>>().len(), LETTERS.len());
        for l in &LETTERS {
            assert_eq!(l.pieces.iter().collect::<HashSet<_>>().len(), 5, "{}", l.code);
            assert!(!l.pieces.contains(&l.pawn), "{}", l.code);
        }
    }

    #[test]
    fn small_letters_are_those_of_unicode() {
        for letter in LETTERS.iter().flat_map(|l| l.pieces).flat_map(str::chars) {
            assert_eq!(small(letter).to_string(), letter.to_lowercase().to_string());
        }
        assert_eq!(small('♔'), '♔');
    }

    #[test]
    fn the_longest_letter_wins() {
        let russian = Letters::find("ru").unwrap();
        assert_eq!(strip(&russian.pieces, "Крe2"), Some((0, "e2")));
        assert_eq!(strip(&russian.pieces, "Кe2"), Some((4, "e2")));
        assert_eq!(strip(&russian.pieces, "e2"), None);
    }
}
