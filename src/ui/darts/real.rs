//! Real darts: the player throws at a real board and enters here which bed was hit.

use super::DartGame;
use super::aim::drawing_of;
use super::drawing::{BedShape, Dartboard, DrawBed, bed_name, place};
use super::stage::LandedDart;
use crate::components::{Button, ChoiceButton};
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::game::dart::named_bed;
use notabene_core::geometry::dartboard::Bed;
use notabene_core::i18n::{Fact, Label, Msg};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, MouseEvent};

impl DartGame {
    /// The sector whose beds are offered: that of the last bed, as the bull has none.
    fn offered_sector(self) -> u8 {
        match Bed::at(self.dart.aim.get()) {
            Bed::Of { sector, .. } => sector,
            _ => 0,
        }
    }

    fn choose(self, bed: Bed) {
        if let Bed::Of { .. } = bed {
            self.dart.aim.set(bed.middle());
        }
        self.dart.bed.set(Some(bed));
    }

    /// The chosen bed was hit.
    fn take(self) {
        if let Some(bed) = self.dart.bed.get_untracked() {
            self.land(bed.middle(), bed);
        }
    }

    /// A bed in words.
    fn bed_name(self, bed: Bed) -> String {
        self.dart.before(|scene| Some(bed_name(self.current.prefs, scene, bed))).unwrap_or_default()
    }
}

/// The board on which a bed is tapped, its beds by name, and a field to write one.
#[component]
pub fn RealThrow(game: DartGame, scene: Scene) -> impl IntoView {
    let words = move |label| game.current.words(label);
    let chosen = Signal::derive(move || game.dart.bed.get().map(Bed::outline).unwrap_or_default());
    let name = move || game.dart.bed.get().map(|bed| game.bed_name(bed)).unwrap_or_default();
    view! {
        <p class="hint">{words(Label::RealHint)}</p>
        <div
            class="target real"
            on:click=move |e| on_click(game, &e)
            on:keydown=move |e| on_key(game, &e)
        >
            <Dartboard
                scene
                draw_bed=draw_button(game)
                attr:role="group"
                attr:aria-label=words(Label::RealBoard)
            >
                <path class="lit" d=chosen></path>
                <LandedDart game/>
            </Dartboard>
        </div>
        <div class="lower">
            <div class="rings" role="group">{move || bed_buttons(game)}</div>
            <p class="bed-name" aria-live="polite">{name}</p>
            <TypedBed game/>
        </div>
    }
}

/// Draws beds as buttons, of which one is a tab stop.
fn draw_button(game: DartGame) -> DrawBed {
    let home = Bed::at(game.dart.aim.get_untracked());
    Box::new(move |BedShape { bed, class, paint }| {
        let pressed = move || (game.dart.bed.get() == Some(bed)).to_string();
        view! {
            <path
                class=class
                role="button"
                tabindex=if bed == home { "0" } else { "-1" }
                aria-label=untrack(|| game.bed_name(bed))
                aria-pressed=pressed
                data-paint=paint
                data-bed=bed.name()
                d=bed.outline()
            ></path>
        }
        .into_any()
    })
}

/// The beds of one sector and those that have none: large enough for every finger.
fn bed_buttons(game: DartGame) -> impl IntoView {
    let sector = game.offered_sector();
    let of_sector = [0, 1, 2, 3].map(|depth| Bed::Of { sector, depth });
    let all = of_sector.into_iter().chain([Bed::OuterBull, Bed::Bull, Bed::Outside]);
    all.map(|bed| bed_button(game, bed)).collect_view()
}

fn bed_button(game: DartGame, bed: Bed) -> impl IntoView {
    let (name, label) = (bed.name(), game.bed_name(bed));
    // What is seen comes first in what is heard.
    let (text, label) = match bed {
        Bed::Outside => (game.current.label(Label::BedBeside).to_string(), label),
        _ => (name.clone(), [&name, " · ", &label].concat()),
    };
    view! {
        <ChoiceButton
            pressed=Signal::derive(move || game.dart.bed.get() == Some(bed))
            on_click=move |()| game.choose(bed)
            attr:data-ring=name
            attr:aria-label=label
        >
            {text}
        </ChoiceButton>
    }
}

/// Reads a bed and chooses it.
///
/// # Errors
/// The message, if there is more to say than how beds are written.
fn read_bed(game: DartGame, text: &str) -> Result<(), Option<Msg>> {
    if text.is_empty() {
        game.dart.bed.set(None);
        return Ok(());
    }
    match named_bed(text) {
        Ok(bed) => {
            game.choose(bed);
            Ok(())
        }
        Err(says) => {
            game.dart.bed.set(None);
            offer_nearest(game, says.as_ref());
            Err(says)
        }
    }
}

/// Offers the beds of the nearest right form beside the text.
fn offer_nearest(game: DartGame, says: Option<&Msg>) {
    if let Some(Fact::List(right)) = says.and_then(Msg::right)
        && let Some(bed) = right.first().and_then(|name| Bed::read(name))
    {
        game.dart.aim.set(bed.middle());
    }
}

/// State of the field for a bed.
#[derive(Copy, Clone)]
struct BedInput {
    game: DartGame,
    /// The refusal of the text, with its message if there is one.
    wrong: RwSignal<Option<Option<Msg>>>,
    /// Text that is no bed yet.
    partial: RwSignal<String>,
}

impl BedInput {
    fn read(self, e: &Event) {
        self.wrong.set(read_bed(self.game, event_target_value(e).trim_ascii()).err());
    }

    /// While somebody types, only what is right counts.
    fn on_input(self, e: &Event) {
        let text = event_target_value(e);
        self.partial.set(text.clone());
        if read_bed(self.game, text.trim_ascii()).is_ok() {
            self.wrong.set(None);
        }
    }

    fn on_key(self, e: &KeyboardEvent) {
        if e.key() == "Enter" {
            e.prevent_default();
            self.read(e);
            if self.wrong.get_untracked().is_none() {
                self.game.take();
            }
        }
    }

    fn value(self) -> String {
        self.game.dart.bed.get().map_or_else(|| self.partial.get(), Bed::name)
    }

    fn reason(self) -> String {
        match self.wrong.get() {
            None => String::new(),
            Some(None) => self.game.current.label(Label::BedWrong).to_string(),
            Some(Some(says)) => self.game.current.say(&says),
        }
    }
}

/// A field to write the bed, and the button that takes it.
#[component]
fn TypedBed(game: DartGame) -> impl IntoView {
    let input = BedInput { game, wrong: RwSignal::new(None), partial: RwSignal::new(String::new()) };
    let words = move |label| game.current.words(label);
    view! {
        <div class="typed">
            <div class="acts">
                <label>
                    <span>{words(Label::BedTyped)}</span>
                    <input
                        type="text"
                        name="bed"
                        maxlength="20"
                        autocomplete="off"
                        placeholder="T19"
                        prop:value=move || input.value()
                        aria-invalid=move || input.wrong.with(Option::is_some).to_string()
                        on:change=move |e| input.read(&e)
                        on:input=move |e| input.on_input(&e)
                        on:keydown=move |e| input.on_key(&e)
                    />
                </label>
                <Button
                    text=words(Label::TakeBed)
                    name="take"
                    class="main"
                    on_click=move |()| game.take()
                    attr:aria-disabled=move || game.dart.bed.get().is_none().to_string()
                />
            </div>
            <p class="wrong" role="alert">{move || input.reason()}</p>
        </div>
    }
}

/// A tap on the board.
fn on_click(game: DartGame, e: &MouseEvent) {
    if let Some(board) = drawing_of(e) {
        game.choose(Bed::at(place(&board, e)));
    }
}

/// Arrows walk over the beds; Enter and the space bar choose one, and take it the second time.
fn on_key(game: DartGame, e: &KeyboardEvent) {
    let Some(at) = e.target().and_then(|t| t.dyn_into::<Element>().ok()) else { return };
    let Some(bed) = at.get_attribute("data-bed").and_then(|name| Bed::read(&name)) else { return };
    let (around, inwards) = match e.key().as_str() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        "Enter" | " " => {
            e.prevent_default();
            return match game.dart.bed.get_untracked() == Some(bed) && !e.repeat() {
                true => game.take(),
                false => game.choose(bed),
            };
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
