//! The place for teachers and clubs: big screen, class, courses, paper, and boards for a website; `#teach/lesson` prepares a lesson.

mod lesson;

use crate::components::{PlaceCard, PlaceLink};
use crate::pages::teach::lesson::{LESSON, PreparedLesson};
use crate::state::address::page_name;
use crate::state::i18n_loader::art_url;
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use crate::state::router::after_slash;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Card of a tool: address, picture, name, sentence.
type Tool = (&'static str, &'static str, Label, Label);

/// Groups of tools, in the order of a lesson.
const GROUPS: [(Label, &[Tool]); 3] = [
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
        {GROUPS.map(|(title, tools)| view! { <Tools title tools/> }).collect_view()}
    }
}

#[component]
fn Tools(title: Label, tools: &'static [Tool]) -> impl IntoView {
    let prefs = Preferences::here();
    let cards = tools.iter().map(|(href, picture, title, line)| {
        let (title, line) = (prefs.label_signal(*title), prefs.label_signal(*line));
        view! { <PlaceCard href=*href picture=art_url(picture) title line/> }
    });
    view! {
        <section class="stack apart">
            <h2>{prefs.label_signal(title)}</h2>
            <div class="tiles">{cards.collect_view()}</div>
        </section>
    }
}
