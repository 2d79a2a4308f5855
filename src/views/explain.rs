//! The explain line: a move in large characters, and a sentence on the selected one.

use crate::components::board_shapes::{RIVAL, sign};
use crate::components::effect::{later, text};
use crate::components::element::El;
use crate::components::move_text::Markup;
use crate::state::context::{AppContext, ModalKind};
use crate::state::inspector::{Answer, tokens};
use crate::views::board::inspect;
use crate::views::controls::{Action, Control, action};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::notation::{Token, TokenPart};
use notabene_core::record::NodeId;
use notabene_view::view;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Opens the dialog of annotations beside the move.
const BESIDE: Action =
    action("beside", Label::BesideMove, |_| false, |app| app.modal.open.set(ModalKind::Beside));

/// The line: an explanation, otherwise the answer to the last written text.
pub fn Explain() -> El {
    let app = AppContext::here();
    later(Box::new(move || {
        let chosen = app.inspector.spot(app).token;
        // Runs after the characters are rendered.
        let _ = request_animation_frame(move || mark(app, chosen));
    }));
    view! {
        <section class=text(move || class(app)) aria-label=app.words(Label::Explanation)>
            <div class="glass">
                <div class="characters" inner_html=text(move || row(app))></div>
                <Control action=BESIDE/>
                <details class="legend" inner_html=text(move || legend(app))></details>
            </div>
            <p class="sentence" aria-live="polite" data-live="explain">{text(move || sentence(app))}</p>
            {inspect::Line(app)}
            <p class="hint">{text(move || app.label(hint(app)).to_string())}</p>
        </section>
    }
}

/// Returns a hint for the line: before the first move, only fields can be inspected.
fn hint(app: AppContext) -> Label {
    let fields = app.sheet.with(|s| s.at == NodeId(0))
        && app.scene.with(|s| s.fields.iter().any(|field| field.look.is_some()));
    if fields { Label::LookHint } else { Label::ExplainHint }
}

fn class(app: AppContext) -> String {
    let silent = match inspect::is_open(app) {
        true => " looking",
        false if sentence(app).is_empty() => " silent",
        false => "",
    };
    format!("explain{}{silent}", if refused(app).is_some() { " refused" } else { "" })
}

/// The answer to a refused text, unless a character is explained meanwhile.
fn refused(app: AppContext) -> Option<Answer> {
    let answer = app.inspector.view.with(|view| view.answer.clone().filter(|a| a.wrong.is_some()));
    answer.filter(|_| app.inspector.spot(app).token.is_none())
}

/// Returns the sentence about the character, or about the written text.
fn sentence(app: AppContext) -> String {
    if let Some((token, fits)) = app.inspector.token(app) {
        let said = app.say(&token.message);
        let far = !token.fields.is_empty() && !fits;
        return if far { format!("{said} {}", app.label(Label::ExplainGo)) } else { said };
    }
    app.inspector
        .view
        .with(|view| view.answer.as_ref().map(|answer| app.say(&answer.says)))
        .unwrap_or_default()
}

/// The characters of a move, or a refused text with suggested right forms.
fn row(app: AppContext) -> String {
    let mut out = Markup::default();
    if let Some(answer) = refused(app) {
        echo(app, &answer, &mut out);
        return out.done();
    }
    let place = app.inspector.spot(app).place;
    let all = app.sheet.with(|sheet| tokens(sheet, place));
    all.iter().enumerate().for_each(|(n, token)| character(app, token, n, &mut out));
    out.done()
}

/// A character as a button; [`mark`] makes one of them the tab stop of the row.
fn character(app: AppContext, token: &Token, n: usize, out: &mut Markup) {
    let name = token.text.trim();
    out.button("data-control=\"character\" data-token=\"");
    out.number(n);
    out.put(&["\" tabindex=\"", if n == 0 { "0" } else { "-1" }, "\" class=\"t-", token.part.name(), "\""]);
    out.attribute("aria-label", &format!("{name}: {}", app.label(token.part.label())));
    out.put(&["><span class=\"text\" aria-hidden=\"true\">"]);
    out.written(name);
    out.put(&["</span>"]);
    out.sign(sign(token.part));
    out.put(&["</button>"]);
}

/// Marks the selected character: it alone is the tab stop of the row.
fn mark(app: AppContext, chosen: Option<usize>) {
    let Some(row) = app.find(".characters") else { return };
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
fn echo(app: AppContext, answer: &Answer, out: &mut Markup) {
    let at = answer.wrong.unwrap_or(0);
    out.put(&["<span class=\"echo\"><span class=\"for-ears\">"]);
    out.text(app.label(Label::YouWrote));
    out.put(&[" </span>"]);
    out.text(answer.text.get(..at).unwrap_or_default());
    out.put(&["<mark>"]);
    out.text(answer.text.get(at..).filter(|rest| !rest.is_empty()).unwrap_or("\u{a0}"));
    out.put(&["</mark></span>"]);
    for right in &answer.offers {
        out.button("class=\"offer\" data-control=\"offer\"");
        out.attribute("data-offer", right);
        out.put(&[">"]);
        out.text(right);
        out.put(&["</button>"]);
    }
}

/// All parts with their signs; closed only by the reader.
fn legend(app: AppContext) -> String {
    let mut out = Markup::default();
    let title = app.label(Label::Legend);
    out.put(&["<summary data-control=\"legend\""]);
    out.attribute("title", title);
    out.attribute("aria-label", title);
    out.put(&[">"]);
    out.icon("help");
    out.put(&["</summary><ul tabindex=\"0\">"]);
    let mut row = |class: [&str; 2], path: &str, label: Label| {
        out.put(&["<li class=\"", class[0], class[1], "\">"]);
        out.sign(path);
        out.put(&["<span>"]);
        out.text(app.label(label));
        out.put(&["</span></li>"]);
    };
    let lettered = app.scene.with(|s| s.takes.is_none());
    let parts = TokenPart::ALL.iter().filter(|part| part.is_in(lettered));
    parts.for_each(|part| row(["t-", part.name()], sign(*part), part.label()));
    if lettered {
        row(["rival", ""], RIVAL, Label::PartRival);
    }
    out.put(&["</ul>"]);
    out.done()
}
