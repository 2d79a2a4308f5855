//! Tournament rehearsal: a game against Notabene with a clock; the sheet is written by hand in the right
//! order and marked at the end.

use crate::components::{Button, Select, SelectOption};
use crate::pages::opponent::level_label;
use crate::pages::score_sheet::cell_input::CellPen;
use crate::pages::score_sheet::closing::{ClosingSteps, LeafChoice};
use crate::pages::score_sheet::comparison::{ComparisonState, DifferenceList, ResultToHandIn};
use crate::pages::score_sheet::mode_parts::{self, BoardWithStatus, SheetColumns, label_option};
use crate::pages::score_sheet::order::{
    self, ActionList, ClaimButton, ClockButton, DrillLetters, NewGameButton, ResignButton, SideSelect,
    is_started,
};
use crate::pages::score_sheet::order_drill::{OrderDrill, StorageKeys};
use crate::pages::score_sheet::rehearsal_state::Rehearsal;
use crate::pages::score_sheet::sheet_leaf::SheetLeaf;
use leptos::prelude::*;
use notabene_core::exchange::result::TaskKind;
use notabene_core::game::opponent::Opponent;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::record::time_control::PRESETS;
use notabene_study::score_sheet::dictation::compare;
use notabene_study::storage_key::StorageKey;

/// Storage keys of game, sheet and order.
const STORAGE_KEYS: StorageKeys =
    [StorageKey::RehearsalGame, StorageKey::RehearsalSheet, StorageKey::Rehearsal];

/// Content of the mode.
#[component]
pub fn RehearsalMode() -> impl IntoView {
    let rehearsal = Rehearsal::load();
    let (drill, pen, paper) = order::open_drill(STORAGE_KEYS, Some(rehearsal));
    drill.follow_clock(rehearsal);
    let found = ComparisonState::new(drill.own, false);
    if rehearsal.is_graded.get_untracked() {
        grade_sheet(drill, rehearsal, found);
    }
    // A new game has not been marked.
    Effect::new(move || {
        if !rehearsal.is_graded.get() {
            found.comparison.set(None);
            if found.shown.get_untracked().is_some() {
                untrack(|| found.show_current_position());
            }
        }
    });
    let mark = move |()| grade_sheet(drill, rehearsal, found);
    view! {
        <SheetColumns>
            <div class="play-side stack">
                <BoardWithStatus/>
                <ActionList drill/>
                <RehearsalTools drill rehearsal/>
            </div>
            <div class="pen-side stack">
                <ClockButton drill/>
                <CellPen pen paper/>
                <div class="row">
                    <ClaimButton drill/>
                    <ResignButton drill/>
                    <Button
                        text=drill.own.prefs.label_signal(Label::MarkSheet) name="mark-sheet" class="main"
                        on_click=mark
                    />
                </div>
                <DifferenceList state=found/>
                <ResultToHandIn state=found kind=TaskKind::Rehearsal/>
            </div>
            <div class="paper-side stack">
                <LeafChoice paper/>
                <SheetLeaf paper/>
                <ClosingSteps paper/>
            </div>
        </SheetColumns>
    }
}

/// Marks the sheet and lists its differences from the game.
fn grade_sheet(drill: OrderDrill, rehearsal: Rehearsal, found: ComparisonState) {
    rehearsal.is_graded.set(true);
    rehearsal.save();
    let (played, style) = (mode_parts::played_game_now(drill.own.game), untrack(|| drill.style()));
    found.comparison.set(Some(drill.sheet.with_untracked(|hand| compare(&played, hand, &style))));
}

/// New game, side, level, time control, letters.
#[component]
fn RehearsalTools(drill: OrderDrill, rehearsal: Rehearsal) -> impl IntoView {
    let prefs = drill.own.prefs;
    let start_again = move || {
        rehearsal.save();
        if !is_started(drill) {
            drill.start(drill.next_side.get_untracked(), registry::chess());
        }
    };
    let set_level = move |name: String| {
        rehearsal.level.set(name.parse().unwrap_or(1));
        start_again();
    };
    let set_time = move |text: String| {
        rehearsal.control.set(text);
        start_again();
    };
    let level = |level: u8| label_option(prefs, level.to_string(), level_label(level));
    let time = |text: &str| SelectOption { value: text.into(), text: Signal::stored(text.into()) };
    view! {
        <section class="tools stack">
            <div class="row">
                <Select
                    text=prefs.label_signal(Label::Level)
                    name="level"
                    options=(1..=Opponent::LEVELS).map(level).collect()
                    value=Signal::derive(move || rehearsal.level.get().to_string())
                    on_change=set_level
                />
                <Select
                    text=prefs.label_signal(Label::TimeEach)
                    name="time"
                    options=PRESETS.into_iter().map(time).collect()
                    value=rehearsal.control
                    on_change=set_time
                />
                <a class="button" href="#sheet/dictation">{prefs.label_signal(Label::NoteAlong)}</a>
            </div>
            <div class="row">
                <SideSelect drill/>
                <NewGameButton drill/>
                <DrillLetters drill/>
            </div>
        </section>
    }
}
