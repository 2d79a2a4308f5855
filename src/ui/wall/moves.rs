//! Moves in giant letters, each part in its colour: the last ones, and those still to come if the teacher wants them seen.

use super::Hall;
use crate::ui::dom::{El, el};
use crate::ui::written::characters;
use leptos::prelude::*;
use notabene_core::game::{Cell, Sheet};
use notabene_core::i18n::Label;
use notabene_core::notation::Token;
use notabene_core::record::NodeId;
use notabene_core::study::projector::Show;

/// So many half-moves are seen: two or three moves of both sides.
const LAST: usize = 6;
/// As many of those before while the coming ones are seen, too.
const FEWER: usize = 3;
/// So many of those to come.
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

/// What stands beside the board of a game. Moves that are not shown are not made.
pub fn moves(hall: Hall) -> Vec<El> {
    let (game, coming_too) =
        hall.wall.with(|wall| (matches!(wall.show, Show::Game { .. }) && wall.free.is_none(), wall.coming));
    if !game {
        return Vec::new();
    }
    hall.game.sheet.with(|sheet| {
        let before = last(sheet, if coming_too { FEWER } else { LAST });
        let after = if coming_too { coming(sheet, COMING) } else { Vec::new() };
        let longest = before.iter().chain(&after).map(length).max().unwrap_or_default();
        let result = sheet.result.iter().map(|t| t.text.as_str()).collect::<String>();
        let ends = !result.is_empty() && coming(sheet, 1).is_empty();
        let row = |cell: &Cell| line(cell, sheet.at);
        let mut all: Vec<El> = before.iter().map(row).collect();
        if ends {
            all.push(el("p", "wall-move t-result").text(&result));
        }
        if !after.is_empty() {
            all.push(el("h2", "wall-coming").label(hall.desk, Label::WallComingHead));
            all.extend(after.iter().map(row));
        }
        let list = el("div", "wall-moves").attr("lang", hall.game.prefs.with(|p| p.letters().code));
        let most = longest.max(if ends { result.chars().count() } else { 0 });
        vec![list.style("--long", move || most.max(SHORTEST).to_string()).with(all)]
    })
}

/// Shorter lines than this have no larger letters.
const SHORTEST: usize = 6;

/// How many characters stand in a line.
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
pub fn line(cell: &Cell, at: NodeId) -> El {
    let made = el("p", if cell.node == at { "wall-move now" } else { "wall-move" });
    let lead = lead(cell);
    let before = ["<span class=\"wall-lead\">", &characters(&lead, 0), "</span>"].concat();
    made.attr("data-ply", &cell.node.0.to_string())
        .inside(&[&before[..], &characters(&cell.tokens, lead.len())].concat())
}
