//! The page that says what this is: in short at once, and in full on request.

use super::notes::Notes;
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::text::Label;

#[component]
pub fn About() -> impl IntoView {
    let desk = Desk::here();
    let paragraph = move |label: Label| view! { <p>{desk.words(label)}</p> };
    view! {
        <main class="about">
            <h1>"Notabene"</h1>
            <p class="lead">{desk.words(Label::AboutWhat)}</p>
            {paragraph(Label::AboutWho)}
            {paragraph(Label::AboutPrivate)}
            {paragraph(Label::AboutKeep)}
            {paragraph(Label::AboutLicence)}
            <Notes name="about"/>
            <p><a class="button main" href="#">{desk.words(Label::BackToGame)}</a></p>
        </main>
    }
}
