//! Navigation of the app: six places in words, always on the screen. On phones it is a bar at the bottom.

use super::dom::{El, view};
use super::route;
use super::settings::LanguagePick;
use super::sprite::Icon;
use super::state::{Desk, Over, text};
use leptos::prelude::*;
use notabene_core::i18n::{Label, PLACES};

/// Pages that belong to the place of another page: beginning of the address, and that page.
const RELATED: [(&str, &str); 3] = [("play", ""), ("drill", "practise"), ("learn/today", "practise")];

/// The place of an address.
fn place_of(address: &str) -> usize {
    let related = RELATED.into_iter().find(|(start, _)| address.starts_with(start));
    let page = related.map_or_else(|| route::name(address), |(_, page)| page);
    PLACES.iter().position(|place| place.page == page).unwrap_or(PLACES.len() - 1)
}

/// The address of the place that a key leads to, without `#`.
pub fn address_of_key(key: &str) -> Option<&'static str> {
    let [digit] = key.as_bytes() else { return None };
    let n = usize::from(digit.checked_sub(b'1')?);
    PLACES.get(n).map(|place| place.page)
}

/// The header of the app: its name, the navigation, and the settings.
pub fn Header() -> El {
    let desk = Desk::here();
    let here = Memo::new(move |_| desk.navigation.address.with(|address| place_of(address)));
    let links = PLACES.iter().enumerate().map(|(n, place)| {
        let current = text(move || if here.get() == n { "page" } else { "false" }.into());
        view! {
            <a href=format!("#{}", place.page) aria-current=current>
                <Icon name=place.icon/>
                <span>{desk.words(place.label)}</span>
            </a>
        }
    });
    view! {
        <header class="head">
            <a class="brand" href="#">
                <svg viewBox="0 0 20 20" aria-hidden="true"><use href="#fig-knight"></use></svg>
                <span>"Notabene"</span>
            </a>
            <nav class="places" aria-label=desk.words(Label::Nav)>{links.collect::<Vec<_>>()}</nav>
            <div class="head-tools"><LanguagePick/><SettingsButton/></div>
        </header>
    }
}

/// Opens the settings.
pub fn SettingsButton() -> El {
    let desk = Desk::here();
    view! {
        <button type="button" class="quiet" data-open="settings"
            on:click=move |_| desk.modal.open.set(Over::Settings)>
            <Icon name="settings"/>
            <span>{desk.words(Label::Settings)}</span>
        </button>
    }
}
