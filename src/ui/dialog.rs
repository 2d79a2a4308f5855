//! A window over the page. The browser keeps the focus inside and closes it with Escape.

use super::annex;
use super::dom::{El, view};
use super::live::{Place, later};
use super::sprite::Icon;
use super::state::{Desk, Over};
use leptos::prelude::untrack;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlDialogElement};

/// A dialog that is open while `over` is its own; what stands in it is in the annex.
pub fn Dialog(over: Over, title: Label) -> El {
    let desk = Desk::here();
    let root = Place::new_local(None);
    let open = Memo::new(move |_| desk.modal.shown.get() == over);
    later(Box::new(move || {
        let Some(dialog) = root.get() else { return };
        let dialog: &HtmlDialogElement = dialog.unchecked_ref();
        match open.get() {
            // It fails only when the dialog is open already.
            true => drop(dialog.show_modal()),
            false => dialog.close(),
        }
    }));
    let close = move || desk.modal.open.set(Over::Nothing);
    // The browser tells this some time after it closed the window: it may have been opened again meanwhile.
    let gone = move || {
        root.try_get_untracked()
            .flatten()
            .is_none_or(|dialog| !dialog.unchecked_ref::<HtmlDialogElement>().open())
    };
    // Escape: what shows the window knows at once that it is closed, not only when the browser tells.
    let leave = move |e: Event| {
        // A window of the system that is left in it, for choosing a file, tells the same.
        if e.target() == e.current_target() {
            e.prevent_default();
            close();
        }
    };
    let id = move || ["title-", &(over as u8).to_string()].concat();
    view! {
        <dialog node_ref=root aria-labelledby=id() on:cancel=leave
            on:close=move |_| if open.get_untracked() && gone() { close() }>
            {move || open.get().then(|| view! {
                <div class="dialog-body">
                    <header>
                        <h2 id=id()>{desk.words(title)}</h2>
                        <button type="button" class="quiet" aria-label=desk.words(Label::Close) on:click=move |_| close()>
                            <Icon name="close"/>
                        </button>
                    </header>
                    // Made once: what is chosen in it must not make it anew.
                    {untrack(|| annex::here().map(|annex| (annex.window)(over)))}
                </div>
            })}
        </dialog>
    }
}
