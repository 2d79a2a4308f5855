//! A sheet beside its game: the differences one after the other, with both moves on the board.

use super::stage::{MessageLine, ignore_taps};
use crate::components::{Button, ChoiceButton};
use crate::ui::pointing;
use crate::ui::prefs::Preferences;
use crate::ui::state::CurrentGame;
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::geometry::Field;
use notabene_core::i18n::{Label, Msg};
use notabene_core::record::{Ink, NodeId, Shape};
use notabene_core::study::score_sheet::dictation::{Comparison, Difference, heading};
use std::rc::Rc;

/// Differences between a sheet and its game, on a board.
#[derive(Copy, Clone)]
pub struct ComparisonState {
    board: CurrentGame,
    /// The comparison; `None` until somebody asks for it.
    pub result: RwSignal<Option<Comparison>>,
    /// Index of the difference on the board.
    shown: RwSignal<Option<usize>>,
    /// True if nobody plays on this board.
    is_still: bool,
}

impl ComparisonState {
    /// Nothing compared yet.
    pub fn new(board: CurrentGame, is_still: bool) -> ComparisonState {
        let (result, shown) = (RwSignal::new(None), RwSignal::new(None));
        let state = ComparisonState { board, result, shown, is_still };
        state.restore_taps();
        state
    }

    /// True once there is a comparison; untracked.
    pub fn is_done(self) -> bool {
        self.result.with_untracked(Option::is_some)
    }

    /// Taps on the board play, or do nothing.
    fn restore_taps(self) {
        match self.is_still {
            true => ignore_taps(self.board),
            false => self.board.overrides.tap_handler.set(None),
        }
    }

    /// Forgets the comparison.
    pub fn clear(self) {
        self.result.set(None);
        self.leave();
    }

    /// Shows the game again as it stands.
    pub fn leave(self) {
        self.shown.set(None);
        self.board.overrides.scene.set(None);
        self.restore_taps();
        self.board.go(Go::Last);
    }

    /// Shows a difference: the board before the move, the move that was played, and the one that was written.
    fn show(self, n: usize) {
        let found = self.result.with_untracked(|found| found.as_ref()?.differences.get(n).cloned());
        let Some(different) = found else { return };
        let (played, written) = (&different.played_on, &different.written_on);
        show_arrows(self.board, different.node, &[(played, Ink::Green), (written, Ink::Red)]);
        self.shown.set(Some(n));
        // A tap on the board goes back to the game: nothing is played among these.
        self.board.overrides.tap_handler.set(Some(Rc::new(move |_| self.leave())));
    }
}

/// Shows the board before a move, with arrows along fields.
pub fn show_arrows(board: CurrentGame, node: Option<NodeId>, arrows: &[(&Vec<Field>, Ink)]) {
    board.go(node.map_or(Go::Last, Go::To));
    if node.is_some() {
        board.go(Go::Back);
    }
    let mut scene = board.game.with_untracked(|game| game.scene());
    for (fields, ink) in arrows {
        if let Some(from) = fields.first() {
            let to = fields.last().filter(|to| *to != from);
            scene.shapes.push(Shape { from: *from, to: to.copied(), ink: *ink });
        }
    }
    board.overrides.scene.set(Some(scene));
}

/// The list of differences, once there is one.
#[component]
pub fn Differences(comparison: ComparisonState) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let ComparisonState { result, shown, .. } = comparison;
    Effect::new(move |_| {
        if shown.get().is_some() {
            scroll_to_board();
        }
    });
    let summary = move || result.with(|found| found.as_ref().map(|found| found.says.clone()));
    let items = move || {
        let differences = result.get().map(|found| found.differences).unwrap_or_default();
        let item = |(n, difference)| view! { <DifferenceItem comparison n difference/> };
        differences.into_iter().enumerate().map(item).collect_view()
    };
    view! {
        <section class=move || if result.with(Option::is_none) { "hidden" } else { "card differs" }>
            <MessageLine class="told" message=Signal::derive(summary)/>
            <ol class="differences">{items}</ol>
            <div class=move || if shown.get().is_none() { "hidden" } else { "row" }>
                <p class="key">
                    <span class="played">{prefs.words(Label::ArrowPlayed)}</span>
                    <span class="written">{prefs.words(Label::ArrowWritten)}</span>
                </p>
                <Button
                    text=prefs.words(Label::GoOnPlaying)
                    name="go-on"
                    on_click=move |()| comparison.leave()
                />
            </div>
        </section>
    }
}

#[component]
fn DifferenceItem(comparison: ComparisonState, n: usize, difference: Difference) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let (at, says): (Msg, Msg) = (heading(&difference), difference.says);
    view! {
        <li>
            <ChoiceButton
                attr:data-difference=n.to_string()
                pressed=Signal::derive(move || comparison.shown.get() == Some(n))
                on_click=move |()| comparison.show(n)
            >
                <b>{move || prefs.say(&at)}</b>
                <span>{move || prefs.say(&says)}</span>
            </ChoiceButton>
        </li>
    }
}

/// Scrolls the board of the page into view, if it has left it.
fn scroll_to_board() {
    if let Some(board) = pointing::element(".practice .board-place")
        && board.get_bounding_client_rect().top() < 0.0
    {
        board.scroll_into_view_with_bool(true);
    }
}
