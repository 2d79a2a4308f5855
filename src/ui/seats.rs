//! Boards of pages: the state of one is used again by the next page, and lent states are lent once. A page that is
//! opened a thousand times takes no more memory than one that is opened twice.

use super::state::{Desk, Over};
use leptos::prelude::*;
use leptos::prelude::{Owner, on_cleanup};
use notabene_core::game::Game;
use std::cell::RefCell;

/// The boards of an app. There may be several apps on a page, each with its own.
struct Seats {
    /// Its address, by which it is known.
    app: RwSignal<String>,
    /// What lasts as long as the app: the boards belong to it and not to the pages.
    home: Owner,
    /// Boards of pages that are gone.
    free: Vec<Desk>,
}

thread_local! {
    static SEATS: RefCell<Vec<Seats>> = const { RefCell::new(Vec::new()) };
    /// What was lent for good.
    static LENT: RefCell<Vec<&'static Desk>> = const { RefCell::new(Vec::new()) };
}

/// The boards of the app that is being made belong to it from now on.
pub fn begin(app: RwSignal<String>) {
    let Some(home) = Owner::current() else { return };
    SEATS.with_borrow_mut(|all| all.push(Seats { app, home, free: Vec::new() }));
    on_cleanup(move || SEATS.with_borrow_mut(|all| all.retain(|seats| seats.app != app)));
}

/// Does something with the boards of an app, if it is there.
fn of<T>(app: RwSignal<String>, act: impl FnOnce(&mut Seats) -> T) -> Option<T> {
    SEATS.with_borrow_mut(|all| all.iter_mut().find(|seats| seats.app == app).map(act))
}

/// A board for the page that is being made, with a table on it; `make` makes one if none is free.
pub fn take(app: RwSignal<String>, table: Game, make: impl FnOnce(Game) -> Desk) -> Desk {
    let desk = match of(app, |seats| (seats.free.pop(), seats.home.clone())) {
        Some((Some(desk), _)) => {
            desk.begin_anew(table);
            desk
        }
        Some((None, home)) => home.with(|| make(table)),
        None => make(table),
    };
    on_cleanup(move || _ = of(app, |seats| seats.free.push(desk)));
    desk
}

impl Desk {
    /// Leaves nothing of what was on the board before.
    pub fn begin_anew(self, table: Game) {
        let guest = self.guest;
        guest.scene.set(None);
        guest.lit.set(Vec::new());
        guest.taker.set(None);
        guest.hand.set(None);
        guest.flipped.set(None);
        guest.names.set(None);
        self.notice.set(None);
        self.choices.set(None);
        self.over.set(Over::Nothing);
        self.shown.set(Over::Nothing);
        self.lens.clear();
        self.lens.step_back();
        self.pen.on.set(false);
        self.inbox.set(None);
        #[cfg(feature = "app")]
        self.collection.set(None);
        self.table.set(table);
        // What is still on its way to the page before is for another game.
        self.begun.update(|n| *n += 1);
    }
}

/// The state as a reference; the same for the same state.
pub fn lent(desk: Desk) -> &'static Desk {
    let same = |other: &&&Desk| other.table == desk.table && other.timer.is_some() == desk.timer.is_some();
    LENT.with_borrow_mut(|lent| {
        if let Some(found) = lent.iter().find(same) {
            return *found;
        }
        let made: &'static Desk = Box::leak(Box::new(desk));
        lent.push(made);
        made
    })
}
