//! The main page: board, status and controls, the score sheet of the game, and its buttons.

use crate::app::game_head::GameHead;
use crate::app::move_ink::MOVE_PAD;
use crate::app::start_panel::StartPanel;
use crate::components::Icon;
use crate::components::clipboard::copy_text;
use crate::pages::blindfold::BlindfoldLine;
use crate::pages::clock::ClockPanel;
use crate::pages::opponent::OpponentPanel;
use crate::pages::rules::PageLink;
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use crate::views::board::Board;
use crate::views::board::capture_paths::{CaptureCounts, CaptureList, WrongCaptureRemedy};
use crate::views::controls::{ControlButton, DRAW, DrawingNote};
use crate::views::darts::DartsPanel;
use crate::views::explain::Explain;
use crate::views::game_menu::Controls;
use crate::views::move_input::{MoveInput, OPEN_ACTION};
use crate::views::move_list::MoveList;
use crate::views::settings::{LettersSelect, NUMBERED_NOTATION_SETTING, SettingSelect};
use crate::views::status::StatusLine;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::Export;
use notabene_core::i18n::Label;
use std::time::Duration;

/// The content of the page: the board, and what belongs to the game beside it.
#[component]
pub fn GamePage() -> impl IntoView {
    view! {
        <h1 class="for-ears">"Notabene"</h1>
        <DrawingNote/>
        <Board/>
        <BlindfoldLine/>
        <ClockPanel/>
        <section class="side">
            <StatusLine/>
            <OpponentPanel/>
            <CaptureCounts/>
            <WrongCaptureRemedy/>
            <DartsPanel/>
            <PageLink/>
            <CaptureList/>
            <Paper/>
            <Explain/>
            <MoveInput pad=&MOVE_PAD/>
            <Controls/>
        </section>
    }
}

/// The written game: its head, its moves, and what stands there before the first.
#[component]
fn Paper() -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <div class="paper pile plate">
            <GameHead/>
            <div class="paper-head across">
                <h2>{prefs.label_signal(Label::Moves)}</h2>
                <LettersSelect/>
                <SettingSelect setting=NUMBERED_NOTATION_SETTING/>
                <CopyButton/>
                <ControlButton action=DRAW/>
                <ControlButton action=OPEN_ACTION/>
            </div>
            <MoveList/>
            <StartPanel/>
        </div>
    }
}

/// Duration of the message that a text was copied.
const MESSAGE_TIME: Duration = Duration::from_secs(4);

/// Copies the game as text, and reports the result.
#[component]
fn CopyButton() -> impl IntoView {
    let (game, prefs) = (CurrentGame::here().game, Preferences::here());
    let done = RwSignal::new(None::<Label>);
    let copy = move |_| {
        let style = prefs.with_untracked(|p| p.style());
        let text = game.with_untracked(|t| t.text(Export::Moves(style)));
        spawn_local(async move {
            let copied = copy_text(&text).await;
            done.set(Some(if copied { Label::Copied } else { Label::CopyFailed }));
            let _ = set_timeout(move || done.set(None), MESSAGE_TIME);
        });
    };
    view! {
        <button type="button" class="quiet" data-control="copy" title=prefs.label_signal(Label::CopyGame)
            aria-label=prefs.label_signal(Label::CopyGame) on:click=copy>
            <Icon name="copy"/>
        </button>
        <span class="copied" role="status">{move || done.get().map(|label| prefs.label(label))}</span>
    }
}
