//! Import and export: records pasted, dropped or chosen as a file, the list of their games, and the game on
//! the board as PGN or PDN, text or link.

mod actions;
mod input;
mod listen;

use crate::pages::export::input::RecordInput;
use crate::state::current_game::CurrentGame;
use crate::state::modal::{Modal, ModalKind};
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::Edit;
use notabene_core::i18n::Label;
use notabene_core::record::ROSTER;

pub use actions::{COPY_MOVES, COPY_PGN, ExportAction, ExportButtons, ExportOutput, PICTURE, SAVE_PGN};
pub use input::read_text_file;
pub use listen::listen;

/// Context: text that was dropped or pasted on the page, not yet read.
#[derive(Copy, Clone)]
pub struct Inbox(pub RwSignal<Option<String>>);

/// Content of the dialog for import and export.
#[component]
pub fn RecordsDialog() -> impl IntoView {
    view! { <RecordInput/> <SaveSection/> <TagInputs/> }
}

/// Content of the dialog for export only.
#[component]
pub fn ExportDialog() -> impl IntoView {
    view! { <SaveSection/> <TagInputs/> }
}

/// Link from a dialog to a page, by its name in the address. It closes the dialog.
#[component]
pub fn DialogLink(page: &'static str, #[prop(into)] text: Signal<String>) -> impl IntoView {
    let modal = Modal::here();
    view! {
        <a
            class="button"
            href=format!("#{page}")
            data-do=page
            on:click=move |_| modal.close()
        >
            {text}
        </a>
    }
}

/// Ways to save the game, to share it, to print it and to show it on other pages.
#[component]
fn SaveSection() -> impl IntoView {
    let (modal, prefs) = (Modal::here(), Preferences::here());
    view! {
        <section class="keep">
            <h3>{prefs.label_signal(Label::ShareGame)}</h3>
            <ExportButtons actions=&actions::EXPORT_ACTIONS>
                <button
                    type="button"
                    class="main"
                    data-do="share"
                    on:click=move |_| modal.show(ModalKind::Share)
                >
                    {move || format!("{}…", prefs.label(Label::ShareTitle))}
                </button>
                <DialogLink page="print" text=prefs.label_signal(Label::PrintLink)/>
                <DialogLink page="embed" text=prefs.label_signal(Label::EmbedLink)/>
            </ExportButtons>
        </section>
    }
}

/// Labels of the standard tags; the result follows the game.
const TAG_LABELS: [Label; 6] =
    [Label::Event, Label::Site, Label::Date, Label::Round, Label::White, Label::Black];

/// Inputs of the players, place and date.
#[component]
fn TagInputs() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let inputs = ROSTER.into_iter().zip(TAG_LABELS).map(|(name, label)| {
        let value = move || current.sheet.with(|sheet| sheet.tags.get(name).unwrap_or_default().to_string());
        view! {
            <label>
                <span>{prefs.label_signal(label)}</span>
                <input
                    type="text"
                    name=name
                    maxlength="100"
                    prop:value=value
                    on:change=move |e| current.edit(Edit::Tag(name.into(), event_target_value(&e)))
                />
            </label>
        }
    });
    view! {
        <section class="who halves">
            <h3>{prefs.label_signal(Label::WhoAndWhen)}</h3>
            {inputs.collect_view()}
        </section>
    }
}
