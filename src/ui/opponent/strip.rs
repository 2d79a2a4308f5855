//! The opponent beside the board: who it is, that it thinks, and its buttons.

use super::choice::level_label;
use super::{OpponentState, Search};
use crate::ui::annex;
use crate::ui::dom::{El, button, el};
use crate::ui::state::{Desk, Over};
use leptos::prelude::*;
use notabene_core::game::opponent::Opponent;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::notation::player;

/// The place of the opponent beside the board: a button to ask for one, or the opponent.
pub fn Strip(desk: Desk) -> Option<El> {
    let state = desk.opponent()?;
    let is_on = Memo::new(move |_| state.opponent.get().is_some());
    let content = move || match is_on.get() {
        true => {
            // Tracked before the lazy pages are there, too.
            let is_attended = state.attended.get();
            match annex::here().filter(|_| is_attended) {
                Some(annex) => untrack(|| (annex.opponent_strip)(desk, state)),
                None => Vec::new(),
            }
        }
        false => {
            vec![button(desk, Label::PlayNotabene, "oppose", move || desk.modal.open.set(Over::Opponent))]
        }
    };
    let place = el("section", "").class(move || if is_on.get() { "opponent on" } else { "opponent" });
    Some(place.live("aria-label", move || desk.label(Label::PlayNotabene).to_string()).each(content))
}

impl OpponentState {
    /// Its present activity.
    fn doing(self) -> Option<Msg> {
        match self.search.get() {
            Search::Move | Search::Hint => Some(msg!(OpponentThinks)),
            Search::Failed => Some(msg!(OpponentMissing)),
            Search::None => None,
        }
    }

    /// The opponent in words.
    fn name(self, opponent: Opponent) -> String {
        let prefs = self.prefs();
        let side = prefs.say(&msg!(OpponentPlays { player: player(opponent.side) }));
        [&side, " · ", prefs.label(level_label(opponent.level))].concat()
    }
}

/// Content of the place while there is an opponent, for the table of lazy pages.
pub fn strip(desk: Desk, state: OpponentState) -> Vec<El> {
    let name = move || state.opponent.get().map(|opponent| state.name(opponent)).unwrap_or_default();
    let doing = move || state.doing().map(|says| desk.say(&says)).unwrap_or_default();
    let has_failed = Memo::new(move |_| state.search.get() == Search::Failed);
    let lines = [el("b", "").says(name), el("span", "").attr("role", "status").says(doing)];
    let act = move || match has_failed.get() {
        true => vec![button(desk, Label::TryAgain, "try-again", move || state.try_again())],
        false => {
            let hint = button(desk, Label::Hint, "hint", move || state.show_hint());
            vec![hint.state("aria-disabled", move || state.is_on_move())]
        }
    };
    let change = button(desk, Label::ChangeOpponent, "change-opponent", move || {
        desk.modal.open.set(Over::Opponent);
    });
    let missing = move || if has_failed.get() { "missing" } else { "" };
    vec![el("p", "").class(missing).with(lines), el("div", "").each(act), change]
}
