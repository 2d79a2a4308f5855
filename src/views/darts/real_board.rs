//! Real darts: the player throws at a board on the wall and enters the bed that was hit.

use crate::components::element::{El, button, choice_button, el, on, svg_el};
use crate::state::context::AppContext;
use crate::state::dart_throw::land_dart;
use crate::views::darts::drawing::{
    bed_description, bed_outline, dartboard, millimetres_from_bull, with_landed_dart,
};
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::game::dart::bed_by_name;
use notabene_core::geometry::dartboard::Bed;
use notabene_core::i18n::{Fact, Label, Msg};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, MouseEvent};

/// The bed that is chosen.
fn chosen_bed(app: AppContext) -> Option<Bed> {
    app.darts().bed.get()
}

/// The sector whose beds are offered: that of the last bed, as the bull has none.
fn offered_sector(app: AppContext) -> u8 {
    match Bed::at(app.darts().aim.get()) {
        Bed::Of { sector, .. } => sector,
        _ => 0,
    }
}

fn choose_bed(app: AppContext, bed: Bed) {
    if let Bed::Of { .. } = bed {
        app.darts().aim.set(bed.middle());
    }
    app.darts().bed.set(Some(bed));
}

/// Plays the chosen bed as hit.
fn play_chosen_bed(app: AppContext) {
    if let Some(bed) = app.darts().bed.get_untracked() {
        land_dart(app, bed.middle(), bed);
    }
}

/// The board on which a bed is tapped, its beds by name, and a text field for one.
pub fn real_board_input(app: AppContext, scene: &Scene) -> Vec<El> {
    let home = Bed::at(app.darts().aim.get_untracked());
    let make = |bed: Bed, class: &'static str| {
        svg_el("path")
            .attr("class", class)
            .attr("role", "button")
            .attr("tabindex", if bed == home { "0" } else { "-1" })
            .attr("aria-label", &bed_description(app, scene, bed))
            .live_bool_attr("aria-pressed", move || chosen_bed(app) == Some(bed))
    };
    let mark = bed_outline("lit", home)
        .live_attr("d", move || chosen_bed(app).map(Bed::outline).unwrap_or_default());
    let board = dartboard(scene, &make).attr("role", "group").with([mark]);
    let board = board.live_attr("aria-label", move || app.label(Label::RealBoard).to_string());
    let target = with_landed_dart(app, el("div", "target real").with([board]));
    on(&target, "click", move |e: MouseEvent| {
        let svg = e.current_target().and_then(|t| t.dyn_into::<Element>().ok());
        if let Some(svg) = svg.and_then(|t| t.query_selector("svg").ok().flatten()) {
            choose_bed(app, Bed::at(millimetres_from_bull(&svg, &e)));
        }
    });
    on(&target, "keydown", move |e: KeyboardEvent| on_key(app, &e));
    let text = move || {
        let Some(bed) = chosen_bed(app) else { return String::new() };
        app.darts().with_board_before(|scene| Some(bed_description(app, scene, bed))).unwrap_or_default()
    };
    vec![
        el("p", "hint").label(app, Label::RealHint),
        target,
        el("div", "lower").with([
            el("div", "rings").attr("role", "group").live_children(move || sector_beds(app)),
            el("p", "bed-name").attr("aria-live", "polite").live_text(text),
            bed_text_field(app),
        ]),
    ]
}

/// The beds of one sector and those outside of all: large enough for every finger.
fn sector_beds(app: AppContext) -> Vec<El> {
    let sector = offered_sector(app);
    let of = [0, 1, 2, 3].map(|depth| Bed::Of { sector, depth });
    let bed = |bed: Bed| {
        let name = bed.name();
        let is = move || chosen_bed(app) == Some(bed);
        let shown = if bed == Bed::Outside { app.label(Label::BedBeside) } else { &name };
        let label =
            app.darts().with_board_before(|scene| Some(bed_description(app, scene, bed))).unwrap_or_default();
        let element = choice_button("data-ring", &name, is, move || choose_bed(app, bed)).text(shown);
        // The visible text comes first in the accessible name.
        let label = if bed == Bed::Outside { label } else { format!("{shown} · {label}") };
        element.attr("aria-label", &label)
    };
    of.into_iter().chain([Bed::OuterBull, Bed::Bull, Bed::Outside]).map(bed).collect()
}

/// Parses the written bed; the error is more specific than a format hint, or `None`.
fn parse_written_bed(app: AppContext, text: &str) -> Result<(), Option<Msg>> {
    if text.is_empty() {
        app.darts().bed.set(None);
        return Ok(());
    }
    match bed_by_name(text) {
        Ok(bed) => choose_bed(app, bed),
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
fn bed_text_field(app: AppContext) -> El {
    let wrong = RwSignal::new(None::<Option<Msg>>);
    // Text that is no complete bed yet.
    let begun = RwSignal::new(String::new());
    let input = el("input", "")
        .attr("type", "text")
        .attr("name", "bed")
        .attr("maxlength", "20")
        .attr("autocomplete", "off")
        .attr("placeholder", "T19")
        .value(move || chosen_bed(app).map_or_else(|| begun.get(), Bed::name))
        .live_bool_attr("aria-invalid", move || wrong.with(Option::is_some));
    let read =
        move |e: web_sys::Event| wrong.set(parse_written_bed(app, event_target_value(&e).trim_ascii()).err());
    let input = input.on("change", read).on("input", move |e| {
        let text = event_target_value(&e);
        begun.set(text.clone());
        if parse_written_bed(app, text.trim_ascii()).is_ok() {
            wrong.set(None);
        }
    });
    on(&input, "keydown", move |e: KeyboardEvent| {
        if e.key() == "Enter" {
            e.prevent_default();
            read(e.into());
            if wrong.get_untracked().is_none() {
                play_chosen_bed(app);
            }
        }
    });
    let reason = move || match wrong.get() {
        None => String::new(),
        Some(None) => app.label(Label::BedWrong).to_string(),
        Some(Some(says)) => app.message_text(&says),
    };
    let take = button(app, Label::TakeBed, "take", move || play_chosen_bed(app)).attr("class", "main");
    let take = take.live_bool_attr("aria-disabled", move || chosen_bed(app).is_none());
    el("div", "typed").with([
        el("div", "acts")
            .with([el("label", "").with([el("span", "").label(app, Label::BedTyped), input]), take]),
        el("p", "wrong").attr("role", "alert").live_text(reason),
    ])
}

fn on_key(app: AppContext, e: &KeyboardEvent) {
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
                play_chosen_bed(app);
            } else {
                choose_bed(app, bed);
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
