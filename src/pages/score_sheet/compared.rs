//! Comparison of a sheet with its game: differences in a list, both moves on the board.

use crate::components::effect::later;
use crate::components::element::choice;
use crate::components::element::{El, button, el};
use crate::pages::score_sheet::stage::told;
use crate::state::board_overrides::TapHandler;
use crate::state::context::AppContext;
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::geometry::Field;
use notabene_core::i18n::{Label, Msg};
use notabene_core::record::{Ink, NodeId, Shape};
use notabene_core::study::score_sheet::dictation::{Comparison, Difference, heading};
use std::rc::Rc;

/// Differences, on a board.
pub struct Compared {
    pub app: AppContext,
    pub own: AppContext,
    /// Comparison; `None` until requested.
    pub found: RwSignal<Option<Comparison>>,
    /// Index of the difference shown.
    pub shown: RwSignal<Option<usize>>,
    /// True if the board is read-only.
    pub still: bool,
}

impl Compared {
    /// Creates a state without a comparison. Leaked: closures hold a reference.
    pub fn new(app: AppContext, own: AppContext, still: bool) -> &'static Compared {
        let (found, shown) = (RwSignal::new(None), RwSignal::new(None));
        let all = Box::leak(Box::new(Compared { app, own, found, shown, still }));
        all.rest();
        all
    }

    /// Restores the tap handler: taps play, or do nothing on a read-only board.
    fn rest(&self) {
        let nothing: TapHandler = Rc::new(|_| ());
        self.own.overrides.tap_handler.set(self.still.then_some(nothing));
    }

    /// Shows the current position of the game again.
    pub fn leave(&'static self) {
        self.shown.set(None);
        self.own.overrides.scene.set(None);
        self.rest();
        self.own.go(Go::Last);
    }

    /// Shows a difference: position before the move, the move played, and the one written.
    fn show(&'static self, n: usize) {
        let found = self.found.with_untracked(|found| found.as_ref()?.differences.get(n).cloned());
        let Some(different) = found else { return };
        let (played, written) = (&different.played_on, &different.written_on);
        show_on(self.own, different.node, &[(played, Ink::Green), (written, Ink::Red)]);
        self.shown.set(Some(n));
        // A tap on the board returns to the game: nothing is played meanwhile.
        self.own.overrides.tap_handler.set(Some(Rc::new(move |_| self.leave())));
    }
}

/// Shows the position before a move, with arrows.
pub fn show_on(own: AppContext, node: Option<NodeId>, ways: &[(&Vec<Field>, Ink)]) {
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
pub fn compared(all: &'static Compared) -> El {
    let app = all.app;
    // Scrolls to the board where it is above the list.
    later(Box::new(move || {
        if all.shown.get().is_some() {
            show_board();
        }
    }));
    let says = move || all.found.with(|found| found.as_ref().map(|found| found.message.clone()));
    let items = move || {
        let found = all.found.get();
        let differences = found.map(|found| found.differences).unwrap_or_default();
        differences.into_iter().enumerate().map(|(n, one)| item(all, n, &one)).collect()
    };
    let none = move || all.found.with(|found| found.is_none());
    let back = button(app, Label::GoOnPlaying, "go-on", move || all.leave());
    let away = move || all.shown.get().is_none();
    el("section", "").class(move || if none() { "hidden" } else { "card differs" }).with([
        told(app, "told", says),
        el("ol", "differences").each(items),
        el("div", "").class(move || if away() { "hidden" } else { "row" }).with([
            el("p", "key")
                .with([key(app, "played", Label::ArrowPlayed), key(app, "written", Label::ArrowWritten)]),
            back,
        ]),
    ])
}

/// Entry of the legend.
fn key(app: AppContext, class: &str, label: Label) -> El {
    el("span", class).label(app, label)
}

fn item(all: &'static Compared, n: usize, one: &Difference) -> El {
    let app = all.app;
    let chosen = move || all.shown.get() == Some(n);
    let (at, says): (Msg, Msg) = (heading(one), one.message.clone());
    let made = choice("data-difference", &n.to_string(), chosen, move || all.show(n));
    let words = [el("b", "").text(&app.say(&at)), el("span", "").text(&app.say(&says))];
    el("li", "").with([made.with(words)])
}

/// Scrolls the board into view if its top is above the window.
fn show_board() {
    if let Some(board) = crate::components::query::element(".practice .board-place")
        && board.get_bounding_client_rect().top() < 0.0
    {
        board.scroll_into_view_with_bool(true);
    }
}
