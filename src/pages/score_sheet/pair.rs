//! Two pupils at one screen: one board, two sheets, each in its own letters; both are compared at the end.

use crate::components::{Button, ChoiceButton, Select, SelectOption};
use crate::pages::score_sheet::cell_input::{CellFeedback, CellInput, CellPen};
use crate::pages::score_sheet::comparison::{ComparisonState, DifferenceList, show_position_before};
use crate::pages::score_sheet::ink::CellInk;
use crate::pages::score_sheet::mode_parts::{
    self, ArbiterResult, BoardWithStatus, ConfirmedButton, MoveButtons, OpenOnMainBoard, SheetColumns,
    SheetLetters, StatusText, new_game, notation_style, provide_board,
};
use crate::pages::score_sheet::sheet_leaf::SheetLeaf;
use crate::pages::score_sheet::sheet_view::{CellAppearance, SheetView};
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use crate::state::{corrupt_storage, storage};
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::i18n::Label;
use notabene_core::notation::{LETTERS, Letters, Notation as _, Style};
use notabene_core::position::Side;
use notabene_core::record::Ink;
use notabene_study::score_sheet::grading::missing_moves;
use notabene_study::score_sheet::manual_sheet::fill_form;
use notabene_study::score_sheet::pair::{SheetComparison, SheetConflict, SheetPair};
use notabene_study::storage_key::StorageKey;
use std::rc::Rc;

const SIDES: [Side; 2] = [Side::White, Side::Black];

/// Shared state of the mode. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct PairState {
    own: CurrentGame,
    pair: RwSignal<SheetPair>,
    /// Comparison of both sheets; `None` until requested.
    report: RwSignal<Option<SheetComparison>>,
    /// Differences from the game, on each sheet.
    comparisons: [ComparisonState; 2],
    /// Side whose sheet is shown where there is room for one only.
    shown_side: RwSignal<Side>,
}

impl PairState {
    fn style(&self, side: Side) -> Style {
        let letters = self.pair.with(|pair| pair.of(side).letters);
        Style { letters, ..notation_style(self.own.prefs) }
    }

    fn save(&self) {
        mode_parts::save_game(StorageKey::PairGame, self.own);
        self.pair.with_untracked(|pair| storage::save(StorageKey::PairSheets, &pair.save()));
    }

    /// Saves a text on the sheet of a side; it is marked only at the end, as on paper.
    fn write_cell(&self, pen: CellInput, side: Side, ply: usize, text: &str) {
        self.pair.update(|pair| _ = pair.of_mut(side).write(ply, text));
        self.save();
        if self.report.with_untracked(|report| report.is_some()) {
            self.compare();
        }
        self.go_to_empty_cell(&pen, side);
        pen.show_feedback(CellFeedback { is_correct: true, ..CellFeedback::default() });
        pen.focus();
    }

    /// Moves the pen of a side to its first empty cell.
    fn go_to_empty_cell(&self, pen: &CellInput, side: Side) {
        let len = mode_parts::played_game_now(self.own.game).len();
        let next = self.pair.with_untracked(|pair| pair.of(side).next());
        pen.go_to_cell(Some(next).filter(|next| *next < len), "");
    }

    fn compare(&self) {
        let (played, notation_style) =
            (mode_parts::played_game_now(self.own.game), untrack(|| notation_style(self.own.prefs)));
        let report = self.pair.with_untracked(|pair| pair.compare(&played, &notation_style));
        for (found, sheet) in self.comparisons.iter().zip(&report.sheets) {
            found.comparison.set(Some(sheet.clone()));
        }
        self.report.set(Some(report));
    }
}

/// The saved sheets, or empty ones: White's in the letters of the screen.
pub fn load_pair(prefs: Preferences) -> SheetPair {
    let letters = prefs.with_untracked(|p| p.letters());
    let other = if letters == Letters::english() { Letters::find("fr") } else { Some(Letters::english()) };
    let saved = corrupt_storage::load_valid(StorageKey::PairSheets, SheetPair::restore);
    saved.unwrap_or_else(|| SheetPair::new(letters, other.unwrap_or(letters)))
}

/// Content of the mode.
#[component]
pub fn PairMode() -> impl IntoView {
    let main = CurrentGame::here();
    let own = provide_board(mode_parts::load_game(StorageKey::PairGame).unwrap_or_else(|| new_game(main)));
    let state = PairState {
        own,
        pair: RwSignal::new(load_pair(own.prefs)),
        report: RwSignal::new(None),
        comparisons: [(); 2].map(|()| ComparisonState::new(own, false)),
        shown_side: RwSignal::new(Side::White),
    };
    let pens = SIDES.map(|side| {
        let written = move |pen, ply, text: String| state.write_cell(pen, side, ply, &text);
        let pen = CellInput::new(own, side.name(), move || state.style(side), written);
        let paper = score_sheet(state, pen, side);
        (side, pen, paper)
    });
    let halves = pens.map(|(side, pen, paper)| view! { <PupilPanel state pen paper side/> });
    let inks = pens.map(|(_, pen, _)| pen.ink);
    follow_board(state, pens.map(|(side, pen, _)| (pen, side)));
    view! {
        <SheetColumns>
            <div class="play-side stack">
                <BoardWithStatus/>
                <MoveButtons own/>
                <PairTools state main inks/>
                <ClashList state/>
            </div>
            <div class="pen-side stack">
                <SideChoice state/>
                <div class="twofold stack loose">{halves.collect_view()}</div>
            </div>
            <div class="paper-side stack"></div>
        </SheetColumns>
    }
}

/// Moves the pens along with the moves on the board.
fn follow_board(state: PairState, pens: [(CellInput, Side); 2]) {
    let mut known = None;
    Effect::new(move || {
        let len = mode_parts::played_game(state.own.game).len();
        state.own.sheet.with(|_| ());
        state.own.status.with(|_| ());
        untrack(|| {
            state.save();
            if known.replace(len) == Some(len) {
                return;
            }
            for (cell_input, side) in &pens {
                let busy = cell_input.ply.get_untracked().is_some_and(|at| at < len)
                    && !cell_input.text.with_untracked(String::is_empty);
                if !busy {
                    state.go_to_empty_cell(cell_input, *side);
                }
            }
        });
    });
}

/// Part of a pupil: letters, pen, open cells, sheet, differences.
#[component]
fn PupilPanel(state: PairState, pen: CellInput, paper: SheetView, side: Side) -> impl IntoView {
    let (own, prefs) = (state.own, state.own.prefs);
    let label = if side == Side::White { Label::PairWhite } else { Label::PairBlack };
    let option = |letters: &Letters| SelectOption {
        value: letters.code.into(),
        text: Signal::stored(format!("{} · {}", letters.name, letters.pieces.join(" "))),
    };
    let choose = move |code: String| {
        if let Some(letters) = Letters::find(&code) {
            state.pair.update(|pair| pair.of_mut(side).choose(letters));
            state.save();
        }
    };
    let owed = Signal::derive(move || {
        let played = mode_parts::played_game(own.game);
        state.pair.with(|pair| missing_moves(&played, pair.of(side)))
    });
    let found = state.comparisons[usize::from(side == Side::Black)];
    let class = move || if state.shown_side.get() == side { "half stack" } else { "half away stack" };
    view! {
        <section class=class data-half=side.name()>
            <h3>{prefs.label_signal(label)}</h3>
            <CellPen pen paper/>
            <StatusText class="owed callout" message=owed/>
            <SheetLetters
                letters=Signal::derive(move || state.style(side).letters)
                is_begun=Signal::derive(move || state.pair.with(|pair| !pair.of(side).is_empty()))
            >
                <Select
                    text=prefs.label_signal(Label::PieceLetters)
                    name=side.name()
                    options=LETTERS.iter().map(option).collect()
                    value=Signal::stored(state.pair.with_untracked(|pair| pair.of(side).letters.code.to_string()))
                    on_change=choose
                />
            </SheetLetters>
            <SheetLeaf paper/>
            <DifferenceList state=found/>
        </section>
    }
}

/// Choice of the sheet shown where there is room for one only.
#[component]
fn SideChoice(state: PairState) -> impl IntoView {
    let prefs = state.own.prefs;
    let sides = [(Side::White, Label::PairWhite), (Side::Black, Label::PairBlack)].map(|(side, label)| {
        view! {
            <button
                type="button" class="choice grow" data-near=side.name()
                aria-pressed=move || (state.shown_side.get() == side).to_string()
                on:click=move |_| state.shown_side.set(side)
            >
                {prefs.label_signal(label)}
            </button>
        }
    });
    view! {
        <div class="row turns" role="group" aria-label=prefs.label_signal(Label::ScoreSheet)>
            {sides.collect_view()}
        </div>
    }
}

fn score_sheet(state: PairState, pen: CellInput, side: Side) -> SheetView {
    let own = state.own;
    let form = move || {
        let (played, notation_style) = (mode_parts::played_game(own.game), state.style(side));
        own.game.with(|t| state.pair.with(|pair| fill_form(t, &played, pair.of(side), &notation_style)))
    };
    let looks = move || {
        let report = state.report.get();
        let sheet = report.and_then(|report| report.sheets.into_iter().nth(usize::from(side == Side::Black)));
        let mut looks = Vec::new();
        if let Some(sheet) = sheet {
            (0..sheet.plies).for_each(|_| looks.push(CellAppearance::with_class("right")));
            for one in &sheet.differences {
                if let Some(look) = looks.get_mut(one.ply) {
                    *look = CellAppearance::of_marked(&one.marked, &one.written);
                }
            }
        }
        looks
    };
    let text_of = move |ply| state.pair.with_untracked(|pair| pair.of(side).get(ply).to_string());
    SheetView { appearances: Memo::new(move |_| looks()), ..pen.sheet(form, text_of) }
}

/// New game, comparison, transfer to the main board.
#[component]
fn PairTools(state: PairState, main: CurrentGame, inks: [CellInk; 2]) -> impl IntoView {
    let own = state.own;
    let is_written = move |()| {
        inks.iter().any(|ink| !ink.is_empty())
            || state.pair.with_untracked(|pair| SIDES.iter().any(|side| !pair.of(*side).is_empty()))
    };
    let begin = move |()| {
        state.report.set(None);
        state.comparisons.iter().for_each(|found| {
            found.comparison.set(None);
            found.show_current_position();
        });
        state.pair.update(|pair| {
            *pair = SheetPair::new(pair.of(Side::White).letters, pair.of(Side::Black).letters)
        });
        inks.iter().for_each(CellInk::clear);
        own.open(new_game(main));
    };
    view! {
        <div class="row">
            <Button
                text=own.prefs.label_signal(Label::CompareSheets) name="compare" class="main"
                on_click=move |()| state.compare()
            />
            <ConfirmedButton label=Label::NewGame name="new" loses=is_written on_click=begin/>
            <OpenOnMainBoard main own/>
            <ArbiterResult own/>
        </div>
    }
}

/// Moves on which the two sheets differ.
#[component]
fn ClashList(state: PairState) -> impl IntoView {
    let prefs = state.own.prefs;
    let shown = RwSignal::new(None::<usize>);
    let items = move || {
        let clashes = state.report.get().map(|report| report.clashes).unwrap_or_default();
        let items = clashes.into_iter().enumerate();
        items.map(|(n, clash)| view! { <ClashItem state shown n clash/> }).collect_view()
    };
    let is_empty = move || state.report.with(|r| r.as_ref().is_none_or(|r| r.clashes.is_empty()));
    let agree = move || {
        let is_same = state.report.with(|r| r.as_ref().is_some_and(|r| r.clashes.is_empty()));
        is_same.then(|| prefs.label(Label::SheetsAgree))
    };
    view! {
        <div class="clashes">
            <p class="told" role="status">{agree}</p>
            <section class=move || if is_empty() { "hidden" } else { "card" }>
                <h3>{prefs.label_signal(Label::SheetsClash)}</h3>
                <ol class="differences stack bare">{items}</ol>
            </section>
        </div>
    }
}

/// A difference: a tap shows the move played and those written.
#[component]
fn ClashItem(
    state: PairState,
    shown: RwSignal<Option<usize>>,
    n: usize,
    clash: SheetConflict,
) -> impl IntoView {
    let prefs = state.own.prefs;
    let SheetConflict { ply, written, message, .. } = clash;
    let show = move |_| {
        show_conflict(state, ply, &written);
        shown.set(Some(n));
        let own = state.own;
        own.overrides.tap_handler.set(Some(Rc::new(move |_| {
            shown.set(None);
            own.overrides.scene.set(None);
            own.overrides.tap_handler.set(None);
            own.go(Go::Last);
        })));
    };
    view! {
        <li>
            <ChoiceButton pressed=move || shown.get() == Some(n) on_click=show attr:data-clash=n.to_string()>
                {move || prefs.message_text(&message)}
            </ChoiceButton>
        </li>
    }
}

/// Shows the move played and those written on the board.
fn show_conflict(state: PairState, ply: usize, [first, second]: &[String; 2]) {
    let played = mode_parts::played_game_now(state.own.game);
    let (styles, step) = (SIDES.map(|side| untrack(|| state.style(side))), played.ply(ply));
    let at = played.position_at(ply);
    let path =
        |text: &String, style: &Style| at.find(text, style).map(|m| at.move_ends(&m)).unwrap_or_default();
    let (first, second) = (path(first, &styles[0]), path(second, &styles[1]));
    let right = step.map(|step| at.move_ends(&step.m)).unwrap_or_default();
    show_position_before(
        state.own,
        step.map(|s| s.node),
        &[(&first, Ink::Blue), (&second, Ink::Red), (&right, Ink::Green)],
    );
}
