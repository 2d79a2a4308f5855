//! Score sheet of a short game beside its exercise.

use crate::components::query::find_element;
use crate::pages::learn::LearnState;
use crate::pages::learn::exercise_state::ExerciseState;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::{GameCell, SheetResult};

/// Score sheet of a short game: moves to play, or moves written so far.
#[component]
pub fn GameSheet(task: ExerciseState) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    Effect::new(move || {
        task.attempt.track();
        // After the rows are rendered.
        let _ = request_animation_frame(scroll_to_active);
    });
    let sheet = Memo::new(move |_| {
        let language = cx.course_language();
        task.attempt.with(|attempt| attempt.game_sheet(language))
    });
    let cell = |cell: Option<GameCell>| {
        let cell = cell.unwrap_or_default();
        view! { <td class:past=cell.is_past class:faint=cell.is_past class:here=cell.is_asked>{cell.text}</td> }
    };
    let rows = move || {
        let row = |(number, cells): (u32, [Option<GameCell>; 2])| {
            view! { <tr><th scope="row">{number}</th>{cells.map(cell).collect_view()}</tr> }
        };
        sheet.get().rows.into_iter().map(row).collect_view()
    };
    let result = move || match sheet.with(|sheet| sheet.result.clone()) {
        SheetResult::Hidden => ().into_any(),
        SheetResult::Asked => {
            view! { <p class="result strong here">{prefs.label_signal(Label::Result)}</p> }.into_any()
        }
        SheetResult::Shown(text) => view! { <p class="result strong">{text}</p> }.into_any(),
    };
    let heads = [Label::White, Label::Black];
    let heads = heads.map(|label| view! { <th scope="col">{prefs.label_signal(label)}</th> });
    // Focusable: it scrolls in its own frame.
    view! {
        <div class="game plate" tabindex="0">
            <table class="ruled large" lang=move || cx.course_language().code()>
                <thead><tr><th scope="col"><span class="for-ears">"№"</span></th>{heads.collect_view()}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
            {result}
        </div>
    }
}

/// Scrolls the frame of a game, and nothing else, to the move that is asked for.
fn scroll_to_active() {
    if let (Some(frame), Some(asked)) = (find_element(".game"), find_element(".game .here")) {
        let (frame_at, at) = (frame.get_bounding_client_rect(), asked.get_bounding_client_rect());
        let below = (at.bottom() - frame_at.bottom()).max(0.0);
        let above = (frame_at.top() - at.top()).max(0.0);
        frame.set_scroll_top(frame.scroll_top() + (below - above) as i32);
    }
}
