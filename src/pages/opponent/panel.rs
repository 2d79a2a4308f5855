//! Opponent beside the board: name, activity, buttons.

use crate::components::element::{El, button, el};
use crate::pages::correspondence::link_game_panel;
use crate::pages::opponent::choice::level_label;
use crate::pages::opponent::ended::ended_panel;
use crate::state::context::{AppContext, ModalKind};
use crate::state::lazy::{Lazy, lazy};
use crate::state::opponent::{OpponentState, Search, start_opponent};
use leptos::prelude::*;
use notabene_core::game::opponent::Opponent;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::notation::player;

/// Functions of an opponent: Notabene, or a player who gets each move by link.
pub struct OpponentCode {
    /// Lets it follow the game.
    pub start: fn(OpponentState),
    /// Notabene beside the board.
    panel: fn(AppContext, OpponentState) -> Vec<El>,
    /// A game by link beside the board.
    link_panel: fn(AppContext) -> Vec<El>,
}

/// The opponent, loaded once a game has one.
pub static OPPONENT: Lazy<&OpponentCode> = lazy!(opponent: &'static OpponentCode = &OpponentCode {
    start: start_opponent,
    panel: opponent_panel,
    link_panel: link_game_panel,
});

/// Opponent beside the board, or a button to add one; after the end of the game, what to do next.
pub fn OpponentPanel(app: AppContext) -> Option<El> {
    let state = app.opponent()?;
    let is_on = Memo::new(move |_| state.opponent.get().is_some());
    let is_by_link = Memo::new(move |_| app.correspondence().is_some_and(|seat| seat.seat().is_some()));
    let code = move || {
        // Tracked before the code is loaded, too.
        let is_attended = state.is_started.get();
        OPPONENT.get().filter(|_| is_attended)
    };
    let ended = Memo::new(move |_| {
        let opponent = state.opponent.get();
        app.game.with(|game| game.after_end(opponent)).filter(|_| !is_by_link.get())
    });
    let content = move || match (is_by_link.get(), is_on.get()) {
        _ if ended.with(Option::is_some) => {
            ended.get().map(|ended| untrack(|| ended_panel(app, state, ended))).unwrap_or_default()
        }
        (true, _) => code().map_or_else(Vec::new, |code| untrack(|| (code.link_panel)(app))),
        (_, true) => code().map_or_else(Vec::new, |code| untrack(|| (code.panel)(app, state))),
        _ => {
            vec![button(app, Label::PlayNotabene, "oppose", move || app.modal.open.set(ModalKind::Opponent))]
        }
    };
    let is_on = move || is_on.get() || is_by_link.get();
    let class = move || match (ended.with(Option::is_some), is_on()) {
        (true, _) => "opponent on ended",
        (_, true) => "opponent on",
        _ => "opponent",
    };
    let place = el("section", "").live_class(class);
    let title = move || if is_by_link.get() { Label::LinkGameTitle } else { Label::PlayNotabene };
    Some(place.live_attr("aria-label", move || app.label(title()).to_string()).live_children(content))
}

impl OpponentState {
    /// Current activity.
    fn activity(self) -> Option<Msg> {
        match self.search.get() {
            Search::Move | Search::Hint | Search::Draw => Some(msg!(OpponentThinks)),
            Search::Failed => Some(msg!(OpponentMissing)),
            Search::None => None,
        }
    }

    /// Name of the opponent: side and level.
    fn opponent_name(self, opponent: Opponent) -> String {
        let prefs = self.prefs();
        let side = prefs.message_text(&msg!(OpponentPlays { player: player(opponent.side) }));
        format!("{side} · {}", prefs.label(level_label(opponent.level)))
    }
}

/// Content with an opponent.
fn opponent_panel(app: AppContext, state: OpponentState) -> Vec<El> {
    let name = move || state.opponent.get().map(|opponent| state.opponent_name(opponent)).unwrap_or_default();
    let doing = move || state.activity().map(|text| app.message_text(&text)).unwrap_or_default();
    let has_failed = Memo::new(move |_| state.search.get() == Search::Failed);
    let lines = [el("b", "").live_text(name), el("span", "").attr("role", "status").live_text(doing)];
    let act = move || match has_failed.get() {
        true => vec![button(app, Label::TryAgain, "try-again", move || state.try_again())],
        false => {
            let hint = button(app, Label::Hint, "hint", move || state.show_hint());
            vec![hint.live_bool_attr("aria-disabled", move || state.is_on_move())]
        }
    };
    let change = button(app, Label::ChangeOpponent, "change-opponent", move || {
        app.modal.open.set(ModalKind::Opponent);
    });
    let missing = move || if has_failed.get() { "missing" } else { "" };
    vec![el("p", "").live_class(missing).with(lines), el("div", "").live_children(act), change]
}
