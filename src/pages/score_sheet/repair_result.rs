//! What the repair of a sheet has found: where it stops, what was put right, the next question, and where two sheets differ.

use crate::components::element::{El, button, el};
use crate::pages::score_sheet::mode_parts;
use crate::pages::score_sheet::repair_state::RepairState;
use crate::pages::score_sheet::sheet_view::{CellAppearance, SheetView};
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::notation::player;
use notabene_core::position::Position as _;
use notabene_core::record::Leaf;
use notabene_core::repair::{Difference, Fix, Repair};
use notabene_study::score_sheet::handwriting::Handwriting;
use notabene_study::score_sheet::manual_sheet::fill_form;

/// Choices of a question that have a button.
const SHOWN: usize = 6;

/// Playable part of the sheet, corrections and questions.
pub fn diagnosis_view(state: RepairState) -> El {
    let app = state.app;
    let text = move || match state.progress.get() {
        Some(_) => app.label(Label::RepairWorking).to_string(),
        None => state.stop.get().map(|msg| app.message_text(&msg)).unwrap_or_default(),
    };
    let progress = move || {
        let bar = |percent: u32| el("progress", "").attr("max", "100").attr("value", &percent.to_string());
        state.progress.get().map(bar).into_iter().collect()
    };
    let question =
        move || state.question().map(|fix| question_view(state, &fix)).into_iter().collect::<Vec<El>>();
    let repair = move || {
        let found = state.found.get().filter(|found| !found.fixes.is_empty());
        found.map(|found| repair_item(state, &found)).into_iter().collect::<Vec<El>>()
    };
    let differences = move || state.found.get().map(|found| differences(state, &found)).unwrap_or_default();
    let lost = move || {
        let is_lost = state
            .found
            .with(|found| found.as_ref().is_some_and(|found| !found.is_complete && found.fixes.is_empty()));
        if is_lost { app.label(Label::RepairNone).to_string() } else { String::new() }
    };
    el("section", "repairs").with([
        el("p", "told").attr("role", "status").live_text(text),
        el("div", "").live_children(progress),
        el("p", "hint").live_text(lost),
        el("div", "").live_children(question),
        el("ol", "differences").live_children(repair),
        el("div", "").live_children(differences),
    ])
}

/// A question with its answers.
fn question_view(state: RepairState, fix: &Fix) -> El {
    let app = state.app;
    let answer = |text: &String| {
        let (fix, text) = (fix.clone(), text.clone());
        let shown = text.clone();
        let button = el("button", "main").attr("type", "button").attr("data-do", "answer").text(&shown);
        button.click(move || state.answer(&fix, &text))
    };
    let mut answers: Vec<El> = fix.choices.iter().take(SHOWN).map(answer).collect();
    let open = fix.clone();
    answers.push(button(app, Label::RepairUnsure, "unsure", move || state.skip(&open)));
    el("section", "card question").attr("data-place", &fix.ply.to_string()).with([
        el("p", "").with([
            el("b", "").text(&app.message_text(&fix.heading())),
            el("span", "").text(" "),
            el("span", "").label(app, Label::RepairAsk),
        ]),
        el("p", "hint").text(&app.message_text(&fix.message())),
        el("div", "row texts").with(answers),
    ])
}

fn repair_item(state: RepairState, found: &Repair) -> El {
    let app = state.app;
    let fix = |fix: &Fix| {
        el("p", "").with([
            el("b", "").text(&app.message_text(&fix.heading())),
            el("span", "").text(&format!(" – {}", app.message_text(&fix.message()))),
        ])
    };
    let mut all: Vec<El> = found.fixes.iter().map(fix).collect();
    let start = state.start_position();
    let reach = match found.is_complete {
        true => msg!(MendWhole),
        false => {
            let plies = found.moves.len().saturating_sub(1) as u32;
            let side = if plies.is_multiple_of(2) { start.turn() } else { start.turn().other() };
            let offset = u32::from(start.turn() != start.first());
            msg!(MendReach { number: start.number() + (plies + offset) / 2, player: player(side) })
        }
    };
    all.push(el("p", "hint").text(&app.message_text(&reach)));
    // Only the players can fill in an unknown move.
    if !found.fixes.iter().any(Fix::is_open) {
        all.push(button(app, Label::RepairTake, "take", move || state.take_repair()));
    }
    el("li", "card").attr("data-repair", "0").with(all)
}

/// Half-moves that the two sheets do not write alike.
fn differences(state: RepairState, found: &Repair) -> Vec<El> {
    if found.differences.is_empty() {
        return Vec::new();
    }
    let app = state.app;
    let start = state.start_position();
    let offset = usize::from(start.turn() != start.first());
    let item = |one: &Difference| {
        let place = one.at + offset;
        let side = if place.is_multiple_of(2) { start.first() } else { start.first().other() };
        let at = msg!(MoveOf { number: start.number() + (place / 2) as u32, player: player(side) });
        let [sheet, copy] = [&one.sheet, &one.copy].map(|text| text.clone().unwrap_or_else(|| "…".into()));
        el("li", "").with([
            el("b", "").text(&app.message_text(&at)),
            el("span", "").text(&format!(" {sheet} | {copy} → {}", one.to)),
        ])
    };
    let items: Vec<El> = found.differences.iter().map(item).collect();
    vec![
        el("section", "copies")
            .with([el("h3", "").label(app, Label::RepairDifferences), el("ul", "").with(items)]),
    ]
}

/// Sheet as typed; places that were put right are marked.
pub fn score_sheet(state: RepairState) -> SheetView {
    let own = state.own;
    let form = move || {
        let (played, notation_style) = (mode_parts::played_game(own), state.style());
        let hand = Handwriting::of(notation_style.letters, &state.head_texts.get());
        own.game.with(|t| fill_form(t, &played, &hand, &notation_style))
    };
    let looks = move || {
        let Some(found) = state.found.get() else { return Vec::new() };
        let mut looks = Vec::new();
        (0..found.reach).for_each(|_| looks.push(CellAppearance::with_class("right")));
        if !found.is_complete {
            looks.push(CellAppearance::with_class("amiss"));
        }
        for fix in &found.fixes {
            if let Some(look) = looks.get_mut(fix.ply) {
                *look = CellAppearance::with_class("amiss");
            }
        }
        looks
    };
    SheetView {
        app: state.app,
        name: "repair",
        form: Memo::new(move |_| form()),
        appearances: Memo::new(move |_| looks()),
        current_ply: Memo::new(move |_| {
            let places = state.head_texts.with(Vec::len);
            let stop = state.found.with(|found| found.as_ref().map(|found| found.as_written));
            stop.filter(|stop| *stop < places)
        }),
        on_tap: Some(UnsyncCallback::new(move |ply| {
            let played = mode_parts::played_game_now(own);
            if let Some(step) = played.ply(ply) {
                own.go(Go::To(step.node));
            }
        })),
        on_head_edit: None,
        ink: None,
        letters: Memo::new(move |_| state.style().letters),
        leaf: RwSignal::new(Leaf::Original),
        closed_steps: RwSignal::new(0),
        shows_all_rows: RwSignal::new(false),
        waits_for_closing: false,
    }
}
