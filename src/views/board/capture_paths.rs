//! Possible captures with reasons, remedies for a missed capture, and the counts towards the end of the game.

use crate::components::element::{El, el};
use crate::components::move_text::Markup;
use crate::components::query::near;
use crate::state::context::AppContext;
use leptos::prelude::*;
use notabene_core::game::{CaptureCandidate, Go};
use notabene_core::geometry::Layout;
use notabene_core::i18n::{Label, MessageKind};
use web_sys::Event;

/// Shows the counts, one sentence each.
pub fn Tallies(app: AppContext) -> El {
    let said = move || {
        let mut out = Markup::default();
        app.scene.with(|s| {
            for (_, says) in &s.tallies {
                out.put(&["<li>"]);
                out.text(&app.say(says));
                out.put(&["</li>"]);
            }
        });
        out.done()
    };
    let none = move || app.scene.with(|s| s.tallies.is_empty());
    el("ul", "").class(move || if none() { "hidden" } else { "tallies" }).live_inside(said)
}

/// Shows the remedy for the last move, with the button that takes it back.
pub fn Slip(app: AppContext) -> El {
    let inside = move || {
        let Some(says) = app.status.with(|s| s.slip.clone()) else { return String::new() };
        let mut out = Markup::default();
        out.put(&["<p role=\"status\">"]);
        out.text(&app.say(&says));
        out.put(&["</p>"]);
        if says.kind() == MessageKind::MayForce {
            out.button("data-do=\"force\">");
            out.put(&[app.label(Label::ForceBack), "</button>"]);
        }
        out.done()
    };
    let none = move || app.status.with(|s| s.slip.is_none());
    let slip = el("div", "").class(move || if none() { "hidden" } else { "slip" }).live_inside(inside);
    slip.on("click", move |e| {
        if near(&e, "button").is_some() {
            app.go(Go::Undo);
        }
    })
}

/// The list of all captures, folded by default.
pub fn Captures(app: AppContext) -> El {
    let title = move || {
        let mut out = Markup::default();
        out.put(&[app.label(Label::WhichCapture), " ("]);
        out.number(app.scene.with(|s| s.candidates.len()));
        out.put(&[")"]);
        out.done()
    };
    let lines = move || {
        let mut out = Markup::default();
        app.scene.with(|s| s.candidates.iter().for_each(|candidate| line(app, candidate, &mut out)));
        out.done()
    };
    let act = move |e: Event| touched(app, &e);
    let list = el("ul", "").live_inside(lines);
    let list =
        ["click", "pointerover", "focusin", "pointerout", "focusout"].iter().fold(list, |l, e| l.on(e, act));
    let none = move || app.scene.with(|s| s.candidates.is_empty());
    let class = move || if none() { "hidden" } else { "captures" };
    el("details", "")
        .class(class)
        .with([el("summary", "").attr("data-control", "captures").says(title), list])
}

/// Pattern of a line of the list up to its sentence: class, notation, verdict, notation again, and number of captured
/// pieces.
const LINE: &str = "<li class=\"$\">\
    <button type=\"button\" class=\"choice\" aria-pressed=\"false\" data-capture=\"$\">\
    <span class=\"may\">$</span><span class=\"way\">$</span>\
    <span class=\"count\" aria-hidden=\"true\">$</span><span class=\"says\">";

/// The end of a line.
const PLAY: &str =
    "</span></button><button type=\"button\" class=\"main\" data-do=\"capture\">$</button></li>";

/// Renders a capture: its notation, the number of captured pieces, and the reason why it is legal or not.
fn line(app: AppContext, candidate: &CaptureCandidate, out: &mut Markup) {
    let (class, verdict) = match candidate.allowed {
        true => ("allowed", Label::CaptureAllowed),
        false => ("refused", Label::CaptureRefused),
    };
    let (verdict, text, count) = (app.label(verdict), &candidate.text, candidate.worth.pieces.to_string());
    out.fill(LINE, &[class, text, verdict, text, &count]);
    out.text(&app.say(&candidate.message));
    out.fill(PLAY, &[app.label(Label::PlayCapture)]);
}

/// Shows the path of a line while the line is hovered or focused, and as long as it is selected; the button of a
/// selected line plays it.
fn touched(app: AppContext, e: &Event) {
    let kind = e.type_();
    if kind == "click" && near(e, "[data-do]").is_some() {
        let text =
            app.find(".captures [aria-pressed=true]").and_then(|line| line.get_attribute("data-capture"));
        return play(app, &text.unwrap_or_default());
    }
    let Some(line) = near(e, "[data-capture]") else { return };
    let mut on = line.get_attribute("aria-pressed").as_deref() == Some("true");
    match kind.as_str() {
        "click" => {
            on = !on;
            if let Some(old) = app.find(".captures [aria-pressed=true]") {
                drop(old.set_attribute("aria-pressed", "false"));
            }
            drop(line.set_attribute("aria-pressed", if on { "true" } else { "false" }));
        }
        "pointerover" | "focusin" => on = true,
        _ => {}
    }
    let text = line.get_attribute("data-capture").filter(|_| on);
    app.inspector.lead(app.scene.with_untracked(|s| {
        let found = s.candidates.iter().find(|c| Some(&c.text) == text.as_ref())?;
        Some((found.route.clone(), found.taken.clone()))
    }));
}

/// Plays a capture of the list.
fn play(app: AppContext, text: &str) {
    if app.waits_for_opponent() {
        return;
    }
    let style = app.prefs.with_untracked(|p| p.style());
    let refused = app.change(|table| table.enter(text, &style)).err();
    app.choices.set(None);
    app.inspector.step_back();
    app.notice.set(refused.map(|refusal| refusal.because));
}

/// Draws the inspected path, and a ring round each piece captured on it.
pub fn drawn(app: AppContext, layout: &Layout) -> String {
    let Some((way, taken)) = app.inspector.view.with(|view| view.led.clone()) else { return String::new() };
    let line: String = way.windows(2).map(|leg| layout.way(leg)).collect();
    let rings: String = taken.iter().map(|field| layout.circle(*field, 0.42)).collect();
    let mut out = Markup::default();
    out.put(&["<g class=\"led\"><path class=\"halo\" d=\"", &line, "\"/><path class=\"way\" d=\"", &line]);
    out.put(&["\"/><path class=\"halo\" d=\"", &rings, "\"/><path class=\"taken\" d=\"", &rings]);
    out.put(&["\"/></g>"]);
    out.done()
}
