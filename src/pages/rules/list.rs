//! Page of all rules: each game, and what compares them, with a picture and a sentence.

use crate::components::PlaceCard;
use crate::pages::games::GamesTabs;
use crate::state::i18n_loader::art_url;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Card of a page: address, picture, name, sentence.
type RulesCard = (&'static str, &'static str, Label, Label);

/// The rules of the games, and all games side by side.
const GROUPS: [(Label, &[RulesCard]); 2] = [
    (
        Label::GalleryTitle,
        &[
            ("#learn/notation/L01", "game-chess", Label::Chess, Label::GalleryChess),
            ("#rules/chess960", "game-chess960", Label::RoomLink, Label::MoreRoomLine),
            ("#rules/scharten", "game-scharten", Label::PageScharten, Label::MoreSchartenLine),
            ("#rules/draughts", "game-draughts", Label::PageDraughts, Label::MoreDraughtsLine),
        ],
    ),
    (
        Label::RulesTogether,
        &[
            ("#rules/compare", "rules-compare", Label::CompareTitle, Label::MoreCompareLine),
            ("#rules/systems", "rules-systems", Label::AllSystems, Label::MoreSystemsLine),
        ],
    ),
];

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <RulesListPage/> }.into_any()
}

#[component]
fn RulesListPage() -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <h1>{prefs.label_signal(Label::GalleryRules)}</h1>
        <p class="lead">{prefs.label_signal(Label::RulesLead)}</p>
        <GamesTabs here="rules"/>
        {GROUPS.map(|(title, cards)| view! { <RulesGroup title cards/> }).collect_view()}
    }
}

#[component]
fn RulesGroup(title: Label, cards: &'static [RulesCard]) -> impl IntoView {
    let prefs = Preferences::here();
    let cards = cards.iter().map(|(href, picture, title, line)| {
        let (title, line) = (prefs.label_signal(*title), prefs.label_signal(*line));
        view! { <PlaceCard href=*href picture=art_url(picture) title line/> }
    });
    view! {
        <section class="stack apart">
            <h2>{prefs.label_signal(title)}</h2>
            <div class="tiles">{cards.collect_view()}</div>
        </section>
    }
}
