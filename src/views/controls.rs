//! Buttons with icons: those beside the board and under others.

use crate::components::{Button, Icon};
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use crate::state::shape_drawing::ShapeDrawing;
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::i18n::Label;
use notabene_core::record::NodeId;

/// Icon, label, disabled state and callback of a button.
#[derive(Copy, Clone)]
pub struct ControlAction {
    icon: &'static str,
    label: Label,
    /// Words under the icon; `None` for well-known icons.
    short: Option<Label>,
    is_disabled: fn(CurrentGame) -> bool,
    /// State of a switch; `None` for other buttons.
    is_pressed: Option<fn(CurrentGame) -> bool>,
    /// Runs in the place of the button: it may ask for contexts.
    run: fn(CurrentGame),
}

pub const fn action(
    icon: &'static str,
    label: Label,
    idle: fn(CurrentGame) -> bool,
    act: fn(CurrentGame),
) -> ControlAction {
    ControlAction { icon, label, short: None, is_disabled: idle, is_pressed: None, run: act }
}

impl ControlAction {
    const fn with_words(self, short: Label) -> ControlAction {
        ControlAction { short: Some(short), ..self }
    }

    /// Makes the button a switch.
    pub const fn switched(self, is_pressed: fn(CurrentGame) -> bool) -> ControlAction {
        ControlAction { is_pressed: Some(is_pressed), ..self }
    }
}

fn at_start(current: CurrentGame) -> bool {
    current.sheet.with(|s| s.at == NodeId(0))
}

fn at_end(current: CurrentGame) -> bool {
    current.status.with(|s| s.at_end)
}

/// Navigation in the game.
pub const NAVIGATION: [ControlAction; 4] = [
    action("first", Label::First, at_start, |current| current.go(Go::First)),
    action("prev", Label::Previous, at_start, |current| current.go(Go::Back)),
    action("next", Label::Next, at_end, |current| current.go(Go::Forward)),
    action("last", Label::Last, at_end, |current| current.go(Go::Last)),
];

/// Takes the last change back.
pub const UNDO: ControlAction = action(
    "undo",
    Label::Undo,
    |current| current.status.with(|s| !s.can_undo),
    |current| current.go(Go::Undo),
)
.with_words(Label::ShortUndo);

/// Does what was taken back once more.
pub const REDO: ControlAction = action(
    "redo",
    Label::Redo,
    |current| current.status.with(|s| !s.can_redo),
    |current| current.go(Go::Redo),
)
.with_words(Label::ShortRedo);

/// Turns the board.
pub const TURN: ControlAction =
    action("flip", Label::Flip, |_| false, |current| current.flip()).with_words(Label::ShortFlip);

/// Switches drawing with a finger on and off.
pub const DRAW: ControlAction =
    action("draw", Label::DrawArrows, |_| false, |_| ShapeDrawing::here().is_on.update(|on| *on = !*on));

/// Says above the board that fingers draw, and ends it.
#[component]
pub fn DrawingNote() -> impl IntoView {
    let (is_on, prefs) = (ShapeDrawing::here().is_on, Preferences::here());
    view! {
        <p class=move || if is_on.get() { "drawing-mode across" } else { "hidden" } role="status">
            <span>{prefs.label_signal(Label::DrawingOn)}</span>
            <Button
                text=prefs.label_signal(Label::DrawingEnd) name="end-drawing" on_click=move |()| is_on.set(false)
            />
        </p>
    }
}

/// A button. While disabled it is marked so (`aria-disabled`), but can be focused.
#[component]
pub fn ControlButton(action: ControlAction) -> impl IntoView {
    let current = CurrentGame::here();
    let is_disabled = move || (action.is_disabled)(current);
    let is_pressed = action.is_pressed.map(|is_pressed| move || is_pressed(current).to_string());
    let short = action.short.map(|short| view! { <span>{current.label_signal(short)}</span> });
    view! {
        <button
            type="button" data-control=action.icon title=current.label_signal(action.label)
            aria-label=move || accessible_name(current, action)
            aria-disabled=move || is_disabled().to_string() aria-pressed=is_pressed
            on:click=move |_| if !untrack(is_disabled) { (action.run)(current) }
        >
            <Icon name=action.icon/>
            {short}
        </button>
    }
}

/// Returns the accessible name of a button. Contains the visible words, so that voice control can use them.
fn accessible_name(current: CurrentGame, action: ControlAction) -> String {
    let whole = current.label(action.label);
    match action.short.map(|short| current.label(short)) {
        Some(short) if !has_words(whole, short) => current.prefs.with_name(short, whole),
        _ => whole.into(),
    }
}

/// True if a text contains these whole words.
fn has_words(text: &str, words: &str) -> bool {
    format!(" {text} ").contains(&format!(" {words} "))
}
