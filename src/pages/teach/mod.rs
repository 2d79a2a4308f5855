//! The place for teachers and clubs: big screen, class, courses, paper, and boards for a website; `#teach/lesson` prepares a lesson.

mod lesson;

use crate::components::PlaceLink;
use crate::pages::teach::lesson::{LESSON, PreparedLesson};
use crate::state::address::page_name;
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use crate::state::router::after_slash;
use crate::views::place_group::{Place, PlaceGroup};
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Groups of tools, in the order of a lesson.
const GROUPS: [(Label, &[Place]); 3] = [
    (
        Label::TeachLesson,
        &[
            ("#wall", "teach-wall", Label::TeachWall, Label::MoreWallLine),
            ("#courses", "teach-courses", Label::BuildTitle, Label::BuildMoreLine),
            ("#class", "teach-class", Label::ClassTitle, Label::ClassLine),
            ("#learn/mistakes", "trainer-slip", Label::ReportTitle, Label::MoreReportLine),
        ],
    ),
    (
        Label::TeachPaper,
        &[
            ("#print/work", "teach-worksheets", Label::WorkTitle, Label::WorkLineOfLink),
            ("#print", "teach-sheets", Label::MorePrint, Label::MorePrintLine),
            ("#print/diplomas", "teach-diplomas", Label::TeachDiplomas, Label::TeachDiplomasLine),
        ],
    ),
    (
        Label::TeachClub,
        &[
            ("#embed", "teach-website", Label::EmbedTitle, Label::MoreEmbedLine),
            ("#clock", "trainer-rehearsal", Label::ClockTitle, Label::MoreClockLine),
        ],
    ),
];

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <TeachPage/> }.into_any()
}

#[component]
fn TeachPage() -> impl IntoView {
    let address = Navigation::here().address;
    // The address of another page changes nothing: this one is about to go.
    let is_lesson = Memo::new(move |old: Option<&bool>| {
        let is_here = address.with(|address| page_name(address) == "teach");
        let is_lesson = address.with(|address| page_name(after_slash(address)) == LESSON);
        old.copied().filter(|_| !is_here).unwrap_or(is_lesson)
    });
    move || match is_lesson.get() {
        true => view! { <PreparedLesson/> }.into_any(),
        false => view! { <AllTools/> }.into_any(),
    }
}

#[component]
fn AllTools() -> impl IntoView {
    let prefs = Preferences::here();
    let (title, line) = (prefs.label_signal(Label::PrepareTitle), prefs.label_signal(Label::PrepareLine));
    view! {
        <h1>{prefs.label_signal(Label::DoorTeach)}</h1>
        <p class="lead">{prefs.label_signal(Label::TeachLead)}</p>
        <section class="card teach-lesson"><PlaceLink href="#teach/lesson" icon="clock" title line/></section>
        {GROUPS.map(|(title, places)| view! { <PlaceGroup title places/> }).collect_view()}
    }
}
