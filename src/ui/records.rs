//! Opening and saving: records pasted, dropped or chosen as a file, a list of their games, and the game on
//! the board as PGN or PDN, text or link.

use super::dom::{El, button, el, fragment};
use super::paper::copy_text;
use super::picture::save_text;
use super::pointing::near;
use super::prefs;
use super::reading::{Reading, begin};
use super::share::address;
use super::state::{Desk, Over};
use js_sys::{Function, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::Export;
use notabene_core::exchange::share::{self, View, What};
use notabene_core::game::{Edit, Status, registry};
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::record::{self, ROSTER};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{DragEvent, Event, File, HtmlInputElement, HtmlTextAreaElement, Node};

/// What stands in the window for opening and saving.
pub fn Body() -> El {
    fragment().with(records(Desk::here()))
}

/// Content of the window for saving alone.
pub fn Saving() -> El {
    let desk = Desk::here();
    fragment().with([keep(desk), head(desk)])
}

/// What stands in the window.
fn records(desk: Desk) -> Vec<El> {
    let reading = RwSignal::new_local(None::<Rc<Reading>>);
    // What was dropped or pasted on the page is read at once.
    let came = desk.inbox().try_update_untracked(Option::take).flatten();
    let opening = opening(desk, reading, came.as_deref().unwrap_or_default());
    if let Some(text) = came {
        begin(desk, reading, text);
    }
    vec![opening, keep(desk), head(desk)]
}

/// The longest text that is shown in the box when it was dropped or pasted, in bytes.
const SHOWN: usize = 100_000;

/// The box for texts. What `came` from elsewhere stands in it, so that it can be mended.
fn opening(desk: Desk, reading: RwSignal<Option<Rc<Reading>>, LocalStorage>, came: &str) -> El {
    let area = el("textarea", "").attr("name", "record").attr("rows", "4").attr("spellcheck", "false");
    let area = area.live("placeholder", move || desk.label(Label::PasteHere).into());
    let area = area.live("aria-label", move || desk.label(Label::PasteHere).into());
    let field: HtmlTextAreaElement = area.0.clone().unchecked_into();
    if came.len() <= SHOWN {
        field.set_value(came);
    }
    let read = button(desk, Label::OpenText, "open", move || begin(desk, reading, field.value()));
    let file =
        el("input", "").attr("type", "file").attr("accept", ".pgn,.pdn,.txt,text/plain").attr("name", "file");
    let file = file.on("change", move |e| {
        let input: HtmlInputElement =
            e.target().unwrap_or_else(|| unreachable!("events have targets")).unchecked_into();
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            load(desk, file, reading);
        }
    });
    let choose = el("label", "button").with([el("span", "").label(desk, Label::ChooseFile), file]);
    let games = el("a", "button").attr("href", "#games").attr("data-do", "games").label(desk, Label::MyGames);
    let games = games.click(move || desk.modal.open.set(Over::Nothing));
    let actions = el("div", "actions").with([read, choose, games]);
    let list = desk.collection().with_untracked(|open| open.is_some());
    let list =
        list.then(|| button(desk, Label::GamesOfFile, "list", move || desk.modal.open.set(Over::Collection)));
    let actions = actions.with(list);
    el("section", "open").with([area, actions, super::reading::view(desk, reading)])
}

/// How the game goes out: its name for tests, its words, and what it does.
pub type Way = (&'static str, Label, fn(Desk) -> Option<Out>);

/// The words of a way out: records of draughts are PDN.
fn fitting(desk: Desk, label: Label) -> Label {
    match label {
        Label::CopyPgn if desk.status.with(is_pdn) => Label::CopyPdn,
        Label::SavePgn if desk.status.with(is_pdn) => Label::SavePdn,
        other => other,
    }
}

fn is_pdn(status: &Status) -> bool {
    registry::find(status.game).is_ok_and(registry::Variant::is_pdn)
}

/// The record, to the clipboard.
pub const COPY_PGN: Way = ("copy-pgn", Label::CopyPgn, |desk| Some(Out::Copy(text(desk, Export::Pgn))));
/// The record, as a file.
pub const SAVE_PGN: Way = ("save-pgn", Label::SavePgn, |desk| Some(Out::Save(text(desk, Export::Pgn))));
/// The moves as they stand on the paper.
pub const COPY_MOVES: Way = ("copy-moves", Label::CopyGame, |desk| {
    let style = desk.prefs.with_untracked(prefs::Prefs::style);
    Some(Out::Copy(text(desk, Export::Moves(style))))
});
/// The window with the picture.
pub const PICTURE: Way = ("picture", Label::SharePicture, |desk| {
    desk.modal.open.set(Over::Picture);
    None
});

static WAYS: [Way; 5] = [
    COPY_PGN,
    SAVE_PGN,
    COPY_MOVES,
    ("copy-link", Label::CopyLink, |desk| {
        let fragment = desk.game.with_untracked(|t| share::write(t, What::Game, View::default()));
        Some(Out::Copy(address(&fragment)))
    }),
    PICTURE,
];

/// A text on its way out.
pub enum Out {
    Copy(String),
    Save(String),
}

fn text(desk: Desk, form: Export) -> String {
    desk.game.with_untracked(|t| t.text(form))
}

fn keep(desk: Desk) -> El {
    let title = el("h3", "").label(desk, Label::ShareGame);
    let print = el("a", "button").attr("href", "#print").attr("data-do", "print");
    let print = print.label(desk, Label::PrintLink).click(move || desk.modal.open.set(Over::Nothing));
    let embed = el("a", "button").attr("href", "#embed").attr("data-do", "embed");
    let embed = embed.label(desk, Label::EmbedLink).click(move || desk.modal.open.set(Over::Nothing));
    let share = el("button", "main").attr("type", "button").attr("data-do", "share");
    let share = share.says(move || [desk.label(Label::ShareTitle), "…"].concat());
    let share = share.click(move || desk.modal.open.set(Over::Share));
    el("section", "keep").with([title]).with(ways(desk, &WAYS, vec![share, print, embed]))
}

/// The ways out as a row of buttons with more beside them, and a line that says what became of the last.
pub fn ways(desk: Desk, ways: &'static [Way], more: Vec<El>) -> [El; 2] {
    let done = RwSignal::new(None::<Label>);
    let way = move |&(name, label, out): &Way| {
        let act = move || match out(desk) {
            Some(Out::Copy(text)) => spawn_local(async move {
                let copied = copy_text(&text).await;
                done.set(Some(if copied { Label::Copied } else { Label::CopyFailed }));
            }),
            Some(Out::Save(text)) => {
                let (kind, file) = match desk.status.with_untracked(is_pdn) {
                    true => ("application/x-draughts-pdn", "notabene.pdn"),
                    false => ("application/x-chess-pgn", "notabene.pgn"),
                };
                let saved = save_text(&text, kind, file);
                done.set(Some(if saved.is_ok() { Label::Saved } else { Label::CopyFailed }));
            }
            None => {}
        };
        let way = el("button", "").attr("type", "button").attr("data-do", name).click(act);
        way.says(move || desk.label(fitting(desk, label)).to_string())
    };
    let said = move || done.get().map(|label| desk.label(label).to_string()).unwrap_or_default();
    let row = el("div", "actions").with(ways.iter().map(way)).with(more);
    [row, el("p", "copied").attr("role", "status").says(said)]
}

/// The words for the tags that every record has; the result follows the game.
const TAGS: [Label; 6] = [Label::Event, Label::Site, Label::Date, Label::Round, Label::White, Label::Black];

/// Who, where and when.
fn head(desk: Desk) -> El {
    let field = move |(name, label): (&'static str, Label)| {
        let value = move || desk.sheet.with(|s| s.tags.get(name).unwrap_or_default().to_string());
        let input =
            el("input", "").attr("type", "text").attr("name", name).attr("maxlength", "100").value(value);
        let input = input.on("change", move |e| desk.edit(Edit::Tag(name.into(), event_target_value(&e))));
        el("label", "").with([el("span", "").label(desk, label), input])
    };
    let title = el("h3", "").label(desk, Label::WhoAndWhen);
    el("section", "who").with([title]).with(ROSTER.into_iter().zip(TAGS).map(field))
}

/// The text in a file, if it is one.
pub async fn text_of(file: File) -> Option<String> {
    let buffer = JsFuture::from(file.array_buffer()).await;
    record::decode(&buffer.map(|b| js_sys::Uint8Array::new(&b).to_vec()).unwrap_or_default())
}

/// Reads a file that was chosen; what is no text is answered.
fn load(desk: Desk, file: File, reading: RwSignal<Option<Rc<Reading>>, LocalStorage>) {
    spawn_local(async move {
        match text_of(file).await {
            Some(text) => begin(desk, reading, text),
            None => reading.set(Some(Rc::new(Reading::failed(msg!(NotText))))),
        }
    });
}

/// The same for a file that was dropped: the window reads it when it is there.
fn dropped(desk: Desk, file: File) {
    spawn_local(async move {
        match text_of(file).await {
            Some(text) => {
                desk.inbox().set(Some(text));
                desk.modal.open.set(Over::Records);
            }
            None => desk.notice.set(Some(msg!(NotText))),
        }
    });
}

/// Files dropped anywhere on the page, and texts pasted where nothing else takes them.
pub fn listen(desk: Desk) {
    let over = window_event_listener(leptos::ev::dragover, |e| e.prevent_default());
    let drop = window_event_listener(leptos::ev::drop, move |e: DragEvent| {
        e.prevent_default();
        let file = e.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0));
        if let Some(file) = file {
            desk.modal.open.set(Over::Nothing);
            dropped(desk, file);
        }
    });
    let paste = window_event_listener(leptos::ev::paste, move |e| {
        let text = e.clipboard_data().and_then(|data| data.get_data("text").ok()).unwrap_or_default();
        if desk.modal.open.get_untracked() == Over::Nothing && !takes_text(&e) && !text.trim().is_empty() {
            desk.inbox().set(Some(text));
            desk.modal.open.set(Over::Records);
        }
    });
    let copy = window_event_listener(leptos::ev::copy, move |e| {
        let here = desk.modal.open.get_untracked() == Over::Nothing
            && desk.navigation.address.with_untracked(String::is_empty);
        if !here || takes_text(&e) || !takes_whole_move() {
            return;
        }
        if let (Some(data), Some(text)) = (e.clipboard_data(), super::beside::whole_move(desk))
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

/// Does copying mean the move on the board? So it is while nothing is selected, or only characters of that move: these
/// are buttons of their own, between which browsers put line ends.
fn takes_whole_move() -> bool {
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

/// Whether an event belongs to a field for text.
fn takes_text(e: &Event) -> bool {
    near(e, "input, textarea, dialog").is_some()
}
