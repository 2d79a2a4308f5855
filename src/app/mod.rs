//! The app: the game in the body of the page, the pages beside it and the windows over them.

pub mod game_head;
pub mod game_page;
pub mod lazy_features;
mod move_ink;
pub mod navigation;
mod page_on_wall;
pub mod shortcuts;
mod start_panel;

use crate::app::game_page::GamePage;
use crate::app::navigation::Header;
use crate::app::page_on_wall::WallBar;
use crate::components::mount::mount_in;
use crate::components::sprites::{APP_ICONS, Sprites};
use crate::pages::export;
use crate::pages::open_link::OPEN_LINK;
use crate::pages::table::{PAGES, PageInfo, needs_of_page, page_index};
use crate::pages::update::{self, UpdateNotice};
use crate::pages::windows::{WINDOWS, needs_of_window};
use crate::state::board_contexts::BoardContexts;
use crate::state::collection::OpenCollection;
use crate::state::current_game::{CurrentGame, OpenedGame};
use crate::state::dart_throw::DartThrow;
use crate::state::i18n_loader::NeededCode;
use crate::state::main_board::{self, Peeking, provide_main_board, save_changes};
use crate::state::modal::Modal;
use crate::state::navigation::Navigation;
use crate::state::{
    corrupt_storage, fault, i18n_loader, lazy, learners, practice_time, preferences, router, service_worker,
    shape_drawing, sound, storage,
};
use crate::views::dialog::Dialog;
use crate::views::status::LiveRegion;
use crate::views::{darts, move_input, token_events};
use leptos::prelude::*;
use notabene_core::i18n::Part;
use std::cell::OnceCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;

thread_local! {
    /// The app in the body of the page, as long as its window.
    static APP: OnceCell<Mounted> = const { OnceCell::new() };
}

/// Starts the app in the body of the page. `version` is that of the site. `frame_options` are the choices of the page in whose
/// frame this one is shown, in lines of `name=value`; then nothing is saved on the device.
pub fn start(version: String, frame_options: Option<String>) {
    i18n_loader::set_base(String::new(), version);
    lazy::set_missing_report(|| {
        // The script answers by an event.
        let _ = service_worker::post_event(service_worker::MISSING);
    });
    if let Some(lines) = frame_options {
        storage::disable();
        preferences::set_frame_options(lines);
    }
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        fault::show_fault();
    }));
    spawn_local(async {
        let opened = load_game_and_page().await;
        let [first, note] = ["first", "loading"].map(|id| document().get_element_by_id(id));
        first.into_iter().for_each(|first| first.remove());
        match (opened, note, document().body()) {
            (None, Some(note), _) => note.set_text_content(Some(&i18n_loader::no_language_error())),
            (Some(opened), note, Some(body)) => {
                note.into_iter().for_each(|note| note.remove());
                APP.with(|current| drop(current.set(mount_with(&body, opened))));
                service_worker::post_event(service_worker::SHOWN);
            }
            _ => {}
        }
    });
}

/// Returns the saved game, once all is loaded that is needed to show it and the requested page.
async fn load_game_and_page() -> Option<OpenedGame> {
    let language = preferences::load_preferences().language;
    let game = main_board::saved_game_needs_more();
    // The sentences are being fetched already (see boot.js), and a game of chess needs none of them.
    let chess = (!game).then(main_board::load_saved_game);
    if !i18n_loader::load_messages(language, Part::First).await {
        return None;
    }
    router::rename_old_address();
    let asked = router::fragment();
    let page = needs_of_page(&asked);
    // The game of a link is shown at once, and not after the saved one.
    let needed: Option<(Part, NeededCode)> = match page {
        Some(page) => Some((page.part, Some(page.code))),
        None if router::is_share_link(&asked) => Some((Part::More, Some(&OPEN_LINK))),
        None => game.then_some((Part::More, None)),
    };
    let known = match needed {
        Some((part, code)) => i18n_loader::load_part(language, part, code).await,
        None => true,
    };
    chess.or_else(|| known.then(main_board::load_saved_game))
}

/// The mounted app; unmounted when this is dropped.
pub struct Mounted {
    owner: Owner,
    parent: Element,
}

/// Mounts the app in an element of another page: a test of components. Loads no style sheets.
pub fn mount(place: &Element) -> Mounted {
    i18n_loader::mark_styles_loaded();
    storage::read_learner();
    mount_with(place, main_board::load_saved_game())
}

fn mount_with(place: &Element, opened: OpenedGame) -> Mounted {
    // Fails if an executor is set already, as in tests.
    drop(any_spawner::Executor::init_wasm_bindgen());
    let owner = Owner::new();
    owner.with(|| mount_in(place, view! { <App opened/> }));
    Mounted { owner, parent: place.clone() }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        self.owner.cleanup();
        self.parent.set_text_content(None);
    }
}

/// Listens for keys and links, saves changes, and loads the parts of the program when they are needed.
fn follow_program(current: CurrentGame, modal: Modal, navigation: Navigation) {
    practice_time::count_practice();
    save_changes(current);
    let throw = DartThrow::here();
    current.overrides.area.set(Some(Rc::new(move || darts::board_overlay(throw))));
    modal.follow(current, needs_of_window);
    current.load_words_of_notices();
    // Registered before the keys of the page: a key handled here is not passed on.
    token_events::listen_for_tokens(current, &window(), &move_input::WRITING_EVENTS);
    token_events::listen_for_tokens(current, &window(), &token_events::READING_EVENTS);
    shortcuts::listen();
    shape_drawing::listen_on_game_board();
    export::listen();
    router::follow_links(&OPEN_LINK);
    lazy_features::load_clock_when_needed();
    lazy_features::load_opponent_when_needed();
    sound::follow_moves(current);
    lazy_features::restore_and_save_file(OpenCollection::here());
    router::follow_address(needs_of_page);
    page_on_wall::follow_page(navigation, current.prefs);
}

/// The whole app.
#[component]
fn App(opened: OpenedGame) -> impl IntoView {
    let BoardContexts { current, modal, .. } = provide_main_board(opened, preferences::load_preferences());
    let (prefs, navigation, peeking) = (current.prefs, Navigation::here(), expect_context::<Peeking>().0);
    follow_program(current, modal, navigation);
    let newer = update::newer_version_signal(current);
    let damaged = corrupt_storage::message_signal();
    learners::provide_learners();
    let page = move || navigation.address.get();
    let other = Memo::new(move |_| page_index(&page()));
    // Other pages open without the game: it is drawn when it is seen for the first time.
    let seen = Memo::new(move |was: Option<&bool>| was == Some(&true) || other.with(Option::is_none));
    let pieces = Memo::new(move |_| prefs.with(|prefs| prefs.piece_set));
    let is_game = Memo::new(move |_| other.with(Option::is_none));
    // A closure inside is always rendered with new elements, and in a scope of its own: no page takes over elements of another, or
    // the board that it provides.
    let other_page = move || other.get().map(|n| move || untrack(|| view! { <Page page=&PAGES[n]/> }));
    let bar = move || damaged.get().map(|message| view! { <corrupt_storage::MessageBar message/> });
    let windows = WINDOWS.iter().map(|window| {
        let content = || window.content.get().map(|fill| fill());
        view! { <Dialog kind=window.kind title=window.title content/> }
    });
    view! {
        <Sprites pieces icons=APP_ICONS/>
        <Header/>
        <Show when=move || navigation.is_shown_on_wall()><WallBar/></Show>
        {bar}
        <Show when=move || newer.get()><UpdateNotice newer/></Show>
        <main
            class="page" class:hidden=move || !is_game.get() class:peeking=move || peeking.get()
            data-blindfold=move || prefs.with(|p| p.get("blindfold"))
        >
            <Show when=move || seen.get()><GamePage/></Show>
        </main>
        {other_page}
        {windows.collect_view()}
        <LiveRegion/>
    }
}

/// A page beside the game.
#[component]
fn Page(page: &'static PageInfo) -> impl IntoView {
    // Every page is shown from its top.
    window().scroll_to_with_x_and_y(0.0, 0.0);
    view! { <main class=page.class>{page.content.get().map(|fill| fill())}</main> }
}
