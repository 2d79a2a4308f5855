//! Score sheets: the places of a line, and how they compare.

use super::{Diagram, SheetCell, diagram};
use notabene_core::game::Go;
use notabene_core::i18n::Language;

/// The places of a line in a course file: `white Td1 | black abandon | result 1-0`. Nothing if a place is not
/// known. A line that begins with no place is one of moves.
pub(super) fn cells(text: &str) -> Vec<(SheetCell, String)> {
    let mut all = Vec::new();
    for part in text.split('|') {
        let part = part.trim();
        let (word, value) = part.split_once(' ').unwrap_or((part, ""));
        match SheetCell::ALL.into_iter().find(|(name, _)| *name == word) {
            Some((_, cell)) => all.push((cell, String::from(value.trim()))),
            None if all.is_empty() && !text.contains('|') => return vec![(SheetCell::Moves, part.into())],
            None => return Vec::new(),
        }
    }
    all
}

/// A small letter for a capital one of Latin; the tables of Unicode for all others weigh more than a lesson.
fn small(c: char) -> char {
    match c {
        'À'..='Þ' if c != '×' => char::from_u32(c as u32 + 32).unwrap_or(c),
        c => c.to_ascii_lowercase(),
    }
}

/// True if two names are equal for a teacher: case and white space are ignored.
pub(super) fn is_alike(one: &str, other: &str) -> bool {
    let plain = |text: &str| -> String { text.chars().filter(|c| !c.is_whitespace()).map(small).collect() };
    plain(one) == plain(other)
}

/// True if two texts have the same characters, blanks at the ends and double ones aside.
pub(super) fn is_same_text(one: &str, other: &str) -> bool {
    one.split_whitespace().eq(other.split_whitespace())
}

/// A written move without the number before it: `34. … Td1` is `Td1`.
pub(super) fn unnumbered(text: &str) -> &str {
    let text = text.trim();
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    match rest.trim_start().starts_with(['.', '…']) && rest.len() < text.len() {
        true => rest.trim_start_matches(['.', '…', ' ', '\u{a0}', '\u{202f}']),
        false => text,
    }
}

/// The moves of a line with the numbers before them, if any: `1.e4 e5` is `1` with `e4`, and `e5` alone.
pub(super) fn split(text: &str) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    let mut number = String::new();
    for word in text.split_whitespace() {
        let rest = unnumbered(word);
        if rest.len() < word.len() {
            number = word.chars().take_while(char::is_ascii_digit).collect();
        }
        if !rest.is_empty() {
            all.push((std::mem::take(&mut number), rest.into()));
        }
    }
    all
}

/// True if the cells hold the moves that were played on the board.
pub(super) fn are_moves(board: &Diagram, cells: &[(SheetCell, String)], language: Language) -> bool {
    let Ok(mut table) = board.table() else { return false };
    let style = diagram::style_on(&table, language);
    let mut texts: Vec<String> = Vec::new();
    for (cell, text) in cells {
        match cell {
            SheetCell::Moves => texts.extend(split(text).into_iter().map(|(_, text)| text)),
            // A word such as "resigns" may follow the last move.
            SheetCell::White | SheetCell::Black if !text.is_empty() && texts.len() < board.moves.len() => {
                texts.push(text.clone());
            }
            _ => {}
        }
    }
    table.go(Go::First);
    for (id, text) in board.moves.iter().zip(&texts) {
        if !table.read(text, &style).is_ok_and(|explained| explained.id == *id) {
            return false;
        }
        table.go(Go::Forward);
    }
    texts.len() == board.moves.len()
}

/// True if a date is written as the task itself writes it.
pub(super) fn in_prompt(given: &str, prompt: &str) -> bool {
    given.bytes().filter(u8::is_ascii_digit).count() > 4 && prompt.contains(given)
}

/// A line of moves with its blanks in the same places.
pub(super) fn spaced(text: &str) -> String {
    let mut out = String::new();
    for (number, text) in split(text) {
        let dot = if number.is_empty() { "" } else { "." };
        out.push_str(&format!("{number}{dot} {text} "));
    }
    out
}
