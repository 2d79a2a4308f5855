//! The written moves, in columns or in lines.

use crate::components::mount::on_resize;
use crate::components::move_window::{BlankRow, MoveWindow};
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use crate::views::written_move::{Characters, LeadCharacter, WrittenMove};
use leptos::html;
use leptos::prelude::*;
use notabene_core::game::{MoveCell, MoveLine, MoveRow};
use notabene_core::i18n::{Label, isolated};
use notabene_core::position::Side;
use notabene_core::record::{NodeId, marks, readable, time};
use web_sys::{Element, Event};

/// A row of the list.
#[derive(Clone)]
enum ListRow {
    Moves(MoveRow),
    /// In place of rows that are not drawn; its height in CSS pixels.
    Blank(f64),
}

/// The scrolling list of moves.
#[component]
pub fn MoveList() -> impl IntoView {
    let current = CurrentGame::here();
    let at = Memo::new(move |_| current.sheet.with(|s| s.at));
    let pane = NodeRef::<html::Div>::new();
    let window = MoveWindow::default();
    keep_move_in_view(current, at, pane, window);
    let empty = move || current.sheet.with(|s| s.rows.is_empty());
    let rows = move || rendered_rows(current, window);
    let row = move |(_, row)| match row {
        ListRow::Moves(row) => view! { <WrittenRow row at/> }.into_any(),
        ListRow::Blank(height) => view! { <BlankRow height/> }.into_any(),
    };
    let scrolled = move |_: Event| {
        let pane = pane.try_get_untracked().flatten().map(Into::into);
        current.sheet.with_untracked(|s| window.on_scroll(pane, &s.rows));
    };
    let hint = move || {
        let darts = current.scene.with(|s| s.next_dart().is_some());
        current.label(if darts { Label::NoDartsYet } else { Label::NoMovesYet })
    };
    let opening = move || {
        let shows_all = current.prefs.with(|p| p.engine_remarks);
        current.sheet.with(|s| shown_comment(shows_all, &s.opening))
    };
    let result = move || current.sheet.with(|s| s.result.iter().map(|t| t.text.as_str()).collect::<String>());
    let linear = move || current.prefs.with(|p| p.linear);
    let letters = move || current.prefs.with(|p| p.letters().code);
    view! {
        <div
            class="sheet" class:linear=linear node_ref=pane on:scroll=scrolled tabindex="0" role="region"
            aria-label=current.label_signal(Label::Moves)
        >
            <p class="comment" class:hidden=move || opening().is_empty()>{opening}</p>
            <table lang=letters>
                <thead>
                    <tr>
                        <th scope="col" class="number"><span class="for-ears">"№"</span></th>
                        <ColumnHead is_second=false/>
                        <ColumnHead is_second=true/>
                    </tr>
                </thead>
                <tbody><For each=rows key=|(key, _)| key.clone() children=row/></tbody>
            </table>
            <p class="result" data-node="result" class:hidden=move || result().is_empty()>
                <span class="t-result" data-token="0">{result}</span>
            </p>
            <p class="empty" class:hidden=move || !empty()>{hint}</p>
        </div>
    }
}

/// Scrolls to the move of the position on the board when it changes, and when the list changes its size.
fn keep_move_in_view(current: CurrentGame, at: Memo<NodeId>, pane: NodeRef<html::Div>, window: MoveWindow) {
    // Runs after the rows are rendered: the new move is among them.
    Effect::new(move || {
        let node = at.get();
        current.sheet.with_untracked(|s| window.show_move(&s.rows, node));
        current.prefs.track();
        let _ = request_animation_frame(move || {
            // `None` once the page is gone.
            if let Some(pane) = pane.try_get_untracked().flatten() {
                scroll_to_move(&pane, node);
            }
        });
    });
    // Pads, and buttons at the end of a game, take some of its height.
    Effect::new(move || {
        if let Some(pane) = pane.get() {
            let scrolled = pane.clone();
            on_resize(&pane, move || {
                at.try_get_untracked().into_iter().for_each(|node| scroll_to_move(&scrolled, node));
            });
        }
    });
}

/// The name of the side whose moves are in a column.
#[component]
fn ColumnHead(is_second: bool) -> impl IntoView {
    let current = CurrentGame::here();
    let name = move || {
        let white = current.sheet.with(|s| s.first == Side::White) != is_second;
        current.label(if white { Label::White } else { Label::Black })
    };
    view! { <th scope="col">{name}</th> }
}

/// The rows that are drawn, each with its key, and blank ones in place of the others.
fn rendered_rows(current: CurrentGame, window: MoveWindow) -> Vec<(String, ListRow)> {
    current.sheet.with(|s| {
        let drawn = window.rendered_rows(s.rows.len());
        let [before, behind] = MoveWindow::blank_rows(drawn, s.rows.len())
            .map(|it| it.map(|(key, height)| (key, ListRow::Blank(height))));
        let rows = s.rows[drawn.first..drawn.end].iter().cloned();
        let rows = rows.map(|row| (row_key(current.prefs, &row), ListRow::Moves(row)));
        before.into_iter().chain(rows).chain(behind).collect()
    })
}

/// Scrolls a move into the pane. Scrolls only the pane: on a phone the board above it stays in view.
fn scroll_to_move(pane: &Element, node: NodeId) {
    let Ok(Some(cell)) = pane.query_selector(&format!("[data-node='{}']", node.0)) else { return };
    let (frame, cell) = (pane.get_bounding_client_rect(), cell.get_bounding_client_rect());
    // The sticky column heads stay above the rows, if there is room for both.
    let top = frame.top() + HEAD_HEIGHT.min((frame.height() - cell.height()).max(0.0));
    let by = if cell.top() < top {
        cell.top() - top
    } else if cell.bottom() > frame.bottom() {
        cell.bottom() - frame.bottom()
    } else {
        return;
    };
    // Whole pixels, away from zero: the move is whole.
    pane.set_scroll_top(pane.scroll_top() + (by.signum() * by.abs().ceil()) as i32);
}

/// Height of the column heads in CSS pixels.
const HEAD_HEIGHT: f64 = 40.0;

/// Returns the key of a row: rows with equal text reuse their elements.
fn row_key(prefs: Preferences, row: &MoveRow) -> String {
    let mut key = row.number.to_string();
    key.push_str(if prefs.with(|p| p.engine_remarks) { "*" } else { "" });
    let lines = row.lines.iter().flat_map(|l| l.cells.iter().map(|(_, c)| c));
    for cell in row.first.iter().chain(&row.second).chain(lines) {
        let note = &cell.note;
        let marks: Vec<String> = marks(note).into_iter().chain(note.clock.map(time)).collect();
        let parts =
            [" ", &cell.node.0.to_string(), &cell.text(), &marks.concat(), &note.before, &note.comment];
        key.push_str(&parts.concat());
    }
    key
}

/// A row: its number, the moves of both sides, and below them comments and variations.
#[component]
fn WrittenRow(row: MoveRow, at: Memo<NodeId>) -> impl IntoView {
    let number = row.number.to_string();
    let first = row.first.as_ref().or(row.second.as_ref());
    let node = first.map_or(0, |cell| cell.node.0);
    let head = first.map(|cell| view! { <LeadCharacter cell n=0 shown=number/> });
    let dots = row.second.as_ref().filter(|_| row.first.is_none()).map(|cell| {
        view! { <span data-node=node><LeadCharacter cell n=1 shown="…"/></span> }
    });
    let cell = move |cell: Option<MoveCell>| cell.map(|cell| view! { <WrittenMove cell at/> });
    let lines = (!row.lines.is_empty()).then(|| {
        let lines = row.lines.into_iter().map(move |line| view! { <Variation line at/> });
        view! { <tr class="lines"><td></td><td colspan="2">{lines.collect_view()}</td></tr> }
    });
    // The key of the row changes with the preference.
    let prefs = CurrentGame::here().prefs;
    let shows_all = prefs.with_untracked(|p| p.engine_remarks);
    let comments = [row.first.as_ref(), row.second.as_ref()].into_iter().flatten();
    let comments = comments
        .map(|cell| (cell.text(), shown_comment(shows_all, &cell.note.comment)))
        .filter(|(_, comment)| !comment.is_empty());
    let comments: Vec<_> = comments
        .map(|(text, comment)| view! { <p class="comment">{move || prefs.with_name(&text, &isolated(&comment))}</p> })
        .collect();
    let comments = (!comments.is_empty())
        .then(|| view! { <tr class="lines"><td></td><td colspan="2">{comments}</td></tr> });
    view! {
        <tr>
            <th scope="row" class="number" data-node=node>{head}</th>
            <td>{dots}{cell(row.first)}</td>
            <td>{cell(row.second)}</td>
        </tr>
        {comments}
        {lines}
    }
}

/// Returns a comment without the commands of programs, or with them.
fn shown_comment(shows_all: bool, comment: &str) -> String {
    if shows_all { comment.into() } else { readable(comment) }
}

/// A variation: another line from a move.
#[component]
fn Variation(line: MoveLine, at: Memo<NodeId>) -> impl IntoView {
    let current = CurrentGame::here();
    let shows_all = current.prefs.with_untracked(|p| p.engine_remarks);
    let cells = line.cells.into_iter().map(move |(number, cell)| {
        let comment = |text: &String| (!text.is_empty()).then(|| view! { <span class="comment">{text.clone()}" "</span> });
        let (before, after) =
            (comment(&shown_comment(shows_all, &cell.note.before)), comment(&shown_comment(shows_all, &cell.note.comment)));
        view! {
            {before}
            <span class="pair"><span class="number" data-node=cell.node.0><Characters tokens=&number/></span><WrittenMove cell at/></span>" "
            {after}
        }
    });
    view! {
        <p class="variation" data-depth=line.depth title=current.label_signal(Label::Variation)>{cells.collect_view()}</p>
    }
}
