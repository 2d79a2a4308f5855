//! Worksheets: choices, and a preview of every page.

mod choices;
mod sources;
mod work_pages;

use crate::pages::print::PrintButton;
use crate::pages::print::work::choices::WorkChoices;
use crate::pages::print::work::sources::{WorkSource, follow_course, follow_games};
use crate::pages::print::work::work_pages::WorkPages;
use crate::state::collection::OpenCollection;
use crate::state::current_game::CurrentGame;
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use crate::state::router::after_slash;
use crate::state::storage;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::printing::Format;
use notabene_study::storage_key::StorageKey;
use notabene_study::task;
use notabene_study::worksheet::{
    SourceKind, WorkChoice, WorkSets, arranged, empty_diagrams, exercises_of_course, exercises_of_games,
    generated, worksheet,
};
use std::sync::Arc;

/// Shared state of the part. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct WorkState {
    current: CurrentGame,
    collection: OpenCollection,
    prefs: Preferences,
    choice: RwSignal<WorkChoice>,
    source: WorkSource,
}

impl WorkState {
    fn update(self, change: impl FnOnce(&mut WorkChoice)) {
        self.choice.update(change);
        storage::save(StorageKey::PrintWork, &self.choice.with_untracked(WorkChoice::save));
    }
    fn get<T>(self, of: impl Fn(&WorkChoice) -> T) -> T {
        self.choice.with(of)
    }
}

/// Content of the part.
pub fn worksheets() -> AnyView {
    view! { <Worksheets/> }.into_any()
}

#[component]
fn Worksheets() -> impl IntoView {
    let (current, collection) = (CurrentGame::here(), OpenCollection::here());
    let prefs = current.prefs;
    let saved = storage::load(StorageKey::PrintWork).and_then(|text| WorkChoice::restore(&text));
    let choice = RwSignal::new(saved.unwrap_or_default());
    let state = WorkState { current, collection, prefs, choice, source: WorkSource::new() };
    follow_address(state);
    follow_course(state);
    follow_games(state);
    let sets = sets(state);
    let sheet = Memo::new(move |_| sets.with(|sets| worksheet(&choice.get(), sets)));
    view! {
        <h1>{prefs.label_signal(Label::WorkTitle)}</h1>
        <p class="lead">{prefs.label_signal(Label::WorkLead)}</p>
        <WorkChoices state/>
        <PrintButton
            pages=Signal::derive(move || sheet.with(|sheet| sheet.pages.len())) nothing=Label::WorkNothing
            remarks=Signal::derive(move || sheet.with(|sheet| sheet.remarks.clone()))
        />
        <WorkPages state sheet/>
    }
}

/// Takes the source that the address names, as `#print/work/learn/notation/L05`.
fn follow_address(state: WorkState) {
    let address = Navigation::here().address;
    Effect::new(move |_| {
        let asked = address.with(|address| after_slash(address).strip_prefix("work/").map(String::from));
        let mut choice = state.choice.get_untracked();
        if asked.is_some_and(|asked| choice.take_address(&asked)) {
            state.update(|old| *old = choice);
        }
    });
}

/// The tasks of all versions. To generate them is slow: they stay for another paper or title.
fn sets(state: WorkState) -> Memo<Arc<WorkSets>> {
    let wanted = Memo::new(move |_| WorkChoice {
        format: Format::A4,
        title: String::new(),
        with_key: true,
        ..state.choice.get()
    });
    Memo::new(move |_| {
        let (choice, language) = (wanted.get(), state.prefs.language());
        let arranged = |exercises: &[_], is_generated| arranged(exercises, is_generated, &choice, language);
        Arc::new(match choice.source {
            SourceKind::Drill => {
                let skill = task::find(&choice.skill).filter(|skill| skill.is_in(&choice.game));
                skill.map(|skill| generated(skill, &choice, language)).unwrap_or_default()
            }
            SourceKind::Course => state.source.course.with(|course| {
                let exercises = course.as_ref().map(|course| exercises_of_course(course, &choice.lesson));
                exercises.map(|all| arranged(&all, false)).unwrap_or_default()
            }),
            SourceKind::Games => state.source.games.with(|games| {
                let all = exercises_of_games(games, choice.task, choice.number, choice.count());
                arranged(&all, true)
            }),
            SourceKind::Empty => {
                let remarks = Vec::new();
                WorkSets { versions: vec![empty_diagrams(&choice.game, choice.count())], remarks }
            }
        })
    })
}
