//! The buttons beside the board: walking, taking back, turning, a new game.

use super::dom::{El, view};
use super::sprite::Icon;
use super::state::{Desk, Over};
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::i18n::Label;
use notabene_core::record::NodeId;

/// What a button shows, when it has nothing to do, and what it does.
#[derive(Copy, Clone)]
pub struct Action {
    icon: &'static str,
    label: Label,
    /// Words under the icon; none for those that everybody knows.
    short: Option<Label>,
    idle: fn(Desk) -> bool,
    act: fn(Desk),
}

pub const fn action(icon: &'static str, label: Label, idle: fn(Desk) -> bool, act: fn(Desk)) -> Action {
    Action { icon, label, short: None, idle, act }
}

impl Action {
    const fn worded(self, short: Label) -> Action {
        Action { short: Some(short), ..self }
    }
}

/// Opens a window.
const fn opens(icon: &'static str, label: Label, act: fn(Desk)) -> Action {
    action(icon, label, |_| false, act)
}

fn at_start(desk: Desk) -> bool {
    desk.sheet.with(|s| s.at == NodeId(0))
}

fn at_end(desk: Desk) -> bool {
    desk.status.with(|s| s.at_end)
}

/// Walking through the game.
pub const WALK: [Action; 4] = [
    action("first", Label::First, at_start, |desk| desk.go(Go::First)),
    action("prev", Label::Previous, at_start, |desk| desk.go(Go::Back)),
    action("next", Label::Next, at_end, |desk| desk.go(Go::Forward)),
    action("last", Label::Last, at_end, |desk| desk.go(Go::Last)),
];

const CHANGE: [Action; 8] = [
    action("undo", Label::Undo, |desk| desk.status.with(|s| !s.can_undo), |desk| desk.go(Go::Undo))
        .worded(Label::ShortUndo),
    action("redo", Label::Redo, |desk| desk.status.with(|s| !s.can_redo), |desk| desk.go(Go::Redo))
        .worded(Label::ShortRedo),
    opens("new", Label::NewGame, |desk| desk.modal.open.set(Over::Chooser)).worded(Label::ShortNew),
    opens("records", Label::OpenGame, |desk| desk.modal.open.set(Over::Records)).worded(Label::ShortOpen),
    opens("save", Label::SaveExport, |desk| desk.modal.open.set(Over::Save)).worded(Label::ShortSave),
    opens("share", Label::ShareTitle, |desk| desk.modal.open.set(Over::Share)).worded(Label::ShortShare),
    action("flip", Label::Flip, |_| false, |desk| desk.flip()).worded(Label::ShortFlip),
    opens("end", Label::EndGame, |desk| desk.modal.open.set(Over::End)).worded(Label::ShortEnd),
];

/// Switches drawing with a finger on and off.
pub const DRAW: Action =
    action("draw", Label::DrawArrows, |_| false, |desk| desk.drawing.on.update(|on| *on = !*on));

pub fn Controls() -> El {
    let group = |actions: &'static [Action]| {
        let buttons = actions.iter().map(|action| view! { <Control action=*action/> });
        view! { <div class="group">{buttons.collect::<Vec<_>>()}</div> }
    };
    view! {
        <div class="controls">
            {group(&WALK)}
            {group(&CHANGE)}
        </div>
    }
}

/// A button. While it has nothing to do it says so, but keeps the focus.
pub fn Control(action: Action) -> El {
    let desk = Desk::here();
    let text = desk.words(action.label);
    let name = super::state::text(move || name(desk, action));
    let idle = move || (action.idle)(desk);
    let short = action.short.map(|short| view! { <span>{desk.words(short)}</span> });
    view! {
        <button
            type="button" data-control=action.icon title=text aria-label=name
            aria-disabled=super::state::text(move || idle().to_string())
            on:click=move |_| if !untrack(idle) { (action.act)(desk) }
        >
            <Icon name=action.icon/>
            {short}
        </button>
    }
}

/// The name of a button. It contains the seen words, so that a voice can use them.
fn name(desk: Desk, action: Action) -> String {
    let whole = desk.label(action.label);
    match action.short.map(|short| desk.label(short)) {
        Some(short) if !has_words(whole, short) => [short, ": ", whole].concat(),
        _ => whole.into(),
    }
}

/// True if a text contains these whole words.
fn has_words(text: &str, words: &str) -> bool {
    [" ", text, " "].concat().contains(&[" ", words, " "].concat())
}
