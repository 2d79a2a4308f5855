//! Moves in giant letters, each part in its colour: the last ones, and on request the next ones.

use crate::pages::projector::PageContext;
use crate::pages::projector::start::GameStart;
use crate::views::written_move::Characters;
use leptos::prelude::*;
use notabene_core::game::{MoveCell, MoveLine, MoveSheet};
use notabene_core::i18n::Label;
use notabene_core::notation::Token;
use notabene_core::record::{NodeId, marks, readable};
use notabene_study::projector::ProjectorContent;
use std::sync::Arc;

/// Number of half-moves shown: three moves of both sides.
const PAST_PLIES: usize = 6;
/// Number of past half-moves while the next ones are shown, too.
const FEWER_PAST_PLIES: usize = 4;
/// Number of next half-moves.
const NEXT_PLIES: usize = 3;

/// Move on the board and those before it, oldest first.
fn past_moves(sheet: &MoveSheet, most: usize) -> Vec<MoveCell> {
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

/// Moves beside the board of a game, in pairs as on the sheet. Hidden moves are not rendered.
pub fn move_panel(cx: PageContext) -> Option<impl IntoView> {
    let (game, coming_too) = cx.content.with(|content| {
        (
            matches!(content.content, ProjectorContent::Game { .. }) && content.free_board.is_none(),
            content.coming,
        )
    });
    game.then(|| cx.game.sheet.with(|sheet| move_rows(cx, sheet, coming_too)))
}

fn move_rows(cx: PageContext, sheet: &MoveSheet, coming_too: bool) -> AnyView {
    let before = past_pairs(sheet, if coming_too { FEWER_PAST_PLIES } else { PAST_PLIES });
    let after = pairs(if coming_too { next_moves(sheet, NEXT_PLIES) } else { Vec::new() });
    let longest = before.iter().chain(&after).map(|pair| pair_length(pair)).max().unwrap_or_default();
    let result = sheet.result.iter().map(|t| t.text.as_str()).collect::<String>();
    let ends = !result.is_empty() && next_moves(sheet, 1).is_empty();
    let most = longest.max(if ends { result.chars().count() } else { 0 }).max(MIN_LINE_LENGTH);
    let row = |pair: &Vec<MoveCell>| view! { <MovePair pair=pair.clone() at=sheet.at/> }.into_any();
    let mut all: Vec<AnyView> = Vec::new();
    for pair in &before {
        all.push(row(pair));
        all.extend(
            pair.iter().filter(|cell| cell.node == sheet.at).flat_map(|cell| remarks(cx, sheet, cell)),
        );
    }
    if ends {
        all.push(view! { <p class="wall-move t-result">{result}</p> }.into_any());
    }
    if !after.is_empty() {
        all.push(
            view! { <h2 class="wall-coming">{cx.prefs.label_signal(Label::WallComingHead)}</h2> }.into_any(),
        );
        all.extend(after.iter().map(row));
    }
    if all.is_empty() {
        let has_moves = !next_moves(sheet, 1).is_empty();
        return view! { <GameStart cx has_moves/> }.into_any();
    }
    let lang = cx.game.prefs.with(|p| p.letters().code);
    view! { <div class="wall-moves pile" lang=lang style:--long=most.to_string()>{all}</div> }.into_any()
}

/// Pairs of the last moves. Half of a pair stands only where there is no more: at the start, and at the end.
fn past_pairs(sheet: &MoveSheet, most: usize) -> Vec<Vec<MoveCell>> {
    let mut moves = past_moves(sheet, most);
    if moves.len() == most && moves.first().is_some_and(is_second) {
        moves.remove(0);
    }
    pairs(moves)
}

/// Groups moves that stand beside each other on the sheet: a pair, or one of its moves.
fn pairs(moves: Vec<MoveCell>) -> Vec<Vec<MoveCell>> {
    let mut all: Vec<Vec<MoveCell>> = Vec::new();
    for cell in moves {
        let answers = |pair: &Vec<MoveCell>| {
            pair.len() == 1 && pair[0].node == cell.before && !is_second(&pair[0]) && is_second(&cell)
        };
        match all.last_mut().filter(|pair| answers(pair)) {
            Some(pair) => pair.push(cell),
            None => all.push(vec![cell]),
        }
    }
    all
}

/// True for the second move of a pair: its number has dots behind it.
fn is_second(cell: &MoveCell) -> bool {
    cell.move_number.len() > 1
}

/// Two moves with their number.
#[component]
fn MovePair(pair: Vec<MoveCell>, at: NodeId) -> impl IntoView {
    let moves = pair.iter().enumerate();
    let moves = moves.map(|(n, cell)| view! { <WrittenLine cell at has_number=n == 0/> });
    view! { <div class="wall-row">{moves.collect_view()}</div> }
}

/// Maximum number of half-moves shown of a variation.
const VARIATION_PLIES: usize = 6;
/// Maximum number of variations shown.
const MOST_VARIATIONS: usize = 2;

/// Comment on a move, and the variations beside it.
fn remarks(cx: PageContext, sheet: &MoveSheet, cell: &MoveCell) -> Vec<AnyView> {
    let comment = if cx.game.prefs.with(|p| p.engine_remarks) {
        cell.note.comment.clone()
    } else {
        readable(&cell.note.comment)
    };
    let comment = (!comment.is_empty()).then(|| view! { <p class="wall-comment">{comment}</p> }.into_any());
    let lines = sheet.rows.iter().flat_map(|row| &row.lines);
    let beside = lines.filter(|line| {
        line.cells.first().is_some_and(|(_, first)| first.before == cell.before && first.node != cell.node)
    });
    comment.into_iter().chain(beside.take(MOST_VARIATIONS).map(variation)).collect()
}

/// Beginning of a variation.
fn variation(line: &MoveLine) -> AnyView {
    let one = |(number, cell): &(Arc<[Token]>, MoveCell)| {
        view! {
            <Characters tokens=number/>
            <Characters tokens=&cell.tokens first=number.len()/>
            {marks(&cell.note).concat()}
            " "
        }
    };
    let moves = line.cells.iter().take(VARIATION_PLIES).map(one).collect_view();
    let rest = (line.cells.len() > VARIATION_PLIES).then_some("…");
    view! { <p class="wall-variation">{moves} {rest}</p> }.into_any()
}

/// Minimum length of a line, in characters; shorter ones get no larger letters.
const MIN_LINE_LENGTH: usize = 6;

/// Length of a pair, in characters.
fn pair_length(pair: &[MoveCell]) -> usize {
    let number = pair.first().map(move_number).unwrap_or_default();
    let number = number.iter().map(|token| token.text.chars().count()).sum::<usize>();
    let marks = |cell: &MoveCell| marks(&cell.note).iter().map(|mark| mark.chars().count()).sum::<usize>();
    number + pair.iter().map(|cell| cell.text().chars().count() + marks(cell) + 1).sum::<usize>()
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

/// Move, with its number if wanted.
#[component]
pub fn WrittenLine<'a>(
    cell: &'a MoveCell,
    at: NodeId,
    has_number: bool,
    /// True for the next move in the notes.
    #[prop(optional)]
    is_next: bool,
) -> impl IntoView + use<> {
    let lead = if has_number { move_number(cell) } else { Vec::new() };
    let number = has_number.then(|| view! { <span class="wall-lead"><Characters tokens=&lead/></span> });
    view! {
        <p
            class=if cell.node == at { "wall-move now" } else { "wall-move" }
            data-ply=cell.node.0.to_string()
            data-next=is_next.then_some("true")
        >
            {number}
            <Characters tokens=&cell.tokens first=lead.len()/>
            {marks(&cell.note).concat()}
        </p>
    }
}
