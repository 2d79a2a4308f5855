//! The moves as running text, each comment right behind its move.

use crate::embed::viewer::state::ViewerState;
use crate::views::written_move::{Characters, WrittenMove};
use leptos::prelude::*;
use notabene_core::game::{MoveCell, MoveLine, MoveRow};
use notabene_core::i18n::Label;
use notabene_core::notation::Token;
use notabene_core::record::{NodeId, readable};
use std::sync::Arc;

/// A piece of the running text.
#[derive(Clone)]
enum Piece {
    Comment(String),
    /// A move with its number, if one stands before it.
    Move(Option<Arc<[Token]>>, Box<MoveCell>),
    Line(Box<MoveLine>),
}

/// The pieces of a row of the main line. A number stands before each move that follows something else than a move.
fn pieces(row: &MoveRow) -> Vec<Piece> {
    let mut out = Vec::new();
    let mut follows_move = false;
    for cell in [row.first.as_ref(), row.second.as_ref()].into_iter().flatten() {
        comment(&cell.note.before, &mut out);
        let number = (!follows_move).then(|| cell.move_number.clone());
        out.push(Piece::Move(number, Box::new(cell.clone())));
        follows_move = !comment(&cell.note.comment, &mut out);
    }
    out.extend(row.lines.iter().map(|line| Piece::Line(Box::new(line.clone()))));
    out
}

/// Adds what people read of a comment; `true` if there is something.
fn comment(text: &str, out: &mut Vec<Piece>) -> bool {
    let comment = readable(text);
    let is_there = !comment.is_empty();
    if is_there {
        out.push(Piece::Comment(comment));
    }
    is_there
}

/// Identifies a row with all that is shown of it: equal ones keep their elements.
fn row_key(row: &MoveRow) -> String {
    let lines = row.lines.iter().flat_map(|line| line.cells.iter().map(|(_, cell)| cell));
    let cells = row.first.iter().chain(&row.second).chain(lines);
    let cells = cells.map(|cell| {
        let note = &cell.note;
        let (node, clock, marks) = (cell.node.0, note.clock.unwrap_or(0), &note.marks);
        format!("{node} {}{marks:?}{clock} {}{}", cell.text(), note.before, note.comment)
    });
    cells.collect()
}

/// The running text.
#[component]
pub fn InlineMoves(state: ViewerState) -> impl IntoView {
    let current = state.current;
    let at = Memo::new(move |_| current.sheet.with(|sheet| sheet.at));
    let is_inline = move || state.option("comments") == "inline";
    let rows = move || match is_inline() {
        true => {
            current.sheet.with(|sheet| sheet.rows.iter().map(|row| (row_key(row), row.clone())).collect())
        }
        false => Vec::<(String, MoveRow)>::new(),
    };
    let opening = move || current.sheet.with(|sheet| readable(&sheet.opening));
    let result = move || {
        current.sheet.with(|sheet| sheet.result.iter().map(|token| token.text.as_str()).collect::<String>())
    };
    Effect::new(move |_| {
        let node = at.get();
        let _ = request_animation_frame(move || show_move(state, node));
    });
    let row = move |(_, row): (String, MoveRow)| {
        let pieces = pieces(&row).into_iter().map(|piece| view! { <PieceView state piece at/> });
        view! { <span class="viewer-row">{pieces.collect_view()}</span> }
    };
    view! {
        <div
            class="sheet viewer-moves panel" tabindex="0" role="region" aria-label=state.label(Label::Moves)
            lang=move || current.prefs.with(|p| p.letters().code)
        >
            <span class="comment" class:hidden=move || opening().is_empty()>{opening}" "</span>
            <For each=rows key=|(key, _)| key.clone() children=row/>
            <span class="result" data-node="result" class:hidden=move || result().is_empty()>
                <span class="t-result" data-token="0">{result}</span>
            </span>
            <Show when=move || current.sheet.with(|sheet| sheet.rows.is_empty())>
                <p class="empty">{state.label(Label::NoMovesYet)}</p>
            </Show>
        </div>
    }
}

#[component]
fn PieceView(state: ViewerState, piece: Piece, at: Memo<NodeId>) -> impl IntoView {
    match piece {
        Piece::Comment(comment) => view! { <span class="comment">{comment}</span>" " }.into_any(),
        Piece::Move(number, cell) => view! { <NumberedMove number cell=*cell at/> }.into_any(),
        Piece::Line(line) => view! { <Variation state line=*line at/> }.into_any(),
    }
}

/// A move that no line break parts from its number and brackets.
#[component]
fn NumberedMove(
    number: Option<Arc<[Token]>>,
    cell: MoveCell,
    at: Memo<NodeId>,
    #[prop(optional)] brackets: [&'static str; 2],
) -> impl IntoView {
    let node = cell.node.0;
    let [open, close] = brackets;
    view! {
        <span class="pair">
            {open}
            {number.map(|number| view! { <span class="number" data-node=node><Characters tokens=&number/></span> })}
            <WrittenMove cell at/>
            {close}
        </span>
        " "
    }
}

/// A variation in brackets. Each touches its move or comment: no line begins or ends with one alone.
#[component]
fn Variation(state: ViewerState, line: MoveLine, at: Memo<NodeId>) -> impl IntoView {
    let last = line.cells.len().saturating_sub(1);
    let cells = line.cells.into_iter().enumerate().map(|(n, (number, cell))| {
        let [before, after] = [&cell.note.before, &cell.note.comment].map(|text| readable(text));
        let (open, close) = (if n == 0 { "(" } else { "" }, if n == last { ")" } else { "" });
        let brackets = [if before.is_empty() { open } else { "" }, if after.is_empty() { close } else { "" }];
        let comment = |open, text: String, close| {
            (!text.is_empty()).then(|| view! { {open}<span class="comment">{text}</span>{close}" " })
        };
        view! {
            {comment(open, before, "")}
            <NumberedMove number=Some(number) cell at brackets/>
            {comment("", after, close)}
        }
    });
    view! {
        <span class="variation" data-depth=line.depth title=state.label(Label::Variation)>
            {cells.collect_view()}
        </span>
    }
}

/// Scrolls the move on the board into the pane, and only the pane.
fn show_move(state: ViewerState, node: NodeId) {
    let Some(pane) = state.current.find_element(".viewer-moves") else { return };
    let Ok(Some(cell)) = pane.query_selector(&format!("button[data-node='{}']", node.0)) else { return };
    let (frame, cell) = (pane.get_bounding_client_rect(), cell.get_bounding_client_rect());
    let by = (cell.top() - frame.top()).min(0.0) + (cell.bottom() - frame.bottom()).max(0.0);
    pane.set_scroll_top(pane.scroll_top() + by as i32);
}
