//! The paper: the game as it writes itself, and what can be done with it.

use super::controls::{Control, DRAW};
use super::dom::{El, view};
use super::doors;
use super::game_head::GameHead;
use super::pane::Pane;
use super::settings::{FIELDS, LettersPick, Pick};
use super::sprite::Icon;
use super::state::{Desk, text};
use super::write::PENCIL;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::Export;
use notabene_core::i18n::Label;
use std::time::Duration;
use wasm_bindgen_futures::JsFuture;

pub fn Paper() -> El {
    let desk = Desk::here();
    view! {
        <div class="paper">
            {GameHead(desk)}
            <div class="paper-head">
                <h2>{desk.words(Label::Moves)}</h2>
                <LettersPick/>
                <Pick pick=FIELDS/>
                <Copy/>
                <Control action=DRAW/>
                <Control action=PENCIL/>
            </div>
            <Pane/>
            {doors::Doors(desk)}
        </div>
    }
}

/// How long the page says that it has copied.
const SHOWN: Duration = Duration::from_secs(4);

/// Whether a text could be put on the clipboard; pages without encryption have none.
pub async fn copy_text(text: &str) -> bool {
    let clipboard = window().navigator().clipboard();
    let there = !clipboard.is_undefined();
    there && JsFuture::from(clipboard.write_text(text)).await.is_ok()
}

/// Copies the game as text, and says whether it worked.
fn Copy() -> El {
    let desk = Desk::here();
    let done = RwSignal::new(None::<Label>);
    let copy = move |_| {
        let style = desk.prefs.with_untracked(|p| p.style());
        let text = desk.game.with_untracked(|t| t.text(Export::Moves(style)));
        spawn_local(async move {
            let copied = copy_text(&text).await;
            done.set(Some(if copied { Label::Copied } else { Label::CopyFailed }));
            let _ = set_timeout(move || done.set(None), SHOWN);
        });
    };
    view! {
        <button type="button" class="quiet" data-control="copy" title=desk.words(Label::CopyGame)
            aria-label=desk.words(Label::CopyGame) on:click=copy>
            <Icon name="copy"/>
        </button>
        <span class="copied" role="status">{text(move || done.get().map(|l| desk.label(l).to_string()).unwrap_or_default())}</span>
    }
}
