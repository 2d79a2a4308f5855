//! The explain line: a move in large characters, and a sentence on the selected one.

use crate::components::board_shapes::{RIVAL, part_sign};
use crate::components::{Figurines, Icon, Sign};
use crate::state::current_game::CurrentGame;
use crate::state::inspector::{InputAnswer, tokens_at};
use crate::state::modal::{Modal, ModalKind};
use crate::state::preferences::Preferences;
use crate::views::board::inspect;
use crate::views::controls::{ControlAction, ControlButton, action};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::notation::{Token, TokenPart};
use notabene_core::record::NodeId;

/// Opens the dialog of annotations beside the move.
const OPEN_ANNOTATIONS: ControlAction =
    action("beside", Label::BesideMove, |_| false, |_| Modal::here().show(ModalKind::Annotations));

/// The line: an explanation, otherwise the answer to the last written text.
#[component]
pub fn Explain() -> impl IntoView {
    let current = CurrentGame::here();
    view! {
        <section class=move || line_class(current) aria-label=current.label_signal(Label::Explanation)>
            <div class="glass across">
                <div class="characters across grow"><Characters/></div>
                <ControlButton action=OPEN_ANNOTATIONS/>
                <Legend/>
            </div>
            <p class="sentence" aria-live="polite" data-live="explain">{move || explanation_text(current)}</p>
            <inspect::InspectedField/>
            <p class="hint">{move || current.label(empty_line_hint(current))}</p>
        </section>
    }
}

/// Returns a hint for the line: before the first move, only fields can be inspected.
fn empty_line_hint(current: CurrentGame) -> Label {
    let fields = current.sheet.with(|s| s.at == NodeId(0))
        && current.scene.with(|s| s.fields.iter().any(|field| field.look.is_some()));
    if fields { Label::LookHint } else { Label::ExplainHint }
}

fn line_class(current: CurrentGame) -> String {
    let silent = match inspect::has_text(current) {
        true => " looking",
        false if explanation_text(current).is_empty() => " silent",
        false => "",
    };
    format!("explain plate{}{silent}", if refused_input(current).is_some() { " refused" } else { "" })
}

/// The answer to a refused text, unless a character is explained meanwhile.
fn refused_input(current: CurrentGame) -> Option<InputAnswer> {
    let answer = current.inspector.view.with(|view| view.answer.clone().filter(|a| a.error_offset.is_some()));
    answer.filter(|_| current.inspector.selection(current.sheet).token.is_none())
}

/// Returns the sentence about the character, or about the written text.
fn explanation_text(current: CurrentGame) -> String {
    if let Some((token, fits)) = current.inspector.explained_token(current.sheet) {
        let meaning = current.message_text(&token.message);
        let far = !token.fields.is_empty() && !fits;
        return if far { format!("{meaning} {}", current.label(Label::ExplainGo)) } else { meaning };
    }
    current
        .inspector
        .view
        .with(|view| view.answer.as_ref().map(|answer| current.message_text(&answer.message)))
        .unwrap_or_default()
}

/// The characters of a move, or a refused text with suggested right forms.
#[component]
fn Characters() -> impl IntoView {
    let current = CurrentGame::here();
    let refused = Memo::new(move |_| refused_input(current));
    let chosen = Memo::new(move |_| current.inspector.selection(current.sheet).token);
    let tokens = Memo::new(move |_| {
        let place = current.inspector.selection(current.sheet).place;
        current.sheet.with(|sheet| tokens_at(sheet, place))
    });
    move || match refused.get() {
        Some(answer) => view! { <RefusedText answer/> }.into_any(),
        None => {
            let all = tokens.get().into_iter().enumerate();
            all.map(|(n, token)| view! { <Character token n chosen/> }).collect_view().into_any()
        }
    }
}

/// A character as a button; the selected one alone is the tab stop of the row.
#[component]
fn Character(token: Token, n: usize, chosen: Memo<Option<usize>>) -> impl IntoView {
    let prefs = Preferences::here();
    let part = token.part;
    let text = token.text.trim().to_string();
    let name = text.clone();
    view! {
        <button
            type="button" data-control="character" data-token=n class=format!("t-{}", part.name())
            tabindex=move || if chosen.get().unwrap_or(0) == n { "0" } else { "-1" }
            aria-pressed=move || (chosen.get() == Some(n)).to_string()
            aria-label=move || prefs.with_name(&name, prefs.label(part.label()))
        >
            <span class="text" aria-hidden="true"><Figurines text/></span>
            <Sign path=part_sign(part)/>
        </button>
    }
}

/// A refused text with its error marked, and suggested right forms.
#[component]
fn RefusedText(answer: InputAnswer) -> impl IntoView {
    let prefs = Preferences::here();
    let at = answer.error_offset.unwrap_or(0);
    let before = answer.text.get(..at).unwrap_or_default().to_string();
    let wrong = answer.text.get(at..).filter(|rest| !rest.is_empty()).unwrap_or("\u{a0}").to_string();
    let offer = |right: String| {
        let data = right.clone();
        view! {
            <button type="button" class="offer strong" data-control="offer" data-offer=data>{right}</button>
        }
    };
    view! {
        <span class="echo">
            <span class="for-ears">{prefs.label_signal(Label::YouWrote)}" "</span>{before}<mark>{wrong}</mark>
        </span>
        {answer.suggestions.into_iter().map(offer).collect_view()}
    }
}

/// All parts with their signs; closed only by the reader.
#[component]
fn Legend() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let title = prefs.label_signal(Label::Legend);
    let is_lettered = Memo::new(move |_| current.scene.with(|s| s.takes.is_none()));
    let row = move |class: String, path: &'static str, label: Label| {
        view! { <li class=["inline ", &class].concat()><Sign path/><span class="grow">{prefs.label_signal(label)}</span></li> }
    };
    let rows = move || {
        let is_lettered = is_lettered.get();
        let parts = TokenPart::ALL.iter().filter(|part| part.is_in(is_lettered));
        let parts = parts.map(|part| row(format!("t-{}", part.name()), part_sign(*part), part.label()));
        let rival = is_lettered.then(|| row("rival".into(), RIVAL, Label::PartRival));
        parts.chain(rival).collect_view()
    };
    view! {
        <details class="legend">
            <summary class="in-middle" data-control="legend" title=title aria-label=title><Icon name="help"/></summary>
            <ul class="bare" tabindex="0">{rows}</ul>
        </details>
    }
}
