//! Letters to tap: all that a move is written with, in the letters that were chosen.

use super::dom::{El, view};
use super::live::Place;
use super::sprite::Icon;
use super::state::Desk;
use super::written::near;
use leptos::prelude::*;
use notabene_core::notation::{Castle, Style};
use notabene_core::position::Figure;
use notabene_core::text::Label;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, MouseEvent, SelectionMode};

const FIGURES: [Figure; 5] = [Figure::King, Figure::Queen, Figure::Rook, Figure::Bishop, Figure::Knight];
const SQUARES: [&str; 16] = ["a", "b", "c", "d", "e", "f", "g", "h", "1", "2", "3", "4", "5", "6", "7", "8"];

/// The keys in rows of eight.
fn keys(style: &Style) -> Vec<&'static str> {
    let (short, long) = match style.castle {
        Castle::Letter => ("O-O", "O-O-O"),
        Castle::Zero => ("0-0", "0-0-0"),
    };
    let mut keys = Vec::with_capacity(32);
    FIGURES.iter().for_each(|figure| keys.push(style.key(*figure)));
    keys.extend([style.capture_sign(), "-"]);
    keys.push(BACK);
    keys.extend(SQUARES);
    keys.extend([short, long, "=", "+", style.mate_sign()]);
    keys
}

/// The key that erases.
const BACK: &str = "";

pub fn Pad(input: Place) -> El {
    let desk = Desk::here();
    let key = move |key: &'static str| {
        let label = text_of(desk, key);
        let wide = key.len() > 4;
        view! {
            <button type="button" data-key=key class:wide=wide aria-label=label tabindex="-1">
                {(key == BACK).then(|| Icon("erase"))}{key}
            </button>
        }
    };
    let style = Memo::new(move |_| desk.prefs.with(|p| p.strictness.style(p.style())));
    let all = move || keys(&style.get()).into_iter().map(key).collect::<Vec<_>>();
    view! {
        <div class="pad" role="group" aria-label=desk.words(Label::LetterPad)
            on:pointerdown=move |e| e.prevent_default() on:click=move |e| press(desk, input, &e)>
            {all}
            <button type="submit" class="main wide" tabindex="-1" aria-label=desk.words(Label::PlayWritten)>
                <Icon name="check"/>
            </button>
        </div>
    }
}

fn text_of(desk: Desk, key: &'static str) -> String {
    if key == BACK { desk.label(Label::Erase).into() } else { key.into() }
}

/// Puts a letter where the caret stands, or takes one away.
fn press(desk: Desk, input: Place, e: &MouseEvent) {
    let Some(key) = near(e, "[data-key]").and_then(|e| e.get_attribute("data-key")) else { return };
    let Some(input) = input.there() else { return };
    let input: HtmlInputElement = input.unchecked_into();
    let place = |at: Result<Option<u32>, _>| at.ok().flatten().unwrap_or(0);
    let (start, end) = (place(input.selection_start()), place(input.selection_end()));
    let start = if key == BACK && start == end { start.saturating_sub(1) } else { start };
    // It fails only for a range that is turned round.
    let _ = input.set_range_text_with_start_and_end_and_selection_mode(&key, start, end, SelectionMode::End);
    desk.lens.text.set(input.value());
}
