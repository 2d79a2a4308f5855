//! Beside the board before the first move: who plays which game, whose turn it is, and the character.

use crate::pages::projector::PageContext;
use crate::views::mascot::{Mascot, Pose};
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::record::Tags;

/// The players of a game, if both are known.
fn players(tags: &Tags) -> Option<String> {
    let name = |tag| tags.get(tag).filter(|name| !name.is_empty() && *name != "?");
    Some(format!("{} – {}", name("White")?, name("Black")?))
}

/// Players or game, whose turn it is, and for a game without moves how one is played.
#[component]
pub fn GameStart(cx: PageContext, has_moves: bool) -> impl IntoView {
    let (game, prefs) = (cx.game, cx.prefs);
    let name = move || {
        let label = game.status.with(|status| registry::find(status.game).map(|game| game.label));
        prefs.label(label.unwrap_or(Label::NavClassroom)).to_string()
    };
    let title = move || game.sheet.with(|sheet| players(&sheet.tags)).unwrap_or_else(name);
    let turn = move || game.status.with(|status| prefs.message_text(&status.message));
    let how = (!has_moves).then(|| {
        view! { <p class="wall-begin faint">{prefs.label_signal(Label::NoMovesYet)}</p> }
    });
    view! {
        <div class="wall-start pile">
            <Mascot pose=Signal::stored(Some(Pose::Hello))/>
            <h2>{title}</h2>
            <p>{turn}</p>
            {how}
        </div>
    }
}
