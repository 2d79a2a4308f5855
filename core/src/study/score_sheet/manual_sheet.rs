//! A score sheet that is filled in by hand, as the paper shows it, and which of its characters are right.

use super::handwriting::{Handwriting, taken_apart};
use super::paper::paper;
use crate::game::Game;
use crate::game::played::Played;
use crate::notation::Style;
use crate::position::{Position as _, Side};
use crate::record::{Entry, ScoreSheet};

/// The sheet of a game with what a player wrote instead of its moves. Every place up to the first free one behind
/// the last move is known by its half-move, so that it can be chosen for writing.
pub fn by_hand(table: &Game, played: &Played, hand: &Handwriting, style: &Style) -> ScoreSheet {
    let mut form = paper(table, style);
    for entry in form.blocks.iter_mut().flatten().flat_map(|row| &mut row.entries) {
        *entry = Entry { resigns: entry.resigns, ..Entry::default() };
    }
    let offset = usize::from(played.at(0).turn() != form.first);
    // One place more than was played: who writes too early or too much shall be able to.
    for ply in 0..=played.len().max(hand.len()) {
        let place = ply + offset;
        let side = if place % 2 == 0 { form.first } else { form.first.other() };
        let Some(entry) = form.entry(place / 2, side) else { break };
        let written = taken_apart(hand.get(ply));
        entry.ply = Some(ply);
        entry.text = written.text.into();
        entry.offer = written.offer;
        entry.time = written.time.into();
    }
    form.number_from(played.at(0).number());
    form
}

/// Fills the places that the player of one side has not to write, and keeps them right when the game or the letters
/// change. `filled` knows what was filled in this way: only that is ever changed, and behind the end of the game it is
/// rubbed out. Without a side nothing new is filled in. As long as the player has written nothing, the letters are those
/// of the style; then those in which the sheet began.
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
        let other = side.is_some_and(|side| played.at(ply).turn() != side);
        let text = match played.step(ply) {
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

/// Which characters of a written text stand, in this order, in the right one too: as many as can be (the longest
/// common subsequence). One flag for each character.
pub fn right_characters(written: &str, right: &str) -> Vec<bool> {
    let (mut a, mut b) = (Vec::new(), Vec::new());
    a.extend(written.chars());
    b.extend(right.chars());
    let wide = b.len() + 1;
    // Row by row from the end: how many characters can still agree.
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
        // Characters of the right text that nobody of the best way needs are passed over.
        while b.get(j).is_some_and(|y| y != x) && look(&best, i, j + 1) == look(&best, i, j) {
            j += 1;
        }
        let agrees = b.get(j) == Some(x);
        flags.push(agrees);
        j += usize::from(agrees);
    }
    flags
}

/// The signs between the columns of a sheet that was typed as a table.
const COLUMNS: [char; 3] = ['\t', '|', ';'];
/// Texts that stand for an empty place.
const EMPTY: [&str; 5] = ["…", "...", "--", "_", "?"];
/// Texts behind the moves that are none.
const RESULTS: [&str; 7] = ["1-0", "0-1", "1/2-1/2", "½-½", "*", "2-0", "0-2"];

/// The places of a sheet that somebody typed or pasted: moves behind one another with their numbers, or a table with a
/// row for each number whose columns stand between tabs or strokes. Dots, `--` or `_` stand for an empty place.
/// Whatever the text is, there are no more places than a sheet has ([`super::handwriting::MOST`]).
pub fn typed(text: &str) -> Vec<String> {
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

/// A text without the number before it: `12.`, `12...`.
fn unnumbered(word: &str) -> &str {
    let bare = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let dots = bare.trim_start_matches(['.', '…']);
    // Fields of draughts are numbers, too, but have no dots behind them.
    if bare.len() < word.len() && dots.len() < bare.len() { dots } else { word }
}

/// A row of a table: two places, whatever it has.
fn row(line: &str, places: &mut Vec<String>) {
    let mut columns = line.split(COLUMNS).map(str::trim).peekable();
    // The number has a column of its own, or stands before the first move.
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
        *place = if EMPTY.contains(&text) || RESULTS.contains(&text) { String::new() } else { text.into() };
    }
    if some {
        places.extend(two);
    }
}

/// Moves behind one another.
fn run(line: &str, places: &mut Vec<String>) {
    for word in line.split_whitespace() {
        let numbered = unnumbered(word);
        let text = match word.len() - numbered.len() {
            // Dots alone stand for a move of the first column, unless a number says which it is.
            0 if EMPTY.contains(&word) => "",
            _ if numbered.is_empty() || RESULTS.contains(&numbered) => continue,
            _ => numbered,
        };
        match places.last_mut() {
            // The offer of a draw and the clock stand behind their move.
            Some(last) if matches!(text, "(=)" | "=") || crate::record::hours_read(text).is_some() => {
                last.push(' ');
                last.push_str(text);
            }
            _ => places.push(text.into()),
        }
    }
}

/// The places as a text that can be typed again: a row for each number, its columns between strokes.
pub fn tabled(places: &[String]) -> String {
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
