//! Page of all rules: each game, and what compares them, with a picture and a sentence.

use crate::pages::games::GamesTabs;
use crate::state::preferences::Preferences;
use crate::views::place_group::{Place, PlaceGroup};
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// The rules of the games, and all games side by side.
const GROUPS: [(Label, &[Place]); 2] = [
    (
        Label::GalleryTitle,
        &[
            ("#rules/chess", "game-chess", Label::Chess, Label::MoreChessLine),
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
        {GROUPS.map(|(title, places)| view! { <PlaceGroup title places/> }).collect_view()}
    }
}
