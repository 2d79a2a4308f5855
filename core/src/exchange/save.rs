//! Saved games: a game as text on the device, and opening it. The text is untrusted: it may be damaged anywhere.
//!
//! ```text
//! notabene 2
//! chess960
//! [Event "?"] ... the game as PGN; `[%here]` stands beside the move on the board
//! ```
//! Version 1 had the start and the ids of the moves instead of PGN; it is still supported.

use super::import::{ImportTarget, Source};
use super::reading::is_remark;
use crate::game::registry::{self, OpenResult, Variant};
use crate::game::setup::Start;
use crate::game::{Game, Go, Problem};
use crate::notation::{Notation, Style};
use crate::position::Position as _;
use crate::record::{self, NodeId, PgnSheet};

/// The first line, with the format version.
const HEADER: &str = "notabene 2";
const FIRST_VERSION: &str = "notabene 1";

pub(super) fn write(session: &Game) -> String {
    format!("{HEADER}\n{}\n{}", session.variant.id, pgn(session, Some(session.at)))
}

/// The game as PGN, or as PDN for draughts; `here` is marked as the current node.
pub(super) fn pgn(session: &Game, here: Option<NodeId>) -> String {
    let style = session.variant.record_style();
    let usual_start = session.variant.is_usual(&session.record.start.to_text());
    let game_type = session.variant.game_type;
    let (variant, score) = (session.variant.variant, session.score());
    let rules = session.record.start.options();
    let rules = rules.as_deref();
    let text = |node: NodeId| {
        session.cache.text(node, || match session.record.tree.get(node) {
            Some(ply) => session.record.position_before(node).text(&ply.m, &style),
            None => String::new(),
        })
    };
    record::pgn(
        &session.record,
        &PgnSheet { variant, game_type, usual_start, rules, text: &text, score, current: here },
    )
}

/// A game as text without its current node: two windows with the same game have equal texts. Opened
/// by [`read`], it is at its end.
pub fn without_current_move(table: &Game) -> String {
    format!("{HEADER}\n{}\n{}", table.variant().id, pgn(table, None))
}

/// The id of the game in a saved text, without opening it.
pub fn game(text: &str) -> &str {
    text.lines().nth(1).unwrap_or_default().trim_end()
}

/// Opens a saved game. Everything readable is restored; the problem gives the place of the first loss.
pub fn read(text: &str) -> (OpenResult, Option<Problem>) {
    let text = text.trim_start_matches('\u{feff}');
    let mut lines = text.splitn(3, '\n').map(str::trim_end);
    let damaged = |at| Problem { message: msg!(SaveDamaged { at }), at: at as usize };
    let (Some(header), Some(id), Some(rest)) = (lines.next(), lines.next(), lines.next()) else {
        return (Err(damaged(0)), None);
    };
    match (header, registry::find(id)) {
        (_, Err(problem)) => (Err(problem), None),
        (FIRST_VERSION, Ok(game)) => {
            let (position, moves) = rest.split_once('\n').unwrap_or((rest, ""));
            first_version(game, position.trim_end(), moves)
        }
        (HEADER, Ok(game)) => {
            let mut source = Source { text: rest, found: record::next_game(rest, 0), style: &Style::pgn() };
            let mut opened = game.import(&mut source, ImportTarget::Game);
            // Moves after an unnoticed draw and other remarks are not damage.
            opened.faults.retain(|fault| !is_remark(&fault.message));
            // A complete game has a current node and ends with a result.
            let damage = (!opened.faults.is_empty() || !opened.whole).then(|| damaged(opened.moves as u32));
            (opened.table.take().unwrap_or_else(|| Err(damaged(0))), damage)
        }
        _ => (Err(damaged(0)), None),
    }
}

/// Upper limit of moves, beyond any human game, against memory exhaustion.
const MOST_MOVES: usize = 20_000;
/// Maximum depth of variations.
const DEEPEST: usize = 500;

/// Opens a game of the first version: its moves on a start.
fn first_version(variant: &'static Variant, position: &str, moves: &str) -> (OpenResult, Option<Problem>) {
    match variant.start_position(Start { position: Some(position), rules: "" }) {
        Err(problem) => (Err(problem), None),
        Ok(start) => {
            let mut session = Game::new(variant, start);
            let damage = replay(&mut session, moves);
            (Ok(session), damage)
        }
    }
}

/// Plays the moves of a game saved in version 1. Stops at the first illegal one.
///
/// Moves are ids; a variation follows the move it replaces; `*` follows the current move.
fn replay(session: &mut Game, moves: &str) -> Option<Problem> {
    let mut forks: Vec<NodeId> = Vec::new();
    let mut board = None;
    let mut played = 0;
    let mut damaged = false;
    for word in moves.split_whitespace() {
        match word {
            "*" => board = Some(session.at),
            "(" if forks.len() < DEEPEST && session.record.tree.parent(session.at).is_some() => {
                forks.push(session.at);
                session.go(Go::Back);
            }
            ")" if !forks.is_empty() => session.at = forks.pop().unwrap_or(session.at),
            id => {
                let m = session.position().by_id(id).filter(|_| played < MOST_MOVES);
                let Some(m) = m else {
                    damaged = true;
                    break;
                };
                session.play(&m);
                played += 1;
            }
        }
    }
    // A complete text marks the current move and closes its variations.
    damaged |= board.is_none() || !forks.is_empty();
    session.at = board.unwrap_or(session.at);
    session.order_edits();
    damaged.then_some(Problem { message: msg!(SaveDamaged { at: played as u32 }), at: played })
}
