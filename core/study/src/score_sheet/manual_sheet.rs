//! A score sheet filled in by hand, in the form of the paper, and the comparison of its characters.

use super::handwriting::{Handwriting, split_entry};
use super::paper::score_sheet;
use notabene_core::game::Game;
use notabene_core::game::played::Played;
use notabene_core::notation::Style;
use notabene_core::position::{Position as _, Side};
use notabene_core::record::{FormEntry, ScoreSheet, is_result};

/// Returns the sheet of a game with the texts of a player instead of its moves. Every place up to the first free one
/// after the last move has its half-move, so that it can be selected.
pub fn fill_form(table: &Game, played: &Played, hand: &Handwriting, style: &Style) -> ScoreSheet {
    let mut form = score_sheet(table, style);
    for entry in form.blocks.iter_mut().flatten().flat_map(|row| &mut row.entries) {
        *entry = FormEntry { resigns: entry.resigns, ..FormEntry::default() };
    }
    let offset = usize::from(played.position_at(0).turn() != form.first);
    // One place more than was played: a player may write too early or too much.
    for ply in 0..=played.len().max(hand.len()) {
        let place = ply + offset;
        let side = if place % 2 == 0 { form.first } else { form.first.other() };
        let Some(entry) = form.entry(place / 2, side) else { break };
        let written = split_entry(hand.get(ply));
        entry.ply = Some(ply);
        entry.text = written.text.into();
        entry.offer = written.offer;
        entry.time = written.time.into();
    }
    form.number_from(played.position_at(0).number());
    form
}

/// Fills the places that the player of one side need not write, and updates them when the game or the letters change.
/// `filled` records the places filled in this way: only these are changed, and cleared after the end of the game.
/// Without a side no further place is filled. While the player has written nothing, the letters are those of the style;
/// then those in which the sheet began.
pub fn fill_in(
    hand: &mut Handwriting,
    filled: &mut Handwriting,
    played: &Played,
    side: Option<Side>,
    style: &Style,
) {
    let most = played.len().max(hand.len()).max(filled.len());
    if (0..most).all(|ply| hand.get(ply) == filled.get(ply)) {
        hand.letters = style.letters;
    }
    let style = Style { letters: hand.letters, ..*style };
    for ply in 0..most {
        let ours = !filled.get(ply).is_empty() && filled.get(ply) == hand.get(ply);
        let other = side.is_some_and(|side| played.position_at(ply).turn() != side);
        let text = match played.ply(ply) {
            Some(step) if ours || other && hand.get(ply).is_empty() => {
                step.written(&style) + if step.offer { " (=)" } else { "" }
            }
            _ => String::new(),
        };
        if ours || !text.is_empty() {
            hand.write(ply, &text);
        }
        filled.write(ply, &text);
    }
}

/// Compares a written text with the right one: returns a flag for each character, `true` in the longest common
/// subsequence.
pub fn right_characters(written: &str, right: &str) -> Vec<bool> {
    let (mut a, mut b) = (Vec::new(), Vec::new());
    a.extend(written.chars());
    b.extend(right.chars());
    let wide = b.len() + 1;
    // Row by row from the end: the number of characters that can still agree.
    let mut best = vec![0_u32; (a.len() + 1) * wide];
    let look = |best: &[u32], i: usize, j: usize| best.get(i * wide + j).copied().unwrap_or_default();
    for (i, x) in a.iter().enumerate().rev() {
        for (j, y) in b.iter().enumerate().rev() {
            let here = match x == y {
                true => look(&best, i + 1, j + 1) + 1,
                false => look(&best, i + 1, j).max(look(&best, i, j + 1)),
            };
            if let Some(place) = best.get_mut(i * wide + j) {
                *place = here;
            }
        }
    }
    let (mut flags, mut j) = (Vec::with_capacity(a.len()), 0);
    for (i, x) in a.iter().enumerate() {
        // Skips characters of the right text outside of the longest subsequence.
        while b.get(j).is_some_and(|y| y != x) && look(&best, i, j + 1) == look(&best, i, j) {
            j += 1;
        }
        let agrees = b.get(j) == Some(x);
        flags.push(agrees);
        j += usize::from(agrees);
    }
    flags
}

/// Separators of the columns of a sheet that was typed as a table.
const COLUMNS: [char; 3] = ['\t', '|', ';'];
/// Texts for an empty place.
const EMPTY: [&str; 5] = ["…", "...", "--", "_", "?"];

/// Parses a sheet that was typed or pasted: moves in sequence with their numbers, or a table with a row for each
/// number, with columns separated by tabs or bars. Dots, `--` or `_` stand for an empty place.
/// Returns no more places than a sheet has ([`super::handwriting::MOST`]).
pub fn split_typed(text: &str) -> Vec<String> {
    let table = text.contains(COLUMNS);
    let mut places = Vec::new();
    for line in text.lines() {
        if table { row(line, &mut places) } else { run(line, &mut places) }
    }
    // The last row of a table may have one column only.
    while places.last().is_some_and(String::is_empty) {
        places.pop();
    }
    places.truncate(super::handwriting::MOST);
    places
}

/// Returns a text without the number before it: `12.`, `12...`.
fn unnumbered(word: &str) -> &str {
    let bare = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let dots = bare.trim_start_matches(['.', '…']);
    // Fields of draughts are numbers, too, but without dots after them.
    if bare.len() < word.len() && dots.len() < bare.len() { dots } else { word }
}

/// Parses a row of a table: always two places.
fn row(line: &str, places: &mut Vec<String>) {
    let mut columns = line.split(COLUMNS).map(str::trim).peekable();
    // The number has a column of its own, or precedes the first move.
    let number =
        |word: &str| !word.is_empty() && word.trim_end_matches('.').bytes().all(|b| b.is_ascii_digit());
    if columns.peek().is_some_and(|first| number(first)) {
        columns.next();
    }
    let mut two = [const { String::new() }; 2];
    let mut some = false;
    for (place, column) in two.iter_mut().zip(columns) {
        let text = unnumbered(column).trim();
        some = true;
        *place = if EMPTY.contains(&text) || is_result(text) { String::new() } else { text.into() };
    }
    if some {
        places.extend(two);
    }
}

/// The words of a line with their byte offsets.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    line.split_whitespace().map(|word| (word.as_ptr() as usize - line.as_ptr() as usize, word))
}

/// Fields of draughts with blanks between them, `1. 32 28 18 23`, joined in pairs; none if anything else is written.
fn fields(line: &str) -> Option<Vec<String>> {
    let bare = |word: &'_ str| unnumbered(word).to_owned();
    let all: Vec<String> = words(line).map(|(_, word)| bare(word)).filter(|word| !word.is_empty()).collect();
    let is_field = |word: &String| word.len() <= 2 && word.bytes().all(|b| b.is_ascii_digit());
    let pairs = all.chunks(2).map(|pair| pair.join(" ")).collect();
    (all.len() > 1 && all.len().is_multiple_of(2) && all.iter().all(is_field)).then_some(pairs)
}

/// Parses moves in sequence.
fn run(line: &str, places: &mut Vec<String>) {
    if let Some(pairs) = fields(line) {
        return places.extend(pairs);
    }
    for (at, word) in words(line) {
        // Nothing but remarks stands behind a result.
        if is_result(&line[at..]) {
            return;
        }
        let numbered = unnumbered(word);
        let text = match word.len() - numbered.len() {
            // Dots alone are an empty place, unless a number precedes them.
            0 if EMPTY.contains(&word) => "",
            _ if numbered.is_empty() || is_result(numbered) => continue,
            _ => numbered,
        };
        match places.last_mut() {
            // The offer of a draw and the clock follow their move.
            Some(last)
                if matches!(text, "(=)" | "=") || notabene_core::record::parse_hours(text).is_some() =>
            {
                last.push(' ');
                last.push_str(text);
            }
            _ => places.push(text.into()),
        }
    }
}

/// The places as a text that can be typed again: a row for each number, its columns between strokes.
pub fn as_table(places: &[String]) -> String {
    let mut out = String::new();
    for (n, row) in places.chunks(2).enumerate() {
        out.push_str(&format!("{}.", n + 1));
        for place in row {
            out.push_str(" | ");
            out.push_str(place);
        }
        out.push('\n');
    }
    out
}
