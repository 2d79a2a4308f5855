//! The head of the page: what it is, its language, and the way to everything else.

use super::dom::{El, view};
use super::settings::LanguagePick;
use super::sprite::Icon;
use super::state::{Desk, Over, text};
use leptos::prelude::*;
use notabene_core::game::decisions;
use notabene_core::i18n::Label;

pub fn Header() -> El {
    let desk = Desk::here();
    // Games with a page of their own have the way to it here, chess that to the room of its other starts.
    let page = move || desk.status.with(|s| decisions::of_game(s.game));
    let address = text(move || ["#", page().map_or("chess960", |page| page.name)].concat());
    let icon = text(move || page().map_or("#icon-dice", |page| page.icon).to_string());
    let words = text(move || desk.label(page().map_or(Label::RoomLink, |page| page.link)).to_string());
    view! {
        <header class="head">
            <a class="brand" href="#">
                <svg viewBox="0 0 20 20" aria-hidden="true"><use href="#fig-knight"></use></svg>
                <span>"Notabene"</span>
            </a>
            <p class="tagline">{desk.words(Label::Tagline)}</p>
            <nav>
                <a class="quiet button to-games" href="#games" title=desk.words(Label::MyGames)>
                    <Icon name="games"/>
                    <span>{desk.words(Label::MyGames)}</span>
                </a>
                <LanguagePick/>
                <button type="button" class="quiet" data-open="settings" title=desk.words(Label::Settings)
                    aria-label=desk.words(Label::Settings) on:click=move |_| desk.modal.open.set(Over::Settings)>
                    <Icon name="settings"/>
                </button>
                <a class="quiet button to-learn" href="#learn" title=desk.words(Label::LearnLink) aria-label=desk.words(Label::LearnLink)>
                    <Icon name="book"/>
                </a>
                <a class="quiet button to-wall" href="#wall" title=desk.words(Label::ThemeProjector) aria-label=desk.words(Label::ThemeProjector)>
                    <Icon name="projector"/>
                </a>
                <a class="quiet button to-setup" href="#setup" title=desk.words(Label::SetUp) aria-label=desk.words(Label::SetUp)>
                    <Icon name="board"/>
                </a>
                <a class="quiet button" href=address title=words aria-label=words>
                    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=icon></use></svg>
                </a>
                <a class="quiet button" href="#about" title=desk.words(Label::About) aria-label=desk.words(Label::About)>
                    <Icon name="help"/>
                </a>
            </nav>
        </header>
    }
}
