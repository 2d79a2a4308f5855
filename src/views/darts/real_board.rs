//! Real darts: the player throws at a board on the wall and enters the bed that was hit.

use crate::components::{Button, ChoiceButton};
use crate::state::dart_throw::DartThrow;
use crate::state::preferences::Preferences;
use crate::views::darts::drawing::{Dartboard, bed_class, bed_colour, bed_text, millimetres_from_bull};
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::game::dart::bed_by_name;
use notabene_core::geometry::dartboard::Bed;
use notabene_core::i18n::{Fact, Label, Msg};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, MouseEvent};

/// The bed that is chosen.
fn chosen_bed(throw: DartThrow) -> Option<Bed> {
    throw.bed.get()
}

/// The sector whose beds are offered: that of the last bed, as the bull has none.
fn offered_sector(throw: DartThrow) -> u8 {
    match Bed::at(throw.aim.get()) {
        Bed::Of { sector, .. } => sector,
        _ => 0,
    }
}

fn choose_bed(throw: DartThrow, bed: Bed) {
    if let Bed::Of { .. } = bed {
        throw.aim.set(bed.middle());
    }
    throw.bed.set(Some(bed));
}

/// Plays the chosen bed as hit.
fn play_chosen_bed(throw: DartThrow) {
    if let Some(bed) = throw.bed.get_untracked() {
        throw.land(bed.middle(), bed);
    }
}

/// The board on which a bed is tapped, its beds by name, and a text field for one.
#[component]
pub fn RealBoard(scene: Scene) -> impl IntoView {
    let (throw, prefs) = (DartThrow::here(), Preferences::here());
    let home = Bed::at(throw.aim.get_untracked());
    let beds = Bed::all().map(|bed| {
        view! {
            <path
                class=bed_class(&scene, bed) data-paint=bed_colour(bed) data-bed=bed.name() d=bed.outline()
                role="button" tabindex=if bed == home { "0" } else { "-1" }
                aria-label=move || bed_text(throw, bed)
                aria-pressed=move || (chosen_bed(throw) == Some(bed)).to_string()
            />
        }
        .into_any()
    });
    let beds = beds.collect();
    let text = move || chosen_bed(throw).map(|bed| bed_text(throw, bed));
    view! {
        <p class="hint">{prefs.label_signal(Label::RealHint)}</p>
        <div
            class="target real" on:click=move |e| choose_by_click(throw, &e) on:keydown=move |e| on_key(throw, &e)
        >
            <Dartboard scene beds attr:role="group" attr:aria-label=prefs.label_signal(Label::RealBoard)>
                <path class="lit" fill="#ffffff" fill-opacity="0.28" stroke="#ffffff" stroke-width="3" pointer-events="none" d=move || chosen_bed(throw).map(Bed::outline).unwrap_or_default()/>
            </Dartboard>
        </div>
        <div class="lower stack">
            <SectorBeds/>
            <p class="bed-name strong centre" aria-live="polite">{text}</p>
            <BedField/>
        </div>
    }
}

fn choose_by_click(throw: DartThrow, e: &MouseEvent) {
    let target = e.current_target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(svg) = target.and_then(|target| target.query_selector("svg").ok().flatten()) {
        choose_bed(throw, Bed::at(millimetres_from_bull(&svg, e)));
    }
}

/// The beds of one sector and those outside of all: large enough for every finger.
#[component]
fn SectorBeds() -> impl IntoView {
    let throw = DartThrow::here();
    let beds = move || {
        let sector = offered_sector(throw);
        let of_sector = [0, 1, 2, 3].map(|depth| Bed::Of { sector, depth });
        let beds = of_sector.into_iter().chain([Bed::OuterBull, Bed::Bull, Bed::Outside]);
        beds.map(|bed| view! { <BedButton bed/> }).collect_view()
    };
    view! { <div class="rings" role="group">{beds}</div> }
}

/// Button that chooses a bed.
#[component]
fn BedButton(bed: Bed) -> impl IntoView {
    let (throw, prefs) = (DartThrow::here(), Preferences::here());
    let is_outside = bed == Bed::Outside;
    let text = move || if is_outside { prefs.label(Label::BedBeside).into() } else { bed.name() };
    // The visible text comes first in the accessible name.
    let name = move || match is_outside {
        true => bed_text(throw, bed),
        false => format!("{} · {}", text(), bed_text(throw, bed)),
    };
    view! {
        <ChoiceButton
            pressed=move || chosen_bed(throw) == Some(bed) on_click=move |()| choose_bed(throw, bed)
            attr:data-ring=bed.name() attr:aria-label=name
        >
            {text}
        </ChoiceButton>
    }
}

/// Parses the written bed; the error is more specific than a format hint, or `None`.
fn parse_written_bed(throw: DartThrow, text: &str) -> Result<(), Option<Msg>> {
    if text.is_empty() {
        throw.bed.set(None);
        return Ok(());
    }
    match bed_by_name(text) {
        Ok(bed) => choose_bed(throw, bed),
        Err(says) => {
            throw.bed.set(None);
            // The beds of its sector are offered beside the text.
            let first = says.as_ref().and_then(Msg::right);
            if let Some(Fact::List(right)) = first
                && let Some(bed) = right.first().and_then(|name| Bed::read(name))
            {
                throw.aim.set(bed.middle());
            }
            return Err(says);
        }
    }
    Ok(())
}

/// A text field for the bed, and the button that plays it.
#[component]
fn BedField() -> impl IntoView {
    let (throw, prefs) = (DartThrow::here(), Preferences::here());
    let wrong = RwSignal::new(None::<Option<Msg>>);
    // Text that is no complete bed yet.
    let begun = RwSignal::new(String::new());
    let read = move |text: &str| wrong.set(parse_written_bed(throw, text.trim_ascii()).err());
    let write = move |text: String| {
        begun.set(text.clone());
        if parse_written_bed(throw, text.trim_ascii()).is_ok() {
            wrong.set(None);
        }
    };
    let press = move |e: KeyboardEvent| {
        if e.key() == "Enter" {
            e.prevent_default();
            read(&event_target_value(&e));
            if wrong.get_untracked().is_none() {
                play_chosen_bed(throw);
            }
        }
    };
    let reason = move || match wrong.get() {
        None => String::new(),
        Some(None) => prefs.label(Label::BedWrong).to_string(),
        Some(Some(says)) => prefs.message_text(&says),
    };
    view! {
        <div class="typed">
            <div class="acts names-beside inline at-end">
                <label>
                    <span>{prefs.label_signal(Label::BedTyped)}</span>
                    <input
                        type="text" name="bed" maxlength="20" autocomplete="off" placeholder="T19"
                        prop:value=move || chosen_bed(throw).map_or_else(|| begun.get(), Bed::name)
                        aria-invalid=move || wrong.with(Option::is_some).to_string()
                        on:change=move |e| read(&event_target_value(&e))
                        on:input=move |e| write(event_target_value(&e))
                        on:keydown=press
                    />
                </label>
                <Button
                    text=prefs.label_signal(Label::TakeBed) name="take" class="main"
                    on_click=move |()| play_chosen_bed(throw)
                    attr:aria-disabled=move || chosen_bed(throw).is_none().to_string()
                />
            </div>
            <p class="wrong" role="alert">{reason}</p>
        </div>
    }
}

fn on_key(throw: DartThrow, e: &KeyboardEvent) {
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
            if throw.bed.get_untracked() == Some(bed) && !e.repeat() {
                play_chosen_bed(throw);
            } else {
                choose_bed(throw, bed);
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
