//! What could be captured and why, what may be done about a capture that was left undone, and what is counted
//! towards the end of the game.

use super::dom::{El, el};
use super::markup::Markup;
use super::pointing::near;
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::game::{Candidate, Go};
use notabene_core::geometry::{Field, Layout};
use notabene_core::i18n::{Label, MessageKind};
use web_sys::Event;

/// A way over the board that is looked at, and what is captured on it.
pub type Led = (Vec<Field>, Vec<Field>);

/// What is counted, one sentence each.
pub fn Tallies(desk: Desk) -> El {
    let said = move || {
        let mut out = Markup::default();
        desk.scene.with(|s| {
            for (_, says) in &s.tallies {
                out.put(&["<li>"]);
                out.text(&desk.say(says));
                out.put(&["</li>"]);
            }
        });
        out.done()
    };
    let none = move || desk.scene.with(|s| s.tallies.is_empty());
    el("ul", "").class(move || if none() { "hidden" } else { "tallies" }).live_inside(said)
}

/// What may be done about the last move, and the button that has it taken back.
pub fn Slip(desk: Desk) -> El {
    let inside = move || {
        let Some(says) = desk.status.with(|s| s.slip.clone()) else { return String::new() };
        let mut out = Markup::default();
        out.put(&["<p role=\"status\">"]);
        out.text(&desk.say(&says));
        out.put(&["</p>"]);
        if says.kind() == MessageKind::MayForce {
            out.button("data-do=\"force\">");
            out.put(&[desk.label(Label::ForceBack), "</button>"]);
        }
        out.done()
    };
    let none = move || desk.status.with(|s| s.slip.is_none());
    let slip = el("div", "").class(move || if none() { "hidden" } else { "slip" }).live_inside(inside);
    slip.on("click", move |e| {
        if near(&e, "button").is_some() {
            desk.go(Go::Undo);
        }
    })
}

/// The list of all captures, folded until somebody asks.
pub fn Captures(desk: Desk) -> El {
    let title = move || {
        let mut out = Markup::default();
        out.put(&[desk.label(Label::WhichCapture), " ("]);
        out.number(desk.scene.with(|s| s.candidates.len()));
        out.put(&[")"]);
        out.done()
    };
    let lines = move || {
        let mut out = Markup::default();
        desk.scene.with(|s| s.candidates.iter().for_each(|candidate| line(desk, candidate, &mut out)));
        out.done()
    };
    let act = move |e: Event| touched(desk, &e);
    let list = el("ul", "").live_inside(lines);
    let list =
        ["click", "pointerover", "focusin", "pointerout", "focusout"].iter().fold(list, |l, e| l.on(e, act));
    let none = move || desk.scene.with(|s| s.candidates.is_empty());
    let class = move || if none() { "hidden" } else { "captures" };
    el("details", "")
        .class(class)
        .with([el("summary", "").attr("data-control", "captures").says(title), list])
}

/// A line of the list, as far as its sentence: its class, how it is written, its verdict, the same again, and
/// how many pieces it takes.
const LINE: &str = "<li class=\"$\">\
    <button type=\"button\" class=\"choice\" aria-pressed=\"false\" data-capture=\"$\">\
    <span class=\"may\">$</span><span class=\"way\">$</span>\
    <span class=\"count\" aria-hidden=\"true\">$</span><span class=\"says\">";

/// The end of a line.
const PLAY: &str =
    "</span></button><button type=\"button\" class=\"main\" data-do=\"capture\">$</button></li>";

/// A capture: how it is written, how many it takes, and why it may be played or not.
fn line(desk: Desk, candidate: &Candidate, out: &mut Markup) {
    let (class, verdict) = match candidate.allowed {
        true => ("allowed", Label::CaptureAllowed),
        false => ("refused", Label::CaptureRefused),
    };
    let (verdict, text, count) = (desk.label(verdict), &candidate.text, candidate.worth.pieces.to_string());
    out.fill(LINE, &[class, text, verdict, text, &count]);
    out.text(&desk.say(&candidate.says));
    out.fill(PLAY, &[desk.label(Label::PlayCapture)]);
}

/// The way of a line is shown while it is looked at, and for as long as it is chosen; the button of a chosen
/// line plays it.
fn touched(desk: Desk, e: &Event) {
    let kind = e.type_();
    if kind == "click" && near(e, "[data-do]").is_some() {
        let text =
            desk.find(".captures [aria-pressed=true]").and_then(|line| line.get_attribute("data-capture"));
        return play(desk, &text.unwrap_or_default());
    }
    let Some(line) = near(e, "[data-capture]") else { return };
    let mut on = line.get_attribute("aria-pressed").as_deref() == Some("true");
    match kind.as_str() {
        "click" => {
            on = !on;
            if let Some(old) = desk.find(".captures [aria-pressed=true]") {
                drop(old.set_attribute("aria-pressed", "false"));
            }
            drop(line.set_attribute("aria-pressed", if on { "true" } else { "false" }));
        }
        "pointerover" | "focusin" => on = true,
        _ => {}
    }
    let text = line.get_attribute("data-capture").filter(|_| on);
    desk.inspector.lead(desk.scene.with_untracked(|s| {
        let found = s.candidates.iter().find(|c| Some(&c.text) == text.as_ref())?;
        Some((found.route.clone(), found.taken.clone()))
    }));
}

/// Plays a capture of the list.
fn play(desk: Desk, text: &str) {
    if desk.waits_for_opponent() {
        return;
    }
    let style = desk.prefs.with_untracked(|p| p.style());
    let refused = desk.change(|table| table.enter(text, &style)).err();
    desk.choices.set(None);
    desk.inspector.step_back();
    desk.notice.set(refused.map(|refusal| refusal.because));
}

/// The way that is looked at, and a ring round each piece that is taken on it.
pub fn drawn(desk: Desk, layout: &Layout) -> String {
    let Some((way, taken)) = desk.inspector.view.with(|view| view.led.clone()) else { return String::new() };
    let line: String = way.windows(2).map(|leg| layout.way(leg)).collect();
    let rings: String = taken.iter().map(|field| layout.circle(*field, 0.42)).collect();
    let mut out = Markup::default();
    out.put(&["<g class=\"led\"><path class=\"halo\" d=\"", &line, "\"/><path class=\"way\" d=\"", &line]);
    out.put(&["\"/><path class=\"halo\" d=\"", &rings, "\"/><path class=\"taken\" d=\"", &rings]);
    out.put(&["\"/></g>"]);
    out.done()
}
