//! The likelihood of a text, and the likeliest texts of a grammar.

use crate::grammar::{Grammar, Pattern, Slot};
use crate::lattice::{Group, Lattice};
use crate::sign::{COUNT, Sign};

/// Share of the costs of the grammar and of texts that counts. A wrong move is as likely as a right one until the ink
/// says otherwise: with the whole cost, most mistakes would be read as legal moves (`docs/decisions/ink.md`).
pub const COSTS: f32 = 0.2;
/// Texts of each state that are followed.
const KEEP: usize = 4;
/// Signs of a group that are followed.
const SIGNS_OF_GROUP: usize = 4;
const NEVER: f32 = f32::NEG_INFINITY;

/// The logarithm of the likelihood of signs: that of the best grouping. Negative infinity if there is none.
pub fn likelihood(lattice: &Lattice, signs: &[Sign]) -> f32 {
    let width = lattice.strokes + 1;
    let mut now = vec![NEVER; width];
    now[0] = 0.0;
    leave_out(lattice, &mut now);
    for sign in signs {
        let mut next = vec![NEVER; width];
        for group in lattice.groups.iter().flatten().filter(|group| now[group.from] > NEVER) {
            let score = now[group.from] + group.scores[sign.index()];
            next[group.to] = next[group.to].max(score);
        }
        leave_out(lattice, &mut next);
        now = next;
    }
    now[lattice.strokes]
}

/// Goes on over strokes that are no sign.
fn leave_out(lattice: &Lattice, likelihoods: &mut [f32]) {
    for skip in &lattice.skips {
        likelihoods[skip.to] = likelihoods[skip.to].max(likelihoods[skip.from] - skip.cost);
    }
}

/// The ends of the groups of signs in the best grouping; none if there is no grouping.
pub fn align(lattice: &Lattice, signs: &[Sign]) -> Option<Vec<usize>> {
    let width = lattice.strokes + 1;
    // For each sign and end: the likelihood, and the start of its group.
    let mut rows = vec![vec![(NEVER, 0); width]; signs.len() + 1];
    rows[0][0].0 = 0.0;
    for (i, sign) in signs.iter().enumerate() {
        for group in lattice.groups.iter().flatten() {
            let score = rows[i][group.from].0 + group.scores[sign.index()];
            if score > rows[i + 1][group.to].0 {
                rows[i + 1][group.to] = (score, group.from);
            }
        }
    }
    let mut end = lattice.strokes;
    let mut ends = Vec::with_capacity(signs.len());
    for row in rows.iter().skip(1).rev() {
        let (score, start) = row[end];
        (score > NEVER).then(|| ends.push(end))?;
        end = start;
    }
    ends.reverse();
    (end == 0).then_some(ends)
}

/// A text of a grammar.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// Its signs.
    pub signs: Vec<Sign>,
    /// The logarithm of its likelihood, without the cost of the grammar.
    pub likelihood: f32,
    /// The cost of the grammar, a negative logarithm.
    pub cost: f32,
}

impl Found {
    /// Likelihood, with a part of the cost.
    pub fn score(&self) -> f32 {
        self.likelihood - COSTS * self.cost
    }
}

/// The best texts of a grammar, best first, each once.
pub fn free(lattice: &Lattice, grammar: &Grammar) -> Vec<Found> {
    let mut all: Vec<Found> = grammar.patterns.iter().flat_map(|pattern| best_of(lattice, pattern)).collect();
    all.sort_by(|a, b| b.score().total_cmp(&a.score()));
    let mut out: Vec<Found> = Vec::new();
    for found in all {
        if out.len() < 2 * KEEP && out.iter().all(|other| other.signs != found.signs) {
            out.push(found);
        }
    }
    out
}

fn best_of(lattice: &Lattice, pattern: &Pattern) -> Vec<Found> {
    let slots = pattern.slots.len();
    let mut states: Vec<Vec<Found>> = vec![Vec::new(); (lattice.strokes + 1) * (slots + 1)];
    let at = |stroke: usize, slot: usize| stroke * (slots + 1) + slot;
    states[0].push(Found { signs: Vec::new(), likelihood: 0.0, cost: pattern.cost });
    for stroke in 0..=lattice.strokes {
        for j in 0..=slots {
            for skip in lattice.skips.iter().filter(|skip| skip.from == stroke) {
                for found in states[at(stroke, j)].clone() {
                    let likelihood = found.likelihood - skip.cost;
                    keep(&mut states[at(skip.to, j)], Found { likelihood, ..found });
                }
            }
            let Some(slot) = pattern.slots.get(j) else { continue };
            let here = std::mem::take(&mut states[at(stroke, j)]);
            if here.is_empty() {
                continue;
            }
            if let Some(skip) = slot.skip {
                let skipped = here.iter().map(|f| Found { cost: f.cost + skip, ..f.clone() });
                skipped.for_each(|f| keep(&mut states[at(stroke, j + 1)], f));
            }
            for group in lattice.groups.get(stroke).into_iter().flatten() {
                for sign in best_signs(group, slot) {
                    for found in here.iter().map(|found| extend(found, group, slot, sign)) {
                        if slot.repeats {
                            keep(&mut states[at(group.to, j)], found.clone());
                        }
                        keep(&mut states[at(group.to, j + 1)], found);
                    }
                }
            }
        }
    }
    std::mem::take(&mut states[at(lattice.strokes, slots)])
}

fn extend(found: &Found, group: &Group, slot: &Slot, sign: Sign) -> Found {
    let mut signs = Vec::with_capacity(found.signs.len() + 1);
    signs.extend(&found.signs);
    signs.push(sign);
    let likelihood = found.likelihood + group.scores[sign.index()];
    Found { signs, likelihood, cost: found.cost + slot.cost }
}

/// Keeps the best texts of a state.
fn keep(state: &mut Vec<Found>, found: Found) {
    if let Some(same) = state.iter_mut().find(|other| other.signs == found.signs) {
        if found.score() > same.score() {
            *same = found;
        }
        return;
    }
    if state.len() < KEEP {
        state.push(found);
    } else if let Some(worst) = state.iter_mut().min_by(|a, b| a.score().total_cmp(&b.score()))
        && worst.score() < found.score()
    {
        *worst = found;
    }
}

fn best_signs(group: &Group, slot: &Slot) -> impl Iterator<Item = Sign> {
    let mut best = [(NEVER, 0u8); SIGNS_OF_GROUP];
    for i in (0..COUNT).filter(|i| slot.signs >> i & 1 == 1) {
        let score = group.scores[i];
        if let Some(place) = best.iter().position(|(other, _)| score > *other) {
            best[place..].rotate_right(1);
            best[place] = (score, i as u8);
        }
    }
    best.into_iter().filter(|(score, _)| *score > NEVER).map(|(_, sign)| Sign(sign))
}
