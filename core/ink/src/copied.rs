//! Signs of a copied text one by one: what was written and what it looks like, for a lesson on clear writing.

use crate::ink::Ink;
use crate::lattice::{Lattice, sorted_lines, sorted_order};
use crate::net::Net;
use crate::search::align;
use crate::sign::{Sign, signs};

/// A sign of a copied text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CopiedSign {
    /// The sign of the text.
    pub written: char,
    /// The likeliest sign of its strokes, whatever the text says.
    pub looks_like: char,
    /// Indices of its strokes in the ink.
    pub strokes: Vec<usize>,
}

/// Finds the strokes of each sign of a known text, and the sign that they look like. `None` if the ink has no grouping for
/// the text, or the text has characters that are not read.
pub fn copied(ink: &Ink, text: &str, net: &Net) -> Option<Vec<CopiedSign>> {
    let (lines, order, signs) = (sorted_lines(ink)?, sorted_order(ink), signs(text)?);
    let lattice = Lattice::of(&lines, net);
    let ends = align(&lattice, &signs)?;
    let starts = std::iter::once(0).chain(ends.iter().copied());
    let spans = starts.zip(ends.iter().copied());
    let found = signs.iter().zip(spans).map(|(sign, (from, to))| {
        let group = lattice.groups.get(from)?.iter().find(|group| group.to == to)?;
        let best = Sign::all().max_by(|a, b| group.scores[a.index()].total_cmp(&group.scores[b.index()]))?;
        Some(CopiedSign {
            written: sign.character(),
            looks_like: best.character(),
            strokes: order.get(from..to)?.to_vec(),
        })
    });
    found.collect()
}
