//! Controls of the projector: one list for toolbar, menu, keys and notes. The toolbar stands below the board, never over it: six
//! buttons, and one for a menu of the rest; a step by keys puts it away, a button, its key and the focus bring it back.

use crate::components::query::{closest, find_element, focus_after_click};
use crate::components::{Icon, Menu, MenuButton, close_menu};
use crate::pages::projector::{
    LessonOnBoard, PROJECTION, PageContext, board_content, count_down, free_board, ink_buttons, vote,
};
use js_sys::Reflect;
use leptos::prelude::*;
use notabene_core::game::{Edit, Go};
use notabene_core::i18n::Label;
use notabene_study::projector::ProjectorContent;
use web_sys::MouseEvent;

/// Content for which a control is available.
#[derive(Copy, Clone, PartialEq, Eq)]
enum ToolScope {
    Always,
    /// Board of a game.
    Game,
    /// Lesson or drill.
    Pages,
    /// Board of a game, or a question with options.
    Choices,
    /// Wall only, not the notes.
    Wall,
}

/// Control of the projector.
pub struct ProjectorTool {
    pub name: &'static str,
    icon: &'static str,
    label: Label,
    /// Key, as shown.
    key: &'static str,
    when: ToolScope,
    /// State of a toggle; `None` for an action.
    on: Option<fn(PageContext) -> bool>,
    pub act: fn(PageContext),
}

/// The six controls that a teacher needs all the time; the others are in a menu on the projector.
const MAIN_TOOLS: [&str; 6] = ["back", "on", "draw", "blank", "timer", "vote"];

/// Id of the menu of the others, by which the browser opens it.
const MENU_ID: &str = "wall-menu";

const fn tool(
    (name, icon, key): (&'static str, &'static str, &'static str),
    label: Label,
    when: ToolScope,
    on: Option<fn(PageContext) -> bool>,
    act: fn(PageContext),
) -> ProjectorTool {
    ProjectorTool { name, icon, label, key, when, on, act }
}

/// All controls, in order.
pub static PROJECTOR_TOOLS: [ProjectorTool; 20] = [
    tool(("back", "prev", "⇧ ␣"), Label::WallBack, ToolScope::Always, None, board_content::previous_step),
    tool(("on", "next", "␣"), Label::WallReveal, ToolScope::Always, None, board_content::next_step),
    tool(("page-back", "first", "←"), Label::WallPageBack, ToolScope::Pages, None, |cx| {
        board_content::turn_page(cx, false)
    }),
    tool(("page-on", "last", "→"), Label::WallPageOn, ToolScope::Pages, None, |cx| {
        board_content::turn_page(cx, true)
    }),
    tool(("undo", "undo", "Ctrl+Z"), Label::Undo, ToolScope::Game, None, undo_last),
    tool(
        ("coming", "paper", "C"),
        Label::WallComing,
        ToolScope::Game,
        Some(|cx| cx.content.with(|w| w.coming)),
        |cx| cx.update_content(|content| content.coming = !content.coming),
    ),
    tool(
        ("blank", "moon", "B"),
        Label::WallBlank,
        ToolScope::Always,
        Some(|cx| cx.content.with(|w| w.blank)),
        |cx| cx.update_content(|content| content.blank = !content.blank),
    ),
    tool(
        ("ring", "target", "R"),
        Label::WallRing,
        ToolScope::Always,
        Some(|cx| cx.content.with(|w| w.ring)),
        |cx| cx.update_content(|content| content.ring = !content.ring),
    ),
    tool(
        ("spot", "sun", "S"),
        Label::WallSpotlight,
        ToolScope::Always,
        Some(|cx| cx.content.with(|w| w.spotlight)),
        |cx| cx.update_content(|content| content.spotlight = !content.spotlight),
    ),
    tool(
        ("draw", "draw", "D"),
        Label::WallDraw,
        ToolScope::Always,
        Some(|cx| cx.drawing.is_on.get()),
        |cx| cx.drawing.is_on.update(|on| *on = !*on),
    ),
    tool(("wipe", "eraser", "X"), Label::WallErase, ToolScope::Always, None, clear_shapes),
    tool(
        ("free", "board", "E"),
        Label::WallFree,
        ToolScope::Always,
        Some(|cx| cx.content.with(|w| w.free_board.is_some())),
        free_board::toggle_free_board,
    ),
    tool(("turn", "flip", "F"), Label::Flip, ToolScope::Always, None, |cx| {
        cx.update_content(|content| content.flipped = !content.flipped);
    }),
    tool(
        ("timer", "clock", "T"),
        Label::WallTimer,
        ToolScope::Always,
        Some(|cx| cx.content.with(|w| w.timer.is_some())),
        count_down::toggle,
    ),
    tool(
        ("vote", "check", "V"),
        Label::WallVote,
        ToolScope::Choices,
        Some(|cx| cx.content.with(|w| w.vote.is_some())),
        vote::toggle,
    ),
    tool(
        ("remote", "pad", "Q"),
        Label::WallRemoteTool,
        ToolScope::Wall,
        Some(|cx| cx.remote.is_open()),
        |cx| cx.remote.toggle(cx),
    ),
    tool(("notes", "beside", "N"), Label::WallNotes, ToolScope::Wall, None, open_notes),
    tool(("full", "zoom", ""), Label::WallFull, ToolScope::Wall, None, |_| toggle_full_screen()),
    tool(("hide", "down", "M"), Label::WallToolsHide, ToolScope::Wall, None, |cx| {
        cx.shows_tools.set(false);
    }),
    tool(("close", "close", "Esc"), Label::WallClose, ToolScope::Wall, None, close_projector),
];

/// Takes back the last move, or the last change of the free board.
fn undo_last(cx: PageContext) {
    match cx.free_board.try_get_untracked().flatten() {
        Some(state) => state.undo(),
        None => cx.game.go(Go::Undo),
    }
}

/// Removes arrows and circles.
fn clear_shapes(cx: PageContext) {
    let content = cx.content_now();
    match content.content {
        ProjectorContent::Game { .. } if content.free_board.is_none() => cx.game.edit(Edit::NoShapes),
        _ => cx.update_content(|content| content.shapes.clear()),
    }
}

/// Opens the notes in a separate window.
fn open_notes(cx: PageContext) {
    let name = format!("notabene-notes-{}", cx.name());
    let url = cx.url(true);
    let opened = window().open_with_url_and_target_and_features(&url, &name, "popup,width=1000,height=860");
    cx.is_window_blocked.set(!matches!(opened, Ok(Some(_))));
    cx.shows_tools.set(cx.is_window_blocked.get_untracked());
}

/// Toggles full screen. The browser may refuse; then nothing changes.
fn toggle_full_screen() {
    let page = document();
    let is_full = Reflect::get(&page, &"fullscreenElement".into()).is_ok_and(|e| e.is_object());
    match (is_full, page.document_element()) {
        (true, _) => page.exit_fullscreen(),
        (false, Some(root)) => drop(root.request_fullscreen()),
        _ => {}
    }
}

/// Returns to the lesson, the drill or the game.
pub fn close_projector(cx: PageContext) {
    let to = match cx.content_now().content {
        ProjectorContent::Game { .. } => String::new(),
        show @ ProjectorContent::Lesson { .. } => {
            let exercise = untrack(|| cx.course()).and_then(|course| show.exercise(&course));
            let ProjectorContent::Lesson { course, lesson, .. } = show else { return };
            crate::pages::learn::lesson_address(&course, &lesson, exercise.as_deref().unwrap_or_default())
        }
        ProjectorContent::Drill { .. } => "#drill".into(),
    };
    // The address of the game is empty.
    drop(window().location().set_hash(&to));
}

/// True if a control is available for the content.
fn is_available(cx: PageContext, tool: &ProjectorTool) -> bool {
    match tool.when {
        ToolScope::Always => true,
        ToolScope::Wall => !cx.is_notes,
        ToolScope::Game => {
            cx.content.with(|content| matches!(content.content, ProjectorContent::Game { .. }))
        }
        ToolScope::Choices => cx.content.with(|content| {
            let is_game = matches!(content.content, ProjectorContent::Game { .. });
            is_game && content.free_board.is_none() || cx.lesson.with(has_options)
        }),
        ToolScope::Pages => {
            cx.content.with(|content| !matches!(content.content, ProjectorContent::Game { .. }))
        }
    }
}

/// True if the question has options.
fn has_options(staged: &LessonOnBoard) -> bool {
    let exercise = staged.stage.as_ref().and_then(|stage| stage.exercise());
    exercise.is_some_and(|exercise| exercise.kind.input().has_options())
}

/// Toolbar, and messages about the second window.
#[component]
pub fn Toolbar(cx: PageContext) -> impl IntoView {
    let prefs = cx.prefs;
    let tools = PROJECTOR_TOOLS.iter().filter(|tool| tool.when != ToolScope::Wall || !cx.is_notes);
    let blocked = move || {
        cx.is_window_blocked.get().then(|| {
            view! {
                <span>{prefs.label_signal(Label::WallBlocked)}</span>
                <a href=cx.url(true) target="_blank">{prefs.label_signal(Label::WallNotes)}</a>
            }
        })
    };
    let alone = move || cx.channel.with(Option::is_none).then(|| prefs.label(Label::WallNoChannel));
    let is_in_menu = move |tool: &ProjectorTool| !cx.is_notes && !MAIN_TOOLS.contains(&tool.name);
    let (rest, main): (Vec<_>, Vec<_>) = tools.partition(|tool| is_in_menu(tool));
    let is_drawing = move || cx.is_notes || cx.drawing.is_on.get();
    view! {
        <div class=move || if cx.shows_tools.get() { "wall-tools open" } else { "wall-tools" }>
            <div class="wall-buttons inline tight" role="toolbar" aria-label=prefs.label_signal(Label::WallTools)>
                {main.into_iter().map(|tool| view! { <ToolButton cx tool/> }).collect_view()}
                <Show when=is_drawing><ink_buttons::InkRow cx/></Show>
                {(!cx.is_notes).then(|| view! {
                    <MenuButton
                        menu=MENU_ID icon="menu" text=prefs.label_signal(Label::NavMore)
                        attr:class="wall-tool" attr:data-tool-of-wall="more"
                    />
                })}
            </div>
            {(!rest.is_empty()).then(|| view! {
                <Menu id=MENU_ID text=prefs.label_signal(Label::NavMore)>
                    {rest.into_iter().map(|tool| view! { <ToolButton cx tool/> }).collect_view()}
                    <Show when=move || !is_drawing()><ink_buttons::InkRow cx/></Show>
                </Menu>
            })}
            <p class="wall-blocked centre unless-empty" role="alert">{blocked}</p>
            <p class="wall-alone centre unless-empty" role="status">{alone}</p>
        </div>
    }
}

#[component]
fn ToolButton(cx: PageContext, tool: &'static ProjectorTool) -> impl IntoView {
    let label = cx.prefs.label_signal(tool.label);
    let title = move || {
        let (words, key) = (label.get(), cx.language().key(tool.key));
        if key.is_empty() { words } else { format!("{words} ({key})") }
    };
    let class = move || if is_available(cx, tool) { "wall-tool" } else { "wall-tool hidden" };
    let click = move |e: MouseEvent| {
        close_menu(MENU_ID);
        (tool.act)(cx);
        focus_after_click(&e, PROJECTION);
    };
    view! {
        <button
            type="button" class=class data-tool-of-wall=tool.name title=title aria-label=label
            aria-pressed=tool.on.map(|is_on| move || is_on(cx).to_string()) on:click=click
        >
            <Icon name=tool.icon/>
            <span aria-hidden="true">{label}</span>
        </button>
    }
}

/// Button that brings the controls back.
#[component]
pub fn ToolsHandle(cx: PageContext) -> impl IntoView {
    let show = move |e: MouseEvent| {
        cx.shows_tools.set(true);
        focus_after_click(&e, PROJECTION);
    };
    view! {
        <button
            type="button" data-do="wall-tools" on:click=show
            class=move || if cx.shows_tools.get() { "wall-handle hidden" } else { "wall-handle" }
        >
            <Icon name="up"/>
            <span>{cx.prefs.label_signal(Label::WallTools)}</span>
        </button>
    }
}

/// Closes the menu; `false` if it is not open.
pub fn close_open_menu() -> bool {
    let is_open = find_element(".wall-tools :popover-open").is_some();
    if is_open {
        close_menu(MENU_ID);
    }
    is_open
}

/// A click anywhere lights a dark projector.
pub fn light_on_click(cx: PageContext, e: &MouseEvent) {
    // The button that darkens the projector must not light it again.
    if cx.content_now().blank && closest(e, ".wall-tools").is_none() {
        cx.update_content(|content| content.blank = false);
    }
}

/// Navigates in a game, takes back, or plays again.
pub fn navigate(cx: PageContext, go: Go) {
    if matches!(cx.content_now().content, ProjectorContent::Game { .. }) {
        cx.game.go(go);
    }
}
