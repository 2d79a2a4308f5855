//! Navigation of the app: six labelled places, always visible, and the door for teachers beside them. On phones it is a bar at
//! the bottom.

use crate::components::Icon;
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use crate::views::settings::{LanguageSelect, SettingsButton};
use leptos::prelude::*;
use notabene_core::i18n::{Label, PLACES};
use notabene_study::place::{TEACH, place_of};

/// Returns the address of the place of a key, without `#`.
pub fn address_of_key(key: &str) -> Option<&'static str> {
    let [digit] = key.as_bytes() else { return None };
    let n = usize::from(digit.checked_sub(b'1')?);
    PLACES.get(n).map(|place| place.page)
}

/// The header of the app: its name, the navigation, and the settings.
#[component]
pub fn Header() -> impl IntoView {
    let prefs = Preferences::here();
    let address = Navigation::here().address;
    let here = Memo::new(move |_| address.with(|address| place_of(address).to_string()));
    let current = move |page: &'static str| here.with(|here| if here == page { "page" } else { "false" });
    let links = PLACES.iter().map(|place| {
        view! {
            <a href=format!("#{}", place.page) aria-current=move || current(place.page)>
                <Icon name=place.icon/>
                <span>{prefs.label_signal(place.label)}</span>
            </a>
        }
    });
    view! {
        <header class="head">
            <a class="brand as-text" href="#">
                <svg viewBox="0 0 20 20" aria-hidden="true"><use href="#fig-knight"></use></svg>
                <span>"Notabene"</span>
            </a>
            <nav class="places" aria-label=prefs.label_signal(Label::Nav)>{links.collect_view()}</nav>
            <div class="head-tools">
                <a class="for-teachers" href=format!("#{TEACH}") aria-current=move || current(TEACH)>
                    {prefs.label_signal(Label::NavTeach)}
                </a>
                <LanguageSelect/>
                <SettingsButton/>
            </div>
        </header>
    }
}
