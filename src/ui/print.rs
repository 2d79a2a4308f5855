//! The page from which sheets and diagrams are printed: its choices, and every page as it will be on paper.

mod choices;
mod diagram;
mod leaves;
mod matter;

use super::dom::El;
use super::prefs::Preferences;
use super::state::{CurrentGame, Desk};
use super::{interop, store};
use crate::components::{BackLink, Button};
use choices::PrintChoices;
use leaves::PrintPreview;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::study::printing::{Print, PrintChoice, print, sow};

/// Storage key of the choices.
const KEY: &str = "print";

/// Choices of the page; they are saved when they change. Copies are handles to the same signal.
#[derive(Copy, Clone)]
struct PrintState {
    choice: RwSignal<PrintChoice>,
}

impl PrintState {
    /// The saved choices, else those that fit a game.
    fn restored(current: CurrentGame) -> PrintState {
        let is_begun = current.sheet.with_untracked(|sheet| !sheet.rows.is_empty());
        let saved = store::load(KEY).and_then(|text| PrintChoice::restore(&text));
        PrintState { choice: RwSignal::new(saved.unwrap_or_else(|| PrintChoice::usual(is_begun))) }
    }

    fn change(self, change: impl FnOnce(&mut PrintChoice)) {
        self.choice.update(change);
        store::keep(KEY, &self.choice.with_untracked(PrintChoice::save));
    }

    /// A value of the choices, tracked.
    fn get<T>(self, of: impl Fn(&PrintChoice) -> T) -> T {
        self.choice.with(of)
    }

    /// The printed pages of the game on the board.
    fn pages(self, current: CurrentGame) -> Memo<Print> {
        let style = move || current.prefs.with(|p| p.style());
        // Seeding mistakes takes a while: the same sheets serve for every paper and height of line.
        let wanted = Memo::new(move |_| self.get(|c| (c.number, c.planted as usize)));
        let mistakes = Memo::new(move |_| match wanted.get() {
            (_, 0) => Vec::new(),
            (set, sheets) => current.game.with(|game| sow(&game.played(), set, sheets, &style())),
        });
        Memo::new(move |_| {
            let choice = self.choice.get();
            current.game.with(|game| mistakes.with(|mistakes| print(game, &choice, mistakes, &style())))
        })
    }
}

/// The page, for the table of pages.
pub fn page(_: Desk) -> Vec<El> {
    vec![interop::element(view! { <PrintPage/> })]
}

/// The page.
#[component]
pub fn PrintPage() -> impl IntoView {
    let current = expect_context::<CurrentGame>();
    let prefs = current.prefs;
    let state = PrintState::restored(current);
    let print = state.pages(current);
    view! {
        <h1>{prefs.words(Label::PrintTitle)}</h1>
        <p class="lead">{prefs.words(Label::PrintLead)}</p>
        <PrintChoices state/>
        <PrintRow print/>
        <PrintPreview state print/>
        <BackLink text=prefs.words(Label::BackToGame)/>
    }
}

/// The button, the number of pages, and what could not be done as it was asked.
#[component]
fn PrintRow(print: Memo<Print>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let is_empty = Memo::new(move |_| print.with(|print| print.pages.is_empty()));
    let click = move |()| {
        if !is_empty.get_untracked() {
            // A browser that cannot print does nothing; its own menu may have more.
            let _ = window().print();
        }
    };
    view! {
        <div class="row go">
            <Button
                attr:aria-disabled=move || is_empty.get().to_string()
                text=prefs.words(Label::PrintGo)
                name="print"
                class="main"
                on_click=click
            />
            <p class="tells" role="status">{move || print.with(|print| messages(prefs, print))}</p>
        </div>
    }
}

fn messages(prefs: Preferences, print: &Print) -> String {
    let pages = msg!(PrintPages { pages: print.pages.len() as u32 });
    let all = std::iter::once(&pages).chain(&print.tells);
    let mut words: Vec<String> = all.map(|msg| prefs.say(msg)).collect();
    if print.pages.is_empty() {
        words.push(prefs.label(Label::PrintNothing).to_string());
    }
    words.join(" ")
}
