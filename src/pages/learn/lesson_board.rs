//! Board of the lessons: scenes, steps, and animated moves.

use crate::components::Icon;
use crate::pages::learn::LearnState;
use crate::state::board_overrides::{HighlightTone, MoveHandler};
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::Coordinates;
use notabene_core::game::{Go, Tap, Touch};
use notabene_core::geometry::Field;
use notabene_core::i18n::Label;
use notabene_study::Diagram;
use std::rc::Rc;
use std::time::Duration;

/// Delay between two moves of an animation.
pub const MOVE_DELAY: Duration = Duration::from_millis(750);

/// Handler of steps through the moves on the board.
pub type StepHandler = Rc<dyn Fn(Go)>;

/// Handler of a read-only board.
struct ReadOnlyMoves;

impl MoveHandler for ReadOnlyMoves {
    fn touch(&self, _: Field, _: Touch) -> Tap {
        Tap::Nothing
    }
    fn choose(&self, _: Option<usize>) {}
}

/// Prepares the board for a move handler, or as read-only, and for steps.
pub fn prepare_board(cx: LearnState, handler: Option<Rc<dyn MoveHandler>>, walk: Option<StepHandler>) {
    let overrides = cx.own.overrides;
    cx.own.notice.set(None);
    cx.own.choices.set(None);
    cx.own.inspector.clear();
    overrides.highlight(Vec::new(), HighlightTone::Shown);
    overrides.move_handler.set(Some(handler.unwrap_or_else(|| Rc::new(ReadOnlyMoves))));
    cx.step_handler.set(walk);
}

/// Orients the board like a diagram. With `anew`, pieces of another position do not glide.
pub fn orient_board(cx: LearnState, board: &Diagram, anew: bool) {
    let overrides = cx.own.overrides;
    overrides.flipped.set(Some(board.black_below));
    overrides.coordinates.set(board.bare.then_some(Coordinates::Hidden));
    if anew {
        cx.own.games_begun.update(|n| *n = n.wrapping_add(1));
    }
}

const STEP_BUTTONS: [(&str, Label, Go); 4] = [
    ("first", Label::First, Go::First),
    ("prev", Label::Previous, Go::Back),
    ("next", Label::Next, Go::Forward),
    ("last", Label::Last, Go::Last),
];

/// Step buttons.
#[component]
pub fn StepButtons(class: &'static str) -> impl IntoView {
    let (cx, prefs) = (LearnState::here(), Preferences::here());
    let buttons = STEP_BUTTONS.map(|(icon, label, go)| {
        let text = prefs.label_signal(label);
        view! {
            <button type="button" data-step=icon title=text aria-label=text on:click=move |_| step(cx, go)>
                <Icon name=icon/>
            </button>
        }
    });
    view! { <div class=class>{buttons.collect_view()}</div> }
}

/// Steps, if there is a handler.
pub fn step(cx: LearnState, go: Go) {
    if let Some(step_handler) = cx.step_handler.try_get_untracked().flatten() {
        step_handler(go);
    }
}

/// True if there is a handler of steps.
pub fn has_step_handler(cx: LearnState) -> bool {
    cx.step_handler.try_get_untracked().flatten().is_some()
}
