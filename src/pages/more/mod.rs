//! Page of all places outside the navigation, in groups, each with a description.

use crate::components::element::El;
use crate::components::{Icon, leptos_view};
use crate::state::context::{AppContext, Navigation};
use crate::state::preferences::Preferences;
use crate::state::router;
use crate::views::settings::{LanguageSelect, SettingsButton};
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Link to a page: address, icon, name, description.
type PageLink = (&'static str, &'static str, Label, Label);

/// Group of links. Its name follows the slash in the address of the page.
struct LinkGroup {
    name: &'static str,
    title: Label,
    links: &'static [PageLink],
}

static GROUPS: [LinkGroup; 4] = [
    LinkGroup {
        name: "games",
        title: Label::MoreGames,
        links: &[
            ("#play", "men", Label::GalleryTitle, Label::MorePlayLine),
            ("#scharten", "target", Label::PageScharten, Label::MoreSchartenLine),
            ("#draughts", "men", Label::PageDraughts, Label::MoreDraughtsLine),
            ("#strokes", "men", Label::StrokesTitle, Label::StrokesLine),
            ("#chess960", "dice", Label::RoomLink, Label::MoreRoomLine),
            ("#compare", "board", Label::CompareTitle, Label::MoreCompareLine),
            ("#famous", "games", Label::FamousTitle, Label::FamousLine),
        ],
    },
    LinkGroup {
        name: "board",
        title: Label::MoreWriting,
        links: &[
            ("#systems", "pad", Label::AllSystems, Label::MoreSystemsLine),
            ("#sheet/hand", "pencil", Label::ModeHand, Label::HintHand),
            ("#clock", "clock", Label::ClockTitle, Label::MoreClockLine),
            ("#setup", "board", Label::SetUp, Label::MoreSetupLine),
            ("#games", "games", Label::MyGames, Label::MoreGamesLine),
        ],
    },
    LinkGroup {
        name: "teachers",
        title: Label::DoorTeach,
        links: &[
            ("#wall", "projector", Label::NavClassroom, Label::MoreWallLine),
            ("#courses", "pencil", Label::BuildTitle, Label::BuildMoreLine),
            ("#class", "games", Label::ClassTitle, Label::ClassLine),
            ("#print", "sheet", Label::MorePrint, Label::MorePrintLine),
            ("#print/work", "pad", Label::WorkTitle, Label::WorkLineOfLink),
            ("#embed", "picture", Label::EmbedTitle, Label::MoreEmbedLine),
            ("#learn/mistakes", "check", Label::ReportTitle, Label::MoreReportLine),
        ],
    },
    LinkGroup {
        name: "device",
        title: Label::MoreDevice,
        links: &[
            ("#device", "records", Label::DeviceTitle, Label::MoreDeviceLine),
            ("#about", "help", Label::About, Label::MoreAboutLine),
        ],
    },
];

/// Elements of the page.
pub fn page(_: AppContext) -> Vec<El> {
    vec![leptos_view::element(view! { <MorePage/> })]
}

#[component]
fn MorePage() -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let address = expect_context::<Navigation>().address;
    // The requested group comes first: no scrolling on a phone.
    let order = move || {
        let mut groups: Vec<&'static LinkGroup> = GROUPS.iter().collect();
        address.with(|address| groups.sort_by_key(|group| group.name != router::after_slash(address)));
        groups.into_iter().map(|group| view! { <PlaceGroup group/> }).collect_view()
    };
    view! {
        <h1>{prefs.label_signal(Label::MoreTitle)}</h1>
        <div class="place-groups">{order}</div>
    }
}

#[component]
fn PlaceGroup(group: &'static LinkGroup) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let own = (group.name == "device").then(|| view! { <OwnSettings/> });
    let links = group.links.iter().map(|(address, icon, title, line)| {
        view! {
            <a class="place-link" href=*address>
                <Icon name=icon/>
                <span><b>{prefs.label_signal(*title)}</b><small>{prefs.label_signal(*line)}</small></span>
            </a>
        }
    });
    view! {
        <section class="card" data-group=group.name>
            <h2>{prefs.label_signal(group.title)}</h2>
            {own}
            {links.collect_view()}
        </section>
    }
}

/// Language and settings: the bar of a phone has no room for them.
#[component]
fn OwnSettings() -> impl IntoView {
    view! { <div class="row own-settings">{LanguageSelect().view()}{SettingsButton().view()}</div> }
}
