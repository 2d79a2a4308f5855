//! The screens, in Leptos: they show scenes, sheets and messages, and hold no rule of any game.
//!
//! One signal holds the table; memos for scene, sheet and status follow it. Every action of the player
//! is a method of [`state::Desk`].

mod about;
mod board;
mod choices;
mod chooser;
mod controls;
mod dialog;
mod explain;
mod gesture;
mod grid;
mod header;
mod keys;
mod lens;
mod markup;
mod overlay;
mod pad;
mod paper;
mod pointing;
mod prefs;
mod route;
mod settings;
mod sprite;
mod state;
mod store;
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
    let page = route::hash();
    let about = Memo::new(move |_| page.get() == "about");
    view! {
        <sprite::Sprites/>
        <header::Header/>
        <main class="page" class:hidden=flag(move || about.get())>
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
        {move || about.get().then(|| view! { <about::About/> })}
        <chooser::Chooser/>
        <settings::Settings/>
        <Spoken/>
    }
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
