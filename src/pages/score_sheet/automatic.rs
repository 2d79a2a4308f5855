//! Score sheet that fills itself from the game on the board.

use crate::components::element::{El, el};
use crate::pages::score_sheet::closing::{closing_steps, leaf_choice};
use crate::pages::score_sheet::mode_parts::arbiter_result;
use crate::pages::score_sheet::sheet_view::{SheetView, sheet_leaf, tag_editor};
use crate::state::context::AppContext;
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::record::Leaf;
use notabene_study::score_sheet::paper::score_sheet;

/// Content of the mode: each cell links to its move, and the head is editable.
pub fn automatic_sheet(app: AppContext) -> Vec<El> {
    let form = move || {
        let style = app.prefs.with(|p| p.style());
        app.game.with(|t| score_sheet(t, &style))
    };
    // Moves of the main line; the one on the board may be in a variation.
    let node = move |ply: usize| app.game.with_untracked(|t| t.played().ply(ply).map(|step| step.node));
    let at = move || {
        let here = app.sheet.with(|s| s.at);
        app.game.with_untracked(|t| t.played().steps.iter().position(|step| step.node == here))
    };
    let paper = SheetView {
        app,
        name: "auto",
        form: Memo::new(move |_| form()),
        appearances: Memo::new(|_| Vec::new()),
        current_ply: Memo::new(move |_| at()),
        on_tap: Some(UnsyncCallback::new(move |ply| {
            if let Some(node) = node(ply) {
                app.go(Go::To(node));
            }
        })),
        on_head_edit: Some(tag_editor(app)),
        ink: None,
        letters: Memo::new(move |_| app.prefs.with(|p| p.letters())),
        leaf: RwSignal::new(Leaf::Original),
        closed_steps: RwSignal::new(0),
        shows_all_rows: RwSignal::new(true),
        waits_for_closing: false,
    };
    let tools = el("div", "row tools").with([leaf_choice(paper), LettersSelect(), arbiter_result(app, app)]);
    vec![tools, el("div", "full-sheet").with([sheet_leaf(paper)]), closing_steps(paper)]
}
