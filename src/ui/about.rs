//! About page: a short introduction, and the full text on request.

use super::dom::El;
use super::interop;
use super::notes::Article;
use super::prefs::Preferences;
use super::state::Desk;
use super::tongue::ours;
use crate::components::BackLink;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Elements of the page.
pub fn about(_: Desk) -> Vec<El> {
    vec![interop::element(view! { <AboutPage/> })]
}

/// Paragraphs below the lead.
const PARAGRAPHS: [Label; 4] = [Label::AboutWho, Label::AboutPrivate, Label::AboutKeep, Label::AboutLicence];

/// The about page.
#[component]
pub fn AboutPage() -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    view! {
        <h1>"Notabene"</h1>
        <p class="lead">{prefs.words(Label::AboutWhat)}</p>
        {PARAGRAPHS.map(|label| view! { <p>{prefs.words(label)}</p> })}
        <p><a href="#device">{prefs.words(Label::DeviceLink)}</a></p>
        <Article name="about"/>
        <p><a href=ours(&["licences/licences.txt"])>{prefs.words(Label::LicencesLink)}</a></p>
        <BackLink text=prefs.words(Label::BackToGame)/>
    }
}
