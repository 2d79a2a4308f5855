//! Possible captures with reasons, remedies for a missed capture, and the counts towards the end of the game.

use crate::components::Button;
use crate::components::markup::Markup;
use crate::state::current_game::CurrentGame;
use crate::state::inspector::Inspector;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::{CaptureCandidate, Go};
use notabene_core::geometry::Layout;
use notabene_core::i18n::{Label, MessageKind, Msg};

/// The counts, one sentence each.
#[component]
pub fn CaptureCounts() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let class =
        move || if current.scene.with(|s| s.tallies.is_empty()) { "hidden" } else { "tallies bare faint" };
    let counts = move || {
        let count = |(_, text): &(_, Msg)| view! { <li>{prefs.message_text(text)}</li> };
        current.scene.with(|s| s.tallies.iter().map(count).collect_view())
    };
    view! { <ul class=class>{counts}</ul> }
}

/// The remedy for the last move, with the button that takes it back.
#[component]
pub fn WrongCaptureRemedy() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let slip = Memo::new(move |_| current.status.with(|s| s.slip.clone()));
    let class = move || if slip.with(Option::is_none) { "hidden" } else { "slip inline" };
    let content = move || {
        let message = slip.get()?;
        let take_back = (message.kind() == MessageKind::MayForce).then(|| {
            let undo = move |()| current.go(Go::Undo);
            view! { <Button text=prefs.label_signal(Label::ForceBack) name="force" on_click=undo/> }
        });
        Some(view! { <p role="status">{prefs.message_text(&message)}</p> {take_back} })
    };
    view! { <div class=class>{content}</div> }
}

/// The list of all captures, folded by default.
#[component]
pub fn CaptureList() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let candidates = Memo::new(move |_| current.scene.with(|s| s.candidates.clone()));
    // The list would tell where the hidden pieces stand.
    let is_hidden = move || current.blindfold().is_on() || candidates.with(Vec::is_empty);
    let title = move || format!("{} ({})", prefs.label(Label::WhichCapture), candidates.with(Vec::len));
    let lines = move || {
        // A new position has no selected capture.
        let selected = RwSignal::new(None::<String>);
        let line = |capture| view! { <CaptureLine capture selected/> };
        candidates.get().into_iter().map(line).collect_view()
    };
    view! {
        <details class=move || if is_hidden() { "hidden" } else { "captures plate" }>
            <summary class="strong" data-control="captures">{title}</summary>
            <ul class="bare stack tight">{lines}</ul>
        </details>
    }
}

/// A capture: its notation, the number of captured pieces, and the reason why it is legal or not. Its path is shown while
/// the line is hovered or focused, and as long as it is selected; the button of a selected line plays it.
#[component]
fn CaptureLine(capture: CaptureCandidate, selected: RwSignal<Option<String>>) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let (class, verdict) = match capture.allowed {
        true => ("allowed", Label::CaptureAllowed),
        false => ("refused", Label::CaptureRefused),
    };
    let text = StoredValue::new(capture.text.clone());
    let path = StoredValue::new((capture.route, capture.taken));
    let is_selected = Memo::new(move |_| selected.get() == Some(text.get_value()));
    let show = move |is_shown: bool| current.inspector.inspect_path(is_shown.then(|| path.get_value()));
    let select = move |_| {
        let is_new = !is_selected.get_untracked();
        selected.set(is_new.then(|| text.get_value()));
        show(is_new);
    };
    let play = move |_| {
        if is_selected.get_untracked() {
            play_capture(current, &text.get_value());
        }
    };
    view! {
        <li class=["inline tight ", class].concat()>
            <button
                type="button" class="choice" data-capture=text.get_value()
                aria-pressed=move || is_selected.get().to_string()
                on:click=select
                on:pointerover=move |_| show(true)
                on:pointerout=move |_| show(is_selected.get_untracked())
                on:focusin=move |_| show(true)
                on:focusout=move |_| show(is_selected.get_untracked())
            >
                <span class="may">{prefs.label_signal(verdict)}</span>
                <span class="way strong">{capture.text}</span>
                <span class="count" aria-hidden="true">{capture.worth.pieces}</span>
                <span class="says">{move || prefs.message_text(&capture.message)}</span>
            </button>
            <Button text=prefs.label_signal(Label::PlayCapture) name="capture" class="main" on_click=play/>
        </li>
    }
}

/// Plays a capture of the list.
fn play_capture(current: CurrentGame, text: &str) {
    if current.waits_for_opponent() {
        return;
    }
    let style = current.prefs.with_untracked(|p| p.style());
    let refused = current.update_game(|game| game.enter(text, &style)).err();
    current.choices.set(None);
    current.inspector.end_magnified_view();
    current.notice.set(refused.map(|refusal| refusal.because));
}

/// Draws the inspected path, and a ring round each piece captured on it.
pub fn inspected_path_svg(inspector: Inspector, layout: &Layout) -> String {
    let Some((path, taken)) = inspector.view.with(|view| view.path.clone()) else {
        return String::new();
    };
    let line: String = path.windows(2).map(|leg| layout.way(leg)).collect();
    let rings: String = taken.iter().map(|field| layout.circle(*field, 0.42)).collect();
    let mut out = Markup::default();
    out.push_markup(&[
        "<g class=\"led\"><path class=\"halo\" d=\"",
        &line,
        "\"/><path class=\"way\" d=\"",
        &line,
    ]);
    out.push_markup(&["\"/><path class=\"halo\" d=\"", &rings, "\"/><path class=\"taken\" d=\"", &rings]);
    out.push_markup(&["\"/></g>"]);
    out.into_string()
}
