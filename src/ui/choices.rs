//! The choice between moves that end on the same field: promotions, or king move and castling.

use super::dom::{Child, El, view};
use super::live::{Place, later};
use super::sprite::PieceImage;
use super::state::{Desk, flag};
use leptos::prelude::*;
use notabene_core::game::MoveChoice;
use notabene_core::i18n::Label;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

/// The choices, over the board.
pub fn Choices() -> impl Child {
    let desk = Desk::here();
    let root = Place::new_local(None);
    later(Box::new(move || {
        if let Some(first) = root.get().and_then(|r| r.query_selector("button").ok().flatten())
            && let Ok(button) = first.dyn_into::<HtmlElement>()
        {
            // The first choice takes the focus; if it cannot, Tab still finds it.
            let _ = button.focus();
        }
    }));
    let on_key = move |e: KeyboardEvent| {
        e.stop_propagation();
        if e.ctrl_key() || e.meta_key() || e.alt_key() {
            return;
        }
        if e.key() == "Escape" {
            desk.choose(None);
            refocus(desk);
            return;
        }
        let typed = upper(&e.key());
        let hit = desk.choices.with_untracked(|c| {
            let (_, choices) = c.as_ref()?;
            choices.iter().position(|c| !c.key.is_empty() && upper(&c.key) == typed)
        });
        if hit.is_some() {
            e.prevent_default();
            desk.choose(hit);
            refocus(desk);
        }
    };
    let at_top = move |field| desk.layout.with(|l| l.centre(field).y < 50.0);
    move || {
        desk.choices.get().map(|(field, choices)| {
            // Captures that share their end: each shows its way, and the player may show one on the board.
            let ways = choices.iter().any(|choice| choice.way.1.len() > 1);
            let kind = if ways { "choices ways" } else { "choices" };
            let buttons = choices.into_iter().enumerate().map(|(n, choice)| view! { <Button n choice/> });
            let lead = move |_| {
                desk.choices.set(None);
                desk.inspector.lead(None);
                refocus(desk);
            };
            let lead = ways.then(|| {
                view! {
                    <button type="button" data-do="lead" on:click=lead>{desk.words(Label::ShowWay)}</button>
                }
            });
            view! {
                <div class="choices-back" on:click=move |_| desk.choose(None)></div>
                <div
                    class=kind class:top=flag(move || at_top(field)) role="dialog" aria-modal="true"
                    aria-label=desk.label(Label::Choose) node_ref=root on:keydown=on_key
                >
                    {buttons.collect::<Vec<_>>()}
                    {lead}
                </div>
            }
        })
    }
}

fn Button(n: usize, choice: MoveChoice) -> El {
    let desk = Desk::here();
    // The space parts what is said from the move, for ears too.
    let says = desk.say(&choice.says) + " ";
    let label = [&says[..], &choice.text].concat();
    let pick = move |_| {
        desk.choose(Some(n));
        refocus(desk);
    };
    let way = choice.way.clone();
    let look = move || {
        if way.1.len() > 1 {
            desk.inspector.lead(Some(way.clone()));
        }
    };
    let look_too = look.clone();
    view! {
        <button type="button" data-choice=n aria-label=label.clone() title=label on:click=pick
            on:focus=move |_| look() on:pointerenter=move |_| look_too()>
            {choice.glyph.map(|glyph| view! { <PieceImage glyph/> })}
            {choice.glyph.is_none().then(|| view! { <span class="says">{says}</span> })}
            <span class="text">{choice.text}</span>
        </button>
    }
}

/// In upper case, by the browser: it has the tables of Unicode, the page need not.
pub fn upper(text: &str) -> String {
    js_sys::JsString::from(text).to_upper_case().into()
}

/// Gives the focus back to the board. Nobody has asked to look at its field.
fn refocus(desk: Desk) {
    if desk.focus_board() {
        desk.inspector.point(None);
    }
}
