//! Page of what is practised: ten tasks of today, the skills over time, and the way to free practice.

pub mod schedule;
mod skills;
mod today;

use super::dom::El;
use super::interop;
use super::prefs::Preferences;
use super::state::Desk;
use crate::components::Icon;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use skills::Skills;
use today::TodayCard;

/// Name of the page in the address.
pub const NAME: &str = "practise";

/// A link to another page of practice: address, icon, name, and a line on it.
const LINKS: [(&str, &str, Label, Label); 2] = [
    ("#drill", "target", Label::PractiseFree, Label::PractiseFreeLine),
    ("#learn/mistakes", "check", Label::ReportTitle, Label::MoreReportLine),
];

/// Elements of the page.
pub fn page(_: Desk) -> Vec<El> {
    vec![interop::element(view! { <PractisePage/> })]
}

#[component]
fn PractisePage() -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let schedule = RwSignal::new(schedule::saved());
    let links = LINKS.map(|(address, icon, title, line)| {
        view! {
            <a class="place-link" href=address>
                <Icon name=icon/>
                <span><b>{prefs.words(title)}</b><small>{prefs.words(line)}</small></span>
            </a>
        }
    });
    view! {
        <h1>{prefs.words(Label::NavPractise)}</h1>
        <div class="practice">
            <TodayCard schedule/>
            <section class="card">{links.collect_view()}</section>
            <Skills schedule/>
        </div>
    }
}
