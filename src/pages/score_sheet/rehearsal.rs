//! Tournament rehearsal: a game against Notabene with a clock; the sheet is written by hand in the right
//! order and marked at the end.

use crate::components::effect::effect_after_render;
use crate::components::element::{El, button, el, labelled_select};
use crate::pages::opponent::level_label;
use crate::pages::score_sheet::cell_input::pen;
use crate::pages::score_sheet::closing::{closing, leaves};
use crate::pages::score_sheet::compared::{Compared, compared};
use crate::pages::score_sheet::leaf::leaf;
use crate::pages::score_sheet::order;
use crate::pages::score_sheet::order_drill::{Keys, OrderDrill};
use crate::pages::score_sheet::rehearsal_state::Rehearsal;
use crate::pages::score_sheet::stage::{self, board, desk_top, option};
use crate::state::context::AppContext;
use crate::views::settings::LettersPick;
use leptos::prelude::*;
use notabene_core::game::opponent::Opponent;
use notabene_core::game::{Edit, Go, registry};
use notabene_core::i18n::Label;
use notabene_core::record::time_control::PRESETS;
use notabene_core::study::score_sheet::dictation::compare;
use notabene_core::study::score_sheet::handwriting::Handwriting;

/// Storage keys of game, sheet and order.
const KEYS: Keys = ["sheet.rehearsal.game", "sheet.rehearsal.hand", "sheet.rehearsal"];

/// Content of the mode.
pub fn rehearsal(app: AppContext) -> Vec<El> {
    let rehearsal = Rehearsal::restored();
    let (drill, pen_here, paper) = order::open(app, &KEYS, Some(rehearsal));
    drill.follow_clock(rehearsal);
    let found = Compared::new(app, drill.own, false);
    if rehearsal.is_graded.get_untracked() {
        grade(drill, rehearsal, found);
    }
    // A new game has not been marked.
    effect_after_render(Box::new(move || {
        if !rehearsal.is_graded.get() {
            found.found.set(None);
            if found.shown.get_untracked().is_some() {
                untrack(|| found.leave());
            }
        }
    }));
    let marks = button(app, Label::MarkSheet, "mark-sheet", move || grade(drill, rehearsal, found));
    let claim = button(app, Label::OrderClaim, "claim", move || drill.claim());
    let resign = button(app, Label::Resign, "resign", move || {
        drill.own.go(Go::Last);
        drill.own.edit(Edit::Resign(drill.side.get_untracked()));
    });
    let ends = el("div", "row").with([claim, resign, marks.attr("class", "main")]);
    let played = vec![board(), order::deeds(drill), tools(drill, rehearsal)];
    let written = vec![order::clock(drill), pen(pen_here, paper), ends, compared(found)];
    vec![desk_top(app, played, written, vec![leaves(paper), leaf(paper), closing(paper)])]
}

/// Marks the sheet and lists its differences from the game.
fn grade(drill: &'static OrderDrill, rehearsal: Rehearsal, found: &'static Compared) {
    rehearsal.is_graded.set(true);
    rehearsal.save();
    let (played, style) = (stage::played_now(drill.own), untrack(|| drill.style()));
    found.found.set(Some(drill.hand.with_untracked(|hand| compare(&played, hand, &style))));
}

/// New game, side, level, time control, letters.
fn tools(drill: &'static OrderDrill, rehearsal: Rehearsal) -> El {
    let app = drill.app;
    let anew = move || {
        rehearsal.save();
        if !order::is_begun(drill) {
            drill.begin(drill.wish.get_untracked(), registry::chess());
        }
    };
    let level = |level: u8| {
        let name = level.to_string();
        let words = move || app.label(level_label(level)).to_string();
        option(&name, words, rehearsal.level.get_untracked() == level)
    };
    let levels = (1..=Opponent::LEVELS).map(level).collect();
    let level = labelled_select(app, Label::Level, "level", levels, move |name| {
        rehearsal.level.set(name.parse().unwrap_or(1));
        anew();
    });
    let time = |text: &'static str| {
        option(text, move || text.into(), rehearsal.control.with_untracked(|control| control == text))
    };
    let times = PRESETS.into_iter().map(time).collect();
    let time = labelled_select(app, Label::TimeEach, "time", times, move |text| {
        rehearsal.control.set(text);
        anew();
    });
    let begun = move || !drill.hand.with(Handwriting::is_empty);
    let letters = stage::letters(app, LettersPick(), move || drill.style().letters, begun);
    el("section", "tools").with([
        el("div", "row").with([level, time]),
        el("div", "row").with([order::side_pick(drill), order::new_game(drill), letters]),
    ])
}
