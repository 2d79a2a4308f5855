//! After the end of a game, beside the board: who has won and why, and what to do next.

use crate::components::Button;
use crate::state::chosen_game::{self, WITH_CHOSEN};
use crate::state::current_game::CurrentGame;
use crate::state::opponent::OpponentState;
use crate::state::preferences::Preferences;
use crate::state::router::open_page;
use crate::state::saved_games::Arrival;
use crate::views::mascot::{Mascot, Pose};
use leptos::prelude::*;
use notabene_core::game::after_end::AfterEnd;
use notabene_core::game::opponent::Opponent;
use notabene_core::game::{Game, Go};
use notabene_core::i18n::Label;

/// Panel after the end of a game: result, rematch, take back, look at the game.
#[component]
pub fn EndedPanel(state: OpponentState, ended: AfterEnd) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let AfterEnd { title, message, stronger, is_declared } = ended;
    // Of a game between two people the line above says all.
    let result = title.map(|title| {
        view! {
            <p role="status">
                <b>{prefs.label_signal(title)}</b>
                <span>{move || prefs.message_text(&message)}</span>
            </p>
        }
    });
    let opponent = untrack(|| state.get());
    let stronger = stronger.zip(opponent).map(|(level, opponent)| {
        let play = move |()| play_again(current, state, Some(Opponent { level, ..opponent }));
        view! { <Button text=prefs.label_signal(Label::Stronger) name="stronger" on_click=play/> }
    });
    let take_back = is_declared.then(|| {
        let undo = move |()| current.go(Go::Undo);
        view! { <Button text=prefs.label_signal(Label::Undo) name="take-back-end" on_click=undo/> }
    });
    let write = move |()| {
        current.game.with_untracked(chosen_game::choose);
        open_page(&format!("sheet/dictation/{WITH_CHOSEN}"));
    };
    // Between two people somebody wins as well.
    let has_winner = untrack(|| current.status.with(|status| status.score.winner().is_some()));
    view! {
        {has_winner.then(|| view! { <Mascot pose=Signal::stored(Some(Pose::Mate))/> })}
        {result}
        <div class="ways-on inline">
            <Button
                text=prefs.label_signal(Label::Rematch)
                name="rematch"
                class="main"
                on_click=move |()| play_again(current, state, opponent)
            />
            {stronger}
            {take_back}
            <Button
                text=prefs.label_signal(Label::LookAtGame)
                name="look-at-game"
                on_click=move |()| current.go(Go::First)
            />
            <Button text=prefs.label_signal(Label::WriteOnSheet) name="write-on-sheet" on_click=write/>
        </div>
    }
}

/// Begins a new game from the same start.
fn play_again(current: CurrentGame, state: OpponentState, opponent: Option<Opponent>) {
    let game = current.game.with_untracked(Game::begin_again);
    current.replace(game, Arrival::New);
    state.set(opponent);
}
