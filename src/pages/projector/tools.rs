//! Controls of the projector: one list for toolbar, keys and notes. The toolbar appears on demand: pointer at
//! the lower edge, touch beside the board, focus inside, or its key.

use crate::components::element::{El, el};
use crate::components::icon::Icon;
use crate::components::query::{focus_after_click, near};
use crate::pages::projector::{PageContext, SEEN, free, inks, play};
use js_sys::Reflect;
use leptos::prelude::*;
use notabene_core::game::{Edit, Go};
use notabene_core::i18n::Label;
use notabene_core::study::projector::ProjectorContent;
use wasm_bindgen::JsCast;
use web_sys::{MouseEvent, PointerEvent};

/// Content for which a control is available.
#[derive(Copy, Clone, PartialEq, Eq)]
enum When {
    Always,
    /// Board of a game.
    Game,
    /// Lesson or drill.
    Pages,
    /// Wall only, not the notes.
    Wall,
}

/// Control of the projector.
pub struct Tool {
    pub name: &'static str,
    icon: &'static str,
    label: Label,
    /// Key, as shown.
    key: &'static str,
    when: When,
    /// State of a toggle; `None` for an action.
    on: Option<fn(PageContext) -> bool>,
    pub act: fn(PageContext),
}

const fn tool(
    (name, icon, key): (&'static str, &'static str, &'static str),
    label: Label,
    when: When,
    on: Option<fn(PageContext) -> bool>,
    act: fn(PageContext),
) -> Tool {
    Tool { name, icon, label, key, when, on, act }
}

/// All controls, in order.
pub static TOOLS: [Tool; 15] = [
    tool(("back", "prev", "⇧ ␣"), Label::WallBack, When::Always, None, play::back),
    tool(("on", "next", "␣"), Label::WallReveal, When::Always, None, play::on),
    tool(("page-back", "first", "←"), Label::WallPageBack, When::Pages, None, |cx| play::turn(cx, false)),
    tool(("page-on", "last", "→"), Label::WallPageOn, When::Pages, None, |cx| play::turn(cx, true)),
    tool(("undo", "undo", "Ctrl+Z"), Label::Undo, When::Game, None, undo),
    tool(
        ("coming", "paper", "C"),
        Label::WallComing,
        When::Game,
        Some(|cx| cx.wall.with(|w| w.coming)),
        |cx| cx.change(|wall| wall.coming = !wall.coming),
    ),
    tool(
        ("blank", "moon", "B"),
        Label::WallBlank,
        When::Always,
        Some(|cx| cx.wall.with(|w| w.blank)),
        |cx| cx.change(|wall| wall.blank = !wall.blank),
    ),
    tool(("ring", "target", "R"), Label::WallRing, When::Always, Some(|cx| cx.wall.with(|w| w.ring)), |cx| {
        cx.change(|wall| wall.ring = !wall.ring)
    }),
    tool(("draw", "draw", "D"), Label::DrawArrows, When::Always, Some(|cx| cx.own.drawing.on.get()), |cx| {
        cx.own.drawing.on.update(|on| *on = !*on)
    }),
    tool(("wipe", "eraser", "X"), Label::WallErase, When::Always, None, wipe),
    tool(
        ("free", "board", "E"),
        Label::WallFree,
        When::Always,
        Some(|cx| cx.wall.with(|w| w.free_board.is_some())),
        free::toggle,
    ),
    tool(("turn", "flip", "F"), Label::Flip, When::Always, None, |cx| {
        cx.change(|wall| wall.flipped = !wall.flipped);
    }),
    tool(("notes", "beside", "N"), Label::WallNotes, When::Wall, None, notes),
    tool(("full", "zoom", ""), Label::WallFull, When::Wall, None, |_| full_screen()),
    tool(("close", "close", "Esc"), Label::WallClose, When::Wall, None, close),
];

/// Takes back the last move, or the last change of the free board.
fn undo(cx: PageContext) {
    match cx.bench.try_get_untracked().flatten() {
        Some(bench) => bench.undo(),
        None => cx.game.go(Go::Undo),
    }
}

/// Removes arrows and circles.
fn wipe(cx: PageContext) {
    let wall = cx.now();
    match wall.content {
        ProjectorContent::Game { .. } if wall.free_board.is_none() => cx.game.edit(Edit::NoShapes),
        _ => cx.change(|wall| wall.shapes.clear()),
    }
}

/// Opens the notes in a separate window.
fn notes(cx: PageContext) {
    let name = format!("notabene-notes-{}", cx.address.name);
    let url = cx.address.of(true);
    let opened = window().open_with_url_and_target_and_features(&url, &name, "popup,width=1000,height=860");
    cx.blocked.set(!matches!(opened, Ok(Some(_))));
    cx.tools.set(cx.blocked.get_untracked());
}

/// Toggles full screen. The browser may refuse; then nothing changes.
fn full_screen() {
    let page = document();
    let is_full = Reflect::get(&page, &"fullscreenElement".into()).is_ok_and(|e| e.is_object());
    match (is_full, page.document_element()) {
        (true, _) => page.exit_fullscreen(),
        (false, Some(root)) => drop(root.request_fullscreen()),
        _ => {}
    }
}

/// Returns to the lesson, the drill or the game.
pub fn close(cx: PageContext) {
    let to = match cx.now().content {
        ProjectorContent::Game { .. } => String::new(),
        show @ ProjectorContent::Lesson { .. } => {
            let exercise = untrack(|| cx.course()).and_then(|course| show.exercise(&course));
            let ProjectorContent::Lesson { course, lesson, .. } = show else { return };
            crate::pages::learn::address(&course, &lesson, exercise.as_deref().unwrap_or_default())
        }
        ProjectorContent::Drill { .. } => "#drill".into(),
    };
    // The address of the game is empty.
    drop(window().location().set_hash(&to));
}

/// True if a control is available for the content.
fn fits(cx: PageContext, tool: &Tool) -> bool {
    match tool.when {
        When::Always => true,
        When::Wall => !cx.address.notes,
        When::Game => cx.wall.with(|wall| matches!(wall.content, ProjectorContent::Game { .. })),
        When::Pages => cx.wall.with(|wall| !matches!(wall.content, ProjectorContent::Game { .. })),
    }
}

/// Toolbar, and messages about the second window.
pub fn bar(cx: PageContext) -> El {
    let class = move || if cx.tools.get() { "wall-tools open" } else { "wall-tools" };
    let label = move || cx.words(Label::WallTools);
    let row = el("div", "wall-buttons").attr("role", "toolbar").live("aria-label", label);
    let row = row.with(
        TOOLS.iter().filter(|tool| tool.when != When::Wall || !cx.address.notes).map(|tool| one(cx, tool)),
    );
    let address = cx.address.of(true);
    let alone = move || {
        if cx.channel.with(Option::is_none) { cx.words(Label::WallNoChannel) } else { String::new() }
    };
    let blocked = move || {
        if !cx.blocked.get() {
            return Vec::new();
        }
        let link =
            el("a", "").attr("href", &address).attr("target", "_blank").label(cx.app, Label::WallNotes);
        vec![el("span", "").label(cx.app, Label::WallBlocked), link]
    };
    let row = row.with([inks::row(cx)]);
    el("div", "").class(class).with([
        row,
        el("p", "wall-blocked").attr("role", "alert").each(blocked),
        el("p", "wall-alone").attr("role", "status").says(alone),
    ])
}

fn one(cx: PageContext, tool: &'static Tool) -> El {
    let title = move || {
        let words = cx.words(tool.label);
        let key = cx.language().key(tool.key);
        if key.is_empty() { words } else { format!("{words} ({key})") }
    };
    let class = move || if fits(cx, tool) { "wall-tool" } else { "wall-tool hidden" };
    let made = el("button", "").class(class).attr("type", "button").attr("data-tool-of-wall", tool.name);
    let made = made.live("title", title).live("aria-label", move || cx.words(tool.label));
    let made = match tool.on {
        Some(on) => made.state("aria-pressed", move || on(cx)),
        None => made,
    };
    let word = el("span", "").attr("aria-hidden", "true").label(cx.app, tool.label);
    made.with([Icon(tool.icon), word]).on("click", move |e| {
        (tool.act)(cx);
        focus_after_click(&e, SEEN);
    })
}

/// Distance from the lower edge at which the pointer shows the controls, in CSS pixels.
const EDGE: f64 = 90.0;

/// Shows the controls on demand.
pub fn appear(cx: PageContext, shell: &El) {
    crate::components::element::on(shell, "pointermove", move |e: PointerEvent| {
        let height = window().inner_height().ok().and_then(|h| h.as_f64()).unwrap_or_default();
        if e.pointer_type() == "mouse" {
            let near = f64::from(e.client_y()) > height - EDGE || over_tools(&e);
            if near != cx.tools.get_untracked() && !cx.blocked.get_untracked() {
                cx.tools.set(near);
            }
        }
    });
    crate::components::element::on(shell, "click", move |e: MouseEvent| {
        // The button that darkens the projector must not light it again.
        if cx.now().blank && near(&e, ".wall-tools").is_none() {
            return cx.change(|wall| wall.blank = false);
        }
        let acts = near(&e, "button, a, svg.board, .grid, .choices, .choices-back, .wall-tools").is_some();
        let by_finger = e.dyn_ref::<PointerEvent>().is_some_and(|p| p.pointer_type() != "mouse");
        if !acts && by_finger {
            cx.tools.update(|shown| *shown = !*shown);
        }
    });
}

fn over_tools(e: &PointerEvent) -> bool {
    near(e, ".wall-tools").is_some()
}

/// Navigates in a game, takes back, or plays again.
pub fn end(cx: PageContext, go: Go) {
    if matches!(cx.now().content, ProjectorContent::Game { .. }) {
        cx.game.go(go);
    }
}
