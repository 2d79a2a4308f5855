//! From memory: a game is read as long as the pupil likes, then its first moves are written without it.

use crate::components::{Button, Select, SelectOption};

use crate::pages::score_sheet::guess::{WritingParts, is_under_way, pen_and_sheet};
use crate::pages::score_sheet::guess_state::GuessState;
use crate::pages::score_sheet::memory_state::{KEYS, MemoryState, game_to_read, moves_to_recall};
use crate::pages::score_sheet::mode_parts::{
    self, BoardWithStatus, ColumnSelect, ConfirmedButton, column_named, label_option, provide_board,
    start_with_head,
};
use crate::pages::score_sheet::trainer_parts::{BeginCard, TrainerColumns};
use crate::state::corrupt_storage;
use crate::state::current_game::CurrentGame;
use crate::views::controls::{ControlButton, NAVIGATION};
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
#[component]
pub fn MemoryMode() -> impl IntoView {
    let main = CurrentGame::here();
    let saved = mode_parts::load_game(KEYS.game);
    let memory = corrupt_storage::load_valid(StorageKey::Memory, |text| {
        Memory::restore(text).filter(|_| saved.is_some())
    });
    let (shown, begun, memory) = restore(saved, memory);
    let own = provide_board(shown);
    let state = MemoryState {
        guess: GuessState::new(main, own, KEYS, begun),
        memory: RwSignal::new(memory),
        next_moves: RwSignal::new(Some(USUAL_LENGTH)),
    };
    let (pen, paper) = pen_and_sheet(state.guess, "memory");
    state.follow_reading();
    let is_idle = move || state.memory.with(Option::is_none);
    // The board, with the buttons that go through the game.
    let board = view! {
        <BoardWithStatus/>
        <div class=move || if state.is_reading() { "row reading" } else { "hidden" }>
            {NAVIGATION.map(|action| view! { <ControlButton action/> }).collect_view()}
        </div>
    };
    view! {
        <TrainerColumns
            is_idle=Signal::derive(is_idle) paper board=board.into_any()
            begin=view! { <Begin state/> }.into_any() below=view! { <AgainButton state/> }.into_any()
        >
            <ReadingCard state/>
            <div class=move || if state.is_reading() { "hidden" } else { "" }>
                <WritingParts state=state.guess pen paper kind=TaskKind::Memory/>
            </div>
        </TrainerColumns>
    }
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
#[component]
fn Begin(state: MemoryState) -> impl IntoView {
    let guess = state.guess;
    view! {
        <BeginCard
            picture="trainer-memory"
            choice=guess.choice error=guess.error label=Label::MemoryBegin loses=move |()| is_under_way(guess)
            on_begin=move |()| state.start()
        >
            <div class="row">
                <LengthSelect state/>
                <ColumnSelect on_choose=move |name: String| guess.next_side.set(column_named(&name))/>
                <LettersSelect/>
            </div>
        </BeginCard>
    }
}

#[component]
fn LengthSelect(state: MemoryState) -> impl IntoView {
    let prefs = state.guess.own.prefs;
    let length = |moves: u32| SelectOption {
        value: moves.to_string(),
        text: Signal::derive(move || prefs.message_text(&msg!(MemoryMoves { moves }))),
    };
    let all = label_option(prefs, "all", Label::MemoryAll);
    view! {
        <Select
            text=prefs.label_signal(Label::MemoryLength)
            name="length"
            options=LENGTHS.into_iter().map(length).chain([all]).collect()
            value=Signal::stored(USUAL_LENGTH.to_string())
            on_change=move |name: String| state.next_moves.set(name.parse().ok())
        />
    }
}

/// The instruction while the game is read, and the button that takes it away.
#[component]
fn ReadingCard(state: MemoryState) -> impl IntoView {
    let prefs = state.guess.own.prefs;
    view! {
        <div class=move || if state.is_reading() { "reading stack starts" } else { "hidden" }>
            <p class="hint">{prefs.label_signal(Label::MemoryLead)}</p>
            <Button
                text=prefs.label_signal(Label::MemoryWrite) name="write" class="main"
                on_click=move |()| state.write()
            />
        </div>
    }
}

/// Button that shows the game again.
#[component]
fn AgainButton(state: MemoryState) -> impl IntoView {
    let guess = state.guess;
    view! {
        <div class=move || if guess.guess.with(Option::is_some) { "row" } else { "hidden" }>
            <ConfirmedButton
                label=Label::MemoryAgain name="read-again" loses=move |()| is_under_way(guess)
                on_click=move |()| state.read_again()
            />
        </div>
    }
}
