//! The app: the game in the body of the page, the pages beside it and the windows over them.

use super::current_game::OpenedGame;
use super::dom::{self, Child, El, view};
use super::page_table::PAGES;
use super::state::{self, Desk, Over, flag};
use super::status::{Spoken, Status};
use super::{
    annex, aside, board, captures, clock, collection, controls, darts, decisions, dialog, explain, keys,
    navigation, offline, opponent, paper, pointing, prefs, records, route, shape_drawing, sound, sprite,
    store, tongue, write,
};
use leptos::prelude::*;
use notabene_core::i18n::{Label, Part};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;

/// Starts the app in the body of the page. `version` is that of the site. `lent` are the choices of the page in
/// whose frame this one is shown, in lines of `name=value`; then nothing is kept on the device.
pub fn start(version: String, lent: Option<String>) {
    tongue::settle(String::new(), version);
    annex::enable();
    if let Some(lines) = lent {
        store::shut();
        prefs::lend(lines);
    }
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        store::show_fault();
    }));
    spawn_local(async {
        let kept = ready().await;
        let [first, note] = ["first", "loading"].map(|id| document().get_element_by_id(id));
        first.into_iter().for_each(|first| first.remove());
        match (kept, note, document().body()) {
            (None, Some(note), _) => note.set_text_content(Some(&tongue::wordless())),
            (Some(kept), note, Some(body)) => {
                note.into_iter().for_each(|note| note.remove());
                // The page lives as long as its window.
                std::mem::forget(mount_with(&body, kept));
                offline::tell(offline::SHOWN);
            }
            _ => {}
        }
    });
}

/// The kept game, when all is there that is needed to show it and the page that was asked for.
async fn ready() -> Option<OpenedGame> {
    let language = prefs::Prefs::load().language;
    let game = state::kept_needs_more();
    // The sentences are on their way already (see boot.js), and a game of chess needs none of them.
    let chess = (!game).then(state::opened);
    if !tongue::heard(language, Part::First).await {
        return None;
    }
    let asked = route::asked();
    let needed = needs(route::name(&asked)).map(|(part, _)| part);
    // The game of a link comes at once, and not after the kept one.
    let needed = needed.or((game || route::is_shared(&asked)).then_some(Part::More));
    let known = match needed {
        Some(part) => tongue::more(language, part).await,
        None => true,
    };
    chess.or_else(|| known.then(state::opened))
}

/// The app in its place; it ends when this is dropped.
pub struct Mounted {
    owner: Owner,
    place: Element,
}

/// Puts the app into an element of a page that is not its own: a test of components. It loads no style sheets.
pub fn mount(place: &Element) -> Mounted {
    tongue::dressed_already();
    mount_with(place, state::opened())
}

fn mount_with(place: &Element, kept: OpenedGame) -> Mounted {
    // It fails when it has been done already, as in tests.
    drop(any_spawner::Executor::init_wasm_bindgen());
    let owner = Owner::new();
    owner.with(|| App(kept).put_in(&El(place.clone())));
    Mounted { owner, place: place.clone() }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        self.owner.cleanup();
        self.place.set_text_content(None);
    }
}

/// The whole app.
fn App(kept: OpenedGame) -> El {
    let desk = Desk::new(kept, prefs::Prefs::load());
    desk.provide();
    desk.keep();
    desk.overrides.area.set(Some(Rc::new(move || darts::area(desk))));
    desk.dress();
    // Before the keys of the page: a key that is used here is none of theirs.
    pointing::listen(desk, &window(), &write::WRITING);
    pointing::listen(desk, &window(), &pointing::READING);
    keys::listen(desk);
    shape_drawing::listen(desk);
    records::listen(desk);
    route::open_links(desk);
    clock::listen(desk);
    desk.opponent().into_iter().for_each(opponent::listen);
    sound::listen(desk);
    collection::kept::follow(desk);
    route::hash(desk, needs);
    let newer = offline::listen(desk);
    let damaged = aside::listen();
    let page = move || desk.navigation.address.get();
    let setup = Memo::new(move |_| route::name(&page()) == SETUP);
    let other = Memo::new(move |_| PAGES.iter().position(|other| other.name == route::name(&page())));
    view! {
        {sprite::Sprites(sprite::APP_ICONS)}
        <navigation::Header/>
        {move || damaged.with(|told| told.as_ref().map(|told| aside::line(desk, told)))}
        {move || newer.get().then(annex::here).flatten().map(|annex| (annex.newer)(desk, newer))}
        <main class="page" class:hidden=flag(move || setup.get() || other.with(|o| o.is_some()))>
            <h1 class="for-ears">"Notabene"</h1>
            <board::Board/>
            {clock::Strip(desk)}
            <section class="side">
                <Status/>
                {opponent::Strip(desk)}
                {captures::Tallies(desk)}
                {captures::Slip(desk)}
                <darts::Darts/>
                <decisions::PageLink/>
                <controls::Controls/>
                {captures::Captures(desk)}
                <paper::Paper/>
                <explain::Explain/>
                <write::Write/>
            </section>
        </main>
        {move || other.get().map(|n| untrack(|| {
            // A page with a board of its own provides that in this place, and it would outlive the page.
            desk.provide();
            // A page begins at its top, wherever the one before was left.
            window().scroll_to_with_x_and_y(0.0, 0.0);
            let fill = annex::here().map(|annex| (annex.page)(n, desk));
            dom::el("main", PAGES[n].class).with(fill.unwrap_or_default())
        }))}
        {move || setup.get().then(annex::here).flatten().map(|annex| (annex.setup)())}
        {WINDOWS.map(|(over, title)| dialog::Dialog(over, title))}
        <Spoken/>
    }
}

/// The name of the page on which positions are set up, in the address.
const SETUP: &str = "setup";

/// The windows over the page.
const WINDOWS: [(Over, Label); 11] = [
    (Over::Chooser, Label::NewGame),
    (Over::Settings, Label::Settings),
    (Over::Picture, Label::SharePicture),
    (Over::Records, Label::OpenGame),
    (Over::Save, Label::SaveExport),
    (Over::End, Label::EndGame),
    (Over::Beside, Label::BesideMove),
    (Over::Darts, Label::ThrowDart),
    (Over::Share, Label::ShareTitle),
    (Over::Collection, Label::GamesOfFile),
    (Over::Opponent, Label::PlayNotabene),
];

/// What the page with a name needs.
fn needs(name: &str) -> Option<(Part, bool)> {
    let other = PAGES.iter().find(|other| other.name == name).map(|other| (other.part, other.speaks));
    other.or((name == SETUP).then_some((Part::More, false)))
}
