//! Buttons with icons: those beside the board and under others.

use crate::components::element::{El, button, el};
use crate::components::icon::Icon;
use crate::state::context::AppContext;
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::i18n::Label;
use notabene_core::record::NodeId;
use notabene_view::view;

/// Icon, label, disabled state and callback of a button.
#[derive(Copy, Clone)]
pub struct ControlAction {
    icon: &'static str,
    label: Label,
    /// Words under the icon; `None` for well-known icons.
    short: Option<Label>,
    is_disabled: fn(AppContext) -> bool,
    /// State of a switch; `None` for other buttons.
    is_pressed: Option<fn(AppContext) -> bool>,
    run: fn(AppContext),
}

pub const fn action(
    icon: &'static str,
    label: Label,
    idle: fn(AppContext) -> bool,
    act: fn(AppContext),
) -> ControlAction {
    ControlAction { icon, label, short: None, is_disabled: idle, is_pressed: None, run: act }
}

impl ControlAction {
    const fn with_words(self, short: Label) -> ControlAction {
        ControlAction { short: Some(short), ..self }
    }

    /// Makes the button a switch.
    pub const fn switched(self, is_pressed: fn(AppContext) -> bool) -> ControlAction {
        ControlAction { is_pressed: Some(is_pressed), ..self }
    }
}

fn at_start(app: AppContext) -> bool {
    app.sheet.with(|s| s.at == NodeId(0))
}

fn at_end(app: AppContext) -> bool {
    app.status.with(|s| s.at_end)
}

/// Navigation in the game.
pub const NAVIGATION: [ControlAction; 4] = [
    action("first", Label::First, at_start, |app| app.go(Go::First)),
    action("prev", Label::Previous, at_start, |app| app.go(Go::Back)),
    action("next", Label::Next, at_end, |app| app.go(Go::Forward)),
    action("last", Label::Last, at_end, |app| app.go(Go::Last)),
];

/// Takes the last change back.
pub const UNDO: ControlAction =
    action("undo", Label::Undo, |app| app.status.with(|s| !s.can_undo), |app| app.go(Go::Undo))
        .with_words(Label::ShortUndo);

/// Does what was taken back once more.
pub const REDO: ControlAction =
    action("redo", Label::Redo, |app| app.status.with(|s| !s.can_redo), |app| app.go(Go::Redo))
        .with_words(Label::ShortRedo);

/// Turns the board.
pub const TURN: ControlAction =
    action("flip", Label::Flip, |_| false, |app| app.flip()).with_words(Label::ShortFlip);

/// Switches drawing with a finger on and off.
pub const DRAW: ControlAction =
    action("draw", Label::DrawArrows, |_| false, |app| app.drawing.is_on.update(|on| *on = !*on));

/// Says above the board that fingers draw, and ends it.
pub fn DrawingMode() -> El {
    let app = AppContext::here();
    let is_on = app.drawing.is_on;
    let class = move || if is_on.get() { "drawing-mode" } else { "hidden" };
    el("p", "").live_class(class).attr("role", "status").with([
        el("span", "").label(app, Label::DrawingOn),
        button(app, Label::DrawingEnd, "end-drawing", move || is_on.set(false)),
    ])
}

/// A button. While disabled it is marked so (`aria-disabled`), but can be focused.
pub fn Control(action: ControlAction) -> El {
    let app = AppContext::here();
    let text = app.label_signal(action.label);
    let name = crate::components::effect::text(move || accessible_name(app, action));
    let idle = move || (action.is_disabled)(app);
    let short = action.short.map(|short| view! { <span>{app.label_signal(short)}</span> });
    let button = view! {
        <button
            type="button" data-control=action.icon title=text aria-label=name
            aria-disabled=crate::components::effect::text(move || idle().to_string())
            on:click=move |_| if !untrack(idle) { (action.run)(app) }
        >
            <Icon name=action.icon/>
            {short}
        </button>
    };
    match action.is_pressed {
        Some(is_pressed) => button.live_bool_attr("aria-pressed", move || is_pressed(app)),
        None => button,
    }
}

/// Returns the accessible name of a button. Contains the visible words, so that voice control can use them.
fn accessible_name(app: AppContext, action: ControlAction) -> String {
    let whole = app.label(action.label);
    match action.short.map(|short| app.label(short)) {
        Some(short) if !has_words(whole, short) => format!("{short}: {whole}"),
        _ => whole.into(),
    }
}

/// True if a text contains these whole words.
fn has_words(text: &str, words: &str) -> bool {
    format!(" {text} ").contains(&format!(" {words} "))
}
