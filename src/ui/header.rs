//! The head of the page: what it is, its language, and the way to everything else.

use super::dom::{El, view};
use super::settings::LanguagePick;
use super::sprite::Icon;
use super::state::{Desk, Over};
use notabene_core::text::Label;

pub fn Header() -> El {
    let desk = Desk::here();
    view! {
        <header class="head">
            <a class="brand" href="#">
                <svg viewBox="0 0 20 20" aria-hidden="true"><use href="#fig-knight"></use></svg>
                <span>"Notabene"</span>
            </a>
            <p class="tagline">{desk.words(Label::Tagline)}</p>
            <nav>
                <LanguagePick/>
                <button type="button" class="quiet" data-open="settings" title=desk.words(Label::Settings)
                    aria-label=desk.words(Label::Settings) on:click=move |_| desk.over.set(Over::Settings)>
                    <Icon name="settings"/>
                </button>
                <a class="quiet button to-setup" href="#setup" title=desk.words(Label::SetUp) aria-label=desk.words(Label::SetUp)>
                    <Icon name="board"/>
                </a>
                <a class="quiet button" href="#chess960" title=desk.words(Label::RoomLink) aria-label=desk.words(Label::RoomLink)>
                    <Icon name="dice"/>
                </a>
                <a class="quiet button" href="#about" title=desk.words(Label::About) aria-label=desk.words(Label::About)>
                    <Icon name="help"/>
                </a>
            </nav>
        </header>
    }
}
