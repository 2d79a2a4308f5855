//! The choice between moves that end on the same field: promotions, or king move and castling.

use crate::components::PieceImage;
use crate::state::current_game::CurrentGame;
use leptos::html;
use leptos::prelude::*;
use notabene_core::game::MoveChoice;
use notabene_core::geometry::Field;
use notabene_core::i18n::Label;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

/// The choices, over the board.
#[component]
pub fn MoveChoices() -> impl IntoView {
    let current = CurrentGame::here();
    move || {
        // A closure inside is always rendered with new elements, of which the first button takes the focus.
        current
            .choices
            .get()
            .map(|(field, choices)| move || view! { <ChoiceDialog field choices=choices.clone()/> })
    }
}

/// Chooses by a letter that stands on one of the buttons; Escape chooses nothing.
fn choose_by_key(current: CurrentGame, e: &KeyboardEvent) {
    e.stop_propagation();
    if e.ctrl_key() || e.meta_key() || e.alt_key() {
        return;
    }
    if e.key() == "Escape" {
        current.choose(None);
        focus_board(current);
        return;
    }
    let typed = to_upper_case(&e.key());
    let hit = current.choices.with_untracked(|c| {
        let (_, choices) = c.as_ref()?;
        choices.iter().position(|c| !c.key.is_empty() && to_upper_case(&c.key) == typed)
    });
    if hit.is_some() {
        e.prevent_default();
        current.choose(hit);
        focus_board(current);
    }
}

/// The choices of moves that end on a field.
#[component]
fn ChoiceDialog(field: Field, choices: Vec<MoveChoice>) -> impl IntoView {
    let current = CurrentGame::here();
    let root = NodeRef::<html::Div>::new();
    Effect::new(move || {
        if let Some(first) = root.get().and_then(|r| r.query_selector("button").ok().flatten())
            && let Ok(button) = first.dyn_into::<HtmlElement>()
        {
            // The first choice takes the focus; if it cannot, Tab still finds it.
            let _ = button.focus();
        }
    });
    let at_top = move || current.layout.with(|l| l.centre(field).y < 50.0);
    // Captures with the same end: each shows its path, and can highlight it on the board.
    let ways = choices.iter().any(|choice| choice.path.1.len() > 1);
    let kind = if ways { "choices ways" } else { "choices" };
    let buttons = choices.into_iter().enumerate().map(|(n, choice)| view! { <MoveChoiceButton n choice/> });
    let lead = move |_| {
        current.choices.set(None);
        current.inspector.inspect_path(None);
        focus_board(current);
    };
    let lead = ways.then(|| {
        view! { <button type="button" data-do="lead" on:click=lead>{current.label_signal(Label::ShowWay)}</button> }
    });
    view! {
        <div class="choices-back" on:click=move |_| current.choose(None)></div>
        <div
            class=kind class:top=at_top role="dialog" aria-modal="true" aria-label=current.label_signal(Label::Choose)
            node_ref=root on:keydown=move |e| choose_by_key(current, &e)
        >
            {buttons.collect_view()}
            {lead}
        </div>
    }
}

#[component]
fn MoveChoiceButton(n: usize, choice: MoveChoice) -> impl IntoView {
    let current = CurrentGame::here();
    // The space separates the explanation from the move, for screen readers too.
    let text = untrack(|| current.message_text(&choice.message)) + " ";
    let label = format!("{text}{}", choice.text);
    let pick = move |_| {
        current.choose(Some(n));
        focus_board(current);
    };
    let path = choice.path.clone();
    let look = move || {
        if path.1.len() > 1 {
            current.inspector.inspect_path(Some(path.clone()));
        }
    };
    let look_too = look.clone();
    view! {
        <button type="button" data-choice=n aria-label=label.clone() title=label on:click=pick
            on:focus=move |_| look() on:pointerenter=move |_| look_too()>
            {choice.glyph.map(|glyph| view! { <PieceImage glyph/> })}
            {choice.glyph.is_none().then(|| view! { <span class="says">{text}</span> })}
            <span class="text">{choice.text}</span>
        </button>
    }
}

/// Returns upper case, by the Unicode tables of the browser.
pub fn to_upper_case(text: &str) -> String {
    js_sys::JsString::from(text).to_upper_case().into()
}

/// Focuses the board again, without inspecting its field.
fn focus_board(current: CurrentGame) {
    if current.focus_board() {
        current.inspector.inspect_field(None);
    }
}
