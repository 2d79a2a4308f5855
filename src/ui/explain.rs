//! The explain line: a move in large characters, and a sentence on the one that is pointed at.

use super::controls::{Action, ControlButton, action};
use super::dom::El;
use super::inspector::{Answer, tokens};
use super::interop::element;
use super::look::{self, LookLine};
use super::markup::Markup;
use super::overlay::{RIVAL, sign};
use super::state::{CurrentGame, Over, text};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::notation::{Part, Token};
use notabene_core::record::NodeId;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Opens what stands beside the move.
const BESIDE: Action =
    action("beside", Label::BesideMove, |_| false, |desk| desk.modal.open.set(Over::Beside));

/// The line, for callers that are not views yet.
pub fn Explain() -> El {
    element(view! { <ExplainView/> })
}

/// The line: what is explained, else what is said of the last written text.
#[component]
pub fn ExplainView() -> impl IntoView {
    let game = CurrentGame::here();
    Effect::new(move |_| {
        let chosen = game.inspector.spot(game).token;
        // After the characters are there.
        let _ = request_animation_frame(move || mark(game, chosen));
    });
    view! {
        <section class=text(move || class(game)) aria-label=game.words(Label::Explanation)>
            <div class="glass">
                <div class="characters" inner_html=text(move || row(game))></div>
                <ControlButton action=BESIDE/>
                <details class="legend" inner_html=text(move || legend(game))></details>
            </div>
            <p class="sentence" aria-live="polite" data-live="explain">{text(move || sentence(game))}</p>
            <LookLine/>
            <p class="hint">{text(move || game.label(hint(game)).to_string())}</p>
        </section>
    }
}

/// What can be done here: as long as nothing is written, only fields can be looked at.
fn hint(game: CurrentGame) -> Label {
    let fields = game.sheet.with(|s| s.at == NodeId(0))
        && game.scene.with(|s| s.fields.iter().any(|field| field.look.is_some()));
    if fields { Label::LookHint } else { Label::ExplainHint }
}

fn class(game: CurrentGame) -> String {
    let silent = match look::is_open(game) {
        true => " looking",
        false if sentence(game).is_empty() => " silent",
        false => "",
    };
    ["explain", if refused(game).is_some() { " refused" } else { "" }, silent].concat()
}

/// The answer to a refused text, unless a character is explained meanwhile.
fn refused(game: CurrentGame) -> Option<Answer> {
    let answer = game.inspector.view.with(|view| view.answer.clone().filter(|a| a.wrong.is_some()));
    answer.filter(|_| game.inspector.spot(game).token.is_none())
}

/// What is said: of the character, or of the text that was written.
fn sentence(game: CurrentGame) -> String {
    if let Some((token, fits)) = game.inspector.token(game) {
        let said = game.say(&token.says);
        let far = !token.fields.is_empty() && !fits;
        return if far { [&said, " ", game.label(Label::ExplainGo)].concat() } else { said };
    }
    game.inspector
        .view
        .with(|view| view.answer.as_ref().map(|answer| game.say(&answer.says)))
        .unwrap_or_default()
}

/// The characters of a move, or a refused text with right forms to take over.
fn row(game: CurrentGame) -> String {
    let mut out = Markup::default();
    if let Some(answer) = refused(game) {
        echo(game, &answer, &mut out);
        return out.done();
    }
    let place = game.inspector.spot(game).place;
    let all = game.sheet.with(|sheet| tokens(sheet, place));
    all.iter().enumerate().for_each(|(n, token)| character(game, token, n, &mut out));
    out.done()
}

/// A character as a button; [`mark`] makes one of them the tab stop of the row.
fn character(game: CurrentGame, token: &Token, n: usize, out: &mut Markup) {
    let name = token.text.trim();
    out.button("data-control=\"character\" data-token=\"");
    out.number(n);
    out.put(&["\" tabindex=\"", if n == 0 { "0" } else { "-1" }, "\" class=\"t-", token.part.name(), "\""]);
    out.attribute("aria-label", &[name, ": ", game.label(token.part.label())].concat());
    out.put(&["><span class=\"text\" aria-hidden=\"true\">"]);
    out.written(name);
    out.put(&["</span>"]);
    out.sign(sign(token.part));
    out.put(&["</button>"]);
}

/// Shows which character is chosen: it alone is the tab stop of the row.
fn mark(game: CurrentGame, chosen: Option<usize>) {
    let Some(row) = game.find(".characters") else { return };
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
fn echo(game: CurrentGame, answer: &Answer, out: &mut Markup) {
    let at = answer.wrong.unwrap_or(0);
    out.put(&["<span class=\"echo\"><span class=\"for-ears\">"]);
    out.text(game.label(Label::YouWrote));
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
fn legend(game: CurrentGame) -> String {
    let mut out = Markup::default();
    let title = game.label(Label::Legend);
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
        out.text(game.label(label));
        out.put(&["</span></li>"]);
    };
    let lettered = game.scene.with(|s| s.takes.is_none());
    let parts = Part::ALL.iter().filter(|part| part.is_in(lettered));
    parts.for_each(|part| row(["t-", part.name()], sign(*part), part.label()));
    if lettered {
        row(["rival", ""], RIVAL, Label::PartRival);
    }
    out.put(&["</ul>"]);
    out.done()
}
