//! The main page: board, status and controls, the score sheet of the game, and its buttons.

use crate::app::game_head::GameHead;
use crate::app::move_ink::MOVE_PAD;
use crate::app::start_panel::start_panel;
use crate::components::clipboard::copy_text;
use crate::components::effect::text;
use crate::components::element::El;
use crate::components::icon::Icon;
use crate::pages::{blindfold, clock, opponent, rules};
use crate::state::context::AppContext;
use crate::views::board::{self, capture_paths};
use crate::views::controls::{self, Control, DRAW};
use crate::views::move_input::{self, OPEN_ACTION};
use crate::views::move_list::MoveList;
use crate::views::settings::{LettersSelect, NUMBERED_NOTATION_SETTING, SettingSelect};
use crate::views::status::StatusLine;
use crate::views::{darts, explain, game_menu};
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::Export;
use notabene_core::i18n::Label;
use notabene_view::view;
use std::time::Duration;

/// The content of the page: the board, and what belongs to the game beside it.
pub fn GamePage(app: AppContext) -> El {
    view! {
        <h1 class="for-ears">"Notabene"</h1>
        <controls::DrawingMode/>
        <board::Board/>
        <blindfold::BlindfoldLineElement/>
        <clock::ClockPanelElement/>
        <section class="side">
            <StatusLine/>
            {opponent::OpponentPanelElement()}
            {capture_paths::CaptureCounts(app)}
            {capture_paths::WrongCaptureRemedy(app)}
            <darts::Darts/>
            <rules::PageLinkElement/>
            {capture_paths::CaptureList(app)}
            <Paper/>
            <explain::Explain/>
            <move_input::MoveInput pad=&MOVE_PAD/>
            {game_menu::controls()}
        </section>
    }
}

fn Paper() -> El {
    let app = AppContext::here();
    view! {
        <div class="paper">
            {GameHead(app)}
            <div class="paper-head">
                <h2>{app.label_signal(Label::Moves)}</h2>
                <LettersSelect/>
                <SettingSelect pick=NUMBERED_NOTATION_SETTING/>
                <Copy/>
                <Control action=DRAW/>
                <Control action=OPEN_ACTION/>
            </div>
            <MoveList/>
            {start_panel()}
        </div>
    }
}

/// Duration of the message that a text was copied.
const MESSAGE_TIME: Duration = Duration::from_secs(4);

/// Copies the game as text, and reports the result.
fn Copy() -> El {
    let app = AppContext::here();
    let done = RwSignal::new(None::<Label>);
    let copy = move |_| {
        let style = app.prefs.with_untracked(|p| p.style());
        let text = app.game.with_untracked(|t| t.text(Export::Moves(style)));
        spawn_local(async move {
            let copied = copy_text(&text).await;
            done.set(Some(if copied { Label::Copied } else { Label::CopyFailed }));
            let _ = set_timeout(move || done.set(None), MESSAGE_TIME);
        });
    };
    view! {
        <button type="button" class="quiet" data-control="copy" title=app.label_signal(Label::CopyGame)
            aria-label=app.label_signal(Label::CopyGame) on:click=copy>
            <Icon name="copy"/>
        </button>
        <span class="copied" role="status">{text(move || done.get().map(|l| app.label(l).to_string()).unwrap_or_default())}</span>
    }
}
