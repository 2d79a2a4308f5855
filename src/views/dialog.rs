//! A window over the page. The browser keeps the focus inside and closes it with Escape.

use crate::components::effect::ElementRef;
use crate::components::element::El;
use crate::components::icon::Icon;
use crate::state::context::{AppContext, ModalKind};
use leptos::prelude::untrack;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_view::view;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlDialogElement};

/// A dialog that is open while `over` is its own.
pub fn Dialog(over: ModalKind, title: Label, content: impl Fn() -> Option<El> + Send + Sync + 'static) -> El {
    let app = AppContext::here();
    let root = ElementRef::new_local(None);
    let open = Memo::new(move |_| app.modal.shown.get() == over);
    Effect::new(move || {
        let Some(dialog) = root.get() else { return };
        let dialog: &HtmlDialogElement = dialog.unchecked_ref();
        match open.get() {
            // Fails only if the dialog is open already.
            true => drop(dialog.show_modal()),
            false => dialog.close(),
        }
    });
    let close = move || app.modal.open.set(ModalKind::None);
    // The close event comes some time after the window closed: it may have been opened again meanwhile.
    let gone = move || {
        root.try_get_untracked()
            .flatten()
            .is_none_or(|dialog| !dialog.unchecked_ref::<HtmlDialogElement>().open())
    };
    // Escape: the state is updated at once, not only at the close event.
    let leave = move |e: Event| {
        // A file picker that is cancelled inside fires the same event.
        if e.target() == e.current_target() {
            e.prevent_default();
            close();
        }
    };
    let id = move || format!("title-{}", over as u8);
    view! {
        <dialog node_ref=root aria-labelledby=id() on:cancel=leave
            on:close=move |_| if open.get_untracked() && gone() { close() }>
            {move || open.get().then(|| view! {
                <div class="dialog-body">
                    <header>
                        <h2 id=id()>{app.label_signal(title)}</h2>
                        <button type="button" class="quiet" aria-label=app.label_signal(Label::Close) on:click=move |_| close()>
                            <Icon name="close"/>
                        </button>
                    </header>
                    // Rendered once, untracked: choices inside must not render it anew.
                    {untrack(&content)}
                </div>
            })}
        </dialog>
    }
}
