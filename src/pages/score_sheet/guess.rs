//! Guess the next move: a game is found move by move, played on the board or written, with help and a score.

use crate::components::Button;
use crate::pages::score_sheet::cell_input::{CellInput, CellPen};
use crate::pages::score_sheet::comparison::{DifferenceList, ResultToHandIn};

use crate::pages::score_sheet::guess_state::{GuessKeys, GuessState};
use crate::pages::score_sheet::mode_parts::{
    self, BoardWithStatus, ColumnSelect, StatusText, column_named, provide_board, start_with_head,
};
use crate::pages::score_sheet::sheet_view::{CellAppearance, SheetView};
use crate::pages::score_sheet::trainer_parts::{BeginCard, TrainerColumns};
use crate::state::corrupt_storage;
use crate::state::current_game::CurrentGame;
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use notabene_core::exchange::result::TaskKind;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::record::NodeId;
use notabene_study::score_sheet::guess::{FoundHow, Guess, MOST_HELP};
use notabene_study::score_sheet::handwriting::Handwriting;
use notabene_study::score_sheet::manual_sheet::fill_form;
use notabene_study::storage_key::StorageKey;
use std::rc::Rc;

/// Storage keys of the mode.
const KEYS: GuessKeys = GuessKeys { game: StorageKey::GuessGame, found: StorageKey::Guess };

/// Content of the mode.
#[component]
pub fn GuessMode() -> impl IntoView {
    let main = CurrentGame::here();
    let saved = mode_parts::load_game(KEYS.game);
    let played = saved.as_ref().map(|game| Rc::new(game.played()));
    let guess = corrupt_storage::load_valid(KEYS.found, |text| Guess::restore(text, played.as_ref()?));
    let begun = saved.filter(|_| guess.is_some());
    let own = provide_board(begun.as_ref().map_or_else(registry::chess, start_with_head));
    let state = GuessState::new(main, own, KEYS, played.zip(guess));
    let (pen, paper) = pen_and_sheet(state, "guess");
    let is_idle = move || state.guess.with(Option::is_none);
    view! {
        <TrainerColumns
            is_idle=Signal::derive(is_idle) paper
            board=view! { <BoardWithStatus/> }.into_any() begin=view! { <Begin state/> }.into_any()
        >
            <WritingParts state pen paper kind=TaskKind::Guess/>
        </TrainerColumns>
    }
}

/// Pen and sheet of a mode; moves on the board are judged from now on.
pub fn pen_and_sheet(state: GuessState, name: &'static str) -> (CellInput, SheetView) {
    let own = state.own;
    let written = move |_: CellInput, _, text: String| state.write(&text);
    let pen = CellInput::new(own, name, move || state.style(), written);
    state.pen.set(Some(pen));
    // Before the sheet is drawn: it marks the cell of the next move only once.
    untrack(|| state.show_progress());
    let paper = score_sheet(state, pen);
    Effect::new(move || {
        if own.sheet.with(|sheet| sheet.at) != NodeId(0) {
            untrack(|| state.on_move_played());
        }
    });
    (pen, paper)
}

/// Line to write on, help, score, and at the end what was not found at once, and the result to hand in.
#[component]
pub fn WritingParts(state: GuessState, pen: CellInput, paper: SheetView, kind: TaskKind) -> impl IntoView {
    let score = Signal::derive(move || {
        let scored = |guess: &Guess| (!guess.found().is_empty()).then(|| guess.score());
        state.guess.with(|guess| guess.as_ref().and_then(scored))
    });
    view! {
        <CellPen pen paper/>
        <HelpLine state/>
        <StatusText class="guess-score" message=score/>
        <DifferenceList state=state.comparison/>
        <ResultToHandIn state=state.comparison kind/>
    }
}

/// True if moves were found that another game would take away; untracked.
pub fn is_under_way(state: GuessState) -> bool {
    let is_begun =
        state.guess.with_untracked(|guess| guess.as_ref().is_some_and(|guess| !guess.found().is_empty()));
    is_begun && !untrack(|| state.is_over())
}

/// Choice of game, side and letters.
#[component]
fn Begin(state: GuessState) -> impl IntoView {
    view! {
        <BeginCard
            picture="trainer-guess"
            choice=state.choice error=state.error label=Label::GuessBegin loses=move |()| is_under_way(state)
            on_begin=move |()| state.start()
        >
            <div class="row">
                <ColumnSelect on_choose=move |name: String| state.next_side.set(column_named(&name))/>
                <LettersSelect/>
            </div>
        </BeginCard>
    }
}

/// Help for the next move, and the button that asks for more.
#[component]
fn HelpLine(state: GuessState) -> impl IntoView {
    let is_all =
        move || state.guess.with(|guess| guess.as_ref().is_none_or(|guess| guess.help_level() >= MOST_HELP));
    let help = Signal::derive(move || state.help());
    view! {
        <div class="guess-help">
            <div class=move || if is_all() || state.is_over() { "hidden" } else { "row" }>
                <Button
                    text=state.own.prefs.label_signal(Label::GuessHelp) name="help"
                    on_click=move |()| state.ask_help()
                />
            </div>
            <StatusText class="hint" message=help/>
        </div>
    }
}

/// Score sheet with the moves found and given, and a cell for the next one.
fn score_sheet(state: GuessState, pen: CellInput) -> SheetView {
    let own = state.own;
    let form = move || {
        let (played, style) = (mode_parts::played_game(own.game), state.style());
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
        appearances: Memo::new(move |_| appearances()),
        current_ply: Memo::new(move |_| pen.ply.get().or_else(|| state.read_ply())),
        on_tap: Some(UnsyncCallback::new(move |ply| state.on_cell_tapped(ply))),
        on_head_edit: None,
        ..pen.sheet(form, |_| String::new())
    }
}
