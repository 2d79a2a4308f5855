//! Real darts: the player throws at a board on the wall and tells here which bed was hit.

use super::drawing::{dartboard, named, path, place};
use super::{land, stage};
use crate::ui::dom::{El, button, choice, drawn, el, on};
use crate::ui::state::Desk;
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::game::dart::named_bed;
use notabene_core::geometry::dartboard::Bed;
use notabene_core::i18n::{Fact, Label, Msg};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, MouseEvent};

/// The bed that is chosen.
fn chosen(desk: Desk) -> Option<Bed> {
    desk.darts().bed.get()
}

/// The sector whose beds are offered: that of the last bed, as the bull has none.
fn sector(desk: Desk) -> u8 {
    match Bed::at(desk.darts().aim.get()) {
        Bed::Of { sector, .. } => sector,
        _ => 0,
    }
}

fn choose(desk: Desk, bed: Bed) {
    if let Bed::Of { .. } = bed {
        desk.darts().aim.set(bed.middle());
    }
    desk.darts().bed.set(Some(bed));
}

/// The chosen bed was hit.
fn take(desk: Desk) {
    if let Some(bed) = desk.darts().bed.get_untracked() {
        land(desk, bed.middle(), bed);
    }
}

/// The board on which a bed is tapped, its beds by name, and a place to write one.
pub fn real(desk: Desk, scene: &Scene) -> Vec<El> {
    let home = Bed::at(desk.darts().aim.get_untracked());
    let make = |bed: Bed, class: &'static str| {
        drawn("path")
            .attr("class", class)
            .attr("role", "button")
            .attr("tabindex", if bed == home { "0" } else { "-1" })
            .attr("aria-label", &named(desk, scene, bed))
            .state("aria-pressed", move || chosen(desk) == Some(bed))
    };
    let mark = path("lit", home).live("d", move || chosen(desk).map(Bed::outline).unwrap_or_default());
    let board = dartboard(scene, &make).attr("role", "group").with([mark]);
    let board = board.live("aria-label", move || desk.label(Label::RealBoard).to_string());
    let target = stage::with_dart(desk, el("div", "target real").with([board]));
    on(&target, "click", move |e: MouseEvent| {
        let svg = e.current_target().and_then(|t| t.dyn_into::<Element>().ok());
        if let Some(svg) = svg.and_then(|t| t.query_selector("svg").ok().flatten()) {
            choose(desk, Bed::at(place(&svg, &e)));
        }
    });
    on(&target, "keydown", move |e: KeyboardEvent| key(desk, &e));
    let says = move || {
        let Some(bed) = chosen(desk) else { return String::new() };
        desk.darts().before(|scene| Some(named(desk, scene, bed))).unwrap_or_default()
    };
    vec![
        el("p", "hint").label(desk, Label::RealHint),
        target,
        el("div", "lower").with([
            el("div", "rings").attr("role", "group").each(move || rings(desk)),
            el("p", "bed-name").attr("aria-live", "polite").says(says),
            typed(desk),
        ]),
    ]
}

/// The beds of one sector and those that have none: large enough for every finger.
fn rings(desk: Desk) -> Vec<El> {
    let sector = sector(desk);
    let of = [0, 1, 2, 3].map(|depth| Bed::Of { sector, depth });
    let bed = |bed: Bed| {
        let name = bed.name();
        let is = move || chosen(desk) == Some(bed);
        let shown = if bed == Bed::Outside { desk.label(Label::BedBeside) } else { &name };
        let label = desk.darts().before(|scene| Some(named(desk, scene, bed))).unwrap_or_default();
        let made = choice("data-ring", &name, is, move || choose(desk, bed)).text(shown);
        // What is seen comes first in what is heard.
        let label = if bed == Bed::Outside { label } else { [shown, " · ", &label].concat() };
        made.attr("aria-label", &label)
    };
    of.into_iter().chain([Bed::OuterBull, Bed::Bull, Bed::Outside]).map(bed).collect()
}

/// Takes what is written for the bed; else what is wrong with it, if there is more to say than how beds are written.
fn written(desk: Desk, text: &str) -> Result<(), Option<Msg>> {
    if text.is_empty() {
        desk.darts().bed.set(None);
        return Ok(());
    }
    match named_bed(text) {
        Ok(bed) => choose(desk, bed),
        Err(says) => {
            desk.darts().bed.set(None);
            // Its beds are offered beside the text.
            let first = says.as_ref().and_then(Msg::right);
            if let Some(Fact::List(right)) = first
                && let Some(bed) = right.first().and_then(|name| Bed::read(name))
            {
                desk.darts().aim.set(bed.middle());
            }
            return Err(says);
        }
    }
    Ok(())
}

/// A place to write the bed, and the button that takes it.
fn typed(desk: Desk) -> El {
    let wrong = RwSignal::new(None::<Option<Msg>>);
    // What is written and no bed yet.
    let begun = RwSignal::new(String::new());
    let input = el("input", "")
        .attr("type", "text")
        .attr("name", "bed")
        .attr("maxlength", "20")
        .attr("autocomplete", "off")
        .attr("placeholder", "T19")
        .value(move || chosen(desk).map_or_else(|| begun.get(), Bed::name))
        .state("aria-invalid", move || wrong.with(Option::is_some));
    let read = move |e: web_sys::Event| wrong.set(written(desk, event_target_value(&e).trim_ascii()).err());
    let input = input.on("change", read).on("input", move |e| {
        let text = event_target_value(&e);
        begun.set(text.clone());
        if written(desk, text.trim_ascii()).is_ok() {
            wrong.set(None);
        }
    });
    on(&input, "keydown", move |e: KeyboardEvent| {
        if e.key() == "Enter" {
            e.prevent_default();
            read(e.into());
            if wrong.get_untracked().is_none() {
                take(desk);
            }
        }
    });
    let reason = move || match wrong.get() {
        None => String::new(),
        Some(None) => desk.label(Label::BedWrong).to_string(),
        Some(Some(says)) => desk.say(&says),
    };
    let take = button(desk, Label::TakeBed, "take", move || take(desk)).attr("class", "main");
    let take = take.state("aria-disabled", move || chosen(desk).is_none());
    el("div", "typed").with([
        el("div", "acts")
            .with([el("label", "").with([el("span", "").label(desk, Label::BedTyped), input]), take]),
        el("p", "wrong").attr("role", "alert").says(reason),
    ])
}

fn key(desk: Desk, e: &KeyboardEvent) {
    let Some(at) = e.target().and_then(|t| t.dyn_into::<Element>().ok()) else { return };
    let Some(bed) = at.get_attribute("data-bed").and_then(|name| Bed::read(&name)) else { return };
    let (around, inwards) = match e.key().as_str() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        "Enter" | " " => {
            e.prevent_default();
            // The second time on the same bed it is meant.
            if desk.darts().bed.get_untracked() == Some(bed) && !e.repeat() {
                take(desk);
            } else {
                choose(desk, bed);
            }
            return;
        }
        _ => return,
    };
    e.prevent_default();
    let next = ["[data-bed='", &bed.beside(around, inwards).name(), "']"].concat();
    let board = at.closest("svg").ok().flatten();
    if let Some(next) = board.and_then(|b| b.query_selector(&next).ok().flatten()) {
        let _ = next.unchecked_ref::<HtmlElement>().focus();
    }
}
