//! Text area and file button for records.

use crate::components::{Button, FileButton};
use crate::pages::export::{DialogLink, Inbox};
use crate::state::collection::OpenCollection;
use crate::state::modal::{Modal, ModalKind};
use crate::state::preferences::Preferences;
use crate::state::read_games::GameImport;
use crate::views::read_games::ImportProgress;
use leptos::html::Textarea;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::i18n::Label;
use notabene_core::{msg, record};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

/// Maximum length of a dropped or pasted text shown in the text area, in bytes.
const MAX_SHOWN_TEXT: usize = 100_000;

/// Text area for records. It is filled with a dropped or pasted text, for corrections, and that text is read at once.
#[component]
pub fn RecordInput() -> impl IntoView {
    let (modal, prefs, import) = (Modal::here(), Preferences::here(), GameImport::here());
    let area = NodeRef::<Textarea>::new();
    let arrived = expect_context::<Inbox>().0.try_update_untracked(Option::take).flatten();
    let shown = arrived.clone().filter(|text| text.len() <= MAX_SHOWN_TEXT).unwrap_or_default();
    let open = move |()| {
        if let Some(area) = area.get_untracked() {
            import.start(area.value());
        }
    };
    let choose = move |files: Vec<File>| files.into_iter().for_each(|file| read_file(file, import));
    let has_list = untrack(|| OpenCollection::here().is_open());
    let list = has_list.then(|| {
        let show = move |()| modal.show(ModalKind::Collection);
        view! { <Button text=prefs.label_signal(Label::GamesOfFile) name="list" on_click=show/> }
    });
    let view = view! {
        <section class="open">
            <textarea
                name="record"
                rows="4"
                spellcheck="false"
                placeholder=prefs.label_signal(Label::PasteHere)
                aria-label=prefs.label_signal(Label::PasteHere)
                prop:value=shown
                node_ref=area
            ></textarea>
            <div class="actions">
                <Button text=prefs.label_signal(Label::OpenText) name="open" on_click=open/>
                <FileButton
                    text=prefs.label_signal(Label::ChooseFile)
                    name="file"
                    accept=".pgn,.pdn,.txt,text/plain"
                    on_choose=choose
                />
                <DialogLink page="games/mine" text=prefs.label_signal(Label::MyGames)/>
                {list}
            </div>
            <ImportProgress import/>
        </section>
    };
    if let Some(text) = arrived {
        import.start(text);
    }
    view
}

/// Text of a file. None if it is binary.
pub async fn read_text_file(file: File) -> Option<String> {
    let buffer = JsFuture::from(file.array_buffer()).await;
    record::decode(&buffer.map(|b| js_sys::Uint8Array::new(&b).to_vec()).unwrap_or_default())
}

/// Reads a chosen file; shows an error if it is no text.
fn read_file(file: File, import: GameImport) {
    spawn_local(async move {
        match read_text_file(file).await {
            Some(text) => import.start(text),
            None => import.refuse(msg!(NotText)),
        }
    });
}
