//! Signs and words of check and mate after a move, as in current and older books.

use super::letters::is_letter;

/// Signs around a move that do not change it.
pub const MARKS: [char; 7] = ['+', '#', '!', '?', '†', '‡', '≠'];

/// A sign or word after a move.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub(super) enum MoveMark {
    #[default]
    None,
    /// `+`
    Check,
    /// `†`
    Dagger,
    /// `ch`, `échec`
    CheckWord,
    /// `dbl ch`
    DoubleCheckWord,
    /// `#`
    Hash,
    /// `++`
    TwoPlus,
    /// `≠`
    NotEqual,
    /// `‡`
    DoubleDagger,
    /// `mate`
    MateWord,
}

/// Signs; longer ones precede their prefixes.
const SIGNS: [(&str, MoveMark); 7] = [
    ("++", MoveMark::TwoPlus),
    ("††", MoveMark::TwoPlus),
    ("+", MoveMark::Check),
    ("†", MoveMark::Dagger),
    ("#", MoveMark::Hash),
    ("≠", MoveMark::NotEqual),
    ("‡", MoveMark::DoubleDagger),
];

/// Words, without the optional full stop.
const WORDS: [(&str, MoveMark); 29] = [
    ("ch", MoveMark::CheckWord),
    ("check", MoveMark::CheckWord),
    ("dis ch", MoveMark::CheckWord),
    ("dis. ch", MoveMark::CheckWord),
    ("disc ch", MoveMark::CheckWord),
    ("disc. ch", MoveMark::CheckWord),
    ("discovered check", MoveMark::CheckWord),
    ("éch", MoveMark::CheckWord),
    ("ech", MoveMark::CheckWord),
    ("échec", MoveMark::CheckWord),
    ("echec", MoveMark::CheckWord),
    ("schaak", MoveMark::CheckWord),
    ("schach", MoveMark::CheckWord),
    ("aftrekschaak", MoveMark::CheckWord),
    ("dbl ch", MoveMark::DoubleCheckWord),
    ("dbl. ch", MoveMark::DoubleCheckWord),
    ("dble ch", MoveMark::DoubleCheckWord),
    ("double ch", MoveMark::DoubleCheckWord),
    ("double check", MoveMark::DoubleCheckWord),
    ("échec double", MoveMark::DoubleCheckWord),
    ("dubbelschaak", MoveMark::DoubleCheckWord),
    ("mate", MoveMark::MateWord),
    ("checkmate", MoveMark::MateWord),
    ("mat", MoveMark::MateWord),
    ("matt", MoveMark::MateWord),
    ("échec et mat", MoveMark::MateWord),
    ("echec et mat", MoveMark::MateWord),
    ("schaakmat", MoveMark::MateWord),
    ("schaak en mat", MoveMark::MateWord),
];

impl MoveMark {
    /// Parses a sign or word at the start of a text. Returns its length in bytes.
    pub(super) fn begins(text: &str) -> Option<(MoveMark, usize)> {
        if let Some((sign, mark)) = SIGNS.iter().find(|(sign, _)| text.starts_with(sign)) {
            return Some((*mark, sign.len()));
        }
        let is_next = |word: &str| {
            text.split_at_checked(word.len()).is_some_and(|(start, rest)| {
                start.eq_ignore_ascii_case(word)
                    && !rest.starts_with(|c: char| is_letter(c) || c.is_ascii_digit())
            })
        };
        // `échec et mat` begins with `échec`.
        let longest = WORDS.iter().filter(|(word, _)| is_next(word)).max_by_key(|(word, _)| word.len());
        let (word, mark) = longest?;
        let stop = text[word.len()..].starts_with('.');
        Some((*mark, word.len() + usize::from(stop)))
    }
}
