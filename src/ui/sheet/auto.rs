//! The sheet that fills itself from the game on the main board.

use super::closing::{ClosingSteps, LeafChoice};
use super::leaf::{ScoreSheetState, SheetLeaf};
use super::stage::{ArbiterResult, LettersSelect};
use crate::ui::state::CurrentGame;
use leptos::prelude::*;
use notabene_core::game::{Edit, Go};
use notabene_core::record::{HeadField, NodeId};
use notabene_core::study::score_sheet::paper::paper;

/// The whole sheet: each entry leads to its move, and the head is written here.
#[component]
pub fn AutoSheet() -> impl IntoView {
    let main = expect_context::<CurrentGame>();
    let sheet = sheet_of(main);
    view! {
        <div class="row tools">
            <LeafChoice sheet/>
            <LettersSelect/>
            <ArbiterResult board=main/>
        </div>
        <div class="full-sheet"><SheetLeaf sheet/></div>
        <ClosingSteps sheet/>
    }
}

fn sheet_of(main: CurrentGame) -> ScoreSheetState {
    let prefs = main.prefs;
    let form = move || {
        let style = prefs.with(|p| p.style());
        main.game.with(|game| paper(game, &style))
    };
    let tap = move |ply| {
        if let Some(node) = node_of(main, ply) {
            main.go(Go::To(node));
        }
    };
    let edit = move |(field, text): (HeadField, String)| main.edit(Edit::Tag(field.tag().into(), text));
    ScoreSheetState {
        current: Signal::derive(move || current_ply(main)),
        on_tap: Some(Callback::new(tap)),
        on_head: Some(Callback::new(edit)),
        all_rows: RwSignal::new(true),
        ..ScoreSheetState::new("auto", form, move || prefs.with(|p| p.letters()))
    }
}

/// Node of a half-move of the main line.
fn node_of(main: CurrentGame, ply: usize) -> Option<NodeId> {
    main.game.with_untracked(|game| game.played().step(ply).map(|step| step.node))
}

/// Half-move on the board; `None` in a variation.
fn current_ply(main: CurrentGame) -> Option<usize> {
    let here = main.sheet.with(|sheet| sheet.at);
    main.game.with_untracked(|game| game.played().steps.iter().position(|step| step.node == here))
}
