//! The sheet that fills itself from the game on the desk.

use super::closing::{closing, leaves};
use super::leaf::{Paper, leaf};
use super::stage::decides;
use crate::ui::dom::{El, el};
use crate::ui::settings::LettersPick;
use crate::ui::state::Desk;
use leptos::prelude::*;
use notabene_core::game::{Edit, Go};
use notabene_core::record::Leaf;
use notabene_core::study::score_sheet::paper::paper;

/// The whole sheet: each place leads to its move, and the head is written here.
pub fn auto(desk: Desk) -> Vec<El> {
    let form = move || {
        let style = desk.prefs.with(|p| p.style());
        desk.game.with(|t| paper(t, &style))
    };
    // The moves of the main line; the one on the board may be in a variation.
    let node = move |ply: usize| desk.game.with_untracked(|t| t.played().step(ply).map(|step| step.node));
    let at = move || {
        let here = desk.sheet.with(|s| s.at);
        desk.game.with_untracked(|t| t.played().steps.iter().position(|step| step.node == here))
    };
    let paper: &'static Paper = Box::leak(Box::new(Paper {
        desk,
        name: "auto",
        form: Memo::new(move |_| form()),
        looks: Memo::new(|_| Vec::new()),
        at: Box::new(at),
        tap: Some(Box::new(move |ply| {
            if let Some(node) = node(ply) {
                desk.go(Go::To(node));
            }
        })),
        head: Some(Box::new(move |field, text| desk.edit(Edit::Tag(field.tag().into(), text)))),
        letters: Box::new(move || desk.prefs.with(|p| p.letters())),
        leaf: RwSignal::new(Leaf::Original),
        closed: RwSignal::new(0),
        whole: RwSignal::new(true),
        waits: false,
    }));
    let tools = el("div", "row tools").with([leaves(paper), LettersPick(), decides(desk, desk)]);
    vec![tools, el("div", "full-sheet").with([leaf(paper)]), closing(paper)]
}
