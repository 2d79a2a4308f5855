//! The free board: any pieces anywhere, to show what cannot be. The game stays as it is, and comes back.

use super::{Hall, far_names};
use crate::ui::dom::{El, button, el, later, on};
use crate::ui::setup::{Bench, board, drag};
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::game::position_editor::{self, PositionEditor};
use notabene_core::i18n::Label;
use notabene_core::study::projector::{Show, Stage};
use web_sys::{MouseEvent, PointerEvent};

/// Begins with what is on the board, or goes back to it.
pub fn toggle(hall: Hall) {
    let text = start(hall);
    hall.change(|wall| {
        wall.free = if wall.free.is_some() { None } else { text };
        wall.shapes.clear();
    });
}

/// What is on the board as a draft; the empty board where that is no position.
fn start(hall: Hall) -> Option<String> {
    let (game, text, rules) = match hall.now().show {
        Show::Game { .. } => {
            let (game, rules) = hall.game.status.with_untracked(|s| (s.game.to_string(), s.rules.clone()));
            (game, hall.game.game.with_untracked(|t| t.text(Export::Position)), rules)
        }
        _ => {
            let position = |stage: &Stage| stage.position();
            let (game, text) =
                hall.staged.with_untracked(|staged| staged.stage.as_ref().map(position)).unwrap_or_default();
            (game, text, String::new())
        }
    };
    let draft = PositionEditor::agreed(&game, &text, &rules).or_else(|_| {
        let kit = notabene_core::game::registry::find(&game)?.kit();
        PositionEditor::read(&game, kit.empty)
    });
    draft.ok().map(|draft| kept(&draft))
}

fn kept(draft: &PositionEditor) -> String {
    position_editor::save(draft, "")
}

/// The free board with its pieces above and below.
pub fn board(hall: Hall) -> El {
    let text = hall.now().free.unwrap_or_default();
    let Ok((draft, _)) = position_editor::open_saved(&text) else {
        // What came from elsewhere is no position.
        return el("p", "wall-asks").attr("role", "alert").label(hall.desk, Label::WallMissing);
    };
    let bench = Bench::on(hall.own, draft);
    bench.listen();
    hall.bench.set(Some(bench));
    on_cleanup(move || hall.bench.set(None));
    let drag = drag::Dragging::new(bench);
    in_step(hall, bench);
    let made =
        el("div", "wall-free").live("aria-label", move || hall.words(Label::WallFree)).attr("role", "group");
    let board = far_names(board::Board(bench, drag), bench.layout);
    later(Box::new(move || bench.shapes.set(hall.wall.with(|wall| wall.shapes.clone()))));
    let made = made.with([
        el("p", "wall-hint").label(hall.desk, Label::WallFreeHint),
        tray(hall, bench, 1),
        board,
        tray(hall, bench, 0),
        el("div", "wall-free-acts").with([
            button(hall.desk, Label::WallGame, "position", move || toggle(hall)),
            button(hall.desk, Label::EmptyBoard, "empty", move || bench.restart(|kit| kit.empty)),
            button(hall.desk, Label::EditUndo, "undo", move || bench.undo())
                .state("aria-disabled", move || !bench.can_undo()),
        ]),
        el("p", "for-ears").attr("role", "status").says(move || {
            bench.said.with(|said| said.as_ref().map(|said| hall.desk.say(said)).unwrap_or_default())
        }),
        drag::flying(drag),
    ]);
    on(&made, "pointerdown", move |e: PointerEvent| drag.down(&e));
    on(&made, "pointermove", move |e: PointerEvent| drag.moved(&e));
    on(&made, "pointerup", move |e: PointerEvent| drag.up(&e));
    on(&made, "pointercancel", move |_: PointerEvent| drag.cancel());
    on(&made, "click", move |e: MouseEvent| {
        if !drag.click(&e)
            && let Some(name) = crate::ui::pointing::attribute(&e, "data-tool")
        {
            bench.take(board::tool(bench, &name));
        }
    });
    made
}

/// The pieces of a side.
fn tray(hall: Hall, bench: Bench, side: usize) -> El {
    let write = if side == 1 { board::black_row } else { board::white_row };
    board::palette(bench, write).live("aria-label", move || hall.words(Label::WallTray))
}

/// Keeps the free board of all windows in step.
fn in_step(hall: Hall, bench: Bench) {
    // What was last seen on the wall: this window may write the same position in another way.
    let seen = StoredValue::new(bench.draft.with_untracked(kept));
    later(Box::new(move || {
        let text = bench.draft.with(kept);
        if seen.get_value() != text {
            seen.set_value(text.clone());
            untrack(|| {
                hall.change(|wall| {
                    if wall.free.is_some() {
                        wall.free = Some(text);
                    }
                });
            });
        }
    }));
    later(Box::new(move || {
        let Some(text) = hall.wall.with(|wall| wall.free.clone()) else { return };
        if untrack(|| bench.draft.with(kept)) == text {
            return;
        }
        if let Ok((draft, _)) = position_editor::open_saved(&text) {
            seen.set_value(kept(&draft));
            bench.follow(draft);
        }
    }));
}
