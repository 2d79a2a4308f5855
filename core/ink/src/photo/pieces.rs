//! Groups of traced strokes that may be signs.
//!
//! Other than strokes of a pen, those of a photograph may go on from one sign into the next where signs touch, may be dirt, or many lines over
//! each other. So the tracer cuts strokes where signs may part: pieces that follow each other begin where the one before ends. A group
//! joins its pieces again before the net sees them; a border of signs within a stroke has a price. Many lines in one place may be any sign, and single
//! strokes may be none, at higher prices.

use crate::drawing::Line;
use crate::features::{Bounds, Frame, LENGTH, features, length};
use crate::ink::Ink;
use crate::lattice::{Group, Lattice, MOST_STROKES_OF_SIGN, Skip, gaps, line, may_be_sign, middle, scores};
use crate::net::Net;
use crate::sign::COUNT;

/// Pieces of a place at most, and of a sign.
const MOST: usize = 64;
const MOST_OF_SIGN: usize = 8;
/// Widest stroke that is joined again, in heights of all ink: the net learnt strokes of pixels that are cut where they are wider.
pub const WIDEST: f32 = 0.95;
/// Price of a border of signs within a stroke.
const CUT: f32 = 1.0;
/// The lowest logarithm of a probability: what is that unlikely still tells moves apart.
const FLOOR: f32 = -20.0;
/// Price of lines over each other for any sign, their number at most, and how wide they are in heights of the ink.
const BLOB: f32 = 11.0;
const MOST_OF_BLOB: usize = 16;
const WIDE_BLOB: f32 = 1.3;
/// Price of a stroke that is no sign, and for its length in heights of the ink.
const DIRT: f32 = 5.0;
const LONG_DIRT: f32 = 8.0;

/// The pieces of the strokes of a place, sorted from left to right.
#[derive(Clone, PartialEq, Debug)]
pub struct Pieces {
    lines: Vec<Line>,
    /// For each piece the one that goes on where it ends.
    next: Vec<Option<usize>>,
}

impl Pieces {
    /// The pieces of an ink, of which some strokes are left out; none if there are none or too many.
    pub fn of(ink: &Ink, is_left_out: impl Fn(usize) -> bool) -> Option<Pieces> {
        let kept = (0..ink.strokes.len()).filter(|n| !is_left_out(*n) && !ink.strokes[*n].points.is_empty());
        let mut order: Vec<(usize, Line)> = kept.map(|n| (n, line(&ink.strokes[n]))).collect();
        if order.is_empty() || order.len() > MOST {
            return None;
        }
        order.sort_by(|a, b| middle(&a.1).total_cmp(&middle(&b.1)));
        let goes_on = |(n, line): &(usize, Line)| {
            order.iter().position(|(m, other)| *m == n + 1 && line.len() > 1 && line.last() == other.first())
        };
        let next = order.iter().map(goes_on).collect();
        Some(Pieces { lines: order.into_iter().map(|(_, line)| line).collect(), next })
    }

    /// The strokes of a part of the pieces, joined where they are not too wide.
    fn joined(&self, from: usize, to: usize, widest: f32) -> Vec<Line> {
        let is_in = |at: usize| (from..to).contains(&at);
        let is_later = |at: usize| (from..to).any(|n| self.next[n] == Some(at));
        let mut out = Vec::new();
        for start in (from..to).filter(|at| !is_later(*at)) {
            let mut stroke = self.lines[start].clone();
            let mut now = start;
            while let Some(at) = self.next[now].filter(|at| is_in(*at)) {
                if Bounds::of([&stroke, &self.lines[at]]).width() > widest {
                    out.push(std::mem::take(&mut stroke));
                }
                stroke.extend(&self.lines[at]);
                now = at;
            }
            out.push(stroke);
        }
        out
    }

    /// Number of strokes that go on into a part of the pieces, or out of it.
    fn cuts(&self, from: usize, to: usize) -> usize {
        let is_in = |at: usize| (from..to).contains(&at);
        let is_cut = |(n, next): (usize, &Option<usize>)| next.is_some_and(|next| is_in(n) != is_in(next));
        self.next.iter().enumerate().filter(|link| is_cut(*link)).count()
    }

    /// Calls a function with all groups of pieces that may be signs, their features, and their prices.
    pub fn each_group(&self, mut call: impl FnMut(usize, usize, &[f32; LENGTH], f32)) {
        let frame = Frame::of(&self.lines);
        let bounds: Vec<Bounds> = self.lines.iter().map(|line| Bounds::of([line])).collect();
        let widest = WIDEST * Bounds::of(&self.lines).height();
        for from in 0..self.lines.len() {
            for to in from + 1..=(from + MOST_OF_SIGN).min(self.lines.len()) {
                let strokes = self.joined(from, to, widest);
                if strokes.len() <= MOST_STROKES_OF_SIGN && may_be_sign(&bounds[from..to], &frame) {
                    let price = CUT / 2.0 * self.cuts(from, to) as f32;
                    call(from, to, &features(&strokes, &frame, gaps(&bounds, from, to)), price);
                }
            }
        }
    }

    /// The groups with the likelihoods of a net.
    pub fn lattice(&self, net: &Net) -> Lattice {
        let count = self.lines.len();
        let mut groups: Vec<Vec<Group>> = vec![Vec::new(); count];
        self.each_group(|from, to, features, price| {
            let scores = scores(&net.log_probabilities(features), FLOOR).map(|score| score - price);
            groups[from].push(Group { from, to, scores });
        });
        let unit = Frame::of(&self.lines).unit;
        for (from, begun) in groups.iter_mut().enumerate() {
            for to in from + 2..=(from + MOST_OF_BLOB).min(count) {
                let is_narrow = Bounds::of(&self.lines[from..to]).width() < WIDE_BLOB * unit;
                if is_narrow && begun.iter().all(|group| group.to != to) {
                    begun.push(Group { from, to, scores: [-BLOB; COUNT] });
                }
            }
        }
        let dirt =
            |n: usize| Skip { from: n, to: n + 1, cost: DIRT + LONG_DIRT * length(&self.lines[n]) / unit };
        Lattice { strokes: count, groups, skips: (0..count).map(dirt).collect() }
    }
}
