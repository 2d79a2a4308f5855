//! Handing in: a button that shows a result with the name of its pupil as a QR code, a link and a code.

use crate::components::qr_code::QrCode;
use crate::components::query::focus_after_render;
use crate::components::web_share::{copy_link, share_by_browser, was_sent_or_cancelled, web_share};
use crate::components::{Button, Icon};
use crate::state::address::url_with_fragment;
use crate::state::preferences::Preferences;
use crate::state::storage;
use leptos::ev::SubmitEvent;
use leptos::html::{Dialog, Input};
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::result::{self, LONGEST_PUPIL, PupilResult, TaskResult, pupil_name};
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::storage_key::StorageKey;

/// Id of the title of the window; one is open at a time.
const TITLE_ID: &str = "hand-in-title";

/// Shared state of the window.
#[derive(Copy, Clone)]
struct HandIn {
    prefs: Preferences,
    /// Name of the pupil; `None` while it is asked for.
    pupil: RwSignal<Option<String>>,
    /// True if an invalid name was given.
    is_refused: RwSignal<bool>,
    /// Outcome of copying.
    copied: RwSignal<Option<Label>>,
}

/// Button that hands in a result, with its window.
#[component]
pub fn HandInButton(label: Label, result: TaskResult) -> impl IntoView {
    let prefs = Preferences::here();
    let is_open = RwSignal::new(false);
    let state = HandIn {
        prefs,
        pupil: RwSignal::new(None),
        is_refused: RwSignal::new(false),
        copied: RwSignal::new(None),
    };
    let dialog = NodeRef::<Dialog>::new();
    let open = move |_| {
        state.pupil.set(storage::load(StorageKey::Pupil).and_then(|name| pupil_name(&name)));
        is_open.set(true);
        if let Some(dialog) = dialog.get_untracked() {
            // Fails only if the window is open already.
            drop(dialog.show_modal());
        }
        let is_named = state.pupil.with_untracked(Option::is_some);
        focus_after_render(if is_named {
            "dialog[open] [data-do=hand-in-link]"
        } else {
            "dialog[open] [name=pupil]"
        });
    };
    let close = move |()| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let content =
        move || is_open.get().then(|| view! { <Window state result=result.clone() on_close=close/> });
    view! {
        <span class="handing-in">
            <button type="button" data-do="hand-in" on:click=open>
                <Icon name="share"/>
                <span>{prefs.label_signal(label)}</span>
            </button>
            <dialog
                node_ref=dialog class="hand-in" aria-labelledby=TITLE_ID on:close=move |_| is_open.set(false)
                // Keys inside do not move pieces or leave the page.
                on:keydown=|e| e.stop_propagation()
            >
                {content}
            </dialog>
        </span>
    }
}

/// Content of the window.
#[component]
fn Window(state: HandIn, result: TaskResult, #[prop(into)] on_close: Callback<()>) -> impl IntoView {
    let prefs = state.prefs;
    let content = move || match state.pupil.get() {
        None => view! { <NameForm state/> }.into_any(),
        Some(pupil) => {
            let result = PupilResult { pupil, result: result.clone() };
            view! { <HandedIn state result/> }.into_any()
        }
    };
    view! {
        <div class="dialog-body">
            <header>
                <h2 id=TITLE_ID>{prefs.label_signal(Label::HandInTitle)}</h2>
                <button
                    type="button" class="quiet" aria-label=prefs.label_signal(Label::Close)
                    on:click=move |_| on_close.run(())
                >
                    <Icon name="close"/>
                </button>
            </header>
            <div class="sharing stack loose">{content}</div>
        </div>
    }
}

/// Form that asks for the name or number.
#[component]
fn NameForm(state: HandIn) -> impl IntoView {
    let prefs = state.prefs;
    let field = NodeRef::<Input>::new();
    let submit = move |e: SubmitEvent| {
        e.prevent_default();
        if let Some(field) = field.get_untracked() {
            take_name(state, &field.value());
        }
    };
    let refused = move || state.is_refused.get().then(|| prefs.label(Label::HandInEmpty));
    view! {
        <form class="stack apart" on:submit=submit>
            <label class="pupil field">
                <span>{prefs.label_signal(Label::HandInName)}</span>
                <input
                    node_ref=field class="link" type="text" name="pupil" autocomplete="off" maxlength=LONGEST_PUPIL
                    prop:value=storage::load(StorageKey::Pupil).unwrap_or_default()
                />
            </label>
            <p class="hint">{prefs.label_signal(Label::HandInHint)}</p>
            <p class="wrong" role="alert">{refused}</p>
            <div class="actions inline">
                <button class="main" type="submit" data-do="hand-in-make">{prefs.label_signal(Label::HandInMake)}</button>
            </div>
        </form>
    }
}

/// Takes and saves a name, or says what is wrong with it.
fn take_name(state: HandIn, text: &str) {
    let name = pupil_name(text);
    state.is_refused.set(name.is_none());
    match &name {
        Some(name) => {
            storage::save(StorageKey::Pupil, name);
            focus_after_render("dialog[open] [data-do=hand-in-link]");
        }
        None => focus_after_render("dialog[open] [name=pupil]"),
    }
    state.pupil.set(name);
}

/// The result as QR code, link and code.
#[component]
fn HandedIn(state: HandIn, result: PupilResult) -> impl IntoView {
    let prefs = state.prefs;
    state.copied.set(None);
    let code = result::write(&result);
    let link = url_with_fragment(&code);
    let (right, asked, name) = (result.result.count.right, result.result.count.asked, result.pupil);
    let rename = move |()| {
        state.pupil.set(None);
        focus_after_render("dialog[open] [name=pupil]");
    };
    view! {
        <p class="whose inline between large">
            <b>{move || prefs.message_text(&msg!(HandInFrom { name: name.clone() }))}</b>
            <span>{move || prefs.message_text(&msg!(RightOf { right, asked }))}</span>
            <Button text=prefs.label_signal(Label::HandInRename) name="hand-in-rename" on_click=rename/>
        </p>
        <div class="handed tiles broad at-start">
            <figure class="code stack">
                <QrCode text=link.clone() label=prefs.label_signal(Label::ShareCode)/>
            </figure>
            <section class="send stack">
                <p>{prefs.label_signal(Label::HandInShow)}</p>
                <TextField state label=Label::ShareLink name="link" text=link.clone()/>
                <TextField state label=Label::HandInCode name="code" text=code.clone()/>
                <div class="actions inline">
                    <CopyButton state label=Label::ShareCopyLink name="hand-in-link" class="main" text=link.clone()/>
                    <SendButton state link/>
                    <CopyButton state label=Label::HandInCopyCode name="hand-in-code" text=code/>
                </div>
                <p class="copied unless-empty" role="status">{move || state.copied.get().map(|label| prefs.label(label))}</p>
            </section>
        </div>
    }
}

/// Read-only field with its label.
#[component]
fn TextField(state: HandIn, label: Label, name: &'static str, text: String) -> impl IntoView {
    view! {
        <label class="field">
            <span>{state.prefs.label_signal(label)}</span>
            <input class="link" type="text" readonly name=name prop:value=text/>
        </label>
    }
}

#[component]
fn CopyButton(
    state: HandIn,
    label: Label,
    name: &'static str,
    #[prop(optional)] class: &'static str,
    text: String,
) -> impl IntoView {
    view! {
        <Button text=state.prefs.label_signal(label) name class on_click=move |()| copy(state, text.clone())/>
    }
}

fn copy(state: HandIn, text: String) {
    spawn_local(async move {
        let label = copy_link(&text).await;
        // The page may be gone.
        state.copied.try_set(Some(label));
    });
}

/// Button that hands the link to another program of the device; a link that is not sent is copied. Nothing where the
/// browser cannot.
#[component]
fn SendButton(state: HandIn, link: String) -> impl IntoView {
    let send = move |()| {
        let Some(share) = web_share() else { return };
        let (sent, link) = (share_by_browser(&share, &link), link.clone());
        spawn_local(async move {
            if !was_sent_or_cancelled(sent).await {
                copy(state, link);
            }
        });
    };
    web_share().map(|_| {
        view! { <Button text=state.prefs.label_signal(Label::ShareSend) name="hand-in-send" on_click=send/> }
    })
}
