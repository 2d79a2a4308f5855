//! The explain line: a move in large characters, and a sentence on the one that is pointed at.

use super::controls::{Action, Control, action};
use super::dom::{El, view};
use super::inspector::{Answer, tokens};
use super::live::later;
use super::look;
use super::markup::Markup;
use super::overlay::{RIVAL, sign};
use super::state::{Desk, Over, text};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::notation::{Part, Token};
use notabene_core::record::NodeId;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Opens what stands beside the move.
const BESIDE: Action =
    action("beside", Label::BesideMove, |_| false, |desk| desk.modal.open.set(Over::Beside));

/// The line: what is explained, else what is said of the last written text.
pub fn Explain() -> El {
    let desk = Desk::here();
    later(Box::new(move || {
        let chosen = desk.inspector.spot(desk).token;
        // After the characters are there.
        let _ = request_animation_frame(move || mark(desk, chosen));
    }));
    view! {
        <section class=text(move || class(desk)) aria-label=desk.words(Label::Explanation)>
            <div class="glass">
                <div class="characters" inner_html=text(move || row(desk))></div>
                <Control action=BESIDE/>
                <details class="legend" inner_html=text(move || legend(desk))></details>
            </div>
            <p class="sentence" aria-live="polite" data-live="explain">{text(move || sentence(desk))}</p>
            {look::Line(desk)}
            <p class="hint">{text(move || desk.label(hint(desk)).to_string())}</p>
        </section>
    }
}

/// What can be done here: as long as nothing is written, only fields can be looked at.
fn hint(desk: Desk) -> Label {
    let fields = desk.sheet.with(|s| s.at == NodeId(0))
        && desk.scene.with(|s| s.fields.iter().any(|field| field.look.is_some()));
    if fields { Label::LookHint } else { Label::ExplainHint }
}

fn class(desk: Desk) -> String {
    let silent = match look::is_open(desk) {
        true => " looking",
        false if sentence(desk).is_empty() => " silent",
        false => "",
    };
    ["explain", if refused(desk).is_some() { " refused" } else { "" }, silent].concat()
}

/// The answer to a refused text, unless a character is explained meanwhile.
fn refused(desk: Desk) -> Option<Answer> {
    let answer = desk.inspector.view.with(|view| view.answer.clone().filter(|a| a.wrong.is_some()));
    answer.filter(|_| desk.inspector.spot(desk).token.is_none())
}

/// What is said: of the character, or of the text that was written.
fn sentence(desk: Desk) -> String {
    if let Some((token, fits)) = desk.inspector.token(desk) {
        let said = desk.say(&token.says);
        let far = !token.fields.is_empty() && !fits;
        return if far { [&said, " ", desk.label(Label::ExplainGo)].concat() } else { said };
    }
    desk.inspector
        .view
        .with(|view| view.answer.as_ref().map(|answer| desk.say(&answer.says)))
        .unwrap_or_default()
}

/// The characters of a move, or a refused text with right forms to take over.
fn row(desk: Desk) -> String {
    let mut out = Markup::default();
    if let Some(answer) = refused(desk) {
        echo(desk, &answer, &mut out);
        return out.done();
    }
    let place = desk.inspector.spot(desk).place;
    let all = desk.sheet.with(|sheet| tokens(sheet, place));
    all.iter().enumerate().for_each(|(n, token)| character(desk, token, n, &mut out));
    out.done()
}

/// A character as a button; [`mark`] makes one of them the tab stop of the row.
fn character(desk: Desk, token: &Token, n: usize, out: &mut Markup) {
    let name = token.text.trim();
    out.button("data-control=\"character\" data-token=\"");
    out.number(n);
    out.put(&["\" tabindex=\"", if n == 0 { "0" } else { "-1" }, "\" class=\"t-", token.part.name(), "\""]);
    out.attribute("aria-label", &[name, ": ", desk.label(token.part.label())].concat());
    out.put(&["><span class=\"text\" aria-hidden=\"true\">"]);
    out.written(name);
    out.put(&["</span>"]);
    out.sign(sign(token.part));
    out.put(&["</button>"]);
}

/// Shows which character is chosen: it alone is the tab stop of the row.
fn mark(desk: Desk, chosen: Option<usize>) {
    let Some(row) = desk.find(".characters") else { return };
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

/// A refused text with its wrong place marked, and right forms to take over.
fn echo(desk: Desk, answer: &Answer, out: &mut Markup) {
    let at = answer.wrong.unwrap_or(0);
    out.put(&["<span class=\"echo\"><span class=\"for-ears\">"]);
    out.text(desk.label(Label::YouWrote));
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

/// All parts with their signs; open as long as one likes.
fn legend(desk: Desk) -> String {
    let mut out = Markup::default();
    let title = desk.label(Label::Legend);
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
        out.text(desk.label(label));
        out.put(&["</span></li>"]);
    };
    let lettered = desk.scene.with(|s| s.takes.is_none());
    let parts = Part::ALL.iter().filter(|part| part.is_in(lettered));
    parts.for_each(|part| row(["t-", part.name()], sign(*part), part.label()));
    if lettered {
        row(["rival", ""], RIVAL, Label::PartRival);
    }
    out.put(&["</ul>"]);
    out.done()
}
