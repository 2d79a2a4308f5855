//! Opponent beside the board: name, activity, buttons.

use crate::components::Button;
use crate::pages::correspondence::LinkGamePanel;
use crate::pages::opponent::ended::EndedPanel;
use crate::pages::opponent::faces::level_label;
use crate::state::correspondence::Correspondence;
use crate::state::current_game::CurrentGame;
use crate::state::i18n_loader::art_url;
use crate::state::lazy::{Lazy, lazy};
use crate::state::modal::{Modal, ModalKind};
use crate::state::opponent::{OpponentState, Search, start_opponent};
use crate::state::preferences::Preferences;
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
    panel: fn(OpponentState) -> AnyView,
    /// A game by link beside the board.
    link_panel: fn(Correspondence) -> AnyView,
}

/// The opponent, loaded once a game has one.
pub static OPPONENT: Lazy<&OpponentCode> = lazy!(opponent: &'static OpponentCode = &OpponentCode {
    start: start_opponent,
    panel: |state| view! { <NotabenePanel state/> }.into_any(),
    link_panel: |correspondence| view! { <LinkGamePanel correspondence/> }.into_any(),
});

/// Opponent beside the board, or a button to add one; after the end of the game, what to do next. Nothing on boards without
/// an opponent.
#[component]
pub fn OpponentPanel() -> impl IntoView {
    OpponentState::here().map(|state| view! { <OpponentSection state/> })
}

#[component]
fn OpponentSection(state: OpponentState) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let is_playing = Memo::new(move |_| state.opponent.get().is_some());
    let correspondence = Correspondence::here();
    let is_by_link = Memo::new(move |_| correspondence.is_some_and(|seat| seat.seat().is_some()));
    let code = move || {
        // Tracked before the code is loaded, too.
        let is_attended = state.is_started.get();
        OPPONENT.get().filter(|_| is_attended)
    };
    let ended = Memo::new(move |_| {
        let opponent = state.opponent.get();
        current.game.with(|game| game.after_end(opponent)).filter(|_| !is_by_link.get())
    });
    let content = move || match (ended.get(), is_by_link.get(), is_playing.get()) {
        (Some(ended), ..) => view! { <EndedPanel state ended/> }.into_any(),
        (None, true, _) => {
            let link_panel =
                code().zip(correspondence).map(|(code, seat)| untrack(|| (code.link_panel)(seat)));
            link_panel.into_any()
        }
        (None, false, true) => code().map(|code| untrack(|| (code.panel)(state))).into_any(),
        (None, false, false) => view! { <OpposeButton/> }.into_any(),
    };
    let class = move || match (ended.with(Option::is_some), is_playing.get() || is_by_link.get()) {
        (true, _) => "opponent across on ended",
        (false, true) => "opponent across on",
        (false, false) => "opponent across",
    };
    let title = move || if is_by_link.get() { Label::LinkGameTitle } else { Label::PlayNotabene };
    view! { <section class=class aria-label=move || prefs.label(title())>{content}</section> }
}

/// Button that opens the choice of an opponent.
#[component]
fn OpposeButton() -> impl IntoView {
    let (modal, prefs) = (Modal::here(), Preferences::here());
    let open = move |()| modal.show(ModalKind::Opponent);
    view! { <Button text=prefs.label_signal(Label::PlayNotabene) name="oppose" on_click=open/> }
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

/// Notabene beside the board: its name, what it does, and the way to a hint.
#[component]
fn NotabenePanel(state: OpponentState) -> impl IntoView {
    let (modal, prefs) = (Modal::here(), Preferences::here());
    let has_failed = Memo::new(move |_| state.search.get() == Search::Failed);
    let action = move || match has_failed.get() {
        true => {
            let retry = move |()| state.try_again();
            view! { <Button text=prefs.label_signal(Label::TryAgain) name="try-again" on_click=retry/> }
                .into_any()
        }
        false => view! {
            <Button
                text=prefs.label_signal(Label::Hint) name="hint" on_click=move |()| state.show_hint()
                attr:aria-disabled=move || state.is_on_move().to_string()
            />
        }
        .into_any(),
    };
    view! {
        {move || state.opponent.get().map(|opponent| {
            view! { <img class="level-face" alt="" src=art_url(&format!("level-{}", opponent.level))/> }
        })}
        <p class=move || if has_failed.get() { "missing" } else { "" }>
            <b>{move || state.opponent.get().map(|opponent| state.opponent_name(opponent))}</b>
            <span role="status">{move || state.activity().map(|text| prefs.message_text(&text))}</span>
        </p>
        <div>{action}</div>
        <Button
            text=prefs.label_signal(Label::ChangeOpponent)
            name="change-opponent"
            on_click=move |()| modal.show(ModalKind::Opponent)
        />
    }
}
