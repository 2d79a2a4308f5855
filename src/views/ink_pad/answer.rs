//! A pad below the field of an answer, in lessons and in drills.

use crate::components::child::Child as _;
use crate::components::element::{El, el, fragment};
use crate::components::leptos_view;
use crate::views::ink_pad::{InkInput, LineActions};
use leptos::prelude::*;
use notabene_ink::Ink;

/// The pad. What is surely read stands in the field; a tap on a text that was read puts it there and submits it.
pub fn ink_answer(ink: RwSignal<Ink>, line: LineActions) -> El {
    let choose = Callback::new(move |text: String| {
        line.set_text.run(text);
        line.submit.run(());
    });
    let part = fragment();
    let pad = view! {
        <InkInput ink request=line.request on_change=Callback::new(|()| ()) on_read=line.offer_text on_choose=choose
            on_type=line.focus/>
    };
    leptos_view::element(pad).append_to(&part);
    el("div", "ink-part").with([part])
}
