//! The parts of the place of games: a new game, own games, famous ones, the rules of all.

use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Addresses and names of the parts.
const TABS: [(&str, Label); 4] = [
    ("games", Label::NewGame),
    ("games/mine", Label::MyGames),
    ("famous", Label::FamousTitle),
    ("rules", Label::GalleryRules),
];

/// Links to the parts of the place; `here` is the address of the one that is shown.
#[component]
pub fn GamesTabs(here: &'static str) -> impl IntoView {
    let prefs = Preferences::here();
    let tabs = TABS.map(|(address, label)| {
        let current = if address == here { "page" } else { "false" };
        view! {
            <a class="button choice" href=format!("#{address}") aria-current=current>{prefs.label_signal(label)}</a>
        }
    });
    view! { <nav class="place-tabs inline" aria-label=prefs.label_signal(Label::NavGames)>{tabs.collect_view()}</nav> }
}
