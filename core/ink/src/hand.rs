//! The hand of one person, learnt from copied lines whose text is known.
//!
//! The lines themselves are kept, so that a later net learns from them again. The text of a hand is `hand1`, then for each
//! line a semicolon, its text, and its strokes as in the text of [`Ink`]. The text of a move that its writer confirmed begins with a blank, which
//! earlier readers ignore.

use crate::ink::{Ink, InkErrorKind};
use crate::lattice::{Lattice, each_group, sorted_lines};
use crate::net::{HIDDEN, Net};
use crate::search::{align, likelihood};
use crate::sign::{COUNT, Sign, signs};

/// Copied lines at most; the oldest goes first.
pub const MOST_LINES: usize = 24;
/// Confirmed moves at most; the oldest goes first, and never a copied line.
pub const MOST_CONFIRMED: usize = 16;
/// Times that each sign of a move was seen, from which a move that was surely read teaches nothing new.
const ENOUGH: usize = 3;
/// Mean logarithm of the likelihood of the signs of a confirmed move below which its ink is rather something else.
const BELIEVED: f32 = -4.5;
/// Times that the net sees each line.
const ROUNDS: usize = 12;
/// Share of an error that one look at a group corrects.
const RATE: f32 = 1.0;
const VERSION: &str = "hand1";

/// A copied line, or a move that its writer confirmed.
#[derive(Clone, PartialEq, Debug)]
struct Copy {
    text: String,
    ink: Ink,
    is_confirmed: bool,
}

/// The copied lines of one person.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Hand {
    copies: Vec<Copy>,
}

/// The reason why a text is not a hand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum HandErrorKind {
    /// It does not begin with the version.
    Version,
    /// A line without text, or with characters that are not read.
    Text,
    /// The strokes of a line are no ink.
    Ink(InkErrorKind),
    /// More lines than [`MOST_LINES`] and [`MOST_CONFIRMED`] together.
    TooLong,
}

/// A text that is not a hand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct HandError {
    /// Byte offset.
    pub at: usize,
    /// The reason.
    pub kind: HandErrorKind,
}

impl Hand {
    /// Number of lines.
    pub fn len(&self) -> usize {
        self.copies.len()
    }
    /// True without lines.
    pub fn is_empty(&self) -> bool {
        self.copies.is_empty()
    }

    /// Learns a line that was copied from a known text. Returns false if the ink cannot be that text: it has fewer strokes
    /// than the text has signs, or the text has characters that are not read.
    pub fn learn(&mut self, ink: &Ink, text: &str, net: &Net) -> bool {
        let copy = Copy::new(ink, text, false);
        let is_good = copy.samples(net).is_some();
        if is_good {
            self.add(copy);
        }
        is_good
    }

    /// Learns a move that its writer confirmed, if that helps: it was asked for, or has a sign that was seldom seen. Ink that is
    /// rather something else than the text is not learnt: somebody may have changed their mind. Returns false if nothing was learnt.
    pub fn learn_confirmed(&mut self, ink: &Ink, text: &str, was_asked: bool, net: &Net) -> bool {
        let copy = Copy::new(ink, text, true);
        let is_known = copy.text.chars().all(|sign| self.count(sign) >= ENOUGH);
        let is_good =
            (was_asked || !is_known) && copy.mean_likelihood(net).is_some_and(|mean| mean > BELIEVED);
        if is_good {
            self.add(copy);
        }
        is_good
    }

    fn add(&mut self, copy: Copy) {
        let most = if copy.is_confirmed { MOST_CONFIRMED } else { MOST_LINES };
        let is_alike = |other: &Copy| other.is_confirmed == copy.is_confirmed;
        if self.copies.iter().filter(|other| is_alike(other)).count() >= most
            && let Some(oldest) = self.copies.iter().position(is_alike)
        {
            self.copies.remove(oldest);
        }
        self.copies.push(copy);
    }

    /// Number of times that a sign stands in the lines.
    fn count(&self, sign: char) -> usize {
        self.copies.iter().flat_map(|copy| copy.text.chars()).filter(|other| *other == sign).count()
    }

    /// The moves that were confirmed, with their ink, the oldest first.
    pub fn confirmed(&self) -> impl Iterator<Item = (&str, &Ink)> {
        self.copies.iter().filter(|copy| copy.is_confirmed).map(|copy| (copy.text.as_str(), &copy.ink))
    }

    /// Forgets one of the moves that were confirmed, by its number in [`Hand::confirmed`].
    pub fn forget_confirmed(&mut self, n: usize) {
        let mut confirmed = self.copies.iter().enumerate().filter(|(_, copy)| copy.is_confirmed);
        if let Some((at, _)) = confirmed.nth(n) {
            self.copies.remove(at);
        }
    }

    /// The net, adapted to this hand: its last layer is trained with the copied lines.
    pub fn adapt(&self, net: &Net) -> Net {
        let samples: Vec<_> = self.copies.iter().filter_map(|copy| copy.samples(net)).flatten().collect();
        adapted(net, &samples, RATE)
    }

    /// Writes the hand as text, for storage and backups.
    pub fn to_text(&self) -> String {
        let mut out = String::from(VERSION);
        for copy in &self.copies {
            out.push(';');
            if copy.is_confirmed {
                out.push(' ');
            }
            out.push_str(&copy.text);
            out.push(';');
            copy.ink.write(&mut out);
        }
        out
    }

    /// Reads a hand from its text, in linear time.
    ///
    /// # Errors
    ///
    /// [`HandError`] with place and reason.
    pub fn from_text(text: &str) -> Result<Hand, HandError> {
        let error = |at, kind| Err(HandError { at, kind });
        let Some(mut rest) = text.strip_prefix(VERSION) else { return error(0, HandErrorKind::Version) };
        let mut hand = Hand::default();
        while !rest.is_empty() {
            let at = text.len() - rest.len();
            if hand.len() == MOST_LINES + MOST_CONFIRMED {
                return error(at, HandErrorKind::TooLong);
            }
            let parts = rest.strip_prefix(';').and_then(|rest| rest.split_once(';'));
            let Some((line, body)) = parts.filter(|(line, _)| signs(line).is_some_and(|s| !s.is_empty()))
            else {
                return error(at, HandErrorKind::Text);
            };
            let (body, next) =
                body.split_at_checked(body.find(';').unwrap_or(body.len())).unwrap_or_default();
            let at = text.len() - next.len() - body.len();
            let place = |e: crate::InkError| HandError { at: at + e.at, kind: HandErrorKind::Ink(e.kind) };
            let ink = Ink::from_body(body).map_err(place)?;
            let is_confirmed = line.starts_with(' ');
            hand.copies.push(Copy { text: line.trim_start().into(), ink, is_confirmed });
            rest = next;
        }
        Ok(hand)
    }
}

/// The trained net, adapted to the hand that was asked for last: adapting takes some tens of milliseconds.
#[derive(Default)]
pub struct AdaptedNet {
    /// Key of the hand, and its net.
    latest: Option<(String, Net)>,
}

impl AdaptedNet {
    /// The net of a hand: its key is its text, or whatever tells it from others. The hand is made if it is not the latest one.
    ///
    /// # Errors
    ///
    /// The hand cannot be made.
    pub fn of<E>(&mut self, key: &str, hand: impl FnOnce(&Net) -> Result<Hand, E>) -> Result<&Net, E> {
        if self.latest.as_ref().is_none_or(|(of, _)| of != key) {
            let trained = Net::trained();
            let net = hand(&trained)?.adapt(&trained);
            self.latest = Some((key.into(), net));
        }
        let (_, net) = self.latest.get_or_insert_with(|| (key.into(), Net::trained()));
        Ok(net)
    }
}

/// A net whose last layer is trained with samples; `rate` is the share of an error that one look at a group corrects.
pub(crate) fn adapted(net: &Net, samples: &[Sample], rate: f32) -> Net {
    let mut own = net.clone();
    for _ in 0..ROUNDS {
        samples.iter().for_each(|(hidden, label)| own.correct(hidden, *label, rate));
    }
    own
}

/// Input of the hidden layer for a group, and the sign of the group or none.
pub(crate) type Sample = ([f32; HIDDEN], usize);

impl Copy {
    fn new(ink: &Ink, text: &str, is_confirmed: bool) -> Copy {
        let text = text.chars().filter(|c| !c.is_whitespace()).collect();
        Copy { text, ink: ink.clone(), is_confirmed }
    }

    /// Mean logarithm of the likelihood of its signs; none if there is no grouping.
    fn mean_likelihood(&self, net: &Net) -> Option<f32> {
        let (lines, signs) = (sorted_lines(&self.ink)?, signs(&self.text)?);
        let likelihood = likelihood(&Lattice::of(&lines, net), &signs);
        (likelihood > f32::NEG_INFINITY).then(|| likelihood / signs.len().max(1) as f32)
    }

    /// The groups of the line, by the likeliest grouping for its text; none if there is no grouping.
    fn samples(&self, net: &Net) -> Option<Vec<Sample>> {
        let (lines, signs) = (sorted_lines(&self.ink)?, signs(&self.text)?);
        let ends = align(&Lattice::of(&lines, net), &signs)?;
        let mut out = Vec::new();
        each_group(&lines, |from, to, features| {
            out.push((net.hidden(features), label(&signs, &ends, from, to)));
        });
        Some(out)
    }
}

/// The sign whose group reaches from one stroke to another; otherwise the number of no sign.
pub(crate) fn label(signs: &[Sign], ends: &[usize], from: usize, to: usize) -> usize {
    let starts = std::iter::once(0).chain(ends.iter().copied());
    let mut groups = signs.iter().zip(starts.zip(ends));
    groups.find(|(_, (start, end))| (*start, **end) == (from, to)).map_or(COUNT, |(sign, _)| sign.index())
}
