//! Rules of chess: a picture for each, then in words how moves are written, who wins, and how one behaves at a board.

use crate::components::{BackLink, Button};
use crate::pages::rules::showcase::Showcase;
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use crate::views::article::Article;
use leptos::prelude::*;
use notabene_core::game::showcase::groups_of_page;
use notabene_core::i18n::Label;

/// Its name in the registry of games, in the address, and that of its text.
const CHESS: &str = "chess";

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <ChessRulesPage/> }.into_any()
}

#[component]
fn ChessRulesPage() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let play = move |()| {
        if current.start(CHESS, None, None).is_ok() {
            // The address of the game is empty.
            let _ = window().location().set_hash("");
        }
    };
    view! {
        <h1>{prefs.label_signal(Label::Chess)}</h1>
        <p class="lead">{prefs.label_signal(Label::ChessLead)}</p>
        <Showcase groups=groups_of_page(CHESS)/>
        <Article name=CHESS/>
        <p class="inline">
            <Button text=prefs.label_signal(Label::StartPlay) name="chess" class="main" on_click=play/>
            <a class="button" href="#learn/notation/L01">{prefs.label_signal(Label::ChessLesson)}</a>
        </p>
        <BackLink text=prefs.label_signal(Label::BackToGame)/>
    }
}
