//! Real darts: the player throws at a board on the wall and enters the bed that was hit.

use crate::components::element::{El, button, choice, drawn, el, on};
use crate::state::context::AppContext;
use crate::state::dart_throw::land;
use crate::views::darts::drawing::{dartboard, named, path, place, with_dart};
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::game::dart::bed_by_name;
use notabene_core::geometry::dartboard::Bed;
use notabene_core::i18n::{Fact, Label, Msg};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, MouseEvent};

/// The bed that is chosen.
fn chosen(app: AppContext) -> Option<Bed> {
    app.darts().bed.get()
}

/// The sector whose beds are offered: that of the last bed, as the bull has none.
fn sector(app: AppContext) -> u8 {
    match Bed::at(app.darts().aim.get()) {
        Bed::Of { sector, .. } => sector,
        _ => 0,
    }
}

fn choose(app: AppContext, bed: Bed) {
    if let Bed::Of { .. } = bed {
        app.darts().aim.set(bed.middle());
    }
    app.darts().bed.set(Some(bed));
}

/// Plays the chosen bed as hit.
fn take(app: AppContext) {
    if let Some(bed) = app.darts().bed.get_untracked() {
        land(app, bed.middle(), bed);
    }
}

/// The board on which a bed is tapped, its beds by name, and a text field for one.
pub fn real(app: AppContext, scene: &Scene) -> Vec<El> {
    let home = Bed::at(app.darts().aim.get_untracked());
    let make = |bed: Bed, class: &'static str| {
        drawn("path")
            .attr("class", class)
            .attr("role", "button")
            .attr("tabindex", if bed == home { "0" } else { "-1" })
            .attr("aria-label", &named(app, scene, bed))
            .state("aria-pressed", move || chosen(app) == Some(bed))
    };
    let mark = path("lit", home).live("d", move || chosen(app).map(Bed::outline).unwrap_or_default());
    let board = dartboard(scene, &make).attr("role", "group").with([mark]);
    let board = board.live("aria-label", move || app.label(Label::RealBoard).to_string());
    let target = with_dart(app, el("div", "target real").with([board]));
    on(&target, "click", move |e: MouseEvent| {
        let svg = e.current_target().and_then(|t| t.dyn_into::<Element>().ok());
        if let Some(svg) = svg.and_then(|t| t.query_selector("svg").ok().flatten()) {
            choose(app, Bed::at(place(&svg, &e)));
        }
    });
    on(&target, "keydown", move |e: KeyboardEvent| key(app, &e));
    let says = move || {
        let Some(bed) = chosen(app) else { return String::new() };
        app.darts().before(|scene| Some(named(app, scene, bed))).unwrap_or_default()
    };
    vec![
        el("p", "hint").label(app, Label::RealHint),
        target,
        el("div", "lower").with([
            el("div", "rings").attr("role", "group").each(move || rings(app)),
            el("p", "bed-name").attr("aria-live", "polite").says(says),
            typed(app),
        ]),
    ]
}

/// The beds of one sector and those outside of all: large enough for every finger.
fn rings(app: AppContext) -> Vec<El> {
    let sector = sector(app);
    let of = [0, 1, 2, 3].map(|depth| Bed::Of { sector, depth });
    let bed = |bed: Bed| {
        let name = bed.name();
        let is = move || chosen(app) == Some(bed);
        let shown = if bed == Bed::Outside { app.label(Label::BedBeside) } else { &name };
        let label = app.darts().before(|scene| Some(named(app, scene, bed))).unwrap_or_default();
        let made = choice("data-ring", &name, is, move || choose(app, bed)).text(shown);
        // The visible text comes first in the accessible name.
        let label = if bed == Bed::Outside { label } else { format!("{shown} · {label}") };
        made.attr("aria-label", &label)
    };
    of.into_iter().chain([Bed::OuterBull, Bed::Bull, Bed::Outside]).map(bed).collect()
}

/// Parses the written bed; the error is more specific than a format hint, or `None`.
fn written(app: AppContext, text: &str) -> Result<(), Option<Msg>> {
    if text.is_empty() {
        app.darts().bed.set(None);
        return Ok(());
    }
    match bed_by_name(text) {
        Ok(bed) => choose(app, bed),
        Err(says) => {
            app.darts().bed.set(None);
            // The beds of its sector are offered beside the text.
            let first = says.as_ref().and_then(Msg::right);
            if let Some(Fact::List(right)) = first
                && let Some(bed) = right.first().and_then(|name| Bed::read(name))
            {
                app.darts().aim.set(bed.middle());
            }
            return Err(says);
        }
    }
    Ok(())
}

/// A text field for the bed, and the button that plays it.
fn typed(app: AppContext) -> El {
    let wrong = RwSignal::new(None::<Option<Msg>>);
    // Text that is no complete bed yet.
    let begun = RwSignal::new(String::new());
    let input = el("input", "")
        .attr("type", "text")
        .attr("name", "bed")
        .attr("maxlength", "20")
        .attr("autocomplete", "off")
        .attr("placeholder", "T19")
        .value(move || chosen(app).map_or_else(|| begun.get(), Bed::name))
        .state("aria-invalid", move || wrong.with(Option::is_some));
    let read = move |e: web_sys::Event| wrong.set(written(app, event_target_value(&e).trim_ascii()).err());
    let input = input.on("change", read).on("input", move |e| {
        let text = event_target_value(&e);
        begun.set(text.clone());
        if written(app, text.trim_ascii()).is_ok() {
            wrong.set(None);
        }
    });
    on(&input, "keydown", move |e: KeyboardEvent| {
        if e.key() == "Enter" {
            e.prevent_default();
            read(e.into());
            if wrong.get_untracked().is_none() {
                take(app);
            }
        }
    });
    let reason = move || match wrong.get() {
        None => String::new(),
        Some(None) => app.label(Label::BedWrong).to_string(),
        Some(Some(says)) => app.say(&says),
    };
    let take = button(app, Label::TakeBed, "take", move || take(app)).attr("class", "main");
    let take = take.state("aria-disabled", move || chosen(app).is_none());
    el("div", "typed").with([
        el("div", "acts")
            .with([el("label", "").with([el("span", "").label(app, Label::BedTyped), input]), take]),
        el("p", "wrong").attr("role", "alert").says(reason),
    ])
}

fn key(app: AppContext, e: &KeyboardEvent) {
    let Some(at) = e.target().and_then(|t| t.dyn_into::<Element>().ok()) else { return };
    let Some(bed) = at.get_attribute("data-bed").and_then(|name| Bed::read(&name)) else { return };
    let (around, inwards) = match e.key().as_str() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        "Enter" | " " => {
            e.prevent_default();
            // A second press on the same bed confirms it.
            if app.darts().bed.get_untracked() == Some(bed) && !e.repeat() {
                take(app);
            } else {
                choose(app, bed);
            }
            return;
        }
        _ => return,
    };
    e.prevent_default();
    let next = format!("[data-bed='{}']", bed.beside(around, inwards).name());
    let board = at.closest("svg").ok().flatten();
    if let Some(next) = board.and_then(|b| b.query_selector(&next).ok().flatten()) {
        let _ = next.unchecked_ref::<HtmlElement>().focus();
    }
}
