//! Tournament rehearsal: a game against Notabene with a clock; the sheet is written by hand in the right
//! order and marked at the end.

use crate::components::effect::effect_after_render;
use crate::components::element::{El, button, el, labelled_select};
use crate::pages::opponent::level_label;
use crate::pages::score_sheet::cell_input::cell_input;
use crate::pages::score_sheet::closing::{closing_steps, leaf_choice};
use crate::pages::score_sheet::comparison::{ComparisonState, difference_list, result_to_hand_in};
use crate::pages::score_sheet::mode_parts::{self, board_with_status, option_element, sheet_layout};
use crate::pages::score_sheet::order;
use crate::pages::score_sheet::order_drill::{OrderDrill, StorageKeys};
use crate::pages::score_sheet::rehearsal_state::Rehearsal;
use crate::pages::score_sheet::sheet_view::sheet_leaf;
use crate::state::context::AppContext;
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use notabene_core::exchange::result::TaskKind;
use notabene_core::game::opponent::Opponent;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::record::time_control::PRESETS;
use notabene_study::score_sheet::dictation::compare;
use notabene_study::score_sheet::handwriting::Handwriting;
use notabene_study::storage_key::StorageKey;

/// Storage keys of game, sheet and order.
const STORAGE_KEYS: StorageKeys =
    [StorageKey::RehearsalGame, StorageKey::RehearsalSheet, StorageKey::Rehearsal];

/// Content of the mode.
pub fn rehearsal_mode(app: AppContext) -> Vec<El> {
    let rehearsal = Rehearsal::load();
    let (drill, pen_here, paper) = order::open_drill(app, STORAGE_KEYS, Some(rehearsal));
    drill.follow_clock(rehearsal);
    let found = ComparisonState::new(app, drill.own, false);
    if rehearsal.is_graded.get_untracked() {
        grade_sheet(drill, rehearsal, found);
    }
    // A new game has not been marked.
    effect_after_render(Box::new(move || {
        if !rehearsal.is_graded.get() {
            found.comparison.set(None);
            if found.shown.get_untracked().is_some() {
                untrack(|| found.show_current_position());
            }
        }
    }));
    let marks = button(app, Label::MarkSheet, "mark-sheet", move || grade_sheet(drill, rehearsal, found));
    let claim = button(app, Label::OrderClaim, "claim", move || drill.claim_draw());
    let resign = order::resign_button(drill);
    let ends = el("div", "row").with([claim, resign, marks.attr("class", "main")]);
    let played = vec![board_with_status(), order::action_buttons(drill), rehearsal_tools(drill, rehearsal)];
    let written = vec![
        order::clock_buttons(drill),
        cell_input(pen_here, paper),
        ends,
        difference_list(found),
        result_to_hand_in(found, TaskKind::Rehearsal),
    ];
    vec![sheet_layout(
        app,
        played,
        written,
        vec![leaf_choice(paper), sheet_leaf(paper), closing_steps(paper)],
    )]
}

/// Marks the sheet and lists its differences from the game.
fn grade_sheet(drill: OrderDrill, rehearsal: Rehearsal, found: ComparisonState) {
    rehearsal.is_graded.set(true);
    rehearsal.save();
    let (played, style) = (mode_parts::played_game_now(drill.own), untrack(|| drill.style()));
    found.comparison.set(Some(drill.sheet.with_untracked(|hand| compare(&played, hand, &style))));
}

/// New game, side, level, time control, letters.
fn rehearsal_tools(drill: OrderDrill, rehearsal: Rehearsal) -> El {
    let app = drill.app;
    let anew = move || {
        rehearsal.save();
        if !order::is_started(drill) {
            drill.start(drill.next_side.get_untracked(), registry::chess());
        }
    };
    let level = |level: u8| {
        let name = level.to_string();
        let words = move || app.label(level_label(level)).to_string();
        option_element(&name, words, rehearsal.level.get_untracked() == level)
    };
    let levels = (1..=Opponent::LEVELS).map(level).collect();
    let level = labelled_select(app, Label::Level, "level", levels, move |name| {
        rehearsal.level.set(name.parse().unwrap_or(1));
        anew();
    });
    let time = |text: &'static str| {
        option_element(text, move || text.into(), rehearsal.control.with_untracked(|control| control == text))
    };
    let times = PRESETS.into_iter().map(time).collect();
    let time = labelled_select(app, Label::TimeEach, "time", times, move |text| {
        rehearsal.control.set(text);
        anew();
    });
    let begun = move || !drill.sheet.with(Handwriting::is_empty);
    let letters = mode_parts::sheet_letters(app, LettersSelect(), move || drill.style().letters, begun);
    let along = el("a", "button").attr("href", "#sheet/dictation").label(app, Label::NoteAlong);
    el("section", "tools").with([
        el("div", "row").with([level, time, along]),
        el("div", "row").with([order::side_choice(drill), order::new_game_button(drill), letters]),
    ])
}
