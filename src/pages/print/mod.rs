//! Page of all that is printed: score sheets, worksheets, the board to cut out, diplomas.

mod board_plan;
mod diplomas;
mod paper_board;
mod score_sheets;
mod work;

use crate::components::{BackLink, Button, Keyed};
use crate::state::address::page_name;
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use crate::state::router::after_slash;
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;

/// Part of the page.
struct PrintPart {
    /// Part of the address after the slash; empty for the first part.
    name: &'static str,
    title: Label,
    content: fn() -> AnyView,
}

static PARTS: [PrintPart; 4] = [
    PrintPart { name: "", title: Label::ScoreSheet, content: score_sheets::score_sheets },
    PrintPart { name: "work", title: Label::WorkTitle, content: work::worksheets },
    PrintPart { name: "boards", title: Label::PlanTitle, content: board_plan::board_plan },
    PrintPart { name: "diplomas", title: Label::DiplomasTitle, content: diplomas::diplomas },
];

/// Index of the part in an address; the first if unknown.
fn part_of_address(address: &str) -> usize {
    let name = page_name(after_slash(address));
    PARTS.iter().position(|part| part.name == name).unwrap_or_default()
}

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <PrintPage/> }.into_any()
}

#[component]
fn PrintPage() -> impl IntoView {
    let prefs = Preferences::here();
    let address = Navigation::here().address;
    let shown = Memo::new(move |_| address.with(|address| part_of_address(address)));
    let links = PARTS.iter().enumerate().map(|(n, part)| {
        let slash = if part.name.is_empty() { "" } else { "/" };
        view! {
            <a
                class="button choice"
                href=format!("#print{slash}{}", part.name)
                aria-current=move || if shown.get() == n { "page" } else { "false" }
            >
                {prefs.label_signal(part.title)}
            </a>
        }
    });
    view! {
        <nav class="row print-parts" aria-label=prefs.label_signal(Label::PrintGo)>{links.collect_view()}</nav>
        <div class="print-part">
            <Keyed value=shown children=|part: usize| (PARTS[part].content)()/>
        </div>
        <BackLink text=prefs.label_signal(Label::BackToGame)/>
    }
}

/// The number of a page, and how many there are.
#[component]
fn PageNumber(part: usize, of: usize) -> impl IntoView {
    view! { <span>{format!("{part}\u{2009}/\u{2009}{of}")}</span> }
}

/// The name of a game. Names of draughts variants need their group.
fn game_title(prefs: Preferences, id: &str) -> String {
    let Ok(game) = registry::find(id) else { return String::new() };
    let (group, name) = (prefs.label(game.group), prefs.label(game.label));
    if name.starts_with(group) { name.into() } else { [group, " · ", name].concat() }
}

/// Button that prints, the number of pages, and remarks on them. `nothing` is said where there is no page.
#[component]
fn PrintButton(
    #[prop(into)] pages: Signal<usize>,
    #[prop(optional, into)] remarks: Signal<Vec<Msg>>,
    #[prop(default = Label::PrintNothing)] nothing: Label,
) -> impl IntoView {
    let prefs = Preferences::here();
    let is_empty = move || pages.get() == 0;
    let print = move |_| {
        // A browser that cannot print does nothing; its own menu may still do so.
        if !untrack(is_empty) {
            drop(window().print());
        }
    };
    let texts = move || {
        let all = std::iter::once(msg!(PrintPages { pages: pages.get() as u32 })).chain(remarks.get());
        let mut texts: Vec<String> = all.map(|message| prefs.message_text(&message)).collect();
        texts.extend(is_empty().then(|| prefs.label(nothing).to_string()));
        texts.join(" ")
    };
    view! {
        <div class="row go">
            <Button
                text=prefs.label_signal(Label::PrintGo) name="print" class="main" on_click=print
                attr:aria-disabled=move || is_empty().to_string()
            />
            <p class="tells" role="status">{texts}</p>
        </div>
    }
}
