//! Comparison of a sheet with its game: differences in a list, both moves on the board.

use crate::components::effect::effect_after_render;
use crate::components::element::choice_button;
use crate::components::element::{El, button, el};
use crate::pages::score_sheet::mode_parts::status_line;
use crate::state::board_overrides::TapHandler;
use crate::state::context::AppContext;
use crate::state::practice;
use crate::views::hand_in::hand_in_button;
use leptos::prelude::*;
use notabene_core::exchange::result::TaskKind;
use notabene_core::game::Go;
use notabene_core::geometry::Field;
use notabene_core::i18n::{Label, Msg};
use notabene_core::record::{Ink, NodeId, Shape};
use notabene_study::hand_in;
use notabene_study::score_sheet::dictation::{Comparison, Difference, heading};
use std::rc::Rc;

/// Differences, on a board.
#[derive(Copy, Clone)]
pub struct ComparisonState {
    pub app: AppContext,
    pub own: AppContext,
    /// Comparison; `None` until requested.
    pub comparison: RwSignal<Option<Comparison>>,
    /// Index of the difference shown.
    pub shown: RwSignal<Option<usize>>,
    /// True if the board is read-only.
    pub is_read_only: bool,
}

/// Button that hands in the result, once the sheet is compared.
pub fn result_to_hand_in(state: ComparisonState, kind: TaskKind) -> El {
    let button = move || {
        let now = practice::local_seconds();
        let game = state.own.game.with_untracked(|game| game.variant().id);
        let result = state.comparison.with(|found| hand_in::written_game(kind, game, found.as_ref()?, now));
        result.map(|result| hand_in_button(state.app.prefs, Label::HandIn, result)).into_iter().collect()
    };
    el("div", "").live_children(button)
}

impl ComparisonState {
    /// Creates a state without a comparison. Copies are handles to the same signals.
    pub fn new(app: AppContext, own: AppContext, still: bool) -> ComparisonState {
        let (found, shown) = (RwSignal::new(None), RwSignal::new(None));
        let all = ComparisonState { app, own, comparison: found, shown, is_read_only: still };
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
pub fn show_position_before(own: AppContext, node: Option<NodeId>, ways: &[(&Vec<Field>, Ink)]) {
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
pub fn difference_list(all: ComparisonState) -> El {
    let app = all.app;
    // Scrolls to the board where it is above the list.
    effect_after_render(Box::new(move || {
        if all.shown.get().is_some() {
            scroll_to_board();
        }
    }));
    let text = move || all.comparison.with(|found| found.as_ref().map(|found| found.message.clone()));
    let items = move || {
        let found = all.comparison.get();
        let differences = found.map(|found| found.differences).unwrap_or_default();
        differences.into_iter().enumerate().map(|(n, one)| difference_item(all, n, &one)).collect()
    };
    let none = move || all.comparison.with(|found| found.is_none());
    let back = button(app, Label::GoOnPlaying, "go-on", move || all.show_current_position());
    let away = move || all.shown.get().is_none();
    el("section", "").live_class(move || if none() { "hidden" } else { "card differs" }).with([
        status_line(app, "told", text),
        el("ol", "differences").live_children(items),
        el("div", "").live_class(move || if away() { "hidden" } else { "row" }).with([
            el("p", "key").with([
                legend_entry(app, "played", Label::ArrowPlayed),
                legend_entry(app, "written", Label::ArrowWritten),
            ]),
            back,
        ]),
    ])
}

/// Entry of the legend.
fn legend_entry(app: AppContext, class: &str, label: Label) -> El {
    el("span", class).label(app, label)
}

fn difference_item(all: ComparisonState, n: usize, one: &Difference) -> El {
    let app = all.app;
    let chosen = move || all.shown.get() == Some(n);
    let (at, text): (Msg, Msg) = (heading(one), one.message.clone());
    let element = choice_button("data-difference", &n.to_string(), chosen, move || all.show_difference(n));
    let words = [el("b", "").text(&app.message_text(&at)), el("span", "").text(&app.message_text(&text))];
    el("li", "").with([element.with(words)])
}

/// Scrolls the board into view if its top is above the window.
fn scroll_to_board() {
    if let Some(board) = crate::components::query::find_element(".practice .board-place")
        && board.get_bounding_client_rect().top() < 0.0
    {
        board.scroll_into_view_with_bool(true);
    }
}
