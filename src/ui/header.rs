//! Header of the app: its name, the language, and links to all pages.

use super::current_game::CurrentGame;
use super::dom::El;
use super::interop;
use super::prefs::Preferences;
use super::settings::LanguageSelect;
use super::state::{Modal, Over};
use crate::components::Icon;
use leptos::prelude::*;
use notabene_core::game::decisions;
use notabene_core::i18n::Label;

/// [`AppHeader`] as an element, for parents that are no components yet.
pub fn Header() -> El {
    interop::element(view! { <AppHeader/> })
}

/// The header of the app.
#[component]
pub fn AppHeader() -> impl IntoView {
    let (prefs, modal) = (expect_context::<Preferences>(), expect_context::<Modal>());
    let [games, settings] = [Label::MyGames, Label::Settings].map(|label| prefs.words(label));
    view! {
        <header class="head">
            <a class="brand" href="#">
                <svg viewBox="0 0 20 20" aria-hidden="true"><use href="#fig-knight"></use></svg>
                <span>"Notabene"</span>
            </a>
            <p class="tagline">{prefs.words(Label::Tagline)}</p>
            <nav>
                <a class="quiet button to-games" href="#games" title=games>
                    <Icon name="games"/>
                    <span>{games}</span>
                </a>
                <LanguageSelect/>
                <button
                    type="button" class="quiet" data-open="settings" title=settings aria-label=settings
                    on:click=move |_| modal.open.set(Over::Settings)
                >
                    <Icon name="settings"/>
                </button>
                <PageLink class="quiet button to-learn" address="#learn" label=Label::LearnLink icon="book"/>
                <PageLink class="quiet button to-wall" address="#wall" label=Label::ThemeProjector icon="projector"/>
                <PageLink class="quiet button to-setup" address="#setup" label=Label::SetUp icon="board"/>
                <GameLink/>
                <PageLink class="quiet button" address="#about" label=Label::About icon="help"/>
            </nav>
        </header>
    }
}

#[component]
fn PageLink(class: &'static str, address: &'static str, label: Label, icon: &'static str) -> impl IntoView {
    let words = expect_context::<Preferences>().words(label);
    view! { <a class=class href=address title=words aria-label=words><Icon name=icon/></a> }
}

/// Link to the rules page of the game on the board; for chess, to the Chess960 page.
#[component]
fn GameLink() -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let page = move || current.status.with(|status| decisions::of_game(status.game));
    let address = move || ["#", page().map_or("chess960", |page| page.name)].concat();
    let icon = move || page().map_or("#icon-dice", |page| page.icon);
    let words = move || prefs.label(page().map_or(Label::RoomLink, |page| page.link)).to_string();
    let words = Signal::derive(words);
    view! {
        <a class="quiet button" href=address title=words aria-label=words>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=icon></use></svg>
        </a>
    }
}
