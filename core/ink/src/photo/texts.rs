//! Likelihoods of texts for the ink of one place of a sheet.

use crate::grammar::Grammar;
use crate::ink::Ink;
use crate::lattice::{Lattice, sorted_lines};
use crate::net::Net;
use crate::search::{self, COSTS, Found};
use crate::sign::{self, Sign};

/// A move for which the ink is another text: beyond this price, only a part of the likelihood counts, up to a limit.
const ESCAPE: f32 = 5.0;
const PART: f32 = 0.2;
const MOST: f32 = 12.0;
/// Price of a move whose place is empty or scribbled over.
const UNREAD: f32 = 3.0;
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

/// The texts that may stand in a place.
pub struct CellTexts {
    lattice: Option<Lattice>,
    /// The likeliest texts of the grammar, best first.
    free: Vec<Found>,
    /// Likelihoods of moves, in the order of their texts.
    known: Vec<(String, Weight)>,
}

impl CellTexts {
    /// The texts of some ink. No ink is a place in which nothing can be read.
    pub fn of(ink: &Ink, net: &Net, grammar: &Grammar) -> CellTexts {
        let lattice = sorted_lines(ink).map(|lines| Lattice::of(&lines, net));
        let free = lattice.as_ref().map(|lattice| search::free(lattice, grammar)).unwrap_or_default();
        CellTexts { lattice, free, known: Vec::new() }
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
        let Some(lattice) = &self.lattice else { return 0.0 };
        let own = own(lattice, text);
        let wrong = self.free.iter().find(|found| is_wrong(&sign::text(&found.signs)));
        wrong.map_or(f32::INFINITY, |found| own - found.score())
    }

    fn weigh(&self, text: &str) -> Weight {
        let (Some(lattice), Some(best)) = (&self.lattice, self.free.first()) else {
            return Weight { score: -UNREAD, escapes: true };
        };
        let own = own(lattice, text);
        let score = own - best.score();
        let escapes = score < -LEAD;
        let price = -score.min(0.0);
        let price = if price > ESCAPE { ESCAPE + PART * (price - ESCAPE) } else { price };
        Weight { score: -price.min(MOST), escapes }
    }
}

fn own(lattice: &Lattice, text: &str) -> f32 {
    let weighed = |(signs, cost): (Vec<Sign>, f32)| search::likelihood(lattice, &signs) - COSTS * cost;
    forms(text).map(weighed).fold(f32::NEG_INFINITY, f32::max)
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
