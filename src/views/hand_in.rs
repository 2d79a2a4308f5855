//! Handing in: a button that shows a result with the name of its pupil as a QR code, a link and a code.

use crate::components::element::{El, button, el};
use crate::components::icon::Icon;
use crate::components::qr_code::qr_svg;
use crate::components::query::focus_after_render;
use crate::components::web_share::{copy_link, share_by_browser, was_sent_or_cancelled, web_share};
use crate::state::address::url_with_fragment;
use crate::state::preferences::Preferences;
use crate::state::storage;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::result::{self, LONGEST_PUPIL, PupilResult, TaskResult, pupil_name};
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::storage_key::StorageKey;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlDialogElement, HtmlInputElement};

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
pub fn hand_in_button(prefs: Preferences, label: Label, result: TaskResult) -> El {
    let is_open = RwSignal::new(false);
    let state = HandIn {
        prefs,
        pupil: RwSignal::new(None),
        is_refused: RwSignal::new(false),
        copied: RwSignal::new(None),
    };
    let dialog = el("dialog", "hand-in").attr("aria-labelledby", TITLE_ID);
    let window: HtmlDialogElement = dialog.0.clone().unchecked_into();
    let opened = window.clone();
    let words = el("span", "").label(prefs, label);
    let open =
        el("button", "").attr("type", "button").attr("data-do", "hand-in").with([Icon("share"), words]);
    let open = open.click(move || {
        state.pupil.set(storage::load(StorageKey::Pupil).and_then(|name| pupil_name(&name)));
        is_open.set(true);
        // Fails only if the window is open already.
        drop(opened.show_modal());
        let is_named = state.pupil.with_untracked(Option::is_some);
        focus_after_render(if is_named {
            "dialog[open] [data-do=hand-in-link]"
        } else {
            "dialog[open] [name=pupil]"
        });
    });
    let content = move || match is_open.get() {
        true => vec![untrack(|| window_content(state, result.clone(), window.clone()))],
        false => Vec::new(),
    };
    let dialog = dialog.on("close", move |_| is_open.set(false)).live_children(content);
    // Keys inside do not move pieces or leave the page.
    let dialog = dialog.on("keydown", |e: Event| e.stop_propagation());
    el("span", "handing-in").with([open, dialog])
}

fn window_content(state: HandIn, result: TaskResult, window: HtmlDialogElement) -> El {
    let prefs = state.prefs;
    let title = el("h2", "").attr("id", TITLE_ID).label(prefs, Label::HandInTitle);
    let close = el("button", "quiet").attr("type", "button").with([Icon("close")]);
    let close = close.live_attr("aria-label", move || prefs.label(Label::Close).into());
    let close = close.click(move || window.close());
    let part = move || match state.pupil.get() {
        None => name_form(state),
        Some(pupil) => handed_in(state, PupilResult { pupil, result: result.clone() }),
    };
    let head = el("header", "").with([title, close]);
    el("div", "dialog-body").with([head, el("div", "sharing").live_children(part)])
}

/// Form that asks for the name or number.
fn name_form(state: HandIn) -> Vec<El> {
    let prefs = state.prefs;
    let saved = storage::load(StorageKey::Pupil).unwrap_or_default();
    let input = el("input", "link").attr("type", "text").attr("name", "pupil").attr("autocomplete", "off");
    let input = input.attr("maxlength", &LONGEST_PUPIL.to_string()).value(move || saved.clone());
    let field: HtmlInputElement = input.0.clone().unchecked_into();
    let label = el("label", "pupil").with([el("span", "").label(prefs, Label::HandInName), input]);
    let make = el("button", "main").attr("type", "submit").attr("data-do", "hand-in-make");
    let refused = move || match state.is_refused.get() {
        true => prefs.label(Label::HandInEmpty).to_string(),
        false => String::new(),
    };
    let form = el("form", "").on("submit", move |e| {
        e.prevent_default();
        take_name(state, &field.value());
    });
    vec![form.with([
        label,
        el("p", "hint").label(prefs, Label::HandInHint),
        el("p", "note").attr("role", "alert").live_text(refused),
        el("div", "actions").with([make.label(prefs, Label::HandInMake)]),
    ])]
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
fn handed_in(state: HandIn, result: PupilResult) -> Vec<El> {
    let prefs = state.prefs;
    let code = result::write(&result);
    let link = url_with_fragment(&code);
    let (right, asked, name) = (result.result.count.right, result.result.count.asked, result.pupil);
    let from = move || prefs.message_text(&msg!(HandInFrom { name: name.clone() }));
    let count = move || prefs.message_text(&msg!(RightOf { right, asked }));
    let rename = button(prefs, Label::HandInRename, "hand-in-rename", move || {
        state.pupil.set(None);
        focus_after_render("dialog[open] [name=pupil]");
    });
    let whose = el("p", "whose").with([el("b", "").live_text(from), el("span", "").live_text(count), rename]);
    let picture = el("div", "squares").attr("role", "img").html(&qr_svg(&link).unwrap_or_default());
    let picture = picture.live_attr("aria-label", move || prefs.label(Label::ShareCode).into());
    let said = move || state.copied.get().map(|label| prefs.label(label).to_string()).unwrap_or_default();
    state.copied.set(None);
    let mut ways =
        vec![copy_button(state, Label::ShareCopyLink, "hand-in-link", link.clone()).attr("class", "main")];
    ways.extend(send_button(state, link.clone()));
    ways.push(copy_button(state, Label::HandInCopyCode, "hand-in-code", code.clone()));
    vec![
        whose,
        el("div", "handed").with([
            el("figure", "code").with([picture]),
            el("section", "send").with([
                el("p", "").label(prefs, Label::HandInShow),
                text_field(state, Label::ShareLink, "link", link),
                text_field(state, Label::HandInCode, "code", code),
                el("div", "actions").with(ways),
                el("p", "copied").attr("role", "status").live_text(said),
            ]),
        ]),
    ]
}

/// Read-only field with its label.
fn text_field(state: HandIn, label: Label, name: &str, text: String) -> El {
    let field = el("input", "link").attr("type", "text").attr("readonly", "").attr("name", name);
    el("label", "").with([el("span", "").label(state.prefs, label), field.value(move || text.clone())])
}

fn copy_button(state: HandIn, label: Label, name: &str, text: String) -> El {
    button(state.prefs, label, name, move || copy(state, text.clone()))
}

fn copy(state: HandIn, text: String) {
    spawn_local(async move {
        let label = copy_link(&text).await;
        // The page may be gone.
        state.copied.try_set(Some(label));
    });
}

/// Button that hands the link to another program of the device; a link that is not sent is copied.
fn send_button(state: HandIn, link: String) -> Option<El> {
    let share = web_share()?;
    Some(button(state.prefs, Label::ShareSend, "hand-in-send", move || {
        let (sent, link) = (share_by_browser(&share, &link), link.clone());
        spawn_local(async move {
            if !was_sent_or_cancelled(sent).await {
                copy(state, link);
            }
        });
    }))
}
