//! The projector of a classroom: the board as large as it can be shown, what was moved or is asked in giant letters, and
//! a second window for the teacher that stays in step.
//!
//! The address says what is shown: `#wall` the game, `#wall/learn/notation/L05/L05-2` a lesson, `#wall/drill/find/chess`
//! a drill; `#wall/notes` are the notes. A projector has a name of its own, as `#wall/~k3f9`, so that several on one
//! device do not disturb each other. What is shown is data ([`notabene_core::study::projector`]); each window plays the
//! deeds by itself.

mod address;
mod free;
mod inks;
mod keys;
mod moves;
mod notes;
mod play;
mod ring;
mod state;
mod sync;
mod tools;
mod words;

use super::dom::El;
use super::pointing::focus_on;
use super::prefs::Preferences;
use super::state::{Desk, Navigation};
use super::{board, interop, shape_drawing};
use crate::components::Icon;
use address::{Address, Asked};
use leptos::prelude::*;
use notabene_core::game::Edit;
use notabene_core::geometry::Layout;
use notabene_core::i18n::Label;
use notabene_core::record::Shape;
use notabene_core::study::Course;
use notabene_core::study::projector::Show as Shown;
use ring::PointerRing;
use state::{CourseState, Projector, StagedShow};
use std::rc::Rc;
use tools::ToolBar;
use words::Words;

/// The page of the projector, as elements.
pub fn page(_: Desk) -> Vec<El> {
    vec![interop::element(view! { <ProjectorPage/> })]
}

/// The page; all of it anew when the address asks for something else.
#[component]
fn ProjectorPage() -> impl IntoView {
    let navigation = expect_context::<Navigation>();
    let app = Desk::here();
    let content = move || {
        navigation.address.track();
        let address = untrack(Address::here);
        match address.notes && address.name.is_empty() {
            true => view! { <notes::ProjectorChoice/> }.into_any(),
            false => view! { <Window app address/> }.into_any(),
        }
    };
    view! { <div class="wall-room">{content}</div> }
}

/// The projector, or its notes.
#[component]
fn Window(app: Desk, address: Address) -> impl IntoView {
    let projector = Projector::new(app, address);
    projector.board.provide();
    sync::open(projector);
    play::follow(projector);
    keys::listen(projector);
    shape_drawing::listen_on(
        projector.board,
        "main.wall svg.board",
        Rc::new(move |shape| draw(projector, shape)),
    );
    match projector.is_notes {
        true => view! { <notes::NotesPage projector/> }.into_any(),
        false => view! { <Projection projector/> }.into_any(),
    }
}

/// Draws into the game, or over what is shown.
fn draw(projector: Projector, shape: Shape) {
    match projector.now().show {
        Shown::Game { .. } if projector.now().free.is_none() => projector.game.edit(Edit::Shape(shape)),
        _ => projector.change(|wall| wall.draw(shape)),
    }
}

/// What a projector shows.
#[component]
fn Projection(projector: Projector) -> impl IntoView {
    set_theme(projector);
    let dark = projector.words_if(Label::WallDark, move || projector.wall.with(|wall| wall.blank));
    let class = move || match projector.wall.with(|wall| (wall.blank, wall.free.is_some())) {
        (true, _) => "wall-shell blank",
        (_, true) => "wall-shell with-free",
        _ => "wall-shell",
    };
    // Keys are heard from anywhere; the focus is taken from what is gone.
    let _ = request_animation_frame(|| focus_on(".wall-seen"));
    view! {
        <div
            class=class
            on:pointermove=move |e| {
                ring::pointer_moved(projector, &e);
                tools::open_near_edge(projector, &e);
            }
            on:pointerdown=move |e| ring::pointer_moved(projector, &e)
            on:pointerleave=move |_| ring::pointer_left(projector)
            on:click=move |e| tools::on_click(projector, &e)
        >
            <div
                class="wall-seen"
                tabindex="-1"
                aria-label=projector.words(Label::ThemeProjector)
                role="group"
            >
                <div class="wall-stand"><BoardView projector/></div>
                <Words projector/>
            </div>
            <p class="wall-dark" role="status">{dark}</p>
            <PointerRing projector/>
            <ToolBar projector/>
        </div>
    }
}

/// The board, or the free board.
#[component]
fn BoardView(projector: Projector) -> impl IntoView {
    let is_free = Memo::new(move |_| projector.is_free());
    let board = move || match is_free.get() {
        true => view! { <free::FreeBoard projector/> }.into_any(),
        false => view! { <GameBoard layout=projector.board.layout/> }.into_any(),
    };
    view! { <div class="wall-board">{board}</div> }
}

/// The board of the page with names on all its sides.
#[component]
fn GameBoard(layout: Memo<Layout>) -> impl IntoView {
    board::Board().with([interop::element(view! { <FarSides layout/> })]).view()
}

/// The names on the far sides of a board.
#[component]
fn FarSides(layout: Memo<Layout>) -> impl IntoView {
    view! {
        <FarNames class="ranks far" names=Layout::rank_names layout/>
        <FarNames class="files far" names=Layout::file_names layout/>
    }
}

/// Names on a far side: what the other player has at his left and below, in the order of this side.
#[component]
fn FarNames(class: &'static str, names: fn(&Layout) -> Vec<String>, layout: Memo<Layout>) -> impl IntoView {
    let spans = move || {
        let names = layout.with(|l| names(&Layout { flipped: !l.flipped, ..*l }));
        names.into_iter().rev().map(|name| view! { <span>{name}</span> }).collect_view()
    };
    view! { <div class=class aria-hidden="true">{spans}</div> }
}

/// Sets the colours of a projector while the page is open, whatever is chosen for the game.
fn set_theme(projector: Projector) {
    let set = |name: &str, value: &str| {
        if let Some(root) = document().document_element() {
            // These attributes exist for every element.
            let _ = root.set_attribute(name, value);
        }
    };
    let prefs = projector.prefs();
    Effect::new(move |_| {
        prefs.track();
        set("data-theme", "projector");
        set("data-wall", if projector.wall.with(|wall| wall.blank) { "dark" } else { "true" });
    });
    on_cleanup(move || {
        let theme = prefs.try_get_untracked().map(|p| super::prefs::Named::name(p.theme));
        set("data-theme", theme.unwrap_or_default());
        set("data-wall", "false");
    });
}

/// The way to the projector from a page with a lesson or drill, as an element; see [`ProjectorLink`].
pub fn link(_: Desk, rest: impl Fn() -> String + Send + Sync + 'static) -> El {
    interop::element(view! { <ProjectorLink rest=Signal::derive(rest)/> })
}

/// The way to the projector from a page with a lesson or drill; `rest` is what follows `#wall/` in its address.
#[component]
pub fn ProjectorLink(rest: Signal<String>) -> impl IntoView {
    let words = expect_context::<Preferences>().words(Label::WallShowHere);
    let href = Signal::derive(move || ["#wall/", &rest.get()].concat());
    view! {
        <a class="quiet button to-wall" href=href title=words aria-label=words><Icon name="projector"/></a>
    }
}

/// Shows what an address names, once its course is loaded.
fn ask(projector: Projector, asked: Asked) {
    match asked {
        Asked::Game => {}
        // Whatever was shown before, it is not what the address asks for.
        Asked::Unknown => {
            projector.not_found.set(true);
            projector.change(|wall| wall.turn_to(play::shown(projector.game)));
        }
        Asked::Drill(show) => projector.change(|wall| wall.turn_to(show)),
        Asked::Lesson { course, lesson, exercise } => {
            let show = Shown::Lesson { course: course.clone(), lesson: lesson.clone(), page: 0 };
            projector.change(|wall| wall.turn_to(show));
            let turn = move |of: &Course| {
                let show = Shown::lesson(&course, &lesson, &exercise, of);
                projector.change(|wall| wall.turn_to(show));
            };
            play::fetch(projector, Some(Box::new(turn)));
        }
    }
}
