//! The ways to practise with one game, as buttons.

use crate::components::Icon;
use crate::state::chosen_game::{self, AT_A_PACE, WITH_CHOSEN};
use crate::state::current_game::CurrentGame;
use crate::state::modal::Modal;
use crate::state::preferences::Preferences;
use crate::state::router::open_page;
use leptos::prelude::*;
use notabene_core::game::{Game, Go};
use notabene_core::i18n::Label;
use std::sync::Arc;

/// Way to practise: mode of the score sheet, last part of its address, icon, words.
const WAYS: [(&str, &str, &str, Label); 5] = [
    ("dictation", AT_A_PACE, "clock", Label::FamousAlong),
    ("dictation", WITH_CHOSEN, "pencil", Label::ModeDictation),
    ("guess", WITH_CHOSEN, "target", Label::FamousGuess),
    ("memory", WITH_CHOSEN, "book", Label::ModeMemory),
    ("slip", WITH_CHOSEN, "zoom", Label::ModeSlip),
];

/// Buttons that play a game through on the board, dictate it, let its moves be guessed or recalled, or hide a slip in it.
#[component]
pub fn PractiseWays(game: Game) -> impl IntoView {
    let (current, prefs, modal) = (CurrentGame::here(), Preferences::here(), Modal::here());
    let game = Arc::new(game);
    let played = game.clone();
    let play = move |_| {
        let mut game = (*played).clone();
        game.go(Go::First);
        current.open(game);
        modal.close();
        open_page("");
    };
    let ways = WAYS.map(|(mode, how, icon, label)| {
        let game = game.clone();
        let practise = move |_| {
            chosen_game::choose(&game);
            open_page(&format!("sheet/{mode}/{how}"));
        };
        view! {
            <button type="button" data-way=[mode, "-", how].concat() on:click=practise>
                <Icon name=icon/>
                <span>{prefs.label_signal(label)}</span>
            </button>
        }
    });
    view! {
        <div class="ways tiles">
            <button type="button" class="main" data-way="play" on:click=play>
                <Icon name="board"/>
                <span>{prefs.label_signal(Label::FamousPlay)}</span>
            </button>
            {ways.collect_view()}
        </div>
    }
}
