//! Score sheet that fills itself from the game on the board.

use crate::components::element::{El, el};
use crate::pages::score_sheet::closing::{closing, leaves};
use crate::pages::score_sheet::leaf::{Paper, leaf};
use crate::pages::score_sheet::stage::decides;
use crate::state::context::AppContext;
use crate::views::settings::LettersPick;
use leptos::prelude::*;
use notabene_core::game::{Edit, Go};
use notabene_core::record::Leaf;
use notabene_core::study::score_sheet::paper::score_sheet;

/// Content of the mode: each cell links to its move, and the head is editable.
pub fn auto(app: AppContext) -> Vec<El> {
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
    let paper: &'static Paper = Box::leak(Box::new(Paper {
        app,
        name: "auto",
        form: Memo::new(move |_| form()),
        looks: Memo::new(|_| Vec::new()),
        at: Box::new(at),
        tap: Some(Box::new(move |ply| {
            if let Some(node) = node(ply) {
                app.go(Go::To(node));
            }
        })),
        head: Some(Box::new(move |field, text| app.edit(Edit::Tag(field.tag().into(), text)))),
        letters: Box::new(move || app.prefs.with(|p| p.letters())),
        leaf: RwSignal::new(Leaf::Original),
        closed: RwSignal::new(0),
        whole: RwSignal::new(true),
        waits: false,
    }));
    let tools = el("div", "row tools").with([leaves(paper), LettersPick(), decides(app, app)]);
    vec![tools, el("div", "full-sheet").with([leaf(paper)]), closing(paper)]
}
