//! Ways to write an answer, in lessons and in drills: circling signs, tapping letters, typing, ink. The choice is saved.

use crate::components::{ChoiceButton, Icon, PieceImage};
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use crate::state::storage;
use crate::views::move_keyboard::{self, KeyButtons};
use leptos::prelude::*;
use leptos::prelude::{document, window};
use notabene_core::i18n::Label;
use notabene_core::position::Glyph;
use notabene_study::circle::{Sign, SignRow, text};
use notabene_study::storage_key::StorageKey;
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
#[component]
pub fn AnswerInputChoice(
    level: RwSignal<AnswerInput>,
    is_long: bool,
    takes_ink: bool,
    #[prop(into)] on_change: Callback<()>,
) -> impl IntoView {
    let prefs = Preferences::here();
    let offered =
        ANSWER_INPUTS.into_iter().filter(|(level, ..)| level.possible(is_long, takes_ink) == *level);
    let choices = offered.map(|(this, name, label)| {
        let is_chosen = Signal::derive(move || level.get().possible(is_long, takes_ink) == this);
        let choose = move |()| {
            storage::save(StorageKey::AnswerInput, name);
            level.set(this);
            on_change.run(());
        };
        let text = prefs.label_signal(label);
        match this {
            // A picture, with its words where there is room.
            AnswerInput::Ink => view! {
                <ChoiceButton
                    pressed=is_chosen on_click=choose attr:data-level=name attr:aria-label=text attr:title=text
                >
                    <Icon name="ink"/>
                    <span aria-hidden="true">{text}</span>
                </ChoiceButton>
            }
            .into_any(),
            _ => view! {
                <ChoiceButton pressed=is_chosen on_click=choose attr:data-level=name>{text}</ChoiceButton>
            }
            .into_any(),
        }
    });
    view! {
        <div class="levels inline tight" role="group" aria-label=prefs.label_signal(Label::DrillInput)>
            {choices.collect_view()}
        </div>
    }
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

/// The rows; a tap circles a sign, or removes its circle. `on_change` gets the text, and `true` if it is complete.
#[component]
pub fn CircleRows(
    rows: Vec<SignRow>,
    picked: CircledSigns,
    #[prop(into)] on_change: Callback<(String, bool)>,
) -> impl IntoView {
    let prefs = Preferences::here();
    let all = StoredValue::new(rows.clone());
    let circle = Callback::new(move |(row, place): (usize, usize)| {
        let circled = all.with_value(|rows| {
            picked.update(|picked| {
                picked.resize(rows.len(), None);
                if let Some(old) = picked.get_mut(row) {
                    *old = Some(place).filter(|_| *old != Some(place));
                }
            });
            let picked = picked.get_untracked();
            (text(rows, &picked), picked.iter().all(Option::is_some))
        });
        on_change.run(circled);
    });
    let row = |(n, row): (usize, SignRow)| {
        let label = prefs.label_signal(row.label);
        let signs = row.signs.into_iter().enumerate();
        let signs = signs.map(|(place, sign)| {
            let is_circled = move || picked.with(|picked| picked.get(n).copied().flatten() == Some(place));
            view! { <SignButton sign is_circled=Signal::derive(is_circled) on_click=move |()| circle.run((n, place))/> }
        });
        view! {
            <div class="circles">
                <span class="row-name" aria-hidden="true">{label}</span>
                <div class="row" role="group" aria-label=label>{signs.collect_view()}</div>
            </div>
        }
    };
    rows.into_iter().enumerate().map(row).collect_view()
}

/// A sign to circle: letters, a picture, or both.
#[component]
fn SignButton(sign: Sign, is_circled: Signal<bool>, #[prop(into)] on_click: Callback<()>) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let side = current.scene.with_untracked(|scene| scene.turn);
    let picture = sign.figure.map(|figure| view! { <PieceImage glyph=Glyph { side, figure }/> });
    let name = sign.text.clone();
    match sign.text.is_empty() {
        true => view! {
            <ChoiceButton
                pressed=is_circled on_click attr:data-circle=name attr:aria-label=prefs.label_signal(Label::LearnPawn)
            >
                {picture}
            </ChoiceButton>
        }
        .into_any(),
        false => view! {
            <ChoiceButton pressed=is_circled on_click attr:data-circle=name>{picture}<span>{sign.text}</span></ChoiceButton>
        }
        .into_any(),
    }
}

/// Letters to tap. The caret stays in its field.
#[component]
pub fn LetterKeys(signs: Vec<String>, #[prop(into)] on_press: Callback<String>) -> impl IntoView {
    view! {
        <div
            class="sign-keys" role="group" aria-label=Preferences::here().label_signal(Label::LetterPad)
            on:mousedown=|e| e.prevent_default()
        >
            <KeyButtons keys=signs by_tab=true on_press/>
        </div>
    }
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
