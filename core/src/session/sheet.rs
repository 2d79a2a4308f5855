//! What is on the paper: the written moves in rows, with their variations.

use super::play::Session;
use super::status;
use crate::notation::{Notation, Numbering, Part, Style, Token};
use crate::position::Side;
use crate::record::{NodeId, Note, Record, Score, Tags};
use crate::text::Msg;

/// A written move.
#[derive(Clone, PartialEq, Debug)]
pub struct Cell {
    /// The place of the move in the game.
    pub node: NodeId,
    /// Its text in pieces that know their reasons.
    pub tokens: Vec<Token>,
    /// What stands beside it.
    pub note: Note,
}

impl Cell {
    /// The text of the move.
    pub fn text(&self) -> String {
        self.tokens.iter().map(|t| t.text.as_str()).collect()
    }
}

/// Another way the game might have gone.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// 1 beside the main line, 2 beside such a line, and so on.
    pub depth: u32,
    /// The moves; before the first and before each of White stands a number.
    pub cells: Vec<(Vec<Token>, Cell)>,
}

/// A number, the moves of White and Black, and the variations beside them.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The number of the move.
    pub number: u32,
    /// White's move; none if the game starts with Black.
    pub white: Option<Cell>,
    /// Black's move, once it is made.
    pub black: Option<Cell>,
    /// Other ways from here.
    pub lines: Vec<Line>,
}

/// The paper.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The main line in columns.
    pub rows: Vec<Row>,
    /// The move on the board.
    pub at: NodeId,
    /// What is said before the first move.
    pub opening: String,
    /// The result, with its reason; empty while the game is open.
    pub result: Vec<Token>,
    /// Who, where and when.
    pub tags: Tags,
}

pub(super) fn sheet<P: Notation>(session: &Session<P>, style: &Style) -> Sheet {
    let mut rows: Vec<Row> = Vec::new();
    for node in session.record.tree.line(Record::<P>::ROOT) {
        let parent = session.record.tree.parent(node).unwrap_or(Record::<P>::ROOT);
        let p = session.record.position(parent);
        let (number, side) = (p.number(), p.turn());
        let cell = Some(cell(session, node, style));
        match rows.last_mut().filter(|row| side == Side::Black && row.number == number) {
            Some(row) => row.black = cell,
            None if side == Side::Black => rows.push(Row { number, white: None, black: cell, lines: vec![] }),
            None => rows.push(Row { number, white: cell, black: None, lines: vec![] }),
        }
        let beside = session.record.tree.children(parent).get(1..).unwrap_or_default();
        if let Some(row) = rows.last_mut() {
            for other in beside {
                lines(session, *other, 1, style, &mut row.lines);
            }
        }
    }
    let opening = session.record.note(Record::<P>::ROOT).comment.clone();
    let tags = session.record.tags.clone();
    Sheet { rows, at: session.at, opening, result: result(session), tags }
}

/// The result in figures.
fn result<P: Notation>(session: &Session<P>) -> Vec<Token> {
    let score = status::score(session);
    if score == Score::Open {
        return Vec::new();
    }
    vec![Token {
        text: score.shown().into(),
        part: Part::Result,
        says: status::written(score),
        fields: vec![],
    }]
}

/// The text of the move that led to a node.
fn cell<P: Notation>(session: &Session<P>, node: NodeId, style: &Style) -> Cell {
    let parent = session.record.tree.parent(node);
    let mut tokens = match (session.record.tree.get(node), parent) {
        (Some(ply), Some(parent)) => session.record.position(parent).write(&ply.m, style),
        _ => Vec::new(),
    };
    let note = session.record.note(node).clone();
    if note.offer {
        tokens.push(Token { text: "(=)".into(), part: Part::Offer, says: Msg::OffersDraw, fields: vec![] });
    }
    Cell { node, tokens, note }
}

/// A variation and, behind it, its own variations.
fn lines<P: Notation>(session: &Session<P>, from: NodeId, depth: u32, style: &Style, out: &mut Vec<Line>) {
    let numbering = Numbering::of(style.letters);
    let nodes: Vec<NodeId> = std::iter::once(from).chain(session.record.tree.line(from)).collect();
    let mut line = Line { depth, cells: Vec::new() };
    for node in &nodes {
        let p = session.record.position(session.record.tree.parent(*node).unwrap_or(Record::<P>::ROOT));
        let shown = line.cells.is_empty() || p.turn() == Side::White;
        let number = if shown { numbering.before(p.number(), p.turn()) } else { Vec::new() };
        line.cells.push((number, cell(session, *node, style)));
    }
    out.push(line);
    for node in nodes {
        for other in session.record.tree.children(node).get(1..).unwrap_or_default() {
            lines(session, *other, depth + 1, style, out);
        }
    }
}
