//! Scenes, sheets and states as plain data for programs: fields by their names, messages with their text.

use super::vocabulary::{Said, TokenView, tokens};
use super::{Cell, Mark, PieceId, Table};
use crate::notation::Style;
use crate::position::{Claim, Figure, Outcome, Side};
use crate::record::NodeId;
use crate::text::Language;
use serde::Serialize;

/// A piece on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PieceView {
    /// Which one; it stays the same through the game.
    pub id: PieceId,
    /// The name of its field.
    pub field: String,
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub figure: Figure,
}

/// Something shown on a field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MarkView {
    /// The name of the field.
    pub field: String,
    /// What is shown.
    pub mark: Mark,
}

/// The board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SceneView {
    /// The pieces.
    pub pieces: Vec<PieceView>,
    /// The marks.
    pub marks: Vec<MarkView>,
    /// Who moves.
    pub turn: Side,
    /// The last move or the held piece, for the ear.
    pub spoken: Said,
}

/// A written move.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CellView {
    /// Its place in the game.
    pub node: NodeId,
    /// Its text.
    pub text: String,
    /// The same in pieces that know their reasons.
    pub tokens: Vec<TokenView>,
}

/// A numbered pair of moves.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RowView {
    /// The number.
    pub number: u32,
    /// White's move.
    pub white: Option<CellView>,
    /// Black's move.
    pub black: Option<CellView>,
    /// Other ways from here, as lines of text.
    pub lines: Vec<String>,
}

/// The paper.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SheetView {
    /// The moves.
    pub rows: Vec<RowView>,
    /// The move on the board.
    pub at: NodeId,
}

/// How the game stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StatusView {
    /// The word for programs.
    pub status: &'static str,
    /// Who moves.
    pub turn: Side,
    /// Whether the king to move is attacked.
    pub in_check: bool,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// Draws that may be claimed.
    pub claims: Vec<Claim>,
    /// All that as a sentence.
    pub says: Said,
}

/// What is on the board.
pub fn scene(table: &dyn Table, language: Language) -> SceneView {
    let scene = table.scene();
    let name = |f: crate::geometry::Field| scene.fields[f.index()].name.clone();
    let piece = |p: &super::PieceOn| PieceView {
        id: p.id,
        field: name(p.field),
        side: p.glyph.side,
        figure: p.glyph.figure,
    };
    SceneView {
        pieces: scene.pieces.iter().map(piece).collect(),
        marks: scene.marks.iter().map(|(f, mark)| MarkView { field: name(*f), mark: *mark }).collect(),
        turn: scene.turn,
        spoken: Said::new(scene.spoken, language),
    }
}

/// What is on the paper.
pub fn sheet(table: &dyn Table, style: &Style, language: Language) -> SheetView {
    let sheet = table.sheet(style);
    let names = table.scene().fields;
    let cell =
        |c: Cell| CellView { node: c.node, text: c.text(), tokens: tokens(&names, c.tokens, language) };
    let line = |line: &super::Line| {
        let text = |(number, cell): &(Vec<crate::notation::Token>, Cell)| {
            number.iter().map(|t| t.text.as_str()).collect::<String>() + &cell.text()
        };
        line.cells.iter().map(text).collect::<Vec<_>>().join(" ")
    };
    let row = |r: super::Row| RowView {
        number: r.number,
        white: r.white.map(cell),
        black: r.black.map(cell),
        lines: r.lines.iter().map(line).collect(),
    };
    SheetView { rows: sheet.rows.into_iter().map(row).collect(), at: sheet.at }
}

/// How the game stands.
pub fn status(table: &dyn Table, language: Language) -> StatusView {
    let s = table.status();
    StatusView {
        status: s.word(),
        turn: s.turn,
        in_check: s.in_check,
        outcome: s.outcome,
        claims: s.claims,
        says: Said::new(s.says, language),
    }
}
