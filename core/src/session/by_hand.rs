//! A score sheet that is filled in by hand, as the paper shows it, and which of its characters are right.

use super::Table;
use super::handwriting::{Handwriting, taken_apart};
use super::moment::Played;
use super::paper::paper;
use crate::notation::Style;
use crate::record::{Entry, ScoreSheet};

/// The sheet of a game with what a player wrote instead of its moves. Every place up to the first free one behind
/// the last move is known by its half-move, so that it can be chosen for writing.
pub fn by_hand(table: &dyn Table, played: &Played, hand: &Handwriting, style: &Style) -> ScoreSheet {
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
