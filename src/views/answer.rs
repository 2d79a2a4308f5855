//! Ways to write an answer, in lessons and in drills: circling signs, tapping letters, typing, ink. The choice is saved.

use crate::components::element::{El, choice_button, el};
use crate::components::icon::{Icon, piece_images};
use crate::state::context::AppContext;
use crate::state::storage;
use crate::views::move_keyboard;
use leptos::prelude::*;
use leptos::prelude::{document, window};
use notabene_core::i18n::Label;
use notabene_core::position::Glyph;
use notabene_study::circle::{SignRow, text};
use notabene_study::storage_key::StorageKey;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::{Element, HtmlInputElement};

/// Input method for answers.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AnswerInput {
    /// Signs are circled, one of each row.
    Circle,
    /// Signs are tapped one after the other.
    Pad,
    /// Text is typed.
    Type,
    /// Text is written by hand on a pad.
    Ink,
}

const ANSWER_INPUTS: [(AnswerInput, &str, Label); 4] = [
    (AnswerInput::Circle, "circle", Label::DrillCircle),
    (AnswerInput::Pad, "pad", Label::DrillPad),
    (AnswerInput::Type, "type", Label::DrillType),
    (AnswerInput::Ink, "ink", Label::InkWrite),
];

impl AnswerInput {
    /// Returns the saved choice.
    pub fn saved() -> AnswerInput {
        let saved = storage::load(StorageKey::AnswerInput).unwrap_or_default();
        ANSWER_INPUTS
            .iter()
            .find(|(_, name, _)| *name == saved)
            .map_or(AnswerInput::Circle, |(level, ..)| *level)
    }

    /// The way in its place where not all are possible: `long` answers are not circled, and not all take ink.
    pub const fn possible(self, long: bool, takes_ink: bool) -> AnswerInput {
        match self {
            AnswerInput::Ink if takes_ink => self,
            AnswerInput::Circle | AnswerInput::Ink if long => AnswerInput::Pad,
            AnswerInput::Ink => AnswerInput::Circle,
            _ => self,
        }
    }

    /// True if keys of a keyboard write into the field.
    pub const fn is_typed(self) -> bool {
        matches!(self, AnswerInput::Type | AnswerInput::Ink)
    }
}

/// The choice of a level, among those that are possible ([`AnswerInput::possible`]).
pub fn answer_input_choice(
    app: AppContext,
    level: RwSignal<AnswerInput>,
    (long, takes_ink): (bool, bool),
    then: impl Fn() + Copy + 'static,
) -> El {
    let offered = ANSWER_INPUTS.into_iter().filter(|(level, ..)| level.possible(long, takes_ink) == *level);
    let choices = offered.map(|(this, name, label)| {
        let is = move || level.get().possible(long, takes_ink) == this;
        let take = move || {
            storage::save(StorageKey::AnswerInput, name);
            level.set(this);
            then();
        };
        let button = choice_button("data-level", name, is, take);
        match this {
            // A picture, with its words where there is room.
            AnswerInput::Ink => button
                .live_attr("aria-label", move || app.label(label).into())
                .live_attr("title", move || app.label(label).into())
                .with([Icon("ink"), el("span", "").attr("aria-hidden", "true").label(app, label)]),
            _ => button.label(app, label),
        }
    });
    let named = move || app.label(Label::DrillInput).into();
    el("div", "levels").attr("role", "group").live_attr("aria-label", named).with(choices)
}

/// True for the window of a phone or of an upright tablet, where many rows of signs do not fit beside the board.
pub fn is_small_window() -> bool {
    let least = |size: Result<JsValue, JsValue>, least: f64| {
        size.ok().and_then(|size| size.as_f64()).is_some_and(|size| size < least)
    };
    least(window().inner_width(), 960.0) || least(window().inner_height(), 640.0)
}

/// Circled sign of each row.
pub type CircledSigns = RwSignal<Vec<Option<usize>>>;

/// The rows; a tap circles a sign, or removes its circle. `press_key` gets the text, and `true` if it is complete.
pub fn circle_rows(
    app: AppContext,
    rows: Vec<SignRow>,
    picked: CircledSigns,
    put: Rc<dyn Fn(String, bool)>,
) -> Vec<El> {
    let side = app.scene.with_untracked(|scene| scene.turn);
    let rows = Rc::new(rows);
    let circle = {
        let rows = Rc::clone(&rows);
        Rc::new(move |row: usize, place: usize| {
            picked.update(|picked| {
                picked.resize(rows.len(), None);
                if let Some(old) = picked.get_mut(row) {
                    *old = Some(place).filter(|_| *old != Some(place));
                }
            });
            let picked = picked.get_untracked();
            put(text(&rows, &picked), picked.iter().all(Option::is_some));
        })
    };
    let sign = |row: usize, place: usize, it: &notabene_study::circle::Sign| {
        let is = move || picked.with(|picked| picked.get(row).copied().flatten() == Some(place));
        let circle = Rc::clone(&circle);
        let element = choice_button("data-circle", &it.text, is, move || circle(row, place));
        let element = element.with(piece_images(it.figure.map(|figure| Glyph { side, figure })));
        match it.text.as_str() {
            "" => element.live_attr("aria-label", move || app.label(Label::LearnPawn).into()),
            text => element.with([el("span", "").text(text)]),
        }
    };
    let row = |(n, row): (usize, &SignRow)| {
        let label = row.label;
        let name = el("span", "row-name").attr("aria-hidden", "true").label(app, label);
        let group = el("div", "row").attr("role", "group");
        let group = group.live_attr("aria-label", move || app.label(label).into());
        let signs = row.signs.iter().enumerate().map(|(place, it)| sign(n, place, it));
        el("div", "circles").with([name, group.with(signs)])
    };
    rows.iter().enumerate().map(row).collect()
}

/// Letters to tap.
pub fn letter_keys(app: AppContext, signs: Vec<String>, press: impl Fn(&str) + Copy + 'static) -> El {
    let key = |key: String| {
        let erase = key == move_keyboard::ERASE_KEY;
        let button = el("button", if (key.len() > 3 && !erase) || key == " " { "wide" } else { "" });
        let button = button.attr("type", "button").attr("data-sign", &key);
        let button = match key.as_str() {
            move_keyboard::ERASE_KEY => {
                button.live_attr("aria-label", move || app.label(Label::Erase).into()).with([Icon("erase")])
            }
            " " => button.label(app, Label::LearnSpace),
            sign => button.text(sign),
        };
        // The caret stays in place.
        button.on("mousedown", |e| e.prevent_default()).click(move || press(&key))
    };
    let pad = el("div", "sign-keys").attr("role", "group");
    let pad = pad.live_attr("aria-label", move || app.label(Label::LetterPad).into());
    pad.with(signs.into_iter().map(key))
}

/// Inserts a tapped sign at the caret of a field; at the end if the field was never focused.
pub fn insert_at_caret(input: &HtmlInputElement, key: &str) {
    let element: &Element = input;
    if document().active_element().as_ref() != Some(element) {
        let end = input.value().encode_utf16().count() as u32;
        // Fails only for fields without a caret.
        let _ = input.set_selection_range(end, end);
    }
    if key == move_keyboard::ERASE_KEY || input.value().chars().count() < MAX_ANSWER_LENGTH {
        move_keyboard::press_key(input, key);
    }
}

/// Maximum length of an answer.
const MAX_ANSWER_LENGTH: usize = 200;
