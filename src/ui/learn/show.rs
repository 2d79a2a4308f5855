//! What the lessons do with their board: scenes, steps, and films of moves.

use super::Hall;
use crate::ui::dom::{El, el};
use crate::ui::prefs::Coordinates;
use crate::ui::sprite::Icon;
use crate::ui::state::{MoveHandler, Tone};
use leptos::prelude::*;
use notabene_core::game::{Go, Tap, Touch};
use notabene_core::geometry::Field;
use notabene_core::i18n::Label;
use notabene_core::study::Diagram;
use std::rc::Rc;
use std::time::Duration;

/// How long a move of a film stays before the next.
pub const PACE: Duration = Duration::from_millis(750);

/// Walks through what the board shows.
pub type Walk = Rc<dyn Fn(Go)>;

/// A board that is looked at only.
struct Nobody;

impl MoveHandler for Nobody {
    fn touch(&self, _: Field, _: Touch) -> Tap {
        Tap::Nothing
    }
    fn choose(&self, _: Option<usize>) {}
}

/// Prepares the board for somebody who plays on it, or for nobody, and for steps.
pub fn take(hall: Hall, hand: Option<Rc<dyn MoveHandler>>, walk: Option<Walk>) {
    let guest = hall.own.overrides;
    hall.own.notice.set(None);
    hall.own.choices.set(None);
    hall.own.inspector.clear();
    guest.light(Vec::new(), Tone::Shown);
    guest.move_handler.set(Some(hand.unwrap_or_else(|| Rc::new(Nobody))));
    hall.walk.set(walk);
}

/// Turns the board as a diagram has it. Pieces of another position are others: they must not glide.
pub fn turn(hall: Hall, board: &Diagram, anew: bool) {
    let guest = hall.own.overrides;
    guest.flipped.set(Some(board.black_below));
    guest.names.set(board.bare.then_some(Coordinates::Hidden));
    if anew {
        hall.own.games_begun.update(|n| *n = n.wrapping_add(1));
    }
}

const STEPS: [(&str, Label, Go); 4] = [
    ("first", Label::First, Go::First),
    ("prev", Label::Previous, Go::Back),
    ("next", Label::Next, Go::Forward),
    ("last", Label::Last, Go::Last),
];

/// The buttons that walk.
pub fn steps(hall: Hall, class: &str) -> El {
    let button = |(icon, label, go): (&'static str, Label, Go)| {
        let words = move || hall.desk.label(label).to_string();
        let button = el("button", "").attr("type", "button").attr("data-step", icon);
        button.live("title", words).live("aria-label", words).with([Icon(icon)]).click(move || walk(hall, go))
    };
    el("div", class).with(STEPS.map(button))
}

/// Walks, if there is a way.
pub fn walk(hall: Hall, go: Go) {
    if let Some(way) = hall.walk.try_get_untracked().flatten() {
        way(go);
    }
}

/// Whether there is a way.
pub fn walks(hall: Hall) -> bool {
    hall.walk.try_get_untracked().flatten().is_some()
}
