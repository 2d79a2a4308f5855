//! Score sheets and diagrams: choices, and a preview of every page.

mod choices;
mod printed_pages;

use crate::pages::print::PrintButton;
use crate::pages::print::score_sheets::choices::PrintChoices;
use crate::pages::print::score_sheets::printed_pages::PrintedPages;
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use crate::state::storage;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::printing::{PrintChoice, print, seed_mistakes};
use notabene_study::storage_key::StorageKey;

/// Shared state of the page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct PrintState {
    current: CurrentGame,
    prefs: Preferences,
    choice: RwSignal<PrintChoice>,
}

impl PrintState {
    /// The saved choices, or those for the game on the board; in a component.
    fn new() -> PrintState {
        let current = CurrentGame::here();
        let has_moves = current.sheet.with_untracked(|sheet| !sheet.rows.is_empty());
        let saved = storage::load(StorageKey::PrintScoreSheets).and_then(|text| PrintChoice::restore(&text));
        let choice = RwSignal::new(saved.unwrap_or_else(|| PrintChoice::default_for(has_moves)));
        PrintState { current, prefs: current.prefs, choice }
    }

    fn update_choice(&self, change: impl FnOnce(&mut PrintChoice)) {
        self.choice.update(change);
        storage::save(StorageKey::PrintScoreSheets, &self.choice.with_untracked(PrintChoice::save));
    }

    fn get<T>(&self, of: impl Fn(&PrintChoice) -> T) -> T {
        self.choice.with(of)
    }
}

/// Content of the part.
pub fn score_sheets() -> AnyView {
    view! { <ScoreSheets/> }.into_any()
}

/// Choices and pages.
#[component]
fn ScoreSheets() -> impl IntoView {
    let state = PrintState::new();
    let PrintState { current, prefs, choice } = state;
    // Planting mistakes is slow: they are reused for every paper and line height.
    let wanted = Memo::new(move |_| state.get(|choice| (choice.number, choice.planted as usize)));
    let planted = Memo::new(move |_| {
        let (seed, sheets) = wanted.get();
        let style = prefs.with(|prefs| prefs.style());
        current.game.with(|game| match sheets {
            0 => Vec::new(),
            sheets => seed_mistakes(&game.played(), seed, sheets, &style),
        })
    });
    let printed = Memo::new(move |_| {
        let (choice, style) = (choice.get(), prefs.with(|prefs| prefs.style()));
        current.game.with(|game| planted.with(|planted| print(game, &choice, planted, &style)))
    });
    let pages = move || printed.with(|print| print.pages.len());
    let remarks = move || printed.with(|print| print.remarks.clone());
    view! {
        <h1>{prefs.label_signal(Label::PrintTitle)}</h1>
        <p class="lead">{prefs.label_signal(Label::PrintLead)}</p>
        <PrintChoices state/>
        <PrintButton pages=Signal::derive(pages) remarks=Signal::derive(remarks)/>
        <PrintedPages state printed/>
    }
}
