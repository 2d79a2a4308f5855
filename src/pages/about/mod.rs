//! About page: what holds here in four cards, doors, everything there is, and the full text on request.

mod everything;

use crate::components::{BackLink, PlaceCard};
use crate::pages::about::everything::Everything;
use crate::state::i18n_loader::{art_url, asset_url};
use crate::state::preferences::Preferences;
use crate::views::article::Article;
use crate::views::mascot::{Mascot, Pose};
use leptos::prelude::*;
use notabene_core::exchange::published::SITE_ZIP;
use notabene_core::i18n::Label;

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <AboutPage/> }.into_any()
}

/// Facts: picture, title, sentence.
const FACTS: [(&str, Label, Label); 4] = [
    ("teach-class", Label::AboutWhoTitle, Label::AboutWho),
    ("path-5", Label::AboutPrivateTitle, Label::AboutPrivate),
    ("sheet-write", Label::AboutKeepTitle, Label::AboutKeep),
    ("game-chess", Label::AboutLicenceTitle, Label::AboutLicence),
];

/// Doors: address, picture, name, sentence.
const DOORS: [(&str, &str, Label, Label); 4] = [
    ("#games", "start-play", Label::StartPlay, Label::DoorPlayLine),
    ("#learn", "start-learn", Label::StartLearn, Label::DoorLearnLine),
    ("#practise", "start-today", Label::StartToday, Label::DoorTodayLine),
    ("#teach", "teach-wall", Label::DoorTeach, Label::DoorTeachLine),
];

#[component]
fn AboutPage() -> impl IntoView {
    let prefs = Preferences::here();
    let doors = DOORS.map(|(href, picture, title, line)| {
        let (title, line) = (prefs.label_signal(title), prefs.label_signal(line));
        view! { <PlaceCard href picture=art_url(picture) title line/> }
    });
    view! {
        <header class="about-head across">
            <span class="drawing" aria-hidden="true"><Mascot pose=Signal::stored(Some(Pose::Hello))/></span>
            <div class="stack">
                <h1>"Notabene"</h1>
                <p class="lead">{prefs.label_signal(Label::AboutWhat)}</p>
            </div>
        </header>
        <div class="facts tiles">
            {FACTS.map(|(picture, title, line)| view! { <Fact picture title line/> }).collect_view()}
        </div>
        <div class="tiles">{doors.collect_view()}</div>
        <Everything/>
        <Article name="about"/>
        <p class="inline loose">
            <a href="#me">{prefs.label_signal(Label::DeviceLink)}</a>
            <a href=asset_url(&["licences/licences.txt"])>{prefs.label_signal(Label::LicencesLink)}</a>
            <a href=SITE_ZIP>{prefs.label_signal(Label::SiteZip)}</a>
        </p>
        <BackLink text=prefs.label_signal(Label::BackToGame)/>
    }
}

#[component]
fn Fact(picture: &'static str, title: Label, line: Label) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <section class="card fact">
            <img alt="" src=art_url(picture)/>
            <h2>{prefs.label_signal(title)}</h2>
            <p>{prefs.label_signal(line)}</p>
        </section>
    }
}
