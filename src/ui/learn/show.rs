//! The board of the lessons: scenes, steps, and films of moves.

use super::LessonState;
use crate::components::Icon;
use crate::ui::prefs::Coordinates;
use crate::ui::state::{MoveHandler, Tone};
use leptos::prelude::*;
use notabene_core::game::{Go, Tap, Touch};
use notabene_core::geometry::Field;
use notabene_core::i18n::Label;
use notabene_core::study::Diagram;
use std::rc::Rc;
use std::time::Duration;

/// Time for which a move of a film stays before the next.
pub const PACE: Duration = Duration::from_millis(750);

/// Goes through the moves on the board.
pub type StepHandler = Rc<dyn Fn(Go)>;

/// A board that is looked at only.
struct NoMoves;

impl MoveHandler for NoMoves {
    fn touch(&self, _: Field, _: Touch) -> Tap {
        Tap::Nothing
    }
    fn choose(&self, _: Option<usize>) {}
}

impl LessonState {
    /// Prepares the board: for an exercise with its handler of moves, or for looking only; and for steps.
    pub fn take_board(self, moves: Option<Rc<dyn MoveHandler>>, steps: Option<StepHandler>) {
        let (board, overrides) = (self.board, self.board.overrides);
        board.notice.set(None);
        board.choices.set(None);
        board.inspector.clear();
        overrides.light(Vec::new(), Tone::Shown);
        overrides.move_handler.set(Some(moves.unwrap_or_else(|| Rc::new(NoMoves))));
        self.step_handler.set(steps);
    }

    /// Turns the board as a diagram has it. Pieces of a new position are others: they must not glide.
    pub fn turn_board(self, diagram: &Diagram, is_new: bool) {
        let overrides = self.board.overrides;
        overrides.flipped.set(Some(diagram.black_below));
        overrides.names.set(diagram.bare.then_some(Coordinates::Hidden));
        if is_new {
            self.board.games_begun.update(|n| *n = n.wrapping_add(1));
        }
    }

    /// Goes through the moves on the board; `false` if there are no steps.
    pub fn step(self, go: Go) -> bool {
        let handler = self.step_handler.try_get_untracked().flatten();
        handler.is_some_and(|step| {
            step(go);
            true
        })
    }
}

const STEPS: [(&str, Label, Go); 4] = [
    ("first", Label::First, Go::First),
    ("prev", Label::Previous, Go::Back),
    ("next", Label::Next, Go::Forward),
    ("last", Label::Last, Go::Last),
];

/// The buttons that go through the moves on the board.
#[component]
pub fn StepButtons(class: &'static str) -> impl IntoView {
    let state = LessonState::here();
    let buttons = STEPS.map(|(icon, label, go)| {
        let words = state.prefs.words(label);
        let step = move |_| _ = state.step(go);
        view! {
            <button type="button" data-step=icon title=words aria-label=words on:click=step><Icon name=icon/></button>
        }
    });
    view! { <div class=class>{buttons.collect_view()}</div> }
}
