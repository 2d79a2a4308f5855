//! Moves in giant letters, each part in its colour: the last ones, and those still to come if the teacher wants them seen.

use super::Projector;
use crate::components::MoveTokens;
use leptos::prelude::*;
use notabene_core::game::{Cell, Sheet};
use notabene_core::i18n::Label;
use notabene_core::notation::Token;

/// How many half-moves are shown: two or three moves of both sides.
const LAST: usize = 6;
/// How many of the past ones are shown beside those to come.
const FEWER: usize = 3;
/// How many of those to come are shown.
const COMING: usize = 3;

/// The move on the board and those before it, the oldest first.
pub fn last(sheet: &Sheet, most: usize) -> Vec<Cell> {
    let mut found = Vec::new();
    let mut node = sheet.at;
    while let Some(cell) = sheet.cell(node).filter(|_| found.len() < most) {
        found.insert(0, cell.clone());
        node = cell.before;
    }
    found
}

/// The moves after the one on the board, along the line it belongs to.
pub fn coming(sheet: &Sheet, most: usize) -> Vec<Cell> {
    let all = sheet.cells();
    let mut found: Vec<Cell> = Vec::new();
    let mut node = sheet.at;
    while let Some(cell) = all.iter().find(|cell| cell.before == node).filter(|_| found.len() < most) {
        found.push((*cell).clone());
        node = cell.node;
    }
    found
}

/// The moves beside the board of a game. Moves that are not shown are not made.
#[component]
pub fn Moves(projector: Projector) -> impl IntoView {
    move || {
        let coming_too = projector.wall.with(|wall| wall.coming);
        let shown = projector.shows_game() && !projector.is_free();
        shown.then(|| projector.game.sheet.with(|sheet| move_list(projector, sheet, coming_too)))
    }
}

/// The last moves, the result, and those to come.
fn move_list(projector: Projector, sheet: &Sheet, coming_too: bool) -> impl IntoView + use<> {
    let before = last(sheet, if coming_too { FEWER } else { LAST });
    let after = if coming_too { coming(sheet, COMING) } else { Vec::new() };
    let result = sheet.result.iter().map(|t| t.text.as_str()).collect::<String>();
    let result = Some(result).filter(|result| !result.is_empty() && coming(sheet, 1).is_empty());
    let longest = before.iter().chain(&after).map(length).max().unwrap_or_default();
    let longest = longest.max(result.as_ref().map_or(0, |result| result.chars().count())).max(SHORTEST);
    let letters = projector.game.prefs.with(|p| p.letters().code);
    let at = sheet.at;
    let rows = move |cells: Vec<Cell>| {
        cells.into_iter().map(|cell| view! { <MoveLine current={cell.node == at} cell/> }).collect_view()
    };
    let head = (!after.is_empty())
        .then(|| view! { <h2 class="wall-coming">{projector.words(Label::WallComingHead)}</h2> });
    view! {
        <div class="wall-moves" lang=letters style=("--long", longest.to_string())>
            {rows(before)}
            {result.map(|result| view! { <p class="wall-move t-result">{result}</p> })}
            {head}
            {rows(after)}
        </div>
    }
}

/// Shorter lines than this have no larger letters.
const SHORTEST: usize = 6;

/// How many characters a line has.
fn length(cell: &Cell) -> usize {
    lead(cell).iter().map(|token| token.text.chars().count()).sum::<usize>() + cell.text().chars().count()
}

/// The number before a move without its blanks: `12.`, or `12…` before a move of Black.
fn lead(cell: &Cell) -> Vec<Token> {
    let mut lead = cell.lead.to_vec();
    let (one, black) = (lead.len(), lead.len() > 1);
    for (n, token) in lead.iter_mut().enumerate() {
        token.text = match (n, black) {
            (0, true) => token.text.trim().trim_end_matches('.').into(),
            (0, false) => token.text.trim().into(),
            _ => "…".into(),
        };
    }
    lead.truncate(one.min(2));
    lead
}

/// A move with its number.
#[component]
pub fn MoveLine(cell: Cell, current: bool, #[prop(optional)] is_next: bool) -> impl IntoView {
    let lead = lead(&cell);
    let first = lead.len();
    view! {
        <p
            class=if current { "wall-move now" } else { "wall-move" }
            data-ply=cell.node.0
            data-next=is_next.then_some("true")
        >
            <span class="wall-lead"><MoveTokens tokens=lead/></span>
            <MoveTokens tokens=cell.tokens.clone() first/>
        </p>
    }
}
