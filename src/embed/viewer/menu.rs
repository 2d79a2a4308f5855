//! The menu of a board: copy and save the game, open it in the app, let the moves play themselves.

use crate::components::Button;
use crate::components::clipboard::copy_text;
use crate::components::download::save_text;
use crate::embed::embedded_board::latest_node;
use crate::embed::viewer::playing;
use crate::embed::viewer::state::ViewerState;
use crate::state::i18n_loader;
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::game::{Game, registry};
use notabene_core::i18n::Label;
use notabene_core::record::Tags;
use wasm_bindgen_futures::spawn_local;
use web_sys::{FocusEvent, HtmlTextAreaElement, KeyboardEvent};

/// Longest name of a file, without its ending.
const LONGEST_NAME: usize = 60;

fn is_pdn(state: ViewerState) -> bool {
    state.current.status.with(|status| registry::find(status.game).is_ok_and(registry::Variant::is_pdn))
}

/// A name for the file: the players, in letters that every system allows.
fn file_name(tags: &Tags) -> String {
    let name = |tag| tags.get(tag).filter(|name| !matches!(name.trim(), "" | "?")).unwrap_or_default();
    let both = format!("{}-{}", name("White"), name("Black"));
    let safe: String = both.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    let words: Vec<&str> = safe.split('-').filter(|word| !word.is_empty()).collect();
    let name: String = words.join("-").chars().take(LONGEST_NAME).collect();
    if name.is_empty() { "game".into() } else { name }
}

/// Buttons beside the navigation: play and pause, and the one that opens the menu.
#[component]
pub fn MenuButtons(state: ViewerState) -> impl IntoView {
    let plays = move || state.is_playing.get();
    let shows_play = move || plays() || !state.option("autoplay").is_empty();
    let label = move || state.current.label(if plays() { Label::ViewerPause } else { Label::ViewerPlay });
    let path = move || if plays() { "M8 5v14M16 5v14" } else { "M8 5l11 7-11 7z" };
    let is_open = move || state.is_menu_open.get();
    let shows_menu = move || state.shows("show-menu", true);
    view! {
        <button
            type="button" data-do="play" class:hidden=move || !shows_play()
            title=label aria-label=label on:click=move |_| playing::toggle(state)
        >
            <svg class="icon viewer-icon" viewBox="0 0 24 24" aria-hidden="true"><path d=path></path></svg>
        </button>
        <button
            type="button" data-do="menu" class:hidden=move || !shows_menu()
            title=state.label(Label::NavMore) aria-label=state.label(Label::NavMore)
            aria-expanded=move || is_open().to_string()
            on:click=move |_| state.is_menu_open.update(|is| *is = !*is)
        >
            "⋯"
        </button>
    }
}

/// Copies a text. Where the browser does not allow that, the text is shown to be copied by hand.
fn copy(state: ViewerState, text: String, done: RwSignal<Option<Label>>, by_hand: RwSignal<String>) {
    by_hand.set(String::new());
    done.set(None);
    spawn_local(async move {
        let copied = copy_text(&text).await;
        if done.is_disposed() {
            return;
        }
        done.set(Some(if copied { Label::Copied } else { Label::ViewerByHand }));
        if !copied {
            by_hand.set(text);
            state.focus(".viewer-copy");
        }
    });
}

/// The game in a form.
fn text(state: ViewerState, form: Export) -> String {
    state.current.game.with_untracked(|game: &Game| game.text(form))
}

/// Saves the game as a file.
fn save_game(state: ViewerState) {
    let (kind, end) = match untrack(|| is_pdn(state)) {
        true => ("application/vnd.pdn", "pdn"),
        false => ("application/vnd.chess-pgn", "pgn"),
    };
    let name = state.current.sheet.with_untracked(|sheet| file_name(&sheet.tags));
    // A browser that saves nothing shows that itself.
    drop(save_text(&text(state, Export::Pgn), kind, &format!("{name}.{end}")));
}

/// The items of the menu.
#[component]
pub fn MenuPanel(state: ViewerState) -> impl IntoView {
    let current = state.current;
    let (done, by_hand) = (RwSignal::new(None::<Label>), RwSignal::new(String::new()));
    let copy_as = move |form| copy(state, text(state, form), done, by_hand);
    let play = move |()| {
        state.is_menu_open.set(false);
        playing::toggle(state);
        state.focus("[data-do=play]");
    };
    let game_label = Signal::derive(move || {
        current.label(if is_pdn(state) { Label::CopyPdn } else { Label::CopyPgn }).to_string()
    });
    let address = move || {
        let link = current.game.with(|game| game.text(Export::Link));
        format!("{}#g={link}", i18n_loader::base_folder())
    };
    let is_open = move || state.is_menu_open.get() && state.shows("show-menu", true);
    let close_by_key = move |e: KeyboardEvent| {
        if e.key() == "Escape" {
            e.prevent_default();
            state.is_menu_open.set(false);
            state.focus("[data-do=menu]");
        }
    };
    view! {
        <div
            class="viewer-menu tiles panel" class:hidden=move || !is_open() role="group"
            aria-label=state.label(Label::NavMore) on:keydown=close_by_key
        >
            <Button text=game_label name="copy-game" on_click=move |()| copy_as(Export::Pgn)/>
            <Button
                text=state.label(Label::ViewerCopyPosition) name="copy-position"
                on_click=move |()| copy_as(Export::Position)
            />
            <Button
                text=state.label(Label::ViewerDownload) name="save-game" on_click=move |()| save_game(state)
            />
            <a class="button" href=address target="_blank" rel="noopener">{state.label(Label::ViewerOpen)}</a>
            <Show when=move || state.option("autoplay").is_empty() && !state.here.with_options(|o| o.is("puzzle"))>
                <Button text=state.label(Label::ViewerPlay) name="play-moves" on_click=play/>
            </Show>
            <OwnMoveItems state/>
            <p class="viewer-said unless-empty" role="status">{move || done.get().map(|label| current.label(label))}</p>
            <TextToCopy state by_hand/>
        </div>
    }
}

/// A text that the browser did not copy, all of it selected when it is focused.
#[component]
fn TextToCopy(state: ViewerState, by_hand: RwSignal<String>) -> impl IntoView {
    let select_all = |e: FocusEvent| event_target::<HtmlTextAreaElement>(&e).select();
    view! {
        <Show when=move || by_hand.with(|text| !text.is_empty())>
            <textarea
                class="viewer-copy fill" readonly rows="4" aria-label=state.label(Label::ViewerByHand)
                prop:value=by_hand on:focus=select_all
            ></textarea>
        </Show>
    }
}

/// The items that keep the reader's own moves as variations, or drop them.
#[component]
fn OwnMoveItems(state: ViewerState) -> impl IntoView {
    let (current, here) = (state.current, state.here);
    let keep = move |()| {
        here.host.update(|page| {
            // A value of its list.
            drop(page.options.set("own-moves", "variations"));
        });
        state.is_menu_open.set(false);
        here.leave_own_moves();
    };
    let drop_own = move |()| {
        state.is_menu_open.set(false);
        here.restore_host_game();
    };
    let keeps = move || state.option("own-moves") == "variations";
    let has_own = move || current.sheet.with(|sheet| here.is_own(latest_node(sheet)));
    view! {
        <Show when=move || here.shows_own_move() && !keeps()>
            <Button text=state.label(Label::ViewerKeepOwn) name="keep-own" on_click=keep/>
        </Show>
        <Show when=move || has_own() && keeps()>
            <Button text=state.label(Label::ViewerDropOwn) name="drop-own" on_click=drop_own/>
        </Show>
    }
}
