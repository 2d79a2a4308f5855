//! Guess the next move: a game is found move by move, played on the board or written, with help and a score.

use crate::components::effect::effect_after_render;
use crate::components::element::{El, button, el};
use crate::pages::score_sheet::cell_input::{CellInput, cell_input, mirror_into_cell};
use crate::pages::score_sheet::closing::leaf_choice;
use crate::pages::score_sheet::comparison::{difference_list, result_to_hand_in};
use crate::pages::score_sheet::guess_state::{GuessKeys, GuessState};
use crate::pages::score_sheet::mode_parts::{
    self, board_with_status, column_named, column_select, confirmed_button, provide_board, sheet_layout,
    start_with_head, status_line,
};
use crate::pages::score_sheet::sheet_view::{CellAppearance, SheetView, sheet_leaf};
use crate::state::context::AppContext;
use crate::state::corrupt_storage;
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use notabene_core::exchange::result::TaskKind;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::record::{Leaf, NodeId};
use notabene_study::score_sheet::guess::{FoundHow, Guess, MOST_HELP};
use notabene_study::score_sheet::handwriting::Handwriting;
use notabene_study::score_sheet::manual_sheet::fill_form;
use notabene_study::storage_key::StorageKey;
use std::rc::Rc;

/// Storage keys of the mode.
const KEYS: GuessKeys = GuessKeys { game: StorageKey::GuessGame, found: StorageKey::Guess };

/// Content of the mode.
pub fn guess_mode(app: AppContext) -> Vec<El> {
    let saved = mode_parts::load_game(KEYS.game);
    let played = saved.as_ref().map(|game| Rc::new(game.played()));
    let guess = corrupt_storage::load_valid(KEYS.found, |text| Guess::restore(text, played.as_ref()?));
    let begun = saved.filter(|_| guess.is_some());
    let own = provide_board(app, begun.as_ref().map_or_else(registry::chess, start_with_head));
    let state = GuessState::new(app, own, KEYS, played.zip(guess));
    let (pen, paper) = pen_and_sheet(state, "guess");
    let idle = move || state.guess.with(Option::is_none);
    let running = move || el("div", "").live_class(move || if idle() { "hidden" } else { "running" });
    let board = vec![running().with([board_with_status()]), game_choice(state)];
    let writing = vec![running().with(writing_parts(state, pen, paper, TaskKind::Guess))];
    let papers = el("div", "").live_class(move || if idle() { "hidden" } else { "" });
    vec![sheet_layout(app, board, writing, vec![papers.with([leaf_choice(paper), sheet_leaf(paper)])])]
}

/// Pen and sheet of a mode; moves on the board are judged from now on.
pub fn pen_and_sheet(state: GuessState, name: &'static str) -> (CellInput, SheetView) {
    let own = state.own;
    let written = move |_: CellInput, _, text: String| state.write(&text);
    let pen = CellInput::new(own, state.app, name, move || state.style(), written);
    state.pen.set(Some(pen));
    // Before the sheet is drawn: it marks the cell of the next move only once.
    untrack(|| state.show_progress());
    let paper = score_sheet(state, pen);
    mirror_into_cell(pen, paper);
    effect_after_render(Box::new(move || {
        if own.sheet.with(|sheet| sheet.at) != NodeId(0) {
            untrack(|| state.on_move_played());
        }
    }));
    (pen, paper)
}

/// Line to write on, help, score, and at the end what was not found at once, and the result to hand in.
pub fn writing_parts(state: GuessState, pen: CellInput, paper: SheetView, kind: TaskKind) -> [El; 5] {
    let list = difference_list(state.comparison);
    let result = result_to_hand_in(state.comparison, kind);
    [cell_input(pen, paper), help_line(state), score_line(state), list, result]
}

/// Choice of game, side and letters.
fn game_choice(state: GuessState) -> El {
    let app = state.app;
    let is_under_way = move || {
        let begun =
            state.guess.with_untracked(|guess| guess.as_ref().is_some_and(|guess| !guess.found().is_empty()));
        begun && !untrack(|| state.is_over())
    };
    let begin = confirmed_button(app, Label::GuessBegin, "begin", is_under_way, move || state.start());
    let side = column_select(app, None, move |name| state.next_side.set(column_named(name)));
    let wrong = move || state.error.get().map(|msg| app.message_text(&msg)).unwrap_or_default();
    el("section", "card begin").with([
        el("div", "row").with([state.choice.select(), begin.attr("class", "main")]),
        el("div", "row").with([side, LettersSelect()]),
        state.choice.paste_field(),
        el("p", "wrong").attr("role", "alert").live_text(wrong),
    ])
}

/// Help for the next move, and the button that asks for more.
fn help_line(state: GuessState) -> El {
    let is_all =
        move || state.guess.with(|guess| guess.as_ref().is_none_or(|guess| guess.help_level() >= MOST_HELP));
    let ask = button(state.app, Label::GuessHelp, "help", move || state.ask_help());
    let hidden = move || if is_all() || state.is_over() { "hidden" } else { "row" };
    el("div", "guess-help").with([
        el("div", "").live_class(hidden).with([ask]),
        status_line(state.app, "hint", move || state.help()),
    ])
}

/// Score so far.
fn score_line(state: GuessState) -> El {
    let score = move || {
        let scored = |guess: &Guess| (!guess.found().is_empty()).then(|| guess.score());
        state.guess.with(|guess| guess.as_ref().and_then(scored))
    };
    status_line(state.app, "guess-score", score)
}

/// Score sheet with the moves found and given, and a cell for the next one.
fn score_sheet(state: GuessState, pen: CellInput) -> SheetView {
    let own = state.own;
    let form = move || {
        let (played, style) = (mode_parts::played_game(own), state.style());
        let sheet = Handwriting::of(style.letters, &played.texts(&style));
        own.game.with(|game| fill_form(game, &played, &sheet, &style))
    };
    let appearances = move || {
        let Some(game) = state.game.get() else { return Vec::new() };
        let guessed = state.guess.with(|guess| guess.as_ref().map(|guess| guess.marks(&game)));
        let look = |how| match how {
            Some(FoundHow::AtOnce) => CellAppearance::with_class("right"),
            Some(FoundHow::Later | FoundHow::Shown) => CellAppearance::with_class("right noted"),
            None => CellAppearance::default(),
        };
        guessed.unwrap_or_default().into_iter().map(look).collect()
    };
    SheetView {
        app: state.app,
        name: pen.name,
        form: Memo::new(move |_| form()),
        appearances: Memo::new(move |_| appearances()),
        current_ply: Memo::new(move |_| pen.ply.get().or_else(|| state.read_ply())),
        on_tap: Some(UnsyncCallback::new(move |ply| state.on_cell_tapped(ply))),
        on_head_edit: None,
        ink: Some(pen.ink.cells),
        letters: Memo::new(move |_| state.style().letters),
        leaf: RwSignal::new(Leaf::Original),
        closed_steps: RwSignal::new(0),
        shows_all_rows: RwSignal::new(false),
        waits_for_closing: false,
    }
}
