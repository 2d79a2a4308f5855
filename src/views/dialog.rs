//! A window over the page. The browser keeps the focus inside and closes it with Escape.

use crate::components::Icon;
use crate::state::modal::{Modal, ModalKind};
use crate::state::preferences::Preferences;
use leptos::html;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use web_sys::Event;

/// A dialog that is open while the window that is shown is of its kind.
#[component]
pub fn Dialog(kind: ModalKind, title: Label, #[prop(into)] content: ViewFn) -> impl IntoView {
    let (modal, prefs) = (Modal::here(), Preferences::here());
    let root = NodeRef::<html::Dialog>::new();
    let open = Memo::new(move |_| modal.shown.get() == kind);
    Effect::new(move || {
        let Some(dialog) = root.get() else { return };
        match open.get() {
            // Fails only if the dialog is open already.
            true => drop(dialog.show_modal()),
            false => dialog.close(),
        }
    });
    let close = move || modal.close();
    // The close event comes some time after the window closed: it may have been opened again meanwhile.
    let gone = move || root.try_get_untracked().flatten().is_none_or(|dialog| !dialog.open());
    // Escape: the state is updated at once, not only at the close event.
    let leave = move |e: Event| {
        // A file picker that is cancelled inside fires the same event.
        if e.target() == e.current_target() {
            e.prevent_default();
            close();
        }
    };
    let id = move || format!("title-{}", kind as u8);
    view! {
        <dialog node_ref=root aria-labelledby=id() on:cancel=leave
            on:close=move |_| if open.get_untracked() && gone() { close() }>
            {move || open.get().then(|| view! {
                <div class="dialog-body">
                    <header class="inline between">
                        <h2 class="grow" id=id()>{prefs.label_signal(title)}</h2>
                        <button type="button" class="quiet" aria-label=prefs.label_signal(Label::Close) on:click=move |_| close()>
                            <Icon name="close"/>
                        </button>
                    </header>
                    // Rendered once, untracked: choices inside must not render it anew.
                    {untrack(|| content.run())}
                </div>
            })}
        </dialog>
    }
}
