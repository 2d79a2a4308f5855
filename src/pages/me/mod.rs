//! Page of the person who is learning: names and faces, progress, handwriting, settings, and what this device keeps.
//! `#me/parents` is the report for parents; `#me/device` begins with what the device keeps.

mod days;
mod form;
mod parents;
mod removed;
mod state;
mod who;

use crate::components::{BackLink, Icon, PlaceLink};
use crate::pages::device::DeviceSections;
use crate::pages::me::parents::ParentsPage;
use crate::pages::me::who::WhoCard;
use crate::state::modal::{Modal, ModalKind};
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use crate::state::{practice, router};
use crate::views::skills::Skills;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Address of the report for parents.
const PARENTS_ADDRESS: &str = "#me/parents";
/// Its name behind the slash.
const PARENTS: &str = "parents";
/// Name behind the slash of what this device keeps.
const DEVICE: &str = "device";

/// Link to another page: address, icon, name, description.
type PageLink = (&'static str, &'static str, Label, Label);

/// Where a child sees what it has done.
const PROGRESS_LINKS: [PageLink; 3] = [
    ("#learn", "book", Label::MeLessons, Label::MeLessonsLine),
    ("#practise", "target", Label::MeToday, Label::MeTodayLine),
    ("#learn/mistakes", "check", Label::MeMistakes, Label::MeMistakesLine),
];
/// Beside the progress.
const OTHER_LINKS: [PageLink; 3] = [
    ("#sheet/hand", "pencil", Label::MeHand, Label::MeHandLine),
    (PARENTS_ADDRESS, "sheet", Label::MeParents, Label::MeParentsLine),
    ("#about", "help", Label::MoreTitle, Label::MoreAboutLine),
];

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <MePage/> }.into_any()
}

#[component]
fn MePage() -> impl IntoView {
    let address = Navigation::here().address;
    let is_for_parents = Memo::new(move |_| address.with(|address| router::after_slash(address) == PARENTS));
    move || match is_for_parents.get() {
        true => view! { <ParentsPage/> }.into_any(),
        false => view! { <OwnPage/> }.into_any(),
    }
}

#[component]
fn OwnPage() -> impl IntoView {
    let prefs = Preferences::here();
    let address = Navigation::here().address;
    let is_device = address.with_untracked(|address| router::after_slash(address) == DEVICE);
    let schedule = RwSignal::new(practice::load_schedule());
    let link = |(href, icon, title, line): PageLink| {
        let (title, line) = (prefs.label_signal(title), prefs.label_signal(line));
        view! { <PlaceLink href icon title line/> }
    };
    view! {
        <h1>{prefs.label_signal(Label::MeTitle)}</h1>
        {is_device.then(|| view! { <DeviceSections/> })}
        <div class="me-parts tiles roomy at-start">
            <WhoCard/>
            <section class="card me-links">
                {PROGRESS_LINKS.into_iter().chain(OTHER_LINKS).map(link).collect_view()}
                <SettingsButton/>
            </section>
            <Skills schedule/>
        </div>
        {(!is_device).then(|| view! { <DeviceSections/> })}
        <BackLink text=prefs.label_signal(Label::BackToGame)/>
    }
}

/// Opens the settings, which belong to the learner.
#[component]
fn SettingsButton() -> impl IntoView {
    let (prefs, modal) = (Preferences::here(), Modal::here());
    view! {
        <p>
            <button type="button" data-open="settings" on:click=move |_| modal.show(ModalKind::Settings)>
                <Icon name="settings"/>
                <span>{prefs.label_signal(Label::Settings)}</span>
            </button>
        </p>
    }
}
