//! Loud play: the darts still to be thrown, and throwing on the screen or at a real board.

mod aim;
mod drawing;
mod real_board;
mod throw_dialog;

use crate::components::element::{El, el, svg_el};
use crate::components::icon::piece_images;
use crate::state::dart_throw::{can_throw, start_throw};

use crate::components::icon::Icon;
use crate::state::context::{AppContext, ModalKind};
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::game::dart::{next_message, pieces_to_throw, remaining_message};
use notabene_core::geometry::Field;
use notabene_core::i18n::Label;
use notabene_core::position::{Glyph, Side};

pub use crate::views::darts::throw_dialog::ThrowDialog;

/// Overlay of the board while a dart is to be thrown: all but the own area is shaded, and in check the fields that help
/// are framed.
pub fn board_overlay(app: AppContext) -> Vec<El> {
    if app.modal.open.get() != ModalKind::Darts {
        return Vec::new();
    }
    let layout = app.layout.get();
    let paths = |scene: &Scene| {
        let throws = scene.throws.as_ref()?;
        let path = |class: &str, shown: &dyn Fn(Field) -> bool| {
            let mut outlines = String::new();
            let fields = scene.board.grid.fields().filter(|field| shown(*field));
            fields.for_each(|field| outlines.push_str(&layout.outline(field)));
            svg_el("path").attr("class", class).attr("d", &outlines)
        };
        Some(vec![
            path("foreign", &|field| !throws.area.contains(field)),
            path("good", &|field| throws.in_check && throws.good.contains(field)),
        ])
    };
    app.darts().round.track();
    app.darts().with_board_before(paths).unwrap_or_default()
}

/// Shows the darts still to be thrown, beside the board of every loud game.
pub fn Darts() -> El {
    let app = AppContext::here();
    let some = |scene: &Scene| scene.throws.as_ref().is_some_and(|t| t.queue.iter().any(|q| !q.is_empty()));
    let shown = Memo::new(move |_| app.scene.with(some));
    let heaps = el("div", "heaps").live_children(move || dart_heaps(app));
    let act = move || {
        start_throw(app);
    };
    let throw = el("button", "main").attr("type", "button").attr("data-do", "throw").click(act);
    let next = move || app.scene.with(|s| s.next_dart().map(|figure| Glyph { side: s.turn, figure }));
    let spoken = move || {
        let next = next().map(|glyph| app.message_text(&next_message(glyph.figure))).unwrap_or_default();
        format!("{}. {next}", app.label(Label::ThrowDart))
    };
    let throw = throw
        .live_attr("aria-label", spoken)
        .live_bool_attr("aria-disabled", move || !can_throw(app))
        .with([
            el("span", "").live_children(move || piece_images(next())),
            el("span", "").label(app, Label::ThrowNow),
        ]);
    el("section", "").live_class(move || if shown.get() { "darts" } else { "hidden" }).with([heaps, throw])
}

/// Largest number of darts that are drawn one by one; more are shown as a number.
const MOST_DRAWN: u8 = 9;

/// The pieces of both sides, the next one first, and their lost darts in a row.
fn dart_heaps(app: AppContext) -> Vec<El> {
    app.scene.with(|scene| {
        let Some(throws) = scene.throws.as_ref() else { return Vec::new() };
        let row = |side: Side| {
            let piece = |(figure, count): (_, u32)| {
                let piece = el("span", "").with(piece_images(Some(Glyph { side, figure })));
                piece.with([el("b", "").text(&count.to_string())])
            };
            let lost = throws.misses[side.index()];
            let dart = |n: u8| el("span", if n < lost { "dart lost" } else { "dart" }).with([Icon("dart")]);
            let pieces = el("span", "pieces").with(pieces_to_throw(throws, side).into_iter().map(piece));
            let darts = el("span", "misses");
            let darts = match throws.most {
                ..=MOST_DRAWN => darts.with((0..throws.most).map(dart)),
                most => {
                    let count = format!("{lost}\u{a0}/\u{a0}{most}");
                    darts.with([dart(0), el("b", "").text(&count)])
                }
            };
            let class = if scene.turn == side { "heap turn" } else { "heap" };
            el("div", class)
                .attr("role", "img")
                .attr("data-side", side.name())
                .attr("aria-label", &app.message_text(&remaining_message(throws, side)))
                .with([pieces, darts])
        };
        Side::BOTH.map(row).into_iter().collect()
    })
}
