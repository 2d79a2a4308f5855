//! Practice page: ten tasks of today, every trainer as a card, skills over time.

mod today;

use crate::components::PlaceCard;
use crate::pages::practise::today::TodayCard;
use crate::state::i18n_loader::art_url;
use crate::state::practice;
use crate::state::preferences::Preferences;
use crate::views::skills::Skills;
use leptos::prelude::*;
use notabene_core::game::Blindfold;
use notabene_core::i18n::Label;

/// A trainer: address, picture, name, sentence, level.
struct Trainer(&'static str, &'static str, Label, Label, Label);

/// Trainers by what is practised, the easy ones first.
const GROUPS: [(Label, &[Trainer]); 4] = [
    (
        Label::PractiseWrite,
        &[
            Trainer(
                "#drill/find",
                "trainer-fields",
                Label::TrainerFields,
                Label::TrainerFieldsLine,
                Label::LevelEasy,
            ),
            Trainer(
                "#drill/write-piece",
                "trainer-writing",
                Label::TrainerWriting,
                Label::TrainerWritingLine,
                Label::LevelMiddle,
            ),
            Trainer(
                "#sheet/dictation",
                "trainer-dictation",
                Label::ModeDictation,
                Label::TrainerDictationLine,
                Label::LevelMiddle,
            ),
        ],
    ),
    (
        Label::PractiseEye,
        &[
            Trainer("#sheet/slip", "trainer-slip", Label::ModeSlip, Label::TrainerSlipLine, Label::LevelEasy),
            Trainer(
                "#learn/mistakes",
                "trainer-read",
                Label::ReportTitle,
                Label::TrainerReportLine,
                Label::LevelEasy,
            ),
            Trainer(
                "#sheet/guess",
                "trainer-guess",
                Label::ModeGuess,
                Label::TrainerGuessLine,
                Label::LevelMiddle,
            ),
            Trainer(
                "#strokes",
                "trainer-strokes",
                Label::StrokesTitle,
                Label::StrokesLine,
                Label::LevelMiddle,
            ),
        ],
    ),
    (
        Label::PractiseHead,
        &[
            Trainer(
                "#learn/eye/tasks/1",
                "trainer-blindfold",
                Label::TrainerEye,
                Label::TrainerEyeLine,
                Label::LevelMiddle,
            ),
            Trainer(
                "#sheet/memory",
                "trainer-memory",
                Label::ModeMemory,
                Label::MemoryLine,
                Label::LevelHard,
            ),
        ],
    ),
    (
        Label::PractiseSheet,
        &[
            Trainer(
                "#sheet/order",
                "trainer-order",
                Label::ModeOrder,
                Label::TrainerOrderLine,
                Label::LevelEasy,
            ),
            Trainer(
                "#sheet/rehearsal",
                "trainer-rehearsal",
                Label::ModeRehearsal,
                Label::TrainerRehearsalLine,
                Label::LevelHard,
            ),
            Trainer("#famous", "trainer-today", Label::FamousTitle, Label::FamousLine, Label::LevelMiddle),
        ],
    ),
];

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <PractisePage/> }.into_any()
}

#[component]
fn PractisePage() -> impl IntoView {
    let prefs = Preferences::here();
    let schedule = RwSignal::new(practice::load_schedule());
    view! {
        <h1>{prefs.label_signal(Label::NavPractise)}</h1>
        <div class="practice stack loose">
            <TodayCard schedule/>
            <div class="stack loose">
                {GROUPS.map(|(title, trainers)| view! { <Trainers title trainers/> }).collect_view()}
            </div>
            <Skills schedule/>
        </div>
    }
}

/// A group of trainers as cards.
#[component]
fn Trainers(title: Label, trainers: &'static [Trainer]) -> impl IntoView {
    let prefs = Preferences::here();
    let cards = trainers.iter().map(|Trainer(href, picture, title, line, level)| {
        let [title, line, badge] = [title, line, level].map(|label| prefs.label_signal(*label));
        view! { <PlaceCard href=*href picture=art_url(picture) title line badge/> }
    });
    let own = (title == Label::PractiseHead).then(|| view! { <BlindfoldCard/> });
    view! {
        <section class="stack apart">
            <h2>{prefs.label_signal(title)}</h2>
            <div class="tiles">{cards.collect_view()}{own}</div>
        </section>
    }
}

/// Card that leads to the game, and hides its pieces on the way.
#[component]
fn BlindfoldCard() -> impl IntoView {
    let prefs = Preferences::here();
    let hide = move |_| {
        if !prefs.with_untracked(|prefs| prefs.blindfold.is_on()) {
            prefs.update(|prefs| prefs.blindfold = Blindfold::Pieces);
        }
    };
    let [title, line, badge] = [Label::BlindfoldTitle, Label::BlindfoldLine, Label::LevelHard]
        .map(|label| prefs.label_signal(label));
    view! {
        <div class="contents" data-do="blindfold" on:click=hide>
            <PlaceCard href="#" picture=art_url("trainer-blindfold") title line badge/>
        </div>
    }
}
