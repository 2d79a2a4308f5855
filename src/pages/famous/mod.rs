//! Page of famous games: a list for each family, and a game with its words and the ways to practise with it.

mod game;

use crate::pages::famous::game::{ChosenGame, FamousGamePage};
use crate::pages::games::GamesTabs;
use crate::state::address::page_name;
use crate::state::chosen_game::WITH_CHOSEN;
use crate::state::fetch::fetch_text;
use crate::state::i18n_loader;
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use crate::state::router::after_slash;
use crate::views::board_picture::Thumbnail;
use crate::views::request::{render_request, request};
use leptos::prelude::*;
use notabene_core::game::{Game, registry};
use notabene_core::i18n::{Label, Language};
use notabene_core::msg;
use notabene_study::famous::{FAMILIES, Family, FamousGame, find_game, read_list};

/// Name of the page in the address.
const PAGE_NAME: &str = "famous";

/// Place on the page, after its name in the address.
#[derive(Clone, PartialEq)]
enum Place {
    List(&'static Family),
    Game(&'static Family, String),
    /// The game chosen for practice, wherever it comes from.
    Chosen,
}

impl Place {
    /// The place of an address; the first list if it is unknown.
    fn of_address(address: &str) -> Place {
        let (name, id) = after_slash(address).split_once('/').unwrap_or((after_slash(address), ""));
        let family = FAMILIES.iter().find(|family| family.name == name);
        match (family, id) {
            _ if name == WITH_CHOSEN => Place::Chosen,
            (Some(family), "") => Place::List(family),
            (Some(family), id) => Place::Game(family, id.into()),
            (None, _) => Place::List(&FAMILIES[0]),
        }
    }
}

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <FamousPage/> }.into_any()
}

#[component]
fn FamousPage() -> impl IntoView {
    let address = Navigation::here().address;
    // The address of another page changes nothing: this one is about to go.
    let place = Memo::new(move |old: Option<&Place>| {
        let read = || address.with(|address| Place::of_address(address));
        let is_here = address.with(|address| page_name(address) == PAGE_NAME);
        old.filter(|_| !is_here).cloned().unwrap_or_else(read)
    });
    move || match place.get() {
        Place::List(family) => view! { <FamousList family/> }.into_any(),
        Place::Game(family, id) => view! { <FamousGamePage family id/> }.into_any(),
        Place::Chosen => view! { <ChosenGame/> }.into_any(),
    }
}

/// Address of a file of the site with famous games, or of a text on them in a language.
fn file_url(name: &str) -> String {
    i18n_loader::asset_url(&["famous/", name])
}

/// Fetches a text of a language.
async fn fetch_in_language(name: &str, language: Language) -> Option<String> {
    fetch_text(&file_url(&[name, ".", language.code(), ".txt"].concat())).await
}

/// Fetches the list of all games. Servers that answer every request with a page have none.
pub async fn load_list(language: Language) -> Option<Vec<FamousGame>> {
    Some(read_list(&fetch_in_language("list", language).await?)).filter(|games| !games.is_empty())
}

/// Fetches a game of the list.
pub async fn load_game(family: &Family, id: &str) -> Option<Game> {
    let games = fetch_text(&file_url(family.file)).await?;
    find_game(&games, id).map(|(game, _)| game)
}

#[component]
fn FamousList(family: &'static Family) -> impl IntoView {
    let prefs = Preferences::here();
    let families = FAMILIES.iter().map(|other| {
        let here = if other == family { "page" } else { "false" };
        view! {
            <a class="button choice" href=format!("#{PAGE_NAME}/{}", other.name) aria-current=here>
                {prefs.label_signal(other.label)}
            </a>
        }
    });
    let request = request(prefs, load_list);
    let games = move |all: &Vec<FamousGame>| {
        let of_family = all.iter().filter(|game| game.family == family.name);
        of_family.map(|game| view! { <GameLink family game=game.clone()/> }).collect_view().into_any()
    };
    view! {
        <h1>{prefs.label_signal(Label::FamousTitle)}</h1>
        <p class="lead">{prefs.label_signal(Label::FamousLead)}</p>
        <GamesTabs here=PAGE_NAME/>
        <nav class="inline families" aria-label=prefs.label_signal(Label::KindOfGame)>{families.collect_view()}</nav>
        <section class="famous-list tiles broad">{render_request(prefs, request, games)}</section>
    }
}

/// Link to a game, with its words and facts.
#[component]
fn GameLink(family: &'static Family, game: FamousGame) -> impl IntoView {
    let prefs = Preferences::here();
    let FamousGame { id, variant, players, year, moves, position, title, .. } = game;
    let address = format!("#{PAGE_NAME}/{}/{id}", family.name);
    let end = registry::open(&variant, Some(&position), None).ok();
    let picture = end.map(|game| view! { <Thumbnail scene=game.scene()/> });
    let variant = registry::find(&variant).ok().map(|variant| variant.label);
    // The heading names the family; one with several games names each.
    let variant = variant.filter(|label| *label != family.label);
    let facts = move || {
        let moves = prefs.message_text(&msg!(GamesMoves { moves }));
        let variant = variant.map(|label| prefs.label(label)).unwrap_or_default();
        let facts = [&players, &year, variant, &moves].map(|fact| fact.to_string());
        facts.into_iter().filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join(" · ")
    };
    view! {
        <a class="card place-link row-link" href=address data-game=id>
            {picture}
            <span><b>{title}</b><small>{facts}</small></span>
        </a>
    }
}
