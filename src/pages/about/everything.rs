//! Everything there is, in groups: each page is found by its name and a sentence.

use crate::components::PlaceLink;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Link to a page: address, icon, name, sentence.
type PageLink = (&'static str, &'static str, Label, Label);

/// Pages by subject; that for teachers is one of the doors above.
const GROUPS: [(Label, &[PageLink]); 4] = [
    (
        Label::MoreGames,
        &[
            ("#games", "men", Label::GalleryTitle, Label::MorePlayLine),
            ("#rules", "book", Label::GalleryRules, Label::RulesLead),
            ("#rules/chess", "board", Label::Chess, Label::MoreChessLine),
            ("#rules/scharten", "target", Label::PageScharten, Label::MoreSchartenLine),
            ("#rules/draughts", "men", Label::PageDraughts, Label::MoreDraughtsLine),
            ("#rules/chess960", "dice", Label::RoomLink, Label::MoreRoomLine),
            ("#rules/compare", "board", Label::CompareTitle, Label::MoreCompareLine),
            ("#rules/systems", "pad", Label::AllSystems, Label::MoreSystemsLine),
            ("#famous", "games", Label::FamousTitle, Label::FamousLine),
            ("#games/mine", "games", Label::MyGames, Label::MoreGamesLine),
        ],
    ),
    (
        Label::MoreWriting,
        &[
            ("#learn", "book", Label::SchoolTitle, Label::DoorLearnLine),
            ("#practise", "target", Label::NavPractise, Label::DoorTodayLine),
            ("#drill", "target", Label::PractiseFree, Label::PractiseFreeLine),
            ("#strokes", "men", Label::StrokesTitle, Label::StrokesLine),
            ("#sheet/hand", "pencil", Label::ModeHand, Label::HintHand),
            ("#clock", "clock", Label::ClockTitle, Label::MoreClockLine),
            ("#setup", "board", Label::SetUp, Label::MoreSetupLine),
        ],
    ),
    (
        Label::DoorTeach,
        &[
            ("#wall", "projector", Label::TeachWall, Label::MoreWallLine),
            ("#courses", "pencil", Label::BuildTitle, Label::BuildMoreLine),
            ("#class", "games", Label::ClassTitle, Label::ClassLine),
            ("#print", "sheet", Label::MorePrint, Label::MorePrintLine),
            ("#print/work", "pad", Label::WorkTitle, Label::WorkLineOfLink),
            ("#embed", "picture", Label::EmbedTitle, Label::MoreEmbedLine),
            ("#learn/mistakes", "check", Label::ReportTitle, Label::MoreReportLine),
        ],
    ),
    (Label::MoreDevice, &[("#me", "person", Label::DeviceTitle, Label::MoreDeviceLine)]),
];

/// The list of all pages.
#[component]
pub fn Everything() -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <h2 id="everything">{prefs.label_signal(Label::MoreTitle)}</h2>
        <div class="place-groups tiles at-start">
            {GROUPS.map(|(title, links)| view! { <PageLinks title links/> }).collect_view()}
        </div>
    }
}

#[component]
fn PageLinks(title: Label, links: &'static [PageLink]) -> impl IntoView {
    let prefs = Preferences::here();
    let links = links.iter().map(|(href, icon, title, line)| {
        let (title, line) = (prefs.label_signal(*title), prefs.label_signal(*line));
        view! { <PlaceLink href icon title line/> }
    });
    view! {
        <section class="card">
            <h3>{prefs.label_signal(title)}</h3>
            {links.collect_view()}
        </section>
    }
}
