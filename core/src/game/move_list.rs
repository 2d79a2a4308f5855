//! The move list: the written moves in rows, with their variations.

use super::cache::{self, WrittenMove};
use super::game::Game;
use super::status;
use crate::notation::{Notation, Numbering, Style, Token, TokenPart};
use crate::position::{Position as _, Side};
use crate::record::{NodeId, Note, Record, Score, Tags};
use crate::work;
use std::sync::Arc;

/// A written move.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveCell {
    /// The node of the move.
    pub node: NodeId,
    /// The node before it: the current one while this move could be played.
    pub before: NodeId,
    /// Its number, with dots before a move of Black.
    pub move_number: Arc<[Token]>,
    /// Its tokens.
    pub tokens: Arc<[Token]>,
    /// Its annotation.
    pub note: Note,
}

impl MoveCell {
    /// The text of the move.
    pub fn text(&self) -> String {
        self.tokens.iter().map(|t| t.text.as_str()).collect()
    }
    /// The text with its number.
    pub fn whole(&self) -> String {
        self.move_number.iter().chain(self.tokens.iter()).map(|t| t.text.as_str()).collect()
    }
}

impl MoveSheet {
    /// A written move of the main line or of a variation.
    pub fn cell(&self, node: NodeId) -> Option<&MoveCell> {
        self.each_cell().find(|cell| cell.node == node)
    }
    /// The moves on the path to a node, in order; empty for the start.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut before = Vec::new();
        self.each_cell().for_each(|cell| cache::set(&mut before, cell.node, cell.before));
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(node), |at| cache::get(&before, *at)).collect();
        work::count(path.len());
        path.retain(|node| cache::get(&before, *node).is_some());
        path.reverse();
        path
    }
    /// All written moves, row by row: those of the main line first, then the variations beside them.
    pub fn cells(&self) -> Vec<&MoveCell> {
        self.each_cell().collect()
    }
    fn each_cell(&self) -> impl Iterator<Item = &MoveCell> {
        self.rows.iter().flat_map(|row| {
            work::count(1);
            let lines = row.lines.iter().flat_map(|line| line.cells.iter().map(|(_, cell)| cell));
            row.first.iter().chain(&row.second).chain(lines)
        })
    }
}

/// A variation.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveLine {
    /// Nesting depth: 1 beside the main line, 2 beside such a variation, and so on.
    pub depth: u32,
    /// The moves; with a number before the first and before each of White's.
    pub cells: Vec<(Arc<[Token]>, MoveCell)>,
}

/// A move number, the moves of both sides, and the variations beside them.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveRow {
    /// The move number.
    pub number: u32,
    /// The move of the side that begins; none if the game starts with the other.
    pub first: Option<MoveCell>,
    /// The move of the other side, once made.
    pub second: Option<MoveCell>,
    /// The variations.
    pub lines: Vec<MoveLine>,
}

/// The move list.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveSheet {
    /// The side that begins, in the first column.
    pub first: Side,
    /// The main line in rows.
    pub rows: Vec<MoveRow>,
    /// The current node.
    pub at: NodeId,
    /// The annotation of the current move.
    pub note: Note,
    /// The comment before the first move.
    pub opening: String,
    /// The result, with its reason; empty while the game is open.
    pub result: Vec<Token>,
    /// The tag pairs.
    pub tags: Tags,
}

impl Game {
    /// The written moves in rows.
    pub fn sheet(&self, style: &Style) -> MoveSheet {
        sheet(self, style)
    }
    /// The tokens of a half-move of the main line, counted from 1.
    pub fn half_move(&self, ply: usize, style: &Style) -> Option<Vec<Token>> {
        let node = self.record.tree.line(Record::ROOT).nth(ply.checked_sub(1)?)?;
        Some(written_move(self, node, style).to_vec())
    }
    /// The moves of the main line with their numbers.
    pub(crate) fn main_line(&self, style: &Style) -> String {
        let mut out = String::new();
        for node in self.record.tree.line(Record::ROOT) {
            let p = self.record.position_before(node);
            let written = cached_move(self, node, style);
            let leads = p.turn() == p.first() || out.is_empty();
            out.push_str(if out.is_empty() { "" } else { " " });
            let lead = written.move_number.iter().filter(|_| leads);
            lead.chain(written.tokens.iter()).for_each(|token| out.push_str(&token.text));
        }
        out
    }
}

fn sheet(session: &Game, style: &Style) -> MoveSheet {
    let mut rows: Vec<MoveRow> = Vec::new();
    for node in session.record.tree.line(Record::ROOT) {
        let parent = session.record.tree.parent(node).unwrap_or(Record::ROOT);
        let p = session.record.position(parent);
        let (number, leads) = (p.number(), p.turn() == p.first());
        let cell = Some(cell(session, node, style));
        match rows.last_mut().filter(|row| !leads && row.number == number) {
            Some(row) => row.second = cell,
            None if !leads => rows.push(MoveRow { number, first: None, second: cell, lines: vec![] }),
            None => rows.push(MoveRow { number, first: cell, second: None, lines: vec![] }),
        }
        let beside = session.record.tree.children(parent).get(1..).unwrap_or_default();
        if let Some(row) = rows.last_mut() {
            for other in beside {
                lines(session, *other, 1, style, &mut row.lines);
            }
        }
    }
    MoveSheet {
        first: session.record.start.first(),
        rows,
        at: session.at,
        note: session.record.note(session.at).clone(),
        opening: session.record.note(Record::ROOT).comment.clone(),
        result: result(session),
        tags: session.record.tags.clone(),
    }
}

/// The result as a token.
fn result(session: &Game) -> Vec<Token> {
    let score = session.score();
    if score == Score::Open {
        return Vec::new();
    }
    vec![Token::new(
        score.shown(session.record.start.results()),
        TokenPart::Result,
        status::result_message(score),
        vec![],
    )]
}

/// The cell of a node.
fn cell(session: &Game, node: NodeId, style: &Style) -> MoveCell {
    let before = session.record.tree.parent(node).unwrap_or(Record::ROOT);
    MoveCell {
        node,
        before,
        move_number: cached_move(session, node, style).move_number,
        tokens: written_move(session, node, style),
        note: session.record.note(node).clone(),
    }
}

/// A written move, with its draw offer.
pub(super) fn written_move(session: &Game, node: NodeId, style: &Style) -> Arc<[Token]> {
    let tokens = cached_move(session, node, style).tokens;
    if session.record.note(node).offer {
        let offer = Token::new("(=)", TokenPart::Offer, msg!(OffersDraw), vec![]);
        return tokens.iter().cloned().chain([offer]).collect();
    }
    tokens
}

/// A move of the tree with its number, from the cache.
fn cached_move(session: &Game, node: NodeId, style: &Style) -> WrittenMove {
    session.cache.written(node, style, || {
        let p = session.record.position_before(node);
        let ply = session.record.tree.get(node);
        WrittenMove {
            move_number: Numbering::of(style.letters).before(p).into(),
            tokens: ply.map(|ply| p.write(&ply.m, style)).unwrap_or_default().into(),
        }
    })
}

/// Collects a variation and, after it, its own variations.
fn lines(session: &Game, from: NodeId, depth: u32, style: &Style, out: &mut Vec<MoveLine>) {
    let mut nodes = vec![from];
    nodes.extend(session.record.tree.line(from));
    let mut line = MoveLine { depth, cells: Vec::new() };
    for node in &nodes {
        let p = session.record.position(session.record.tree.parent(*node).unwrap_or(Record::ROOT));
        let shown = line.cells.is_empty() || p.turn() == p.first();
        let cell = cell(session, *node, style);
        let number = if shown { cached_move(session, *node, style).move_number } else { Arc::default() };
        line.cells.push((number, cell));
    }
    out.push(line);
    for node in nodes {
        for other in session.record.tree.children(node).get(1..).unwrap_or_default() {
            lines(session, *other, depth + 1, style, out);
        }
    }
}
