//! Opening and saving: records pasted, dropped or chosen as a file, a list of their games, and the game on
//! the board as PGN or PDN, text or link.

use super::beside;
use super::current_game::CurrentGame;
use super::dom::El;
use super::interop;
use super::paper::copy_text;
use super::picture::save_text;
use super::pointing::near;
use super::prefs::{Preferences, Prefs};
use super::reading::{Reader, ReadingStatus};
use super::share::address;
use super::state::{Desk, Modal, Over};
use crate::components::Button;
use js_sys::{Function, Reflect};
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::Export;
use notabene_core::exchange::share::{self, View, What};
use notabene_core::game::{Edit, Status, registry};
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::record::{self, ROSTER};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ClipboardEvent, DragEvent, Event, File, HtmlInputElement, Node};

/// [`RecordsForm`] as an element, for parents that are no components yet.
pub fn Body() -> El {
    interop::element(view! { <RecordsForm/> })
}

/// Content of the window for opening and saving.
#[component]
pub fn RecordsForm() -> impl IntoView {
    let reader = Reader::new();
    let dropped = Desk::here().inbox().try_update_untracked(Option::take).flatten();
    let initial = dropped.clone().unwrap_or_default();
    // Text that was dropped or pasted on the page is read at once.
    dropped.into_iter().for_each(|text| reader.begin(text));
    view! {
        <section class="open">
            <RecordText reader initial/>
            <ReadingStatus reader/>
        </section>
        <SaveSection/>
        <TagFields/>
    }
}

/// Longest text that is shown in the box when it was dropped or pasted, in bytes.
const MAX_SHOWN: usize = 100_000;

/// The box for texts, and the buttons that open them. The `initial` text stands in the box, so that it can be
/// corrected.
#[component]
fn RecordText(reader: Reader, initial: String) -> impl IntoView {
    let (prefs, modal) = (expect_context::<Preferences>(), expect_context::<Modal>());
    let has_file = Desk::here().collection().with_untracked(|file| file.is_some());
    let area = NodeRef::<html::Textarea>::new();
    let read = move |()| {
        if let Some(area) = area.get_untracked() {
            reader.begin(area.value());
        }
    };
    let words = prefs.words(Label::PasteHere);
    let initial = if initial.len() <= MAX_SHOWN { initial } else { String::new() };
    let list = has_file.then(|| {
        let show = move |()| modal.open.set(Over::Collection);
        view! { <Button text=prefs.words(Label::GamesOfFile) name="list" on_click=show/> }
    });
    view! {
        <textarea
            name="record" rows="4" spellcheck="false" placeholder=words aria-label=words prop:value=initial
            node_ref=area
        ></textarea>
        <div class="actions">
            <Button text=prefs.words(Label::OpenText) name="open" on_click=read/>
            <label class="button">
                <span>{prefs.words(Label::ChooseFile)}</span>
                <input
                    type="file" accept=".pgn,.pdn,.txt,text/plain" name="file"
                    on:change=move |e| read_file(reader, &e)
                />
            </label>
            <ClosingLink address="#games" name="games" label=Label::MyGames/>
            {list}
        </div>
    }
}

/// A link that looks like a button and leaves the window. `name` is its `data-do`.
#[component]
pub fn ClosingLink(address: &'static str, name: &'static str, label: Label) -> impl IntoView {
    let (prefs, modal) = (expect_context::<Preferences>(), expect_context::<Modal>());
    view! {
        <a class="button" href=address data-do=name on:click=move |_| modal.open.set(Over::Nothing)>
            {prefs.words(label)}
        </a>
    }
}

/// A way to pass the game on.
#[derive(Copy, Clone)]
pub struct ExportAction {
    /// `data-do` of its button.
    pub name: &'static str,
    pub label: Label,
    /// The text to pass on; `None` if the action does something else.
    pub run: fn(ExportSource) -> Option<ExportText>,
}

/// State that export actions read.
#[derive(Copy, Clone)]
pub struct ExportSource {
    pub current: CurrentGame,
    pub modal: Modal,
}

impl ExportSource {
    /// The game as text.
    pub fn text(self, form: Export) -> String {
        self.current.game.with_untracked(|game| game.text(form))
    }

    /// The game as a link.
    fn link(self) -> String {
        let write = |game: &_| share::write(game, What::Game, View::default());
        address(&self.current.game.with_untracked(write))
    }
}

/// A text and its destination.
pub enum ExportText {
    Copy(String),
    Save(String),
}

/// The record, to the clipboard.
pub const COPY_PGN: ExportAction = ExportAction {
    name: "copy-pgn",
    label: Label::CopyPgn,
    run: |source| Some(ExportText::Copy(source.text(Export::Pgn))),
};
/// The record, as a file.
pub const SAVE_PGN: ExportAction = ExportAction {
    name: "save-pgn",
    label: Label::SavePgn,
    run: |source| Some(ExportText::Save(source.text(Export::Pgn))),
};
/// The moves as written on the page.
pub const COPY_MOVES: ExportAction = ExportAction {
    name: "copy-moves",
    label: Label::CopyGame,
    run: |source| {
        let style = source.current.prefs.with_untracked(Prefs::style);
        Some(ExportText::Copy(source.text(Export::Moves(style))))
    },
};
/// The window with the picture.
pub const PICTURE: ExportAction = ExportAction {
    name: "picture",
    label: Label::SharePicture,
    run: |source| {
        source.modal.open.set(Over::Picture);
        None
    },
};

static ACTIONS: [ExportAction; 5] = [
    COPY_PGN,
    SAVE_PGN,
    COPY_MOVES,
    ExportAction {
        name: "copy-link",
        label: Label::CopyLink,
        run: |source| Some(ExportText::Copy(source.link())),
    },
    PICTURE,
];

/// True if records of the game are PDN.
fn is_pdn(status: &Status) -> bool {
    registry::find(status.game).is_ok_and(registry::Variant::is_pdn)
}

/// The label of an action for PGN, or its counterpart for PDN.
fn record_label(label: Label, is_pdn: bool) -> Label {
    match label {
        Label::CopyPgn if is_pdn => Label::CopyPdn,
        Label::SavePgn if is_pdn => Label::SavePdn,
        other => other,
    }
}

/// The ways to pass the game on, and to print, embed and share it.
#[component]
fn SaveSection() -> impl IntoView {
    let (prefs, modal) = (expect_context::<Preferences>(), expect_context::<Modal>());
    let share = move |_| modal.open.set(Over::Share);
    view! {
        <section class="keep">
            <h3>{prefs.words(Label::ShareGame)}</h3>
            <ExportButtons actions=&ACTIONS>
                <button class="main" type="button" data-do="share" on:click=share>
                    {move || [prefs.label(Label::ShareTitle), "…"].concat()}
                </button>
                <ClosingLink address="#print" name="print" label=Label::PrintLink/>
                <ClosingLink address="#embed" name="embed" label=Label::EmbedLink/>
            </ExportButtons>
        </section>
    }
}

/// Buttons for actions, with `children` beside them, and a line with the result of the last action.
#[component]
pub fn ExportButtons(
    actions: &'static [ExportAction],
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let source = ExportSource { current, modal: expect_context() };
    let result = RwSignal::new(None::<Label>);
    let button = |action: &ExportAction| {
        let ExportAction { name, label, run } = *action;
        let words = move || prefs.label(record_label(label, current.status.with(is_pdn))).to_string();
        let on_click = move |()| {
            if let Some(text) = run(source) {
                pass_on(current, text, result);
            }
        };
        view! { <Button text=Signal::derive(words) name on_click/> }
    };
    view! {
        <div class="actions">{actions.iter().map(button).collect_view()}{children.map(|children| children())}</div>
        <p class="copied" role="status">{move || result.get().map(|label| prefs.label(label))}</p>
    }
}

/// Copies or saves a text, and reports the result.
fn pass_on(current: CurrentGame, text: ExportText, result: RwSignal<Option<Label>>) {
    match text {
        ExportText::Copy(text) => spawn_local(async move {
            let copied = copy_text(&text).await;
            result.set(Some(if copied { Label::Copied } else { Label::CopyFailed }));
        }),
        ExportText::Save(text) => {
            let is_saved = save_record(current, &text).is_ok();
            result.set(Some(if is_saved { Label::Saved } else { Label::CopyFailed }));
        }
    }
}

fn save_record(current: CurrentGame, text: &str) -> Result<(), JsValue> {
    match current.status.with_untracked(is_pdn) {
        true => save_text(text, "application/x-draughts-pdn", "notabene.pdn"),
        false => save_text(text, "application/x-chess-pgn", "notabene.pgn"),
    }
}

/// Labels of the tags in [`ROSTER`]; the result follows from the game.
const TAG_LABELS: [Label; 6] =
    [Label::Event, Label::Site, Label::Date, Label::Round, Label::White, Label::Black];

/// Who plays, where and when.
#[component]
fn TagFields() -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let fields = ROSTER.into_iter().zip(TAG_LABELS);
    let fields = fields.map(|(name, label)| view! { <TagField name label/> });
    view! {
        <section class="who">
            <h3>{prefs.words(Label::WhoAndWhen)}</h3>
            {fields.collect_view()}
        </section>
    }
}

#[component]
fn TagField(name: &'static str, label: Label) -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let value = move || current.sheet.with(|sheet| sheet.tags.get(name).unwrap_or_default().to_string());
    view! {
        <label>
            <span>{prefs.words(label)}</span>
            <input
                type="text" name=name maxlength="100" prop:value=value
                on:change=move |e| current.edit(Edit::Tag(name.into(), event_target_value(&e)))
            />
        </label>
    }
}

/// Text of a file; `None` if it is no text.
pub async fn text_of(file: File) -> Option<String> {
    let buffer = JsFuture::from(file.array_buffer()).await;
    record::decode(&buffer.map(|b| js_sys::Uint8Array::new(&b).to_vec()).unwrap_or_default())
}

/// The chosen file of a field.
pub fn chosen_file(e: &Event) -> Option<File> {
    e.target()?.dyn_into::<HtmlInputElement>().ok()?.files()?.get(0)
}

/// Reads the file that was chosen, or shows that it is no text.
fn read_file(reader: Reader, e: &Event) {
    let Some(file) = chosen_file(e) else { return };
    spawn_local(async move {
        match text_of(file).await {
            Some(text) => reader.begin(text),
            None => reader.fail(msg!(NotText)),
        }
    });
}

/// Opens files that are dropped anywhere on the page, and texts that are pasted outside of fields.
pub fn listen(desk: Desk) {
    let handles = [
        window_event_listener(leptos::ev::dragover, |e| e.prevent_default()),
        window_event_listener(leptos::ev::drop, move |e| on_drop(desk, &e)),
        window_event_listener(leptos::ev::paste, move |e| on_paste(desk, &e)),
        window_event_listener(leptos::ev::copy, move |e| on_copy(desk, &e)),
    ];
    on_cleanup(move || handles.into_iter().for_each(WindowListenerHandle::remove));
}

fn on_drop(desk: Desk, e: &DragEvent) {
    e.prevent_default();
    let Some(file) = e.data_transfer().and_then(|data| data.files()?.get(0)) else { return };
    desk.modal.open.set(Over::Nothing);
    spawn_local(async move {
        match text_of(file).await {
            Some(text) => open_text(desk, text),
            None => desk.notice.set(Some(msg!(NotText))),
        }
    });
}

fn on_paste(desk: Desk, e: &ClipboardEvent) {
    let text = e.clipboard_data().and_then(|data| data.get_data("text").ok()).unwrap_or_default();
    if desk.modal.open.get_untracked() == Over::Nothing && !takes_text(e) && !text.trim().is_empty() {
        open_text(desk, text);
    }
}

/// Opens the window, which reads the text.
fn open_text(desk: Desk, text: String) {
    desk.inbox().set(Some(text));
    desk.modal.open.set(Over::Records);
}

/// Copies the move on the board where nothing else is selected.
fn on_copy(desk: Desk, e: &ClipboardEvent) {
    let is_on_game = desk.modal.open.get_untracked() == Over::Nothing
        && desk.navigation.address.with_untracked(String::is_empty);
    if !is_on_game || takes_text(e) || !selects_whole_move() {
        return;
    }
    if let (Some(data), Some(text)) = (e.clipboard_data(), beside::whole_move(desk.current))
        && data.set_data("text/plain", &text).is_ok()
    {
        e.prevent_default();
    }
}

/// True while nothing is selected, or only characters of the move on the board. These are buttons, between which browsers
/// insert line ends.
fn selects_whole_move() -> bool {
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

/// True for events of fields for text, and of windows.
fn takes_text(e: &Event) -> bool {
    near(e, "input, textarea, dialog").is_some()
}
