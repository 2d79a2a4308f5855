//! After the end of a game, beside the board: who has won and why, and what to do next.

use crate::components::element::{El, button, el};
use crate::state::chosen_game::{self, WITH_CHOSEN};
use crate::state::context::AppContext;
use crate::state::opponent::OpponentState;
use crate::state::router::open_page;
use crate::state::saved_games::Arrival;
use leptos::prelude::*;
use notabene_core::game::after_end::AfterEnd;
use notabene_core::game::opponent::Opponent;
use notabene_core::game::{Game, Go};
use notabene_core::i18n::Label;

/// Panel after the end of a game: result, rematch, take back, look at the game.
pub fn ended_panel(app: AppContext, state: OpponentState, ended: AfterEnd) -> Vec<El> {
    let AfterEnd { title, message, stronger, is_declared } = ended;
    // Of a game between two people the line above says all.
    let said = title.map(|title| {
        let why = el("span", "").live_text(move || app.message_text(&message));
        el("p", "").attr("role", "status").with([el("b", "").label(app, title), why])
    });
    let opponent = untrack(|| state.get());
    let mut ways = vec![
        button(app, Label::Rematch, "rematch", move || play_again(app, state, opponent))
            .attr("class", "main"),
    ];
    if let Some((level, opponent)) = stronger.zip(opponent) {
        let stronger = Some(Opponent { level, ..opponent });
        ways.push(button(app, Label::Stronger, "stronger", move || play_again(app, state, stronger)));
    }
    if is_declared {
        ways.push(button(app, Label::Undo, "take-back-end", move || app.go(Go::Undo)));
    }
    ways.push(button(app, Label::LookAtGame, "look-at-game", move || app.go(Go::First)));
    ways.push(button(app, Label::WriteOnSheet, "write-on-sheet", move || {
        app.game.with_untracked(chosen_game::choose);
        open_page(&format!("sheet/dictation/{WITH_CHOSEN}"));
    }));
    said.into_iter().chain([el("div", "ways-on").with(ways)]).collect()
}

/// Begins a new game from the same start.
fn play_again(app: AppContext, state: OpponentState, opponent: Option<Opponent>) {
    let game = app.game.with_untracked(Game::begin_again);
    app.replace(game, Arrival::New);
    state.set(opponent);
}
