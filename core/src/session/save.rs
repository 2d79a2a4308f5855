//! A game kept as text on the device, and opened again. The text is hostile: it may be damaged anywhere.
//!
//! ```text
//! notabene 1
//! chess960
//! bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1
//! e2e4 e7e5 ( c7c5 g1f3 ) g1f3 *
//! ```
//! Moves are ids; a variation follows the move it replaces; `*` follows the move on the board.

use super::table::{Go, Ply, Session};
use super::{Problem, Table as _, open};
use crate::notation::Notation;
use crate::record::{NodeId, Tree};
use crate::text::{Msg, cut};

/// The first line, with the version of the format.
const HEADER: &str = "notabene 1";

pub(super) fn write<P: Notation>(session: &Session<P>) -> String {
    let mut out = String::from(HEADER);
    for line in [session.game.id, &session.start.to_text(), ""] {
        out.push('\n');
        out.push_str(line);
    }
    if session.at == Tree::<Ply<P>>::ROOT {
        out += "* ";
    }
    write_line(session, Tree::<Ply<P>>::ROOT, &mut out);
    out
}

/// Writes all that follows a node.
fn write_line<P: Notation>(session: &Session<P>, mut node: NodeId, out: &mut String) {
    while let Some((first, others)) = session.tree.children(node).split_first() {
        write_move(session, *first, out);
        for other in others {
            out.push_str("( ");
            write_move(session, *other, out);
            write_line(session, *other, out);
            out.push_str(") ");
        }
        node = *first;
    }
}

fn write_move<P: Notation>(session: &Session<P>, node: NodeId, out: &mut String) {
    let parent = session.tree.parent(node).unwrap_or(Tree::<Ply<P>>::ROOT);
    if let Some(ply) = session.tree.get(node) {
        out.push_str(&session.position(parent).id(&ply.m));
        out.push_str(if node == session.at { " * " } else { " " });
    }
}

/// Opens a kept game. What can be read is there; a problem says where the rest was lost.
pub fn read(text: &str) -> (open::Opened, Option<Problem>) {
    let mut rest = text.strip_prefix('\u{feff}').unwrap_or(text);
    let damaged = |at| Problem { says: Msg::SaveDamaged { at }, at: at as usize };
    let (Some(HEADER), Some(id), Some(position)) = (line(&mut rest), line(&mut rest), line(&mut rest)) else {
        return (Err(damaged(0)), None);
    };
    match open::find(id) {
        // Nothing follows the moves; what does is a sign of damage that `replay` stumbles over.
        Ok(game) => (game.resume)(game, position, rest),
        Err(problem) => (Err(problem), None),
    }
}

/// Takes the next line.
fn line<'t>(rest: &mut &'t str) -> Option<&'t str> {
    let all = *rest;
    let (line, after) = cut(all, b'\n').unwrap_or((all, ""));
    *rest = after;
    (!all.is_empty()).then(|| line.strip_suffix('\r').unwrap_or(line))
}

/// No human game has more; a longer text is an attack on the memory.
const MOST_MOVES: usize = 20_000;
/// Variations inside variations.
const DEEPEST: usize = 500;

/// Plays the moves of a kept game. Stops at the first that is not legal.
pub(super) fn replay<P: Notation>(session: &mut Session<P>, moves: &str) -> Option<Problem> {
    let mut forks: Vec<NodeId> = Vec::new();
    let mut board = None;
    let mut played = 0;
    let mut damaged = false;
    for word in moves.split_whitespace() {
        match word {
            "*" => board = Some(session.at),
            "(" if forks.len() < DEEPEST && session.tree.parent(session.at).is_some() => {
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
    damaged.then_some(Problem { says: Msg::SaveDamaged { at: played as u32 }, at: played })
}
