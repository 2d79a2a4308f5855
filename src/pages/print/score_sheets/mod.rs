//! Score sheets and diagrams: choices, and a preview of every page.

mod choices;
mod printed_pages;

use crate::pages::print::score_sheets::choices::PrintChoices;
use crate::pages::print::score_sheets::printed_pages::PrintedPages;
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use crate::state::storage;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_study::printing::{Print, PrintChoice, print, seed_mistakes};
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
    view! {
        <h1>{prefs.label_signal(Label::PrintTitle)}</h1>
        <p class="lead">{prefs.label_signal(Label::PrintLead)}</p>
        <PrintChoices state/>
        <PrintButton printed/>
        <PrintedPages state printed/>
    }
}

/// Print button, number of pages, and warnings.
#[component]
fn PrintButton(printed: Memo<Print>) -> impl IntoView {
    let prefs = Preferences::here();
    let is_empty = move || printed.with(|print| print.pages.is_empty());
    let print = move |_| {
        // A browser that cannot print does nothing; its own menu may still do so.
        if !untrack(is_empty) {
            drop(window().print());
        }
    };
    let remarks = move || {
        let pages = printed.with(|print| print.pages.len() as u32);
        let remarks: Vec<Msg> = printed.with(|print| print.remarks.clone());
        let all = std::iter::once(msg!(PrintPages { pages })).chain(remarks);
        let mut texts: Vec<String> = all.map(|message| prefs.message_text(&message)).collect();
        texts.extend(is_empty().then(|| prefs.label(Label::PrintNothing).to_string()));
        texts.join(" ")
    };
    view! {
        <div class="row go">
            <button
                type="button"
                data-do="print"
                class="main"
                aria-disabled=move || is_empty().to_string()
                on:click=print
            >
                {prefs.label_signal(Label::PrintGo)}
            </button>
            <p class="tells" role="status">{remarks}</p>
        </div>
    }
}
