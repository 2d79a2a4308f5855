//! Any page on the wall: large and without the navigation. Lessons, drills and the game have a page of their own for it
//! ([`crate::pages::projector`]).

use crate::components::Icon;
use crate::state::address;
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::Theme;
use notabene_core::i18n::Label;

/// Name in the address of the projector, which has a theme and keys of its own.
pub const PROJECTOR_PAGE: &str = "wall";

/// True for a page that is shown on the wall as it is.
fn is_plain_page(address: &str) -> bool {
    !address.is_empty() && address::page_name(address) != PROJECTOR_PAGE
}

/// Applies theme and size of the wall to the pages while they are on it.
pub fn follow_page(navigation: Navigation, prefs: Preferences) {
    let is_shown = Memo::new(move |_| navigation.is_shown_on_wall());
    Effect::new(move |before: Option<bool>| {
        let shown = is_shown.get();
        let Some(root) = document().document_element().filter(|_| shown || before == Some(true)) else {
            return shown;
        };
        let theme = if shown { Theme::Projector } else { prefs.with_untracked(|prefs| prefs.theme) };
        // These attributes exist for every element. The projector has set its own already.
        if shown || !navigation.is_projector() {
            drop(root.set_attribute("data-theme", theme.into()));
            drop(root.set_attribute("data-wall", if shown { "page" } else { "false" }));
        }
        shown
    });
}

/// Button that leaves the wall, above the page.
#[component]
pub fn WallBar() -> impl IntoView {
    let (navigation, prefs) = (Navigation::here(), Preferences::here());
    view! {
        <p class="wall-bar screen-only">
            <button type="button" data-do="leave-wall" on:click=move |_| navigation.is_on_wall.set(false)>
                <Icon name="close"/>
                <span>{prefs.label_signal(Label::WallClose)}</span>
            </button>
        </p>
    }
}

impl Navigation {
    /// True while a page is shown on the wall; tracked.
    pub fn is_shown_on_wall(self) -> bool {
        self.is_on_wall.get() && self.address.with(|address| is_plain_page(address))
    }
    /// True on the page of the projector; tracked.
    fn is_projector(self) -> bool {
        self.address.with_untracked(|address| address::page_name(address) == PROJECTOR_PAGE)
    }
}
