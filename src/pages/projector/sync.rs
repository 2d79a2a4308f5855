//! Synchronization of windows with one name, by `BroadcastChannel`. Only windows of this origin receive
//! messages; these are validated like any external text.

use crate::pages::projector::address::{ProjectorAddress, RequestedContent, is_name};
use crate::pages::projector::{PageContext, PointerSpot, board_content, request_content};
use crate::state::storage;
use leptos::prelude::*;
use notabene_study::projector::{ProjectorContent, Received};
use notabene_study::storage_key::{KeyName, StorageKey};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BroadcastChannel, MessageEvent};

/// Prefix of the channels. Notes look for walls on the channel without a name.
const CHANNEL_PREFIX: &str = "notabene.wall.";
/// Query of notes without a name, and prefix of a projector's answer, before its name.
const QUERY: &str = "notabene wall 1 who";
const ANSWER_PREFIX: &str = "notabene wall 1 here ";
/// Saves the state for a reload.
pub fn save_for_reload(cx: PageContext, letter: &str) {
    storage::save_in_tab(storage_key(cx), letter);
}

/// Storage key: projector and notes in one tab are separate.
fn storage_key(cx: PageContext) -> KeyName {
    let window = if cx.is_notes { "notes" } else { "wall" };
    StorageKey::Projector.of(&format!("{window}.{}", cx.name()))
}

/// Storage key of the last connection of this tab.
pub fn paired_key(cx: PageContext) -> KeyName {
    let name = if cx.is_remote() { "phone".into() } else { cx.name() };
    StorageKey::Projector.of(&format!("paired.{name}"))
}

/// Name of a connection: on a phone the code in its address, which no projector answers twice.
pub fn paired_with(cx: PageContext) -> String {
    let code = cx.address.with_value(|address| address.remote_code.clone()).unwrap_or_default();
    format!("with {code}")
}

/// Sends a message to the other windows, and to a remote control.
pub fn post_message(cx: PageContext, letter: &str) {
    cx.remote.send(letter);
    post_to_windows(cx, letter);
}

fn post_to_windows(cx: PageContext, letter: &str) {
    if let Some(channel) = cx.channel.try_get_untracked().flatten() {
        // A closed channel belongs to a page that was left.
        let _ = channel.post_message(&letter.into());
    }
}

/// Opens a channel with a handler of its texts. None if the browser has no channels. Closed with its owner.
pub fn open_channel(
    name: &str,
    hear: impl Fn(&BroadcastChannel, &str) + 'static,
) -> Option<BroadcastChannel> {
    let channel = BroadcastChannel::new(&format!("{CHANNEL_PREFIX}{name}")).ok()?;
    let own = channel.clone();
    let is_spoken = Closure::<dyn Fn(MessageEvent)>::new(move |e: MessageEvent| {
        // Messages other than texts are ignored.
        if let Some(text) = e.data().as_string() {
            hear(&own, &text);
        }
    });
    channel.set_onmessage(Some(is_spoken.as_ref().unchecked_ref()));
    let channel_handle = StoredValue::new_local((channel.clone(), is_spoken));
    on_cleanup(move || {
        channel_handle.try_with_value(|(channel, _)| {
            channel.set_onmessage(None);
            channel.close();
        });
    });
    Some(channel)
}

/// Restores the saved state, then applies the address, then messages of other windows.
pub fn start_sync(cx: PageContext) {
    let woken = storage::load_in_tab(storage_key(cx)).is_some_and(|letter| {
        let woken = cx.keeper.try_update_untracked(|keeper| keeper.restore(&letter));
        woken == Some(true)
    });
    let asked = cx.address.with_value(ProjectorAddress::requested_content);
    let same = match (&asked, &cx.content_now().content) {
        (
            RequestedContent::Lesson { course, lesson, .. },
            ProjectorContent::Lesson { course: c, lesson: l, .. },
        ) => course == c && lesson == l,
        (
            RequestedContent::Drill(ProjectorContent::Drill { game, kind, .. }),
            ProjectorContent::Drill { game: g, kind: k, .. },
        ) => game == g && kind == k,
        (RequestedContent::Game, ProjectorContent::Game { .. }) => true,
        _ => false,
    };
    let channel = open_channel(&cx.name(), move |_, text| {
        // Changes of other windows reach the remote control, too.
        cx.remote.send(text);
        on_message(cx, text);
    });
    if let Some(channel) = &channel {
        let question = cx.keeper.with_untracked(|keeper| keeper.request_message());
        let _ = channel.post_message(&question.as_str().into());
    }
    cx.channel.set(channel);
    match cx.address.with_value(|address| address.known) && woken && same {
        // Reloaded: everything is as before.
        true => board_content::fetch_course(cx, None),
        false => start_with(cx, asked),
    }
    // The projector shows the game of this device; the notes show that of the projector.
    match cx.is_notes {
        true => board_content::apply_received_game(cx),
        false => board_content::send_game(cx),
    }
    cx.keeper.notify();
    if !cx.is_notes {
        answer_notes(cx);
    }
    Effect::new(move || {
        let show = cx.content.with(|content| content.content.clone());
        cx.address.with_value(|address| address.update(&show, cx.course().as_deref()));
    });
}

/// Starts with the content of the address.
fn start_with(cx: PageContext, asked: RequestedContent) {
    let joins = cx.is_notes && cx.address.with_value(|address| address.known);
    match asked {
        // A joining window waits for the content of the others.
        RequestedContent::Game if joins => {}
        RequestedContent::Game => cx.update_content(|content| {
            content.content(board_content::show_of_context(cx.game.game));
            content.blank = false;
        }),
        other => request_content(cx, other),
    }
}

/// Answers notes that look for a projector.
fn answer_notes(cx: PageContext) {
    let lobby = open_channel("", move |lobby, text| {
        if text == QUERY {
            let _ = lobby.post_message(&format!("{ANSWER_PREFIX}{}", cx.name()).as_str().into());
        }
    });
    drop(lobby);
}

/// Names of all open walls on this device, as they answer. None if the browser has no channels.
pub fn find_projectors() -> Option<RwSignal<Vec<String>>> {
    let found = RwSignal::new(Vec::new());
    let lobby = open_channel("", move |_, text| {
        let name = text.strip_prefix(ANSWER_PREFIX).filter(|name| is_name(name));
        let known = |name: &str| {
            found.with_untracked(|all: &Vec<String>| all.iter().any(|n| n == name) || all.len() > 20)
        };
        if let Some(name) = name.filter(|name| !known(name)) {
            found.update(|all| all.push(name.into()));
        }
    })?;
    let _ = lobby.post_message(&QUERY.into());
    Some(found)
}

/// Handles a message of a remote control, or of the projector on the remote control.
pub fn on_remote_message(cx: PageContext, text: &str) {
    post_to_windows(cx, text);
    on_message(cx, text);
}

/// Shows the content of the projector on a remote control that was just connected.
pub fn on_connected(cx: PageContext) {
    if cx.is_remote() {
        return;
    }
    let letter = cx.keeper.try_update_untracked(|keeper| keeper.announce());
    letter.into_iter().for_each(|letter| post_message(cx, &letter));
}

/// Handles a message.
fn on_message(cx: PageContext, text: &str) {
    let received = cx.keeper.try_update_untracked(|keeper| keeper.receive(text));
    match received {
        Some(Received::Asked(answer_notes)) => post_message(cx, &answer_notes),
        Some(Received::Pointed(at)) => cx.pointer.set(at.map_or(PointerSpot::Nowhere, PointerSpot::Board)),
        Some(Received::Changed) => {
            let letter = cx.keeper.with_untracked(|keeper| keeper.state_message());
            save_for_reload(cx, &letter);
            board_content::apply_received_game(cx);
            cx.keeper.notify();
            board_content::fetch_course(cx, None);
        }
        Some(Received::Nothing) | None => {}
    }
}
