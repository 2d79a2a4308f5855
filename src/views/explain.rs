//! The explain line: a move in large characters, and a sentence on the selected one.

use crate::components::board_shapes::{RIVAL, part_sign};
use crate::components::move_text::Markup;
use crate::state::context::{AppContext, ModalKind};
use crate::state::inspector::{InputAnswer, tokens_at};
use crate::views::board::inspect;
use crate::views::controls::{ControlAction, ControlButton, action};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::notation::{Token, TokenPart};
use notabene_core::record::NodeId;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Opens the dialog of annotations beside the move.
const OPEN_ANNOTATIONS: ControlAction =
    action("beside", Label::BesideMove, |_| false, |app| app.modal.open.set(ModalKind::Annotations));

/// The line: an explanation, otherwise the answer to the last written text.
#[component]
pub fn Explain() -> impl IntoView {
    let app = AppContext::here();
    Effect::new(move || {
        let chosen = app.inspector.selection(app).token;
        // Runs after the characters are rendered.
        let _ = request_animation_frame(move || mark_selected(app, chosen));
    });
    view! {
        <section class=move || line_class(app) aria-label=app.label_signal(Label::Explanation)>
            <div class="glass">
                <div class="characters" inner_html=move || token_row(app)></div>
                <ControlButton action=OPEN_ANNOTATIONS/>
                <details class="legend" inner_html=move || legend_markup(app)></details>
            </div>
            <p class="sentence" aria-live="polite" data-live="explain">{move || explanation_text(app)}</p>
            <inspect::InspectedField/>
            <p class="hint">{move || app.label(empty_line_hint(app))}</p>
        </section>
    }
}

/// Returns a hint for the line: before the first move, only fields can be inspected.
fn empty_line_hint(app: AppContext) -> Label {
    let fields = app.sheet.with(|s| s.at == NodeId(0))
        && app.scene.with(|s| s.fields.iter().any(|field| field.look.is_some()));
    if fields { Label::LookHint } else { Label::ExplainHint }
}

fn line_class(app: AppContext) -> String {
    let silent = match inspect::has_text(app) {
        true => " looking",
        false if explanation_text(app).is_empty() => " silent",
        false => "",
    };
    format!("explain{}{silent}", if refused_input(app).is_some() { " refused" } else { "" })
}

/// The answer to a refused text, unless a character is explained meanwhile.
fn refused_input(app: AppContext) -> Option<InputAnswer> {
    let answer = app.inspector.view.with(|view| view.answer.clone().filter(|a| a.error_offset.is_some()));
    answer.filter(|_| app.inspector.selection(app).token.is_none())
}

/// Returns the sentence about the character, or about the written text.
fn explanation_text(app: AppContext) -> String {
    if let Some((token, fits)) = app.inspector.explained_token(app) {
        let said = app.message_text(&token.message);
        let far = !token.fields.is_empty() && !fits;
        return if far { format!("{said} {}", app.label(Label::ExplainGo)) } else { said };
    }
    app.inspector
        .view
        .with(|view| view.answer.as_ref().map(|answer| app.message_text(&answer.message)))
        .unwrap_or_default()
}

/// The characters of a move, or a refused text with suggested right forms.
fn token_row(app: AppContext) -> String {
    let mut out = Markup::default();
    if let Some(answer) = refused_input(app) {
        push_refused_text(app, &answer, &mut out);
        return out.into_string();
    }
    let place = app.inspector.selection(app).place;
    let all = app.sheet.with(|sheet| tokens_at(sheet, place));
    all.iter().enumerate().for_each(|(n, token)| push_character(app, token, n, &mut out));
    out.into_string()
}

/// A character as a button; [`mark_selected`] makes one of them the tab stop of the row.
fn push_character(app: AppContext, token: &Token, n: usize, out: &mut Markup) {
    let name = token.text.trim();
    out.push_button("data-control=\"character\" data-token=\"");
    out.push_number(n);
    out.push_markup(&[
        "\" tabindex=\"",
        if n == 0 { "0" } else { "-1" },
        "\" class=\"t-",
        token.part.name(),
        "\"",
    ]);
    out.push_attribute("aria-label", &format!("{name}: {}", app.label(token.part.label())));
    out.push_markup(&["><span class=\"text\" aria-hidden=\"true\">"]);
    out.push_figurines(name);
    out.push_markup(&["</span>"]);
    out.push_sign(part_sign(token.part));
    out.push_markup(&["</button>"]);
}

/// Marks the selected character: it alone is the tab stop of the row.
fn mark_selected(app: AppContext, chosen: Option<usize>) {
    let Some(row) = app.find_element(".characters") else { return };
    let all = row.query_selector_all("[data-token]").ok();
    for n in 0..all.as_ref().map_or(0, |all| all.length()) {
        let button = all.as_ref().and_then(|all| all.item(n)?.dyn_into::<Element>().ok());
        let Some(button) = button else { continue };
        let is = chosen == Some(n as usize);
        let stop = chosen.unwrap_or(0) == n as usize;
        // These attributes exist for every element.
        let _ = button.set_attribute("aria-pressed", if is { "true" } else { "false" });
        let _ = button.set_attribute("tabindex", if stop { "0" } else { "-1" });
    }
}

/// A refused text with its error marked, and suggested right forms.
fn push_refused_text(app: AppContext, answer: &InputAnswer, out: &mut Markup) {
    let at = answer.error_offset.unwrap_or(0);
    out.push_markup(&["<span class=\"echo\"><span class=\"for-ears\">"]);
    out.push_text(app.label(Label::YouWrote));
    out.push_markup(&[" </span>"]);
    out.push_text(answer.text.get(..at).unwrap_or_default());
    out.push_markup(&["<mark>"]);
    out.push_text(answer.text.get(at..).filter(|rest| !rest.is_empty()).unwrap_or("\u{a0}"));
    out.push_markup(&["</mark></span>"]);
    for right in &answer.suggestions {
        out.push_button("class=\"offer\" data-control=\"offer\"");
        out.push_attribute("data-offer", right);
        out.push_markup(&[">"]);
        out.push_text(right);
        out.push_markup(&["</button>"]);
    }
}

/// All parts with their signs; closed only by the reader.
fn legend_markup(app: AppContext) -> String {
    let mut out = Markup::default();
    let title = app.label(Label::Legend);
    out.push_markup(&["<summary data-control=\"legend\""]);
    out.push_attribute("title", title);
    out.push_attribute("aria-label", title);
    out.push_markup(&[">"]);
    out.push_icon("help");
    out.push_markup(&["</summary><ul tabindex=\"0\">"]);
    let mut row = |class: [&str; 2], path: &str, label: Label| {
        out.push_markup(&["<li class=\"", class[0], class[1], "\">"]);
        out.push_sign(path);
        out.push_markup(&["<span>"]);
        out.push_text(app.label(label));
        out.push_markup(&["</span></li>"]);
    };
    let lettered = app.scene.with(|s| s.takes.is_none());
    let parts = TokenPart::ALL.iter().filter(|part| part.is_in(lettered));
    parts.for_each(|part| row(["t-", part.name()], part_sign(*part), part.label()));
    if lettered {
        row(["rival", ""], RIVAL, Label::PartRival);
    }
    out.push_markup(&["</ul>"]);
    out.into_string()
}
