//! Page of all that is printed: score sheets, worksheets, the board to cut out, diplomas.

mod board_plan;
mod diplomas;
mod paper_board;
mod score_sheets;
mod work;

use crate::components::element::{El, back_link, el};
use crate::state::address::page_name;
use crate::state::context::AppContext;
use crate::state::router::after_slash;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Part of the page.
struct PrintPart {
    /// Part of the address after the slash; empty for the first part.
    name: &'static str,
    title: Label,
    content: fn(AppContext) -> Vec<El>,
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

/// Content of the page.
pub fn page(app: AppContext) -> Vec<El> {
    let now = Memo::new(move |_| part_of_address(&app.navigation.address.get()));
    let link = move |(n, part): (usize, &'static PrintPart)| {
        let address = ["#print", if n == 0 { "" } else { "/" }, part.name].concat();
        let here = move || (if now.get() == n { "page" } else { "false" }).to_string();
        el("a", "button").attr("href", &address).label(app, part.title).live_attr("aria-current", here)
    };
    let parts =
        el("nav", "row print-parts").live_attr("aria-label", move || app.label(Label::PrintGo).into());
    let content = move || {
        let part = &PARTS[now.get()];
        untrack(|| (part.content)(app))
    };
    vec![
        parts.with(PARTS.iter().enumerate().map(link)),
        el("div", "print-part").live_children(content),
        back_link(app),
    ]
}
