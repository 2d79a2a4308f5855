//! Pieces that are set up on a board of their own, in place of the board that is played on.

use crate::components::Button;
use crate::pages::course_builder::part_state::PartState;
use crate::pages::position_editor::{EditorState, board, drag, form};
use leptos::prelude::*;
use notabene_core::game::position_editor::PositionEditor;
use notabene_core::i18n::Label;
use notabene_core::position::Side;
use notabene_study::Diagram;

/// The pieces of a diagram before its moves.
fn arrangement(diagram: &Diagram) -> Option<PositionEditor> {
    diagram
        .arrangement_before()
        .or_else(|| Diagram { game: diagram.game.clone(), ..Diagram::default() }.arrangement_before())
}

/// Editor of the position of a part; `None` if its game is unknown.
pub fn open_editor(part: PartState) -> Option<EditorState> {
    let draft = part.diagram.with_untracked(arrangement)?;
    let state = EditorState::new_free_board(part.course.own, draft);
    // The editor changes the course.
    Effect::new(move || {
        let draft = state.draft.get();
        let before = part.diagram.with_untracked(arrangement);
        if before.is_none_or(|before| before.text() != draft.text() || before.game() != draft.game()) {
            let pieces_only = !draft.reasons().is_empty();
            part.edit("", |document, block| {
                if document.game(block) != draft.game() {
                    document.set_game(block, draft.game());
                }
                document.set_position(block, &draft.text(), pieces_only);
            });
        }
    });
    // Undo of the course changes the editor.
    Effect::new(move || {
        let Some(now) = part.diagram.with(arrangement) else { return };
        let is_same =
            state.draft.with_untracked(|draft| draft.text() == now.text() && draft.game() == now.game());
        if !is_same {
            state.show_position(now);
        }
    });
    Some(state)
}

/// The board with the pieces to put on it.
#[component]
pub fn SetUpBoard(part: PartState, state: EditorState) -> impl IntoView {
    let drag = drag::DragHandler::new(state);
    let announced = move || {
        state
            .announcement
            .with(|message| message.as_ref().map(|message| part.course.prefs.message_text(message)))
    };
    view! {
        <drag::DragArea drag class="piece-board stack">
            <board::Palette drag side=Side::Black/>
            <board::EditorBoard drag/>
            <board::Palette drag side=Side::White/>
            <p class="for-ears" role="status">{announced}</p>
        </drag::DragArea>
    }
}

/// Buttons and properties of the position.
#[component]
pub fn SetUpForm(part: PartState, state: EditorState) -> impl IntoView {
    let prefs = part.course.prefs;
    view! {
        <div class="row">
            <Button text=prefs.label_signal(Label::StartPosition) name="start" on_click=move |()| state.restart_from(|spec| spec.start)/>
            <Button text=prefs.label_signal(Label::EmptyBoard) name="empty" on_click=move |()| state.restart_from(|spec| spec.empty)/>
        </div>
        <div class="properties"><form::Properties state/></div>
    }
}
