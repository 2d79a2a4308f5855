//! A game kept as text on the device, and opened again. The text is hostile: it may be damaged anywhere.
//!
//! ```text
//! notabene 2
//! chess960
//! [Event "?"] ... the game as PGN; `[%here]` stands beside the move on the board
//! ```
//! Version 1 had the start and the ids of the moves instead of PGN; it is still read.

use super::import::{Source, Want};
use crate::game::registry::{self, Opened, Variant};
use crate::game::setup::Start;
use crate::game::{Game, Go, Problem};
use crate::i18n::MessageKind;
use crate::notation::signs::joined;
use crate::notation::{Notation, Style};
use crate::position::Position as _;
use crate::record::{self, NodeId, PgnSheet};

/// The first line, with the version of the format.
const HEADER: &str = "notabene 2";
const FIRST_VERSION: &str = "notabene 1";

pub(super) fn write(session: &Game) -> String {
    joined(&[HEADER, "\n", session.variant.id, "\n", &pgn(session, Some(session.at))])
}

/// The game as PGN, or as PDN if it is one of draughts; `here` marks a move.
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
        &PgnSheet { variant, game_type, usual_start, rules, text: &text, score, here },
    )
}

/// A game as text that says nothing of where its board stands: two windows with the same game have the same. Opened
/// by [`read`], it stands at its end.
pub fn unplaced(table: &Game) -> String {
    joined(&[HEADER, "\n", table.status().game, "\n", &pgn(table, None)])
}

/// The name of a kept game, before it is opened.
pub fn game(text: &str) -> &str {
    text.lines().nth(1).unwrap_or_default().trim_end()
}

/// Opens a kept game. What can be read is there; a problem says where the rest was lost.
pub fn read(text: &str) -> (Opened, Option<Problem>) {
    let text = text.trim_start_matches('\u{feff}');
    let mut lines = text.splitn(3, '\n').map(str::trim_end);
    let damaged = |at| Problem { says: msg!(SaveDamaged { at }), at: at as usize };
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
            let mut opened = game.import(&mut source, Want::Game);
            // Moves after a draw that nobody noticed are no damage.
            opened.faults.retain(|fault| fault.says.kind() != MessageKind::PgnAfterDraw);
            // A whole game marks its place and ends with a result.
            let damage = (!opened.faults.is_empty() || !opened.whole).then(|| damaged(opened.moves as u32));
            (opened.table.take().unwrap_or_else(|| Err(damaged(0))), damage)
        }
        _ => (Err(damaged(0)), None),
    }
}

/// No human game has more; a longer text is an attack on the memory.
const MOST_MOVES: usize = 20_000;
/// Variations inside variations.
const DEEPEST: usize = 500;

/// Opens a game of the first version: its moves on a start.
fn first_version(variant: &'static Variant, position: &str, moves: &str) -> (Opened, Option<Problem>) {
    match variant.begin(Start { position: Some(position), rules: "" }) {
        Err(problem) => (Err(problem), None),
        Ok(start) => {
            let mut session = Game::new(variant, start);
            let damage = replay(&mut session, moves);
            (Ok(session), damage)
        }
    }
}

/// Plays the moves of a game kept in the first version. Stops at the first that is not legal.
///
/// Moves are ids; a variation follows the move it replaces; `*` follows the move on the board.
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
                let m = session.now().by_id(id).filter(|_| played < MOST_MOVES);
                let Some(m) = m else {
                    damaged = true;
                    break;
                };
                session.play(&m);
                played += 1;
            }
        }
    }
    // A whole text marks the move on the board and closes its variations.
    damaged |= board.is_none() || !forks.is_empty();
    session.at = board.unwrap_or(session.at);
    session.order_edits();
    damaged.then_some(Problem { says: msg!(SaveDamaged { at: played as u32 }), at: played })
}
