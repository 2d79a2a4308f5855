//! Signs and words of check and mate after a move, as in current and older books.

use super::letters::is_letter;

/// Signs around a move that do not change it.
pub(crate) const MARKS: [char; 7] = ['+', '#', '!', '?', '†', '‡', '≠'];

/// A sign or word after a move.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub(super) enum Mark {
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
const SIGNS: [(&str, Mark); 7] = [
    ("++", Mark::TwoPlus),
    ("††", Mark::TwoPlus),
    ("+", Mark::Check),
    ("†", Mark::Dagger),
    ("#", Mark::Hash),
    ("≠", Mark::NotEqual),
    ("‡", Mark::DoubleDagger),
];

/// Words, without the optional full stop.
const WORDS: [(&str, Mark); 29] = [
    ("ch", Mark::CheckWord),
    ("check", Mark::CheckWord),
    ("dis ch", Mark::CheckWord),
    ("dis. ch", Mark::CheckWord),
    ("disc ch", Mark::CheckWord),
    ("disc. ch", Mark::CheckWord),
    ("discovered check", Mark::CheckWord),
    ("éch", Mark::CheckWord),
    ("ech", Mark::CheckWord),
    ("échec", Mark::CheckWord),
    ("echec", Mark::CheckWord),
    ("schaak", Mark::CheckWord),
    ("schach", Mark::CheckWord),
    ("aftrekschaak", Mark::CheckWord),
    ("dbl ch", Mark::DoubleCheckWord),
    ("dbl. ch", Mark::DoubleCheckWord),
    ("dble ch", Mark::DoubleCheckWord),
    ("double ch", Mark::DoubleCheckWord),
    ("double check", Mark::DoubleCheckWord),
    ("échec double", Mark::DoubleCheckWord),
    ("dubbelschaak", Mark::DoubleCheckWord),
    ("mate", Mark::MateWord),
    ("checkmate", Mark::MateWord),
    ("mat", Mark::MateWord),
    ("matt", Mark::MateWord),
    ("échec et mat", Mark::MateWord),
    ("echec et mat", Mark::MateWord),
    ("schaakmat", Mark::MateWord),
    ("schaak en mat", Mark::MateWord),
];

impl Mark {
    /// Parses a sign or word at the start of a text. Returns its length in bytes.
    pub(super) fn begins(text: &str) -> Option<(Mark, usize)> {
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
