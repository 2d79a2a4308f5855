//! Score sheet that fills itself from the game on the board.

use crate::pages::score_sheet::closing::{ClosingSteps, LeafChoice};
use crate::pages::score_sheet::mode_parts::ArbiterResult;
use crate::pages::score_sheet::sheet_leaf::SheetLeaf;
use crate::pages::score_sheet::sheet_view::{SheetView, go_to_ply, tag_editor};
use crate::state::current_game::CurrentGame;
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use notabene_study::score_sheet::paper::score_sheet;

/// Content of the mode: each cell links to its move, and the head is editable.
#[component]
pub fn AutomaticSheet() -> impl IntoView {
    let current = CurrentGame::here();
    let prefs = current.prefs;
    let form = move || {
        let style = prefs.with(|p| p.style());
        current.game.with(|t| score_sheet(t, &style))
    };
    // Moves of the main line; the one on the board may be in a variation.
    let at = move || {
        let here = current.sheet.with(|s| s.at);
        current.game.with_untracked(|t| t.played().steps.iter().position(|step| step.node == here))
    };
    let paper = SheetView {
        current_ply: Memo::new(move |_| at()),
        on_tap: Some(go_to_ply(current)),
        on_head_edit: Some(tag_editor(current)),
        shows_all_rows: RwSignal::new(true),
        ..SheetView::read_only(prefs, "auto", move || prefs.with(|p| p.letters()), form)
    };
    view! {
        <div class="row tools">
            <LeafChoice paper/>
            <LettersSelect/>
            <ArbiterResult own=current/>
        </div>
        <div class="full-sheet"><SheetLeaf paper/></div>
        <ClosingSteps paper/>
    }
}
