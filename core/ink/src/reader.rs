//! Reads a written move: legal texts compete with whatever else may have been written.

use crate::grammar::{self, Grammar};
use crate::ink::Ink;
use crate::lattice::{Lattice, sorted_lines, sorted_order};
use crate::net::Net;
use crate::search::{self, COSTS, Found};
use crate::sign::{self, Sign};
use notabene_core::notation::{AnyPosition, Capture, Castle, Notation as _, Style};

/// Lead of a text over those of legal moves that makes it sure.
const LEAD_OVER_LEGAL: f32 = 2.5;
/// Lead of a text over those that are no legal moves.
const LEAD_OVER_WRONG: f32 = 2.8;
/// Texts of a question may be this far behind the best.
const NEAR: f32 = 6.0;
/// The best legal text is asked for up to this far behind.
const FAR: f32 = 14.0;
/// Mean logarithm of the likelihood of a sign below which nothing is read.
const READABLE: f32 = -4.5;
/// Costs of leaving out a sign of capture, check or mate.
const LEFT_OUT: f32 = 2.0;
/// Texts of a question at most.
const MOST_ASKED: usize = 3;

/// A text that may have been written.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranked {
    /// The text, in the letters and signs of the style.
    pub text: String,
    /// True if it is the text of a legal move.
    pub is_legal: bool,
    /// The logarithm of the likelihood of the ink.
    pub likelihood: f32,
    /// The likelihood with the chance of the text.
    pub score: f32,
}

/// The answer of the reader.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// Surely this text, of a legal move or of a mistake.
    Sure(String),
    /// One of these texts: a question for the writer.
    Ask(Vec<String>),
    /// Nothing that could be a move.
    Unreadable,
}

/// The verdict and the texts behind it, best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    /// The answer.
    pub verdict: Verdict,
    /// The likeliest texts.
    pub ranking: Vec<Ranked>,
}

/// A text of a legal move.
struct Candidate {
    text: String,
    signs: Vec<Sign>,
    cost: f32,
}

/// Reads moves of one position in one style.
pub struct Reader {
    position: AnyPosition,
    style: Style,
    candidates: Vec<Candidate>,
    grammar: Grammar,
}

impl Reader {
    /// A reader of the moves of a position; none if the letters of the style are not in Latin script.
    pub fn new(position: &AnyPosition, style: &Style) -> Option<Reader> {
        style.letters.pieces.iter().try_for_each(|letter| sign::signs(letter).map(drop))?;
        let candidates = candidates(position, style);
        let grammar = grammar::grammar(position, style);
        Some(Reader { position: position.clone(), style: *style, candidates, grammar })
    }

    /// Reads ink by the trained net, or by one that is adapted to a hand.
    pub fn read(&self, ink: &Ink, net: &Net) -> Reading {
        let Some(lines) = sorted_lines(ink) else {
            return Reading { verdict: Verdict::Unreadable, ranking: Vec::new() };
        };
        let ranking = self.rank(&Lattice::of(&lines, net));
        Reading { verdict: verdict(&ranking), ranking }
    }

    /// The strokes of each sign of a text, as indices in the ink: what was read for what. None if the ink has no grouping
    /// for the text.
    pub fn strokes_of(ink: &Ink, text: &str, net: &Net) -> Option<Vec<Vec<usize>>> {
        let (order, signs) = (sorted_order(ink), sign::signs(text)?);
        let ends = search::align(&Lattice::of(&sorted_lines(ink)?, net), &signs)?;
        let starts = std::iter::once(0).chain(ends.iter().copied());
        starts.zip(&ends).map(|(from, to)| order.get(from..*to).map(<[usize]>::to_vec)).collect()
    }

    /// All texts that may have been written, best first.
    fn rank(&self, lattice: &Lattice) -> Vec<Ranked> {
        let mut all: Vec<Ranked> = self.candidates.iter().map(|c| weigh(c, lattice)).collect();
        all.retain(|ranked| ranked.likelihood > f32::NEG_INFINITY);
        for found in search::free(lattice, &self.grammar) {
            if !self.candidates.iter().any(|candidate| candidate.signs == found.signs) {
                all.push(self.ranked(&found));
            }
        }
        all.sort_by(|a, b| b.score.total_cmp(&a.score));
        all.truncate(12);
        all
    }

    fn ranked(&self, found: &Found) -> Ranked {
        let text = self.spell(&found.signs);
        let is_legal = self.position.find(&text, &self.style).is_some();
        Ranked { text, is_legal, likelihood: found.likelihood, score: found.score() }
    }

    /// Signs in the spelling of the style.
    fn spell(&self, signs: &[Sign]) -> String {
        let text = sign::text(signs);
        let castles = text.contains("0-0") && !text.contains(|c: char| c.is_ascii_digit() && c != '0');
        let letter = castles && self.style.castle == Castle::Letter && self.position.has_castling();
        let piece = text.starts_with('0') && !castles && self.style.letters.pieces.contains(&"O");
        let text = if letter { text.replace('0', "O") } else { text };
        let text = if piece { text.replacen('0', "O", 1) } else { text };
        if self.style.capture == Capture::Times { text.replace('x', "×") } else { text }
    }
}

fn candidates(position: &AnyPosition, style: &Style) -> Vec<Candidate> {
    let texts: Vec<String> = position.write_all(style).into_iter().map(|(_, text)| text).collect();
    let mut out: Vec<Candidate> = Vec::new();
    for text in &texts {
        add(&mut out, text.clone(), 0.0);
    }
    for text in &texts {
        let bare = text.trim_end_matches(['+', '#', '†', '‡', '≠']);
        let quiet: String = text.chars().filter(|c| !matches!(c, 'x' | '×' | ':')).collect();
        for short in [bare, &quiet, quiet.trim_end_matches(['+', '#', '†', '‡', '≠'])] {
            if position.find(short, style).is_some() {
                add(&mut out, short.into(), LEFT_OUT);
            }
        }
    }
    out
}

fn add(out: &mut Vec<Candidate>, text: String, cost: f32) {
    if let Some(signs) = sign::signs(&text).filter(|signs| out.iter().all(|c| c.signs != *signs)) {
        out.push(Candidate { text, signs, cost });
    }
}

fn weigh(candidate: &Candidate, lattice: &Lattice) -> Ranked {
    let likelihood = search::likelihood(lattice, &candidate.signs);
    Ranked {
        text: candidate.text.clone(),
        is_legal: true,
        likelihood,
        score: likelihood - COSTS * candidate.cost,
    }
}

fn verdict(ranking: &[Ranked]) -> Verdict {
    let Some(best) = ranking.first() else { return Verdict::Unreadable };
    if best.likelihood / (best.text.chars().count().max(1) as f32) < READABLE {
        return Verdict::Unreadable;
    }
    let lead = |other: &Ranked| if other.is_legal { LEAD_OVER_LEGAL } else { LEAD_OVER_WRONG };
    if !ranking.iter().skip(1).any(|other| best.score - other.score < lead(other)) {
        return Verdict::Sure(best.text.clone());
    }
    Verdict::Ask(question(ranking, best.score))
}

/// The best texts, always with that of the best legal move: a mistake is seldom meant.
fn question(ranking: &[Ranked], best: f32) -> Vec<String> {
    let legal = ranking.iter().find(|other| other.is_legal && best - other.score < FAR);
    let near = ranking.iter().skip(1).filter(|other| best - other.score < NEAR);
    let mut asked: Vec<&String> = Vec::new();
    for ranked in ranking.first().into_iter().chain(legal).chain(near) {
        if asked.len() < MOST_ASKED && !asked.contains(&&ranked.text) {
            asked.push(&ranked.text);
        }
    }
    asked.into_iter().cloned().collect()
}
