//! Files of strokes, one a line:
//!
//! ```text
//! 1 direct 2 | W:W27,28,32,38:B5,17,18 | 27-22 18x27 32x12
//! ```
//!
//! Number, motif, gain; position; moves by their ids, an own one first. Other last moves that are as good follow a
//! slash. A line for each other capture of the other side stands behind a further bar: from the start, too.

use super::motif::{Motif, find_motif};
use notabene_core::draughts::{Move, Position, Rules, Setup, rules};
use notabene_core::notation::Notation as _;
use notabene_core::position::Position as _;
use std::collections::HashMap;

/// A line of a stroke to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// The moves, an own one first and last.
    pub moves: Vec<Move>,
    /// Other last moves that are as good.
    pub also: Vec<Move>,
}

/// A stroke.
#[derive(Clone, PartialEq, Debug)]
pub struct Stroke {
    /// Stable number among the strokes of its game, from 1: key of its stars.
    pub number: u32,
    /// Its place among the strokes of its motif in the file, from 1: by it people name it.
    pub place: u32,
    /// Its motif.
    pub motif: &'static Motif,
    /// Pieces won, at least; [`WON`](super::WON) and more if the other side cannot move in the end.
    pub gain: i32,
    /// The position.
    pub start: Position,
    /// The main line, then a line for each other capture of the other side.
    pub lines: Vec<Solution>,
}

impl Stroke {
    /// Number of own moves of the main line.
    pub fn length(&self) -> usize {
        self.lines.first().map_or(0, |line| line.moves.len().div_ceil(2))
    }
    /// The number of moves that a line shares with those before it.
    pub fn shared(&self, n: usize) -> usize {
        let Some(line) = self.lines.get(n) else { return 0 };
        let both = |other: &Solution| other.moves.iter().zip(&line.moves).take_while(|(a, b)| a == b).count();
        self.lines.iter().take(n).map(both).max().unwrap_or_default()
    }
    /// The position after the first moves of a line.
    pub fn position(&self, line: &Solution, moves: usize) -> Position {
        let mut p = self.start.clone();
        line.moves.iter().take(moves).for_each(|m| p.play_unchecked(m));
        p
    }
}

/// Parses a file of a game. Lines that this version cannot read are left out.
pub fn read(rules: &'static Rules, text: &str) -> Vec<Stroke> {
    let mut strokes: Vec<Stroke> = text.lines().filter_map(|line| read_stroke(rules, line)).collect();
    let mut counts: HashMap<&str, u32> = HashMap::new();
    for stroke in &mut strokes {
        let count = counts.entry(stroke.motif.id).or_default();
        *count += 1;
        stroke.place = *count;
    }
    strokes
}

/// The strokes of a game from its file, short ones first; none of an unknown game.
pub fn read_of_game(game: &str, text: &str) -> Vec<Stroke> {
    let rules = rules::ALL.into_iter().find(|rules| rules.id == game);
    let mut strokes = rules.map_or_else(Vec::new, |rules| read(rules, text));
    strokes.sort_by_key(Stroke::length);
    strokes
}

fn read_stroke(rules: &'static Rules, line: &str) -> Option<Stroke> {
    let mut parts = line.split(" | ");
    let mut head = parts.next()?.split(' ');
    let (number, motif, gain) =
        (head.next()?.parse().ok()?, find_motif(head.next()?)?, head.next()?.parse().ok()?);
    let start = Setup::from_text(rules, parts.next()?).ok()?.position(rules).ok()?;
    let lines = parts.map(|part| read_line(&start, part)).collect::<Option<Vec<_>>>()?;
    Some(Stroke { number, place: 1, motif, gain, start, lines }).filter(|stroke| !stroke.lines.is_empty())
}

fn read_line(start: &Position, text: &str) -> Option<Solution> {
    let (text, also) = text.split_once('/').map_or((text, None), |(text, also)| (text, Some(also)));
    let (mut p, mut last, mut moves) = (start.clone(), start.clone(), Vec::new());
    for id in text.split(' ') {
        let m = p.by_id(id)?;
        last = p.clone();
        p.play_unchecked(&m);
        moves.push(m);
    }
    let also = also.into_iter().flat_map(|ids| ids.split('/')).map(|id| last.by_id(id));
    Some(Solution { moves, also: also.collect::<Option<_>>()? })
}

/// The line of a file with a stroke.
pub fn write(stroke: &Stroke) -> String {
    let mut out =
        format!("{} {} {} | {}", stroke.number, stroke.motif.id, stroke.gain, stroke.start.to_text());
    for line in &stroke.lines {
        let mut p = stroke.start.clone();
        let mut ids = Vec::new();
        let mut also = String::new();
        for (n, m) in line.moves.iter().enumerate() {
            if n + 1 == line.moves.len() {
                also = line.also.iter().map(|other| format!("/{}", p.id(other))).collect();
            }
            ids.push(p.id(m));
            p.play_unchecked(m);
        }
        out.push_str(&format!(" | {}{also}", ids.join(" ")));
    }
    out
}
