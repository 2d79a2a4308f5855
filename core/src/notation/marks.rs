//! Signs and words of check and mate behind a move, as today's players and older books write them.

use super::lettered::{Asked, Facts};
use super::signs::{from, is_letter, upto};
use super::style::{CheckSign, Mate, Style};
use crate::i18n::Msg;
use crate::pieces::Blow;

/// What stands behind a move.
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

/// Signs; those that begin with another one come first.
const SIGNS: [(&str, Mark); 7] = [
    ("++", Mark::TwoPlus),
    ("††", Mark::TwoPlus),
    ("+", Mark::Check),
    ("†", Mark::Dagger),
    ("#", Mark::Hash),
    ("≠", Mark::NotEqual),
    ("‡", Mark::DoubleDagger),
];

/// Words, without the full stop that may follow.
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

/// Makes a remark from the strict form of the move.
pub(super) type RemarkOf = fn(String) -> Msg;

impl Mark {
    /// The sign or word at the start of a text, and its length in bytes.
    pub(super) fn begins(text: &str) -> Option<(Mark, usize)> {
        if let Some((sign, mark)) = SIGNS.iter().find(|(sign, _)| text.starts_with(sign)) {
            return Some((*mark, sign.len()));
        }
        let is_next = |word: &str| {
            let rest = from(text, word.len());
            upto(text, word.len()).eq_ignore_ascii_case(word)
                && !rest.chars().next().is_some_and(|c| is_letter(c) || c.is_ascii_digit())
        };
        // `échec et mat` begins with `échec`.
        let longest = WORDS.iter().filter(|(word, _)| is_next(word)).max_by_key(|(word, _)| word.len());
        let (word, mark) = longest?;
        let stop = from(text, word.len()).starts_with('.');
        Some((*mark, word.len() + usize::from(stop)))
    }

    /// The sign of a style for check or mate.
    const fn usual(blow: Blow, style: &Style) -> Mark {
        match (blow, style.check, style.mate) {
            (Blow::None, ..) => Mark::None,
            (Blow::Check, CheckSign::Plus, _) => Mark::Check,
            (Blow::Check, CheckSign::Dagger, _) => Mark::Dagger,
            (Blow::Mate, _, Mate::Hash) => Mark::Hash,
            (Blow::Mate, _, Mate::TwoPlus) => Mark::TwoPlus,
            (Blow::Mate, _, Mate::NotEqual) => Mark::NotEqual,
            (Blow::Mate, _, Mate::DoubleDagger) => Mark::DoubleDagger,
        }
    }

    /// What is said of it with the strict form, and whether it counts as a slip; none if it is the usual one.
    pub(super) fn remark(self, p: &Asked, facts: &Facts, style: &Style) -> Option<(RemarkOf, bool)> {
        if self == Mark::usual(facts.blow, style) {
            return None;
        }
        // The source of Scharten has both signs of check (section 9).
        if matches!((facts.blow, self), (Blow::Check, Mark::Check | Mark::Dagger)) && !p.shape().castles {
            return None;
        }
        let is_double = || p.attack(&facts.act).len() > 2;
        Some(match (facts.blow, self) {
            (Blow::None, _) => (|right| msg!(CheckWrong { right }), true),
            (Blow::Check, Mark::None) => (|right| msg!(CheckMissing { right }), false),
            (Blow::Check, Mark::TwoPlus | Mark::DoubleCheckWord) if is_double() => {
                (|right| msg!(DoubleCheckSign { right }), false)
            }
            (Blow::Check, Mark::Check | Mark::Dagger | Mark::CheckWord | Mark::DoubleCheckWord) => {
                (|right| msg!(CheckOtherSign { right }), false)
            }
            (Blow::Check, _) => (|right| msg!(CheckWrong { right }), true),
            (Blow::Mate, Mark::None) => (|right| msg!(MateMissing { right }), false),
            (Blow::Mate, Mark::Check | Mark::Dagger | Mark::CheckWord | Mark::DoubleCheckWord) => {
                (|right| msg!(PlusForMate { right }), true)
            }
            (Blow::Mate, _) => (|right| msg!(MateOtherSign { right }), false),
        })
    }
}
