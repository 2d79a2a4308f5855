//! Visitors of a game during replay.

use super::event::{Annotation, Visitor};
use crate::notation::{AnyMove, AnyPosition, AnyTextCache, Notation, Style};
use crate::position::Position as _;
use crate::record::comment_text::{join_paragraphs, with_paragraphs, without_braces};
use crate::record::game::Record;
use crate::record::history;
use crate::record::tree::NodeId;
use crate::work;

/// Counts the moves of the main line and stores its last position. Detects automatic draws.
pub struct MoveCounter {
    depth: u32,
    /// Number of half-moves of the main line.
    pub plies: usize,
    /// The position at its end.
    pub last: AnyPosition,
    recent: Recent,
    is_drawn: bool,
}

impl MoveCounter {
    /// An empty counter.
    pub fn new(start: AnyPosition) -> Self {
        MoveCounter { depth: 0, plies: 0, last: start, recent: Recent::default(), is_drawn: false }
    }
}

impl Visitor for MoveCounter {
    fn on_move(&mut self, before: &AnyPosition, _: &AnyMove, after: &AnyPosition) {
        if self.depth > 0 {
            return;
        }
        self.plies += 1;
        self.last.clone_from(after);
        if !self.is_drawn {
            self.recent.push(before, after);
            self.is_drawn =
                history::may_be_drawn(after) && history::automatic_draw(after, &self.recent.all()).is_some();
        }
    }
    fn on_variation_start(&mut self) {
        self.depth += 1;
    }
    fn on_variation_end(&mut self) {
        self.depth -= 1;
    }
    fn is_drawn(&self) -> bool {
        self.is_drawn && self.depth == 0
    }
}

/// A buffer of the positions since the last capture or pawn move. Reuses its memory: a record has thousands of moves.
#[derive(Default)]
struct Recent {
    positions: Vec<AnyPosition>,
    used: usize,
}

impl Recent {
    fn push(&mut self, before: &AnyPosition, after: &AnyPosition) {
        if after.quiet_plies() == 0 {
            self.used = 0;
            return;
        }
        match self.positions.get_mut(self.used) {
            Some(place) => place.clone_from(before),
            None => self.positions.push(before.clone()),
        }
        self.used += 1;
    }
    fn all(&self) -> Vec<&AnyPosition> {
        self.positions.iter().take(self.used).collect()
    }
}

/// Ignores all events.
pub struct NoVisitor;

impl Visitor for NoVisitor {
    fn on_move(&mut self, _: &AnyPosition, _: &AnyMove, _: &AnyPosition) {}
}

/// Writes the main line as text: a line with a move, a line with the position after it.
pub struct PositionLister<'a> {
    depth: u32,
    style: &'a Style,
    cache: AnyTextCache,
    /// `e4`, a line end, the position, a line end.
    pub text: String,
}

impl<'a> PositionLister<'a> {
    /// An empty text.
    pub fn new(style: &'a Style) -> Self {
        PositionLister { depth: 0, style, cache: AnyTextCache::default(), text: String::new() }
    }
}

impl Visitor for PositionLister<'_> {
    fn on_move(&mut self, before: &AnyPosition, m: &AnyMove, after: &AnyPosition) {
        if self.depth > 0 {
            return;
        }
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        before.write_to(m, self.style, &mut self.text);
        self.text.push('\n');
        after.write_position(&mut self.cache, &mut self.text);
    }
    fn on_variation_start(&mut self) {
        self.depth += 1;
    }
    fn on_variation_end(&mut self) {
        self.depth -= 1;
    }
}

/// Stores all events in a record.
pub struct Recorder<'r> {
    record: &'r mut Record,
    at: NodeId,
    outer: Vec<NodeId>,
    /// The comment at the start of a variation, before its first move.
    before: Option<String>,
}

impl<'r> Recorder<'r> {
    /// Appends to a record, from its start.
    pub fn new(record: &'r mut Record) -> Self {
        Recorder { record, at: Record::ROOT, outer: Vec::new(), before: None }
    }
}

impl Visitor for Recorder<'_> {
    fn on_move(&mut self, _: &AnyPosition, m: &AnyMove, _: &AnyPosition) {
        self.at = self.record.add(self.at, m);
        if let Some(before) = self.before.take().filter(|b| !b.is_empty()) {
            join_paragraphs(&mut self.record.note_mut(self.at).before, &before);
        }
    }
    fn on_variation_start(&mut self) {
        self.outer.push(self.at);
        self.at = self.record.tree.parent(self.at).unwrap_or(self.at);
        self.before = Some(String::new());
    }
    fn on_variation_end(&mut self) {
        self.at = self.outer.pop().unwrap_or(self.at);
        if let Some(text) = self.before.take().filter(|b| !b.is_empty()) {
            // A variation without a move: its comment stays with the move it should have replaced.
            self.record.add_comment(self.at, &text);
        }
    }
    fn on_annotation(&mut self, what: Annotation<'_>) {
        if let (Some(before), Annotation::Comment(text)) = (&mut self.before, what) {
            return join_paragraphs(before, &with_paragraphs(&without_braces(text)));
        }
        match what {
            Annotation::Comment(text) => self.record.add_comment(self.at, text),
            Annotation::Mark(mark) => self.record.note_mut(self.at).mark(mark),
            Annotation::Offer => self.record.note_mut(self.at).offer = true,
        }
    }
}

/// Converts byte offsets to lines and columns. Caches offsets, so that a text with thousands of problems in any
/// order is scanned once.
pub struct TextPositions<'t> {
    text: &'t str,
    /// Offsets already converted, at least [`CHECKPOINT_DISTANCE`] bytes apart; the first is the start.
    checkpoints: Vec<TextPosition>,
}

/// A byte offset with its line and column.
#[derive(Copy, Clone)]
struct TextPosition {
    at: usize,
    line: u32,
    column: u32,
}

/// Minimum distance of cached offsets in bytes.
const CHECKPOINT_DISTANCE: usize = 1024;

impl<'t> TextPositions<'t> {
    /// A converter for a text.
    pub fn new(text: &'t str) -> Self {
        TextPositions { text, checkpoints: vec![TextPosition { at: 0, line: 1, column: 1 }] }
    }

    /// The line and column of a byte offset, both from 1; columns count characters.
    pub fn find(&mut self, at: usize) -> (u32, u32) {
        let after = self.checkpoints.partition_point(|place| place.at <= at);
        let mut place = self.checkpoints[after.saturating_sub(1)];
        let is_last = after == self.checkpoints.len();
        let mut chars = self.text.get(place.at..).unwrap_or_default().chars();
        while let Some(c) = chars.next().filter(|_| place.at < at) {
            work::count(1);
            place.at += c.len_utf8();
            match c {
                '\r' if chars.as_str().starts_with('\n') => {}
                '\n' | '\r' => (place.line, place.column) = (place.line + 1, 1),
                // The byte order mark is not a character of the first line.
                '\u{feff}' => {}
                _ => place.column += 1,
            }
            if is_last
                && self.checkpoints.last().is_some_and(|last| place.at >= last.at + CHECKPOINT_DISTANCE)
            {
                self.checkpoints.push(place);
            }
        }
        (place.line, place.column)
    }
}

/// The line and column of one byte offset; see [`TextPositions`].
pub fn line_and_column(text: &str, at: usize) -> (u32, u32) {
    TextPositions::new(text).find(at)
}

/// Decodes the bytes of a file: UTF-16 with its mark, UTF-8, otherwise Latin-1 as in older programs. None if it is not
/// text.
pub fn decode(bytes: &[u8]) -> Option<String> {
    let wide = |unit: fn([u8; 2]) -> u16, rest: &[u8]| {
        let (units, _) = rest.as_chunks::<2>();
        String::from_utf16_lossy(&units.iter().map(|pair| unit(*pair)).collect::<Vec<u16>>())
    };
    match bytes {
        [0xff, 0xfe, rest @ ..] => return Some(wide(u16::from_le_bytes, rest)),
        [0xfe, 0xff, rest @ ..] => return Some(wide(u16::from_be_bytes, rest)),
        _ => {}
    }
    let head = &bytes[..bytes.len().min(4096)];
    let strange = head.iter().filter(|b| **b < 9 || (14..32).contains(*b) && **b != 27).count();
    if strange * 50 > head.len() || head.starts_with(b"PK\x03\x04") || head.starts_with(b"%PDF") {
        return None;
    }
    Some(match std::str::from_utf8(bytes) {
        Ok(text) => text.into(),
        Err(_) => bytes.iter().map(|b| char::from(*b)).collect(),
    })
}
