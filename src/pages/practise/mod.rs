//! Practice page: ten tasks of today, skills over time, and links to free practice.

mod today;

use crate::components::element::El;
use crate::components::{Icon, leptos_view};
use crate::pages::practise::today::TodayCard;
use crate::state::context::AppContext;
use crate::state::practice;
use crate::state::preferences::Preferences;
use crate::views::skills::Skills;
use leptos::prelude::*;
use notabene_core::game::Blindfold;
use notabene_core::i18n::Label;

/// Links to other practice pages: address, icon, name, description.
const LINKS: [(&str, &str, Label, Label); 5] = [
    ("#drill", "target", Label::PractiseFree, Label::PractiseFreeLine),
    ("#strokes", "men", Label::StrokesTitle, Label::StrokesLine),
    ("#famous", "games", Label::FamousTitle, Label::FamousLine),
    ("#sheet/memory", "book", Label::ModeMemory, Label::MemoryLine),
    ("#learn/mistakes", "check", Label::ReportTitle, Label::MoreReportLine),
];

/// Elements of the page.
pub fn page(_: AppContext) -> Vec<El> {
    vec![leptos_view::element(view! { <PractisePage/> })]
}

#[component]
fn PractisePage() -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let schedule = RwSignal::new(practice::load_schedule());
    let links = LINKS.map(|(address, icon, title, line)| {
        view! {
            <a class="place-link" href=address>
                <Icon name=icon/>
                <span><b>{prefs.label_signal(title)}</b><small>{prefs.label_signal(line)}</small></span>
            </a>
        }
    });
    view! {
        <h1>{prefs.label_signal(Label::NavPractise)}</h1>
        <div class="practice">
            <TodayCard schedule/>
            <section class="card">{links.collect_view()}<BlindfoldLink/></section>
            <Skills schedule/>
        </div>
    }
}

/// Link to the game, which hides its pieces on the way.
#[component]
fn BlindfoldLink() -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let hide = move |_| {
        if !prefs.with_untracked(|prefs| prefs.blindfold.is_on()) {
            prefs.update(|prefs| prefs.blindfold = Blindfold::Pieces);
        }
    };
    view! {
        <a class="place-link" href="#" data-do="blindfold" on:click=hide>
            <Icon name="board"/>
            <span>
                <b>{prefs.label_signal(Label::BlindfoldTitle)}</b>
                <small>{prefs.label_signal(Label::BlindfoldLine)}</small>
            </span>
        </a>
    }
}
