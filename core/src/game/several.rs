//! Several moves typed at once (`e4 e5 Nf3`): played in sequence, up to the first that cannot be parsed or played.

use super::Game;
use super::answer::Explained;
use super::strict::{self, Strictness};
use crate::notation::{Refusal, Style};
use std::ops::Range;

/// The played moves of a text, and the rest.
#[derive(Clone, PartialEq, Debug)]
pub struct EnteredMoves {
    /// The played moves, in order.
    pub played: Vec<Explained>,
    /// The first word not played, as a byte range of the text, and the reason. The rest was not tried. None
    /// if all moves were played.
    pub stopped: Option<(Range<usize>, Refusal)>,
}

/// Plays the moves of a text in sequence. None, without playing, if the text is one move or does not begin with one.
pub fn enter(table: &mut Game, text: &str, chosen: &Style, how: Strictness) -> Option<EnteredMoves> {
    let style = how.style(*chosen);
    let words = words(text);
    let first = text.get(words.first().filter(|_| words.len() > 1)?.clone())?;
    if table.read(text, &style).is_ok() || table.read(first, &style).is_err() {
        return None;
    }
    let mut played = Vec::new();
    for word in words {
        match strict::enter(table, text.get(word.clone())?, chosen, how) {
            Ok(explained) => played.push(explained),
            Err(refusal) => return Some(EnteredMoves { played, stopped: Some((word, refusal)) }),
        }
    }
    Some(EnteredMoves { played, stopped: None })
}

/// The words of a text that may be moves: without separate move numbers, and with suffixes of a move
/// (`e.p.`, `+`, a result).
fn words(text: &str) -> Vec<Range<usize>> {
    let mut words: Vec<Range<usize>> = Vec::new();
    let mut at = 0;
    for word in text.split_inclusive(char::is_whitespace) {
        let (start, end) = (at, at + word.trim_end().len());
        at += word.len();
        let word = word.trim_end();
        match words.last_mut() {
            _ if word.is_empty() || is_number(word) => {}
            Some(last) if is_suffix(word) => last.end = end,
            _ => words.push(start..end),
        }
    }
    words
}

/// True for a move number without its move: `12`, `12.`, `12...`, `12…`.
fn is_number(word: &str) -> bool {
    let number = word.trim_end_matches(['.', '…']);
    !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// True for a suffix of a move after a blank.
fn is_suffix(word: &str) -> bool {
    const SUFFIXES: [&str; 15] = [
        "e.p.", "e.p", "ep", "ep.", "ch", "ch.", "dbl", "mate", "mat", "mat!", "1-0", "0-1", "1/2-1/2",
        "½-½", "*",
    ];
    SUFFIXES.contains(&word)
        || word.chars().all(|c| matches!(c, '+' | '#' | '†' | '‡' | '!' | '?' | '≠' | '='))
}
