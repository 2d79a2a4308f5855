//! The written game, and what can be done with it.

use super::controls::Control;
use super::current_game::CurrentGame;
use super::dom::El;
use super::game_head::GameHeader;
use super::interop;
use super::pane::Pane;
use super::prefs::Preferences;
use super::settings::{ChoiceSelect, FIELDS, LettersSelect};
use super::write::PENCIL;
use crate::components::Icon;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::Export;
use notabene_core::i18n::Label;
use std::time::Duration;
use wasm_bindgen_futures::JsFuture;

/// [`WrittenGame`] as an element, for parents that are no components yet.
pub fn Paper() -> El {
    interop::element(view! { <WrittenGame/> })
}

/// The moves as the game writes itself, with their head and actions.
#[component]
pub fn WrittenGame() -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let score_sheet = prefs.words(Label::ScoreSheet);
    view! {
        <div class="paper">
            <GameHeader/>
            <div class="paper-head">
                <h2>{prefs.words(Label::Moves)}</h2>
                <LettersSelect/>
                <ChoiceSelect choice=FIELDS/>
                <a class="quiet button" href="#sheet" title=score_sheet aria-label=score_sheet>
                    <Icon name="sheet"/>
                </a>
                <CopyMoves/>
                {Control(PENCIL).view()}
            </div>
            {Pane().view()}
        </div>
    }
}

/// How long the result of copying is shown.
const RESULT_SHOWN: Duration = Duration::from_secs(4);

/// Copies a text to the clipboard; `false` if that fails. Pages without encryption have no clipboard.
pub async fn copy_text(text: &str) -> bool {
    let clipboard = window().navigator().clipboard();
    !clipboard.is_undefined() && JsFuture::from(clipboard.write_text(text)).await.is_ok()
}

/// Button that copies the moves, and the result.
#[component]
fn CopyMoves() -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let result = RwSignal::new(None::<Label>);
    let copy = move |_| {
        let style = prefs.with_untracked(|p| p.style());
        let text = current.game.with_untracked(|game| game.text(Export::Moves(style)));
        spawn_local(async move {
            let is_copied = copy_text(&text).await;
            result.set(Some(if is_copied { Label::Copied } else { Label::CopyFailed }));
            let _ = set_timeout(move || result.set(None), RESULT_SHOWN);
        });
    };
    let words = prefs.words(Label::CopyGame);
    view! {
        <button type="button" class="quiet" data-control="copy" title=words aria-label=words on:click=copy>
            <Icon name="copy"/>
        </button>
        <span class="copied" role="status">{move || result.get().map(|label| prefs.label(label))}</span>
    }
}
