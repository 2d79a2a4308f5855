//! Written moves within running text, found by their form: lessons, hints and rules show them in their parts. No
//! position is needed; a form that could mean anything else stays text.

use super::letters::Letters;
use super::token::TokenPart;

/// A piece of running text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span<'a> {
    /// Text as it stands.
    Text(&'a str),
    /// A written move in its parts, in the order of writing.
    Move(Vec<(TokenPart, &'a str)>),
}

/// Finds written moves in running text. Linear in the length of the text.
#[derive(Copy, Clone, Debug)]
pub struct MoveFinder<'a> {
    /// Letters of the pieces.
    pub letters: &'static Letters,
    /// True if fields are numbers, as in draughts: `32-28`.
    pub numbered: bool,
    /// Moves that are known to be meant, such as `e4`, which could be a field as well.
    pub known_moves: &'a [String],
}

/// Characters around a word that do not belong to it.
const AROUND: &[char] =
    &['.', ',', ';', ':', '!', '?', '…', '"', '\'', '“', '”', '„', '‘', '’', '«', '»', '(', ')', '[', ']'];
/// Castling, the longer form first.
const CASTLING: [&str; 4] = ["O-O-O", "0-0-0", "O-O", "0-0"];
/// Signs of check and mate, the longer first.
const CHECKS: [(&str, TokenPart); 5] = [
    ("++", TokenPart::Mate),
    ("+", TokenPart::Check),
    ("#", TokenPart::Mate),
    ("≠", TokenPart::Mate),
    ("‡", TokenPart::Mate),
];
const CAPTURES: [char; 3] = ['x', '×', ':'];
/// The highest number of a field: Canadian draughts.
const LAST_FIELD: u32 = 72;

impl<'a> MoveFinder<'a> {
    /// The text with its moves in their parts. All pieces together are the text.
    pub fn spans<'t>(&self, text: &'t str) -> Vec<Span<'t>> {
        let (mut spans, mut written) = (Vec::new(), 0);
        for word in text.split(char::is_whitespace).flat_map(|word| word.split(['\u{a0}', '\u{202f}'])) {
            let start = word.as_ptr() as usize - text.as_ptr() as usize;
            let bare = word.trim_matches(AROUND);
            let at = start + (bare.as_ptr() as usize - word.as_ptr() as usize);
            let Some(parts) = self.parts(bare) else { continue };
            if written < at {
                spans.push(Span::Text(&text[written..at]));
            }
            spans.push(Span::Move(parts));
            written = at + bare.len();
        }
        if written < text.len() {
            spans.push(Span::Text(&text[written..]));
        }
        spans
    }

    /// The parts of a word that is a move.
    fn parts<'t>(&self, word: &'t str) -> Option<Vec<(TokenPart, &'t str)>> {
        if self.known_moves.iter().any(|known| known == word) && field(word) == Some(word.len()) {
            return Some(vec![(TokenPart::To, word)]);
        }
        let mut parts = Vec::new();
        let word = numbered(word, &mut parts);
        self.castling(word, &mut parts)
            .or_else(|| self.draughts_parts(word, &mut parts))
            .or_else(|| self.piece_parts(word, &mut parts))
            .map(|()| parts)
    }

    fn castling<'t>(&self, word: &'t str, parts: &mut Vec<(TokenPart, &'t str)>) -> Option<()> {
        let castling = CASTLING.into_iter().find(|castling| word.starts_with(castling))?;
        let (castling, rest) = word.split_at(castling.len());
        let check = check(rest);
        if check.is_none() && !rest.is_empty() {
            return None;
        }
        parts.push((TokenPart::Castles, castling));
        parts.extend(check);
        Some(())
    }

    /// `32-28`, `28x19x10`.
    fn draughts_parts<'t>(&self, word: &'t str, parts: &mut Vec<(TokenPart, &'t str)>) -> Option<()> {
        if !self.numbered {
            return None;
        }
        let mut found = Vec::new();
        let mut rest = word;
        loop {
            let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            let (number, after) = rest.split_at(end);
            if !number.parse().is_ok_and(|n: u32| (1..=LAST_FIELD).contains(&n)) || number.starts_with('0') {
                return None;
            }
            found.push((if found.is_empty() { TokenPart::From } else { TokenPart::Via }, number));
            let Some(sign) = after.chars().next() else { break };
            let part = match sign {
                '-' if found.len() == 1 => TokenPart::Dash,
                'x' | '×' => TokenPart::Takes,
                _ => return None,
            };
            let (sign, after) = after.split_at(sign.len_utf8());
            found.push((part, sign));
            rest = after;
        }
        if found.len() < 3 {
            return None;
        }
        if let Some(last) = found.last_mut() {
            last.0 = TokenPart::To;
        }
        parts.append(&mut found);
        Some(())
    }

    /// `Nf3`, `exd5`, `Rad1`, `e8=Q+`, `c3-d4`.
    fn piece_parts<'t>(&self, word: &'t str, parts: &mut Vec<(TokenPart, &'t str)>) -> Option<()> {
        let piece = self.letter(word);
        let (letter, mut rest) = word.split_at(piece);
        let mut found = Vec::new();
        if !letter.is_empty() {
            found.push((TokenPart::Piece, letter));
        }
        let mut end = Vec::new();
        if let Some((sign, part)) = CHECKS.into_iter().find(|(sign, _)| rest.ends_with(sign)) {
            let (before, sign) = rest.split_at(rest.len() - sign.len());
            (rest, end) = (before, vec![(part, sign)]);
        }
        if letter.is_empty()
            && let Some((before, promotion)) = self.promotion(rest)
        {
            rest = before;
            end.insert(0, (TokenPart::Promotes, promotion));
        }
        let middle = origin_and_target(rest)?;
        // A field alone could be meant as a field.
        if found.is_empty() && end.is_empty() && middle.len() < 2 {
            return None;
        }
        found.extend(middle);
        found.extend(end);
        parts.append(&mut found);
        Some(())
    }

    /// The length of the piece letter with which a word begins.
    fn letter(&self, word: &str) -> usize {
        let own = self.letters.pieces.iter().copied().chain(super::letters::FIGURINES);
        own.filter(|letter| word.starts_with(letter)).map(str::len).max().unwrap_or(0)
    }

    /// A promotion at the end: `=Q`, `Q`.
    fn promotion<'t>(&self, text: &'t str) -> Option<(&'t str, &'t str)> {
        let letter = self.letters.pieces.into_iter().skip(1).find(|letter| text.ends_with(letter))?;
        let start = text.len() - letter.len();
        let start = if text[..start].ends_with('=') { start - 1 } else { start };
        Some(text.split_at(start))
    }
}

/// Takes the number of a move from its beginning: `5.`, `12...`, `3…`.
fn numbered<'t>(word: &'t str, parts: &mut Vec<(TokenPart, &'t str)>) -> &'t str {
    let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(0);
    let dots = word[digits..].find(|c| c != '.' && c != '…').unwrap_or(0);
    if digits == 0 || dots == 0 {
        return word;
    }
    let (number, rest) = word.split_at(digits + dots);
    parts.push((TokenPart::Number, number));
    rest
}

fn check(text: &str) -> Option<(TokenPart, &str)> {
    CHECKS.into_iter().find(|(sign, _)| *sign == text).map(|(_, part)| (part, text))
}

/// The length of a field name at the start of a text.
fn field(text: &str) -> Option<usize> {
    let mut chars = text.chars();
    let is_file = matches!(chars.next(), Some('a'..='j' | 'o'));
    (is_file && matches!(chars.next(), Some('1'..='9'))).then_some(2)
}

/// `f3`, `xf3`, `exd5`, `ad1`, `1e2`, `g1-f3`, `e4xd5`.
fn origin_and_target(text: &str) -> Option<Vec<(TokenPart, &str)>> {
    let start = text.len().checked_sub(2).filter(|at| text.is_char_boundary(*at))?;
    let (before, to) = text.split_at(start);
    field(to)?;
    let mut parts = Vec::new();
    let (from, sign) = match before.chars().next_back() {
        Some(sign) if CAPTURES.contains(&sign) => {
            (&before[..before.len() - sign.len_utf8()], Some(TokenPart::Takes))
        }
        Some('-') => (&before[..before.len() - 1], Some(TokenPart::Dash)),
        _ => (before, None),
    };
    let is_from = match from.len() {
        0 => sign != Some(TokenPart::Dash),
        1 => from.starts_with(|c| matches!(c, 'a'..='j' | 'o' | '1'..='9')) && sign != Some(TokenPart::Dash),
        _ => field(from) == Some(from.len()) && (sign.is_some() || from.len() == 2),
    };
    if !is_from {
        return None;
    }
    if !from.is_empty() {
        parts.push((TokenPart::From, from));
    }
    parts.extend(sign.map(|part| (part, &before[from.len()..])));
    parts.push((TokenPart::To, to));
    Some(parts)
}
