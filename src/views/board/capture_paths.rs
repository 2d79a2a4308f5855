//! Possible captures with reasons, remedies for a missed capture, and the counts towards the end of the game.

use crate::components::element::{El, el};
use crate::components::move_text::Markup;
use crate::components::query::closest;
use crate::state::context::AppContext;
use leptos::prelude::*;
use notabene_core::game::{CaptureCandidate, Go};
use notabene_core::geometry::Layout;
use notabene_core::i18n::{Label, MessageKind};
use web_sys::Event;

/// Shows the counts, one sentence each.
pub fn CaptureCounts(app: AppContext) -> El {
    let said = move || {
        let mut out = Markup::default();
        app.scene.with(|s| {
            for (_, text) in &s.tallies {
                out.push_markup(&["<li>"]);
                out.push_text(&app.message_text(text));
                out.push_markup(&["</li>"]);
            }
        });
        out.into_string()
    };
    let none = move || app.scene.with(|s| s.tallies.is_empty());
    el("ul", "").live_class(move || if none() { "hidden" } else { "tallies" }).live_html(said)
}

/// Shows the remedy for the last move, with the button that takes it back.
pub fn WrongCaptureRemedy(app: AppContext) -> El {
    let inside = move || {
        let Some(text) = app.status.with(|s| s.slip.clone()) else { return String::new() };
        let mut out = Markup::default();
        out.push_markup(&["<p role=\"status\">"]);
        out.push_text(&app.message_text(&text));
        out.push_markup(&["</p>"]);
        if text.kind() == MessageKind::MayForce {
            out.push_button("data-do=\"force\">");
            out.push_markup(&[app.label(Label::ForceBack), "</button>"]);
        }
        out.into_string()
    };
    let none = move || app.status.with(|s| s.slip.is_none());
    let slip = el("div", "").live_class(move || if none() { "hidden" } else { "slip" }).live_html(inside);
    slip.on("click", move |e| {
        if closest(&e, "button").is_some() {
            app.go(Go::Undo);
        }
    })
}

/// The list of all captures, folded by default.
pub fn CaptureList(app: AppContext) -> El {
    let title = move || {
        let mut out = Markup::default();
        out.push_markup(&[app.label(Label::WhichCapture), " ("]);
        out.push_number(app.scene.with(|s| s.candidates.len()));
        out.push_markup(&[")"]);
        out.into_string()
    };
    let lines = move || {
        let mut out = Markup::default();
        app.scene.with(|s| s.candidates.iter().for_each(|candidate| capture_line(app, candidate, &mut out)));
        out.into_string()
    };
    let act = move |e: Event| on_line_event(app, &e);
    let list = el("ul", "").live_html(lines);
    let list =
        ["click", "pointerover", "focusin", "pointerout", "focusout"].iter().fold(list, |l, e| l.on(e, act));
    // The list would tell where the hidden pieces stand.
    let none = move || app.blindfold().is_on() || app.scene.with(|s| s.candidates.is_empty());
    let class = move || if none() { "hidden" } else { "captures" };
    el("details", "")
        .live_class(class)
        .with([el("summary", "").attr("data-control", "captures").live_text(title), list])
}

/// Pattern of a line of the list up to its sentence: class, notation, verdict, notation again, and number of captured
/// pieces.
const LINE_PATTERN: &str = "<li class=\"$\">\
    <button type=\"button\" class=\"choice\" aria-pressed=\"false\" data-capture=\"$\">\
    <span class=\"may\">$</span><span class=\"way\">$</span>\
    <span class=\"count\" aria-hidden=\"true\">$</span><span class=\"says\">";

/// The end of a line.
const PLAY_BUTTON_PATTERN: &str =
    "</span></button><button type=\"button\" class=\"main\" data-do=\"capture\">$</button></li>";

/// Renders a capture: its notation, the number of captured pieces, and the reason why it is legal or not.
fn capture_line(app: AppContext, candidate: &CaptureCandidate, out: &mut Markup) {
    let (class, verdict) = match candidate.allowed {
        true => ("allowed", Label::CaptureAllowed),
        false => ("refused", Label::CaptureRefused),
    };
    let (verdict, text, count) = (app.label(verdict), &candidate.text, candidate.worth.pieces.to_string());
    out.push_texts(LINE_PATTERN, &[class, text, verdict, text, &count]);
    out.push_text(&app.message_text(&candidate.message));
    out.push_texts(PLAY_BUTTON_PATTERN, &[app.label(Label::PlayCapture)]);
}

/// Shows the path of a line while the line is hovered or focused, and as long as it is selected; the button of a
/// selected line plays it.
fn on_line_event(app: AppContext, e: &Event) {
    let kind = e.type_();
    if kind == "click" && closest(e, "[data-do]").is_some() {
        let text = app
            .find_element(".captures [aria-pressed=true]")
            .and_then(|line| line.get_attribute("data-capture"));
        return play_capture(app, &text.unwrap_or_default());
    }
    let Some(line) = closest(e, "[data-capture]") else { return };
    let mut on = line.get_attribute("aria-pressed").as_deref() == Some("true");
    match kind.as_str() {
        "click" => {
            on = !on;
            if let Some(old) = app.find_element(".captures [aria-pressed=true]") {
                drop(old.set_attribute("aria-pressed", "false"));
            }
            drop(line.set_attribute("aria-pressed", if on { "true" } else { "false" }));
        }
        "pointerover" | "focusin" => on = true,
        _ => {}
    }
    let text = line.get_attribute("data-capture").filter(|_| on);
    app.inspector.inspect_path(app.scene.with_untracked(|s| {
        let found = s.candidates.iter().find(|c| Some(&c.text) == text.as_ref())?;
        Some((found.route.clone(), found.taken.clone()))
    }));
}

/// Plays a capture of the list.
fn play_capture(app: AppContext, text: &str) {
    if app.waits_for_opponent() {
        return;
    }
    let style = app.prefs.with_untracked(|p| p.style());
    let refused = app.update_game(|game| game.enter(text, &style)).err();
    app.choices.set(None);
    app.inspector.end_magnified_view();
    app.notice.set(refused.map(|refusal| refusal.because));
}

/// Draws the inspected path, and a ring round each piece captured on it.
pub fn inspected_path_svg(app: AppContext, layout: &Layout) -> String {
    let Some((path, taken)) = app.inspector.view.with(|view| view.path.clone()) else { return String::new() };
    let line: String = path.windows(2).map(|leg| layout.way(leg)).collect();
    let rings: String = taken.iter().map(|field| layout.circle(*field, 0.42)).collect();
    let mut out = Markup::default();
    out.push_markup(&[
        "<g class=\"led\"><path class=\"halo\" d=\"",
        &line,
        "\"/><path class=\"way\" d=\"",
        &line,
    ]);
    out.push_markup(&["\"/><path class=\"halo\" d=\"", &rings, "\"/><path class=\"taken\" d=\"", &rings]);
    out.push_markup(&["\"/></g>"]);
    out.into_string()
}
