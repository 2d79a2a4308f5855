//! The free board: any pieces anywhere, to show what cannot be. The game stays as it is, and comes back.

use super::{FarSides, Projector};
use crate::components::Button;
use crate::ui::setup::board::{EditorBoard, Palette};
use crate::ui::setup::drag::{DraggedPiece, Dragging};
use crate::ui::setup::{self, EditorState};
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::game::position_editor::{self, PositionEditor};
use notabene_core::i18n::Label;
use notabene_core::study::projector::{Show, Stage};

/// Begins with what is on the board, or goes back to it.
pub fn toggle(projector: Projector) {
    let text = start(projector);
    projector.change(|wall| {
        wall.free = if wall.free.is_some() { None } else { text };
        wall.shapes.clear();
    });
}

/// What is on the board, as text of the editor; the empty board where that is no position.
fn start(projector: Projector) -> Option<String> {
    let (game, text, rules) = match projector.now().show {
        Show::Game { .. } => {
            let (game, rules) =
                projector.game.status.with_untracked(|s| (s.game.to_string(), s.rules.clone()));
            (game, projector.game.game.with_untracked(|t| t.text(Export::Position)), rules)
        }
        _ => {
            let position = |stage: &Stage| stage.position();
            let (game, text) = projector
                .staged
                .with_untracked(|staged| staged.stage.as_ref().map(position))
                .unwrap_or_default();
            (game, text, String::new())
        }
    };
    let draft = PositionEditor::agreed(&game, &text, &rules).or_else(|_| {
        let kit = notabene_core::game::registry::find(&game)?.kit();
        PositionEditor::read(&game, kit.empty)
    });
    draft.ok().map(|draft| as_text(&draft))
}

fn as_text(draft: &PositionEditor) -> String {
    position_editor::save(draft, "")
}

/// The free board, or a message if what another window sent is no position.
#[component]
pub fn FreeBoard(projector: Projector) -> impl IntoView {
    let text = projector.now().free.unwrap_or_default();
    match position_editor::open_saved(&text) {
        Ok((draft, _)) => view! { <OpenBoard projector draft/> }.into_any(),
        Err(_) => {
            view! { <p class="wall-asks" role="alert">{projector.words(Label::WallMissing)}</p> }.into_any()
        }
    }
}

/// The free board with its pieces above and below.
#[component]
fn OpenBoard(projector: Projector, draft: PositionEditor) -> impl IntoView {
    let editor = EditorState::on(projector.board.current, draft);
    let drag = Dragging::new(editor);
    editor.listen();
    projector.free_board.set(Some(editor));
    on_cleanup(move || {
        projector.free_board.try_set(None);
    });
    in_step(projector, editor);
    Effect::new(move |_| editor.shapes.set(projector.wall.with(|wall| wall.shapes.clone())));
    let tray = projector.words(Label::WallTray);
    let message = move || editor.message.get().map(|says| projector.prefs().say(&says)).unwrap_or_default();
    view! {
        <div
            class="wall-free"
            aria-label=projector.words(Label::WallFree)
            role="group"
            on:pointerdown=move |e| drag.down(&e)
            on:pointermove=move |e| drag.moved(&e)
            on:pointerup=move |e| drag.up(&e)
            on:pointercancel=move |_| drag.cancel()
            on:click=move |e| setup::on_click(editor, drag, &e)
        >
            <p class="wall-hint">{projector.words(Label::WallFreeHint)}</p>
            <Palette editor black=true label=tray/>
            <EditorBoard editor drag><FarSides layout=editor.layout/></EditorBoard>
            <Palette editor black=false label=tray/>
            <Actions projector editor/>
            <p class="for-ears" role="status">{message}</p>
            <DraggedPiece drag/>
        </div>
    }
}

#[component]
fn Actions(projector: Projector, editor: EditorState) -> impl IntoView {
    let words = move |label| projector.words(label);
    view! {
        <div class="wall-free-acts">
            <Button text=words(Label::WallGame) name="position" on_click=move |()| toggle(projector)/>
            <Button
                text=words(Label::EmptyBoard)
                name="empty"
                on_click=move |()| editor.restart(|kit| kit.empty)
            />
            <Button
                text=words(Label::EditUndo)
                name="undo"
                on_click=move |()| editor.undo()
                attr:aria-disabled=move || (!editor.can_undo()).to_string()
            />
        </div>
    }
}

/// Keeps the free board of all windows in step.
fn in_step(projector: Projector, editor: EditorState) {
    // The text last shared: this window may write a position differently.
    let shared = StoredValue::new(editor.draft.with_untracked(as_text));
    Effect::new(move |_| {
        let text = editor.draft.with(as_text);
        if shared.get_value() != text {
            shared.set_value(text.clone());
            untrack(|| share(projector, text));
        }
    });
    Effect::new(move |_| {
        let Some(text) = projector.wall.with(|wall| wall.free.clone()) else { return };
        if editor.draft.with_untracked(as_text) == text {
            return;
        }
        if let Ok((draft, _)) = position_editor::open_saved(&text) {
            shared.set_value(as_text(&draft));
            editor.follow(draft);
        }
    });
}

/// Shows another free position in all windows.
fn share(projector: Projector, text: String) {
    projector.change(|wall| {
        if wall.free.is_some() {
            wall.free = Some(text);
        }
    });
}
