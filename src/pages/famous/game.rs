//! A famous game, or the game chosen for practice: words, source, a small board, and the ways to practise with it.

use crate::pages::famous::{PAGE_NAME, fetch_in_language, file_url};
use crate::state::chosen_game;
use crate::state::fetch::fetch_text;
use crate::state::preferences::Preferences;
use crate::views::board_picture::Thumbnail;
use crate::views::practise_with::PractiseWays;
use crate::views::request::{render_request, request};
use leptos::prelude::*;
use notabene_core::game::{Game, Go};
use notabene_core::i18n::{Label, Language};
use notabene_study::famous::{Family, find_game, find_words};

/// A game with its words in a language.
struct OpenedGame {
    game: Game,
    source: String,
    title: String,
    text: String,
}

/// Fetches a game and the words on it.
async fn load_game(family: &'static Family, id: String, language: Language) -> Option<OpenedGame> {
    let games = fetch_text(&file_url(family.file)).await?;
    let words = fetch_in_language("words", language).await?;
    let (game, source) = find_game(&games, &id)?;
    let (title, text) = find_words(&words, &id)?;
    Some(OpenedGame { game, source, title: title.into(), text: text.into() })
}

/// A famous game.
#[component]
pub fn FamousGamePage(family: &'static Family, id: String) -> impl IntoView {
    let prefs = Preferences::here();
    let request = request(prefs, move |language| load_game(family, id.clone(), language));
    let content = move |opened: &OpenedGame| {
        let OpenedGame { game, source, title, text } = opened;
        let (title, text, source) = (title.clone(), text.clone(), source.clone());
        view! {
            <h1>{title}</h1>
            <GameCard game=game.clone()>
                <p>{text}</p>
                <p class="hint">{move || prefs.with_name(prefs.label(Label::FamousSource), &source)}</p>
            </GameCard>
        }
        .into_any()
    };
    view! {
        {render_request(prefs, request, content)}
        <p><a class="button" href=format!("#{PAGE_NAME}/{}", family.name)>{prefs.label_signal(Label::FamousAll)}</a></p>
    }
}

/// The game chosen for practice.
#[component]
pub fn ChosenGame() -> impl IntoView {
    let prefs = Preferences::here();
    let content = match chosen_game::load() {
        Some(game) => view! { <GameCard game/> }.into_any(),
        None => view! { <p class="note">{prefs.label_signal(Label::FamousNone)}</p> }.into_any(),
    };
    view! {
        <h1>{prefs.label_signal(Label::PractiseWith)}</h1>
        {content}
        <p class="inline">
            <a class="button" href=format!("#{PAGE_NAME}")>{prefs.label_signal(Label::FamousAll)}</a>
            <a class="button" href="#games/mine">{prefs.label_signal(Label::MyGames)}</a>
        </p>
    }
}

/// Players, words, last position and the ways to practise.
#[component]
fn GameCard(game: Game, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    let prefs = Preferences::here();
    let variant = game.variant().label;
    let kind = move || prefs.label(variant);
    let players = chosen_game::players(&game).map(|players| view! { <b>{players}</b>" · " });
    let mut end = game.clone();
    end.go(Go::Last);
    view! {
        <section class="card famous-game at-start">
            <Thumbnail scene=end.scene()/>
            <div class="words stack">
                <p>{players}<span>{kind}</span></p>
                {children.map(|children| children())}
            </div>
            <PractiseWays game/>
        </section>
    }
}
