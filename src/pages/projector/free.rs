//! Free board: any pieces anywhere, for impossible positions too. The game is unchanged and returns afterwards.

use crate::components::effect::later;
use crate::components::element::{El, button, el, on};
use crate::components::query::attribute;
use crate::pages::position_editor::{EditorState, board, drag, editor};
use crate::pages::projector::{PageContext, far_names};
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::game::position_editor::{self, PositionEditor};
use notabene_core::i18n::Label;
use notabene_core::study::projector::{ProjectedPage, ProjectorContent};
use web_sys::{MouseEvent, PointerEvent};

/// Starts with the position on the board, or returns to it.
pub fn toggle(cx: PageContext) {
    let text = start(cx);
    cx.change(|wall| {
        wall.free_board = if wall.free_board.is_some() { None } else { text };
        wall.shapes.clear();
    });
}

/// Position on the board as a draft; the empty board if it is invalid.
fn start(cx: PageContext) -> Option<String> {
    let (game, text, rules) = match cx.now().content {
        ProjectorContent::Game { .. } => {
            let (game, rules) = cx.game.status.with_untracked(|s| (s.game.to_string(), s.rules.clone()));
            (game, cx.game.game.with_untracked(|t| t.text(Export::Position)), rules)
        }
        _ => {
            let position = |stage: &ProjectedPage| stage.position();
            let (game, text) =
                cx.staged.with_untracked(|staged| staged.stage.as_ref().map(position)).unwrap_or_default();
            (game, text, String::new())
        }
    };
    let draft = PositionEditor::read_with_rules(&game, &text, &rules).or_else(|_| {
        let kit = notabene_core::game::registry::find(&game)?.editor_spec();
        PositionEditor::read(&game, kit.empty)
    });
    draft.ok().map(|draft| kept(&draft))
}

fn kept(draft: &PositionEditor) -> String {
    position_editor::save(draft, "")
}

/// Free board with the pieces above and below.
pub fn board(cx: PageContext) -> El {
    let text = cx.now().free_board.unwrap_or_default();
    let Ok((draft, _)) = position_editor::read_saved(&text) else {
        // Text from another window may be no position.
        return el("p", "wall-asks").attr("role", "alert").label(cx.app, Label::WallMissing);
    };
    let bench = EditorState::on(cx.own, draft);
    bench.listen();
    cx.bench.set(Some(bench));
    on_cleanup(move || cx.bench.set(None));
    let drag = drag::Dragging::new(bench);
    in_step(cx, bench);
    let made =
        el("div", "wall-free").live("aria-label", move || cx.words(Label::WallFree)).attr("role", "group");
    let board = far_names(board::Board(bench, drag), bench.layout);
    later(Box::new(move || bench.shapes.set(cx.wall.with(|wall| wall.shapes.clone()))));
    let made = made.with([
        el("p", "wall-hint").label(cx.app, Label::WallFreeHint),
        tray(cx, bench, 1),
        board,
        tray(cx, bench, 0),
        el("div", "wall-free-acts").with([
            button(cx.app, Label::WallGame, "position", move || toggle(cx)),
            button(cx.app, Label::EmptyBoard, "empty", move || bench.restart(|kit| kit.empty)),
            button(cx.app, Label::EditUndo, "undo", move || bench.undo())
                .state("aria-disabled", move || !bench.can_undo()),
        ]),
        el("p", "for-ears").attr("role", "status").says(move || {
            bench.said.with(|said| said.as_ref().map(|said| cx.app.say(said)).unwrap_or_default())
        }),
        drag::flying(drag),
    ]);
    on(&made, "pointerdown", move |e: PointerEvent| drag.down(&e));
    on(&made, "pointermove", move |e: PointerEvent| drag.moved(&e));
    on(&made, "pointerup", move |e: PointerEvent| drag.up(&e));
    on(&made, "pointercancel", move |_: PointerEvent| drag.cancel());
    on(&made, "click", move |e: MouseEvent| {
        if !drag.click(&e)
            && let Some(name) = attribute(&e, "data-tool")
        {
            bench.take(editor::tool(bench, &name));
        }
    });
    made
}

/// Pieces of a side.
fn tray(cx: PageContext, bench: EditorState, side: usize) -> El {
    let write = if side == 1 { board::black_row } else { board::white_row };
    board::palette(bench, write).live("aria-label", move || cx.words(Label::WallTray))
}

/// Synchronizes the free board between windows.
fn in_step(cx: PageContext, bench: EditorState) {
    // Last text seen: this window may write an equal position differently.
    let seen = StoredValue::new(bench.draft.with_untracked(kept));
    later(Box::new(move || {
        let text = bench.draft.with(kept);
        if seen.get_value() != text {
            seen.set_value(text.clone());
            untrack(|| {
                cx.change(|wall| {
                    if wall.free_board.is_some() {
                        wall.free_board = Some(text);
                    }
                });
            });
        }
    }));
    later(Box::new(move || {
        let Some(text) = cx.wall.with(|wall| wall.free_board.clone()) else { return };
        if untrack(|| bench.draft.with(kept)) == text {
            return;
        }
        if let Ok((draft, _)) = position_editor::read_saved(&text) {
            seen.set_value(kept(&draft));
            bench.follow(draft);
        }
    }));
}
