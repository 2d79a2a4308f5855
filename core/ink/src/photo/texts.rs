//! Likelihoods of texts for the ink of one place of a sheet.

use super::pieces::Pieces;
use super::struck;
use crate::drawing::Line;
use crate::grammar::Grammar;
use crate::hand::{Sample, label};
use crate::ink::Ink;
use crate::lattice::{Lattice, line};
use crate::net::Net;
use crate::search::{self, COSTS, Found};
use crate::sign::{self, Sign};

/// A move for which the ink is another text: beyond this price, only a part of the likelihood counts, up to a limit.
const ESCAPE: f32 = 8.0;
const PART: f32 = 0.3;
const MOST: f32 = 12.0;
/// Price of a move whose place is empty or scribbled over.
const UNREAD: f32 = 3.0;
/// Price of reading ink as if nothing was crossed out, where something seems to be.
const NOT_STRUCK: f32 = 4.0;
/// Price of reading strokes that hang below all others as those of the place below.
const FROM_BELOW: f32 = 3.0;
/// Costs of leaving out a sign of capture, check or mate.
const LEFT_OUT: f32 = 2.0;
/// Lead of a text of the grammar over that of a move, above which the move cannot be what was written.
const LEAD: f32 = 3.6;

/// Likelihood of the ink if a move was played.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Weight {
    /// Its logarithm, compared with the likeliest text of all.
    pub score: f32,
    /// True if the ink is rather another text.
    pub escapes: bool,
}

impl Weight {
    /// That of a move that somebody said to be right.
    pub const SURE: Weight = Weight { score: 0.0, escapes: false };
}

/// A way to read the ink of a place.
struct Reading {
    pieces: Pieces,
    lattice: Lattice,
    price: f32,
}

/// The texts that may stand in a place.
pub struct CellTexts {
    readings: Vec<Reading>,
    /// The likeliest texts of the grammar, best first.
    free: Vec<Found>,
    /// Likelihoods of moves, in the order of their texts.
    known: Vec<(String, Weight)>,
}

impl CellTexts {
    /// The texts of some ink. No ink is a place in which nothing can be read.
    pub fn of(ink: &Ink, net: &Net, grammar: &Grammar) -> CellTexts {
        let reading = |is_left_out: &[bool], price: f32| {
            let pieces = Pieces::of(ink, |n| is_left_out.get(n) == Some(&true))?;
            Some(Reading { lattice: pieces.lattice(net), pieces, price })
        };
        let lines: Vec<Line> = ink.strokes.iter().map(line).collect();
        let struck = struck::readings(&lines);
        let price = if struck.is_empty() { 0.0 } else { NOT_STRUCK };
        let mut readings: Vec<Reading> = reading(&[], price).into_iter().collect();
        readings.extend(struck.iter().filter_map(|left_out| reading(left_out, 0.0)));
        let hanging = struck::hanging(&lines);
        readings.extend(hanging.and_then(|left_out| reading(&left_out, price + FROM_BELOW)));
        let mut free: Vec<Found> = Vec::new();
        for Reading { lattice, price, .. } in &readings {
            let found = search::free(lattice, grammar).into_iter();
            free.extend(found.map(|found| Found { likelihood: found.likelihood - price, ..found }));
        }
        free.sort_by(|a, b| b.score().total_cmp(&a.score()));
        CellTexts { readings, free, known: Vec::new() }
    }

    /// Inputs of the hidden layer of a net for all groups of the ink, with their signs if the ink is a text; none if it cannot be.
    pub(crate) fn samples(&self, text: &str, net: &Net) -> Option<Vec<Sample>> {
        let signs = sign::signs(text)?;
        let score = |reading: &Reading| search::likelihood(&reading.lattice, &signs) - reading.price;
        let best = self.readings.iter().max_by(|a, b| score(a).total_cmp(&score(b)))?;
        let ends = search::align(&best.lattice, &signs)?;
        let mut out = Vec::new();
        best.pieces.each_group(|from, to, features, _| {
            out.push((net.hidden(features), label(&signs, &ends, from, to)));
        });
        Some(out)
    }

    /// True if there is ink that may be some text.
    pub fn is_read(&self) -> bool {
        !self.free.is_empty()
    }

    /// The likeliest texts, whether they are moves or not, best first.
    pub fn written(&self) -> &[Found] {
        &self.free
    }

    /// The likelihood of the ink if a move with this text was played.
    pub fn weight(&mut self, text: &str) -> Weight {
        match self.known.binary_search_by(|(known, _)| known.as_str().cmp(text)) {
            Ok(at) => self.known[at].1,
            Err(at) => {
                let weight = self.weigh(text);
                self.known.insert(at, (text.into(), weight));
                weight
            }
        }
    }

    /// Lead of a text over those of the grammar that are no moves, by natural logarithm; zero without ink.
    pub fn lead(&self, text: &str, is_wrong: impl Fn(&str) -> bool) -> f32 {
        if self.readings.is_empty() {
            return 0.0;
        }
        let own = self.own(text);
        let wrong = self.free.iter().find(|found| is_wrong(&sign::text(&found.signs)));
        wrong.map_or(f32::INFINITY, |found| own - found.score())
    }

    fn weigh(&self, text: &str) -> Weight {
        let Some(best) = self.free.first() else { return Weight { score: -UNREAD, escapes: true } };
        let score = self.own(text) - best.score();
        let escapes = score < -LEAD;
        let price = -score.min(0.0);
        let price = if price > ESCAPE { ESCAPE + PART * (price - ESCAPE) } else { price };
        Weight { score: -price.min(MOST), escapes }
    }

    /// Likelihood of the ink for a text, by the best way to read it.
    fn own(&self, text: &str) -> f32 {
        let mut best = f32::NEG_INFINITY;
        for (signs, cost) in forms(text) {
            for Reading { lattice, price, .. } in &self.readings {
                best = best.max(search::likelihood(lattice, &signs) - price - COSTS * cost);
            }
        }
        best
    }
}

/// A text as signs, and without the marks that people leave out, each with its costs.
fn forms(text: &str) -> impl Iterator<Item = (Vec<Sign>, f32)> {
    let bare = text.trim_end_matches(['+', '#', '†', '‡', '≠']);
    let quiet = |text: &str| text.chars().filter(|c| !matches!(c, 'x' | '×' | ':')).collect::<String>();
    let mut all: Vec<(String, f32)> = vec![(text.into(), 0.0)];
    for short in [bare.into(), quiet(text), quiet(bare)] {
        if all.iter().all(|(other, _)| *other != short) {
            all.push((short, LEFT_OUT));
        }
    }
    all.into_iter().filter_map(|(text, cost)| Some((sign::signs(&text)?, cost)))
}
