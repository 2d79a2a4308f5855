//! Free board: any pieces anywhere, for impossible positions too. The game is unchanged and returns afterwards.

use crate::components::Button;
use crate::pages::position_editor::{EditorState, board, drag};
use crate::pages::projector::{FarCoordinates, PageContext};
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::game::position_editor::{self, PositionEditor};
use notabene_core::i18n::Label;
use notabene_core::position::Side;
use notabene_study::projector::{ProjectedPage, ProjectorContent};

/// Starts with the position on the board, or returns to it.
pub fn toggle_free_board(cx: PageContext) {
    let text = starting_draft(cx);
    cx.update_content(|content| {
        content.free_board = if content.free_board.is_some() { None } else { text };
        content.shapes.clear();
    });
}

/// Position on the board as a draft; the empty board if it is invalid.
fn starting_draft(cx: PageContext) -> Option<String> {
    let (game, text, rules) = match cx.content_now().content {
        ProjectorContent::Game { .. } => {
            let (game, rules) = cx.game.status.with_untracked(|s| (s.game.to_string(), s.rules.clone()));
            (game, cx.game.game.with_untracked(|t| t.text(Export::Position)), rules)
        }
        _ => {
            let position = |stage: &ProjectedPage| stage.position();
            let (game, text) =
                cx.lesson.with_untracked(|staged| staged.stage.as_ref().map(position)).unwrap_or_default();
            (game, text, String::new())
        }
    };
    let draft = PositionEditor::read_with_rules(&game, &text, &rules).or_else(|_| {
        let kit = notabene_core::game::registry::find(&game)?.editor_spec();
        PositionEditor::read(&game, kit.empty)
    });
    draft.ok().map(|draft| draft_text(&draft))
}

fn draft_text(draft: &PositionEditor) -> String {
    position_editor::save(draft, "")
}

/// Free board with the pieces above and below.
#[component]
pub fn FreeBoard(cx: PageContext) -> impl IntoView {
    let text = cx.content_now().free_board.unwrap_or_default();
    match position_editor::read_saved(&text) {
        Ok((draft, _)) => view! { <FreePieces cx draft/> }.into_any(),
        // Text from another window may be no position.
        Err(_) => view! {
            <p class="wall-asks" role="alert">{cx.prefs.label_signal(Label::WallMissing)}</p>
        }
        .into_any(),
    }
}

#[component]
fn FreePieces(cx: PageContext, draft: PositionEditor) -> impl IntoView {
    let prefs = cx.prefs;
    let state = EditorState::new_free_board(cx.own, draft);
    state.listen_for_undo();
    cx.free_board.set(Some(state));
    on_cleanup(move || cx.free_board.set(None));
    let drag = drag::DragHandler::new(state);
    sync_free_board(cx, state);
    Effect::new(move || state.shapes.set(cx.content.with(|content| content.shapes.clone())));
    let tray = Signal::derive(move || cx.label_text(Label::WallTray));
    let announcement = move || {
        state.announcement.with(|message| message.as_ref().map(|message| prefs.message_text(message)))
    };
    view! {
        <drag::DragArea drag class="wall-free pile" label=prefs.label_signal(Label::WallFree)>
            <p class="wall-hint centre">{prefs.label_signal(Label::WallFreeHint)}</p>
            <board::Palette drag side=Side::Black label=tray/>
            <board::EditorBoard drag><FarCoordinates layout=state.layout/></board::EditorBoard>
            <board::Palette drag side=Side::White label=tray/>
            <div class="wall-free-acts inline tight">
                <Button
                    text=prefs.label_signal(Label::WallGame) name="position"
                    on_click=move |()| toggle_free_board(cx)
                />
                <Button
                    text=prefs.label_signal(Label::EmptyBoard) name="empty"
                    on_click=move |()| state.restart_from(|kit| kit.empty)
                />
                <Button
                    text=prefs.label_signal(Label::EditUndo) name="undo" on_click=move |()| state.undo()
                    attr:aria-disabled=move || (!state.can_undo()).to_string()
                />
            </div>
            <p class="for-ears" role="status">{announcement}</p>
        </drag::DragArea>
    }
}

/// Synchronizes the free board between windows.
fn sync_free_board(cx: PageContext, state: EditorState) {
    // Last text seen: this window may write an equal position differently.
    let seen = StoredValue::new(state.draft.with_untracked(draft_text));
    Effect::new(move || {
        let text = state.draft.with(draft_text);
        if seen.get_value() != text {
            seen.set_value(text.clone());
            untrack(|| {
                cx.update_content(|content| {
                    if content.free_board.is_some() {
                        content.free_board = Some(text);
                    }
                });
            });
        }
    });
    Effect::new(move || {
        let Some(text) = cx.content.with(|content| content.free_board.clone()) else { return };
        if untrack(|| state.draft.with(draft_text)) == text {
            return;
        }
        if let Ok((draft, _)) = position_editor::read_saved(&text) {
            seen.set_value(draft_text(&draft));
            state.show_position(draft);
        }
    });
}
