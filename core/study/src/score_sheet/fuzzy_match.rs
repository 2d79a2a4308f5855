//! Likely meanings of a written text: legal moves whose texts differ from it by likely slips of the pen.

use notabene_core::notation::likeness::edit_distance;
use notabene_core::notation::{AnyMove, AnyPosition, Letters, Notation as _, Style};
use notabene_core::position::Position as _;

/// A legal move, with the distance of its text from the written one.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct FuzzyMatch {
    /// The move.
    pub key: AnyMove,
    /// Edit cost; 1 is the nearest.
    pub cost: u32,
}

/// Maximum cost of a reading.
const FAR: u32 = 7;
/// The cost of a reading that a reason of the reader names.
const NAMED: u32 = 3;
/// The cost of a reading in the letters of another language, or with start and end swapped.
const TURNED: u32 = 2;

/// Characters that look alike in handwriting.
const ALIKE: [(char, char); 16] = [
    ('b', '6'),
    ('b', 'h'),
    ('h', '6'),
    ('g', '9'),
    ('a', 'd'),
    ('c', 'e'),
    ('a', 'o'),
    ('1', '7'),
    ('3', '8'),
    ('5', '6'),
    ('4', '9'),
    ('1', '4'),
    ('0', '6'),
    ('O', '0'),
    ('O', 'D'),
    ('T', 'F'),
];

/// The languages whose letters are confused most.
const LANGUAGES: [&str; 4] = ["en", "fr", "nl", "de"];

/// Returns the legal moves that may be meant, the nearest first, without the move that the text means already.
pub fn readings(now: &AnyPosition, text: &str, style: &Style) -> Vec<FuzzyMatch> {
    let meant = now.find(text, style);
    let mut found: Vec<FuzzyMatch> = Vec::new();
    let mut add = |key: AnyMove, cost: u32| {
        if Some(key) == meant {
            return;
        }
        match found.iter_mut().find(|known| known.key == key) {
            Some(known) => known.cost = known.cost.min(cost),
            None => found.push(FuzzyMatch { key, cost }),
        }
    };
    let written: Vec<char> = text.chars().collect();
    for key in now.legal_moves() {
        let right: Vec<char> = now.text(&key, style).chars().collect();
        let cost = edit_distance(&written, &right, &weigh);
        // In a short text fewer characters may be wrong.
        if cost <= FAR && cost as usize <= right.len().max(written.len()) + 1 {
            add(key, cost.max(1));
        }
    }
    for code in LANGUAGES.into_iter().filter(|code| *code != style.letters.code) {
        if let Some(key) =
            Letters::find(code).and_then(|letters| now.find(text, &Style { letters, ..*style }))
        {
            add(key, TURNED);
        }
    }
    if let Some(key) = turned(text).and_then(|text| now.find(&text, style)) {
        add(key, TURNED);
    }
    if let Err(refusal) = now.read(text, style) {
        for right in &refusal.nearest {
            if let Some(key) = now.find(right, style) {
                add(key, NAMED);
            }
        }
    }
    found.sort_by_key(|reading| reading.cost);
    found
}

/// Returns `32-28` for `28-32`: for moves written by start and end.
fn turned(text: &str) -> Option<String> {
    let sign = text.matches(['-', 'x', ':']).next()?;
    let (start, end) = text.split_once(sign)?;
    let plain = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric());
    (plain(start) && plain(end)).then(|| format!("{end}{sign}{start}"))
}

/// Returns the cost of one slip of the pen.
fn weigh(written: Option<char>, right: Option<char>) -> u32 {
    match (written, right) {
        (Some(x), Some(y)) => change(x, y),
        (Some(c), None) | (None, Some(c)) => alone(c),
        (None, None) => 0,
    }
}

fn change(x: char, y: char) -> u32 {
    let is_file = |c: char| c.is_ascii_lowercase() && c != 'x';
    let alike = |(a, b): &(char, char)| (*a, *b) == (x, y) || (*b, *a) == (x, y);
    let both = |is: &dyn Fn(char) -> bool| is(x) && is(y);
    match () {
        _ if x.eq_ignore_ascii_case(&y) || ALIKE.iter().any(alike) => 1,
        _ if both(&is_sign) => 1,
        _ if both(&is_file) || both(&|c| c.is_ascii_digit()) => {
            if (x as u32).abs_diff(y as u32) == 1 {
                2
            } else {
                3
            }
        }
        _ if both(&|c| c.is_uppercase()) => 2,
        _ => 4,
    }
}

/// Returns the cost of a missing or additional character.
fn alone(c: char) -> u32 {
    match c {
        _ if is_sign(c) || matches!(c, ' ' | '(' | ')' | '!' | '?') => 1,
        _ if c.is_ascii_lowercase() || c.is_ascii_digit() => 2,
        _ => 3,
    }
}

/// A sign between or behind the fields.
const fn is_sign(c: char) -> bool {
    matches!(c, 'x' | '×' | ':' | '-' | '–' | '+' | '#' | '=' | '.')
}
