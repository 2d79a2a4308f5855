//! Piece names in different languages, and moves written with those words.
//!
//! The names are those of dictionaries and school books; a test compares them with the letters of each language.

use super::letters::{LETTERS, Letters, is_letter, small};

/// The names of the pieces in a language.
#[derive(PartialEq, Eq, Debug)]
pub struct PieceNames {
    /// The code by ISO 639-1, one of those of [`LETTERS`].
    pub code: &'static str,
    /// King, queen, rook, bishop, knight, pawn.
    pub names: [&'static str; 6],
}

const fn row(code: &'static str, names: [&'static str; 6]) -> PieceNames {
    PieceNames { code, names }
}

/// All languages with known names, in display order.
pub static PIECE_NAMES: [PieceNames; 20] = [
    row("fr", ["roi", "dame", "tour", "fou", "cavalier", "pion"]),
    row("en", ["king", "queen", "rook", "bishop", "knight", "pawn"]),
    row("nl", ["koning", "dame", "toren", "loper", "paard", "pion"]),
    row("de", ["König", "Dame", "Turm", "Läufer", "Springer", "Bauer"]),
    row("es", ["rey", "dama", "torre", "alfil", "caballo", "peón"]),
    row("it", ["re", "donna", "torre", "alfiere", "cavallo", "pedone"]),
    row("pt", ["rei", "dama", "torre", "bispo", "cavalo", "peão"]),
    row("ca", ["rei", "dama", "torre", "alfil", "cavall", "peó"]),
    row("ro", ["rege", "damă", "turn", "nebun", "cal", "pion"]),
    row("da", ["konge", "dronning", "tårn", "løber", "springer", "bonde"]),
    row("no", ["konge", "dronning", "tårn", "løper", "springer", "bonde"]),
    row("sv", ["kung", "dam", "torn", "löpare", "springare", "bonde"]),
    row("fi", ["kuningas", "daami", "torni", "lähetti", "ratsu", "sotilas"]),
    row("pl", ["król", "hetman", "wieża", "goniec", "skoczek", "pion"]),
    row("cs", ["král", "dáma", "věž", "střelec", "jezdec", "pěšec"]),
    row("hu", ["király", "vezér", "bástya", "futó", "huszár", "gyalog"]),
    row("tr", ["şah", "vezir", "kale", "fil", "at", "piyon"]),
    row("ru", ["король", "ферзь", "ладья", "слон", "конь", "пешка"]),
    row("af", ["koning", "dame", "toring", "loper", "ruiter", "pion"]),
    row("eo", ["reĝo", "damo", "turo", "kuriero", "ĉevalo", "peono"]),
];

/// Other names that people use, and other forms of names; with the place in a row of names.
const OTHER_NAMES: [(&str, usize); 20] = [
    ("reine", 1),
    ("koningin", 1),
    ("königin", 1),
    ("reina", 1),
    ("regina", 1),
    ("rainha", 1),
    ("kasteel", 2),
    ("castle", 2),
    ("raadsheer", 3),
    ("raadsman", 3),
    ("fool", 3),
    ("horse", 4),
    ("pferd", 4),
    ("rössl", 4),
    ("rössel", 4),
    ("cheval", 4),
    ("laeufer", 3),
    ("koenig", 0),
    ("bauern", 5),
    ("peon", 5),
];

impl PieceNames {
    /// The letters of this language.
    pub fn letters(&self) -> &'static Letters {
        Letters::find(self.code).unwrap_or(&LETTERS[0])
    }
}

/// Words for castling, and its notation.
const CASTLING: [(&str, &str); 16] = [
    ("petit roque", "O-O"),
    ("grand roque", "O-O-O"),
    ("short castling", "O-O"),
    ("long castling", "O-O-O"),
    ("castles short", "O-O"),
    ("castles long", "O-O-O"),
    ("korte rokade", "O-O"),
    ("lange rokade", "O-O-O"),
    ("korte rochade", "O-O"),
    ("lange rochade", "O-O-O"),
    ("kurze rochade", "O-O"),
    ("große rochade", "O-O-O"),
    ("kleine rochade", "O-O"),
    ("grosse rochade", "O-O-O"),
    ("enroque corto", "O-O"),
    ("enroque largo", "O-O-O"),
];

/// Words between a piece and its field: a capture, or no sign.
const BETWEEN: [(&str, &str); 39] = [
    ("prend", "x"),
    ("takes", "x"),
    ("slaat", "x"),
    ("schlägt", "x"),
    ("nimmt", "x"),
    ("toma", "x"),
    ("come", "x"),
    ("captura", "x"),
    ("prende", "x"),
    ("captures", "x"),
    ("capture", "x"),
    ("mange", "x"),
    ("neemt", "x"),
    ("pakt", "x"),
    ("frisst", "x"),
    ("en", ""),
    ("va", ""),
    ("à", ""),
    ("sur", ""),
    ("to", ""),
    ("goes", ""),
    ("on", ""),
    ("naar", ""),
    ("gaat", ""),
    ("op", ""),
    ("le", ""),
    ("la", ""),
    ("the", ""),
    ("het", ""),
    ("de", ""),
    ("nach", ""),
    ("auf", ""),
    ("zieht", ""),
    ("der", ""),
    ("die", ""),
    ("den", ""),
    ("das", ""),
    ("el", ""),
    ("al", ""),
];

/// Converts a move written with the names of pieces to the letters of a style: `cavalier f3` as `Cf3`, `d8 dame` as
/// `d8D`; none if the text contains no piece name.
pub(super) fn with_letters(text: &str, letters: &Letters) -> Option<String> {
    with_signs(text, letters, "")
}

/// As [`with_letters`], with a sign for each pawn: `pawn takes pawn` as `♙x♙`.
pub(super) fn with_signs(text: &str, letters: &Letters, pawn: &str) -> Option<String> {
    let plain = lowered(text);
    if let Some((_, castling)) = CASTLING.iter().find(|(words, _)| *words == plain.trim()) {
        return Some((*castling).into());
    }
    let (mut out, mut rest, mut named) = (String::with_capacity(8), plain.as_str(), false);
    let mut original = text;
    while let Some(first) = rest.chars().next() {
        let length = if is_letter(first) { word_length(rest) } else { first.len_utf8() };
        let word = &rest[..length];
        match piece(word, letters) {
            Some(letter) => {
                out.push_str(if letter.is_empty() { pawn } else { letter });
                named = true;
            }
            None if first == ' ' => {}
            None => match BETWEEN.iter().find(|(between, _)| *between == word) {
                Some((_, sign)) => out.push_str(sign),
                None => out.push_str(original.get(..length).unwrap_or(original)),
            },
        }
        rest = rest.get(length..)?;
        original = original.get(length..)?;
    }
    named.then_some(out)
}

/// True for the name of a piece in any language.
pub(crate) fn is_piece_name(word: &str) -> bool {
    const LONGEST: usize = 24;
    word.len() <= LONGEST && piece(&lowered(word), &LETTERS[0]).is_some()
}

/// Length in bytes of the words for castling at the start of a text, such as `short castling`.
pub(crate) fn castling_length(text: &str) -> Option<usize> {
    let is_next = |words: &str| {
        text.get(..words.len()).is_some_and(|start| lowered(start) == words)
            && !text[words.len()..].starts_with(is_letter)
    };
    CASTLING.iter().find(|(words, _)| is_next(words)).map(|(words, _)| words.len())
}

/// True for a word between a piece and its field: `takes`, `to`.
pub(crate) fn is_between(word: &str) -> bool {
    BETWEEN.iter().any(|(between, _)| between.eq_ignore_ascii_case(word))
}

/// True for a word between a piece and what it takes.
pub(crate) fn is_capture(word: &str) -> bool {
    matches!(word, "x" | "X" | "×" | ":")
        || BETWEEN.iter().any(|(between, sign)| *sign == "x" && between.eq_ignore_ascii_case(word))
}

/// The length in bytes of the leading letters.
fn word_length(text: &str) -> usize {
    text.chars().take_while(|c| is_letter(*c)).map(char::len_utf8).sum()
}

/// The letter of the piece with a name in any language; empty for a pawn. The language of the letters takes
/// precedence, as some names are shared.
fn piece(word: &str, letters: &Letters) -> Option<&'static str> {
    let place = |row: &PieceNames| row.names.iter().position(|name| lowered(name) == word);
    let own = PIECE_NAMES.iter().filter(|row| row.code == letters.code);
    // One or two letters may be a file or a piece.
    let other = || OTHER_NAMES.iter().find(|(name, _)| *name == word).map(|(_, place)| *place);
    let found =
        own.chain(&PIECE_NAMES).find_map(place).or_else(other).filter(|_| word.chars().count() > 2)?;
    Some(letters.pieces.get(found).copied().unwrap_or_default())
}

/// A text in lower case with the same byte lengths.
fn lowered(text: &str) -> String {
    text.chars().map(small).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_named_as_its_letter_says() {
        for row in &PIECE_NAMES {
            let letters = Letters::find(row.code).unwrap_or_else(|| panic!("{}", row.code));
            for (name, letter) in row.names.iter().zip(letters.pieces) {
                // `N` is the knight, as `K` is the king.
                let same = letter == "N" && row.code == "en"
                    || lowered(name).chars().next() == lowered(letter).chars().next();
                assert!(same, "{}: {name} is written {letter}", row.code);
            }
        }
        assert!(PIECE_NAMES.len() >= 8);
    }

    #[test]
    fn names_become_letters() {
        let read = |text, code| with_letters(text, Letters::find(code).unwrap());
        assert_eq!(read("cavalier f3", "fr").as_deref(), Some("Cf3"));
        assert_eq!(read("Le cavalier f3", "fr").as_deref(), Some("Cf3"));
        assert_eq!(read("Knight takes e5+", "fr").as_deref(), Some("Cxe5+"));
        assert_eq!(read("d8 = dame", "en").as_deref(), Some("d8=Q"));
        assert_eq!(read("pion e4", "nl").as_deref(), Some("e4"));
        assert_eq!(read("grand roque", "fr").as_deref(), Some("O-O-O"));
        assert_eq!(read("König e2", "de").as_deref(), Some("Ke2"));
        assert_eq!(read("Cf3", "fr"), None);
        assert_eq!(read("re4", "it"), None);
    }
}
