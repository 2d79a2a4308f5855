//! About page: everything there is, a summary, and the full text on request.

mod everything;

use crate::components::BackLink;
use crate::pages::about::everything::Everything;
use crate::state::i18n_loader::asset_url;
use crate::state::preferences::Preferences;
use crate::views::article::Article;
use leptos::prelude::*;
use notabene_core::exchange::published::SITE_ZIP;
use notabene_core::i18n::Label;

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <AboutPage/> }.into_any()
}

#[component]
fn AboutPage() -> impl IntoView {
    let prefs = Preferences::here();
    let summary = [Label::AboutWho, Label::AboutPrivate, Label::AboutKeep, Label::AboutLicence];
    view! {
        <h1>"Notabene"</h1>
        <p class="lead">{prefs.label_signal(Label::AboutWhat)}</p>
        {summary.map(|label| view! { <p>{prefs.label_signal(label)}</p> }).collect_view()}
        <p><a href="#me">{prefs.label_signal(Label::DeviceLink)}</a></p>
        <Article name="about"/>
        <p><a href=asset_url(&["licences/licences.txt"])>{prefs.label_signal(Label::LicencesLink)}</a></p>
        <p><a href=SITE_ZIP>{prefs.label_signal(Label::SiteZip)}</a></p>
        <Everything/>
        <BackLink text=prefs.label_signal(Label::BackToGame)/>
    }
}
