//! Files dropped anywhere on the page, texts pasted outside of inputs, and moves copied from the board.

use crate::components::query::{closest, on_window};
use crate::pages::annotations::numbered_move;
use crate::pages::export::{Inbox, read_text_file};
use crate::state::current_game::CurrentGame;
use crate::state::modal::{Modal, ModalKind};
use crate::state::navigation::Navigation;
use js_sys::{Function, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::i18n::Msg;
use notabene_core::msg;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DragEvent, Event, File, Node};

/// Reads a dropped file and opens the dialog with its text.
fn on_file_dropped(notice: RwSignal<Option<Msg>>, modal: Modal, inbox: Inbox, file: File) {
    spawn_local(async move {
        match read_text_file(file).await {
            Some(text) => {
                inbox.0.set(Some(text));
                modal.show(ModalKind::Records);
            }
            None => notice.set(Some(msg!(NotText))),
        }
    });
}

/// Listens for files dropped on the page, for texts pasted outside of inputs, and for a move that is copied.
pub fn listen() {
    let (current, modal, navigation) = (CurrentGame::here(), Modal::here(), Navigation::here());
    let inbox = Inbox(RwSignal::new(None));
    provide_context(inbox);
    on_window(leptos::ev::dragover, |e| e.prevent_default());
    on_window(leptos::ev::drop, move |e: DragEvent| {
        e.prevent_default();
        let file = e.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0));
        if let Some(file) = file {
            modal.close();
            on_file_dropped(current.notice, modal, inbox, file);
        }
    });
    on_window(leptos::ev::paste, move |e| {
        let text = e.clipboard_data().and_then(|data| data.get_data("text").ok()).unwrap_or_default();
        if modal.is_closed() && !is_in_text_input(&e) && !text.trim().is_empty() {
            inbox.0.set(Some(text));
            modal.show(ModalKind::Records);
        }
    });
    on_window(leptos::ev::copy, move |e| {
        let here = modal.is_closed() && navigation.is_game();
        if !here || is_in_text_input(&e) || !copies_whole_move() {
            return;
        }
        if let (Some(data), Some(text)) = (e.clipboard_data(), numbered_move(current.sheet))
            && data.set_data("text/plain", &text).is_ok()
        {
            e.prevent_default();
        }
    });
}

/// True if copying means the move on the board: nothing is selected, or only characters of that move, which
/// are separate buttons with line breaks between them in the selection.
fn copies_whole_move() -> bool {
    let get = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).unwrap_or(JsValue::UNDEFINED);
    let selection = get(&window(), "getSelection").dyn_into::<Function>().ok();
    let Some(selection) = selection.and_then(|get| get.call0(&window()).ok()) else { return false };
    if get(&selection, "isCollapsed").is_truthy() {
        return true;
    }
    let inside = |end: &str| {
        let node = get(&selection, end).dyn_into::<Node>().ok()?;
        node.parent_element()?.closest(".characters").ok()?
    };
    inside("anchorNode").is_some() && inside("focusNode").is_some()
}

/// True if an event belongs to a text input.
fn is_in_text_input(e: &Event) -> bool {
    closest(e, "input, textarea, dialog").is_some()
}
