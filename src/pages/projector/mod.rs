//! Projector page: the board as large as possible, moves or questions in giant letters, and a second window,
//! the teacher's notes, in step with it.
//!
//! Addresses: `#wall` the game, `#wall/learn/notation/L05/L05-2` a lesson, `#wall/drill/find/chess` a drill;
//! `#wall/notes` the notes, `#wall/remote` the page of a phone as remote control. A projector has a name, as `#wall/~k3f9`, so that several on one device are
//! independent. Its content is data ([`notabene_study::projector`]); each window replays the same
//! actions.

mod address;
mod board_content;
mod count_down;
mod free_board;
mod ink_buttons;
mod keys;
mod moves;
mod notes;
mod peer;
mod pointer_ring;
mod remote;
mod set_up;
mod start;
mod sync;
mod text_panel;
mod tools;
mod vote;

use crate::components::query::focus_element;
use crate::pages::projector::address::{ProjectorAddress, RequestedContent};
use crate::state::board_contexts::BoardContexts;
use crate::state::current_game::CurrentGame;
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use crate::state::random::random_bits;
use crate::state::shape_drawing;
use crate::state::shape_drawing::ShapeDrawing;
use crate::views::board;
use leptos::prelude::*;
use notabene_core::game::Edit;
use notabene_core::geometry::Layout;
use notabene_core::i18n::{Label, Language};
use notabene_core::notation::Style;
use notabene_study::Course;
use notabene_study::projector::{
    ProjectedPage, ProjectorAction, ProjectorContent, ProjectorPeer, ProjectorState,
};
use std::rc::Rc;
use std::sync::Arc;
use web_sys::BroadcastChannel;

/// Lesson or drill on the board, with the actions so far.
struct LessonOnBoard {
    show: ProjectorContent,
    actions: Vec<ProjectorAction>,
    stage: Option<ProjectedPage>,
}

/// Load state of the course of a lesson.
#[derive(Clone)]
enum CourseLoad {
    Waiting,
    Missing,
    /// Name in the address, and the course.
    Loaded(String, Arc<Course>),
}

/// Shared state of the page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct ProjectorWindow {
    prefs: Preferences,
    /// The game: that of the app on the projector, a separate one for the notes, which saves nothing.
    game: CurrentGame,
    /// Game on the board of this page.
    own: CurrentGame,
    /// Its pen.
    drawing: ShapeDrawing,
    address: StoredValue<ProjectorAddress>,
    /// True for the notes of the teacher.
    is_notes: bool,
    keeper: RwSignal<ProjectorPeer>,
    /// Content of the projector.
    content: Memo<ProjectorState>,
    lesson: RwSignal<LessonOnBoard>,
    course_load: RwSignal<CourseLoad>,
    channel: RwSignal<Option<BroadcastChannel>>,
    /// Position of the pointer.
    pointer: RwSignal<PointerSpot>,
    /// True if the controls are visible.
    shows_tools: RwSignal<bool>,
    /// The phone as a remote control.
    remote: remote::RemoteLink,
    /// True if the address asked for unknown content.
    is_unknown_drill: RwSignal<bool>,
    /// True if the browser blocked the window with the notes.
    is_window_blocked: RwSignal<bool>,
    /// State of the free board.
    free_board: RwSignal<Option<crate::pages::position_editor::EditorState>>,
    /// Effect of a tap while a position is set up.
    set_up_tool: RwSignal<set_up::SetUpTool>,
}

type PageContext = ProjectorWindow;

impl ProjectorWindow {
    /// Changes the content, here and in the other windows.
    fn update_content(&self, change: impl FnOnce(&mut ProjectorState)) {
        let mut letter = None;
        self.keeper.try_update_untracked(|keeper| letter = keeper.change(change));
        if let Some(letter) = letter {
            sync::post_message(*self, &letter);
            sync::save_for_reload(*self, &letter);
            self.keeper.notify();
        }
    }
    /// Current content; untracked.
    fn content_now(&self) -> ProjectorState {
        self.keeper.with_untracked(|keeper| keeper.state().clone())
    }
    /// Language of the screen; tracked.
    fn language(&self) -> Language {
        self.prefs.with(|p| p.language)
    }
    /// Language in which the lesson is taught: its author's if it has no other.
    fn taught(&self) -> Language {
        let screen = self.language();
        self.course().map_or(screen, |course| course.language(screen))
    }
    /// Notation style of the app.
    fn style(&self) -> Style {
        self.prefs.with(|p| p.style())
    }
    /// Notation style of the content: lessons use the letters of their language.
    fn style_of(&self, show: &ProjectorContent) -> Style {
        match show {
            ProjectorContent::Lesson { .. } => notabene_study::style(self.taught()),
            _ => self.style(),
        }
    }
    /// Course of the lesson, if it is loaded.
    fn course(&self) -> Option<Arc<Course>> {
        let asked = self.keeper.with(|keeper| match &keeper.state().content {
            ProjectorContent::Lesson { course, .. } => Some(course.clone()),
            _ => None,
        })?;
        self.course_load.with(|book| match book {
            CourseLoad::Loaded(name, course) if *name == asked => Some(course.clone()),
            _ => None,
        })
    }
    /// Name of the projector.
    fn name(&self) -> String {
        self.address.with_value(|address| address.name.clone())
    }
    /// Address of the projector, or of its notes.
    fn url(&self, notes: bool) -> String {
        self.address.with_value(|address| address.url(notes))
    }
    /// True on a phone that is connected without a common storage.
    fn is_remote(&self) -> bool {
        self.address.with_value(|address| address.remote_code.is_some())
    }
    /// Text of a button; tracked.
    fn label_text(&self, label: Label) -> String {
        self.prefs.label(label).to_string()
    }
}

/// Position of the pointer.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum PointerSpot {
    Nowhere,
    /// In this window, in CSS pixels.
    Here(i32, i32),
    /// In another window, in thousandths of its board.
    Board((u32, u32)),
}

/// CSS selector of the projection, which takes the focus.
const PROJECTION: &str = ".wall-seen";

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <ProjectorPage/> }.into_any()
}

/// The page; rendered again when the address changes.
#[component]
fn ProjectorPage() -> impl IntoView {
    let (current, address) = (CurrentGame::here(), Navigation::here().address);
    let content = move || {
        address.track();
        // Nothing of another address is reused: a closure inside is always rendered with new elements.
        move || untrack(|| page_content(current))
    };
    view! { <div class="wall-room">{content}</div> }
}

fn page_content(current: CurrentGame) -> AnyView {
    let address = ProjectorAddress::of_page();
    if address.notes && address.name.is_empty() {
        return view! { <notes::ProjectorChoice/> }.into_any();
    }
    let cx = open_state(current, address);
    sync::start_sync(cx);
    board_content::follow_content(cx);
    keys::listen(cx);
    let put = move |shape| match cx.content_now().content {
        ProjectorContent::Game { .. } if cx.content_now().free_board.is_none() => {
            cx.game.edit(Edit::Shape(shape))
        }
        _ => cx.update_content(|content| content.toggle_shape(shape)),
    };
    shape_drawing::listen_on_board(cx.own, cx.drawing, "main.wall svg.board", Rc::new(put));
    match cx.address.with_value(|address| address.remote_code.clone()) {
        Some(code) => view! { <remote::RemotePage cx code/> }.into_any(),
        None if cx.is_notes => view! { <notes::NotesPage cx/> }.into_any(),
        None => view! { <Projection cx/> }.into_any(),
    }
}

/// Creates the state for an address, and provides its board to the components below.
fn open_state(current: CurrentGame, address: ProjectorAddress) -> PageContext {
    let copy = || BoardContexts::own(board_content::copy_game(current));
    let game = if address.notes { copy().current } else { current };
    let board = copy();
    board.provide();
    let keeper = RwSignal::new(ProjectorPeer::new(
        random_bits(),
        ProjectorState::of(board_content::show_of_context(game.game)),
    ));
    let content = Memo::new(move |_| keeper.with(|keeper| keeper.state().clone()));
    let show = content.with_untracked(|content| content.content.clone());
    ProjectorWindow {
        prefs: current.prefs,
        game,
        own: board.current,
        drawing: board.drawing,
        is_notes: address.notes,
        address: StoredValue::new(address),
        keeper,
        content,
        lesson: RwSignal::new(LessonOnBoard { show, actions: Vec::new(), stage: None }),
        course_load: RwSignal::new(CourseLoad::Waiting),
        channel: RwSignal::new(None),
        pointer: RwSignal::new(PointerSpot::Nowhere),
        shows_tools: RwSignal::new(true),
        remote: remote::RemoteLink::new(),
        is_unknown_drill: RwSignal::new(false),
        is_window_blocked: RwSignal::new(false),
        free_board: RwSignal::new(None),
        set_up_tool: RwSignal::new(set_up::SetUpTool::Hand(None)),
    }
}

/// View of the projector.
#[component]
fn Projection(cx: PageContext) -> impl IntoView {
    apply_theme(cx);
    let is_game = move || cx.content.with(|content| matches!(content.content, ProjectorContent::Game { .. }));
    let class = move || {
        let (blank, free) = cx.content.with(|content| (content.blank, content.free_board.is_some()));
        match (blank, free) {
            (true, _) => "wall-shell blank",
            (_, true) => "wall-shell with-free",
            _ if is_game() => "wall-shell with-moves",
            _ => "wall-shell",
        }
    };
    // Other content has a heading of its own.
    let heading = move || is_game().then(|| view! { <h1>{cx.prefs.label_signal(Label::NavClassroom)}</h1> });
    // Keys work anywhere; the focus leaves removed elements.
    let _ = request_animation_frame(|| focus_element(PROJECTION));
    view! {
        <div
            class=class
            on:pointermove=move |e| pointer_ring::on_pointer_move(cx, &e)
            on:pointerdown=move |e| pointer_ring::on_pointer_move(cx, &e)
            on:pointerleave=move |_| pointer_ring::on_pointer_leave(cx)
            on:click=move |e| tools::light_on_click(cx, &e)
        >
            <div class="for-ears">{heading}</div>
            <div class="wall-seen" tabindex="-1" aria-label=cx.prefs.label_signal(Label::ThemeProjector) role="group">
                <div class="wall-stand"><BoardArea cx/></div>
                <div class="wall-column pile">
                    <SideTools cx/>
                    <text_panel::TextPanel cx/>
                    <tools::ToolsHandle cx/>
                </div>
            </div>
            <p class="wall-dark" role="status">{move || dark_text(cx)}</p>
            <pointer_ring::PointerRing cx/>
            <pointer_ring::Spotlight cx/>
            <tools::Toolbar cx/>
            <remote::RemotePanel cx/>
        </div>
    }
}

/// Text while the projector is dark; tracked.
fn dark_text(cx: PageContext) -> Option<String> {
    cx.content.with(|content| content.blank).then(|| cx.label_text(Label::WallDark))
}

/// Countdown and show of hands.
#[component]
fn SideTools(cx: PageContext) -> impl IntoView {
    view! { <count_down::CountDownPanel cx/> <vote::VotePanel cx/> }
}

/// Board, or free board.
#[component]
fn BoardArea(cx: PageContext) -> impl IntoView {
    let is_free = Memo::new(move |_| cx.content.with(|content| content.free_board.is_some()));
    let board = move || match is_free.get() {
        true => view! { <free_board::FreeBoard cx/> }.into_any(),
        false => view! { <board::Board><FarCoordinates layout=cx.own.layout/></board::Board> }.into_any(),
    };
    view! { <div class="wall-board">{board}</div> }
}

/// Coordinates on the far sides of a board: those of the flipped board, in the order of this side.
#[component]
pub fn FarCoordinates(layout: Memo<Layout>) -> impl IntoView {
    let names = move |of: fn(&Layout) -> Vec<String>| {
        move || {
            let names = layout.with(|l| of(&Layout { flipped: !l.flipped, ..*l }));
            names.into_iter().rev().map(|name| view! { <span>{name}</span> }).collect_view()
        }
    };
    view! {
        <div class="ranks far" aria-hidden="true">{names(Layout::rank_names)}</div>
        <div class="files far" aria-hidden="true">{names(Layout::file_names)}</div>
    }
}

/// Applies the projector theme while the page is open, whatever the theme of the game.
fn apply_theme(cx: PageContext) {
    let set = |name: &str, value: &str| {
        if let Some(root) = document().document_element() {
            // These attributes exist for every element.
            let _ = root.set_attribute(name, value);
        }
    };
    Effect::new(move || {
        cx.prefs.track();
        set("data-theme", "projector");
        set("data-wall", if cx.content.with(|content| content.blank) { "dark" } else { "true" });
    });
    on_cleanup(move || {
        let theme = cx.prefs.try_get_untracked().map(|p| p.theme.into());
        set("data-theme", theme.unwrap_or_default());
        set("data-wall", "false");
    });
}

/// Shows the content of an address, once its course is loaded.
fn request_content(cx: PageContext, asked: RequestedContent) {
    match asked {
        RequestedContent::Game => {}
        // Earlier content of this projector is not what the address asks for.
        RequestedContent::Unknown => {
            cx.is_unknown_drill.set(true);
            cx.update_content(|content| content.content(board_content::show_of_context(cx.game.game)));
        }
        RequestedContent::Drill(show) => cx.update_content(|content| content.content(show)),
        RequestedContent::Lesson { course, lesson, exercise } => {
            let show = ProjectorContent::Lesson { course: course.clone(), lesson: lesson.clone(), page: 0 };
            cx.update_content(|content| content.content(show));
            let turn = move |of: &Course| {
                let show = ProjectorContent::lesson(&course, &lesson, &exercise, of);
                cx.update_content(|content| content.content(show));
            };
            board_content::fetch_course(cx, Some(Box::new(turn)));
        }
    }
}
