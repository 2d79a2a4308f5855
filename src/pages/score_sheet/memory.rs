//! From memory: a game is read as long as the pupil likes, then its first moves are written without it.

use crate::components::element::{El, button, el, labelled_select};
use crate::pages::score_sheet::closing::leaf_choice;
use crate::pages::score_sheet::guess::{pen_and_sheet, writing_parts};
use crate::pages::score_sheet::guess_state::GuessState;
use crate::pages::score_sheet::memory_state::{KEYS, MemoryState, game_to_read, moves_to_recall};
use crate::pages::score_sheet::mode_parts::{
    self, board_with_status, column_named, column_select, confirmed_button, option_element, provide_board,
    sheet_layout, start_with_head,
};
use crate::pages::score_sheet::sheet_view::sheet_leaf;
use crate::state::context::AppContext;
use crate::state::corrupt_storage;
use crate::views::controls::{Control, NAVIGATION};
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use notabene_core::exchange::result::TaskKind;
use notabene_core::game::played::Played;
use notabene_core::game::{Game, registry};
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::score_sheet::guess::Guess;
use notabene_study::score_sheet::memory::{LENGTHS, Memory, MemoryStage};
use notabene_study::storage_key::StorageKey;
use std::rc::Rc;

/// Number of moves proposed.
const USUAL_LENGTH: u32 = LENGTHS[1];

/// Content of the mode.
pub fn memory_mode(app: AppContext) -> Vec<El> {
    let saved = mode_parts::load_game(KEYS.game);
    let memory = corrupt_storage::load_valid(StorageKey::Memory, |text| {
        Memory::restore(text).filter(|_| saved.is_some())
    });
    let (shown, begun, memory) = restore(saved, memory);
    let own = provide_board(app, shown);
    let state = MemoryState {
        guess: GuessState::new(app, own, KEYS, begun),
        memory: RwSignal::new(memory),
        next_moves: RwSignal::new(Some(USUAL_LENGTH)),
    };
    let (pen, paper) = pen_and_sheet(state.guess, "memory");
    state.follow_reading();
    let idle = move || state.memory.with(Option::is_none);
    let running = move || el("div", "").live_class(move || if idle() { "hidden" } else { "running" });
    let writing = el("div", "").live_class(move || if state.is_reading() { "hidden" } else { "" });
    let board = vec![running().with([board_with_status(), reading_buttons(state)]), game_choice(state)];
    let written = running()
        .with([reading_card(state), writing.with(writing_parts(state.guess, pen, paper, TaskKind::Memory))]);
    let papers = el("div", "").live_class(move || if idle() { "hidden" } else { "" });
    let papers = papers.with([leaf_choice(paper), sheet_leaf(paper)]);
    vec![sheet_layout(app, board, vec![written, again_button(state)], vec![papers])]
}

/// Game on the board, moves to find with those found, and stage.
type RestoredGame = (Game, Option<(Rc<Played>, Guess)>, Option<Memory>);

/// Restores a saved game. If the moves found cannot be read, the game is read again.
fn restore(saved: Option<Game>, memory: Option<Memory>) -> RestoredGame {
    let Some((game, memory)) = saved.zip(memory) else { return (registry::chess(), None, None) };
    let played = moves_to_recall(&game, memory);
    match memory.stage {
        MemoryStage::Reading(at) => (game_to_read(&game, &played, at), None, Some(memory)),
        MemoryStage::Writing => {
            match corrupt_storage::load_valid(KEYS.found, |text| Guess::restore(text, &played)) {
                Some(guess) => (start_with_head(&game), Some((Rc::new(played), guess)), Some(memory)),
                None => (game_to_read(&game, &played, 0), None, Some(Memory::new(memory.moves))),
            }
        }
    }
}

/// Choice of game, length, side and letters.
fn game_choice(state: MemoryState) -> El {
    let (app, guess) = (state.guess.app, state.guess);
    let begin = confirmed_button(
        app,
        Label::MemoryBegin,
        "begin",
        move || is_under_way(guess),
        move || state.start(),
    );
    let side = column_select(app, None, move |name| guess.next_side.set(column_named(name)));
    let wrong = move || guess.error.get().map(|msg| app.message_text(&msg)).unwrap_or_default();
    el("section", "card begin").with([
        el("div", "row").with([guess.choice.select(), begin.attr("class", "main")]),
        el("div", "row").with([length_select(state), side, LettersSelect()]),
        guess.choice.paste_field(),
        el("p", "wrong").attr("role", "alert").live_text(wrong),
    ])
}

/// True if moves were found that another game would take away.
fn is_under_way(guess: GuessState) -> bool {
    let begun =
        guess.guess.with_untracked(|found| found.as_ref().is_some_and(|found| !found.found().is_empty()));
    begun && !untrack(|| guess.is_over())
}

fn length_select(state: MemoryState) -> El {
    let app = state.guess.app;
    let length = |moves: u32| {
        let words = move || app.message_text(&msg!(MemoryMoves { moves }));
        option_element(&moves.to_string(), words, moves == USUAL_LENGTH)
    };
    let all = option_element("all", move || app.label(Label::MemoryAll).into(), false);
    let options = LENGTHS.into_iter().map(length).chain([all]).collect();
    labelled_select(app, Label::MemoryLength, "length", options, move |name| {
        state.next_moves.set(name.parse().ok());
    })
}

/// Buttons that go through the game.
fn reading_buttons(state: MemoryState) -> El {
    let hidden = move || if state.is_reading() { "row reading" } else { "hidden" };
    el("div", "").live_class(hidden).with(NAVIGATION.map(Control))
}

/// The instruction while the game is read, and the button that takes it away.
fn reading_card(state: MemoryState) -> El {
    let app = state.guess.app;
    let hidden = move || if state.is_reading() { "reading" } else { "hidden" };
    let write = button(app, Label::MemoryWrite, "write", move || state.write()).attr("class", "main");
    el("div", "").live_class(hidden).with([el("p", "hint").label(app, Label::MemoryLead), write])
}

/// Button that shows the game again.
fn again_button(state: MemoryState) -> El {
    let guess = state.guess;
    let hidden = move || if guess.guess.with(Option::is_some) { "row" } else { "hidden" };
    let again = confirmed_button(
        guess.app,
        Label::MemoryAgain,
        "read-again",
        move || is_under_way(guess),
        move || state.read_again(),
    );
    el("div", "").live_class(hidden).with([again])
}
