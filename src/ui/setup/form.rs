//! Beside the board: verdict on the position, actions, and the position as text.

use super::bench::EditorState;
use super::extras::Extras;
use crate::components::Icon;
use crate::ui::paper::copy_text;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::game::Problem;
use notabene_core::i18n::{Label, MessageKind};

/// All that stands beside the board.
#[component]
pub fn Panel(editor: EditorState) -> impl IntoView {
    view! {
        <section class="side" aria-label=editor.current.words(Label::SetUp)>
            <Intro editor/>
            <div class="outcome" role="status"><Verdict editor/></div>
            <div class="alarm" role="alert">{move || lost_draft(editor)}</div>
            <Go editor/>
            <PositionText editor/>
            <Extras editor/>
            <div class="for-ears told" role="status">{move || message(editor)}</div>
        </section>
    }
}

/// An action of the page.
#[derive(Copy, Clone)]
struct Action {
    name: &'static str,
    /// Name of its icon; empty without.
    icon: &'static str,
    label: Label,
    /// True while it has nothing to do.
    is_idle: fn(EditorState) -> bool,
    act: fn(EditorState),
}

const fn action(name: &'static str, icon: &'static str, label: Label, act: fn(EditorState)) -> Action {
    Action { name, icon, label, is_idle: |_| false, act }
}

/// The actions above the verdict.
const START: [Action; 5] = [
    action("start", "", Label::StartPosition, |e| e.restart(|kit| kit.start)),
    action("empty", "", Label::EmptyBoard, |e| e.restart(|kit| kit.empty)),
    action("game", "", Label::FromGame, EditorState::take_game),
    action("flip", "flip", Label::Flip, |e| e.current.flip()),
    Action { is_idle: |e| !e.can_undo(), ..action("undo", "undo", Label::EditUndo, EditorState::undo) },
];

const PLAY: Action =
    Action { is_idle: |e| !e.is_playable(), ..action("play", "", Label::PlayFromHere, EditorState::play) };

const COPY: Action = action("copy", "copy", Label::CopyPosition, copy);

#[component]
fn ActionButton(
    editor: EditorState,
    action: Action,
    #[prop(default = "")] class: &'static str,
) -> impl IntoView {
    let Action { name, icon, label, is_idle, act } = action;
    view! {
        <button
            type="button"
            class=class
            data-act=name
            data-key=name
            aria-disabled=move || is_idle(editor).to_string()
            on:click=move |_| act(editor)
        >
            {(!icon.is_empty()).then(|| view! { <Icon name=icon/> })}
            <span>{editor.current.words(label)}</span>
        </button>
    }
}

#[component]
fn Intro(editor: EditorState) -> impl IntoView {
    let buttons = START.map(|action| view! { <ActionButton editor action/> });
    view! {
        <div class="intro">
            <h2>{editor.current.words(Label::SetUp)}</h2>
            <p class="hint">{editor.current.words(Label::SetUpHint)}</p>
            <div class="actions">{buttons.into_iter().collect_view()}</div>
        </div>
    }
}

/// The verdict: playable, or all reasons why not yet.
#[component]
fn Verdict(editor: EditorState) -> impl IntoView {
    let ready = Memo::new(move |_| editor.is_playable());
    let title = move || editor.current.label(if ready.get() { Label::Ready } else { Label::NotReady });
    let reasons = move || (!ready.get()).then(|| view! { <ul>{reasons(editor)}</ul> });
    view! {
        <div class=move || if ready.get() { "verdict ready" } else { "verdict" }>
            <p id="verdict">{title}</p>
            {reasons}
        </div>
    }
}

fn reasons(editor: EditorState) -> impl IntoView {
    let typed = editor.problem.get().map(|problem| problem.says);
    let all = typed.into_iter().chain(editor.reasons().into_iter().map(|reason| reason.says));
    all.map(|says| view! { <li>{editor.current.say(&says)}</li> }).collect_view()
}

/// The alarm that a saved draft is lost. A field that changed is only said to screen readers.
fn lost_draft(editor: EditorState) -> Option<impl IntoView> {
    let says = editor.message.get().filter(|message| message.kind() == MessageKind::DraftDamaged)?;
    Some(view! { <p class="wrong">{editor.current.say(&says)}</p> })
}

fn message(editor: EditorState) -> String {
    editor.message.get().map(|says| editor.current.say(&says)).unwrap_or_default()
}

#[component]
fn Go(editor: EditorState) -> impl IntoView {
    view! {
        <div class="go">
            <ActionButton editor action=PLAY class="main"/>
            <a class="button" href="#">{editor.current.words(Label::BackToGame)}</a>
        </div>
    }
}

fn copy(editor: EditorState) {
    let text = editor.typed.get_untracked();
    editor.copied.set(None);
    spawn_local(async move {
        let copied = copy_text(&text).await;
        editor.copied.set(Some(if copied { Label::Copied } else { Label::CopyFailed }));
    });
}

/// The position as text, in step with the board. Where it is no position, the place is marked.
#[component]
fn PositionText(editor: EditorState) -> impl IntoView {
    let wrong = move || editor.problem.with(|problem| problem.is_some()).to_string();
    let place = move || editor.problem.get().map(|problem| place(editor, &problem));
    let copied = move || editor.copied.get().map_or("", |label| editor.current.label(label));
    view! {
        <div class="fen">
            <label for="fen">{editor.current.words(Label::PositionText)}</label>
            <div class="fen-row">
                <input
                    id="fen"
                    type="text"
                    spellcheck="false"
                    autocomplete="off"
                    autocapitalize="off"
                    maxlength="400"
                    prop:value=move || editor.typed.get()
                    aria-invalid=wrong
                    aria-describedby="fen-wrong"
                    on:input=move |e| editor.type_text(event_target_value(&e))
                />
                <div><ActionButton editor action=COPY/></div>
            </div>
            <div>{place}</div>
            <div class="copied" role="status">{copied}</div>
        </div>
    }
}

/// The text with the place marked where it stops being a position, and the reason.
fn place(editor: EditorState, problem: &Problem) -> impl IntoView + use<> {
    let typed = editor.typed.get();
    let (before, rest) = typed.split_at_checked(problem.at).unwrap_or((&typed, ""));
    let len = rest.chars().next().map_or(0, char::len_utf8);
    let (here, after) = rest.split_at_checked(len).unwrap_or((rest, ""));
    // At the end, or on a gap, something is missing: the mark still needs a width.
    let here = if here.trim().is_empty() { "\u{a0}" } else { here };
    view! {
        <p class="fen-place" aria-hidden="true">
            {before.to_string()}<mark>{here.to_string()}</mark>{after.to_string()}
        </p>
        <p class="wrong" id="fen-wrong">{editor.current.say(&problem.says)}</p>
    }
}
