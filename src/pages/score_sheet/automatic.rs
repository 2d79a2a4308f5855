//! Score sheet that fills itself from the game on the board.

use crate::pages::score_sheet::closing::{ClosingSteps, LeafChoice};
use crate::pages::score_sheet::mode_parts::ArbiterResult;
use crate::pages::score_sheet::sheet_view::{SheetLeaf, SheetView, tag_editor};
use crate::state::current_game::CurrentGame;
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::record::Leaf;
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
    let node = move |ply: usize| current.game.with_untracked(|t| t.played().ply(ply).map(|step| step.node));
    let at = move || {
        let here = current.sheet.with(|s| s.at);
        current.game.with_untracked(|t| t.played().steps.iter().position(|step| step.node == here))
    };
    let paper = SheetView {
        prefs,
        name: "auto",
        form: Memo::new(move |_| form()),
        appearances: Memo::new(|_| Vec::new()),
        current_ply: Memo::new(move |_| at()),
        on_tap: Some(UnsyncCallback::new(move |ply| {
            if let Some(node) = node(ply) {
                current.go(Go::To(node));
            }
        })),
        on_head_edit: Some(tag_editor(current)),
        ink: None,
        letters: Memo::new(move |_| prefs.with(|p| p.letters())),
        leaf: RwSignal::new(Leaf::Original),
        closed_steps: RwSignal::new(0),
        shows_all_rows: RwSignal::new(true),
        waits_for_closing: false,
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
