//! A whole game as a short text for a link: letters, digits, `-` and `_` only.
//!
//! The first character is the version. The others encode six bits each: the game, its start if it is not
//! the default one, result, tags, the current node, and the tree. A move is its index among the
//! legal moves in the order of their ids, so an ordinary game takes little more than one character per
//! half-move. Links are permanent: links of version 1 must always open, and the games keep their indices
//! in [`registry::VARIANTS`].

use crate::game::setup::Start;
use crate::game::{Game, Problem, registry};
use crate::notation::{AnyMove, AnyPosition, Notation};
use crate::position::Position as _;
use crate::record::{NodeId, Note, Record, Score, Tags, field_of, with_paragraphs, without_braces};
use std::collections::BTreeSet;

const VERSION: char = '1';
pub(super) const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// The separator of a start and the options of the game; no position contains it.
const AGREED: &str = ";";
const RESULT: &str = "Result";
const SCORES: [Score; 4] = [Score::Open, Score::White, Score::Black, Score::Draw];

/// Upper limit of moves, beyond any human game, against memory exhaustion.
const MOST_MOVES: usize = 20_000;
/// Maximum depth of variations.
const DEEPEST: usize = 200;

/// Writes numbers of any bit width as characters of six bits.
pub(super) struct BitWriter {
    out: String,
    bits: u32,
    filled: u32,
}

impl BitWriter {
    /// A text that begins with its version.
    pub(super) fn with_version(version: char) -> BitWriter {
        BitWriter { out: version.into(), bits: 0, filled: 0 }
    }
    /// The complete text.
    pub(super) fn finish(mut self) -> String {
        self.flush();
        self.out
    }
    pub(super) fn write_bits(&mut self, value: u32, width: u32) {
        for i in (0..width).rev() {
            self.bits = self.bits << 1 | value >> i & 1;
            self.filled += 1;
            if self.filled == 6 {
                self.flush();
            }
        }
    }
    fn flush(&mut self) {
        if self.filled > 0 {
            self.out.push(ALPHABET[(self.bits << (6 - self.filled) & 63) as usize] as char);
            (self.bits, self.filled) = (0, 0);
        }
    }
    /// Writes a number of any size: groups of four bits, each with a continuation bit.
    pub(super) fn number(&mut self, value: u32) {
        if value > 15 {
            self.write_bits(1, 1);
            self.write_bits(value & 15, 4);
            self.number((value >> 4) - 1);
        } else {
            self.write_bits(value, 5);
        }
    }
    fn text(&mut self, text: &str) {
        self.number(text.len() as u32);
        text.bytes().for_each(|b| self.write_bits(u32::from(b), 8));
    }
}

/// Reads the numbers written by [`Writer`]. None if the text ends too early or has other characters.
pub(super) struct BitReader<'t> {
    text: &'t [u8],
    at: usize,
}

impl BitReader<'_> {
    /// A reader at the start of a text.
    pub(super) fn new(text: &str) -> BitReader<'_> {
        BitReader { text: text.as_bytes(), at: 0 }
    }
    pub(super) fn read_bits(&mut self, width: u32) -> Option<u32> {
        let mut value = 0;
        for _ in 0..width {
            let byte = *self.text.get(self.at / 6)?;
            let six = ALPHABET.iter().position(|b| *b == byte)?;
            value = value << 1 | (six as u32 >> (5 - self.at % 6) & 1);
            self.at += 1;
        }
        Some(value)
    }
    fn flag(&mut self) -> Option<bool> {
        Some(self.read_bits(1)? == 1)
    }
    pub(super) fn number(&mut self) -> Option<u32> {
        let (mut value, mut shift, mut more) = (0u32, 0, self.flag()?);
        loop {
            let four = self.read_bits(4)?;
            // Every group but the first counts from one.
            let group = if shift == 0 { four } else { four.checked_add(1)? };
            value = value.checked_add(group.checked_mul(1u32.checked_shl(shift)?)?)?;
            if !more {
                return Some(value);
            }
            shift += 4;
            more = self.flag()?;
        }
    }
    fn text(&mut self) -> Option<String> {
        let length = self.number()? as usize;
        if length > self.text.len() {
            return None;
        }
        let bytes: Option<Vec<u8>> = (0..length).map(|_| self.read_bits(8).map(|b| b as u8)).collect();
        String::from_utf8(bytes?).ok()
    }
}

/// The legal moves in the order of their ids, then the null move, then moves that lose at once.
fn ordered(p: &AnyPosition) -> Vec<AnyMove> {
    let mut all: Vec<(String, AnyMove)> = Vec::new();
    for m in p.legal_moves() {
        let id = p.id(&m);
        all.insert(all.partition_point(|(other, _)| *other < id), (id, m));
    }
    all.into_iter().map(|(_, m)| m).chain(p.pass()).chain(p.blunders()).collect()
}

/// Number of bits for a choice among `choices`.
const fn width(choices: usize) -> u32 {
    usize::BITS - choices.saturating_sub(1).leading_zeros()
}

pub(super) fn write(session: &Game) -> String {
    let record = &session.record;
    let mut w = BitWriter::with_version(VERSION);
    let game = registry::VARIANTS.iter().position(|g| g.id == session.variant.id).unwrap_or_default();
    w.write_bits(game as u32, 5);
    let start = record.start.to_text();
    let start = if session.variant.is_usual(&start) { "" } else { &start };
    match record.start.options().filter(|rules| !rules.is_empty()) {
        Some(rules) => w.text(&format!("{start}{AGREED}{rules}")),
        None => w.text(start),
    }
    let score = session.score();
    let place = SCORES.iter().position(|s| *s == score);
    w.write_bits(place.unwrap_or_default() as u32, 2);
    // A result without a code is written as a tag.
    let odd = score.is_odd().then(|| (String::from(RESULT), String::from(score.pgn())));
    let tags = record.tags.0.iter().filter(|(name, _)| name != RESULT);
    w.number(tags.clone().chain(&odd).count() as u32);
    for (name, value) in tags.chain(&odd) {
        w.text(name);
        w.text(value);
    }
    let mut nodes = vec![Record::ROOT];
    write_note(record, Record::ROOT, &mut w);
    write_line(record, Record::ROOT, &mut w, &mut nodes);
    w.number(nodes.iter().position(|node| *node == session.at).unwrap_or_default() as u32);
    w.finish()
}

/// Writes all that follows a node, and lists the nodes in that order.
fn write_line(record: &Record, mut node: NodeId, w: &mut BitWriter, nodes: &mut Vec<NodeId>) {
    loop {
        let children = record.tree.children(node);
        match children.len() {
            1 => w.write_bits(1, 1),
            0 => w.write_bits(0b01, 2),
            n => {
                w.write_bits(0b00, 2);
                w.number(n as u32 - 2);
            }
        }
        let Some((first, others)) = children.split_first() else { return };
        let choices = ordered(record.position(node));
        for child in children {
            let m = record.tree.get(*child).map(|ply| &ply.m);
            let place = choices.iter().position(|c| Some(c) == m).unwrap_or_default();
            w.write_bits(place as u32, width(choices.len()));
            write_note(record, *child, w);
            nodes.push(*child);
        }
        others.iter().for_each(|other| write_line(record, *other, w, nodes));
        node = *first;
    }
}

fn write_note(record: &Record, node: NodeId, w: &mut BitWriter) {
    let note = record.note(node);
    w.write_bits(u32::from(!note.is_empty()), 1);
    if note.is_empty() {
        return;
    }
    w.text(&note.before);
    w.text(&note.braces(&|field| record.start.field_name(field), false));
    w.number(note.marks.len() as u32);
    note.marks.iter().for_each(|mark| w.write_bits(u32::from(*mark), 8));
}

/// The problem of a link of a later version.
pub(super) fn newer_version() -> Problem {
    Problem { message: msg!(LinkNewer), at: 0 }
}

/// The text after the version, if it is this one. Later versions are the digits that follow.
pub(super) fn strip_version(text: &str, version: char) -> Result<&str, Problem> {
    let later = |c: char| c.is_ascii_digit() && c > version;
    text.strip_prefix(version).ok_or_else(|| match text.starts_with(later) {
        true => newer_version(),
        false => Problem { message: msg!(LinkDamaged), at: 0 },
    })
}

/// Opens a link completely or not at all.
///
/// # Errors
///
/// The link is damaged, or of a later version.
pub fn read(text: &str) -> registry::OpenResult {
    let damaged = || Problem { message: msg!(LinkDamaged), at: 0 };
    let rest = strip_version(text, VERSION)?;
    let mut r = BitReader::new(rest);
    let game =
        registry::VARIANTS.get(r.read_bits(5).ok_or_else(damaged)? as usize).ok_or_else(newer_version)?;
    let start = r.text().ok_or_else(damaged)?;
    let (position, rules) = start.split_once(AGREED).unwrap_or((&start, ""));
    let position = Some(position).filter(|s| !s.is_empty());
    resume(game, game.start_position(Start { position, rules })?, r).ok_or_else(damaged)
}

/// Reads the rest of a link from a start.
fn resume(game: &'static registry::Variant, start: AnyPosition, mut r: BitReader) -> Option<Game> {
    let results = start.results();
    let mut record = Record::new(start);
    record.score = *SCORES.get(r.read_bits(2)? as usize)?;
    let (mut names, mut lost) = (BTreeSet::new(), Vec::new());
    for _ in 0..r.number()? {
        let name = r.text().filter(|name| Tags::is_name(name))?;
        let tag = (Tags::usual_name(&name).to_string(), r.text()?);
        match Score::find(&tag.1).filter(|score| score.fits(results) && tag.0 == RESULT && score.is_odd()) {
            Some(score) => record.score = score,
            // The first of a name counts; another value of it is kept as text, as in a record.
            None if names.insert(tag.0.clone()) => record.tags.0.push(tag),
            None => lost.push(format!("{} {}", tag.0, tag.1)),
        }
    }
    let mut nodes = vec![Record::ROOT];
    read_note(&mut record, Record::ROOT, &mut r)?;
    if !lost.is_empty() {
        record.add_comment(Record::ROOT, &lost.join(" "));
    }
    read_line(&mut record, Record::ROOT, &mut r, &mut nodes, 0)?;
    let at = *nodes.get(r.number()? as usize)?;
    let mut session = Game::with(game, record);
    session.at = at;
    session.order_edits();
    Some(session)
}

fn read_line(
    record: &mut Record,
    mut node: NodeId,
    r: &mut BitReader,
    nodes: &mut Vec<NodeId>,
    depth: usize,
) -> Option<()> {
    loop {
        let count = match r.flag()? {
            true => 1,
            false if r.flag()? => return Some(()),
            false => r.number()?.checked_add(2)?,
        };
        let choices = ordered(record.position(node));
        // Records may contain a move twice, so that there may be more of them than legal ones.
        if count as usize > MOST_MOVES || nodes.len() > MOST_MOVES || depth > DEEPEST {
            return None;
        }
        let mut children = Vec::new();
        for _ in 0..count {
            let m = choices.get(r.read_bits(width(choices.len()))? as usize)?;
            let child = record.add(node, m);
            read_note(record, child, r)?;
            children.push(child);
            nodes.push(child);
        }
        record.merge_leading_comment(node);
        let (first, others) = children.split_first()?;
        for other in others {
            read_line(record, *other, r, nodes, depth + 1)?;
        }
        node = *first;
    }
}

fn read_note(record: &mut Record, node: NodeId, r: &mut BitReader) -> Option<()> {
    if !r.flag()? {
        return Some(());
    }
    let mut note = Note { before: with_paragraphs(&without_braces(&r.text()?)), ..Note::default() };
    let names = record.start.clone();
    note.parse_comment(&r.text()?, &|name| field_of(&names, name));
    for _ in 0..r.number()? {
        note.mark(r.read_bits(8)? as u8);
    }
    *record.note_mut(node) = note;
    Some(())
}
