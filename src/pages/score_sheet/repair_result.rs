//! Result of the repair of a sheet: where it stops, the corrections, the next question, and where two sheets differ.

use crate::components::Button;
use crate::pages::score_sheet::mode_parts;
use crate::pages::score_sheet::repair_state::RepairState;
use crate::pages::score_sheet::sheet_view::{CellAppearance, SheetView, go_to_ply};
use crate::views::mascot::Cheer;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::notation::player;
use notabene_core::position::Position as _;
use notabene_core::repair::{Difference, Fix, Repair};
use notabene_study::score_sheet::handwriting::Handwriting;
use notabene_study::score_sheet::manual_sheet::fill_form;

/// Choices of a question that have a button.
const SHOWN: usize = 6;

/// Playable part of the sheet, corrections and questions.
#[component]
pub fn Diagnosis(state: RepairState) -> impl IntoView {
    let prefs = state.own.prefs;
    let text = move || match state.progress.get() {
        Some(_) => Some(prefs.label(Label::RepairWorking).to_string()),
        None => state.stop.with(|stop| stop.as_ref().map(|message| prefs.message_text(message))),
    };
    let progress = move || {
        state
            .progress
            .get()
            .map(|percent| view! { <progress max="100" value=percent.to_string()></progress> })
    };
    let question = move || {
        let fix = state.question();
        // The focus does not stay in another question.
        move || fix.clone().map(|fix| view! { <Question state fix/> })
    };
    let repair = move || {
        let found = state.found.get().filter(|found| !found.fixes.is_empty());
        found.map(|found| view! { <RepairItem state found/> })
    };
    let differences = move || {
        let found = state.found.get().filter(|found| !found.differences.is_empty());
        found.map(|found| view! { <Differences state differences=found.differences/> })
    };
    let lost = move || {
        let is_lost = state
            .found
            .with(|found| found.as_ref().is_some_and(|found| !found.is_complete && found.fixes.is_empty()));
        is_lost.then(|| prefs.label(Label::RepairNone))
    };
    let is_whole = move || {
        let is_whole = |found: &Repair| found.is_complete && found.fixes.is_empty();
        state.progress.get().is_none() && state.found.with(|found| found.as_ref().is_some_and(is_whole))
    };
    view! {
        <section class="repairs stack">
            <div class="inline">
                <p class="told grow" role="status">{text}</p>
                <Cheer when=Signal::derive(is_whole)/>
            </div>
            <div>{progress}</div>
            <p class="hint">{lost}</p>
            <div>{question}</div>
            <ol class="differences stack bare">{repair}</ol>
            <div>{differences}</div>
        </section>
    }
}

/// A question with its answers.
#[component]
fn Question(state: RepairState, fix: Fix) -> impl IntoView {
    let prefs = state.own.prefs;
    let answers = fix.choices.iter().take(SHOWN).cloned().map(|text| {
        let (fix, answer) = (fix.clone(), text.clone());
        view! {
            <button
                type="button" class="main" data-do="answer" on:click=move |_| state.answer(&fix, &answer)
            >
                {text}
            </button>
        }
    });
    let answers = answers.collect_view();
    let (heading, message, ply) = (fix.heading(), fix.message(), fix.ply);
    view! {
        <section class="card question" data-place=ply.to_string()>
            <p>
                <b>{move || prefs.message_text(&heading)}</b>
                <span>" "</span>
                <span>{prefs.label_signal(Label::RepairAsk)}</span>
            </p>
            <p class="hint">{move || prefs.message_text(&message)}</p>
            <div class="row texts">
                {answers}
                <Button
                    text=prefs.label_signal(Label::RepairUnsure) name="unsure"
                    on_click=move |()| state.skip(&fix)
                />
            </div>
        </section>
    }
}

/// Corrections, and how far the game goes.
#[component]
fn RepairItem(state: RepairState, found: Repair) -> impl IntoView {
    let prefs = state.own.prefs;
    let fixes = found.fixes.iter().map(|fix| {
        let (heading, message) = (fix.heading(), fix.message());
        view! {
            <p>
                <b>{move || prefs.message_text(&heading)}</b>
                <span>{move || format!(" – {}", prefs.message_text(&message))}</span>
            </p>
        }
    });
    let fixes = fixes.collect_view();
    let reach = reach_message(state, &found);
    // Only the players can fill in an unknown move.
    let take = (!found.fixes.iter().any(Fix::is_open)).then(|| {
        view! {
            <Button
                text=prefs.label_signal(Label::RepairTake) name="take" on_click=move |()| state.take_repair()
            />
        }
    });
    view! {
        <li class="card" data-repair="0">
            {fixes}
            <p class="hint">{move || prefs.message_text(&reach)}</p>
            {take}
        </li>
    }
}

/// How far the repaired game goes.
fn reach_message(state: RepairState, found: &Repair) -> Msg {
    if found.is_complete {
        return msg!(MendWhole);
    }
    let start = state.start_position();
    let plies = found.moves.len().saturating_sub(1) as u32;
    let side = if plies.is_multiple_of(2) { start.turn() } else { start.turn().other() };
    let offset = u32::from(start.turn() != start.first());
    msg!(MendReach { number: start.number() + (plies + offset) / 2, player: player(side) })
}

/// Half-moves that the two sheets do not write alike.
#[component]
fn Differences(state: RepairState, differences: Vec<Difference>) -> impl IntoView {
    let prefs = state.own.prefs;
    let start = state.start_position();
    let offset = usize::from(start.turn() != start.first());
    let items = differences.into_iter().map(|one| {
        let place = one.at + offset;
        let side = if place.is_multiple_of(2) { start.first() } else { start.first().other() };
        let at = msg!(MoveOf { number: start.number() + (place / 2) as u32, player: player(side) });
        let [sheet, copy] = [one.sheet, one.copy].map(|text| text.unwrap_or_else(|| "…".into()));
        view! {
            <li>
                <b>{move || prefs.message_text(&at)}</b>
                <span>{format!(" {sheet} | {copy} → {}", one.to)}</span>
            </li>
        }
    });
    view! {
        <section class="copies">
            <h3>{prefs.label_signal(Label::RepairDifferences)}</h3>
            <ul>{items.collect_view()}</ul>
        </section>
    }
}

/// Sheet as typed; places that were put right are marked.
pub fn score_sheet(state: RepairState) -> SheetView {
    let own = state.own;
    let form = move || {
        let (played, notation_style) = (mode_parts::played_game(own.game), state.style());
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
    let current_ply = move |_: Option<&Option<usize>>| {
        let places = state.head_texts.with(Vec::len);
        let stop = state.found.with(|found| found.as_ref().map(|found| found.as_written));
        stop.filter(|stop| *stop < places)
    };
    SheetView {
        appearances: Memo::new(move |_| looks()),
        current_ply: Memo::new(current_ply),
        on_tap: Some(go_to_ply(own)),
        ..SheetView::read_only(own.prefs, "repair", move || state.style().letters, form)
    }
}
