//! The controls of the wall: one list for its bar, for its keys and for the notes. On the wall they are seen on demand only:
//! when the pointer comes to the lower edge, on a touch beside the board, with the focus among them, or by their key.

use super::{Hall, free, inks, play};
use crate::ui::dom::{El, el};
use crate::ui::pointing::{focus_on, near};
use crate::ui::sprite::Icon;
use js_sys::Reflect;
use leptos::prelude::*;
use notabene_core::game::{Edit, Go};
use notabene_core::i18n::Label;
use notabene_core::study::projector::Show;
use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent, PointerEvent};

/// What is shown while a control means something.
#[derive(Copy, Clone, PartialEq, Eq)]
enum When {
    Always,
    /// Beside the board of a game.
    Game,
    /// Beside a lesson or drill.
    Pages,
    /// Only on the wall itself.
    Wall,
}

/// A control.
pub struct Tool {
    pub name: &'static str,
    icon: &'static str,
    label: Label,
    /// Its key, as it is shown.
    key: &'static str,
    when: When,
    /// Whether it is on; none for what is done once.
    on: Option<fn(Hall) -> bool>,
    pub act: fn(Hall),
}

const fn tool(
    (name, icon, key): (&'static str, &'static str, &'static str),
    label: Label,
    when: When,
    on: Option<fn(Hall) -> bool>,
    act: fn(Hall),
) -> Tool {
    Tool { name, icon, label, key, when, on, act }
}

/// All controls, in their order.
pub static TOOLS: [Tool; 15] = [
    tool(("back", "prev", "⇧ ␣"), Label::WallBack, When::Always, None, play::back),
    tool(("on", "next", "␣"), Label::WallReveal, When::Always, None, play::on),
    tool(("page-back", "first", "←"), Label::WallPageBack, When::Pages, None, |hall| {
        play::turn(hall, false)
    }),
    tool(("page-on", "last", "→"), Label::WallPageOn, When::Pages, None, |hall| play::turn(hall, true)),
    tool(("undo", "undo", "Ctrl+Z"), Label::Undo, When::Game, None, undo),
    tool(
        ("coming", "paper", "C"),
        Label::WallComing,
        When::Game,
        Some(|hall| hall.wall.with(|w| w.coming)),
        |hall| hall.change(|wall| wall.coming = !wall.coming),
    ),
    tool(
        ("blank", "moon", "B"),
        Label::WallBlank,
        When::Always,
        Some(|hall| hall.wall.with(|w| w.blank)),
        |hall| hall.change(|wall| wall.blank = !wall.blank),
    ),
    tool(
        ("ring", "target", "R"),
        Label::WallRing,
        When::Always,
        Some(|hall| hall.wall.with(|w| w.ring)),
        |hall| hall.change(|wall| wall.ring = !wall.ring),
    ),
    tool(
        ("draw", "draw", "D"),
        Label::DrawArrows,
        When::Always,
        Some(|hall| hall.own.drawing.on.get()),
        |hall| hall.own.drawing.on.update(|on| *on = !*on),
    ),
    tool(("wipe", "eraser", "X"), Label::WallErase, When::Always, None, wipe),
    tool(
        ("free", "board", "E"),
        Label::WallFree,
        When::Always,
        Some(|hall| hall.wall.with(|w| w.free.is_some())),
        free::toggle,
    ),
    tool(("turn", "flip", "F"), Label::Flip, When::Always, None, |hall| {
        hall.change(|wall| wall.turned = !wall.turned);
    }),
    tool(("notes", "beside", "N"), Label::WallNotes, When::Wall, None, notes),
    tool(("full", "zoom", ""), Label::WallFull, When::Wall, None, |_| full_screen()),
    tool(("close", "close", "Esc"), Label::WallClose, When::Wall, None, close),
];

/// Takes the last move back, or the last change of the free board.
fn undo(hall: Hall) {
    match hall.bench.try_get_untracked().flatten() {
        Some(bench) => bench.undo(),
        None => hall.game.go(Go::Undo),
    }
}

/// Takes arrows and circles away.
fn wipe(hall: Hall) {
    let wall = hall.now();
    match wall.show {
        Show::Game { .. } if wall.free.is_none() => hall.game.edit(Edit::NoShapes),
        _ => hall.change(|wall| wall.shapes.clear()),
    }
}

/// Opens the notes in a window of their own.
fn notes(hall: Hall) {
    let name = ["notabene-notes-", &hall.address.name].concat();
    let url = hall.address.of(true);
    let opened = window().open_with_url_and_target_and_features(&url, &name, "popup,width=1000,height=860");
    hall.blocked.set(!matches!(opened, Ok(Some(_))));
    hall.tools.set(hall.blocked.get_untracked());
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
pub fn close(hall: Hall) {
    let to = match hall.now().show {
        Show::Game { .. } => String::new(),
        show @ Show::Lesson { .. } => {
            let exercise = untrack(|| hall.course()).and_then(|course| show.exercise(&course));
            let Show::Lesson { course, lesson, .. } = show else { return };
            crate::ui::learn::address(&course, &lesson, exercise.as_deref().unwrap_or_default())
        }
        Show::Drill { .. } => "#drill".into(),
    };
    // The address of the game is the plain one.
    drop(window().location().set_hash(&to));
}

/// Whether a control means something now.
fn fits(hall: Hall, tool: &Tool) -> bool {
    match tool.when {
        When::Always => true,
        When::Wall => !hall.address.notes,
        When::Game => hall.wall.with(|wall| matches!(wall.show, Show::Game { .. })),
        When::Pages => hall.wall.with(|wall| !matches!(wall.show, Show::Game { .. })),
    }
}

/// The controls, and what is to be said about the second window.
pub fn bar(hall: Hall) -> El {
    let class = move || if hall.tools.get() { "wall-tools open" } else { "wall-tools" };
    let label = move || hall.words(Label::WallTools);
    let row = el("div", "wall-buttons").attr("role", "toolbar").live("aria-label", label);
    let row = row.with(
        TOOLS
            .iter()
            .filter(|tool| tool.when != When::Wall || !hall.address.notes)
            .map(|tool| one(hall, tool)),
    );
    let address = hall.address.of(true);
    let alone = move || {
        if hall.channel.with(Option::is_none) { hall.words(Label::WallNoChannel) } else { String::new() }
    };
    let blocked = move || {
        if !hall.blocked.get() {
            return Vec::new();
        }
        let link =
            el("a", "").attr("href", &address).attr("target", "_blank").label(hall.desk, Label::WallNotes);
        vec![el("span", "").label(hall.desk, Label::WallBlocked), link]
    };
    let row = row.with([inks::row(hall)]);
    el("div", "").class(class).with([
        row,
        el("p", "wall-blocked").attr("role", "alert").each(blocked),
        el("p", "wall-alone").attr("role", "status").says(alone),
    ])
}

fn one(hall: Hall, tool: &'static Tool) -> El {
    let title = move || {
        let words = hall.words(tool.label);
        let key = hall.language().key(tool.key);
        if key.is_empty() { words } else { [&words, " (", key, ")"].concat() }
    };
    let class = move || if fits(hall, tool) { "wall-tool" } else { "wall-tool hidden" };
    let made = el("button", "").class(class).attr("type", "button").attr("data-tool-of-wall", tool.name);
    let made = made.live("title", title).live("aria-label", move || hall.words(tool.label));
    let made = match tool.on {
        Some(on) => made.state("aria-pressed", move || on(hall)),
        None => made,
    };
    let word = el("span", "").attr("aria-hidden", "true").label(hall.desk, tool.label);
    made.with([Icon(tool.icon), word]).on("click", move |e| {
        (tool.act)(hall);
        release(&e);
    })
}

/// Pressed by a pointer, a button gives the keys back to the wall; pressed by a key, it keeps them.
pub fn release(e: &Event) {
    let pointed = Reflect::get(e, &"detail".into()).is_ok_and(|detail| detail.as_f64() > Some(0.0));
    if pointed {
        focus_on(".wall-seen");
    }
}

/// How near the lower edge the pointer calls the controls, in CSS pixels.
const EDGE: f64 = 90.0;

/// Shows the controls on demand.
pub fn appear(hall: Hall, shell: &El) {
    crate::ui::dom::on(shell, "pointermove", move |e: PointerEvent| {
        let height = window().inner_height().ok().and_then(|h| h.as_f64()).unwrap_or_default();
        if e.pointer_type() == "mouse" {
            let near = f64::from(e.client_y()) > height - EDGE || over_tools(&e);
            if near != hall.tools.get_untracked() && !hall.blocked.get_untracked() {
                hall.tools.set(near);
            }
        }
    });
    crate::ui::dom::on(shell, "click", move |e: MouseEvent| {
        // The control that darkens the wall is no touch that lights it.
        if hall.now().blank && near(&e, ".wall-tools").is_none() {
            return hall.change(|wall| wall.blank = false);
        }
        let acts = near(&e, "button, a, svg.board, .grid, .choices, .choices-back, .wall-tools").is_some();
        let by_finger = e.dyn_ref::<PointerEvent>().is_some_and(|p| p.pointer_type() != "mouse");
        if !acts && by_finger {
            hall.tools.update(|shown| *shown = !*shown);
        }
    });
}

fn over_tools(e: &PointerEvent) -> bool {
    near(e, ".wall-tools").is_some()
}

/// Goes somewhere in a game, takes back, or plays again.
pub fn end(hall: Hall, go: Go) {
    if matches!(hall.now().show, Show::Game { .. }) {
        hall.game.go(go);
    }
}
