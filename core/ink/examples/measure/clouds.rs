//! Distances of point clouds: shapes are compared without regard to number, order and sense of strokes.
//!
//! After Vatavu, Anthony and Wobbrock, *Gestures as Point Clouds: A $P Recognizer*, ICMI 2012, and *$Q*, MobileHCI 2018
//! (early end of a sum that is too large already).

use notabene_ink::drawing::{Line, Place};
use notabene_ink::features::{Bounds, resample};

/// Points of a cloud.
const POINTS: usize = 32;

/// A shape as points, its larger side from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cloud([Place; POINTS]);

impl Cloud {
    /// The cloud of strokes.
    pub fn of(lines: &[Line]) -> Cloud {
        let bounds = Bounds::of(lines);
        let size = bounds.width().max(bounds.height()).max(1e-3);
        let middle = [0, 1].map(|i| (bounds.low[i] + bounds.high[i]) / 2.0);
        let mut out = [[0.5; 2]; POINTS];
        let all: Vec<Place> = resample(lines, POINTS).into_iter().flatten().collect();
        for (i, out) in out.iter_mut().enumerate() {
            // Rounding may give some points more or less.
            if let Some(place) = all.get(i * all.len() / POINTS) {
                *out = [0, 1].map(|k| (place[k] - middle[k]) / size + 0.5);
            }
        }
        Cloud(out)
    }

    /// The mean distance of matched points; infinite if it is not below `limit`.
    pub fn distance(&self, other: &Cloud, limit: f32) -> f32 {
        let step = 6;
        let mut best = limit;
        for start in (0..POINTS).step_by(step) {
            best = best.min(greedy(&self.0, &other.0, start, best));
            best = best.min(greedy(&other.0, &self.0, start, best));
        }
        if best < limit { best } else { f32::INFINITY }
    }
}

/// Matches each point with the nearest free one; earlier matches weigh more.
fn greedy(a: &[Place; POINTS], b: &[Place; POINTS], start: usize, limit: f32) -> f32 {
    let limit = limit * WEIGHTS;
    let mut free: [u8; POINTS] = std::array::from_fn(|i| i as u8);
    let mut sum = 0.0;
    for i in 0..POINTS {
        let left = POINTS - i;
        let from = a[(start + i) % POINTS];
        let (mut nearest, mut at) = (f32::MAX, 0);
        for (k, j) in free[..left].iter().enumerate() {
            let to = b[usize::from(*j)];
            let (x, y) = (from[0] - to[0], from[1] - to[1]);
            let far = x * x + y * y;
            if far < nearest {
                (nearest, at) = (far, k);
            }
        }
        free[at] = free[left - 1];
        sum += nearest.sqrt() * left as f32 / POINTS as f32;
        if sum >= limit {
            return f32::INFINITY;
        }
    }
    sum / WEIGHTS
}

/// The sum of the weights of all matches.
const WEIGHTS: f32 = (POINTS + 1) as f32 / 2.0;
