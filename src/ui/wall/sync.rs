//! Windows in step: what one shows, the others of the same projector show, too. Only windows of this origin hear each other;
//! what they say is read as carefully as any text from outside.

use super::address::{Address, Asked, is_name};
use super::ring::PointerPlace;
use super::{Projector, ask, play};
use leptos::prelude::*;
use notabene_core::study::projector::{Received, Show};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BroadcastChannel, MessageEvent, Storage};

/// Prefix of the names of all channels. In the one without a name notes look for projectors.
const CHANNEL: &str = "notabene.wall.";
/// What notes without a projector ask, and what a projector answers, before its name.
const WHO: &str = "notabene wall 1 who";
const HERE: &str = "notabene wall 1 here ";
/// Prefix of the storage keys of what is restored after a reload.
const SAVED: &str = "notabene.1.wall.";

/// The storage of this tab. Private windows may have none.
fn storage() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

/// The text that was saved under a name.
pub fn saved(name: &str) -> Option<String> {
    storage()?.get_item(&[SAVED, name].concat()).ok().flatten()
}

/// Saves a text until the tab is closed.
pub fn save_as(name: &str, text: &str) {
    if let Some(storage) = storage() {
        // Without it a reload begins anew.
        let _ = storage.set_item(&[SAVED, name].concat(), text);
    }
}

/// Saves what is shown, for a reload.
pub fn save(projector: Projector, letter: &str) {
    save_as(&place(projector), letter);
}

/// Storage key: the projector and its notes in one tab, one after the other, are two things.
fn place(projector: Projector) -> String {
    [if projector.is_notes { "notes." } else { "wall." }, &projector.address().name].concat()
}

/// Sends a text to the other windows.
pub fn post(projector: Projector, letter: &str) {
    if let Some(channel) = projector.channel.try_get_untracked().flatten() {
        // A channel that is closed is one of a page that is left.
        let _ = channel.post_message(&letter.into());
    }
}

/// A channel with a handler of its texts; `None` where the browser has no channels. It is closed with its owner.
pub fn channel(name: &str, hear: impl Fn(&BroadcastChannel, &str) + 'static) -> Option<BroadcastChannel> {
    let channel = BroadcastChannel::new(&[CHANNEL, name].concat()).ok()?;
    let own = channel.clone();
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |e: MessageEvent| {
        // Anything but a text is not ours.
        if let Some(text) = e.data().as_string() {
            hear(&own, &text);
        }
    });
    channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    let held = StoredValue::new_local((channel.clone(), heard));
    on_cleanup(move || {
        held.try_with_value(|(channel, _)| {
            channel.set_onmessage(None);
            channel.close();
        });
    });
    Some(channel)
}

/// Takes what was saved, then what the address asks for, then what other windows send.
pub fn open(projector: Projector) {
    let saved = saved(&place(projector));
    let restored = saved.is_some_and(|letter| {
        projector.keeper.try_update_untracked(|keeper| keeper.wake(&letter)) == Some(true)
    });
    let address = projector.address();
    let asked = address.asked();
    let same = is_shown(&asked, &projector.now().show);
    join(projector, &address.name);
    match address.known && restored && same {
        // Loaded again: everything as it was.
        true => play::fetch(projector, None),
        false => begin(projector, &address, asked),
    }
    // The projector has the game of this device; the notes have that of the projector.
    match projector.is_notes {
        true => play::apply(projector),
        false => play::share_game(projector),
    }
    projector.keeper.notify();
    if !projector.is_notes {
        answer_lobby(address.name.clone());
    }
    Effect::new(move |_| {
        let show = projector.wall.with(|wall| wall.show.clone());
        address.follow(&show, projector.course().as_deref());
    });
}

/// Opens the channel of the windows, and asks them what they show.
fn join(projector: Projector, name: &str) {
    let channel = channel(name, move |_, text| receive(projector, text));
    if let Some(channel) = &channel {
        let question = projector.keeper.with_untracked(|keeper| keeper.question());
        let _ = channel.post_message(&question.as_str().into());
    }
    projector.channel.set(channel);
}

/// True if an address asks for what is shown already.
fn is_shown(asked: &Asked, show: &Show) -> bool {
    match (asked, show) {
        (Asked::Lesson { course, lesson, .. }, Show::Lesson { course: c, lesson: l, .. }) => {
            course == c && lesson == l
        }
        (Asked::Drill(Show::Drill { game, kind, .. }), Show::Drill { game: g, kind: k, .. }) => {
            game == g && kind == k
        }
        (Asked::Game, Show::Game { .. }) => true,
        _ => false,
    }
}

/// Begins with what the address asks for.
fn begin(projector: Projector, address: &Address, asked: Asked) {
    let joins = address.notes && address.known;
    match asked {
        // Who joins waits for what the others show.
        Asked::Game if joins => {}
        Asked::Game => projector.change(|wall| {
            wall.turn_to(play::shown(projector.game));
            wall.blank = false;
        }),
        other => ask(projector, other),
    }
}

/// Answers notes that look for a projector.
fn answer_lobby(name: String) {
    let lobby = channel("", move |lobby, text| {
        if text == WHO {
            let _ = lobby.post_message(&[HERE, &name].concat().as_str().into());
        }
    });
    drop(lobby);
}

/// The names of all projectors that are open on this device, as they answer; `None` where the browser has no channels.
pub fn look_for() -> Option<RwSignal<Vec<String>>> {
    let found = RwSignal::new(Vec::new());
    let lobby = channel("", move |_, text| {
        let name = text.strip_prefix(HERE).filter(|name| is_name(name));
        let known = |name: &str| {
            found.with_untracked(|all: &Vec<String>| all.iter().any(|n| n == name) || all.len() > 20)
        };
        if let Some(name) = name.filter(|name| !known(name)) {
            found.update(|all| all.push(name.into()));
        }
    })?;
    let _ = lobby.post_message(&WHO.into());
    Some(found)
}

/// Handles a text of another window.
fn receive(projector: Projector, text: &str) {
    let received = projector.keeper.try_update_untracked(|keeper| keeper.receive(text));
    match received {
        Some(Received::Asked(answer)) => post(projector, &answer),
        Some(Received::Pointed(at)) => {
            projector.pointer.set(at.map_or(PointerPlace::Outside, PointerPlace::OnBoard))
        }
        Some(Received::Changed) => {
            let letter = projector.keeper.with_untracked(|keeper| keeper.letter());
            save(projector, &letter);
            play::apply(projector);
            projector.keeper.notify();
            play::fetch(projector, None);
        }
        Some(Received::Nothing) | None => {}
    }
}
