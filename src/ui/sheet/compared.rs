//! A sheet beside its game: what differs, one after the other, and both moves on the board.

use super::stage::told;
use crate::ui::dom::{El, button, el, later};
use crate::ui::state::{Desk, TapHandler};
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::geometry::Field;
use notabene_core::i18n::{Label, Msg};
use notabene_core::record::{Ink, NodeId, Shape};
use notabene_core::study::score_sheet::dictation::{Comparison, Difference, heading};
use std::rc::Rc;

/// What differs, on a board.
pub struct Compared {
    pub desk: Desk,
    pub own: Desk,
    /// The comparison; none until somebody asks for it.
    pub found: RwSignal<Option<Comparison>>,
    /// Which of the differences is shown.
    pub shown: RwSignal<Option<usize>>,
    /// Whether nobody plays on this board.
    pub still: bool,
}

impl Compared {
    /// Nothing is compared yet. Lent for good.
    pub fn new(desk: Desk, own: Desk, still: bool) -> &'static Compared {
        let (found, shown) = (RwSignal::new(None), RwSignal::new(None));
        let all = Box::leak(Box::new(Compared { desk, own, found, shown, still }));
        all.rest();
        all
    }

    /// Taps on the board play, or do nothing.
    fn rest(&self) {
        let nothing: TapHandler = Rc::new(|_| ());
        self.own.overrides.tap_handler.set(self.still.then_some(nothing));
    }

    /// Shows the game again as it stands.
    pub fn leave(&'static self) {
        self.shown.set(None);
        self.own.overrides.scene.set(None);
        self.rest();
        self.own.go(Go::Last);
    }

    /// Shows a difference: the board before the move, the move that was played, and the one that was written.
    fn show(&'static self, n: usize) {
        let found = self.found.with_untracked(|found| found.as_ref()?.differences.get(n).cloned());
        let Some(different) = found else { return };
        let (played, written) = (&different.played_on, &different.written_on);
        show_on(self.own, different.node, &[(played, Ink::Green), (written, Ink::Red)]);
        self.shown.set(Some(n));
        // A tap on the board goes back to the game: nothing is played among these.
        self.own.overrides.tap_handler.set(Some(Rc::new(move |_| self.leave())));
    }
}

/// Shows the board before a move with arrows on it.
pub fn show_on(own: Desk, node: Option<NodeId>, ways: &[(&Vec<Field>, Ink)]) {
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

/// The list of differences, once there is one.
pub fn compared(all: &'static Compared) -> El {
    let desk = all.desk;
    // The place of a difference is brought before the eye where the board is above the list.
    later(Box::new(move || {
        if all.shown.get().is_some() {
            show_board();
        }
    }));
    let says = move || all.found.with(|found| found.as_ref().map(|found| found.says.clone()));
    let items = move || {
        let found = all.found.get();
        let differences = found.map(|found| found.differences).unwrap_or_default();
        differences.into_iter().enumerate().map(|(n, one)| item(all, n, &one)).collect()
    };
    let none = move || all.found.with(|found| found.is_none());
    let back = button(desk, Label::GoOnPlaying, "go-on", move || all.leave());
    let away = move || all.shown.get().is_none();
    el("section", "").class(move || if none() { "hidden" } else { "card differs" }).with([
        told(desk, "told", says),
        el("ol", "differences").each(items),
        el("div", "").class(move || if away() { "hidden" } else { "row" }).with([
            el("p", "key")
                .with([key(desk, "played", Label::ArrowPlayed), key(desk, "written", Label::ArrowWritten)]),
            back,
        ]),
    ])
}

/// A line of the legend.
fn key(desk: Desk, class: &str, label: Label) -> El {
    el("span", class).label(desk, label)
}

fn item(all: &'static Compared, n: usize, one: &Difference) -> El {
    let desk = all.desk;
    let chosen = move || all.shown.get() == Some(n);
    let (at, says): (Msg, Msg) = (heading(one), one.says.clone());
    let made = crate::ui::dom::choice("data-difference", &n.to_string(), chosen, move || all.show(n));
    let words = [el("b", "").text(&desk.say(&at)), el("span", "").text(&desk.say(&says))];
    el("li", "").with([made.with(words)])
}

/// Scrolls the board of the page into view, if it has left it.
fn show_board() {
    if let Some(board) = crate::ui::pointing::element(".practice .board-place")
        && board.get_bounding_client_rect().top() < 0.0
    {
        board.scroll_into_view_with_bool(true);
    }
}
