//! Import and export: records pasted, dropped or chosen as a file, the list of their games, and the game on
//! the board as PGN or PDN, text or link.

use crate::components::clipboard::copy_text;
use crate::components::download::save_text;
use crate::components::element::{El, button, el, fragment};
use crate::components::query::closest;
use crate::pages::annotations::numbered_move;
use crate::state::address::url_with_fragment;
use crate::state::context::{AppContext, ModalKind};
use crate::state::preferences;
use crate::state::read_games::{TextImport, start_import};
use crate::views::read_games::import_view;
use js_sys::{Function, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::share::{self, BoardView, ShareKind};
use notabene_core::exchange::{Export, file_name};
use notabene_core::game::{Edit, Status, registry};
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::record::{self, ROSTER};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{DragEvent, Event, File, HtmlInputElement, HtmlTextAreaElement, Node};

/// Content of the dialog for import and export.
pub fn RecordsDialog() -> El {
    fragment().with(records_content(AppContext::here()))
}

/// Content of the dialog for export only.
pub fn ExportDialog() -> El {
    let app = AppContext::here();
    fragment().with([save_section(app), tag_inputs(app)])
}

/// Import and export.
fn records_content(app: AppContext) -> Vec<El> {
    let reading = RwSignal::new_local(None::<Rc<TextImport>>);
    // Text dropped or pasted on the page is read at once.
    let came = app.inbox().try_update_untracked(Option::take).flatten();
    let opening = record_input(app, reading, came.as_deref().unwrap_or_default());
    if let Some(text) = came {
        start_import(app, reading, text);
    }
    vec![opening, save_section(app), tag_inputs(app)]
}

/// Maximum length of a dropped or pasted text shown in the text area, in bytes.
const MAX_SHOWN_TEXT: usize = 100_000;

/// Text area for records. Filled with `came`, a dropped or pasted text, for corrections.
fn record_input(app: AppContext, reading: RwSignal<Option<Rc<TextImport>>, LocalStorage>, came: &str) -> El {
    let area = el("textarea", "").attr("name", "record").attr("rows", "4").attr("spellcheck", "false");
    let area = area.live_attr("placeholder", move || app.label(Label::PasteHere).into());
    let area = area.live_attr("aria-label", move || app.label(Label::PasteHere).into());
    let field: HtmlTextAreaElement = area.0.clone().unchecked_into();
    if came.len() <= MAX_SHOWN_TEXT {
        field.set_value(came);
    }
    let read = button(app, Label::OpenText, "open", move || start_import(app, reading, field.value()));
    let file =
        el("input", "").attr("type", "file").attr("accept", ".pgn,.pdn,.txt,text/plain").attr("name", "file");
    let file = file.on("change", move |e| {
        let input: HtmlInputElement =
            e.target().unwrap_or_else(|| unreachable!("events have targets")).unchecked_into();
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            load_file(app, file, reading);
        }
    });
    let choose = el("label", "button").with([el("span", "").label(app, Label::ChooseFile), file]);
    let games = el("a", "button").attr("href", "#games").attr("data-do", "games").label(app, Label::MyGames);
    let games = games.click(move || app.modal.open.set(ModalKind::None));
    let actions = el("div", "actions").with([read, choose, games]);
    let list = app.collection().with_untracked(|open| open.is_some());
    let list = list
        .then(|| button(app, Label::GamesOfFile, "list", move || app.modal.open.set(ModalKind::Collection)));
    let actions = actions.with(list);
    el("section", "open").with([area, actions, import_view(app, reading)])
}

/// Way to export: name for tests, label, action.
pub type ExportAction = (&'static str, Label, fn(AppContext) -> Option<ExportOutput>);

/// Label of a way to export: records of draughts are PDN.
fn label_for_record(app: AppContext, label: Label) -> Label {
    match label {
        Label::CopyPgn if app.status.with(is_pdn) => Label::CopyPdn,
        Label::SavePgn if app.status.with(is_pdn) => Label::SavePdn,
        other => other,
    }
}

fn is_pdn(status: &Status) -> bool {
    registry::find(status.game).is_ok_and(registry::Variant::is_pdn)
}

/// Copies the record.
pub const COPY_PGN: ExportAction =
    ("copy-pgn", Label::CopyPgn, |app| Some(ExportOutput::Copy(export_text(app, Export::Pgn))));
/// Saves the record as a file.
pub const SAVE_PGN: ExportAction =
    ("save-pgn", Label::SavePgn, |app| Some(ExportOutput::Save(export_text(app, Export::Pgn))));
/// Copies the moves as on the score sheet.
pub const COPY_MOVES: ExportAction = ("copy-moves", Label::CopyGame, |app| {
    let style = app.prefs.with_untracked(preferences::Prefs::style);
    Some(ExportOutput::Copy(export_text(app, Export::Moves(style))))
});
/// Opens the dialog with the picture.
pub const PICTURE: ExportAction = ("picture", Label::SharePicture, |app| {
    app.modal.open.set(ModalKind::Picture);
    None
});

static EXPORT_ACTIONS: [ExportAction; 5] = [
    COPY_PGN,
    SAVE_PGN,
    COPY_MOVES,
    ("copy-link", Label::CopyLink, |app| {
        let fragment = app.game.with_untracked(|t| share::write(t, ShareKind::Game, BoardView::default()));
        Some(ExportOutput::Copy(url_with_fragment(&fragment)))
    }),
    PICTURE,
];

/// Exported text.
pub enum ExportOutput {
    Copy(String),
    Save(String),
}

fn export_text(app: AppContext, form: Export) -> String {
    app.game.with_untracked(|t| t.text(form))
}

fn save_section(app: AppContext) -> El {
    let title = el("h3", "").label(app, Label::ShareGame);
    let print = el("a", "button").attr("href", "#print").attr("data-do", "print");
    let print = print.label(app, Label::PrintLink).click(move || app.modal.open.set(ModalKind::None));
    let embed = el("a", "button").attr("href", "#embed").attr("data-do", "embed");
    let embed = embed.label(app, Label::EmbedLink).click(move || app.modal.open.set(ModalKind::None));
    let share = el("button", "main").attr("type", "button").attr("data-do", "share");
    let share = share.live_text(move || format!("{}…", app.label(Label::ShareTitle)));
    let share = share.click(move || app.modal.open.set(ModalKind::Share));
    el("section", "keep").with([title]).with(export_buttons(app, &EXPORT_ACTIONS, vec![share, print, embed]))
}

/// Export buttons in a row with other elements, and a line with the result of the last one.
pub fn export_buttons(app: AppContext, ways: &'static [ExportAction], more: Vec<El>) -> [El; 2] {
    let done = RwSignal::new(None::<Label>);
    let action_button = move |&(name, label, out): &ExportAction| {
        let act = move || match out(app) {
            Some(ExportOutput::Copy(export_text)) => spawn_local(async move {
                let copied = copy_text(&export_text).await;
                done.set(Some(if copied { Label::Copied } else { Label::CopyFailed }));
            }),
            Some(ExportOutput::Save(export_text)) => {
                let (kind, extension) = match app.status.with_untracked(is_pdn) {
                    true => ("application/x-draughts-pdn", ".pdn"),
                    false => ("application/x-chess-pgn", ".pgn"),
                };
                let name = app.game.with_untracked(file_name) + extension;
                let saved = save_text(&export_text, kind, &name);
                done.set(Some(if saved.is_ok() { Label::Saved } else { Label::CopyFailed }));
            }
            None => {}
        };
        let action_button = el("button", "").attr("type", "button").attr("data-do", name).click(act);
        action_button.live_text(move || app.label(label_for_record(app, label)).to_string())
    };
    let said = move || done.get().map(|label| app.label(label).to_string()).unwrap_or_default();
    let row = el("div", "actions").with(ways.iter().map(action_button)).with(more);
    [row, el("p", "copied").attr("role", "status").live_text(said)]
}

/// Labels of the standard tags; the result follows the game.
const TAG_LABELS: [Label; 6] =
    [Label::Event, Label::Site, Label::Date, Label::Round, Label::White, Label::Black];

/// Inputs of the players, place and date.
fn tag_inputs(app: AppContext) -> El {
    let field = move |(name, label): (&'static str, Label)| {
        let value = move || app.sheet.with(|s| s.tags.get(name).unwrap_or_default().to_string());
        let input =
            el("input", "").attr("type", "text").attr("name", name).attr("maxlength", "100").value(value);
        let input = input.on("change", move |e| app.edit(Edit::Tag(name.into(), event_target_value(&e))));
        el("label", "").with([el("span", "").label(app, label), input])
    };
    let title = el("h3", "").label(app, Label::WhoAndWhen);
    el("section", "who").with([title]).with(ROSTER.into_iter().zip(TAG_LABELS).map(field))
}

/// Text of a file. None if it is binary.
pub async fn read_text_file(file: File) -> Option<String> {
    let buffer = JsFuture::from(file.array_buffer()).await;
    record::decode(&buffer.map(|b| js_sys::Uint8Array::new(&b).to_vec()).unwrap_or_default())
}

/// Reads a chosen file; shows an error if it is no text.
fn load_file(app: AppContext, file: File, reading: RwSignal<Option<Rc<TextImport>>, LocalStorage>) {
    spawn_local(async move {
        match read_text_file(file).await {
            Some(text) => start_import(app, reading, text),
            None => reading.set(Some(Rc::new(TextImport::with_error(msg!(NotText))))),
        }
    });
}

/// Reads a dropped file and opens the dialog with its text.
fn on_file_dropped(app: AppContext, file: File) {
    spawn_local(async move {
        match read_text_file(file).await {
            Some(text) => {
                app.inbox().set(Some(text));
                app.modal.open.set(ModalKind::Records);
            }
            None => app.notice.set(Some(msg!(NotText))),
        }
    });
}

/// Listens for files dropped anywhere on the page, and for texts pasted outside of inputs.
pub fn listen(app: AppContext) {
    let over = window_event_listener(leptos::ev::dragover, |e| e.prevent_default());
    let drop = window_event_listener(leptos::ev::drop, move |e: DragEvent| {
        e.prevent_default();
        let file = e.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0));
        if let Some(file) = file {
            app.modal.open.set(ModalKind::None);
            on_file_dropped(app, file);
        }
    });
    let paste = window_event_listener(leptos::ev::paste, move |e| {
        let text = e.clipboard_data().and_then(|data| data.get_data("text").ok()).unwrap_or_default();
        if app.modal.open.get_untracked() == ModalKind::None
            && !is_in_text_input(&e)
            && !text.trim().is_empty()
        {
            app.inbox().set(Some(text));
            app.modal.open.set(ModalKind::Records);
        }
    });
    let copy = window_event_listener(leptos::ev::copy, move |e| {
        let here = app.modal.open.get_untracked() == ModalKind::None
            && app.navigation.address.with_untracked(String::is_empty);
        if !here || is_in_text_input(&e) || !copies_whole_move() {
            return;
        }
        if let (Some(data), Some(text)) = (e.clipboard_data(), numbered_move(app.current))
            && data.set_data("text/plain", &text).is_ok()
        {
            e.prevent_default();
        }
    });
    on_cleanup(move || {
        copy.remove();
        over.remove();
        drop.remove();
        paste.remove();
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
