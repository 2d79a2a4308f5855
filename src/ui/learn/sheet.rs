//! A short game on its sheet: the moves to be played, or those written already.

use super::doing::ExerciseState;
use crate::ui::pointing::element;
use leptos::prelude::*;
use notabene_core::game::{Cell, Row};
use notabene_core::i18n::Label;
use notabene_core::study::{Attempt, style};

/// The sheet of the game of an exercise. It scrolls in its own frame.
#[component]
pub fn GameSheet() -> impl IntoView {
    let task = ExerciseState::here();
    Effect::new(move |_| {
        task.attempt.track();
        // After the rows are there.
        let _ = request_animation_frame(scroll_to_asked);
    });
    let labels = [Label::White, Label::Black];
    let heads = labels.map(|label| view! { <th scope="col">{task.page.prefs.words(label)}</th> });
    let rows = move || rows(task).into_iter().map(|row| view! { <GameRow row/> }).collect_view();
    view! {
        <div class="game" tabindex="0">
            <table lang=move || task.page.taught().code()>
                <thead>
                    <tr>
                        <th scope="col"><span class="for-ears">"№"</span></th>
                        {heads.collect_view()}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <GameResult/>
        </div>
    }
}

/// Scrolls the frame of the game, and nothing else, to the move that is asked for.
fn scroll_to_asked() {
    if let (Some(frame), Some(asked)) = (element(".game"), element(".game .here")) {
        let (frame_at, at) = (frame.get_bounding_client_rect(), asked.get_bounding_client_rect());
        let below = (at.bottom() - frame_at.bottom()).max(0.0);
        let above = (frame_at.top() - at.top()).max(0.0);
        frame.set_scroll_top(frame.scroll_top() + (below - above) as i32);
    }
}

/// A move of the sheet as it is shown.
#[derive(Default)]
struct ShownMove {
    class: Option<&'static str>,
    text: String,
}

/// A row of the sheet as it is shown.
struct ShownRow {
    number: String,
    first: Option<ShownMove>,
    second: Option<ShownMove>,
}

/// All rows of the game, whatever was played so far; tracked.
fn rows(task: ExerciseState) -> Vec<ShownRow> {
    let step = task.attempt.with(|attempt| attempt.step().0);
    let writing = Writing { step, is_written: task.is_written(), done: task.done.get() };
    let style = style(task.page.taught());
    let Ok(game) = task.exercise().board.table() else { return Vec::new() };
    let mut ply = 0;
    let mut shown = |cell: &Cell| {
        ply += 1;
        writing.shown(ply - 1, cell)
    };
    let mut row = |row: &Row| ShownRow {
        number: row.number.to_string(),
        first: row.first.as_ref().map(&mut shown),
        second: row.second.as_ref().map(&mut shown),
    };
    game.sheet(&style).rows.iter().map(&mut row).collect()
}

/// Progress on the sheet.
#[derive(Copy, Clone)]
struct Writing {
    /// Number of the move that is asked for.
    step: usize,
    /// Moves are to be written, not played.
    is_written: bool,
    done: bool,
}

impl Writing {
    /// A move by its number: one that is still to be written is hidden.
    fn shown(self, ply: usize, cell: &Cell) -> ShownMove {
        let class = match ply {
            _ if ply == self.step && !self.done => Some("here"),
            _ if ply < self.step => Some("past"),
            _ => None,
        };
        let text = match self.is_written && ply >= self.step {
            true if ply == self.step => "✎".to_string(),
            true => String::new(),
            false => cell.text().to_string(),
        };
        ShownMove { class, text }
    }
}

#[component]
fn GameRow(row: ShownRow) -> impl IntoView {
    let cell = |shown: Option<ShownMove>| {
        let ShownMove { class, text } = shown.unwrap_or_default();
        view! { <td class=class>{text}</td> }
    };
    view! {
        <tr><th scope="row">{row.number}</th>{cell(row.first)}{cell(row.second)}</tr>
    }
}

/// The result beneath the moves, or the question for it.
#[component]
fn GameResult() -> impl IntoView {
    let task = ExerciseState::here();
    let result = task.exercise().result.clone();
    move || {
        let asked = task.attempt.with(Attempt::asks_result);
        let shown = !result.is_empty() && (!task.is_written() || task.done.get());
        match (shown, asked) {
            (true, _) => Some(view! { <p class="result">{result.clone()}</p> }.into_any()),
            (_, true) => {
                Some(view! { <p class="result here">{task.page.prefs.words(Label::Result)}</p> }.into_any())
            }
            _ => None,
        }
    }
}
