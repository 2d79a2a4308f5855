//! Projector page: the board as large as possible, moves or questions in giant letters, and a second window,
//! the teacher's notes, in step with it.
//!
//! Addresses: `#wall` the game, `#wall/learn/notation/L05/L05-2` a lesson, `#wall/drill/find/chess` a drill;
//! `#wall/notes` the notes. A wall has a name, as `#wall/~k3f9`, so that several on one device are
//! independent. Its content is data ([`notabene_core::study::projector`]); each window replays the same
//! actions.

mod address;
mod free;
mod inks;
mod keys;
mod moves;
mod notes;
mod play;
mod ring;
mod sync;
mod tab_storage;
mod tools;
mod words;

use crate::components::child::Child;
use crate::components::effect::later;
use crate::components::element::{El, el};
use crate::components::query::focus_on;
use crate::pages::projector::address::{Address, Asked};
use crate::state::context::AppContext;
use crate::state::random::bits;
use crate::state::shape_drawing;
use crate::views::board;
use leptos::prelude::*;
use notabene_core::game::Edit;
use notabene_core::geometry::Layout;
use notabene_core::i18n::{Label, Language};
use notabene_core::notation::Style;
use notabene_core::study::Course;
use notabene_core::study::projector::{
    ProjectedPage, ProjectorAction, ProjectorContent, ProjectorPeer, ProjectorState,
};
use std::rc::Rc;
use std::sync::Arc;
use web_sys::BroadcastChannel;

/// Lesson or drill on the board, with the actions so far.
struct Staged {
    show: ProjectorContent,
    deeds: Vec<ProjectorAction>,
    stage: Option<ProjectedPage>,
}

/// Load state of the course of a lesson.
#[derive(Clone)]
enum Book {
    Waiting,
    Missing,
    /// Name in the address, and the course.
    Here(String, Arc<Course>),
}

/// Shared state of the page. Leaked: closures hold a reference.
struct Room {
    /// Context of the app.
    app: AppContext,
    /// Context with the game: the app's on the wall, a separate one for the notes, which saves nothing.
    game: AppContext,
    /// Board of this page.
    own: AppContext,
    address: Address,
    keeper: RwSignal<ProjectorPeer>,
    /// Content of the wall.
    wall: Memo<ProjectorState>,
    staged: RwSignal<Staged>,
    book: RwSignal<Book>,
    channel: RwSignal<Option<BroadcastChannel>>,
    /// Position of the pointer.
    spot: RwSignal<PointerSpot>,
    /// True if the controls are visible.
    tools: RwSignal<bool>,
    /// True if the address asked for unknown content.
    unknown: RwSignal<bool>,
    /// True if the browser blocked the window with the notes.
    blocked: RwSignal<bool>,
    /// State of the free board.
    bench: RwSignal<Option<crate::pages::position_editor::EditorState>>,
}

type PageContext = &'static Room;

impl Room {
    /// Changes the content, here and in the other windows.
    fn change(&self, change: impl FnOnce(&mut ProjectorState)) {
        let mut letter = None;
        self.keeper.try_update_untracked(|keeper| letter = keeper.change(change));
        if let Some(letter) = letter {
            sync::post(self, &letter);
            sync::keep(self, &letter);
            self.keeper.notify();
        }
    }
    /// Current content; untracked.
    fn now(&self) -> ProjectorState {
        self.keeper.with_untracked(|keeper| keeper.state().clone())
    }
    /// Language of the screen; tracked.
    fn language(&self) -> Language {
        self.app.prefs.with(|p| p.language)
    }
    /// Language in which the lesson is taught: its author's if it has no other.
    fn taught(&self) -> Language {
        let screen = self.language();
        self.course().map_or(screen, |course| course.language(screen))
    }
    /// Notation style of the app.
    fn style(&self) -> Style {
        self.app.prefs.with(|p| p.style())
    }
    /// Notation style of the content: lessons use the letters of their language.
    fn style_of(&self, show: &ProjectorContent) -> Style {
        match show {
            ProjectorContent::Lesson { .. } => notabene_core::study::style(self.taught()),
            _ => self.style(),
        }
    }
    /// Course of the lesson, if it is loaded.
    fn course(&self) -> Option<Arc<Course>> {
        let asked = self.keeper.with(|keeper| match &keeper.state().content {
            ProjectorContent::Lesson { course, .. } => Some(course.clone()),
            _ => None,
        })?;
        self.book.with(|book| match book {
            Book::Here(name, course) if *name == asked => Some(course.clone()),
            _ => None,
        })
    }
    /// Text of a button; tracked.
    fn words(&self, label: Label) -> String {
        self.app.label(label).to_string()
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
const SEEN: &str = ".wall-seen";

/// Content of the page; rendered again when the address changes.
pub fn page(app: AppContext) -> Vec<El> {
    let made = move || {
        app.navigation.address.track();
        untrack(|| open(app))
    };
    vec![el("div", "wall-room").each(made)]
}

fn open(app: AppContext) -> Vec<El> {
    let address = Address::here();
    if address.notes && address.name.is_empty() {
        return notes::which(app);
    }
    let cx = room(app, address);
    cx.own.provide();
    sync::open(cx);
    play::follow(cx);
    keys::listen(cx);
    let put = move |shape| match cx.now().content {
        ProjectorContent::Game { .. } if cx.now().free_board.is_none() => cx.game.edit(Edit::Shape(shape)),
        _ => cx.change(|wall| wall.toggle_shape(shape)),
    };
    shape_drawing::listen_on(cx.own, "main.wall svg.board", Rc::new(put));
    if cx.address.notes { notes::page(cx) } else { projection(cx) }
}

/// Creates the state for an address.
fn room(app: AppContext, address: Address) -> PageContext {
    let game = if address.notes { app.beside(play::copy(app)) } else { app };
    let own = app.beside(play::copy(app));
    let keeper = RwSignal::new(ProjectorPeer::new(bits(), ProjectorState::of(play::shown(game))));
    let wall = Memo::new(move |_| keeper.with(|keeper| keeper.state().clone()));
    let show = wall.with_untracked(|wall| wall.content.clone());
    Box::leak(Box::new(Room {
        app,
        game,
        own,
        address,
        keeper,
        wall,
        staged: RwSignal::new(Staged { show, deeds: Vec::new(), stage: None }),
        book: RwSignal::new(Book::Waiting),
        channel: RwSignal::new(None),
        spot: RwSignal::new(PointerSpot::Nowhere),
        tools: RwSignal::new(false),
        unknown: RwSignal::new(false),
        blocked: RwSignal::new(false),
        bench: RwSignal::new(None),
    }))
}

/// View of the projector.
fn projection(cx: PageContext) -> Vec<El> {
    dress(cx);
    let stand = el("div", "wall-stand").each(move || vec![stand(cx)]);
    let words = words::words(cx);
    let dark = el("p", "wall-dark").attr("role", "status").says(move || {
        if cx.wall.with(|wall| wall.blank) { cx.words(Label::WallDark) } else { String::new() }
    });
    let seen = el("div", "wall-seen").attr("tabindex", "-1").with([stand, words]);
    let seen = seen.live("aria-label", move || cx.words(Label::ThemeProjector)).attr("role", "group");
    let shell = el("div", "").class(move || {
        let (blank, free) = cx.wall.with(|wall| (wall.blank, wall.free_board.is_some()));
        match (blank, free) {
            (true, _) => "wall-shell blank",
            (_, true) => "wall-shell with-free",
            _ => "wall-shell",
        }
    });
    let shell = shell.with([seen, dark, ring::ring(cx), tools::bar(cx)]);
    ring::listen(cx, &shell);
    tools::appear(cx, &shell);
    // Keys work anywhere; the focus leaves removed elements.
    let _ = request_animation_frame(|| focus_on(SEEN));
    vec![shell]
}

/// Board, or free board.
fn stand(cx: PageContext) -> El {
    let free = Memo::new(move |_| cx.wall.with(|wall| wall.free_board.is_some()));
    let holder = el("div", "wall-board");
    let part = move || match free.get() {
        true => untrack(|| free::board(cx)),
        false => untrack(|| game_board(cx)),
    };
    part.put_in(&holder);
    holder
}

/// Board with coordinates on all sides.
fn game_board(cx: PageContext) -> El {
    far_names(board::Board(), cx.own.layout)
}

/// Adds the coordinates on the far sides of a board.
fn far_names(board: El, layout: Memo<Layout>) -> El {
    // Coordinates of the flipped board, in the order of this side.
    let names = move |of: fn(&Layout) -> Vec<String>| {
        let mut names = layout.with(|l| of(&Layout { flipped: !l.flipped, ..*l }));
        names.reverse();
        names.iter().map(|name| el("span", "").text(name)).collect::<Vec<_>>()
    };
    let side = |class: &str, of: fn(&Layout) -> Vec<String>| {
        el("div", class).attr("aria-hidden", "true").each(move || names(of))
    };
    board.with([side("ranks far", Layout::rank_names), side("files far", Layout::file_names)])
}

/// Applies the projector theme while the page is open, whatever the theme of the game.
fn dress(cx: PageContext) {
    let set = |name: &str, value: &str| {
        if let Some(root) = document().document_element() {
            // These attributes exist for every element.
            let _ = root.set_attribute(name, value);
        }
    };
    later(Box::new(move || {
        cx.app.prefs.track();
        set("data-theme", "projector");
        set("data-wall", if cx.wall.with(|wall| wall.blank) { "dark" } else { "true" });
    }));
    on_cleanup(move || {
        let theme = cx.app.prefs.try_get_untracked().map(|p| crate::state::preferences::Named::name(p.theme));
        set("data-theme", theme.unwrap_or_default());
        set("data-wall", "false");
    });
}

/// Shows the content of an address, once its course is loaded.
fn ask(cx: PageContext, asked: Asked) {
    match asked {
        Asked::Game => {}
        // Earlier content of this wall is not what the address asks for.
        Asked::Unknown => {
            cx.unknown.set(true);
            cx.change(|wall| wall.content(play::shown(cx.game)));
        }
        Asked::Drill(show) => cx.change(|wall| wall.content(show)),
        Asked::Lesson { course, lesson, exercise } => {
            let show = ProjectorContent::Lesson { course: course.clone(), lesson: lesson.clone(), page: 0 };
            cx.change(|wall| wall.content(show));
            let turn = move |of: &Course| {
                let show = ProjectorContent::lesson(&course, &lesson, &exercise, of);
                cx.change(|wall| wall.content(show));
            };
            play::fetch(cx, Some(Box::new(turn)));
        }
    }
}
