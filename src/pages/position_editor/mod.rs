//! Position editor page: a board, pieces to put on it, and the other properties of a position.

pub mod board;
pub mod drag;
pub mod editor;
pub mod form;
mod region;

pub use crate::pages::position_editor::editor::EditorState;
use crate::state::current_game::CurrentGame;
use leptos::prelude::*;
use notabene_core::i18n::Label;

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
        <div
            class="setup-content"
            on:pointerdown=move |e| drag.on_pointer_down(&e)
            on:pointermove=move |e| drag.on_pointer_move(&e)
            on:pointerup=move |e| drag.on_pointer_up(&e)
            on:pointercancel=move |_| drag.on_pointer_cancel()
            on:click=move |e| if !drag.on_click(&e) { form::on_click(state, &e) }
            on:change=move |e| form::on_change(state, &e)
        >
            <h1 class="for-ears">{current.label_signal(Label::SetUp)}</h1>
            <div class="bench">
                <board::Palette state write=board::push_black_pieces/>
                <board::EditorBoard state drag/>
                <board::Palette state write=board::push_white_pieces/>
            </div>
            <form::EditorPanel state/>
            <drag::DraggedPiece drag/>
        </div>
    }
}
