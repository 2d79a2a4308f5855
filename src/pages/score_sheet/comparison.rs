//! Comparison of a sheet with its game: differences in a list, both moves on the board.

use crate::components::{Button, ChoiceButton};
use crate::pages::score_sheet::mode_parts::StatusText;
use crate::state::board_overrides::TapHandler;
use crate::state::current_game::CurrentGame;
use crate::state::practice;
use crate::views::hand_in::HandInButton;
use crate::views::mascot::Cheer;
use leptos::prelude::*;
use notabene_core::exchange::result::TaskKind;
use notabene_core::game::Go;
use notabene_core::geometry::Field;
use notabene_core::i18n::Label;
use notabene_core::record::{Ink, NodeId, Shape};
use notabene_study::hand_in;
use notabene_study::score_sheet::dictation::{Comparison, Difference, heading};
use std::rc::Rc;

/// Differences, on a board.
#[derive(Copy, Clone)]
pub struct ComparisonState {
    pub own: CurrentGame,
    /// Comparison; `None` until requested.
    pub comparison: RwSignal<Option<Comparison>>,
    /// Index of the difference shown.
    pub shown: RwSignal<Option<usize>>,
    /// True if the board is read-only.
    pub is_read_only: bool,
}

/// Button that hands in the result, once the sheet is compared.
#[component]
pub fn ResultToHandIn(state: ComparisonState, kind: TaskKind) -> impl IntoView {
    let button = move || {
        let now = practice::local_seconds();
        let game = state.own.game.with_untracked(|game| game.variant().id);
        let result = state.comparison.with(|found| hand_in::written_game(kind, game, found.as_ref()?, now));
        // Another result has a window of its own.
        move || result.clone().map(|result| view! { <HandInButton label=Label::HandIn result/> })
    };
    view! { <div>{button}</div> }
}

impl ComparisonState {
    /// Creates a state without a comparison. Copies are handles to the same signals.
    pub fn new(own: CurrentGame, still: bool) -> ComparisonState {
        let (found, shown) = (RwSignal::new(None), RwSignal::new(None));
        let all = ComparisonState { own, comparison: found, shown, is_read_only: still };
        all.restore_tap_handler();
        all
    }

    /// Restores the tap handler: taps play, or do nothing on a read-only board.
    fn restore_tap_handler(&self) {
        let nothing: TapHandler = Rc::new(|_| ());
        self.own.overrides.tap_handler.set(self.is_read_only.then_some(nothing));
    }

    /// Shows the current position of the game again.
    pub fn show_current_position(&self) {
        self.shown.set(None);
        self.own.overrides.scene.set(None);
        self.restore_tap_handler();
        self.own.go(Go::Last);
    }

    /// Shows a difference: position before the move, the move played, and the one written.
    fn show_difference(&self, n: usize) {
        let found = self.comparison.with_untracked(|found| found.as_ref()?.differences.get(n).cloned());
        let Some(different) = found else { return };
        let (played, written) = (&different.played_on, &different.written_on);
        show_position_before(self.own, different.node, &[(played, Ink::Green), (written, Ink::Red)]);
        self.shown.set(Some(n));
        // A tap on the board returns to the game: nothing is played meanwhile.
        let all = *self;
        self.own.overrides.tap_handler.set(Some(Rc::new(move |_| all.show_current_position())));
    }
}

/// Shows the position before a move, with arrows.
pub fn show_position_before(own: CurrentGame, node: Option<NodeId>, ways: &[(&Vec<Field>, Ink)]) {
    own.go(node.map_or(Go::Last, Go::To));
    if node.is_some() {
        own.go(Go::Back);
    }
    let mut scene = own.game.with_untracked(|t| t.scene());
    for (fields, ink) in ways {
        if let Some(from) = fields.first() {
            let to = fields.last().filter(|to| *to != from);
            scene.shapes.push(Shape { from: *from, to: to.copied(), ink: *ink });
        }
    }
    own.overrides.scene.set(Some(scene));
}

/// List of differences, once there is a comparison.
#[component]
pub fn DifferenceList(state: ComparisonState) -> impl IntoView {
    let prefs = state.own.prefs;
    // Scrolls to the board where it is above the list.
    Effect::new(move || {
        if state.shown.get().is_some() {
            scroll_to_board();
        }
    });
    let message = Signal::derive(move || {
        state.comparison.with(|found| found.as_ref().map(|found| found.message.clone()))
    });
    let items = move || {
        let found = state.comparison.get();
        let differences = found.map(|found| found.differences).unwrap_or_default();
        let items = differences.into_iter().enumerate();
        items.map(|(n, difference)| view! { <DifferenceItem state n difference/> }).collect_view()
    };
    let is_empty = move || state.comparison.with(Option::is_none);
    let is_all_right = move || {
        let all_right = |found: &Comparison| found.plies > 0 && found.differences.is_empty();
        state.comparison.with(|found| found.as_ref().is_some_and(all_right))
    };
    let is_away = move || state.shown.get().is_none();
    view! {
        <section class=move || if is_empty() { "hidden" } else { "card differs cheered" }>
            <Cheer when=Signal::derive(is_all_right)/>
            <StatusText class="told" message/>
            <ol class="differences stack bare">{items}</ol>
            <div class=move || if is_away() { "hidden" } else { "row" }>
                <p class="key inline grow">
                    <span class="played">{prefs.label_signal(Label::ArrowPlayed)}</span>
                    <span class="written">{prefs.label_signal(Label::ArrowWritten)}</span>
                </p>
                <Button
                    text=prefs.label_signal(Label::GoOnPlaying) name="go-on"
                    on_click=move |()| state.show_current_position()
                />
            </div>
        </section>
    }
}

#[component]
fn DifferenceItem(state: ComparisonState, n: usize, difference: Difference) -> impl IntoView {
    let prefs = state.own.prefs;
    let place = move |of: &Difference| prefs.message_text(&heading(of));
    let (at, message) = (difference.clone(), difference.message);
    view! {
        <li>
            <ChoiceButton
                pressed=move || state.shown.get() == Some(n) on_click=move |()| state.show_difference(n)
                attr:data-difference=n.to_string()
            >
                <b>{move || place(&at)}</b>
                <span>{move || prefs.message_text(&message)}</span>
            </ChoiceButton>
        </li>
    }
}

/// Scrolls the board into view if its top is above the window.
fn scroll_to_board() {
    if let Some(board) = crate::components::query::find_element(".practice .board-place")
        && board.get_bounding_client_rect().top() < 0.0
    {
        board.scroll_into_view_with_bool(true);
    }
}
