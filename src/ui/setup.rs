//! The page on which positions are set up: a board, pieces to put on it, and what else a position has.

pub mod bench;
pub mod board;
pub mod drag;
mod form;
mod region;

use super::dom::{El, view};
use super::state::Desk;
pub use bench::Bench;
use notabene_core::i18n::Label;

pub fn Setup() -> El {
    let desk = Desk::here();
    let bench = Bench::open(desk);
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
            <h1 class="for-ears">{desk.words(Label::SetUp)}</h1>
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
