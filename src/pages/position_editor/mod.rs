//! Position editor page: a board, pieces to put on it, and the other properties of a position.

pub mod board;
pub mod drag;
pub mod editor;
mod form;
mod region;

use crate::components::element::El;
pub use crate::pages::position_editor::editor::EditorState;
use crate::state::context::AppContext;
use notabene_core::i18n::Label;
use notabene_view::view;

pub fn Setup() -> El {
    let app = AppContext::here();
    let bench = EditorState::open(app);
    let drag = drag::Dragging::new(bench);
    bench.keep();
    bench.listen();
    view! {
        <main
            class="page setup"
            on:pointerdown=move |e| drag.down(&e)
            on:pointermove=move |e| drag.moved(&e)
            on:pointerup=move |e| drag.up(&e)
            on:pointercancel=move |_| drag.cancel()
            on:click=move |e| if !drag.click(&e) { form::click(bench, &e) }
            on:change=move |e| form::change(bench, &e)
        >
            <h1 class="for-ears">{app.label_signal(Label::SetUp)}</h1>
            <div class="bench">
                {board::palette(bench, board::black_row)}
                <board::Board bench drag/>
                {board::palette(bench, board::white_row)}
            </div>
            <form::Panel bench/>
            {drag::flying(drag)}
        </main>
    }
}
