//! The buttons beside the board: walking, taking back, turning, a new game.

use super::sprite::Icon;
use super::state::{Desk, Over};
use leptos::prelude::*;
use notabene_core::record::NodeId;
use notabene_core::session::Go;
use notabene_core::text::Label;

#[component]
pub fn Controls() -> impl IntoView {
    let desk = Desk::here();
    let at_start = move || desk.sheet.with(|s| s.at == NodeId(0));
    let no_undo = move || desk.status.with(|s| !s.can_undo);
    let no_redo = move || desk.status.with(|s| !s.can_redo);
    let walk = move |go: Go| move || desk.go(go);
    let never = || false;
    view! {
        <div class="controls">
            <div class="group" role="group" aria-label=desk.words(Label::Moves)>
                <Control icon="first" label=Label::First off=at_start act=walk(Go::First)/>
                <Control icon="prev" label=Label::Previous off=at_start act=walk(Go::Back)/>
                <Control icon="next" label=Label::Next off=never act=walk(Go::Forward)/>
                <Control icon="last" label=Label::Last off=never act=walk(Go::Last)/>
            </div>
            <div class="group">
                <Control icon="undo" label=Label::Undo off=no_undo act=walk(Go::Undo)/>
                <Control icon="redo" label=Label::Redo off=no_redo act=walk(Go::Redo)/>
                <Control icon="flip" label=Label::Flip off=never act=move || desk.flip()/>
                <Control icon="new" label=Label::NewGame off=never act=move || desk.over.set(Over::Chooser)/>
            </div>
        </div>
    }
}

/// A button. While it has nothing to do it says so, but keeps the focus.
#[component]
fn Control(
    icon: &'static str,
    label: Label,
    off: impl Fn() -> bool + Copy + Send + Sync + 'static,
    act: impl Fn() + 'static,
) -> impl IntoView {
    let desk = Desk::here();
    let text = desk.words(label);
    view! {
        <button
            type="button" data-control=icon title=text aria-label=text
            aria-disabled=move || off().to_string()
            on:click=move |_| if !untrack(off) { act() }
        >
            <Icon name=icon/>
        </button>
    }
}
