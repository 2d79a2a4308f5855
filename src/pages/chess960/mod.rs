//! Chess960 page: positions and their numbers, draws, castling.

mod castle;
mod dice;
mod list;
mod pick;
mod state;
mod trial;

use crate::components::{BackLink, Card};
use crate::pages::chess960::castle::CastlingDemo;
use crate::pages::chess960::dice::DiceDraw;
use crate::pages::chess960::list::{KingFileChart, PositionList};
use crate::pages::chess960::pick::PositionPicker;
use crate::pages::chess960::state::Chess960State;
use crate::pages::chess960::trial::CastlingTrialBoard;
use crate::pages::rules::showcase::Showcase;
use crate::state::preferences::Preferences;
use crate::views::article::Article;
use leptos::prelude::*;
use notabene_core::game::showcase::groups_of_page;
use notabene_core::i18n::Label;

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <Chess960Page/> }.into_any()
}

#[component]
fn Chess960Page() -> impl IntoView {
    let prefs = Preferences::here();
    let state = Chess960State::new();
    view! {
        <h1>"Chess960"</h1>
        <p class="lead">{prefs.label_signal(Label::RoomLead)}</p>
        <Card title=prefs.label_signal(Label::FirstRank) name="pick"><PositionPicker state/></Card>
        <div class="column stack loose">
            <Card title=prefs.label_signal(Label::KingFiles) name="files"><KingFileChart state/></Card>
            <Card title=prefs.label_signal(Label::ArrayList) name="list"><PositionList state/></Card>
        </div>
        <div class="column stack loose">
            <Card title=prefs.label_signal(Label::DieTitle) name="dice"><DiceDraw state/></Card>
            <Card title=prefs.label_signal(Label::Castling) name="castling"><CastlingDemo state/></Card>
            <Card title=prefs.label_signal(Label::TrialTitle) name="trial"><CastlingTrialBoard state/></Card>
        </div>
        <Showcase groups=groups_of_page("chess960")/>
        <Article name="chess960"/>
        <BackLink text=prefs.label_signal(Label::BackToGame)/>
    }
}

/// Letter of a file in the corner of its square.
#[component]
fn FileLetter(#[prop(into)] name: String) -> impl IntoView {
    view! { <i aria-hidden="true">{name}</i> }
}
