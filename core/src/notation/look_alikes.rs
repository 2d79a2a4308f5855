//! Letters of other alphabets that look like those of moves: Cyrillic `с4` for `c4`, or Greek `Κ`.

use super::letters::Letters;

/// Letters that look alike, and the Latin ones; each pair is one word.
const LATIN: [(&str, &str); 4] = [
    ("АВСЕНКМОРТХЅІЈ", "ABCEHKMOPTXSIJ"),
    ("асеорхһіј", "aceopxhij"),
    ("ΑΒΕΗΙΚΜΝΟΡΤΧΖ", "ABEHIKMNOPTXZ"),
    ("ο", "o"),
];

/// The Latin letter that looks like a character.
fn latin(c: char) -> Option<char> {
    LATIN.iter().find_map(|(other, latin)| latin.chars().nth(other.chars().position(|o| o == c)?))
}

/// A text with Latin letters for those that only look like them; none if it has no such letters.
pub(crate) fn in_latin(text: &str) -> Option<String> {
    if text.is_ascii() || !text.chars().any(|c| latin(c).is_some()) {
        return None;
    }
    Some(text.chars().map(|c| latin(c).unwrap_or(c)).collect())
}

/// A text with the letters of a language and Latin ones for those that only look like them, and the first letter
/// replaced; none if nothing changes.
pub(super) fn replaced(text: &str, letters: &Letters) -> Option<(String, char)> {
    let mut right = in_latin(text).unwrap_or_else(|| text.into());
    let looks = |piece: &&'static str| Some((*piece, in_latin(piece)?));
    let others: Vec<(&str, String)> = letters.pieces.iter().filter_map(looks).collect();
    // Of `Кр` and `К` the longer one is meant.
    let longest = |fits: &dyn Fn(&str) -> bool| {
        others.iter().filter(|(_, looks)| fits(looks)).max_by_key(|(_, looks)| looks.len())
    };
    if let Some((piece, looks)) = longest(&|looks| right.starts_with(looks)) {
        right.replace_range(..looks.len(), piece);
    }
    let is_number = |text: &str| text.ends_with(|c: char| c.is_ascii_digit() || c == '=');
    if let Some((piece, looks)) = longest(&|looks| right.strip_suffix(looks).is_some_and(is_number)) {
        right.replace_range(right.len() - looks.len().., piece);
    }
    let changed = text.chars().zip(right.chars()).find(|(a, b)| a != b)?;
    Some((right, changed.0))
}

/// The byte offset in a text of one in a text with as many characters.
pub(super) fn place_in(text: &str, replaced: &str, at: usize) -> usize {
    let before = replaced.get(..at).unwrap_or(replaced).chars().count();
    text.char_indices().nth(before).map_or(text.len(), |(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::LETTERS;

    #[test]
    fn each_letter_has_one_that_looks_like_it() {
        for (other, latin) in LATIN {
            assert_eq!(other.chars().count(), latin.chars().count());
            assert!(latin.is_ascii() && !other.chars().any(|c| c.is_ascii()));
        }
    }

    #[test]
    fn letters_are_replaced_by_those_of_the_language() {
        let read = |text, code| replaced(text, Letters::find(code).unwrap()).map(|(text, _)| text);
        assert_eq!(read("с4", "en").as_deref(), Some("c4"));
        assert_eq!(read("Кf3", "en").as_deref(), Some("Kf3"));
        assert_eq!(read("ехd5", "fr").as_deref(), Some("exd5"));
        assert_eq!(read("Kf3", "ru").as_deref(), Some("Кf3"));
        assert_eq!(read("Kpe2", "ru").as_deref(), Some("Крe2"));
        assert_eq!(read("Кре2", "ru").as_deref(), Some("Крe2"));
        assert_eq!(read("e8C", "ru").as_deref(), Some("e8С"));
        for letters in &LETTERS {
            for piece in letters.pieces {
                assert_eq!(replaced(&format!("{piece}f3"), letters), None, "{} {piece}", letters.code);
            }
            assert_eq!(replaced("exd5", letters), None);
        }
    }
}
