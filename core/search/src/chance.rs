//! Darts as chance nodes: an aim is worth the average over all fields where the dart may land.

use crate::family::Family;
use crate::score::{INFINITE, LIMIT};
use crate::tree::Search;
use notabene_rules::geometry::dart::Hand;
use notabene_rules::geometry::dartboard::Bed;
use notabene_rules::geometry::{Field, Point};
use std::sync::OnceLock;

/// Fields of the dartboard.
const FIELDS: usize = 80;
/// The index of a dart that lands on no field.
const OUTSIDE: usize = FIELDS;
/// Sampled darts of each aim.
const DARTS: u16 = 256;
/// A landing place this rare is not searched, only estimated.
const RARE: u16 = DARTS / 24;
/// The depth from which landing places are searched.
const LEAST_DEPTH: i32 = 3;

/// Of [`DARTS`] darts the number on each field, and outside of all fields.
type Landings = [u16; FIELDS + 1];

/// Where darts of a hand land, by aim.
pub(crate) struct Odds {
    hand: Hand,
    landings: &'static [Landings],
}

impl Odds {
    /// The odds of a hand that stands still.
    pub fn new(hand: Hand) -> Odds {
        Odds { hand, landings: &[] }
    }

    /// Throws the sample, once for all searches: it takes longer than a move of a weak level.
    fn prepare(&mut self) {
        static SAMPLES: [OnceLock<Vec<Landings>>; Hand::ALL.len()] =
            [const { OnceLock::new() }; Hand::ALL.len()];
        if self.landings.is_empty()
            && let Some(known) = SAMPLES.get(self.hand as usize)
        {
            self.landings = known.get_or_init(|| sample(self.hand));
        }
    }

    /// The average of the values of all landing places.
    fn expected(&self, aim: usize, values: &[i32; FIELDS + 1]) -> i32 {
        let Some(landings) = self.landings.get(aim) else { return -INFINITE };
        let sum: i64 = landings.iter().zip(values).map(|(n, v)| i64::from(*n) * i64::from(*v)).sum();
        (sum / i64::from(DARTS)) as i32
    }
}

/// The landing places of the same darts at every aim.
fn sample(hand: Hand) -> Vec<Landings> {
    let darts = (0..DARTS).map(|seed| hand.land(Point { x: 0.0, y: 0.0 }, true, u64::from(seed)));
    let darts: Vec<Point> = darts.collect();
    (0..FIELDS as u8).map(|aim| landings(Field(aim), &darts)).collect()
}

/// The landing places of darts whose distances from the aim are known.
fn landings(aim: Field, darts: &[Point]) -> Landings {
    let mut landings = [0; FIELDS + 1];
    let Some(middle) = Bed::of(aim).map(Bed::middle) else { return landings };
    for dart in darts {
        let bed = Bed::at(Point { x: middle.x + dart.x, y: middle.y + dart.y });
        landings[bed.field().map_or(OUTSIDE, Field::index).min(OUTSIDE)] += 1;
    }
    landings
}

impl<P: Family> Search<'_, P> {
    /// The value of the best dart and the field to aim at; `estimate` is the static value of the position. With little
    /// depth left a dart is worth a null move.
    pub fn throw(&mut self, p: &P, depth: i32, ply: usize, estimate: i32) -> (i32, usize) {
        if depth < LEAST_DEPTH && !p.in_check() {
            return (estimate, 0);
        }
        let mut values = self.landing_estimates(p);
        let (_, aim) = self.best_aim(&values);
        for at in 0..=OUTSIDE {
            let likely = self.odds.landings.get(aim).is_some_and(|landings| landings[at] > RARE);
            if likely && depth >= LEAST_DEPTH {
                values[at] = self.landing_value(p, at, depth - 2, ply);
            }
        }
        (self.odds.expected(aim, &values), aim)
    }

    /// The value of every aim at the root, with every landing place searched.
    pub fn aims(&mut self, p: &P, depth: i32) -> [i32; FIELDS] {
        let mut values = self.landing_estimates(p);
        if depth > 1 {
            for (at, value) in values.iter_mut().enumerate() {
                *value = self.landing_value(p, at, depth - 2, 0);
            }
        }
        std::array::from_fn(|aim| self.odds.expected(aim, &values))
    }

    /// The searched value of a dart that lands on a field.
    fn landing_value(&mut self, p: &P, at: usize, depth: i32, ply: usize) -> i32 {
        let landed = (at < OUTSIDE).then_some(Field(at as u8));
        let Some(m) = p.throw(landed) else { return -LIMIT };
        self.child(&p.after(&m), -INFINITE, INFINITE, depth, ply).clamp(-LIMIT, LIMIT)
    }

    /// The estimated values of all landing places.
    fn landing_estimates(&mut self, p: &P) -> [i32; FIELDS + 1] {
        self.odds.prepare();
        let mut values = [0; FIELDS + 1];
        let mut outside = None;
        for (at, value) in values.iter_mut().enumerate() {
            let landed = (at < OUTSIDE).then_some(Field(at as u8));
            let Some(m) = p.throw(landed) else { continue };
            let (from, to) = P::ends(&m);
            // All lost darts lead to the same position.
            let lost = from != at || to != at;
            *value = match outside {
                Some(known) if lost => known,
                _ => self.landing_estimate(&p.after(&m)),
            };
            if lost {
                outside = Some(*value);
            }
        }
        values
    }

    /// The estimate of a position after a dart, seen by the side that threw it.
    fn landing_estimate(&mut self, after: &P) -> i32 {
        let base = self.moves.len();
        let (_, throws) = self.generate(after, 0, 0);
        let stuck = self.moves.len() == base && !throws;
        self.moves.truncate(base);
        -if stuck { Self::stuck(after, 0).clamp(-LIMIT, LIMIT) } else { self.estimate(after) }
    }

    fn best_aim(&self, values: &[i32; FIELDS + 1]) -> (i32, usize) {
        let aims = (0..FIELDS).map(|aim| (self.odds.expected(aim, values), aim));
        aims.fold((-INFINITE, 0), |best, now| if now.0 > best.0 { now } else { best })
    }
}
