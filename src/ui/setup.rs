//! The position editor: a board, pieces to put on it, and what else a position has.

pub mod bench;
pub mod board;
pub mod drag;
mod extras;
mod form;

use super::dom::El;
use super::interop;
use super::state::CurrentGame;
pub use bench::EditorState;
use board::{EditorBoard, Palette, tool};
use drag::{DraggedPiece, Dragging, attribute_around};
use form::Panel;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use web_sys::MouseEvent;

/// The page, as an element.
pub fn Setup() -> El {
    interop::element(view! { <PositionEditorPage/> })
}

#[component]
fn PositionEditorPage() -> impl IntoView {
    let editor = EditorState::open(expect_context::<CurrentGame>());
    let drag = Dragging::new(editor);
    editor.save();
    editor.listen();
    view! {
        <main
            class="page setup"
            on:pointerdown=move |e| drag.down(&e)
            on:pointermove=move |e| drag.moved(&e)
            on:pointerup=move |e| drag.up(&e)
            on:pointercancel=move |_| drag.cancel()
            on:click=move |e| on_click(editor, drag, &e)
        >
            <h1 class="for-ears">{editor.current.words(Label::SetUp)}</h1>
            <div class="bench">
                <Palette editor black=true/>
                <EditorBoard editor drag/>
                <Palette editor black=false/>
            </div>
            <Panel editor/>
            <DraggedPiece drag/>
        </main>
    }
}

/// A click on the board is a tap; one on a tool takes it up.
pub fn on_click(editor: EditorState, drag: Dragging, e: &MouseEvent) {
    if drag.click(e) {
        return;
    }
    if let Some((_, name)) = attribute_around(e, "data-tool") {
        editor.take(tool(editor, &name));
    }
}
