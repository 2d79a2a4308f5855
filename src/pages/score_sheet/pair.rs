//! Two pupils at one screen: one board, two sheets, each in its own letters; both are compared at the end.

use crate::components::effect::effect_after_render;
use crate::components::element::{El, button, choice_button, el, labelled_select};
use crate::pages::score_sheet::cell_input::{CellFeedback, CellInput, cell_input, mirror_into_cell};
use crate::pages::score_sheet::comparison::{ComparisonState, difference_list, show_position_before};
use crate::pages::score_sheet::ink::CellInk;
use crate::pages::score_sheet::mode_parts::{
    self, board_with_status, confirmed_button, move_buttons, new_game, notation_style, open_on_main_board,
    option_element, provide_board, sheet_layout, status_line,
};
use crate::pages::score_sheet::sheet_view::{CellAppearance, SheetView, sheet_leaf, tag_editor};
use crate::state::context::AppContext;
use crate::state::{corrupt_storage, storage};
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::i18n::Label;
use notabene_core::notation::{LETTERS, Letters, Notation as _, Style};
use notabene_core::position::Side;
use notabene_core::record::{Ink, Leaf};
use notabene_study::score_sheet::grading::missing_moves;
use notabene_study::score_sheet::manual_sheet::fill_form;
use notabene_study::score_sheet::pair::{SheetComparison, SheetConflict, SheetPair};
use notabene_study::storage_key::StorageKey;
use std::rc::Rc;

const SIDES: [Side; 2] = [Side::White, Side::Black];

/// Shared state of the mode. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct PairState {
    app: AppContext,
    own: AppContext,
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
        Style { letters, ..notation_style(self.app) }
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
        let len = mode_parts::played_game_now(self.own).len();
        let next = self.pair.with_untracked(|pair| pair.of(side).next());
        pen.go_to_cell(Some(next).filter(|next| *next < len), "");
    }

    fn compare(&self) {
        let (played, notation_style) =
            (mode_parts::played_game_now(self.own), untrack(|| notation_style(self.app)));
        let report = self.pair.with_untracked(|pair| pair.compare(&played, &notation_style));
        for (found, sheet) in self.comparisons.iter().zip(&report.sheets) {
            found.comparison.set(Some(sheet.clone()));
        }
        self.report.set(Some(report));
    }
}

/// The saved sheets, or empty ones: White's in the letters of the screen.
pub fn load_pair(app: AppContext) -> SheetPair {
    let letters = app.prefs.with_untracked(|p| p.letters());
    let other = if letters == Letters::english() { Letters::find("fr") } else { Some(Letters::english()) };
    let saved = corrupt_storage::load_valid(StorageKey::PairSheets, SheetPair::restore);
    saved.unwrap_or_else(|| SheetPair::new(letters, other.unwrap_or(letters)))
}

/// Content of the mode.
pub fn pair_mode(app: AppContext) -> Vec<El> {
    let own =
        provide_board(app, mode_parts::load_game(StorageKey::PairGame).unwrap_or_else(|| new_game(app)));
    let state = PairState {
        app,
        own,
        pair: RwSignal::new(load_pair(app)),
        report: RwSignal::new(None),
        comparisons: [(); 2].map(|()| ComparisonState::new(app, own, false)),
        shown_side: RwSignal::new(Side::White),
    };
    let mut halves = Vec::new();
    let mut pens = Vec::new();
    for side in SIDES {
        let input = CellInput::new(
            own,
            app,
            side.name(),
            move || state.style(side),
            move |pen, ply, text| {
                state.write_cell(pen, side, ply, &text);
            },
        );
        let paper = score_sheet(state, input, side);
        mirror_into_cell(input, paper);
        pens.push((input, side));
        halves.push(pupil_panel(state, input, paper, side));
    }
    let inks = pens.iter().map(|(pen, _)| pen.ink).collect();
    follow_board(state, pens);
    let played = vec![board_with_status(), move_buttons(own), pair_tools(state, inks), clash_list(state)];
    let written = vec![side_choice(state), el("div", "twofold").with(halves)];
    vec![sheet_layout(app, played, written, Vec::new())]
}

/// Moves the pens along with the moves on the board.
fn follow_board(state: PairState, pens: Vec<(CellInput, Side)>) {
    let mut known = None;
    effect_after_render(Box::new(move || {
        let len = mode_parts::played_game(state.own).len();
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
    }));
}

/// Part of a pupil: letters, pen, open cells, sheet, differences.
fn pupil_panel(state: PairState, input: CellInput, paper: SheetView, side: Side) -> El {
    let (app, own) = (state.app, state.own);
    let label = if side == Side::White { Label::PairWhite } else { Label::PairBlack };
    let now = state.pair.with_untracked(|pair| pair.of(side).letters);
    let options = LETTERS.iter().map(|letters| {
        option_element(
            letters.code,
            move || format!("{} · {}", letters.name, letters.pieces.join(" ")),
            letters == now,
        )
    });
    let letters = labelled_select(app, Label::PieceLetters, side.name(), options.collect(), move |code| {
        if let Some(letters) = Letters::find(&code) {
            state.pair.update(|pair| pair.of_mut(side).choose(letters));
            state.save();
        }
    });
    let begun = move || state.pair.with(|pair| !pair.of(side).is_empty());
    let letters = mode_parts::sheet_letters(app, letters, move || state.style(side).letters, begun);
    let owed = move || {
        let played = mode_parts::played_game(own);
        state.pair.with(|pair| missing_moves(&played, pair.of(side)))
    };
    let found = state.comparisons[usize::from(side == Side::Black)];
    let away = move || if state.shown_side.get() == side { "half" } else { "half away" };
    el("section", "").live_class(away).attr("data-half", side.name()).with([
        el("h3", "").label(app, label),
        cell_input(input, paper),
        status_line(app, "owed", owed),
        letters,
        sheet_leaf(paper),
        difference_list(found),
    ])
}

/// Choice of the sheet shown where there is room for one only.
fn side_choice(state: PairState) -> El {
    let one = |(side, label): (Side, Label)| {
        let near = move || state.shown_side.get() == side;
        choice_button("data-near", side.name(), near, move || state.shown_side.set(side))
            .label(state.app, label)
    };
    let name = move || state.app.label(Label::ScoreSheet).to_string();
    let both = [(Side::White, Label::PairWhite), (Side::Black, Label::PairBlack)];
    el("div", "row turns").attr("role", "group").live_attr("aria-label", name).with(both.map(one))
}

fn score_sheet(state: PairState, pen: CellInput, side: Side) -> SheetView {
    let own = state.own;
    let form = move || {
        let (played, notation_style) = (mode_parts::played_game(own), state.style(side));
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
    SheetView {
        app: state.app,
        name: side.name(),
        form: Memo::new(move |_| form()),
        appearances: Memo::new(move |_| looks()),
        current_ply: Memo::new(move |_| pen.ply.get()),
        on_tap: Some(UnsyncCallback::new(move |ply| {
            let text = state.pair.with_untracked(|pair| pair.of(side).get(ply).to_string());
            pen.go_to_cell(Some(ply), &text);
            pen.focus();
        })),
        on_head_edit: Some(tag_editor(own)),
        ink: Some(pen.ink.cells),
        letters: Memo::new(move |_| state.style(side).letters),
        leaf: RwSignal::new(Leaf::Original),
        closed_steps: RwSignal::new(0),
        shows_all_rows: RwSignal::new(false),
        waits_for_closing: false,
    }
}

/// New game, comparison, transfer to the main board.
fn pair_tools(state: PairState, inks: Vec<CellInk>) -> El {
    let (app, own) = (state.app, state.own);
    let has_ink = inks.clone();
    let written = move || {
        has_ink.iter().any(|ink| !ink.is_empty())
            || state.pair.with_untracked(|pair| SIDES.iter().any(|side| !pair.of(*side).is_empty()))
    };
    let new = confirmed_button(app, Label::NewGame, "new", written, move || {
        state.report.set(None);
        state.comparisons.iter().for_each(|found| {
            found.comparison.set(None);
            found.show_current_position();
        });
        state.pair.update(|pair| {
            *pair = SheetPair::new(pair.of(Side::White).letters, pair.of(Side::Black).letters)
        });
        inks.iter().for_each(CellInk::clear);
        own.open_game(new_game(app));
    });
    let compare = button(app, Label::CompareSheets, "compare", move || state.compare());
    el("div", "row").with([
        compare.attr("class", "main"),
        new,
        open_on_main_board(app, own),
        mode_parts::arbiter_result(app, own),
    ])
}

/// Moves on which the two sheets differ.
fn clash_list(state: PairState) -> El {
    let app = state.app;
    let shown = RwSignal::new(None::<usize>);
    let list = move || {
        let report = state.report.get();
        let clashes = report.map(|report| report.clashes).unwrap_or_default();
        clashes.into_iter().enumerate().map(|(n, clash)| clash_item(state, shown, n, clash)).collect()
    };
    let none = move || state.report.with(|r| r.as_ref().is_none_or(|r| r.clashes.is_empty()));
    let same = move || state.report.with(|r| r.as_ref().is_some_and(|r| r.clashes.is_empty()));
    let agree = move || if same() { app.label(Label::SheetsAgree).to_string() } else { String::new() };
    el("div", "clashes").with([
        el("p", "told").attr("role", "status").live_text(agree),
        el("section", "")
            .live_class(move || if none() { "hidden" } else { "card" })
            .with([el("h3", "").label(app, Label::SheetsClash), el("ol", "differences").live_children(list)]),
    ])
}

/// A difference: a tap shows the move played and those written.
fn clash_item(state: PairState, shown: RwSignal<Option<usize>>, n: usize, clash: SheetConflict) -> El {
    let (app, own) = (state.app, state.own);
    let (ply, says) = (clash.ply, app.message_text(&clash.message));
    let act = move || {
        let played = mode_parts::played_game_now(own);
        let (styles, step) = (SIDES.map(|side| untrack(|| state.style(side))), played.ply(ply));
        let at = played.position_at(ply);
        let path =
            |text: &String, style: &Style| at.find(text, style).map(|m| at.move_ends(&m)).unwrap_or_default();
        let [first, second] = &clash.written;
        let (first, second) = (path(first, &styles[0]), path(second, &styles[1]));
        let right = step.map(|step| at.move_ends(&step.m)).unwrap_or_default();
        show_position_before(
            own,
            step.map(|s| s.node),
            &[(&first, Ink::Blue), (&second, Ink::Red), (&right, Ink::Green)],
        );
        shown.set(Some(n));
        own.overrides.tap_handler.set(Some(Rc::new(move |_| {
            shown.set(None);
            own.overrides.scene.set(None);
            own.overrides.tap_handler.set(None);
            own.go(Go::Last);
        })));
    };
    let element = choice_button("data-clash", &n.to_string(), move || shown.get() == Some(n), act);
    el("li", "").with([element.text(&says)])
}
