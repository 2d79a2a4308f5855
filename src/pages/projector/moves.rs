//! Moves in giant letters, each part in its colour: the last ones, and on request the next ones.

use crate::components::element::{El, el};
use crate::pages::projector::PageContext;
use crate::views::written_move::characters_markup;
use leptos::prelude::*;
use notabene_core::game::{MoveCell, MoveSheet};
use notabene_core::i18n::Label;
use notabene_core::notation::Token;
use notabene_core::record::NodeId;
use notabene_core::study::projector::ProjectorContent;

/// Number of half-moves shown: two or three moves of both sides.
const PAST_PLIES: usize = 6;
/// Number of past half-moves while the next ones are shown, too.
const FEWER_PAST_PLIES: usize = 3;
/// Number of next half-moves.
const NEXT_PLIES: usize = 3;

/// Move on the board and those before it, oldest first.
pub fn past_moves(sheet: &MoveSheet, most: usize) -> Vec<MoveCell> {
    let mut found = Vec::new();
    let mut node = sheet.at;
    while let Some(cell) = sheet.cell(node).filter(|_| found.len() < most) {
        found.insert(0, cell.clone());
        node = cell.before;
    }
    found
}

/// Moves after the one on the board, along its line.
pub fn next_moves(sheet: &MoveSheet, most: usize) -> Vec<MoveCell> {
    let all = sheet.cells();
    let mut found: Vec<MoveCell> = Vec::new();
    let mut node = sheet.at;
    while let Some(cell) = all.iter().find(|cell| cell.before == node).filter(|_| found.len() < most) {
        found.push((*cell).clone());
        node = cell.node;
    }
    found
}

/// Moves beside the board of a game. Hidden moves are not rendered.
pub fn move_panel(cx: PageContext) -> Vec<El> {
    let (game, coming_too) = cx.content.with(|content| {
        (
            matches!(content.content, ProjectorContent::Game { .. }) && content.free_board.is_none(),
            content.coming,
        )
    });
    if !game {
        return Vec::new();
    }
    cx.game.sheet.with(|sheet| {
        let before = past_moves(sheet, if coming_too { FEWER_PAST_PLIES } else { PAST_PLIES });
        let after = if coming_too { next_moves(sheet, NEXT_PLIES) } else { Vec::new() };
        let longest = before.iter().chain(&after).map(line_length).max().unwrap_or_default();
        let result = sheet.result.iter().map(|t| t.text.as_str()).collect::<String>();
        let ends = !result.is_empty() && next_moves(sheet, 1).is_empty();
        let row = |cell: &MoveCell| move_line(cell, sheet.at);
        let mut all: Vec<El> = before.iter().map(row).collect();
        if ends {
            all.push(el("p", "wall-move t-result").text(&result));
        }
        if !after.is_empty() {
            all.push(el("h2", "wall-coming").label(cx.app, Label::WallComingHead));
            all.extend(after.iter().map(row));
        }
        let list = el("div", "wall-moves").attr("lang", cx.game.prefs.with(|p| p.letters().code));
        let most = longest.max(if ends { result.chars().count() } else { 0 });
        vec![list.style("--long", move || most.max(MIN_LINE_LENGTH).to_string()).with(all)]
    })
}

/// Minimum length of a line, in characters; shorter ones get no larger letters.
const MIN_LINE_LENGTH: usize = 6;

/// Length of a line, in characters.
fn line_length(cell: &MoveCell) -> usize {
    move_number(cell).iter().map(|token| token.text.chars().count()).sum::<usize>()
        + cell.text().chars().count()
}

/// Move number without blanks: `12.`, or `12…` before a move of Black.
fn move_number(cell: &MoveCell) -> Vec<Token> {
    let mut lead = cell.move_number.to_vec();
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

/// Move with its number.
pub fn move_line(cell: &MoveCell, at: NodeId) -> El {
    let element = el("p", if cell.node == at { "wall-move now" } else { "wall-move" });
    let lead = move_number(cell);
    let before = format!("<span class=\"wall-lead\">{}</span>", characters_markup(&lead, 0));
    element
        .attr("data-ply", &cell.node.0.to_string())
        .html(&format!("{before}{}", characters_markup(&cell.tokens, lead.len())))
}
