//! Input of an answer, in lessons and drills: circling signs, tapping letters, typing.

use super::dom::El;
use super::prefs::Preferences;
use super::state::Desk;
use super::{interop, pad, store};
use crate::components::{ChoiceButton, Icon, PieceImage};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::position::{Glyph, Side};
use notabene_core::study::circle::{Row, Sign, text};
use send_wrapper::SendWrapper;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::{Element, HtmlInputElement};

/// How answers are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Level {
    /// Signs are circled, one of each row.
    Circle,
    /// Signs are tapped one after the other.
    Pad,
    /// The answer is typed.
    Type,
}

const LEVELS: [(Level, &str, Label); 3] = [
    (Level::Circle, "circle", Label::DrillCircle),
    (Level::Pad, "pad", Label::DrillPad),
    (Level::Type, "type", Label::DrillType),
];

/// Storage key of the level.
const KEY: &str = "writing";

impl Level {
    /// The saved level.
    pub fn kept() -> Level {
        let saved = store::load(KEY).unwrap_or_default();
        LEVELS.iter().find(|(_, name, _)| *name == saved).map_or(Level::Circle, |(level, ..)| *level)
    }

    /// The level that is used: answers that are too long to be circled are tapped.
    fn used(self, long: bool) -> Level {
        if long && self == Level::Circle { Level::Pad } else { self }
    }
}

/// Buttons for the levels. `long` answers cannot be circled. `on_change` runs after a level was chosen and saved.
#[component]
pub fn LevelButtons(
    level: RwSignal<Level>,
    long: bool,
    #[prop(into)] on_change: Callback<()>,
) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let offered = LEVELS.into_iter().filter(move |(level, ..)| !long || *level != Level::Circle);
    let buttons = offered.map(|(own, name, label)| {
        let pressed = Signal::derive(move || level.get().used(long) == own);
        let on_click = move |()| {
            store::keep(KEY, name);
            level.set(own);
            on_change.run(());
        };
        let words = prefs.words(label);
        view! { <ChoiceButton pressed on_click attr:data-level=name>{words}</ChoiceButton> }
    });
    view! {
        <div class="levels" role="group" aria-label=prefs.words(Label::DrillInput)>{buttons.collect_view()}</div>
    }
}

/// [`LevelButtons`] as an element, for parents that are no components yet.
pub fn levels(_: Desk, level: RwSignal<Level>, long: bool, then: impl Fn() + Copy + 'static) -> El {
    let then = SendWrapper::new(then);
    interop::element(view! { <LevelButtons level long on_change=move |()| then()/> })
}

/// True in the window of a phone or of a tablet held upright: many rows of signs do not fit beside the board.
pub fn is_small_window() -> bool {
    let least = |size: Result<JsValue, JsValue>, least: f64| {
        size.ok().and_then(|size| size.as_f64()).is_some_and(|size| size < least)
    };
    least(window().inner_width(), 960.0) || least(window().inner_height(), 640.0)
}

/// The circled sign of each row.
pub type Picked = RwSignal<Vec<Option<usize>>>;

/// Rows of signs; a click circles a sign, or removes its circle. `side` gives pieces their colours. `on_change` gets the
/// circled text, and `true` if no row is left out.
#[component]
pub fn CircleRows(
    rows: Vec<Row>,
    side: Side,
    picked: Picked,
    #[prop(into)] on_change: Callback<(String, bool)>,
) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let rows = StoredValue::new(rows);
    let toggle = move |row: usize, place: usize| {
        picked.update(|picked| {
            picked.resize(rows.with_value(Vec::len), None);
            toggle_circle(picked, row, place);
        });
        let picked = picked.get_untracked();
        let text = rows.with_value(|rows| text(rows, &picked));
        on_change.run((text, picked.iter().all(Option::is_some)));
    };
    let circle_row = move |(n, row): (usize, &Row)| {
        let name = prefs.words(row.label);
        let signs = row.signs.iter().enumerate().map(|(place, sign)| {
            let pressed = Signal::derive(move || picked.with(|picked| picked.get(n) == Some(&Some(place))));
            view! { <SignButton sign=sign.clone() side pressed on_click=move |()| toggle(n, place)/> }
        });
        view! {
            <div class="circles">
                <span class="row-name" aria-hidden="true">{name}</span>
                <div class="row" role="group" aria-label=name>{signs.collect_view()}</div>
            </div>
        }
    };
    rows.with_value(|rows| rows.iter().enumerate().map(circle_row).collect_view())
}

/// Circles a sign of a row, or removes its circle.
fn toggle_circle(picked: &mut [Option<usize>], row: usize, place: usize) {
    if let Some(old) = picked.get_mut(row) {
        *old = Some(place).filter(|_| *old != Some(place));
    }
}

/// A sign that can be circled; without a text it is a pawn.
#[component]
fn SignButton(
    sign: Sign,
    side: Side,
    pressed: Signal<bool>,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    let pawn = expect_context::<Preferences>().words(Label::LearnPawn);
    let name = sign.text.is_empty().then_some(pawn);
    let image = sign.figure.map(|figure| view! { <PieceImage glyph=Glyph { side, figure }/> });
    let words = (!sign.text.is_empty()).then(|| view! { <span>{sign.text.clone()}</span> });
    view! {
        <ChoiceButton pressed on_click attr:data-circle=sign.text attr:aria-label=name>
            {image}{words}
        </ChoiceButton>
    }
}

/// [`CircleRows`] as elements, for parents that are no components yet.
pub fn circles(desk: Desk, rows: Vec<Row>, picked: Picked, put: Rc<dyn Fn(String, bool)>) -> Vec<El> {
    let side = desk.scene.with_untracked(|scene| scene.turn);
    let put = SendWrapper::new(put);
    let on_change = move |(text, whole)| put(text, whole);
    vec![interop::element(view! { <CircleRows rows side picked on_change/> })]
}

/// Letters to tap.
#[component]
pub fn LetterKeys(signs: Vec<String>, #[prop(into)] on_press: Callback<String>) -> impl IntoView {
    let name = expect_context::<Preferences>().words(Label::LetterPad);
    let keys = signs.into_iter().map(|sign| view! { <LetterKey sign on_press/> });
    view! { <div class="sign-keys" role="group" aria-label=name>{keys.collect_view()}</div> }
}

#[component]
fn LetterKey(sign: String, on_press: Callback<String>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let is_erase = sign == pad::ERASE;
    let class = if (sign.len() > 3 && !is_erase) || sign == " " { "wide" } else { "" };
    let face = match sign.as_str() {
        pad::ERASE => view! { <Icon name="erase"/> }.into_any(),
        " " => prefs.words(Label::LearnSpace).into_any(),
        sign => sign.to_string().into_any(),
    };
    let name = is_erase.then(|| prefs.words(Label::Erase));
    let key = sign.clone();
    view! {
        // The caret stays where it is.
        <button
            type="button"
            class=class
            data-sign=key
            aria-label=name
            on:mousedown=|e| e.prevent_default()
            on:click=move |_| on_press.run(sign.clone())
        >
            {face}
        </button>
    }
}

/// [`LetterKeys`] as an element, for parents that are no components yet.
pub fn letters(_: Desk, signs: Vec<String>, press: impl Fn(&str) + Copy + 'static) -> El {
    let press = SendWrapper::new(press);
    interop::element(view! { <LetterKeys signs on_press=move |key: String| press(&key)/> })
}

/// Writes a tapped sign at the caret of a field, or at its end if it does not have the focus.
pub fn press(input: &HtmlInputElement, key: &str) {
    let element: &Element = input;
    if document().active_element().as_ref() != Some(element) {
        let end = input.value().encode_utf16().count() as u32;
        // It fails only for fields without a caret.
        let _ = input.set_selection_range(end, end);
    }
    if key == pad::ERASE || input.value().chars().count() < MAX_LENGTH {
        pad::put(input, key);
    }
}

/// Upper limit of the length of an answer, in characters.
const MAX_LENGTH: usize = 200;
