//! Diagrams of a game: their positions, and their captions.

use super::{DiagramSelection, PageContent, Print, PrintChoice, copy, paginate, parse_picks};
use notabene_core::game::{Game, Go, MoveRow, Scene};
use notabene_core::msg;
use notabene_core::notation::Style;
use notabene_core::position::Side;
use notabene_core::record::NodeId;

/// Maximum number of diagrams in one print.
pub const MOST: usize = 240;

/// A position and its caption.
#[derive(Clone, PartialEq, Debug)]
pub struct PrintedDiagram {
    /// The drawn board.
    pub scene: Scene,
    /// The last move, with its number; empty at the start.
    pub caption: String,
    /// Side to move.
    pub turn: Side,
}

impl PrintedDiagram {
    /// Creates the diagram of the position on a table.
    pub(super) fn of(table: &Game, caption: String) -> PrintedDiagram {
        let scene = table.scene();
        PrintedDiagram { turn: scene.turn, scene, caption }
    }
}

/// Adds the chosen diagrams, split into pages.
pub(super) fn diagrams(table: &Game, choice: &PrintChoice, style: &Style, out: &mut Print) {
    if choice.boards == DiagramSelection::Nothing {
        return;
    }
    let Some(mut walker) = copy(table) else { return };
    let sheet = walker.sheet(style);
    let mut nodes = match choice.boards {
        DiagramSelection::Nothing => Vec::new(),
        // Before the first move there is one position only.
        DiagramSelection::Here => vec![sheet.at],
        DiagramSelection::Each | DiagramSelection::Every(_) if sheet.rows.is_empty() => vec![sheet.at],
        DiagramSelection::Each => every(&sheet.rows, |_, _| true),
        DiagramSelection::Every(n) => {
            every(&sheet.rows, |number, column| column == 1 && number % n.max(1) == 0)
        }
        DiagramSelection::Chosen => named(&sheet.rows, &choice.named, out),
    };
    if nodes.len() > MOST {
        nodes.truncate(MOST);
        out.remarks.push(msg!(PrintTooMany { most: MOST as u32 }));
    }
    let mut boards = Vec::with_capacity(nodes.len());
    for node in nodes {
        walker.go(Go::To(node));
        let caption = sheet.cell(node).map(|cell| cell.whole()).unwrap_or_default();
        boards.push(PrintedDiagram::of(&walker, caption));
    }
    paginate(boards, choice.boards_on_page(), PageContent::Boards, &mut out.pages);
}

/// The half-moves of a row by their columns.
fn halves(row: &MoveRow) -> [Option<NodeId>; 2] {
    [&row.first, &row.second].map(|cell| cell.as_ref().map(|cell| cell.node))
}

/// Returns the half-moves of the game selected by number and column, and the last one.
fn every(rows: &[MoveRow], wanted: impl Fn(u32, usize) -> bool) -> Vec<NodeId> {
    let (mut nodes, mut last) = (Vec::new(), None);
    for row in rows {
        for (column, node) in halves(row).into_iter().enumerate() {
            last = node.or(last);
            nodes.extend(node.filter(|_| wanted(row.number, column)));
        }
    }
    if nodes.last() != last.as_ref() {
        nodes.extend(last);
    }
    nodes
}

/// Returns the named half-moves; reports texts that cannot be parsed and moves that are not in this game.
fn named(rows: &[MoveRow], text: &str, out: &mut Print) -> Vec<NodeId> {
    let picks = match parse_picks(text) {
        Ok(picks) => picks,
        Err(problem) => {
            out.remarks.push(problem.message);
            return Vec::new();
        }
    };
    let mut nodes = Vec::new();
    let mut missing = None;
    for pick in &picks {
        let row = rows.iter().find(|row| row.number == pick.number).map(halves);
        let node = row.and_then(|[first, second]| match pick.column {
            None => second.or(first),
            Some(0) => first,
            Some(_) => second,
        });
        match node {
            Some(node) => nodes.push(node),
            None => missing = missing.or(Some(pick.number)),
        }
    }
    if let Some(number) = missing {
        out.remarks.push(msg!(PrintNoMove { number }));
    }
    if picks.is_empty() {
        out.remarks.push(msg!(PrintNamed));
    }
    nodes
}
