//! Synchronization of windows with one name, by `BroadcastChannel`. Only windows of this origin receive
//! messages; these are validated like any external text.

use crate::components::effect::later;
use crate::pages::projector::address::{Asked, is_name};
use crate::pages::projector::tab_storage::{kept, remember};
use crate::pages::projector::{PageContext, PointerSpot, Room, ask, play};
use leptos::prelude::*;
use notabene_core::study::projector::{ProjectorContent, Received};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BroadcastChannel, MessageEvent};

/// Prefix of the channels. Notes look for walls on the channel without a name.
const CHANNEL: &str = "notabene.wall.";
/// Query of notes without a name, and prefix of a wall's answer, before its name.
const WHO: &str = "notabene wall 1 who";
const HERE: &str = "notabene wall 1 here ";
/// Saves the state for a reload.
pub fn keep(cx: &Room, letter: &str) {
    remember(&place(cx), letter);
}

/// Storage key: wall and notes in one tab are separate.
fn place(cx: &Room) -> String {
    format!("{}{}", if cx.address.notes { "notes." } else { "wall." }, cx.address.name)
}

/// Sends a message to the other windows.
pub fn post(cx: &Room, letter: &str) {
    if let Some(channel) = cx.channel.try_get_untracked().flatten() {
        // A closed channel belongs to a page that was left.
        let _ = channel.post_message(&letter.into());
    }
}

/// Opens a channel with a handler of its texts. None if the browser has no channels. Closed with its owner.
pub fn channel(name: &str, hear: impl Fn(&BroadcastChannel, &str) + 'static) -> Option<BroadcastChannel> {
    let channel = BroadcastChannel::new(&format!("{CHANNEL}{name}")).ok()?;
    let own = channel.clone();
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |e: MessageEvent| {
        // Messages other than texts are ignored.
        if let Some(text) = e.data().as_string() {
            hear(&own, &text);
        }
    });
    channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    let kept = StoredValue::new_local((channel.clone(), heard));
    on_cleanup(move || {
        kept.try_with_value(|(channel, _)| {
            channel.set_onmessage(None);
            channel.close();
        });
    });
    Some(channel)
}

/// Restores the saved state, then applies the address, then messages of other windows.
pub fn open(cx: PageContext) {
    let woken = kept(&place(cx)).is_some_and(|letter| {
        let woken = cx.keeper.try_update_untracked(|keeper| keeper.restore(&letter));
        woken == Some(true)
    });
    let asked = cx.address.asked();
    let same = match (&asked, &cx.now().content) {
        (Asked::Lesson { course, lesson, .. }, ProjectorContent::Lesson { course: c, lesson: l, .. }) => {
            course == c && lesson == l
        }
        (
            Asked::Drill(ProjectorContent::Drill { game, kind, .. }),
            ProjectorContent::Drill { game: g, kind: k, .. },
        ) => game == g && kind == k,
        (Asked::Game, ProjectorContent::Game { .. }) => true,
        _ => false,
    };
    let channel = channel(&cx.address.name, move |_, text| receive(cx, text));
    if let Some(channel) = &channel {
        let question = cx.keeper.with_untracked(|keeper| keeper.request_message());
        let _ = channel.post_message(&question.as_str().into());
    }
    cx.channel.set(channel);
    match cx.address.known && woken && same {
        // Reloaded: everything is as before.
        true => play::fetch(cx, None),
        false => begin(cx, asked),
    }
    // The wall shows the game of this device; the notes show that of the wall.
    match cx.address.notes {
        true => play::apply(cx),
        false => play::tell(cx),
    }
    cx.keeper.notify();
    if !cx.address.notes {
        answer(cx);
    }
    later(Box::new(move || {
        let show = cx.wall.with(|wall| wall.content.clone());
        cx.address.follow(&show, cx.course().as_deref());
    }));
}

/// Starts with the content of the address.
fn begin(cx: PageContext, asked: Asked) {
    let joins = cx.address.notes && cx.address.known;
    match asked {
        // A joining window waits for the content of the others.
        Asked::Game if joins => {}
        Asked::Game => cx.change(|wall| {
            wall.content(play::shown(cx.game));
            wall.blank = false;
        }),
        other => ask(cx, other),
    }
}

/// Answers notes that look for a wall.
fn answer(cx: PageContext) {
    let lobby = channel("", move |lobby, text| {
        if text == WHO {
            let _ = lobby.post_message(&format!("{HERE}{}", cx.address.name).as_str().into());
        }
    });
    drop(lobby);
}

/// Names of all open walls on this device, as they answer. None if the browser has no channels.
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

/// Handles a message.
fn receive(cx: PageContext, text: &str) {
    let received = cx.keeper.try_update_untracked(|keeper| keeper.receive(text));
    match received {
        Some(Received::Asked(answer)) => post(cx, &answer),
        Some(Received::Pointed(at)) => cx.spot.set(at.map_or(PointerSpot::Nowhere, PointerSpot::Board)),
        Some(Received::Changed) => {
            let letter = cx.keeper.with_untracked(|keeper| keeper.state_message());
            keep(cx, &letter);
            play::apply(cx);
            cx.keeper.notify();
            play::fetch(cx, None);
        }
        Some(Received::Nothing) | None => {}
    }
}
