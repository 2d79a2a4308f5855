//! Position editor page: a board, pieces to put on it, and the other properties of a position.

pub mod board;
pub mod drag;
pub mod editor;
pub mod form;

pub use crate::pages::position_editor::editor::EditorState;
use crate::state::current_game::CurrentGame;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::position::Side;

/// Content of the page.
pub fn page() -> AnyView {
    view! { <EditorPage/> }.into_any()
}

#[component]
fn EditorPage() -> impl IntoView {
    let current = CurrentGame::here();
    let state = EditorState::open(current);
    let drag = drag::DragHandler::new(state);
    state.save_on_change();
    state.listen_for_undo();
    view! {
        <drag::DragArea drag class="setup-content">
            <h1 class="for-ears">{current.label_signal(Label::SetUp)}</h1>
            <div class="bench">
                <board::Palette drag side=Side::Black/>
                <board::EditorBoard drag/>
                <board::Palette drag side=Side::White/>
            </div>
            <form::EditorPanel state/>
        </drag::DragArea>
    }
}
