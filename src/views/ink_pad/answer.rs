//! A pad below the field of an answer, in lessons and in drills.

use crate::views::ink_pad::{InkInput, LineActions};
use leptos::prelude::*;
use notabene_ink::Ink;

/// The pad. What is surely read stands in the field; a tap on a text that was read puts it there and submits it.
#[component]
pub fn InkAnswer(ink: RwSignal<Ink>, line: LineActions) -> impl IntoView {
    let choose = Callback::new(move |text: String| {
        line.set_text.run(text);
        line.submit.run(());
    });
    view! {
        <div class="ink-part unless-empty">
            <InkInput ink request=line.request on_change=Callback::new(|()| ()) on_read=line.offer_text on_choose=choose
                on_type=line.focus/>
        </div>
    }
}
