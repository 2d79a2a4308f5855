//! The controls of the projector: one list for its bar, for its keys and for the notes. On the projector they are shown on demand:
//! when the pointer comes to the lower edge, on a touch beside the board, with the focus among them, or by their key.

use super::inks::InkRow;
use super::{Projector, free, play};
use crate::components::Icon;
use crate::ui::pointing::{focus_on, near};
use js_sys::Reflect;
use leptos::prelude::*;
use notabene_core::game::{Edit, Go};
use notabene_core::i18n::Label;
use notabene_core::study::projector::Show as Shown;
use wasm_bindgen::JsCast;
use web_sys::{MouseEvent, PointerEvent};

/// When a control is shown.
#[derive(Copy, Clone, PartialEq, Eq)]
enum When {
    Always,
    /// Beside the board of a game.
    Game,
    /// Beside a lesson or drill.
    Pages,
    /// Only on the projector itself, not beside the notes.
    Projector,
}

/// A control.
pub struct Tool {
    pub name: &'static str,
    icon: &'static str,
    label: Label,
    /// Its key, as it is written on keyboards.
    key: &'static str,
    when: When,
    /// True while it is on; `None` for what is done once.
    is_on: Option<fn(Projector) -> bool>,
    pub act: fn(Projector),
}

const fn tool(
    (name, icon, key): (&'static str, &'static str, &'static str),
    label: Label,
    when: When,
    is_on: Option<fn(Projector) -> bool>,
    act: fn(Projector),
) -> Tool {
    Tool { name, icon, label, key, when, is_on, act }
}

/// All controls, in their order.
pub static TOOLS: [Tool; 15] = [
    tool(("back", "prev", "⇧ ␣"), Label::WallBack, When::Always, None, play::back),
    tool(("on", "next", "␣"), Label::WallReveal, When::Always, None, play::on),
    tool(("page-back", "first", "←"), Label::WallPageBack, When::Pages, None, |projector| {
        play::turn(projector, false)
    }),
    tool(("page-on", "last", "→"), Label::WallPageOn, When::Pages, None, |projector| {
        play::turn(projector, true)
    }),
    tool(("undo", "undo", "Ctrl+Z"), Label::Undo, When::Game, None, undo),
    tool(
        ("coming", "paper", "C"),
        Label::WallComing,
        When::Game,
        Some(|projector| projector.wall.with(|w| w.coming)),
        |projector| projector.change(|wall| wall.coming = !wall.coming),
    ),
    tool(
        ("blank", "moon", "B"),
        Label::WallBlank,
        When::Always,
        Some(|projector| projector.wall.with(|w| w.blank)),
        |projector| projector.change(|wall| wall.blank = !wall.blank),
    ),
    tool(
        ("ring", "target", "R"),
        Label::WallRing,
        When::Always,
        Some(|projector| projector.wall.with(|w| w.ring)),
        |projector| projector.change(|wall| wall.ring = !wall.ring),
    ),
    tool(
        ("draw", "draw", "D"),
        Label::DrawArrows,
        When::Always,
        Some(|projector| projector.board.drawing.on.get()),
        |projector| projector.board.drawing.on.update(|on| *on = !*on),
    ),
    tool(("wipe", "eraser", "X"), Label::WallErase, When::Always, None, wipe),
    tool(
        ("free", "board", "E"),
        Label::WallFree,
        When::Always,
        Some(|projector| projector.wall.with(|w| w.free.is_some())),
        free::toggle,
    ),
    tool(("turn", "flip", "F"), Label::Flip, When::Always, None, |projector| {
        projector.change(|wall| wall.turned = !wall.turned);
    }),
    tool(("notes", "beside", "N"), Label::WallNotes, When::Projector, None, open_notes),
    tool(("full", "zoom", ""), Label::WallFull, When::Projector, None, |_| full_screen()),
    tool(("close", "close", "Esc"), Label::WallClose, When::Projector, None, close),
];

/// Takes the last move back, or the last change of the free board.
fn undo(projector: Projector) {
    match projector.free_board.try_get_untracked().flatten() {
        Some(editing) => editing.undo(),
        None => projector.game.go(Go::Undo),
    }
}

/// Takes arrows and circles away.
fn wipe(projector: Projector) {
    if projector.shows_game_now() && projector.now().free.is_none() {
        projector.game.edit(Edit::NoShapes);
    } else {
        projector.change(|wall| wall.shapes.clear());
    }
}

/// Opens the notes in a window of their own.
fn open_notes(projector: Projector) {
    let address = projector.address();
    let (name, url) = (["notabene-notes-", &address.name].concat(), address.of(true));
    let opened = window().open_with_url_and_target_and_features(&url, &name, "popup,width=1000,height=860");
    projector.popup_blocked.set(!matches!(opened, Ok(Some(_))));
    projector.tools_open.set(projector.popup_blocked.get_untracked());
}

/// Fills the screen, or gives it back. The browser may say no, and then nothing changes.
fn full_screen() {
    let page = document();
    let is_full = Reflect::get(&page, &"fullscreenElement".into()).is_ok_and(|e| e.is_object());
    match (is_full, page.document_element()) {
        (true, _) => page.exit_fullscreen(),
        (false, Some(root)) => drop(root.request_fullscreen()),
        _ => {}
    }
}

/// Back to where the lesson, the drill or the game is.
pub fn close(projector: Projector) {
    let to = match projector.now().show {
        Shown::Game { .. } => String::new(),
        show @ Shown::Lesson { .. } => {
            let exercise = untrack(|| projector.course()).and_then(|course| show.exercise(&course));
            let Shown::Lesson { course, lesson, .. } = show else { return };
            crate::ui::learn::address(&course, &lesson, exercise.as_deref().unwrap_or_default())
        }
        Shown::Drill { .. } => "#drill".into(),
    };
    // The address of the game is the plain one.
    drop(window().location().set_hash(&to));
}

/// True while a control can be used; tracked.
fn is_usable(projector: Projector, tool: &Tool) -> bool {
    match tool.when {
        When::Always => true,
        When::Projector => !projector.is_notes,
        When::Game => projector.shows_game(),
        When::Pages => !projector.shows_game(),
    }
}

/// The controls, and messages about the second window.
#[component]
pub fn ToolBar(projector: Projector) -> impl IntoView {
    let class = move || if projector.tools_open.get() { "wall-tools open" } else { "wall-tools" };
    let alone = projector.words_if(Label::WallNoChannel, move || projector.channel.with(Option::is_none));
    let tools = TOOLS.iter().filter(|tool| tool.when != When::Projector || !projector.is_notes);
    view! {
        <div class=class>
            <div class="wall-buttons" role="toolbar" aria-label=projector.words(Label::WallTools)>
                {tools.map(|tool| view! { <ToolButton projector tool/> }).collect_view()}
                <InkRow projector/>
            </div>
            <p class="wall-blocked" role="alert">
                <Show when=move || projector.popup_blocked.get()><PopupBlocked projector/></Show>
            </p>
            <p class="wall-alone" role="status">{alone}</p>
        </div>
    }
}

/// Shown if the browser blocked the window with the notes: a link opens it.
#[component]
fn PopupBlocked(projector: Projector) -> impl IntoView {
    let address = projector.address().of(true);
    view! {
        <span>{projector.words(Label::WallBlocked)}</span>
        <a href=address target="_blank">{projector.words(Label::WallNotes)}</a>
    }
}

#[component]
fn ToolButton(projector: Projector, tool: &'static Tool) -> impl IntoView {
    let words = projector.words(tool.label);
    let title = Signal::derive(move || match projector.language().key(tool.key) {
        "" => words.get(),
        key => format!("{} ({key})", words.get()),
    });
    let class = move || if is_usable(projector, tool) { "wall-tool" } else { "wall-tool hidden" };
    let pressed = tool.is_on.map(|is_on| move || is_on(projector).to_string());
    view! {
        <button
            class=class
            type="button"
            data-tool-of-wall=tool.name
            title=title
            aria-label=words
            aria-pressed=pressed
            on:click=move |e| {
                (tool.act)(projector);
                return_focus(&e);
            }
        >
            <Icon name=tool.icon/>
            <span aria-hidden="true">{words}</span>
        </button>
    }
}

/// Pressed by a pointer, a button gives the keys back to the projector; pressed by a key, it keeps them.
pub fn return_focus(e: &MouseEvent) {
    if e.detail() > 0 {
        focus_on(".wall-seen");
    }
}

/// Distance from the lower edge at which the pointer opens the controls, in CSS pixels.
const EDGE: f64 = 90.0;

/// Opens the controls while the mouse is near the lower edge.
pub fn open_near_edge(projector: Projector, e: &PointerEvent) {
    if e.pointer_type() != "mouse" {
        return;
    }
    let height = window().inner_height().ok().and_then(|h| h.as_f64()).unwrap_or_default();
    let near = f64::from(e.client_y()) > height - EDGE || is_in_tools(e);
    if near != projector.tools_open.get_untracked() && !projector.popup_blocked.get_untracked() {
        projector.tools_open.set(near);
    }
}

/// A touch lights a dark projector, and beside all controls it shows or hides the bar.
pub fn on_click(projector: Projector, e: &MouseEvent) {
    // The control that darkens the projector is no touch that lights it.
    if projector.now().blank && !is_in_tools(e) {
        return projector.change(|wall| wall.blank = false);
    }
    let acts = near(e, "button, a, svg.board, .grid, .choices, .choices-back, .wall-tools").is_some();
    let by_finger = e.dyn_ref::<PointerEvent>().is_some_and(|p| p.pointer_type() != "mouse");
    if !acts && by_finger {
        projector.tools_open.update(|shown| *shown = !*shown);
    }
}

fn is_in_tools(e: &MouseEvent) -> bool {
    near(e, ".wall-tools").is_some()
}

/// Goes somewhere in a game, takes back, or plays again.
pub fn go(projector: Projector, go: Go) {
    if projector.shows_game_now() {
        projector.game.go(go);
    }
}
