//! Navigation of the app: six labelled places, always visible. On phones it is a bar at the bottom.

use crate::components::effect::text;
use crate::components::element::El;
use crate::components::icon::Icon;
use crate::state::address;
use crate::state::context::AppContext;
use crate::views::settings::{LanguageSelect, SettingsButton};
use leptos::prelude::*;
use notabene_core::i18n::{Label, PLACES};
use notabene_view::view;

/// Pages that belong to the place of another page: prefix of the address, and that page.
const RELATED_PAGES: [(&str, &str); 8] = [
    ("play", ""),
    ("class", "wall"),
    ("courses", "wall"),
    ("drill", "practise"),
    ("famous", "practise"),
    ("strokes", "practise"),
    ("learn/today", "practise"),
    ("learn/strokes", "practise"),
];

/// Returns the index of the place of an address.
fn navigation_index(address: &str) -> usize {
    let related = RELATED_PAGES.into_iter().find(|(start, _)| address.starts_with(start));
    let page = related.map_or_else(|| address::page_name(address), |(_, page)| page);
    PLACES.iter().position(|place| place.page == page).unwrap_or(PLACES.len() - 1)
}

/// Returns the address of the place of a key, without `#`.
pub fn address_of_key(key: &str) -> Option<&'static str> {
    let [digit] = key.as_bytes() else { return None };
    let n = usize::from(digit.checked_sub(b'1')?);
    PLACES.get(n).map(|place| place.page)
}

/// The header of the app: its name, the navigation, and the settings.
pub fn Header() -> El {
    let app = AppContext::here();
    let here = Memo::new(move |_| app.navigation.address.with(|address| navigation_index(address)));
    let links = PLACES.iter().enumerate().map(|(n, place)| {
        let current = text(move || if here.get() == n { "page" } else { "false" }.into());
        view! {
            <a href=format!("#{}", place.page) aria-current=current>
                <Icon name=place.icon/>
                <span>{app.label_signal(place.label)}</span>
            </a>
        }
    });
    view! {
        <header class="head">
            <a class="brand" href="#">
                <svg viewBox="0 0 20 20" aria-hidden="true"><use href="#fig-knight"></use></svg>
                <span>"Notabene"</span>
            </a>
            <nav class="places" aria-label=app.label_signal(Label::Nav)>{links.collect::<Vec<_>>()}</nav>
            <div class="head-tools"><LanguageSelect/><SettingsButton/></div>
        </header>
    }
}
