//! Windowing of a long list of moves: renders the rows around those in view. Blank rows of about the same height
//! replace the others, so that a game of ten thousand moves opens and scrolls like any other.

use leptos::prelude::*;
use notabene_core::game::MoveRow;
use notabene_core::record::NodeId;
use web_sys::Element;

/// Largest number of rows that are rendered all.
const MAX_ROWS_WITHOUT_WINDOW: usize = 300;
/// Number of rows drawn before and after the selected one.
const ROWS_AROUND: usize = 100;
/// Rows are rendered again when fewer than these are left before the end of the window.
const MARGIN: usize = 40;
/// The height of a row in CSS pixels, before one is measured.
const DEFAULT_ROW_HEIGHT: f64 = 32.0;

/// Range of rendered rows.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct RowRange {
    pub first: usize,
    pub end: usize,
    /// The height of a row in CSS pixels.
    height: f64,
}

impl RowRange {
    fn centred_at(row: usize, rows: usize, height: f64) -> RowRange {
        RowRange { first: row.saturating_sub(ROWS_AROUND), end: (row + ROWS_AROUND).min(rows), height }
    }

    /// Adjusts the drawn rows to a list of this length.
    fn clamped(self, rows: usize) -> RowRange {
        if rows <= MAX_ROWS_WITHOUT_WINDOW {
            return RowRange { first: 0, end: rows, ..self };
        }
        let end = self.end.min(rows);
        RowRange { first: self.first.min(end), end, ..self }
    }

    /// True if a row is drawn with others around it.
    fn contains_row(self, row: usize, rows: usize) -> bool {
        (self.first == 0 || row >= self.first + MARGIN) && (self.end >= rows || row + MARGIN < self.end)
    }
}

/// The rows of a list that are rendered. Copies are handles to the same signal.
#[derive(Copy, Clone)]
pub struct MoveWindow(RwSignal<RowRange>);

/// At the start of the list.
impl Default for MoveWindow {
    fn default() -> MoveWindow {
        MoveWindow(RwSignal::new(RowRange::centred_at(0, usize::MAX, DEFAULT_ROW_HEIGHT)))
    }
}

impl MoveWindow {
    /// Returns the rendered rows of a list of this length, tracked.
    pub fn rendered_rows(self, rows: usize) -> RowRange {
        self.0.get().clamped(rows)
    }

    /// Returns the blank rows before and after the rendered ones, with their keys.
    pub fn blank_rows(drawn: RowRange, rows: usize) -> [Option<(String, f64)>; 2] {
        [("before ", drawn.first), ("behind ", rows - drawn.end)].map(|(name, count)| {
            let height = count as f64 * drawn.height;
            (count > 0).then(|| (format!("{name}{}", (height.round() as i32)), height))
        })
    }

    /// Renders the row of a move, if it is not.
    pub fn show_move(self, rows: &[MoveRow], node: NodeId) {
        let drawn = self.0.get_untracked().clamped(rows.len());
        let row = if node == NodeId(0) { Some(0) } else { rows.iter().position(|row| has_move(row, node)) };
        if let Some(row) = row.filter(|row| !drawn.contains_row(*row, rows.len())) {
            self.0.set(RowRange::centred_at(row, rows.len(), drawn.height));
        }
    }

    /// Renders the rows in view after scrolling.
    pub fn on_scroll(self, pane: Option<Element>, rows: &[MoveRow]) {
        let drawn = self.0.get_untracked().clamped(rows.len());
        let Some((pane, body)) = pane.filter(|_| rows.len() > MAX_ROWS_WITHOUT_WINDOW).and_then(|pane| {
            let body = pane.query_selector("tbody").ok().flatten()?;
            Some((pane, body))
        }) else {
            return;
        };
        let (frame, all) = (pane.get_bounding_client_rect(), body.get_bounding_client_rect());
        let middle = frame.top() + frame.height() / 2.0 - all.top();
        let blank = |count: usize| count as f64 * drawn.height;
        let (before, behind) = (blank(drawn.first), blank(rows.len() - drawn.end));
        let count = (drawn.end - drawn.first).max(1);
        let height = ((all.height() - before - behind) / count as f64).max(1.0);
        let seen = middle - before;
        let row = match seen {
            _ if seen < 0.0 => middle.max(0.0) / drawn.height,
            _ if seen > height * count as f64 => {
                drawn.end as f64 + (seen - height * count as f64) / drawn.height
            }
            _ => drawn.first as f64 + seen / height,
        };
        let row = (row as usize).min(rows.len() - 1);
        if drawn.contains_row(row, rows.len()) {
            return;
        }
        // Preserves the scroll position, although the number of blank rows before it changes.
        let node = rows[row].first.as_ref().or(rows[row].second.as_ref()).map(|cell| cell.node);
        let find =
            move |pane: &Element| pane.query_selector(&format!("[data-node='{}']", node?.0)).ok().flatten();
        let top = find(&pane)
            .map_or(frame.top() + frame.height() / 2.0, |cell| cell.get_bounding_client_rect().top());
        self.0.set(RowRange::centred_at(row, rows.len(), drawn.height));
        let _ = request_animation_frame(move || {
            if let Some(cell) = find(&pane) {
                let by = cell.get_bounding_client_rect().top() - top;
                pane.set_scroll_top(pane.scroll_top() + by.round() as i32);
            }
        });
    }
}

fn has_move(row: &MoveRow, node: NodeId) -> bool {
    let lines = row.lines.iter().flat_map(|line| line.cells.iter().map(|(_, cell)| cell));
    row.first.iter().chain(&row.second).chain(lines).any(|cell| cell.node == node)
}

/// A blank row, in place of rows that are not drawn.
#[component]
pub fn BlankRow(
    /// In CSS pixels.
    height: f64,
) -> impl IntoView {
    let height = format!("{}px", height.round() as i32);
    view! { <tr class="blank" aria-hidden="true"><td colspan="3" style:height=height></td></tr> }
}
