//! Ways to export the game on the board, as buttons.

use crate::components::clipboard::{CopyResult, copy_and_report};
use crate::components::download::save_text;
use crate::state::address::url_with_fragment;
use crate::state::current_game::CurrentGame;
use crate::state::modal::{Modal, ModalKind};
use crate::state::preferences::{Preferences, Prefs};
use leptos::prelude::*;
use notabene_core::exchange::share::{self, BoardView, ShareKind};
use notabene_core::exchange::{Export, RecordFile};
use notabene_core::game::Game;
use notabene_core::game::{Status, registry};
use notabene_core::i18n::Label;

/// Way to export.
pub struct ExportAction {
    /// Its name for tests.
    pub name: &'static str,
    pub label: Label,
    /// Returns the text to be exported; `None` if it does something else.
    pub run: fn(CurrentGame, Modal) -> Option<ExportOutput>,
}

/// Exported text.
pub enum ExportOutput {
    Copy(String),
    /// A record, to be saved as a file.
    Save(String),
}

/// Copies the record.
pub const COPY_PGN: ExportAction = ExportAction {
    name: "copy-pgn",
    label: Label::CopyPgn,
    run: |current, _| Some(ExportOutput::Copy(export_text(current.game, Export::Pgn))),
};
/// Saves the record as a file.
pub const SAVE_PGN: ExportAction = ExportAction {
    name: "save-pgn",
    label: Label::SavePgn,
    run: |current, _| Some(ExportOutput::Save(export_text(current.game, Export::Pgn))),
};
/// Copies the moves as on the score sheet.
pub const COPY_MOVES: ExportAction = ExportAction {
    name: "copy-moves",
    label: Label::CopyGame,
    run: |current, _| {
        let style = current.prefs.with_untracked(Prefs::style);
        Some(ExportOutput::Copy(export_text(current.game, Export::Moves(style))))
    },
};
/// Opens the dialog with the picture.
pub const PICTURE: ExportAction = ExportAction {
    name: "picture",
    label: Label::SharePicture,
    run: |_, modal| {
        modal.show(ModalKind::Picture);
        None
    },
};

const COPY_LINK: ExportAction = ExportAction {
    name: "copy-link",
    label: Label::CopyLink,
    run: |current, _| {
        let write = |game: &_| share::write(game, ShareKind::Game, BoardView::default());
        Some(ExportOutput::Copy(url_with_fragment(&current.game.with_untracked(write))))
    },
};

/// All ways.
pub static EXPORT_ACTIONS: [ExportAction; 5] = [COPY_PGN, SAVE_PGN, COPY_MOVES, COPY_LINK, PICTURE];

fn export_text(game: RwSignal<Game>, form: Export) -> String {
    game.with_untracked(|game| game.text(form))
}

/// Label of a way to export: records of draughts are PDN.
fn label_for_record(status: &Status, label: Label) -> Label {
    let is_pdn = || registry::find(status.game).is_ok_and(registry::Variant::is_pdn);
    match label {
        Label::CopyPgn if is_pdn() => Label::CopyPdn,
        Label::SavePgn if is_pdn() => Label::SavePdn,
        other => other,
    }
}

/// Export buttons in a row with other elements, and a line with the result of the last one.
#[component]
pub fn ExportButtons(
    actions: &'static [ExportAction],
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let prefs = Preferences::here();
    let result = CopyResult::new(None);
    let buttons = actions.iter().map(|action| view! { <ExportButton action result/> });
    view! {
        <div class="actions">
            {buttons.collect_view()}
            {children.map(|children| children())}
        </div>
        <p class="copied" role="status">{move || result.get().map(|label| prefs.label(label))}</p>
    }
}

#[component]
fn ExportButton(action: &'static ExportAction, result: CopyResult) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let modal = Modal::here();
    let export = move |_| match (action.run)(current, modal) {
        Some(ExportOutput::Copy(text)) => copy_and_report(text, result),
        Some(ExportOutput::Save(text)) => {
            let file = current.game.with_untracked(RecordFile::of);
            let saved = save_text(&text, file.media_type, &file.name);
            result.set(Some(if saved.is_ok() { Label::Saved } else { Label::CopyFailed }));
        }
        None => {}
    };
    let label = move || current.status.with(|status| label_for_record(status, action.label));
    view! {
        <button type="button" data-do=action.name on:click=export>
            {move || prefs.label(label())}
        </button>
    }
}
