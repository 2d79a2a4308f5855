//! The wall of a classroom: the board as large as a projector can show it, what was moved or is asked in giant letters, and
//! a second window for the teacher that stays in step.
//!
//! The address says what is shown: `#wall` the game, `#wall/learn/notation/L05/L05-2` a lesson, `#wall/drill/find/chess`
//! a drill; `#wall/notes` are the notes. A wall has a name of its own, as `#wall/~k3f9`, so that several on one device do
//! not disturb each other. What is shown is data ([`notabene_core::study::projector`]); each window plays the same deeds.

mod address;
mod free;
mod inks;
mod keys;
mod moves;
mod notes;
mod play;
mod ring;
mod sync;
mod tools;
mod words;

use super::dom::{Child, El, el, later};
use super::pointing::focus_on;
use super::room::bits;
use super::sprite::Icon;
use super::state::Desk;
use super::{board, shape_drawing};
use address::{Address, Asked};
use leptos::prelude::*;
use notabene_core::game::Edit;
use notabene_core::geometry::Layout;
use notabene_core::i18n::{Label, Language};
use notabene_core::notation::Style;
use notabene_core::study::Course;
use notabene_core::study::projector::{Deed, Keeper, Show, Stage, Wall};
use std::rc::Rc;
use std::sync::Arc;
use web_sys::BroadcastChannel;

/// A lesson or drill that is shown, with what was done to it so far.
struct Staged {
    show: Show,
    deeds: Vec<Deed>,
    stage: Option<Stage>,
}

/// What became of the course of a lesson.
#[derive(Clone)]
enum Book {
    Waiting,
    Missing,
    /// Its name in the address, and what stands in it.
    Here(String, Arc<Course>),
}

/// What the parts of the page share: lent for good, so that closures carry a reference only.
struct Room {
    /// The app.
    desk: Desk,
    /// Whose table has the game: that of the app on the wall, one of their own for the notes, which keep nothing.
    game: Desk,
    /// The board of this page.
    own: Desk,
    address: Address,
    keeper: RwSignal<Keeper>,
    /// What is shown.
    wall: Memo<Wall>,
    staged: RwSignal<Staged>,
    book: RwSignal<Book>,
    channel: RwSignal<Option<BroadcastChannel>>,
    /// Where the pointer is.
    spot: RwSignal<ring::Spot>,
    /// Whether the controls are shown.
    tools: RwSignal<bool>,
    /// Whether the address asked for something that is not there.
    unknown: RwSignal<bool>,
    /// Whether the browser kept the window with the notes from opening.
    blocked: RwSignal<bool>,
    /// The work on the free board.
    bench: RwSignal<Option<super::setup::Bench>>,
}

type Hall = &'static Room;

impl Room {
    /// Changes what is shown, here and in the other windows.
    fn change(&self, change: impl FnOnce(&mut Wall)) {
        let mut letter = None;
        self.keeper.try_update_untracked(|keeper| letter = keeper.change(change));
        if let Some(letter) = letter {
            sync::post(self, &letter);
            sync::keep(self, &letter);
            self.keeper.notify();
        }
    }
    /// What is shown as it is now.
    fn now(&self) -> Wall {
        self.keeper.with_untracked(|keeper| keeper.wall().clone())
    }
    /// The language of the screen, followed.
    fn language(&self) -> Language {
        self.desk.prefs.with(|p| p.language)
    }
    /// The language in which the lesson that is shown is taught: that of its author where it has no other.
    fn taught(&self) -> Language {
        let screen = self.language();
        self.course().map_or(screen, |course| course.language(screen))
    }
    /// How moves are written here.
    fn style(&self) -> Style {
        self.desk.prefs.with(|p| p.style())
    }
    /// How moves are written in what is shown: lessons have the letters of their language.
    fn style_of(&self, show: &Show) -> Style {
        match show {
            Show::Lesson { .. } => notabene_core::study::style(self.taught()),
            _ => self.style(),
        }
    }
    /// The course of the lesson that is shown, if it is there.
    fn course(&self) -> Option<Arc<Course>> {
        let asked = self.keeper.with(|keeper| match &keeper.wall().show {
            Show::Lesson { course, .. } => Some(course.clone()),
            _ => None,
        })?;
        self.book.with(|book| match book {
            Book::Here(name, course) if *name == asked => Some(course.clone()),
            _ => None,
        })
    }
    /// The words of a button, followed.
    fn words(&self, label: Label) -> String {
        self.desk.label(label).to_string()
    }
}

/// What stands on the page; all of it anew when the address asks for something else.
pub fn page(desk: Desk) -> Vec<El> {
    let made = move || {
        desk.navigation.address.track();
        untrack(|| open(desk))
    };
    vec![el("div", "wall-room").each(made)]
}

fn open(desk: Desk) -> Vec<El> {
    let address = Address::here();
    if address.notes && address.name.is_empty() {
        return notes::which(desk);
    }
    let hall = room(desk, address);
    hall.own.provide();
    sync::open(hall);
    play::follow(hall);
    keys::listen(hall);
    let put = move |shape| match hall.now().show {
        Show::Game { .. } if hall.now().free.is_none() => hall.game.edit(Edit::Shape(shape)),
        _ => hall.change(|wall| wall.draw(shape)),
    };
    shape_drawing::listen_on(hall.own, "main.wall svg.board", Rc::new(put));
    if hall.address.notes { notes::page(hall) } else { projection(hall) }
}

/// A room for an address.
fn room(desk: Desk, address: Address) -> Hall {
    let game = if address.notes { desk.beside(play::copy(desk)) } else { desk };
    let own = desk.beside(play::copy(desk));
    let keeper = RwSignal::new(Keeper::new(bits(), Wall::of(play::shown(game))));
    let wall = Memo::new(move |_| keeper.with(|keeper| keeper.wall().clone()));
    let show = wall.with_untracked(|wall| wall.show.clone());
    Box::leak(Box::new(Room {
        desk,
        game,
        own,
        address,
        keeper,
        wall,
        staged: RwSignal::new(Staged { show, deeds: Vec::new(), stage: None }),
        book: RwSignal::new(Book::Waiting),
        channel: RwSignal::new(None),
        spot: RwSignal::new(ring::Spot::Nowhere),
        tools: RwSignal::new(false),
        unknown: RwSignal::new(false),
        blocked: RwSignal::new(false),
        bench: RwSignal::new(None),
    }))
}

/// What a projector shows.
fn projection(hall: Hall) -> Vec<El> {
    dress(hall);
    let stand = el("div", "wall-stand").each(move || vec![stand(hall)]);
    let words = words::words(hall);
    let dark = el("p", "wall-dark").attr("role", "status").says(move || {
        if hall.wall.with(|wall| wall.blank) { hall.words(Label::WallDark) } else { String::new() }
    });
    let seen = el("div", "wall-seen").attr("tabindex", "-1").with([stand, words]);
    let seen = seen.live("aria-label", move || hall.words(Label::ThemeProjector)).attr("role", "group");
    let shell = el("div", "").class(move || {
        let (blank, free) = hall.wall.with(|wall| (wall.blank, wall.free.is_some()));
        match (blank, free) {
            (true, _) => "wall-shell blank",
            (_, true) => "wall-shell with-free",
            _ => "wall-shell",
        }
    });
    let shell = shell.with([seen, dark, ring::ring(hall), tools::bar(hall)]);
    ring::listen(hall, &shell);
    tools::appear(hall, &shell);
    // Keys are heard from anywhere; the focus is taken from what is gone.
    let _ = request_animation_frame(|| focus_on(".wall-seen"));
    vec![shell]
}

/// The board, or the free board.
fn stand(hall: Hall) -> El {
    let free = Memo::new(move |_| hall.wall.with(|wall| wall.free.is_some()));
    let holder = el("div", "wall-board");
    let part = move || match free.get() {
        true => untrack(|| free::board(hall)),
        false => untrack(|| game_board(hall)),
    };
    part.put_in(&holder);
    holder
}

/// The board with names on all its sides.
fn game_board(hall: Hall) -> El {
    far_names(board::Board(), hall.own.layout)
}

/// Adds the names on the far sides of a board.
fn far_names(board: El, layout: Memo<Layout>) -> El {
    // What the other player has at his left and below, in the order of this side.
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

/// The colours of a projector while the wall is there, whatever is chosen for the game.
fn dress(hall: Hall) {
    let set = |name: &str, value: &str| {
        if let Some(root) = document().document_element() {
            // These attributes exist for every element.
            let _ = root.set_attribute(name, value);
        }
    };
    later(Box::new(move || {
        hall.desk.prefs.track();
        set("data-theme", "projector");
        set("data-wall", if hall.wall.with(|wall| wall.blank) { "dark" } else { "true" });
    }));
    on_cleanup(move || {
        let theme = hall.desk.prefs.try_get_untracked().map(|p| super::prefs::Named::name(p.theme));
        set("data-theme", theme.unwrap_or_default());
        set("data-wall", "false");
    });
}

/// The way to the wall from a page with a lesson or drill: what follows `#wall/` in its address.
pub fn link(desk: Desk, rest: impl Fn() -> String + 'static) -> El {
    let link = el("a", "quiet button to-wall").live("href", move || ["#wall/", &rest()].concat());
    let words = el("span", "").label(desk, Label::ThemeProjector);
    link.live("title", move || desk.label(Label::WallShowHere).to_string()).with([Icon("projector"), words])
}

/// Asks for what an address names, once its course is there.
fn ask(hall: Hall, asked: Asked) {
    match asked {
        Asked::Game => {}
        // Whatever was on this wall before, it is not what the address asks for.
        Asked::Unknown => {
            hall.unknown.set(true);
            hall.change(|wall| wall.turn_to(play::shown(hall.game)));
        }
        Asked::Drill(show) => hall.change(|wall| wall.turn_to(show)),
        Asked::Lesson { course, lesson, exercise } => {
            let show = Show::Lesson { course: course.clone(), lesson: lesson.clone(), page: 0 };
            hall.change(|wall| wall.turn_to(show));
            let turn = move |of: &Course| {
                let show = Show::lesson(&course, &lesson, &exercise, of);
                hall.change(|wall| wall.turn_to(show));
            };
            play::fetch(hall, Some(Box::new(turn)));
        }
    }
}
