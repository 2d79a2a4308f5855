//! The screens, in Leptos: they show scenes, sheets and messages, and hold no rule of any game.
//!
//! One signal holds the table; memos for scene, sheet and status follow it. Every action of the player
//! is a method of [`state::Desk`].

mod about;
mod beside;
mod board;
mod choices;
mod chooser;
mod controls;
mod dialog;
mod dom;
mod explain;
mod gesture;
mod grid;
mod header;
mod keys;
mod lens;
mod markup;
mod notes;
mod overlay;
mod pad;
mod paper;
mod pen;
mod picture;
mod pointing;
mod prefs;
mod reading;
mod records;
mod room;
mod route;
mod settings;
mod setup;
mod sprite;
mod state;
mod store;
mod windows;
mod write;
mod written;

use leptos::prelude::*;
use state::{Desk, flag, text};

/// Starts the app in the body of the page.
pub fn start() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        store::show_fault();
    }));
    if let Some(note) = document().get_element_by_id("loading") {
        note.remove();
    }
    leptos::mount::mount_to_body(App);
}

/// The whole app.
#[component]
pub fn App() -> impl IntoView {
    let desk = Desk::open();
    provide_context(desk);
    desk.keep();
    // Before the keys of the page: a key that is used here is none of theirs.
    pointing::listen(desk);
    keys::listen(desk);
    let lent = dom::lent(desk);
    pen::listen(lent);
    records::listen(lent);
    windows::mount(lent);
    route::open_links(lent);
    let page = route::hash();
    let setup = flag(move || page.with(|p| p == "setup"));
    let other = Memo::new(move |_| page.with(|p| OTHERS.iter().position(|other| other.0 == p)));
    view! {
        <sprite::Sprites/>
        <header::Header/>
        <main class="page" class:hidden=flag(move || setup.get() || other.with(|o| o.is_some()))>
            <h1 class="for-ears">"Notabene"</h1>
            <board::Board/>
            <section class="side">
                <Status/>
                <controls::Controls/>
                <paper::Paper/>
                <explain::Explain/>
                <write::Write/>
            </section>
        </main>
        {move || other.get().map(|n| view! { <Other class=OTHERS[n].1 fill=OTHERS[n].2/> })}
        {move || setup.get().then(|| view! { <setup::Setup/> })}
        <chooser::Chooser/>
        <settings::Settings/>
        <picture::Picture/>
        <Spoken/>
    }
}

/// A page beside the game: its name in the address, its class, and what stands on it.
type OtherPage = (&'static str, &'static str, fn(&'static Desk) -> Vec<dom::El>);

/// The pages beside the game.
const OTHERS: [OtherPage; 2] = [("about", "about", about::about), ("chess960", "room", room::room)];

/// Such a page. Its elements are made when its place is there, and go with it.
#[component]
fn Other(class: &'static str, fill: fn(&'static Desk) -> Vec<dom::El>) -> impl IntoView {
    let desk = Desk::here();
    let root = NodeRef::<leptos::html::Main>::new();
    Effect::new(move |_| {
        if let Some(main) = root.get() {
            let main: &web_sys::Element = &main;
            dom::El(main.clone()).with(fill(dom::lent(desk)));
        }
    });
    view! { <main class=class node_ref=root></main> }
}

/// The fixed line that says how the game stands, and why a move was refused.
#[component]
fn Status() -> impl IntoView {
    let desk = Desk::here();
    let words = text(move || match desk.notice.get() {
        Some(notice) => desk.say(&notice),
        None => desk.status.with(|s| desk.say(&s.says)),
    });
    let notice = flag(move || desk.notice.with(|n| n.is_some()));
    let word = text(move || desk.status.with(|s| s.word().to_string()));
    let turn = text(move || (if desk.white_to_move() { "turn white" } else { "turn black" }).to_string());
    view! {
        <p class="status" class:notice=notice data-status=word>
            <span class=turn aria-hidden="true"></span>
            <span class="words">{words}</span>
        </p>
    }
}

/// What a screen reader is told: the last move, the end of the game, and reasons.
#[component]
fn Spoken() -> impl IntoView {
    let desk = Desk::here();
    let said = text(move || {
        let spoken = desk.scene.with(|s| desk.say(&s.spoken));
        let ended = desk.status.with(|s| s.outcome.map(|_| desk.say(&s.says)));
        [Some(spoken), ended].into_iter().flatten().collect::<Vec<_>>().join(". ")
    });
    let notice = text(move || desk.notice.with(|n| n.as_ref().map(|n| desk.say(n)).unwrap_or_default()));
    view! {
        <div class="for-ears" aria-live="polite" data-live="game">{said}</div>
        <div class="for-ears" role="alert" data-live="notice">{notice}</div>
    }
}
