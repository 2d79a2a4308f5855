//! Windows in step: what one shows, the others of the same wall show, too. Only windows of this origin hear each other;
//! what they say is read as carefully as any text from outside.

use super::address::{Asked, is_name};
use super::{Hall, Room, ask, play, ring};
use crate::ui::dom::later;
use leptos::prelude::*;
use notabene_core::study::projector::{Received, Show};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BroadcastChannel, MessageEvent, Storage};

/// What the channels of all walls begin with. The one without a name is where notes look for walls.
const CHANNEL: &str = "notabene.wall.";
/// What notes without a wall ask, and what a wall answers, before its name.
const WHO: &str = "notabene wall 1 who";
const HERE: &str = "notabene wall 1 here ";
/// What is kept for a reload, before the name of the wall.
const KEPT: &str = "notabene.1.wall.";

/// What this tab keeps. Private windows may have no place for it.
fn drawer() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

/// What was kept under a name.
pub fn kept(name: &str) -> Option<String> {
    drawer()?.get_item(&[KEPT, name].concat()).ok().flatten()
}

/// Keeps a text until the tab is closed.
pub fn remember(name: &str, text: &str) {
    if let Some(drawer) = drawer() {
        // Without it a reload begins anew.
        let _ = drawer.set_item(&[KEPT, name].concat(), text);
    }
}

/// Keeps the wall for a reload.
pub fn keep(hall: &Room, letter: &str) {
    remember(&place(hall), letter);
}

/// The wall and its notes in one tab, one after the other, are two things.
fn place(hall: &Room) -> String {
    [if hall.address.notes { "notes." } else { "wall." }, &hall.address.name].concat()
}

/// Tells the other windows something.
pub fn post(hall: &Room, letter: &str) {
    if let Some(channel) = hall.channel.try_get_untracked().flatten() {
        // A channel that is closed is one of a page that is left.
        let _ = channel.post_message(&letter.into());
    }
}

/// A channel, and what is done with the texts that come; none where the browser has no channels. It is closed with its
/// owner.
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
    let kept = StoredValue::new_local((channel.clone(), heard));
    on_cleanup(move || {
        kept.try_with_value(|(channel, _)| {
            channel.set_onmessage(None);
            channel.close();
        });
    });
    Some(channel)
}

/// Takes what was kept, then what the address asks for, then what other windows tell.
pub fn open(hall: Hall) {
    let woken = kept(&place(hall)).is_some_and(|letter| {
        let woken = hall.keeper.try_update_untracked(|keeper| keeper.wake(&letter));
        woken == Some(true)
    });
    let asked = hall.address.asked();
    let same = match (&asked, &hall.now().show) {
        (Asked::Lesson { course, lesson, .. }, Show::Lesson { course: c, lesson: l, .. }) => {
            course == c && lesson == l
        }
        (Asked::Drill(Show::Drill { game, kind, .. }), Show::Drill { game: g, kind: k, .. }) => {
            game == g && kind == k
        }
        (Asked::Game, Show::Game { .. }) => true,
        _ => false,
    };
    let channel = channel(&hall.address.name, move |_, text| receive(hall, text));
    if let Some(channel) = &channel {
        let question = hall.keeper.with_untracked(|keeper| keeper.question());
        let _ = channel.post_message(&question.as_str().into());
    }
    hall.channel.set(channel);
    match hall.address.known && woken && same {
        // Loaded again: everything as it was.
        true => play::fetch(hall, None),
        false => begin(hall, asked),
    }
    // The wall has the game of this device; the notes have that of the wall.
    match hall.address.notes {
        true => play::apply(hall),
        false => play::tell(hall),
    }
    hall.keeper.notify();
    if !hall.address.notes {
        answer(hall);
    }
    later(Box::new(move || {
        let show = hall.wall.with(|wall| wall.show.clone());
        hall.address.follow(&show, hall.course().as_deref());
    }));
}

/// Begins with what the address asks for.
fn begin(hall: Hall, asked: Asked) {
    let joins = hall.address.notes && hall.address.known;
    match asked {
        // Who joins waits for what the others show.
        Asked::Game if joins => {}
        Asked::Game => hall.change(|wall| {
            wall.turn_to(play::shown(hall.game));
            wall.blank = false;
        }),
        other => ask(hall, other),
    }
}

/// A wall tells notes that look for one that it is here.
fn answer(hall: Hall) {
    let lobby = channel("", move |lobby, text| {
        if text == WHO {
            let _ = lobby.post_message(&[HERE, &hall.address.name].concat().as_str().into());
        }
    });
    drop(lobby);
}

/// The names of all walls that are open on this device, as they answer; none where the browser has no channels.
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

/// Something came.
fn receive(hall: Hall, text: &str) {
    let received = hall.keeper.try_update_untracked(|keeper| keeper.receive(text));
    match received {
        Some(Received::Asked(answer)) => post(hall, &answer),
        Some(Received::Pointed(at)) => hall.spot.set(at.map_or(ring::Spot::Nowhere, ring::Spot::Board)),
        Some(Received::Changed) => {
            let letter = hall.keeper.with_untracked(|keeper| keeper.letter());
            keep(hall, &letter);
            play::apply(hall);
            hall.keeper.notify();
            play::fetch(hall, None);
        }
        Some(Received::Nothing) | None => {}
    }
}
